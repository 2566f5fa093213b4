//! What keeps the pieces of a work from being a position, with squares by their names on its board.

use std::fmt;

use damier_pdn::Numbering;
use damier_rules::{Color, Setup, SetupFault, Square, Variant};

use crate::Composition;
use crate::turned::opposite;

/// A fault of the pieces; it is told as faults of a position are everywhere.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[serde(rename = "SetupFault", rename_all = "snake_case")]
pub enum SetFault {
    OffTheBoard { square: String, squares: u8 },
    SquareTakenTwice { square: String },
    TowerInFlatGame { square: String, height: usize },
    ManOnLastRow { square: String, color: Color },
    TooManyPieces { color: Color, count: usize, limit: usize },
    NoPieces,
}

impl SetFault {
    /// A fault of the pieces of a work, told of the board that was given.
    pub fn in_work(fault: SetupFault, work: &Composition) -> SetFault {
        let given = if work.is_turned { turned_fault(work.variant(), fault) } else { fault };
        SetFault::of(given, &work.setup)
    }

    /// A fault of a set-up.
    pub fn of(fault: SetupFault, setup: &Setup) -> SetFault {
        let board = setup.variant.board();
        let name = |square: Square| Numbering::of(setup.variant).name(board, square);
        match fault {
            SetupFault::OffTheBoard { square, squares } => {
                SetFault::OffTheBoard { square: square.to_string(), squares }
            }
            SetupFault::SquareTakenTwice { square } => SetFault::SquareTakenTwice { square: name(square) },
            SetupFault::TowerInFlatGame { square, height } => {
                SetFault::TowerInFlatGame { square: name(square), height }
            }
            SetupFault::ManOnLastRow { square, color } => {
                SetFault::ManOnLastRow { square: name(square), color }
            }
            SetupFault::TooManyPieces { color, count, limit } => {
                SetFault::TooManyPieces { color, count, limit }
            }
            SetupFault::NoPieces => SetFault::NoPieces,
        }
    }

    /// Whether there are more pieces than a set has, so that the work is informal (UA-VIII.Formal.11).
    pub const fn exceeds_set(&self) -> bool {
        matches!(self, SetFault::TooManyPieces { .. })
    }
}

/// A fault on the board turned back. What stands off the board keeps its number.
fn turned_fault(variant: Variant, fault: SetupFault) -> SetupFault {
    let there = |square| opposite(variant, square);
    match fault {
        SetupFault::SquareTakenTwice { square } => SetupFault::SquareTakenTwice { square: there(square) },
        SetupFault::TowerInFlatGame { square, height } => {
            SetupFault::TowerInFlatGame { square: there(square), height }
        }
        SetupFault::ManOnLastRow { square, color } => {
            SetupFault::ManOnLastRow { square: there(square), color: color.opponent() }
        }
        SetupFault::TooManyPieces { color, count, limit } => {
            SetupFault::TooManyPieces { color: color.opponent(), count, limit }
        }
        SetupFault::OffTheBoard { .. } | SetupFault::NoPieces => fault,
    }
}

impl fmt::Display for SetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetFault::OffTheBoard { square, squares } => {
                write!(f, "there is no square {square} on a board of {squares} squares")
            }
            SetFault::SquareTakenTwice { square } => write!(f, "square {square} is occupied twice"),
            SetFault::TowerInFlatGame { square, height } => {
                write!(f, "{height} pieces stand on {square}, but this game has no towers")
            }
            SetFault::ManOnLastRow { square, color } => {
                write!(f, "a man of {color} cannot stand on {square}, where it becomes a king")
            }
            SetFault::TooManyPieces { color, count, limit } => {
                write!(f, "{color} has {count} pieces; the game is played with {limit} a side")
            }
            SetFault::NoPieces => f.write_str("there are no pieces on the board"),
        }
    }
}
