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
//! On the small board the same holds with 4 and 5. The mirrored board has the bits of the other one, seen in a mirror:
//! its squares are laid along each row from the right, so that every step is the same.

use crate::{Board, Color, Square};

/// The geometry of one board: `HALF` squares of play in a row.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout<const HALF: u32>;

/// Directions as indices: `d ^ 1` is the opposite. Of the diagonals even ones go up, towards Black's side; the others
/// go along rows and columns to the next square of play.
pub(super) const UP_LEFT: usize = 0;
pub(super) const DOWN_RIGHT: usize = 1;
pub(super) const UP_RIGHT: usize = 2;
pub(super) const DOWN_LEFT: usize = 3;
pub(super) const LEFT: usize = 4;
pub(super) const RIGHT: usize = 5;
pub(super) const UP: usize = 6;
pub(super) const DOWN: usize = 7;

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

    /// The first square of each row, where no step goes left.
    const LEFT_EDGE: u64 = Self::column(0);

    /// The last square of each row, where no step goes right.
    const RIGHT_EDGE: u64 = Self::column(HALF - 1);

    const SQUARES: [Square; 64] = Self::squares(false);
    const MIRRORED_SQUARES: [Square; 64] = Self::squares(true);
    const BITS: [u64; Square::MAX] = Self::bits(false);
    const MIRRORED_BITS: [u64; Square::MAX] = Self::bits(true);

    const fn squares(mirrored: bool) -> [Square; 64] {
        let mut table = [Square::new(0); 64];
        let mut i = 0;
        while i < 2 * HALF * HALF {
            table[Self::bit_of_index(Self::laid(i, mirrored)).trailing_zeros() as usize] =
                Square::new(i as u8);
            i += 1;
        }
        table
    }

    const fn bits(mirrored: bool) -> [u64; Square::MAX] {
        let mut table = [0; Square::MAX];
        let mut i = 0;
        while i < 2 * HALF * HALF {
            table[i as usize] = Self::bit_of_index(Self::laid(i, mirrored));
            i += 1;
        }
        table
    }

    /// The square number `place` of each row, counted from 0.
    const fn column(place: u32) -> u64 {
        let mut mask = 0;
        let mut i = place;
        while i < 2 * HALF * HALF {
            mask |= Self::bit_of_index(i);
            i += HALF;
        }
        mask
    }

    /// Where a square lies in the order of the bits.
    const fn laid(index: u32, mirrored: bool) -> u32 {
        if mirrored { index - index % HALF + HALF - 1 - index % HALF } else { index }
    }

    const fn bit_of_index(index: u32) -> u64 {
        1 << (index + index / (2 * HALF))
    }

    /// The bit of a square; none for a square this board does not have.
    #[inline(always)]
    pub(super) fn bit(board: Board, square: Square) -> u64 {
        match board {
            Board::Mirrored => Self::MIRRORED_BITS[square.index()],
            _ => Self::BITS[square.index()],
        }
    }

    /// The square of a bit.
    #[inline(always)]
    pub(super) fn square(board: Board, bit: u64) -> Square {
        let place = (bit.trailing_zeros() & 63) as usize;
        match board {
            Board::Mirrored => Self::MIRRORED_SQUARES[place],
            _ => Self::SQUARES[place],
        }
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
            DOWN_RIGHT => bits << (HALF + 1),
            LEFT => (bits & !Self::LEFT_EDGE) >> 1,
            RIGHT => (bits & !Self::RIGHT_EDGE) << 1,
            UP => bits >> (2 * HALF + 1),
            _ => bits << (2 * HALF + 1),
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
