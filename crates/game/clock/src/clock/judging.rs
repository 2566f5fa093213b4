//! Clocks that a player stops, claims, and what is judged by the clock.

use damier_rules::rulebook::{FlagMode, StopClock};
use damier_rules::{ByColor, Color};

use super::{Clock, Phase, Refused, Running};
use crate::clauses::Point;
use crate::rules::Code;
use crate::ruling::{Consequence, Ruling, Why};
use crate::{Judge, Moment, Span, StopReason};

impl Clock {
    /// A player stops the clocks.
    pub(super) fn stop(&mut self, at: Moment, by: Color, reason: StopReason) -> Result<(), Refused> {
        if self.phase != Phase::Playing {
            return Err(self.not_playing());
        }
        let unexplained = reason == StopReason::Nothing;
        if unexplained && self.rules().stop_clock == StopClock::ArbiterOnly {
            return Err(Refused::ArbiterStops { clauses: self.rules().clauses(Point::ArbiterStops) });
        }
        self.running = Running::Nobody;
        self.phase = Phase::Stopped(by, reason);
        // What a player says of his own will ends the game; silence and claims the arbiter may still judge.
        if reason == StopReason::Resigns
            && let Some(ruling) = self.due_now(at)
        {
            self.phase = Phase::Ruled(ruling);
        }
        Ok(())
    }

    /// What a stopped clock means (D-40a).
    pub(super) fn stop_ruling(&self, by: Color, reason: StopReason) -> Option<Ruling> {
        let to_the_end = self.sides[by].control_move.is_none();
        match reason {
            StopReason::Resigns | StopReason::Nothing => {
                Some(self.rule(Consequence::Loses(by), Why::Stopped(by), true, Point::Stop))
            }
            StopReason::WantsDraw if self.rules().code == Code::Columns && to_the_end => {
                Some(self.rule(Consequence::Loses(by), Why::StoppedForDraw(by), true, Point::StopForDraw))
            }
            StopReason::WantsDraw | StopReason::Claim => None,
        }
    }

    /// The game ends as it stands by the rules.
    pub(super) fn judge(&mut self, at: Moment, judge: Judge) -> Result<(), Refused> {
        let ruling = self.due_now(at).ok_or(Refused::NothingToJudge)?;
        let players_claim = self.rules().flag_mode == FlagMode::Claim && self.rules().code == Code::Ua2013;
        if ruling.is_by_flag() && judge == Judge::Arbiter && players_claim {
            return Err(Refused::PlayersClaim { clauses: self.rules().clauses(Point::Flag) });
        }
        self.end_by(ruling);
        Ok(())
    }

    /// Both flags are down, and play goes on with times that the arbiter sets.
    pub(super) fn play_on(&mut self, left: ByColor<Span>) -> Result<(), Refused> {
        if Color::ALL.into_iter().any(|color| self.sides[color].fallen.is_none()) {
            return Err(Refused::NotBothFlags);
        }
        if let Some(color) = Color::ALL.into_iter().find(|&color| left[color].is_zero()) {
            return Err(Refused::NoTime(color));
        }
        for color in Color::ALL {
            self.sides[color].set_left(left[color]);
            self.sides[color].fallen = None;
        }
        self.phase = Phase::Playing;
        self.running = Running::One(self.turn);
        Ok(())
    }

    /// FMJD-III.6.17: the claimant's clock runs while the claim is checked.
    pub(super) fn claim(&mut self, by: Color) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Playing | Phase::Paused | Phase::Stopped(_, StopReason::Claim)) {
            return Err(self.not_playing());
        }
        self.phase = Phase::Checking(by);
        self.running = Running::One(by);
        Ok(())
    }

    /// A right claim is a draw even if the claimant's time ran out; a wrong one is lost then (D-20b).
    pub(super) fn decide_claim(&mut self, right: bool) -> Result<(), Refused> {
        let Phase::Checking(by) = self.phase else { return Err(Refused::NoClaim) };
        self.running = Running::Nobody;
        self.phase = if right {
            Phase::Ruled(self.rule(Consequence::Draw, Why::RightClaim(by), true, Point::ClaimChecked))
        } else if self.sides[by].fallen.is_some() {
            Phase::Ruled(self.rule(Consequence::Loses(by), Why::WrongClaim(by), true, Point::ClaimChecked))
        } else {
            Phase::Paused
        };
        Ok(())
    }
}
