//! Squares as the databases count them: from the corner at the left of the side with the low numbers, along its rows.

use damier_rules::core::Sets;

/// Men and kings on 32 squares. Black's men go up, from square 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Squares {
    pub(super) black_men: u32,
    pub(super) black_kings: u32,
    pub(super) white_men: u32,
    pub(super) white_kings: u32,
}

/// What a slice is named by: its pieces, the foremost ranks of the men of both sides, and who is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub(super) black_men: u8,
    pub(super) black_kings: u8,
    pub(super) white_men: u8,
    pub(super) white_kings: u8,
    pub(super) black_rank: u8,
    pub(super) white_rank: u8,
    pub(super) black_to_move: bool,
}

impl Key {
    /// How many pieces there are.
    pub(super) fn pieces(&self) -> u32 {
        [self.black_men, self.black_kings, self.white_men, self.white_kings].map(u32::from).iter().sum()
    }
}

impl Squares {
    /// The pieces of a position.
    pub(super) fn of(sets: Sets) -> Squares {
        let (men, kings) = (!sets.kings, sets.kings);
        Squares {
            black_men: counted(sets.black & men),
            black_kings: counted(sets.black & kings),
            white_men: counted(sets.white & men),
            white_kings: counted(sets.white & kings),
        }
    }

    /// The board turned by half a turn, colours changed.
    pub(super) fn turned(self) -> Squares {
        Squares {
            black_men: self.white_men.reverse_bits(),
            black_kings: self.white_kings.reverse_bits(),
            white_men: self.black_men.reverse_bits(),
            white_kings: self.black_kings.reverse_bits(),
        }
    }

    /// The slice in which a position lies.
    pub(super) fn key(self, black_to_move: bool) -> Key {
        Key {
            black_men: self.black_men.count_ones() as u8,
            black_kings: self.black_kings.count_ones() as u8,
            white_men: self.white_men.count_ones() as u8,
            white_kings: self.white_kings.count_ones() as u8,
            black_rank: foremost(self.black_men),
            white_rank: foremost(self.white_men.reverse_bits()),
            black_to_move,
        }
    }
}

/// The rank of the foremost man, from 0.
fn foremost(men: u32) -> u8 {
    (men.checked_ilog2().unwrap_or(0) / 4) as u8
}

/// Squares of play without the bits between them, each row from its other end.
fn counted(bits: u64) -> u32 {
    let row_pair = |at: u32| (bits >> (9 * at) & 0xff) << (8 * at);
    let bits = (row_pair(0) | row_pair(1) | row_pair(2) | row_pair(3)) as u32;
    (bits & 0x1111_1111) << 3
        | (bits & 0x2222_2222) << 1
        | (bits & 0x4444_4444) >> 1
        | (bits & 0x8888_8888) >> 3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_counted_from_the_single_corner_of_the_low_numbers() {
        // Squares 4, 1, 8 and 29 of the notation.
        let sets = Sets { white: 1 << 31, black: 1 << 3 | 1 | 1 << 7, kings: 1 };
        let squares = Squares::of(sets);
        assert_eq!(squares.black_men, 1 | 1 << 4);
        assert_eq!(squares.black_kings, 1 << 3);
        assert_eq!(squares.white_men, 1 << 31);
        assert_eq!(squares.turned().turned(), squares);
        let key = squares.key(true);
        assert_eq!((key.pieces(), key.black_rank, key.white_rank), (4, 1, 0));
    }
}
