//! Flat games on bitboards: one generator, compiled anew for each variant and each colour.
//!
//! The table of the variant ([`Ruleset`]) is a constant of the type, so every question the
//! generator asks of it is answered by the compiler.

mod bits;
mod capture;
mod chain;
mod quiet;
mod runs;
mod sink;

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

pub use runs::KingRuns;
use sink::Transfers;

use crate::core::Sets;
use crate::{Board, Color, Goal, Identity, Move, Play, Rank, Ruleset, Setup, Square, Tower, Variant};

/// A flat game as a type.
pub trait FlatVariant: Copy + Eq + Hash + Debug + 'static {
    /// The variant that these functions play.
    const VARIANT: Variant;
    /// Its table of choices.
    const RULES: Ruleset = *Self::VARIANT.rules();
}

macro_rules! flat_variants {
    ($($name:ident),*) => {$(
        #[doc = concat!("The variant ", stringify!($name), ".")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name;

        impl FlatVariant for $name {
            const VARIANT: Variant = Variant::$name;
        }
    )*};
}

flat_variants!(
    International,
    Russian,
    Brazilian,
    English,
    Italian,
    Spanish,
    Portuguese,
    Czech,
    Pool,
    Thai,
    Frisian,
    Frysk,
    Antidraughts,
    Breakthrough
);

/// A position of a flat game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FlatPosition<V> {
    white: u64,
    black: u64,
    /// The kings of both sides.
    kings: u64,
    to_move: Color,
    /// Always none where kings need no rest.
    runs: KingRuns,
    variant: PhantomData<V>,
}

/// The position as the side to move sees it.
#[derive(Clone, Copy)]
struct View {
    own: u64,
    opponent: u64,
    kings: u64,
    empty: u64,
    /// The own king that must not move without capture.
    resting: u64,
}

/// Runs an expression with the layout of the variant's board as a constant `$half`.
macro_rules! on_board {
    ($v:ident, $half:ident => $value:expr) => {
        match $v::RULES.board {
            Board::Hundred => {
                const $half: u32 = 5;
                $value
            }
            _ => {
                const $half: u32 = 4;
                $value
            }
        }
    };
}

/// Runs an expression with the layout and the side to move as constants.
macro_rules! for_side {
    ($v:ident, $position:expr, $half:ident, $white:ident => $value:expr) => {
        on_board!($v, $half => match $position.to_move {
            Color::White => {
                const $white: bool = true;
                $value
            }
            Color::Black => {
                const $white: bool = false;
                $value
            }
        })
    };
}

impl<V: FlatVariant> FlatPosition<V> {
    /// The pieces as sets of bits. Square number `n`, from 0, has bit `n + n / w`, where `w` squares of play
    /// make two rows; turning the board by half a turn mirrors the bits. On the mirrored board each row is laid
    /// from its other end ([`FlatPosition::bit_of`]).
    #[inline(always)]
    pub const fn sets(&self) -> Sets {
        Sets { white: self.white, black: self.black, kings: self.kings }
    }

    /// The position with these pieces, as [`FlatPosition::sets`] tells them. Every bit is a square, no square
    /// is taken by both sides, every king is somebody's, and no man stands where it becomes a king; what other
    /// sets give is not specified.
    #[inline(always)]
    pub const fn from_sets(sets: Sets, to_move: Color) -> Self {
        let Sets { white, black, kings } = sets;
        FlatPosition { white, black, kings, to_move, runs: KingRuns::NONE, variant: PhantomData }
    }

    /// How often kings have moved in a row, where they must rest; none elsewhere.
    #[inline(always)]
    pub const fn king_runs(&self) -> KingRuns {
        self.runs
    }

    /// The same position after other moves of its kings; no change where kings need no rest.
    #[must_use]
    pub const fn with_king_runs(self, runs: KingRuns) -> Self {
        match V::RULES.king_rests_after {
            Some(_) => FlatPosition { runs, ..self },
            None => self,
        }
    }

    /// Whether the game is over because somebody has a king.
    #[inline(always)]
    const fn is_crowned(&self) -> bool {
        matches!(V::RULES.goal, Goal::FirstKing) && self.kings != 0
    }

    /// The bit of a square.
    #[inline(always)]
    pub fn bit_of(square: Square) -> usize {
        Self::bit(square).trailing_zeros() as usize
    }

    /// The same pieces with the other side to move.
    #[inline(always)]
    #[must_use]
    pub fn passed(&self) -> Self {
        FlatPosition { to_move: !self.to_move, ..*self }
    }

    /// Whether the side to move has a move that captures nothing. Where it can capture, such a move is no legal one.
    #[inline(always)]
    pub fn has_quiet_move(&self) -> bool {
        !self.is_crowned()
            && for_side!(V, self, HALF, WHITE => quiet::is_any::<HALF, WHITE>(self.view::<HALF, WHITE>()))
    }

    #[inline(always)]
    fn view<const HALF: u32, const WHITE: bool>(&self) -> View {
        let (own, opponent) = if WHITE { (self.white, self.black) } else { (self.black, self.white) };
        let empty = bits::Layout::<HALF>::BOARD & !(own | opponent);
        let resting = match V::RULES.king_rests_after {
            Some(most) => self.runs.resting(if WHITE { Color::White } else { Color::Black }, most),
            None => 0,
        };
        View { own, opponent, kings: self.kings, empty, resting }
    }

