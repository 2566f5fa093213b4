//! The number of a position within its slice, and the position of a number.
//!
//! Men of the side to move are counted on the squares where they can stand, then the opponent's on those where
//! they can; kings on the squares that are left. Numbers where men of both sides would share a square belong
//! to no position.

use super::grid::{Flat, Grid, Pieces};
use crate::choice::{Subsets, choices, rank};
use crate::material::Material;

/// How the positions of one material are counted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Index {
    material: Material,
    own_kings: u64,
    men: u64,
    kings: u64,
    /// How many numbers there are.
    pub(super) len: u64,
}

impl Index {
    /// The numbers of a slice. It has at most [`MOST_PIECES`](crate::MOST_PIECES) pieces.
    pub(super) fn new(grid: Grid, material: Material) -> Index {
        let left = grid.squares - material.all_men();
        let kings = choices(left - u32::from(material.own_kings), material.kings);
        let own_kings = choices(left, material.own_kings);
        let men = choices(grid.squares_for_men(), material.men);
        let len = choices(grid.squares_for_men(), material.own_men) * men * own_kings * kings;
        Index { material, own_kings, men, kings, len }
    }

    /// The number of a position of this material.
    #[inline(always)]
    pub(super) fn rank<V: Flat>(&self, pieces: Pieces) -> u64 {
        let Pieces { own, opponent, kings } = pieces;
        let men = (own | opponent) & !kings;
        let free = V::GRID.board & !men;
        let number = rank(own & !kings, V::GRID.own_men());
        let number = number * self.men + rank(opponent & !kings, V::GRID.opponent_men());
        let number = number * self.own_kings + rank(own & kings, free);
        number * self.kings + rank(opponent & kings, free & !own)
    }

    /// The position of a number below [`Index::len`], if it is one.
    #[inline(always)]
    pub(super) fn unrank<V: Flat>(&self, subsets: &Subsets, number: u64) -> Option<Pieces> {
        let grid = V::GRID;
        let (number, kings) = (number / self.kings, number % self.kings);
        let (number, own_kings) = (number / self.own_kings, number % self.own_kings);
        let (own_men, men) = (number / self.men, number % self.men);
        let Material { own_men: a, own_kings: b, men: c, kings: d } = self.material;
        let own_men = grid.spread(subsets.get(a, own_men), grid.top_row());
        let men = grid.spread(subsets.get(c, men), 0);
        if own_men & men != 0 {
            return None;
        }
        let own_kings = grid.spread(subsets.get(b, own_kings), own_men | men);
        let kings = grid.spread(subsets.get(d, kings), own_men | men | own_kings);
        Some(Pieces { own: own_men | own_kings, opponent: men | kings, kings: own_kings | kings })
    }
}

#[cfg(test)]
mod tests {
    use damier_rules::core::{English, International};

    use super::*;

    fn numbers_and_positions_agree<V: Flat>() {
        let subsets = Subsets::new(V::GRID.squares, 3);
        for material in Material::up_to(3) {
            let index = Index::new(V::GRID, material);
            let mut positions = 0;
            for number in 0..index.len {
                if let Some(pieces) = index.unrank::<V>(&subsets, number) {
                    assert_eq!(pieces.material(), material);
                    assert_eq!(pieces.own & pieces.opponent, 0);
                    assert_eq!(index.rank::<V>(pieces), number);
                    positions += 1;
                }
            }
            let only_kings = material.all_men() == 0;
            assert!(positions == index.len || !only_kings, "{material}");
        }
    }

    #[test]
    fn numbers_and_positions_agree_on_both_boards() {
        numbers_and_positions_agree::<English>();
        numbers_and_positions_agree::<International>();
    }
}
