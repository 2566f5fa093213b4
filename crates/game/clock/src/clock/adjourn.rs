//! Adjournment with a sealed move, as the FMJD has it (D-42). Black seals, whoever might be to move otherwise.
//!
//! The steps: [`ClockEvent::Adjourned`](crate::ClockEvent::Adjourned) stops both clocks while the position is copied,
//! `Resumed` starts Black's for his thought, `Sealed` stops it, `Reopened` makes the move and starts White's.

use super::{Clock, Phase, Refused, Running};
use crate::clauses::Point;
use crate::ruling::{Consequence, Why};
use crate::{AdjournReason, Moment};

impl Clock {
    pub(super) fn adjourn(&mut self, reason: AdjournReason) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Playing | Phase::Paused) {
            return Err(self.not_playing());
        }
        let Some(needed) = self.rules().switches.adjourn_after_move else {
            return Err(Refused::NoAdjournment);
        };
        let sealer = !self.rules().first;
        let made = self.sides[sealer].moves;
        if reason == AdjournReason::RoomCloses && made < u32::from(needed) {
            return Err(Refused::TooEarlyToAdjourn {
                made,
                needed,
                clauses: self.rules().clauses(Point::Adjourn),
            });
        }
        if self.turn != sealer {
            return Err(Refused::WrongSealer { sealer, clauses: self.rules().clauses(Point::Seal) });
        }
        self.phase = Phase::Interrupted;
        self.running = Running::Nobody;
        Ok(())
    }

    pub(super) fn seal(&mut self) -> Result<(), Refused> {
        if self.phase != Phase::Interrupted {
            return Err(Refused::NotInterrupted);
        }
        self.phase = Phase::Sealed;
        self.running = Running::Nobody;
        Ok(())
    }

    pub(super) fn reopen(&mut self, at: Moment, executable: bool) -> Result<(), Refused> {
        if self.phase != Phase::Sealed {
            return Err(Refused::NotSealed);
        }
        let sealer = self.turn;
        if !executable {
            let ruling = self.rule(Consequence::Loses(sealer), Why::SealedMove(sealer), true, Point::BadSeal);
            self.phase = Phase::Ruled(ruling);
            return Ok(());
        }
        self.phase = Phase::Playing;
        self.complete_move(sealer, at);
        Ok(())
    }
}
