//! What a clock shows at a moment: times, moves to the control, flags.

use damier_rules::rulebook::FlagMode;
use damier_rules::{ByColor, Color};

use super::Clock;
use crate::{Moment, Span};

/// What one half of the clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reading {
    /// Time left to the control; none where nothing limits the player.
    pub left: Option<Span>,
    /// Time used or charged in the whole game.
    pub used: Span,
    /// Moves made, counted by presses.
    pub moves: u32,
    /// The period, from 1.
    pub period: usize,
    /// The number of the move that ends the period.
    pub control_move: Option<u32>,
    /// Moves still to make in it, the one in hand included.
    pub moves_to_control: Option<u32>,
    /// Whether it runs.
    pub running: bool,
    /// When the flag fell.
    pub fell: Option<Moment>,
    /// Whether seconds are shown.
    pub seconds_shown: bool,
}

/// Which flags are down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Flags {
    /// When each fell.
    pub fell: ByColor<Option<Moment>>,
    /// The one that fell first, if the people at the board can know it: only one is down, or the clock keeps the
    /// order (FMJD-III.3.7.5, UA-III.3.1.5).
    pub first: Option<Color>,
}

impl Clock {
    /// What a half of the clock shows. Moments before the last fact are read as that fact's.
    pub fn reading(&self, color: Color, at: Moment) -> Reading {
        let clock = self.counted(at);
        let side = &clock.sides[color];
        let left = (!side.free).then(|| side.left());
        Reading {
            left,
            used: side.used,
            moves: side.moves,
            period: side.period + 1,
            control_move: side.control_move,
            moves_to_control: side.control_move.map(|last| last - side.moves),
            running: clock.running.is(color),
            fell: side.fallen,
            seconds_shown: left.is_some_and(|left| left <= clock.rules().seconds_in_last),
        }
    }

    /// Moves a player has still to make before his control, the one in hand included.
    pub fn moves_to_control(&self, color: Color) -> Option<u32> {
        let side = &self.sides[color];
        side.control_move.map(|last| last - side.moves)
    }

    /// Which flags are down at a moment.
    pub fn flags(&self, at: Moment) -> Flags {
        let clock = self.counted(at);
        let fell = ByColor { white: clock.sides.white.fallen, black: clock.sides.black.fallen };
        let first = match (fell.white, fell.black) {
            (Some(_), None) => Some(Color::White),
            (None, Some(_)) => Some(Color::Black),
            (Some(white), Some(black)) if clock.knows_order() && white != black => {
                Some(if white < black { Color::White } else { Color::Black })
            }
            _ => None,
        };
        Flags { fell, first }
    }

    /// Whether somebody knows which of two flags fell first.
    pub(super) fn knows_order(&self) -> bool {
        self.rules().latch || self.rules().flag_mode == FlagMode::Auto
    }
}
