//! Squares as bits of one `u64`, padded so that a diagonal step is the same shift everywhere.
//!
//! Rows are laid from Black's side down. After every two rows one bit stays unused; steps over the
//! left and right edges fall on these unused bits (or out of the word), so a step needs no test for
//! the edge, only a mask of squares that exist:
//!
//! ```text
//!     0   1   2   3   4        a step down and left is  << 5,  up and right >> 5
//!   5   6   7   8   9    (10)  a step down and right is << 6,  up and left  >> 6
//!    11  12  13  14  15
//!  16  17  18  19  20    (21)
//! ```
//!
//! On the small board the same holds with 4 and 5.

use crate::{Color, Square};

/// The geometry of one board: `HALF` squares of play in a row.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout<const HALF: u32>;

/// Directions as indices: even ones go up, towards Black's side; `d ^ 1` is the opposite.
pub(super) const UP_LEFT: usize = 0;
pub(super) const DOWN_RIGHT: usize = 1;
pub(super) const UP_RIGHT: usize = 2;
pub(super) const DOWN_LEFT: usize = 3;

impl<const HALF: u32> Layout<HALF> {
    /// Bits that are squares.
    pub(super) const BOARD: u64 = {
        let mut mask = 0;
        let mut i = 0;
        while i < 2 * HALF * HALF {
            mask |= Self::bit_of_index(i);
            i += 1;
        }
        mask
    };

    /// The row at the top, where White's men become kings.
    const TOP_ROW: u64 = (1 << HALF) - 1;

    /// The row at the bottom, where Black's men become kings.
    const BOTTOM_ROW: u64 = {
        let mut mask = 0;
        let mut i = 2 * HALF * HALF - HALF;
        while i < 2 * HALF * HALF {
            mask |= Self::bit_of_index(i);
            i += 1;
        }
        mask
    };

    const SQUARES: [Square; 64] = {
        let mut table = [Square::new(0); 64];
        let mut i = 0;
        while i < 2 * HALF * HALF {
            table[Self::bit_of_index(i).trailing_zeros() as usize] = Square::new(i as u8);
            i += 1;
        }
        table
    };

    const BITS: [u64; Square::MAX] = {
        let mut table = [0; Square::MAX];
        let mut i = 0;
        while i < 2 * HALF * HALF {
            table[i as usize] = Self::bit_of_index(i);
            i += 1;
        }
        table
    };

    const fn bit_of_index(index: u32) -> u64 {
        1 << (index + index / (2 * HALF))
    }

    /// The bit of a square; none for a square this board does not have.
    #[inline(always)]
    pub(super) fn bit(square: Square) -> u64 {
        Self::BITS[square.index()]
    }

    /// The square of a bit.
    #[inline(always)]
    pub(super) fn square(bit: u64) -> Square {
        Self::SQUARES[(bit.trailing_zeros() & 63) as usize]
    }

    /// The row where a side's men become kings.
    #[inline(always)]
    pub(super) const fn last_row(color: Color) -> u64 {
        match color {
            Color::White => Self::TOP_ROW,
            Color::Black => Self::BOTTOM_ROW,
        }
    }

    /// One step in a direction. What leaves the board is left for the caller's mask to drop.
    #[inline(always)]
    pub(super) const fn step(bits: u64, direction: usize) -> u64 {
        match direction {
            UP_LEFT => bits >> (HALF + 1),
            UP_RIGHT => bits >> HALF,
            DOWN_LEFT => bits << HALF,
            _ => bits << (HALF + 1),
        }
    }

    /// Everything reached from `from` over the squares of `empty`, `from` included.
    #[inline(always)]
    pub(super) fn slide(from: u64, empty: u64, direction: usize) -> u64 {
        let mut reached = from;
        let mut front = Self::step(from, direction) & empty;
        while front != 0 {
            reached |= front;
            front = Self::step(front, direction) & empty;
        }
        reached
    }
}

/// The bits of a set, one by one from the lowest.
#[inline(always)]
pub(super) fn each(mut bits: u64, mut visit: impl FnMut(u64)) {
    while bits != 0 {
        visit(bits & bits.wrapping_neg());
        bits &= bits - 1;
    }
}
