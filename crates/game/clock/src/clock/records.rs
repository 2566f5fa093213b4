//! Records of the game that show another number of moves than the clock has counted.

use std::sync::Arc;

use damier_rules::{ByColor, Color};

use super::{Clock, Phase, Refused, Running};
use crate::{Moment, Span};

/// No game has more moves than this by any record.
const MOST_MOVES: u32 = 10_000;

impl Clock {
    /// A move that stands on the record and at which nobody told the clock that it was pressed: it is counted, and the
    /// other side is to move. Nothing changes before the start, after the end, and out of turn.
    pub fn recorded(&mut self, at: Moment, color: Color) {
        let at = self.counted_to().map_or(at, |counted| at.max(counted));
        let mut next = self.counted(at);
        if !matches!(next.phase, Phase::Playing | Phase::Paused) || next.turn != color {
            return;
        }
        let runs = next.running;
        next.complete_move(color, at);
        if !runs.is(color) {
            next.running = runs;
        }
        *self = next;
    }

    /// Moves are taken back on the board: no more than so many of each side still count, and whoever has to move anew has
    /// his clock running, unless the clocks stand. What was used stays used; what a move had added goes with it.
    pub fn taken_back(&mut self, at: Moment, to_move: Color, still_made: ByColor<u32>) {
        let at = self.counted_to().map_or(at, |counted| at.max(counted));
        let mut next = self.counted(at);
        if !matches!(next.phase, Phase::Playing | Phase::Paused) {
            return;
        }
        let setup = Arc::clone(&self.setup);
        for color in Color::ALL {
            next.sides[color].take_back_to(&setup.control, still_made[color]);
        }
        next.turn = to_move;
        if next.phase == Phase::Playing {
            next.running = next.running_while_awaiting();
        }
        *self = next;
    }

    /// COL-3.4.6: the records show moves that the clock did not count; a flag ruling may be cancelled.
    pub(super) fn show_moves(&mut self, color: Color, shown: u32) -> Result<(), Refused> {
        let made = self.sides[color].moves;
        self.must_be_open_to_records()?;
        if shown < made {
            return Err(Refused::FewerMoves { color, made, shown });
        }
        if shown > MOST_MOVES {
            return Err(Refused::TooManyMoves { shown, most: MOST_MOVES });
        }
        let setup = Arc::clone(&self.setup);
        for _ in made..shown {
            self.sides[color].count_move(&setup.control, setup.rules.switches.carry_over);
        }
        self.lift(color)?;
        if matches!(self.phase, Phase::Ruled(_)) && self.sides[color].fallen.is_none() {
            self.running = Running::Nobody;
            self.phase = Phase::Paused;
        }
        Ok(())
    }

    /// A ruling on flags can be overturned by the records, no other.
    fn must_be_open_to_records(&self) -> Result<(), Refused> {
        match &self.phase {
            Phase::NotStarted => Err(Refused::NotStarted),
            Phase::Ended => Err(Refused::Over),
            Phase::Ruled(ruling) if !ruling.is_by_flag() => Err(Refused::Over),
            _ => Ok(()),
        }
    }

    /// FMJD-III.6.15: both go on from the move after the control with fifteen minutes more.
    pub(super) fn leave_count_unproved(&mut self) -> Result<(), Refused> {
        if !self.rules().code.is_fmjd() {
            return Err(Refused::NoUnprovedCount);
        }
        self.must_be_open_to_records()?;
        let setup = Arc::clone(&self.setup);
        let control = Color::ALL.into_iter().filter_map(|color| self.sides[color].control_move).min();
        for color in Color::ALL {
            let side = &mut self.sides[color];
            for _ in side.moves..control.unwrap_or_default() {
                side.count_move(&setup.control, setup.rules.switches.carry_over);
            }
            side.granted += Span::minutes(15);
            side.lift_flag(&setup.rules);
        }
        self.running = Running::Nobody;
        self.phase = Phase::Paused;
        Ok(())
    }
}
