//! When a position is given up without a look at its moves, and how much less deeply late moves are looked at.
//!
//! Every number here was found by matches of the engine against itself.

use crate::score::Value;

/// Nothing is given up on a guess with fewer pieces on the board: in such endings a win is to be seen to its end.
pub(super) const GUESSED_FROM: u32 = 8;

/// Nor where a side is so much ahead, for the same reason.
pub(super) const GUESSED_WITHIN: Value = 600;

/// From this depth on a much shallower search may give a position up as too good.
pub(super) const DOUBTED_FROM: i32 = 3;

/// How much more than asked that search must promise.
pub(super) const fn too_good_by(depth: i32) -> Value {
    3 * depth
}

/// How deep it goes.
pub(super) const fn doubted_to(depth: i32) -> i32 {
    depth * 2 / 5
}

/// So many half-moves before the end of a line, the evaluation alone gives a quiet position up as too good.
pub(super) const GOOD_WITHIN: i32 = 3;

/// How much more than asked it must promise.
pub(super) const fn good_by(depth: i32) -> Value {
    40 * depth
}

/// So many half-moves before the end of a line, a quiet position may be too bad for anything but captures.
pub(super) const BAD_WITHIN: i32 = 2;

/// How much less than asked the evaluation must say.
pub(super) const fn bad_by(depth: i32) -> Value {
    70 * depth
}

/// With a capture threatened a line ends nevertheless if the evaluation says so much less than asked.
pub(super) const BAD_UNDER_THREAT: Value = 40;

/// And if it says so much more.
pub(super) const GOOD_UNDER_THREAT: Value = 100;

/// Depths and moves from which on reductions grow no more.
const MOST: usize = 64;

const REDUCTIONS: [[u8; MOST]; MOST] = {
    let mut table = [[1; MOST]; MOST];
    let mut depth = 1;
    while depth < MOST {
        let mut tried = 1;
        while tried < MOST {
            // Half the product of both natural logarithms, rounded.
            let product = log2(depth as u64) * log2(tried as u64 + 1) * 2_402 / 10_000;
            let rounded = (product + (1 << 15)) >> 16;
            table[depth][tried] = if rounded > 1 { rounded as u8 } else { 1 };
            tried += 1;
        }
        depth += 1;
    }
    table
};

/// The logarithm to the base of two, times 256.
const fn log2(number: u64) -> u64 {
    let whole = number.ilog2();
    let mut log = whole as u64;
    // The number as 1.something, in 32 bits after the point; each squaring tells one more binary digit.
    let mut rest = (number << 32) >> whole;
    let mut digit = 0;
    while digit < 8 {
        rest = (rest >> 16) * (rest >> 16);
        log <<= 1;
        if rest >> 33 != 0 {
            rest >>= 1;
            log |= 1;
        }
        digit += 1;
    }
    log
}

/// How much less deeply the move after so many others is searched.
pub(super) fn reduction(depth: i32, tried: usize) -> i32 {
    i32::from(REDUCTIONS[(depth.max(0) as usize).min(MOST - 1)][tried.min(MOST - 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_moves_and_greater_depths_are_reduced_more() {
        for (depth, tried) in [(3, 1), (3, 12), (8, 4), (10, 8), (20, 30), (63, 63)] {
            let exact = f64::from(depth).ln() * (tried as f64 + 1.0).ln() / 2.0;
            let told = f64::from(reduction(depth, tried));
            assert!((told - exact.max(1.0)).abs() <= 0.52, "{depth} {tried}: {told} for {exact}");
        }
        assert_eq!(reduction(500, 500), reduction(63, 63));
    }
}
