//! The number of a position within its slice, and the position of a number.
//!
//! Men of the side to move are counted on the squares where they can stand, then the opponent's on those where
//! they can; kings on the squares that are left. Numbers where men of both sides would share a square belong
//! to no position.

use crate::grid::{Flat, Grid, Pieces, each};
use crate::material::{MOST_PIECES, Material};

const SIZES: usize = MOST_PIECES as usize + 1;

/// `CHOICES[n][k]`: in how many ways `k` of `n` squares can be chosen.
static CHOICES: [[u64; SIZES]; 51] = {
    let mut table = [[0; SIZES]; 51];
    let mut n = 0;
    while n < 51 {
        table[n][0] = 1;
        let mut k = 1;
        while k < SIZES && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

fn choices(squares: u32, pieces: u8) -> u64 {
    CHOICES[squares as usize][usize::from(pieces)]
}

/// The number of a set among the sets of its size, when only the squares of `free` count.
#[inline(always)]
fn rank(set: u64, free: u64) -> u64 {
    let mut number = 0;
    let mut size = 0;
    each(set, |bit| {
        size += 1;
        number += CHOICES[(free & (bit - 1)).count_ones() as usize][size];
    });
    number
}

/// How the positions of one material are counted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Index {
    pub(crate) material: Material,
    own_kings: u64,
    men: u64,
    kings: u64,
    /// How many numbers there are.
    pub(crate) len: u64,
}

impl Index {
    /// The numbers of a slice. It has at most [`MOST_PIECES`] pieces.
    pub(crate) fn new(grid: Grid, material: Material) -> Index {
        let left = grid.squares - material.all_men();
        let kings = choices(left - u32::from(material.own_kings), material.kings);
        let own_kings = choices(left, material.own_kings);
        let men = choices(grid.squares_for_men(), material.men);
        let len = choices(grid.squares_for_men(), material.own_men) * men * own_kings * kings;
        Index { material, own_kings, men, kings, len }
    }

    /// The number of a position of this material.
    #[inline(always)]
    pub(crate) fn rank<V: Flat>(&self, pieces: Pieces) -> u64 {
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
    pub(crate) fn unrank<V: Flat>(&self, subsets: &Subsets, number: u64) -> Option<Pieces> {
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

/// Every set of up to so many of the numbers below the number of squares, in the order of [`rank`].
#[derive(Debug)]
pub(crate) struct Subsets(Vec<Vec<u64>>);

impl Subsets {
    /// The sets of up to `size` squares.
    pub(crate) fn new(grid: Grid, size: u32) -> Subsets {
        let sets_of = |size: u32| {
            let mut sets = Vec::with_capacity(choices(grid.squares, size as u8) as usize);
            let mut set: u64 = (1 << size) - 1;
            while set < 1 << grid.squares {
                sets.push(set);
                if set == 0 {
                    break;
                }
                // The next larger number with as many bits.
                let lowest = set & set.wrapping_neg();
                let carried = set + lowest;
                set = carried | ((set ^ carried) / lowest) >> 2;
            }
            sets
        };
        Subsets((0..=size).map(sets_of).collect())
    }

    #[inline(always)]
    fn get(&self, size: u8, number: u64) -> u64 {
        self.0[usize::from(size)][number as usize]
    }
}

#[cfg(test)]
mod tests {
    use damier_rules::core::{English, International};

    use super::*;

    fn numbers_and_positions_agree<V: Flat>() {
        let subsets = Subsets::new(V::GRID, 3);
        for material in Material::up_to(3) {
            let index = Index::new(V::GRID, material);
            let mut positions = 0;
            for number in 0..index.len {
                if let Some(pieces) = index.unrank::<V>(&subsets, number) {
                    assert_eq!(Material::of(pieces), material);
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
