//! What the clock ends by itself (D-39), and when to look.

use damier_clock::{Moment, Span};
use damier_rules::Color;

use super::LiveGame;
use crate::lag::Bucket;
use crate::{Fact, Refused};

impl LiveGame {
    /// The facts that have become due: a flag that fell.
    pub fn due(&self, at: Moment) -> Vec<Fact> {
        let is_due = self.next_due().is_some_and(|due| due <= at.max(self.last));
        let fallen = self.clock.flags(at.max(self.last)).first.filter(|_| is_due && !self.is_over());
        fallen.map(|color| Fact::FlagFell { of: color.into() }).into_iter().collect()
    }

    /// The earliest moment at which something will be due if nothing happens, so that a server can sleep until
    /// then. A move on its way may still be in time, so a fall is looked at only after what the player's last
    /// move was credited, or could be.
    pub fn next_due(&self) -> Option<Moment> {
        let falls = self.clock.next_flag_at().filter(|_| !self.is_over())?;
        Some(falls + self.grace(self.clock.turn()))
    }

    fn grace(&self, color: Color) -> Span {
        let usual = self.last_lag[color].unwrap_or(Bucket::PER_MOVE);
        usual.min(self.buckets[color].saved())
    }

    /// Refuses when the game is over.
    pub(crate) fn in_play(&self) -> Result<(), Refused> {
        if self.is_over() { Err(Refused::Over) } else { Ok(()) }
    }

    /// Refuses when the game is over, the clocks stand or somebody's time has run out.
    pub(crate) fn goes_on(&self, at: Moment) -> Result<(), Refused> {
        self.in_play()?;
        if self.stopped {
            return Err(Refused::Standing);
        }
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
