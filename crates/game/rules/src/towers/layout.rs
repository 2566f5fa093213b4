//! Where the squares of both boards lie in a word of 64 bits.
//!
//! Two rows take nine bits, so that a diagonal step is a shift by 4 or 5 everywhere and a step off
//! the board falls on a bit that no square has. Bits rise from White's side, left to right:
//!
//! ```text
//! row 3     14  15  16  17          col 2k + 1 of an odd row: 9 · (row / 2) + 5 + k
//! row 2    9  10  11  12            col 2k of an even row:    9 · (row / 2) + k
//! row 1      5   6   7   8          bit 8 is missing on the 7×7 board
//! row 0    0   1   2   3
//! ```

use crate::{Board, Square};

/// Bits up to the last square of the larger board.
pub const BITS: usize = 36;

/// One of the four diagonals: 0 up left, 1 up right, 2 down right, 3 down left, seen from White.
///
/// The way back differs in bit 1; the two crossing diagonals differ in bit 0.
pub(super) type Way = usize;

/// The way back.
pub(super) const fn back(way: Way) -> Way {
    way ^ 2
}

/// The two diagonals that cross this one.
pub(super) const fn crossing(way: Way) -> [Way; 2] {
    [way ^ 1, way ^ 3]
}

/// Every square of the set moved one step. What leaves the board is on bits that no square has,
/// also after another step the same way.
#[inline(always)]
pub(super) const fn step(set: u64, way: Way) -> u64 {
    const TURNS: [u32; 4] = [4, 5, 64 - 4, 64 - 5];
    set.rotate_left(TURNS[way & 3])
}

/// The member of a non-empty set on one line that is met first.
#[inline(always)]
pub(super) const fn nearest(set: u64, way: Way) -> u64 {
    if way < 2 { set & set.wrapping_neg() } else { 1 << (63 - set.leading_zeros()) }
}

/// The bits of a set, lowest first, each as a set of one.
#[inline(always)]
pub(super) fn singles(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let single = set & set.wrapping_neg();
        set ^= single;
        (single != 0).then_some(single)
    })
}

/// The number of the only bit in the set.
#[inline(always)]
pub(super) const fn index(single: u64) -> usize {
    single.trailing_zeros() as usize
}

/// A board in this layout.
pub struct Layout {
    /// The bits that are squares.
    pub(super) squares: u64,
    /// The row next to White.
    pub(super) bottom: u64,
    /// The row next to Black.
    pub(super) top: u64,
    /// All squares beyond a bit in a direction.
    pub(super) rays: [[u64; BITS]; 4],
    /// The bit number of each square.
    bits: [u8; Square::MAX],
    /// The square of each bit.
    numbers: [Square; BITS],
}

impl Layout {
    /// Works the tables out; used at compile time.
    pub(super) const fn new(board: Board) -> Layout {
        let mut layout = Layout {
            squares: 0,
            bottom: 0,
            top: 0,
            rays: [[0; BITS]; 4],
            bits: [0; Square::MAX],
            numbers: [Square::new(0); BITS],
        };
        let mut i = 0;
        while i < board.len() {
            let (column, row) = board.place(Square::new(i));
            let bit = 9 * (row / 2) + 5 * (row % 2) + column / 2;
            layout.bits[i as usize] = bit;
            layout.numbers[bit as usize] = Square::new(i);
            layout.squares |= 1 << bit;
            if row == 0 {
                layout.bottom |= 1 << bit;
            }
            if row == board.size() - 1 {
                layout.top |= 1 << bit;
            }
            i += 1;
        }
        let mut way = 0;
        while way < 4 {
            let mut bit = 0;
            while bit < BITS {
                let mut next = step(1 << bit, way) & layout.squares;
                while next != 0 && layout.squares >> bit & 1 == 1 {
                    layout.rays[way][bit] |= next;
                    next = step(next, way) & layout.squares;
                }
                bit += 1;
            }
            way += 1;
        }
        layout
    }

    /// The square as a set of one.
    #[inline(always)]
    pub(super) const fn single(&self, square: Square) -> u64 {
        1 << self.bits[square.index()]
    }

    /// The square of a bit number.
    #[inline(always)]
    pub(super) const fn square(&self, index: usize) -> Square {
        self.numbers[index]
    }

    /// The free squares from `index` in a direction up to the first occupied one.
    #[inline(always)]
    pub(super) const fn free_run(&self, index: usize, way: Way, occupied: u64) -> u64 {
        let ray = self.rays[way][index];
        let blockers = ray & occupied;
        if blockers == 0 {
            return ray;
        }
        let first = nearest(blockers, way);
        if way < 2 { ray & (first - 1) } else { ray & !(first | (first - 1)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Direction;

    #[test]
    fn a_shift_is_a_step_on_the_board() {
        let ways = [Direction::UpLeft, Direction::UpRight, Direction::DownRight, Direction::DownLeft];
        for board in [Board::SixtyFour, Board::FortyNine] {
            let layout = Layout::new(board);
            assert_eq!(layout.squares.count_ones(), u32::from(board.len()));
            for square in board.squares() {
                for (way, direction) in ways.into_iter().enumerate() {
                    let reached = step(layout.single(square), way) & layout.squares;
                    let expected = board.step(square, direction).map_or(0, |to| layout.single(to));
                    assert_eq!(reached, expected, "{board:?} {square} {direction:?}");
                    let line = board.line(square, direction).map(|to| layout.single(to)).sum::<u64>();
                    assert_eq!(layout.free_run(index(layout.single(square)), way, 0), line);
                }
            }
        }
    }
}
