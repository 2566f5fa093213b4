//! A position of a column game: its towers, and what a move does to them.

use std::marker::PhantomData;

use super::capture::Field;
use super::layout::{BITS, index, singles};
use super::side::Side;
use super::stack::Stack;
use super::{TowerJumps, TowerVariant};
use crate::core::Sets;
use crate::{Color, Identity, Move, Play, Setup, Square, Tower, Variant};

/// A position of a column game.
///
/// Positions are equal when every tower has the same contents, the same side is to move (COL-1.13.1c)
/// and repeated jumps are read alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TowerPosition<V> {
    white: u64,
    black: u64,
    /// Where a king commands.
    pub(super) kings: u64,
    pub(super) towers: [Stack; BITS],
    to_move: Color,
    pub(super) jumps: TowerJumps,
    variant: PhantomData<V>,
}

impl<V: TowerVariant> TowerPosition<V> {
    /// The towers as sets of bits, by their commanders. Bits rise from White's side, nine to two rows;
    /// turning the board by half a turn mirrors them.
    #[inline(always)]
    pub const fn sets(&self) -> Sets {
        Sets { white: self.white, black: self.black, kings: self.kings }
    }

    /// What stands on the squares, by bit number.
    #[inline(always)]
    pub const fn stacks(&self) -> &[Stack; BITS] {
        &self.towers
    }

    /// A position from its towers by bit number, with repeated jumps read as usual. Nothing stands where neither
    /// side has a tower, and the kings are those of the stacks.
    #[inline(always)]
    pub fn from_stacks(white: u64, black: u64, towers: [Stack; BITS], to_move: Color) -> Self {
        let is_king = |single: &u64| towers[index(*single)].is_king();
        let kings = singles(white | black).filter(is_king).fold(0, |kings, single| kings | single);
        let jumps = TowerJumps::default();
        TowerPosition { white, black, kings, towers, to_move, jumps, variant: PhantomData }
    }

    /// The same position under another reading of repeated jumps.
    pub fn with_jumps(self, jumps: TowerJumps) -> Self {
        TowerPosition { jumps, ..self }
    }

    /// How repeated jumps are read.
    pub fn jumps(&self) -> TowerJumps {
        self.jumps
    }

    /// The position as White or Black to move sees it.
    #[inline(always)]
    fn side<const WHITE: bool>(&self) -> Side<'_, V, WHITE> {
        let (mine, theirs) = if WHITE { (self.white, self.black) } else { (self.black, self.white) };
        Side { position: self, mine, field: Field { occupied: mine | theirs, targets: theirs } }
    }

    /// The same towers with the other side to move.
    #[inline(always)]
    #[must_use]
    pub fn passed(&self) -> Self {
        TowerPosition { to_move: !self.to_move, ..*self }
    }

    /// Carries a move out on the towers: each captured piece goes under the taker at once, in order
    /// of capture (COL-1.6.1c), and the commander is crowned at last (COL-1.5.2b).
    #[inline(always)]
    pub(super) fn follow<const WHITE: bool>(&mut self, trail: Trail<impl Iterator<Item = usize>>) {
        let (mut mine, mut theirs) = if WHITE { (self.white, self.black) } else { (self.black, self.white) };
        let (from, to) = (1 << trail.from, 1 << trail.to);
        let mut taker = self.towers[trail.from];
        self.towers[trail.from] = Stack::EMPTY;
        mine ^= from;
        self.kings &= !from;
        for at in trail.over {
            let over = 1 << at;
            let (rank, rest) = self.towers[at].take_top();
            taker = taker.with_captive(rank);
            if self.towers[at].own() == 1 {
                theirs ^= over;
                mine |= if rest == Stack::EMPTY { 0 } else { over };
            }
            self.kings = self.kings & !over | if rest.is_king() { over } else { 0 };
            self.towers[at] = rest;
        }
        taker = if trail.crowns { taker.crowned() } else { taker };
        mine |= to;
        self.kings |= if taker.is_king() { to } else { 0 };
        self.towers[trail.to] = taker;
        (self.white, self.black) = if WHITE { (mine, theirs) } else { (theirs, mine) };
    }

    /// Puts the towers of some squares back as they stand in another position, which differs nowhere
    /// else.
    #[inline(always)]
    pub(super) fn restore(&mut self, before: &Self, squares: u64) {
        (self.white, self.black, self.kings) = (before.white, before.black, before.kings);
        for single in singles(squares) {
            self.towers[index(single)] = before.towers[index(single)];
        }
    }
}

/// A move by bit numbers.
pub(super) struct Trail<I> {
    pub(super) from: usize,
    pub(super) to: usize,
    /// The top man becomes a king.
    pub(super) crowns: bool,
    /// The towers jumped, in order.
    pub(super) over: I,
}

/// Calls a method of [`Side`] for whoever is to move.
macro_rules! on_move {
    ($position:expr, $side:ident => $value:expr) => {
        match $position.to_move {
            Color::White => {
                let $side = $position.side::<true>();
                $value
            }
            Color::Black => {
                let $side = $position.side::<false>();
                $value
            }
        }
    };
}

impl<V: TowerVariant> Play for TowerPosition<V> {
    const VARIANT: Variant = V::VARIANT;

    fn from_setup(setup: &Setup) -> Self {
        let mut position = TowerPosition {
            white: 0,
            black: 0,
            kings: 0,
            towers: [Stack::EMPTY; BITS],
            to_move: setup.to_move,
            jumps: TowerJumps::default(),
            variant: PhantomData,
        };
        for (square, tower) in &setup.placed {
            let single = V::LAYOUT.single(*square);
            match tower.owner() {
                Color::White => position.white |= single,
                Color::Black => position.black |= single,
            }
            if tower.is_king() {
                position.kings |= single;
            }
            position.towers[index(single)] = Stack::pack(*tower);
        }
        position
    }

    fn to_move(&self) -> Color {
        self.to_move
    }

    fn at(&self, square: Square) -> Option<Tower> {
        if !V::VARIANT.board().has(square) {
            return None;
        }
        let single = V::LAYOUT.single(square);
        let owner = if self.white & single != 0 { Color::White } else { Color::Black };
        self.towers[index(single)].unpack(owner)
    }

    #[inline]
    fn moves(&self, identity: Identity, list: &mut Vec<Move>) {
        on_move!(self, side => side.list(identity, list));
    }

    fn moves_between(&self, from: Square, to: Square, list: &mut Vec<Move>) {
        on_move!(self, side => side.list_between(from, to, list));
    }

    #[inline]
    fn count_moves(&self, identity: Identity, list: &mut Vec<Move>) -> u64 {
        on_move!(self, side => side.count(identity, list))
    }

    fn must_capture(&self) -> bool {
        on_move!(self, side => !side.starts().is_empty())
    }

    #[inline]
    fn each_successor(
        &self,
        identity: Identity,
        list: &mut Vec<Move>,
        visit: &mut impl FnMut(&Self, &mut Vec<Move>),
    ) {
        on_move!(self, side => side.each_successor(identity, list, visit));
    }

    #[inline]
    fn play(&self, mv: &Move) -> Self {
        let bit = |square| index(V::LAYOUT.single(square));
        let trail = Trail {
            from: bit(mv.from()),
            to: bit(mv.to()),
            crowns: mv.crowns(),
            over: mv.jumped().iter().map(|square| bit(*square)),
        };
        let mut next = self.passed();
        match self.to_move {
            Color::White => next.follow::<true>(trail),
            Color::Black => next.follow::<false>(trail),
        }
        next
    }
}
