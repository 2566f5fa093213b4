//! A game of an arena: to which it belongs, and whether a player may give up half of his time.

use damier_clock::{Clock, ClockEvent, ClockFact, Moment, Reason, Span};
use damier_rules::Color;
use serde::{Deserialize, Serialize};

use crate::{LiveGame, Refused, Seat};

/// A game of an arena. It is not called off and not played again: whoever is free there is paired anew.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArenaGame {
    /// The arena by its name in addresses.
    pub arena: String,
    /// Whether a player may give up half of his time, and what each move earns, for a point more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub berserk: bool,
}

impl ArenaGame {
    /// So long the first move is waited for.
    pub const FIRST_MOVE: Span = Span::seconds(20);

    /// Whoever has been away so long on his own move may lose the game.
    pub const AWAY: Span = Span::seconds(30);

    /// What is left at least to whoever gives up time.
    const LEAST: Span = Span::seconds(5);
}

impl LiveGame {
    /// Refuses in a game of an arena.
    pub(crate) fn without_arena(&self) -> Result<(), Refused> {
        if self.terms().arena.is_some() { Err(Refused::InArena) } else { Ok(()) }
    }

    /// Whether half of the time may be given up in this game at all.
    pub(crate) fn allows_berserk(&self) -> bool {
        self.terms().arena.as_ref().is_some_and(|arena| arena.berserk)
    }

    /// Whether a player may give up half of his time: before his first move.
    pub fn may_berserk(&self, by: Seat) -> Result<(), Refused> {
        self.in_play()?;
        if !self.allows_berserk() {
            return Err(Refused::NoBerserk);
        }
        if self.berserk()[by.color()] {
            return Err(Refused::BerserkStands { color: by.color() });
        }
        if self.has_moved(by) { Err(Refused::BerserkLate) } else { Ok(()) }
    }

    /// What is left to a side after half of its time at the beginning was given up.
    pub(crate) fn hurried(clock: &Clock, color: Color, at: Moment) -> Option<Span> {
        let given = clock.setup().control.periods().first()?.time;
        let left = clock.reading(color, at).left?;
        Some(left.less(given.halves().1).max(ArenaGame::LEAST.min(left)))
    }

    /// Gives up half of the time of a side.
    pub(crate) fn hurry(&self, clock: &mut Clock, color: Color, at: Moment) -> Result<(), Refused> {
        match LiveGame::hurried(clock, color, at) {
            Some(left) => self.set_left(clock, color, at, left),
            None => Ok(()),
        }
    }

    /// Takes back what the last move of a side has earned.
    pub(crate) fn without_increment(
        &self,
        clock: &mut Clock,
        color: Color,
        at: Moment,
    ) -> Result<(), Refused> {
        let reading = clock.reading(color, at);
        let earned = clock.setup().control.earned_by(reading.moves);
        match reading.left.filter(|_| !earned.is_zero()) {
            Some(left) => self.set_left(clock, color, at, left.less(earned)),
            None => Ok(()),
        }
    }

    fn set_left(&self, clock: &mut Clock, color: Color, at: Moment, left: Span) -> Result<(), Refused> {
        let reason = Reason::Other("berserk".to_owned());
        let set = ClockFact::new(at, ClockEvent::Set { color, left, reason });
        clock.apply(&set).map_err(|refused| self.clock_refusal(&refused))
    }
}
