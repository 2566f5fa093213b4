//! A side as it is stored and told.

use std::fmt;
use std::ops::Not;

use crate::Color;

/// One of the two sides of a board, as facts store it and programs send it. [`Color`] is for play; this is what a
/// player, a seat or a giver is written down with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Side {
    /// That of the light pieces.
    White,
    /// That of the dark pieces.
    Black,
}

impl Side {
    /// Both, White's first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The colour with which it plays.
    pub const fn color(self) -> Color {
        match self {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        side.color()
    }
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        Side::from(!self.color())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.color().fmt(f)
    }
}
