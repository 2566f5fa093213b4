//! Warnings for players who cannot read the clock (UA13-IV.13.14; the code of 2023 takes the chapter over, D-63).

use damier_rules::Color;

use crate::rules::Code;
use crate::{Clock, ClockRules, Moment, Span};

/// How well a player sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Weak sight: warned of the last five minutes.
    Weak,
    /// Totally blind: warned of the last ten.
    Blind,
}

impl ClockRules {
    /// With so much left before the control the arbiter warns the player, where the code says so.
    pub fn sight_zone(&self, sight: Sight) -> Option<Span> {
        let minutes = match sight {
            Sight::Weak => 5,
            Sight::Blind => 10,
        };
        matches!(self.code, Code::Ua2013 | Code::Ua2023).then(|| Span::minutes(minutes))
    }
}

impl Clock {
    /// When the arbiter has to warn a player if nothing happens: the first moment with less than his zone left. One
    /// who has less already, or whose clock stands, is not warned again.
    pub fn next_sight_warning_at(&self, color: Color, sight: Sight) -> Option<Moment> {
        let zone = self.rules().sight_zone(sight)?;
        let from = self.counted_to()?;
        let reading = self.reading(color, from);
        let left = reading.left.filter(|&left| reading.running && left >= zone)?;
        Some(from + left.less(zone) + Span::millis(1))
    }
}
