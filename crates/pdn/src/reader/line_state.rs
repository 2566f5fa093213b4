//! Where in the count of moves a line stands.

use super::MoveNumber;
use crate::{FaultKind, Location};

/// The numbering of the main line or of one variation.
///
/// Numbers in files are kept as they are written; where none is written the count goes on by itself.
#[derive(Debug, Clone)]
pub(crate) struct LineState {
    /// The number that the next move gets.
    pub(crate) next: MoveNumber,
    /// The number of the last move.
    pub(crate) last: MoveNumber,
    /// How many moves there were.
    pub(crate) moves: u32,
    /// Whether a number has been read whose move has not.
    numbered: bool,
    /// Whether something other than a move came last.
    interrupted: bool,
    /// Where the variation was opened.
    pub(crate) opened: Location,
}

impl LineState {
    /// The main line.
    pub(crate) fn main() -> LineState {
        LineState {
            next: MoveNumber::FIRST,
            last: MoveNumber::FIRST,
            moves: 0,
            numbered: false,
            interrupted: false,
            opened: Location::START,
        }
    }

    /// A variation on the last move.
    pub(crate) fn variation(&self, opened: Location) -> LineState {
        LineState { next: self.last, opened, ..LineState::main() }
    }

    /// A written number; a fault if it is not the one that is due.
    pub(crate) fn number(&mut self, value: u32, second: bool) -> Result<(), FaultKind> {
        let due = self.next;
        let second = second || (value == due.number && due.second && self.moves > 0);
        self.next = MoveNumber { number: value, second };
        self.numbered = true;
        if self.moves > 0 && value != due.number {
            return Err(FaultKind::WrongNumber { found: value, expected: due.number });
        }
        Ok(())
    }

    /// A number without a dot counts if it is the one that is due.
    pub(crate) fn is_due(&self, value: u32) -> bool {
        !self.numbered && value == self.next.number
    }

    /// A move; its number.
    #[inline]
    pub(crate) fn moved(&mut self) -> MoveNumber {
        self.last = self.next;
        self.next = self.next.next();
        self.moves += 1;
        self.numbered = false;
        self.interrupted = false;
        self.last
    }

    /// A comment, a variation or the like.
    #[inline]
    pub(crate) fn interrupt(&mut self) {
        self.interrupted = true;
    }

    /// `...`: true if it only says that the second player moves next, false if it is a move that
    /// nobody knows.
    pub(crate) fn ellipsis(&mut self) -> bool {
        let marker = if self.numbered {
            self.moves == 0 || self.next.second
        } else {
            self.next.second && (self.interrupted || self.moves == 0)
        };
        self.next.second |= marker;
        marker
    }
}
