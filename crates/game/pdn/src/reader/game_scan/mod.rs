//! One pass over the tokens of one game.

mod brackets;
mod endings;

use std::io::{self, Read};
use std::ops::Range;

use super::fast_lane::{self, Plain};
use super::token::{Kind, Token};
use super::{Ending, LineState, Next, PdnReader, Skip, Terminator, Text, Visitor};
use crate::{Fault, FaultKind, encoding};

/// How much of a text is quoted in a fault.
const EXCERPT: usize = 24;

/// The state of a game that is being read.
pub(super) struct GameScan<'r, R, V> {
    reader: &'r mut PdnReader<R>,
    visitor: &'r mut V,
    /// How far from the start of the input the game begins.
    begin: u64,
    /// The main line and the open variations.
    lines: Vec<LineState>,
    /// How many parentheses are open in variations that are passed over.
    skipping: usize,
    stage: Stage,
    first_tag: Option<String>,
    faults: usize,
    /// Whether the last token was unknown too: a run of them is one fault.
    in_unknown: bool,
    /// Where the last move or its mark ended, counted from the start of the input.
    move_end: Option<u64>,
}

/// How far a game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// Nothing but comments yet.
    Blank,
    /// There are tags.
    Header,
    /// There are moves, or what belongs to them.
    Body,
}

/// Whether the game goes on.
type Flow = Option<Terminator>;

impl<'r, R: Read, V: Visitor> GameScan<'r, R, V> {
    pub(super) fn new(reader: &'r mut PdnReader<R>, visitor: &'r mut V, start: usize) -> Self {
        let begin = reader.source.offset(start);
        let mut lines = std::mem::take(&mut reader.lines);
        lines.clear();
        lines.push(LineState::main());
        GameScan {
            reader,
            visitor,
            begin,
            lines,
            skipping: 0,
            stage: Stage::Blank,
            first_tag: None,
            faults: 0,
            in_unknown: false,
            move_end: None,
        }
    }

    /// Reads to the end of the game.
    pub(super) fn run(mut self) -> io::Result<()> {
        let start = (self.begin - self.reader.source.offset(0)) as usize;
        self.visitor.begin_game(text(self.reader, start..start));
        let terminator = loop {
            self.fast_lane();
            match self.reader.peek()? {
                Next::End => break Terminator::EndOfInput,
                Next::TooLong => break self.too_long()?,
                Next::Token(token) => {
                    let next_game = matches!(token.kind, Kind::Tag(_)) && self.stage == Stage::Body;
                    if !next_game
                        && self.reader.source.offset(token.start) - self.begin > self.reader.limits.game
                    {
                        break self.too_long()?;
                    }
                    if let Some(terminator) = self.token(token)? {
                        break terminator;
                    }
                }
            }
        };
        self.finish(terminator);
        Ok(())
    }

    /// Takes plain moves and their numbers as long as nothing else comes.
    fn fast_lane(&mut self) {
        if self.skipping > 0 {
            return;
        }
        let limit = (self.begin + self.reader.limits.game).saturating_sub(self.reader.source.offset(0));
        let last = self.lines.len() - 1;
        loop {
            let window = self.reader.source.bytes();
            let window = &window[..window.len().min(usize::try_from(limit).unwrap_or(usize::MAX))];
            let Some(plain) = fast_lane::plain(window, self.reader.next) else { return };
            self.begin_body();
            self.in_unknown = false;
            match plain {
                Plain::Number(value, range) => {
                    self.reader.next = range.end;
                    if let Err(fault) = self.lines[last].number(value, false) {
                        self.fault(fault, range.start);
                    }
                }
                Plain::Move(range) => {
                    self.reader.next = range.end;
                    let number = self.lines[last].moved();
                    self.move_end = Some(self.reader.source.offset(range.end));
                    self.visitor.played(text(self.reader, range), number);
                }
            }
        }
    }

    fn finish(mut self, terminator: Terminator) {
        let end = self.reader.next;
        if self.lines.len() > 1 {
            let opened = self.lines[1].opened;
            self.list(Fault { kind: FaultKind::UnclosedVariation, at: opened });
            for _ in 1..self.lines.len() {
                self.visitor.end_variation();
            }
        }
        if terminator == Terminator::NextHeader {
            self.fault(FaultKind::NoSeparator, end);
        }
        if self.stage < Stage::Body {
            self.visitor.header_done();
        }
        let at = self.reader.source.location(end);
        if self.faults > self.reader.limits.faults {
            let count = (self.faults - self.reader.limits.faults) as u64;
            self.visitor.fault(Fault { kind: FaultKind::More { count }, at });
        }
        self.visitor.end_game(Ending { terminator, at });
        self.reader.lines = self.lines;
    }

    fn too_long(&mut self) -> io::Result<Terminator> {
        let limit = self.reader.limits.game;
        self.fault(FaultKind::TooLong { limit }, self.reader.next);
        self.reader.skip_to_header()?;
        Ok(Terminator::Limit)
    }

