//! Moves taken back: everything is as it was when the move was to be made, clocks included.

use damier_clock::{ClockEvent, ClockFact, Moment, PauseReason};
use damier_rules::{ByColor, game};

use super::LiveGame;
use crate::{Refused, Seat};

impl LiveGame {
    /// The half-move to which a player would go back: the last one of his own.
    fn back_to(&self, by: Seat) -> Result<usize, Refused> {
        let own = if self.turn() == by { 2 } else { 1 };
        let refused = Refused::NothingToTakeBack { color: by.color() };
        self.ply().checked_sub(own).filter(|ply| *ply >= self.given).ok_or(refused)
    }

    /// Whether a player may ask to take his last move back.
    pub fn may_take_back(&self, by: Seat) -> Result<(), Refused> {
        self.in_play()?;
        if !self.terms.takebacks {
            return Err(Refused::NoTakebacks);
        }
        if let Some(asker) = self.takeback {
            return Err(Refused::TakebackStands { color: asker.color() });
        }
        self.back_to(by).map(|_| ())
    }

    /// Whether the other player has asked this one.
    pub(crate) fn asked_by_other(&self, by: Seat) -> Result<(), Refused> {
        self.in_play()?;
        if self.takeback == Some(!by) { Ok(()) } else { Err(Refused::NoTakebackAsked) }
    }

    /// Takes back the last move of the player who asked. His clock shows what it showed then and runs on from now.
    pub(super) fn take_back(&mut self, at: Moment, by: Seat) -> Result<(), Refused> {
        self.asked_by_other(by)?;
        self.not_standing()?;
        let ply = self.back_to(!by)?;
        let (Some(turn), Some(clock)) = (self.turns.get(ply), self.clocks.get(ply)) else {
            return Err(Refused::NoTakebacks);
        };
        let mut clock = clock.clone();
        let then = clock.counted_to().unwrap_or(at);
        // A clock that had not started waits for the first move again.
        if clock.started_at().is_some() {
            for fact in [
                ClockFact::new(then, ClockEvent::Paused(PauseReason::Other)),
                ClockFact::new(at.max(then), ClockEvent::Resumed),
            ] {
                clock.apply(&fact).map_err(|_| Refused::Standing)?;
            }
        }
        self.game.apply(game::Fact::Undo { back_to: turn.facts })?;
        self.turns.truncate(ply);
        self.clocks.truncate(ply);
        self.clocks.push(clock.clone());
        self.clock = clock;
        self.takeback = None;
        self.last_lag = ByColor::default();
        Ok(())
    }
}
