//! What stands in brackets: tags, and positions that are set up.

use std::io::Read;
use std::ops::Range;

use super::super::lexer::is_blank;
use super::super::token::Tag;
use super::super::{TagText, Terminator, Visitor};
use super::{Flow, GameScan, Stage, text};
use crate::FaultKind;

impl<R: Read, V: Visitor> GameScan<'_, R, V> {
    /// A tag, or the header of the next game.
    pub(super) fn tag(&mut self, tag: Tag, range: Range<usize>) -> Flow {
        let window = self.reader.source.bytes();
        let name = String::from_utf8_lossy(&window[tag.name.clone()]);
        if self.stage == Stage::Body && !tag.quoted {
            self.unknown(range);
            return None;
        }
        let repeated = self.first_tag.as_deref() == Some(&*name) && after_blank_line(window, range.start);
        if self.stage == Stage::Body || repeated {
            return Some(Terminator::NextHeader);
        }
        self.stage = Stage::Header;
        if self.first_tag.is_none() {
            self.first_tag = Some(name.into_owned());
        }
        let small = window[tag.name.start].is_ascii_lowercase();
        let flaws = [
            (small, FaultKind::SmallTagName),
            (!tag.closed, FaultKind::UnclosedTag),
            (!tag.quoted, FaultKind::UnquotedTag),
            (tag.loose_quotes, FaultKind::UnescapedQuote),
        ];
        for (_, flaw) in flaws.into_iter().filter(|(found, _)| *found) {
            self.fault(flaw, range.start);
        }
        let value = trimmed(self.reader.source.bytes(), tag.value, tag.quoted);
        self.visitor.tag(TagText { name: text(self.reader, tag.name), raw_value: text(self.reader, value) });
        self.reader.next = range.end;
        None
    }

    /// A position that is set up among the moves.
    pub(super) fn setup(&mut self, range: Range<usize>, closed: bool, start: usize) {
        self.begin_body();
        if self.skipping > 0 {
            return;
        }
        let window = self.reader.source.bytes();
        let mut fen = trimmed(window, range, false);
        let labelled = window[fen.clone()].get(..3).is_some_and(|word| word.eq_ignore_ascii_case(b"FEN"));
        if labelled {
            fen = trimmed(window, fen.start + 3..fen.end, false);
        }
        let quoted =
            window[fen.clone()].len() >= 2 && window[fen.start] == b'"' && window[fen.end - 1] == b'"';
        if quoted {
            fen = fen.start + 1..fen.end - 1;
        }
        if !(labelled && quoted && closed) {
            self.fault(FaultKind::BadSetup, start);
        }
        let number = self.line().set_up();
        self.visitor.setup(text(self.reader, fen), number);
    }
}

/// Without the blanks around it, unless it was quoted.
fn trimmed(window: &[u8], range: Range<usize>, quoted: bool) -> Range<usize> {
    if quoted {
        return range;
    }
    let before = window[range.clone()].len() - window[range.clone()].trim_ascii_start().len();
    let length = window[range.clone()].trim_ascii().len();
    range.start + before..range.start + before + length
}

/// Whether an empty line stands right before.
fn after_blank_line(window: &[u8], start: usize) -> bool {
    let blanks = window[..start].iter().rev().take_while(|byte| is_blank(**byte));
    let mut breaks = 0;
    let mut after = 0;
    for byte in blanks {
        breaks += usize::from(*byte == b'\n' || (*byte == b'\r' && after != b'\n'));
        after = *byte;
    }
    breaks > 1
}
