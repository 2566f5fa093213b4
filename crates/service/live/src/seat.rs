//! The two places at a board.

use std::fmt;
use std::ops::Not;

use damier_rules::Color;
use serde::{Deserialize, Serialize};

/// One of the two places at a board, as it is stored and sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// The light side's.
    White,
    /// The dark side's.
    Black,
}

impl Seat {
    /// Both, White's first.
    pub const ALL: [Seat; 2] = [Seat::White, Seat::Black];

    /// The side that plays from it.
    pub const fn color(self) -> Color {
        match self {
            Seat::White => Color::White,
            Seat::Black => Color::Black,
        }
    }
}

impl From<Color> for Seat {
    fn from(color: Color) -> Seat {
        match color {
            Color::White => Seat::White,
            Color::Black => Seat::Black,
        }
    }
}

impl Not for Seat {
    type Output = Seat;

    fn not(self) -> Seat {
        match self {
            Seat::White => Seat::Black,
            Seat::Black => Seat::White,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.color().fmt(f)
    }
}
