//! Flags in clock displays, and the check of the count of moves when the giver's fell (FMJD-VIII.B.12, FMJD-VIII.B.13).

use damier_clock::{Moment, Span};
use damier_rules::game::{self, FlagFall, Outcome};

use super::{Board, Display};
use crate::Refused;
use crate::fact::{Fact, Who};

/// So long after his flag fell the giver may still call the arbiter before the game is over by itself.
const TO_DOUBT: Span = Span::minutes(1);

impl Board {
    /// Whose flag has fallen first by a moment.
    fn fallen(&self, at: Moment) -> Option<Who> {
        let color = self.clock()?.flags(at).first?;
        Some(if color == self.giver() { Who::Giver } else { Who::Opponent })
    }

    /// Whether the giver doubts the count of moves and the arbiter has not checked it yet.
    pub fn is_doubted(&self) -> bool {
        self.doubted && !self.is_over()
    }
}

impl Display {
    /// Flags that have fallen by now, one fact for each board (FMJD-VIII.B.6). The giver has a minute to call the
    /// arbiter, and a board on which he has waits for the check.
    pub fn overdue(&self, at: Moment) -> Vec<Fact> {
        if !self.is_started() || self.is_over() {
            return Vec::new();
        }
        let waits = self.kind().rules().wrong_count.map_or(Span::ZERO, |_| TO_DOUBT);
        let fallen = |(number, board): (usize, &Board)| {
            let open = !board.is_over() && !board.is_doubted();
            let of = board.fallen(at).filter(|_| open)?;
            let over = of == Who::Opponent || board.fallen(at - waits) == Some(Who::Giver);
            over.then_some(Fact::FlagFell { board: number, of, seen: false })
        };
        (1..).zip(self.boards()).filter_map(fallen).collect()
    }

    /// The boards on which the giver's flag has fallen and he may call the arbiter.
    pub fn to_doubt(&self, at: Moment) -> Vec<usize> {
        let fell = |board: &Board| !board.is_over() && !board.doubted && board.fallen(at) == Some(Who::Giver);
        let may = self.kind().rules().wrong_count.is_some() && self.is_started() && !self.is_over();
        (1..).zip(self.boards()).filter(|(_, board)| may && fell(board)).map(|(number, _)| number).collect()
    }

    pub(super) fn flag(&mut self, number: usize, of: Who, seen: bool, at: Moment) -> Result<(), Refused> {
        let board = self.playing(number)?;
        board.clock().ok_or(Refused::NoClock)?;
        if !seen && board.fallen(at) != Some(of) {
            return Err(Refused::NoFlag { board: number });
        }
        let color = board.color(of);
        self.boards[number - 1].ended_by = self.kind().rules().control_clause;
        self.rules(number, game::Fact::Flag(FlagFall::of(color)))
    }

    /// The giver's flag fell and he calls the arbiter.
    pub(super) fn doubt(&mut self, number: usize, at: Moment) -> Result<(), Refused> {
        let board = self.playing(number)?;
        self.kind().rules().wrong_count.ok_or(Refused::NoClock)?;
        if board.fallen(at) != Some(Who::Giver) {
            return Err(Refused::NoFlag { board: number });
        }
        self.boards[number - 1].doubted = true;
        Ok(())
    }

    /// The count was checked: a wrong record loses, a right one leaves the flag as it fell (D-69d).
    pub(super) fn count_checked(&mut self, number: usize, wrong: bool, at: Moment) -> Result<(), Refused> {
        let board = self.playing(number)?;
        let clause = self.kind().rules().wrong_count.ok_or(Refused::NoClock)?;
        if board.fallen(at) != Some(Who::Giver) {
            return Err(Refused::NoFlag { board: number });
        }
        let giver = board.giver();
        let outcome = Outcome::Win(if wrong { giver } else { !giver });
        self.boards[number - 1].ended_by = Some(clause);
        self.rules(number, game::Fact::Award { outcome, grounds: clause.to_owned() })
    }
}
