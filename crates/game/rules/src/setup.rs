//! Pieces as somebody put them on a board, and what may be wrong with them.

use std::fmt;
use std::ops::Deref;

use crate::{Color, Rank, Square, Tower, Variant};

/// Pieces as somebody typed or dragged them. May be nonsense, so the fields are public;
/// [`Position::new`](crate::Position::new) is the one door to play.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Setup {
    /// The variant to be played.
    pub variant: Variant,
    /// Who is to move.
    pub to_move: Color,
    /// What stands where, in any order.
    pub placed: Vec<(Square, Tower)>,
}

impl Setup {
    /// An empty board with the variant's first player to move.
    pub fn empty(variant: Variant) -> Setup {
        Setup { variant, to_move: variant.rules().first, placed: Vec::new() }
    }

    /// The start of a game.
    pub fn start(variant: Variant) -> Setup {
        let board = variant.board();
        let rows = variant.rules().pieces / (board.size() / 2);
        let placed = board
            .squares()
            .filter_map(|square| {
                let row = board.place(square).1;
                let owner = if row < rows {
                    Color::White
                } else if row >= board.size() - rows {
                    Color::Black
                } else {
                    return None;
                };
                Some((square, Tower::man(owner)))
            })
            .collect();
        Setup { placed, ..Setup::empty(variant) }
    }

    /// Everything that keeps this from being a position of the game, in order of the squares.
    pub fn faults(&self) -> Vec<SetupFault> {
        let board = self.variant.board();
        let mut faults = Vec::new();
        let mut taken = crate::SquareSet::EMPTY;
        for (square, tower) in &self.placed {
            if !board.has(*square) {
                faults.push(SetupFault::OffTheBoard { square: *square, squares: board.len() });
                continue;
            }
            if !taken.insert(*square) {
                faults.push(SetupFault::SquareTakenTwice { square: *square });
            }
            if tower.height() > 1 && !self.variant.has_towers() {
                faults.push(SetupFault::TowerInFlatGame { square: *square, height: tower.height() });
            }
            if tower.top() == Rank::Man && board.last_row(tower.owner()).contains(*square) {
                faults.push(SetupFault::ManOnLastRow { square: *square, color: tower.owner() });
            }
        }
        let limit = usize::from(self.variant.rules().pieces);
        for color in Color::ALL {
            let count = self.count(color);
            if count > limit {
                faults.push(SetupFault::TooManyPieces { color, count, limit });
            }
        }
        if self.placed.is_empty() {
            faults.push(SetupFault::NoPieces);
        }
        faults
    }

    /// How many pieces of this colour are on the board, captives included.
    fn count(&self, color: Color) -> usize {
        self.placed
            .iter()
            .map(|(_, tower)| if tower.owner() == color { tower.own_count() } else { tower.captive_count() })
            .sum()
    }
}

/// One reason why a [`Setup`] is no position of its variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum SetupFault {
    /// The board has no such square.
    #[error("there is no square {square} on a board of {squares} squares")]
    OffTheBoard {
        /// The square that is meant.
        square: Square,
        /// How many the board has.
        squares: u8,
    },
    /// Two entries name the same square.
    #[error("square {square} is occupied twice")]
    SquareTakenTwice {
        /// The square that is meant.
        square: Square,
    },
    /// Only column games have towers.
    #[error("{height} pieces stand on square {square}, but this game has no towers")]
    TowerInFlatGame {
        /// The square that is meant.
        square: Square,
        /// How many pieces were put there.
        height: usize,
    },
    /// A man there would have become a king (FMJD-I.3.5, UA13-II.2.4, WCDF-1.16, COL-1.5.2b).
    #[error("a man of {color} cannot stand on square {square}, where it becomes a king")]
    ManOnLastRow {
        /// The square that is meant.
        square: Square,
        /// The side whose man stands there.
        color: Color,
    },
    /// More than the game is played with (FMJD-I.2.8, UA-VI.Inv.7, WCDF-1.11, COL-1.2.1a, COL-2.2.1a).
    #[error("{color} has {count} pieces; the game is played with {limit} a side")]
    TooManyPieces {
        /// The side that has too many.
        color: Color,
        /// How many there are.
        count: usize,
        /// How many there may be.
        limit: usize,
    },
    /// The board is empty.
    #[error("there are no pieces on the board")]
    NoPieces,
}

/// Everything that keeps a [`Setup`] from being a position, at once.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SetupFaults(pub Vec<SetupFault>);

/// Sentences, one after the other.
impl fmt::Display for SetupFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if at == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupFaults {}

impl Deref for SetupFaults {
    type Target = [SetupFault];

    fn deref(&self) -> &[SetupFault] {
        &self.0
    }
}

impl IntoIterator for SetupFaults {
    type Item = SetupFault;
    type IntoIter = std::vec::IntoIter<SetupFault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a SetupFaults {
    type Item = &'a SetupFault;
    type IntoIter = std::slice::Iter<'a, SetupFault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
