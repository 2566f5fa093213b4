//! Endings whose outcome is known, as a search asks for them. Where the knowledge comes from is not the
//! engine's concern: `damier-tables` reads it from files.

use std::cmp::Ordering;
use std::fmt::Debug;

use damier_rules::core::{Sets, Stack, TOWER_BITS};
use damier_rules::{Color, Variant};

use crate::Score;

/// Knows the outcome of positions with few pieces. In column games captives count.
pub trait Probe: Debug + Send + Sync {
    /// The variant it knows.
    fn variant(&self) -> Variant;

    /// It knows every ending with at most so many pieces.
    fn most_pieces(&self) -> u32;

    /// The score of a position: a draw, or won or lost in so many half-moves, for the side to move. Draws by
    /// repetition or by count are left out of account. `None` if it does not know.
    fn probe(&self, sets: Sets, to_move: Color) -> Option<Score>;

    /// The same for column games under the usual reading of repeated jumps (D-04), with what stands on the squares.
    fn probe_towers(&self, sets: Sets, stacks: &[Stack; TOWER_BITS], to_move: Color) -> Option<Score> {
        let _ = (sets, stacks, to_move);
        None
    }

    /// It may know of endings with so many pieces how they end, though not always how soon.
    fn most_pieces_decided(&self) -> u32 {
        self.most_pieces()
    }

    /// How a position ends for the side to move, where [`Probe::probe`] does not know how soon: greater is a win.
    fn result(&self, sets: Sets, to_move: Color) -> Option<Ordering> {
        let _ = (sets, to_move);
        None
    }
}