    #[inline]
    fn token(&mut self, token: Token) -> io::Result<Flow> {
        let (start, end) = (token.start, token.end);
        if !matches!(token.kind, Kind::Unknown | Kind::Filler | Kind::Strength) {
            self.in_unknown = false;
        }
        match token.kind {
            Kind::Move { spaced } => {
                self.begin_body();
                if self.skipping == 0 {
                    if spaced {
                        self.fault(FaultKind::SpaceInMove, start);
                    }
                    let number = self.line().moved();
                    self.visitor.played(text(self.reader, start..end), number);
                }
                self.move_end = Some(self.reader.source.offset(end));
            }
            Kind::Number { value, second, dotted } => self.number(value, second, dotted, start..end),
            Kind::Tag(tag) => return Ok(self.tag(tag, start..end)),
            Kind::Star => return self.star(start..end),
            Kind::Result(outcome) => return self.result(Terminator::Result(outcome), start..end),
            Kind::Comment { text, closed, nested } => {
                if !closed {
                    self.fault(FaultKind::UnclosedComment, start);
                } else if nested {
                    self.fault(FaultKind::NestedComment, start);
                }
                self.comment(text);
            }
            Kind::LooseComment { text } => self.comment(text),
            Kind::Open => self.open(start),
            Kind::Close => self.close(start),
            Kind::Strength => self.strength(start..end),
            Kind::Nag(nag) => {
                self.begin_body();
                self.line().interrupt();
                if self.skipping == 0 {
                    self.visitor.nag(nag);
                }
            }
            Kind::Ellipsis => self.ellipsis(start..end),
            Kind::Setup { text, closed } => self.setup(text, closed, start),
            Kind::Filler if !self.in_unknown => {
                let text = excerpt(&self.reader.source.bytes()[start..end]);
                self.fault(FaultKind::Filler { text }, start);
            }
            Kind::StrayBrace => self.fault(FaultKind::StrayBrace, start),
            Kind::Unknown => self.unknown(start..end),
            Kind::Filler | Kind::Escape => {}
        }
        self.reader.next = end;
        Ok(None)
    }

    fn line(&mut self) -> &mut LineState {
        let last = self.lines.len() - 1;
        &mut self.lines[last]
    }

    #[inline]
    fn begin_body(&mut self) {
        if self.stage < Stage::Body {
            self.stage = Stage::Body;
            self.visitor.header_done();
        }
    }

    fn number(&mut self, value: u32, second: bool, dotted: bool, range: Range<usize>) {
        if !dotted && !self.line().is_due(value) {
            return self.unknown(range);
        }
        self.begin_body();
        if self.skipping > 0 {
            return;
        }
        if !dotted {
            self.fault(FaultKind::NumberWithoutDot { number: value }, range.start);
        }
        if let Err(fault) = self.line().number(value, second) {
            self.fault(fault, range.start);
        }
    }

    fn comment(&mut self, range: Range<usize>) {
        self.line().interrupt();
        if self.skipping == 0 {
            self.visitor.comment(text(self.reader, range));
        }
    }

    fn open(&mut self, start: usize) {
        self.begin_body();
        if self.skipping > 0 {
            self.skipping += 1;
            return;
        }
        let limit = self.reader.limits.depth;
        if self.lines.len() > limit {
            self.fault(FaultKind::TooDeep { limit }, start);
            self.skipping = 1;
        } else if self.visitor.begin_variation() == Skip::Yes {
            self.skipping = 1;
        } else {
            let opened = self.reader.source.location(start);
            let line = self.line().variation(opened);
            self.lines.push(line);
        }
    }

    fn close(&mut self, start: usize) {
        if self.skipping > 0 {
            self.skipping -= 1;
        } else if self.lines.len() > 1 {
            self.lines.pop();
            self.visitor.end_variation();
        } else {
            self.fault(FaultKind::StrayParenthesis, start);
        }
        self.line().interrupt();
    }

    /// A mark, which needs a move before it.
    fn strength(&mut self, range: Range<usize>) {
        if self.skipping > 0 {
            return;
        }
        if self.line().moves == 0 || self.in_unknown {
            return self.unknown(range);
        }
        self.move_end = Some(self.reader.source.offset(range.end));
        self.visitor.strength(text(self.reader, range));
    }

    fn ellipsis(&mut self, range: Range<usize>) {
        self.begin_body();
        if self.skipping == 0 && !self.line().ellipsis() {
            let number = self.line().moved();
            self.visitor.unknown_move(text(self.reader, range), number);
        }
    }

    fn unknown(&mut self, range: Range<usize>) {
        if !self.in_unknown {
            let text = excerpt(&self.reader.source.bytes()[range.clone()]);
            self.fault(FaultKind::Unknown { text }, range.start);
        }
        self.in_unknown = true;
        self.reader.next = range.end;
    }

    fn depth(&self) -> usize {
        self.lines.len() - 1 + self.skipping
    }

    fn fault(&mut self, kind: FaultKind, position: usize) {
        let at = self.reader.source.location(position);
        self.list(Fault { kind, at });
    }

    fn list(&mut self, fault: Fault) {
        self.faults += 1;
        if self.faults <= self.reader.limits.faults {
            self.visitor.fault(fault);
        }
    }
}

fn text<R: Read>(reader: &PdnReader<R>, range: Range<usize>) -> Text<'_> {
    let source = &reader.source;
    Text { window: source.bytes(), start: range.start, end: range.end, lines: source.lines() }
}

/// The text as a fault quotes it.
fn excerpt(bytes: &[u8]) -> String {
    let text = encoding::decode(bytes);
    let mut characters = text.chars();
    let mut short: String =
        characters.by_ref().take(EXCERPT).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if characters.next().is_some() {
        short.push('…');
    }
    short
}
