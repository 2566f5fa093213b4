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
    /// The number that has been read and whose move has not.
    numbered: Numbered,
    /// Whether a position was set up since the last move, so that any number may follow.
    set_up: bool,
    /// The number that the first move gets if none is written.
    first: MoveNumber,
    /// Whether something other than a move came last.
    interrupted: bool,
    /// Where the variation was opened.
    pub(crate) opened: Location,
}

/// Whether a number stands before the next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Numbered {
    No,
    /// Written with one dot, `12.`
    Plain,
    /// Written with three dots, `12...`
    Dotted,
}

impl LineState {
    /// The main line.
    pub(crate) fn main() -> LineState {
        LineState {
            next: MoveNumber::FIRST,
            last: MoveNumber::FIRST,
            moves: 0,
            numbered: Numbered::No,
            set_up: false,
            first: MoveNumber::FIRST,
            interrupted: false,
            opened: Location::START,
        }
    }

    /// A variation on the last move.
    pub(crate) fn variation(&self, opened: Location) -> LineState {
        let first = if self.moves > 0 { self.last } else { self.first };
        LineState { next: first, last: first, first, opened, ..LineState::main() }
    }

    /// A written number; a fault if it is not the one that is due.
    pub(crate) fn number(&mut self, value: u32, dotted: bool) -> Result<(), FaultKind> {
        let due = self.due();
        let counts = self.moves > 0 && !self.set_up;
        let second = dotted || (value == due.number && due.second && counts);
        self.next = MoveNumber { number: value, second };
        self.numbered = if dotted { Numbered::Dotted } else { Numbered::Plain };
        if counts && value != due.number {
            return Err(FaultKind::WrongNumber { found: value, expected: due.number });
        }
        Ok(())
    }

    /// A number without a dot counts if it is the one that is due.
    pub(crate) fn is_due(&self, value: u32) -> bool {
        self.numbered == Numbered::No && value == self.due().number
    }

    /// A move; its number.
    #[inline]
    pub(crate) fn moved(&mut self) -> MoveNumber {
        self.last = self.next;
        self.next = self.next.next();
        self.moves += 1;
        self.numbered = Numbered::No;
        self.set_up = false;
        self.interrupted = false;
        self.last
    }

    /// A position is set up; the number that the next move gets if none is written.
    pub(crate) fn set_up(&mut self) -> MoveNumber {
        self.set_up = true;
        self.interrupted = true;
        self.due()
    }

    /// The number that the next move gets if none is written.
    fn due(&self) -> MoveNumber {
        if self.moves > 0 { self.last.next() } else { self.first }
    }

    /// A comment, a variation or the like.
    #[inline]
    pub(crate) fn interrupt(&mut self) {
        self.interrupted = true;
    }

    /// `...`: true if it only says that the second player moves next, false if it is a move that
    /// nobody knows.
    pub(crate) fn ellipsis(&mut self) -> bool {
        let marker = match self.numbered {
            Numbered::Dotted => false,
            Numbered::Plain => self.moves == 0 || self.next.second,
            Numbered::No => self.next.second && self.interrupted,
        };
        self.next.second |= marker;
        marker
    }
}
