//! Squares of play and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A square of play, kept as an index from 0. People read [`Square::number`], which starts at 1.
///
/// The number is the one the codes print: 1 to 50 from the top left on the large board
/// (FMJD-I.2.6), 1 to 32 on the small one with 1 = b8 and 32 = g1 seen from White (WCDF-1.5),
/// 1 to 25 from White's left corner in Lasca (COL-2.3.1). [`Board`](crate::Board) knows where a
/// square lies and its algebraic name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// How many squares the largest board has.
    pub const MAX: usize = 50;

    /// The square with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is 50 or more.
    pub const fn new(index: u8) -> Square {
        assert!((index as usize) < Square::MAX, "a board has at most 50 squares");
        Square(index)
    }

    /// The square people call by this number, counted from 1; `None` beyond 50.
    pub const fn from_number(number: u8) -> Option<Square> {
        if number >= 1 && number as usize <= Square::MAX { Some(Square(number - 1)) } else { None }
    }

    /// The number people read, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.number())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u64);

impl SquareSet {
    /// The set without any square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// The set whose bit `i` stands for the square of index `i`.
    pub const fn from_bits(bits: u64) -> SquareSet {
        SquareSet(bits)
    }

    /// Bit `i` is set when the square of index `i` is in the set.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Adds a square; false if it was there already.
    pub fn insert(&mut self, square: Square) -> bool {
        let new = !self.contains(square);
        self.0 |= 1 << square.0;
        new
    }

    /// Takes a square out; false if it was not there.
    pub fn remove(&mut self, square: Square) -> bool {
        let there = self.contains(square);
        self.0 &= !(1 << square.0);
        there
    }

    /// How many squares.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in order of number.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let square = Square(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                square
            })
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Square::number)).finish()
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: SquareSet) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for SquareSet {
    fn bitand_assign(&mut self, other: SquareSet) {
        self.0 &= other.0;
    }
}

impl Not for SquareSet {
    type Output = SquareSet;
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}
