//! Where pieces can stand, in the bits of [`Sets`]: the side to move is White and goes up.
//!
//! Two rows of squares are followed by one unused bit, as in `damier_rules::core`, so a diagonal step is the
//! same shift everywhere and half a turn mirrors the bits.

use damier_rules::core::{FlatPosition, FlatVariant, Sets};
use damier_rules::{Board, Color, Kings, Play, Variant};

use crate::choice::{each, spread};
use crate::material::Material;

/// The board of a variant, with the way its kings go.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Grid {
    /// Squares of play in a row.
    half: u32,
    /// Squares of play.
    pub(super) squares: u32,
    /// Bits up to the last square.
    bits: u32,
    /// The bits that are squares.
    pub(super) board: u64,
    /// The bits between that are none.
    padding: u64,
    flying: bool,
}

impl Grid {
    /// The grid of a flat variant.
    pub(super) const fn of(variant: Variant) -> Grid {
        let half = match variant.board() {
            Board::Hundred => 5,
            _ => 4,
        };
        let squares = 2 * half * half;
        let bits = squares + half - 1;
        let mut board = 0;
        let mut square = 0;
        while square < squares {
            board |= 1 << (square + square / (2 * half));
            square += 1;
        }
        let padding = !board & ((1 << bits) - 1);
        Grid { half, squares, bits, board, padding, flying: matches!(variant.rules().kings, Kings::Flying) }
    }

    /// Squares where the men of one side can stand: all but their last row.
    pub(super) const fn squares_for_men(&self) -> u32 {
        self.squares - self.half
    }

    /// The squares where men of the side to move can stand.
    #[inline(always)]
    pub(super) const fn own_men(&self) -> u64 {
        self.board & !((1 << self.half) - 1)
    }

    /// The squares where the opponent's men can stand.
    #[inline(always)]
    pub(super) const fn opponent_men(&self) -> u64 {
        self.board & ((1 << (self.bits - self.half)) - 1)
    }

    /// The squares from which a man of the side to move is crowned by its next quiet move.
    #[inline(always)]
    const fn before_last_row(&self) -> u64 {
        ((1 << self.half) - 1) << self.half
    }

    /// A set of the numbers of free squares, counted from 0, as bits, when `taken` are not free.
    #[inline(always)]
    pub(super) fn spread(&self, numbers: u64, taken: u64) -> u64 {
        spread(numbers, self.padding | taken)
    }

    /// The first squares, where no man of the side to move can stand.
    #[inline(always)]
    pub(super) const fn top_row(&self) -> u64 {
        (1 << self.half) - 1
    }

    /// The bits after half a turn of the board.
    #[inline(always)]
    const fn turned(&self, bits: u64) -> u64 {
        bits.reverse_bits() >> (64 - self.bits)
    }

    /// The squares a man of the opponent can have come from by a quiet move.
    #[inline(always)]
    const fn before_man_step(&self, to: u64, empty: u64) -> u64 {
        (to >> self.half | to >> (self.half + 1)) & empty
    }

    /// The squares a king can have come from by a quiet move.
    #[inline(always)]
    const fn before_king_move(&self, to: u64, empty: u64) -> u64 {
        let mut found = 0;
        let mut direction = 0;
        while direction < 4 {
            let mut front = self.step(to, direction) & empty;
            while front != 0 {
                found |= front;
                front = if self.flying { self.step(front, direction) & empty } else { 0 };
            }
            direction += 1;
        }
        found
    }

    #[inline(always)]
    const fn step(&self, bits: u64, direction: u32) -> u64 {
        match direction {
            0 => bits >> self.half,
            1 => bits >> (self.half + 1),
            2 => bits << self.half,
            _ => bits << (self.half + 1),
        }
    }
}

/// A flat variant with its grid, worked out by the compiler.
pub(crate) trait Flat: FlatVariant + Send + Sync {
    /// The squares of its board, as tables count them.
    const GRID: Grid = Grid::of(Self::VARIANT);
}

impl<V: FlatVariant + Send + Sync> Flat for V {}

/// The pieces as the side to move sees them, going up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pieces {
    pub(super) own: u64,
    pub(super) opponent: u64,
    pub(super) kings: u64,
}

impl Pieces {
    /// The pieces of a position; with Black to move the board is turned and the colours change.
    #[inline(always)]
    pub(super) fn of<V: Flat>(position: &FlatPosition<V>) -> Pieces {
        let Sets { white, black, kings } = position.sets();
        match position.to_move() {
            Color::White => Pieces { own: white, opponent: black, kings },
            Color::Black => Pieces { own: black, opponent: white, kings }.turned::<V>(),
        }
    }

    #[inline(always)]
    fn turned<V: Flat>(self) -> Pieces {
        let turned = |bits| V::GRID.turned(bits);
        Pieces { own: turned(self.own), opponent: turned(self.opponent), kings: turned(self.kings) }
    }

    /// How many pieces of each kind there are.
    #[inline(always)]
    pub(super) const fn material(self) -> Material {
        let Pieces { own, opponent, kings } = self;
        Material {
            own_men: (own & !kings).count_ones() as u8,
            own_kings: (own & kings).count_ones() as u8,
            men: (opponent & !kings).count_ones() as u8,
            kings: (opponent & kings).count_ones() as u8,
        }
    }

    /// Whether a man of the side to move stands one step before the last row.
    #[inline(always)]
    pub(super) const fn may_crown<V: Flat>(self) -> bool {
        self.own & !self.kings & V::GRID.before_last_row() != 0
    }

    /// The position with White to move.
    #[inline(always)]
    pub(super) fn position<V: Flat>(self) -> FlatPosition<V> {
        let sets = Sets { white: self.own, black: self.opponent, kings: self.kings };
        FlatPosition::from_sets(sets, Color::White)
    }

    /// Calls back with every position from which the opponent can have come here by a quiet move that crowns
    /// nothing, as the opponent saw it. Whether he had to capture there is not asked.
    #[inline(always)]
    pub(super) fn each_before<V: Flat>(self, mut visit: impl FnMut(Pieces)) {
        let grid = V::GRID;
        let empty = grid.board & !(self.own | self.opponent);
        each(self.opponent, |to| {
            let is_king = self.kings & to != 0;
            let from =
                if is_king { grid.before_king_move(to, empty) } else { grid.before_man_step(to, empty) };
            each(from, |from| {
                let kings = if is_king { self.kings & !to | from } else { self.kings };
                let before = Pieces { own: self.opponent & !to | from, opponent: self.own, kings };
                visit(before.turned::<V>());
            });
        });
    }
}