    /// The position after a piece has gone from one square to another and is, or is not, a king there.
    #[inline(always)]
    fn transferred<const WHITE: bool>(&self, from: u64, to: u64, captured: u64, king: bool) -> Self {
        let kings = self.kings & !(from | captured) | if king { to } else { 0 };
        let (white, black, to_move) = if WHITE {
            (self.white & !from | to, self.black & !captured, Color::Black)
        } else {
            (self.white & !captured, self.black & !from | to, Color::White)
        };
        let runs = match V::RULES.king_rests_after {
            Some(_) => {
                let quiet_king = captured == 0 && self.kings & from != 0;
                self.runs.after::<WHITE>(from, to, quiet_king).of_sides_with_men(
                    white & !kings,
                    black & !kings,
                    captured,
                )
            }
            None => KingRuns::NONE,
        };
        FlatPosition { white, black, kings, to_move, runs, variant: PhantomData }
    }

    #[inline(always)]
    fn bit(square: Square) -> u64 {
        on_board!(V, HALF => bits::Layout::<HALF>::bit(V::RULES.board, square))
    }
}

impl<V: FlatVariant> Play for FlatPosition<V> {
    const VARIANT: Variant = V::VARIANT;

    fn from_setup(setup: &Setup) -> Self {
        let (mut white, mut black, mut kings) = (0, 0, 0);
        for (square, piece) in &setup.placed {
            let bit = Self::bit(*square);
            match piece.owner() {
                Color::White => white |= bit,
                Color::Black => black |= bit,
            }
            if piece.is_king() {
                kings |= bit;
            }
        }
        Self::from_sets(Sets { white, black, kings }, setup.to_move)
    }

    fn to_move(&self) -> Color {
        self.to_move
    }

    fn at(&self, square: Square) -> Option<Tower> {
        let bit = Self::bit(square);
        let owner = if self.white & bit != 0 {
            Color::White
        } else if self.black & bit != 0 {
            Color::Black
        } else {
            return None;
        };
        Some(Tower::single(owner, if self.kings & bit != 0 { Rank::King } else { Rank::Man }))
    }

    #[inline]
    fn moves(&self, identity: Identity, list: &mut Vec<Move>) {
        if self.is_crowned() {
            return;
        }
        for_side!(V, self, HALF, WHITE => {
            let view = self.view::<HALF, WHITE>();
            if !capture::push_all::<V, HALF, WHITE>(view, identity, list) {
                quiet::push_all::<V, HALF, WHITE>(view, list);
            }
        });
    }

    fn moves_between(&self, from: Square, to: Square, list: &mut Vec<Move>) {
        if self.is_crowned() {
            return;
        }
        for_side!(V, self, HALF, WHITE => {
            let view = self.view::<HALF, WHITE>();
            let start = list.len();
            if capture::push_all::<V, HALF, WHITE>(view, Identity::Outcome, list) {
                crate::play::keep_between(from, to, start, list);
            } else {
                quiet::push_between::<V, HALF, WHITE>(view, from, to, list);
            }
        });
    }

    #[inline]
    fn count_moves(&self, identity: Identity, list: &mut Vec<Move>) -> u64 {
        if self.is_crowned() {
            return 0;
        }
        for_side!(V, self, HALF, WHITE => {
            let view = self.view::<HALF, WHITE>();
            match capture::count::<V, HALF, WHITE>(view, identity, list) {
                0 => quiet::count::<V, HALF, WHITE>(view),
                captures => captures,
            }
        })
    }

    #[inline]
    fn each_successor(
        &self,
        identity: Identity,
        list: &mut Vec<Move>,
        visit: &mut impl FnMut(&Self, &mut Vec<Move>),
    ) {
        if self.is_crowned() {
            return;
        }
        for_side!(V, self, HALF, WHITE => {
            let view = self.view::<HALF, WHITE>();
            let men = capture::capturing_men::<V, HALF, WHITE>(view);
            let kings = capture::capturing_kings::<V, HALF>(view);
            if men | kings == 0 {
                quiet::each_transfer::<V, HALF, WHITE>(view, |from, to, king| {
                    visit(&self.transferred::<WHITE>(from, to, 0, king), list);
                });
                return;
            }
            let mut found = Transfers::new();
            if !V::RULES.choice.asks_rank() && capture::transfers::<V, HALF, WHITE>(view, men, kings, &mut found) {
                for capture in found.kept() {
                    let taken = view.opponent & !capture.left;
                    let king = capture.crowns || view.kings & capture.from != 0;
                    visit(&self.transferred::<WHITE>(capture.from, capture.to, taken, king), list);
                }
            } else {
                crate::play::each_listed_successor(self, identity, list, visit);
            }
        });
    }

    fn must_capture(&self) -> bool {
        !self.is_crowned()
            && for_side!(V, self, HALF, WHITE => {
                capture::capturers::<V, HALF, WHITE>(self.view::<HALF, WHITE>()) != 0
            })
    }

    #[inline]
    fn play(&self, mv: &Move) -> Self {
        let (from, to) = (Self::bit(mv.from()), Self::bit(mv.to()));
        let captured = mv.jumped().iter().fold(0, |bits, square| bits | Self::bit(*square));
        let king = self.kings & from != 0 || mv.crowns();
        match self.to_move {
            Color::White => self.transferred::<true>(from, to, captured, king),
            Color::Black => self.transferred::<false>(from, to, captured, king),
        }
    }
}
