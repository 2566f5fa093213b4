//! What ends a game, and what only looks like it.

use std::io::{self, Read};
use std::ops::Range;

use super::super::lexer;
use super::super::token::{Kind, Lexed, Token};
use super::super::{Next, Terminator, Visitor};
use super::{Flow, GameScan, Stage};
use crate::FaultKind;

impl<R: Read, V: Visitor> GameScan<'_, R, V> {
    /// `*` separates games. In front of more moves of the same line it is the old mark of a forced move.
    pub(super) fn star(&mut self, range: Range<usize>) -> io::Result<Flow> {
        let attached = self.move_end == Some(self.reader.source.offset(range.start));
        let after = lexer::next(self.reader.source.bytes(), range.end, self.reader.source.ended());
        let goes_on = match after {
            Lexed::Token(Token { kind: Kind::Number { value, .. }, .. }) => value > 1,
            Lexed::Token(Token { kind: Kind::Result(_), .. }) => attached,
            Lexed::Token(Token { kind, .. }) => {
                matches!(kind, Kind::Move { .. } | Kind::Strength | Kind::Nag(_) | Kind::Close)
            }
            Lexed::NeedMore { .. } | Lexed::End => false,
        };
        if goes_on && (attached || self.depth() > 0) {
            self.fault(FaultKind::ForcedMoveAsterisk, range.start);
            if self.skipping == 0 && attached {
                self.visitor.nag(7);
            }
            self.reader.next = range.end;
            return Ok(None);
        }
        self.reader.next = range.end;
        Ok(Some(Terminator::Star))
    }

    pub(super) fn result(&mut self, terminator: Terminator, range: Range<usize>) -> io::Result<Flow> {
        let at = range.start;
        if self.stage == Stage::Blank {
            self.fault(FaultKind::StrayResult, at);
            self.reader.next = range.end;
            return Ok(None);
        }
        if self.depth() > 0 {
            self.fault(FaultKind::ResultInVariation, at);
            self.reader.next = range.end;
            // A variation that was never closed: the result is that of the game after all.
            let last = match self.reader.peek()? {
                Next::End => true,
                Next::Token(token) => matches!(token.kind, Kind::Tag(_) | Kind::Star),
                Next::TooLong => false,
            };
            return Ok(last.then_some(terminator));
        }
        self.reader.next = range.end;
        self.after_result()?;
        Ok(Some(terminator))
    }

    /// A comment on the same line and a separator still belong to the game that a result has ended.
    fn after_result(&mut self) -> io::Result<()> {
        while let Next::Token(token) = self.reader.peek()? {
            let between = &self.reader.source.bytes()[self.reader.next..token.start];
            match token.kind {
                Kind::Star => {
                    self.reader.next = token.end;
                    return Ok(());
                }
                Kind::Comment { .. } | Kind::LooseComment { .. }
                    if !between.iter().any(|byte| matches!(byte, b'\n' | b'\r')) =>
                {
                    self.token(token)?;
                }
                _ => return Ok(()),
            }
        }
        Ok(())
    }
}
