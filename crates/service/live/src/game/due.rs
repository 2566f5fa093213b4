//! What the clock ends by itself (D-39), and when to look.

use damier_clock::{Consequence, Moment, Phase, Ruling, Scope, Span, Why};
use damier_rules::Color;

use super::{LiveGame, Standing};
use crate::lag::Bucket;
use crate::{ClockStart, Fact, Refused, Seat};

impl LiveGame {
    /// The facts that have become due: a flag that fell, or somebody who is too late for his board (D-35).
    pub fn due(&self, at: Moment) -> Vec<Fact> {
        let at = at.max(self.last);
        let is_due = self.next_due().is_some_and(|due| due <= at);
        if is_due && self.first_move_within().is_some() {
            return vec![Fact::NeverBegun { of: self.turn() }];
        }
        let ruling = self.clock.due(at).filter(|_| is_due && !self.is_over());
        ruling.and_then(|ruling| self.follows(&ruling)).into_iter().collect()
    }

    /// The fact that follows from what the clock says.
    fn follows(&self, ruling: &Ruling) -> Option<Fact> {
        let late = |who: Vec<Seat>| Fact::TooLate { who, encounter: ruling.scope == Scope::Encounter };
        match (&ruling.why, ruling.outcome) {
            (Why::Flag { color, .. }, _) if self.is_no_game_yet() => {
                Some(Fact::NeverBegun { of: (*color).into() })
            }
            (Why::Flag { color, .. }, _) => Some(Fact::FlagFell { of: (*color).into() }),
            (Why::Late { color, .. } | Why::NeverCame(color), _) => Some(late(vec![(*color).into()])),
            (_, Consequence::BothLose) => Some(late(Seat::ALL.to_vec())),
            _ => None,
        }
    }

    /// Whether a fallen flag calls the game off: both have not moved yet, and the terms say so.
    fn is_no_game_yet(&self) -> bool {
        self.terms.clock_start != ClockStart::AtOnce && self.terms.event.is_none() && !self.each_has_made(1)
    }

    /// How long the first move is waited for, while the clocks stand because of that.
    pub fn first_move_within(&self) -> Option<Span> {
        match self.terms.clock_start {
            ClockStart::FirstMove(within)
                if self.clock.started_at().is_none() && self.terms.event.is_none() && !self.is_over() =>
            {
                Some(within)
            }
            _ => None,
        }
    }

    /// The earliest moment at which something will be due if nothing happens, so that a server can sleep until
    /// then. A move on its way may still be in time, so a fall is looked at only after what the player's last
    /// move was credited, or could be.
    pub fn next_due(&self) -> Option<Moment> {
        if self.is_over() || self.not_standing().is_err() {
            return None;
        }
        if let Some(within) = self.first_move_within() {
            return Some(self.last + within);
        }
        // Time that the arbiter has taken may have ended the game already.
        if let Phase::Ruled(_) = self.clock.phase(self.last) {
            return Some(self.last);
        }
        let falls = self.clock.next_flag_at().map(|falls| falls + self.grace(self.clock.turn()));
        falls.into_iter().chain(self.clock.next_forfeit_at()).min()
    }

    fn grace(&self, color: Color) -> Span {
        let usual = self.last_lag[color].unwrap_or(Bucket::A_MOVE);
        usual.min(self.buckets[color].saved())
    }

    /// Refuses when the game is over.
    pub(crate) fn in_play(&self) -> Result<(), Refused> {
        if self.is_over() { Err(Refused::Over) } else { Ok(()) }
    }

    /// Refuses when the clocks stand, with who lets them.
    pub(crate) fn not_standing(&self) -> Result<(), Refused> {
        match self.standing {
            Standing::Runs => Ok(()),
            Standing::NotStarted => Err(Refused::NotStarted),
            Standing::Stopped => Err(Refused::Standing),
            Standing::Halted => Err(Refused::Halted),
            Standing::Sealed => Err(Refused::MoveIsSealed),
        }
    }

    /// Refuses when the game is over, the clocks stand or somebody's time has run out.
    pub(crate) fn goes_on(&self, at: Moment) -> Result<(), Refused> {
        self.in_play()?;
        self.not_standing()?;
        self.in_time(at)
    }

    /// Refuses when somebody's time has run out.
    pub(super) fn in_time(&self, at: Moment) -> Result<(), Refused> {
        match self.clock.flags(at).first {
            Some(color) => Err(self.time_over(color)),
            None => Ok(()),
        }
    }
}
