//! The ways of setting up the same thing elsewhere on the board.
//!
//! Men go towards the other side, so what keeps the content of a position is a shift, a reflection of
//! left and right, and half a turn of the board with the colours exchanged. Positions of kings alone may
//! also be reflected in the main road. "Variations" of a work are just these, and small rearrangements
//! (UA13-VI.4.3/b, UA-VIII.Pub.3, COL-5.4.3b).

use damier_rules::{Board, Square, SquareSet};
use serde::Serialize;

use crate::Pattern;
use crate::pattern::KINDS;

/// How a position was moved over the board: reflected or turned first, then shifted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Motion {
    /// Half a turn, and the colours exchanged.
    pub turned: bool,
    /// Left and right exchanged.
    pub reflected: bool,
    /// Reflected in the main road, which only kings can be.
    pub in_main_road: bool,
    /// Files to the right.
    pub files: i8,
    pub rows: i8,
}

/// A pattern after a motion.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moved {
    pub motion: Motion,
    pub pattern: Pattern,
    /// How many pieces fell off the board.
    pub lost: u32,
}

impl Motion {
    pub const NONE: Motion =
        Motion { turned: false, reflected: false, in_main_road: false, files: 0, rows: 0 };

    /// Whether everything stays where it is.
    pub fn is_none(self) -> bool {
        self == Motion::NONE
    }

    /// Where a square goes; `None` beyond the edge.
    pub fn square(self, board: Board, square: Square) -> Option<Square> {
        let (column, row) = board.place(square);
        let (mut column, mut row) = (column as i8, row as i8);
        let last = board.size() as i8 - 1;
        if self.in_main_road {
            (column, row) = (row, column);
        }
        if self.reflected {
            // On boards with an even number of files a reflection alone would end on the light squares.
            column = last - last % 2 - column;
        }
        if self.turned {
            (column, row) = (last - column, last - row);
        }
        board.at(column + self.files, row + self.rows)
    }

    /// What becomes of a pattern, and how many pieces fall off the board.
    pub(crate) fn apply(self, board: Board, pattern: &Pattern) -> Moved {
        let mut moved = Moved { motion: self, pattern: Pattern::EMPTY, lost: 0 };
        for kind in 0..KINDS {
            let own = if self.turned { kind ^ 1 } else { kind };
            for square in SquareSet::from_bits(pattern.kinds[kind]).iter() {
                match self.square(board, square) {
                    Some(to) => moved.pattern.put(own, to),
                    None => moved.lost += 1,
                }
            }
        }
        moved
    }

    /// How far this is from no motion at all, for ranking.
    pub(crate) fn weight(self) -> u32 {
        let steps = u32::from(self.files.unsigned_abs()) + u32::from(self.rows.unsigned_abs());
        let flips = [self.turned, self.reflected, self.in_main_road].iter().filter(|flip| **flip).count();
        steps + 16 * flips as u32
    }
}

/// The pattern in every place where at most `loss` of its pieces fall off the board, each outcome once and
/// the simplest motion for it.
pub(crate) fn everywhere(board: Board, pattern: &Pattern, loss: u32) -> Vec<Moved> {
    let reach = board.size() as i8;
    let flips = [false, true];
    let mut found: Vec<Moved> = Vec::new();
    for in_main_road in flips.into_iter().filter(|flip| !flip || pattern.is_kings_only()) {
        for (turned, reflected) in flips.into_iter().flat_map(|t| flips.map(|r| (t, r))) {
            for files in -reach..=reach {
                for rows in (-reach..=reach).filter(|rows| (rows + files) % 2 == 0) {
                    let motion = Motion { turned, reflected, in_main_road, files, rows };
                    let moved = motion.apply(board, pattern);
                    if moved.lost <= loss && !moved.pattern.is_empty() {
                        found.push(moved);
                    }
                }
            }
        }
    }
    found.sort_by_key(|moved| (moved.pattern.kinds, moved.lost, moved.motion.weight(), moved.motion));
    found.dedup_by_key(|moved| moved.pattern.kinds);
    found.sort_by_key(|moved| (moved.lost, moved.motion.weight(), moved.motion));
    found
}
