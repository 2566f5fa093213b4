//! Endings of the flat games.

mod grid;
mod index;

use damier_rules::core::{FlatPosition, Sets};
use damier_rules::{Color, Goal};

pub(crate) use self::grid::Flat;
use self::grid::Pieces;
use self::index::Index;
use crate::choice::Subsets;
use crate::ending::{Ending, TakenBack};
use crate::material::{MOST_PIECES, Material};

impl<V: Flat> Ending for FlatPosition<V> {
    type Index = Index;

    // Where kings must rest, the pieces alone do not tell which moves are legal; and where something else is played for
    // than to leave no move, the tables would have to be built by other rules.
    const MOST_PIECES: u32 =
        if V::RULES.king_rests_after.is_none() && matches!(V::RULES.goal, Goal::LeaveNoMove) {
            MOST_PIECES
        } else {
            1
        };
    const CAPTURES_STAY: bool = false;

    fn of_sets(sets: Sets, to_move: Color) -> Option<Self> {
        Some(FlatPosition::from_sets(sets, to_move))
    }

    fn index(material: Material) -> Index {
        Index::new(V::GRID, material)
    }

    fn positions(material: Material) -> u64 {
        Index::new(V::GRID, material).len
    }

    // Both sides are on the board, so no kind has all the pieces.
    fn subsets(pieces: u32) -> Subsets {
        Subsets::new(V::GRID.squares, pieces - 1)
    }

    fn leads_to(material: Material) -> Vec<Material> {
        material.after_capture_or_crowning()
    }

    #[inline(always)]
    fn material(&self) -> Material {
        Pieces::of(self).material()
    }

    #[inline(always)]
    fn rank(&self, index: &Index) -> u64 {
        index.rank::<V>(Pieces::of(self))
    }

    #[inline(always)]
    fn unrank(index: &Index, subsets: &Subsets, number: u64) -> Option<Self> {
        Some(index.unrank::<V>(subsets, number)?.position::<V>())
    }

    #[inline(always)]
    fn stays(&self, next: &Self) -> bool {
        let (before, after) = (self.sets(), next.sets());
        (before.white | before.black).count_ones() == (after.white | after.black).count_ones()
            && before.kings.count_ones() == after.kings.count_ones()
    }

    #[inline(always)]
    fn may_crown(&self) -> bool {
        Pieces::of(self).may_crown::<V>()
    }

    #[inline(always)]
    fn each_before(&self, mut visit: impl FnMut(&Self, TakenBack)) {
        Pieces::of(self).each_before::<V>(|before| visit(&before.position::<V>(), TakenBack::Quiet));
    }
}
