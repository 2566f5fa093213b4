//! Choices of squares: how many there are, the number of one, and the one of a number.

use crate::material::MOST_PIECES;

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

/// In how many ways so many pieces can stand on so many squares.
#[inline(always)]
pub(crate) fn choices(squares: u32, pieces: u8) -> u64 {
    CHOICES[squares as usize][usize::from(pieces)]
}

/// The number of a set among the sets of its size, when only the squares of `free` count.
#[inline(always)]
pub(crate) fn rank(set: u64, free: u64) -> u64 {
    let mut number = 0;
    let mut size = 0;
    each(set, |bit| {
        size += 1;
        number += CHOICES[(free & (bit - 1)).count_ones() as usize][size];
    });
    number
}

/// The bits of a set, one by one from the lowest.
#[inline(always)]
pub(crate) fn each(mut bits: u64, mut visit: impl FnMut(u64)) {
    while bits != 0 {
        visit(bits & bits.wrapping_neg());
        bits &= bits - 1;
    }
}

/// A set of the numbers of free squares, counted from 0, as bits, when the bits of `gaps` are not free.
#[inline(always)]
pub(crate) fn spread(mut numbers: u64, mut gaps: u64) -> u64 {
    while gaps != 0 {
        let below = (gaps & gaps.wrapping_neg()) - 1;
        numbers = numbers & below | (numbers & !below) << 1;
        gaps &= gaps - 1;
    }
    numbers
}

/// Every set of up to so many of the numbers below the number of squares, in the order of [`rank`].
#[derive(Debug)]
pub(crate) struct Subsets(Vec<Vec<u64>>);

impl Subsets {
    /// The sets of up to `size` squares.
    pub(crate) fn new(squares: u32, size: u32) -> Subsets {
        let sets_of = |size: u32| {
            let mut sets = Vec::with_capacity(choices(squares, size as u8) as usize);
            let mut set: u64 = (1 << size) - 1;
            while set < 1 << squares {
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
    pub(crate) fn get(&self, size: u8, number: u64) -> u64 {
        self.0[usize::from(size)][number as usize]
    }
}
