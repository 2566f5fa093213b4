//! What building, verifying and probing ask of a position, flat or with towers.

use std::fmt::Debug;

use damier_rules::core::{Sets, Stack, TOWER_BITS};
use damier_rules::{Color, Play, Variant, for_variant};

use crate::choice::Subsets;
use crate::material::Material;

/// A position of an ending. Its slice is that of its pieces as the side to move sees them.
pub(crate) trait Ending: Play + Send + Sync + 'static {
    /// How the positions of a slice are numbered.
    type Index: Debug + Send + Sync;

    /// The most pieces a table can have.
    const MOST_PIECES: u32;

    /// Whether a capture leads to the same pieces, since none leaves the board.
    const CAPTURES_STAY: bool;

    /// The position of a flat game with these pieces.
    fn of_sets(_: Sets, _: Color) -> Option<Self> {
        None
    }

    /// The position of a column game with these towers.
    fn of_stacks(_: Sets, _: &[Stack; TOWER_BITS], _: Color) -> Option<Self> {
        None
    }

    /// The numbers of a slice. It has at most [`Ending::MOST_PIECES`] pieces.
    fn index(material: Material) -> Self::Index;

    /// How many numbers a slice has.
    fn positions(material: Material) -> u64;

    /// The sets of squares that [`Ending::unrank`] needs for slices of so many pieces.
    fn subsets(pieces: u32) -> Subsets;

    /// The slices that moves out of this one lead to, besides its twin.
    fn leads_to(material: Material) -> Vec<Material>;

    /// The pieces as the side to move sees them.
    fn material(&self) -> Material;

    /// The number of a position in its slice.
    fn rank(&self, index: &Self::Index) -> u64;

    /// The position of a number of the slice, White to move, if it is one.
    fn unrank(index: &Self::Index, subsets: &Subsets, number: u64) -> Option<Self>;

    /// Whether the position after a move has the same pieces.
    fn stays(&self, next: &Self) -> bool;

    /// Whether a quiet move may crown.
    fn may_crown(&self) -> bool;

    /// Calls back with the positions before the opponent's last move, if it left the pieces as they were.
    ///
    /// A quiet move is legal there unless a capture is compulsory that leads to other pieces. A capture may not be
    /// legal there, and a position may be met more than once.
    fn each_before(&self, visit: impl FnMut(&Self, TakenBack));
}

/// The kind of move that was taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TakenBack {
    Quiet,
    /// A capture, which in column games leaves all pieces on the board.
    Capture,
}

/// How many numbers a slice of a variant has.
pub(crate) fn positions(variant: Variant, material: Material) -> u64 {
    for_variant!(variant, P => P::positions(material))
}

/// The most pieces a table of a variant can have; in column games captives count.
pub fn most_pieces(variant: Variant) -> u32 {
    for_variant!(variant, P => P::MOST_PIECES)
}
