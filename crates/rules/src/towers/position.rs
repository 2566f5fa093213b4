//! A position of a column game: its towers, its quiet moves, and what a move does to it.

use std::marker::PhantomData;

use super::capture::{Field, Hunt, capturers, is_forward};
use super::layout::{BITS, Way, index, singles, step};
use super::sink::{Counting, Listing, Sink};
use super::stack::Stack;
use super::{TowerJumps, TowerVariant};
use crate::{Color, Identity, Move, Play, Setup, Square, Tower, Variant};

/// A position of a column game.
///
/// Positions are equal when every tower has the same contents, the same side is to move (COL-1.13.1c)
/// and repeated jumps are read alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct TowerPosition<V> {
    white: u64,
    black: u64,
    /// Where a king commands.
    kings: u64,
    towers: [Stack; BITS],
    to_move: Color,
    jumps: TowerJumps,
    variant: PhantomData<V>,
}

impl<V: TowerVariant> TowerPosition<V> {
    /// The same position under another reading of repeated jumps.
    pub(crate) fn with_jumps(self, jumps: TowerJumps) -> Self {
        TowerPosition { jumps, ..self }
    }

    /// The position as White or Black to move sees it.
    #[inline(always)]
    fn side<const WHITE: bool>(&self) -> Side<'_, V, WHITE> {
        let (mine, theirs) = if WHITE { (self.white, self.black) } else { (self.black, self.white) };
        Side { position: self, mine, field: Field::new(mine | theirs, theirs) }
    }
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

    fn setup(&self) -> Setup {
        let board = V::VARIANT.board();
        let placed = board.squares().filter_map(|s| self.at(s).map(|tower| (s, tower))).collect();
        Setup { variant: V::VARIANT, to_move: self.to_move, placed }
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
        on_move!(self, side => side.capturers() != 0)
    }

    #[inline]
    fn play(&self, mv: &Move) -> Self {
        let mut next = *self;
        let (from, to) = (V::LAYOUT.single(mv.from()), V::LAYOUT.single(mv.to()));
        let (mut mine, mut theirs) = match self.to_move {
            Color::White => (self.white, self.black),
            Color::Black => (self.black, self.white),
        };
        let mut taker = std::mem::replace(&mut next.towers[index(from)], Stack::EMPTY);
        mine ^= from;
        for square in mv.jumped() {
            let over = V::LAYOUT.single(*square);
            let tower = &mut next.towers[index(over)];
            let freed = tower.own() == 1;
            let (rank, rest) = tower.take_top();
            *tower = rest;
            taker = taker.with_captive(rank);
            next.kings &= !over;
            if rest.is_king() {
                next.kings |= over;
            }
            if freed {
                theirs ^= over;
                if rest != Stack::EMPTY {
                    mine |= over;
                }
            }
        }
        if mv.crowns() {
            taker = taker.crowned();
        }
        mine |= to;
        next.kings &= !from;
        if taker.is_king() {
            next.kings |= to;
        }
        next.towers[index(to)] = taker;
        (next.white, next.black) = match self.to_move {
            Color::White => (mine, theirs),
            Color::Black => (theirs, mine),
        };
        next.to_move = !self.to_move;
        next
    }
}

/// A position seen by the side to move.
struct Side<'a, V, const WHITE: bool> {
    position: &'a TowerPosition<V>,
    mine: u64,
    field: Field,
}

impl<V: TowerVariant, const WHITE: bool> Side<'_, V, WHITE> {
    const LAST_ROW: u64 = if WHITE { V::LAYOUT.top } else { V::LAYOUT.bottom };
    /// Where men go (COL-1.5.2a).
    const FORWARD: [Way; 2] = if is_forward::<WHITE>(0) { [0, 1] } else { [2, 3] };

    #[inline(always)]
    fn men(&self) -> u64 {
        self.mine & !self.position.kings
    }

    #[inline(always)]
    fn kings(&self) -> u64 {
        self.mine & self.position.kings
    }

    #[inline(always)]
    fn free(&self) -> u64 {
        V::LAYOUT.squares & !self.field.occupied
    }

    /// The towers that can capture; if there are any, only they move (COL-1.6.1a).
    #[inline(always)]
    fn capturers(&self) -> u64 {
        capturers::<V, WHITE>(self.field, self.mine, self.position.kings)
    }

    /// The captures of some of the side's towers.
    #[inline(always)]
    fn captures<S: Sink<V>>(&self, takers: u64, sink: S) -> S {
        let mut hunt = Hunt::<V, S, WHITE>::new(&self.position.towers, self.position.jumps, sink);
        for from in singles(takers & self.men()) {
            hunt.man(self.field, from);
        }
        for from in singles(takers & self.kings()) {
            hunt.king(self.field, from);
        }
        hunt.sink
    }

    #[inline(always)]
    fn listing<'l>(&'l self, identity: Identity, list: &'l mut Vec<Move>) -> Listing<'l> {
        Listing { start: list.len(), list, towers: &self.position.towers, identity }
    }

    fn list(&self, identity: Identity, list: &mut Vec<Move>) {
        let takers = self.capturers();
        if takers != 0 {
            self.captures(takers, self.listing(identity, list));
        } else {
            self.list_quiet(self.mine, V::LAYOUT.squares, list);
        }
    }

    fn list_between(&self, from: Square, to: Square, list: &mut Vec<Move>) {
        let board = V::VARIANT.board();
        if !board.has(from) || !board.has(to) {
            return;
        }
        let start = list.len();
        let tower = self.mine & V::LAYOUT.single(from);
        let takers = self.capturers();
        if takers != 0 {
            self.captures(takers & tower, self.listing(Identity::Outcome, list));
            crate::play::keep_between(from, to, start, list);
        } else {
            self.list_quiet(tower, V::LAYOUT.single(to), list);
        }
    }

    /// The moves without capture of some towers to some squares (COL-1.5.2a, COL-1.5.2b, COL-1.5.3,
    /// COL-2.4.1b).
    #[inline(always)]
    fn list_quiet(&self, towers: u64, squares: u64, list: &mut Vec<Move>) {
        for from in singles(towers & self.men()) {
            for way in Self::FORWARD {
                let to = step(from, way) & self.free() & squares;
                if to != 0 {
                    list.push(quiet::<V>(from, to, to & Self::LAST_ROW != 0));
                }
            }
        }
        for from in singles(towers & self.kings()) {
            for way in 0..4 {
                for to in singles(self.king_reach(from, way) & squares) {
                    list.push(quiet::<V>(from, to, false));
                }
            }
        }
    }

    /// Where a king goes in a direction.
    #[inline(always)]
    fn king_reach(&self, from: u64, way: Way) -> u64 {
        if V::FLYING {
            V::LAYOUT.free_run(index(from), way, self.field.occupied)
        } else {
            step(from, way) & self.free()
        }
    }

    fn count(&self, identity: Identity, list: &mut Vec<Move>) -> u64 {
        let takers = self.capturers();
        if takers == 0 {
            return u64::from(self.count_quiet());
        }
        let start = list.len();
        let listing = self.listing(identity, list);
        let counted = self.captures(takers, Counting { count: 0, listing }).count;
        let listed = list.len() - start;
        list.truncate(start);
        counted + listed as u64
    }

    /// How many moves without capture there are.
    #[inline(always)]
    fn count_quiet(&self) -> u32 {
        let men = Self::FORWARD.map(|way| (step(self.men(), way) & self.free()).count_ones());
        let kings = (0..4).map(|way| self.count_kings(way)).sum::<u32>();
        men[0] + men[1] + kings
    }

    #[inline(always)]
    fn count_kings(&self, way: Way) -> u32 {
        if V::FLYING {
            singles(self.kings()).map(|from| self.king_reach(from, way).count_ones()).sum()
        } else {
            (step(self.kings(), way) & self.free()).count_ones()
        }
    }
}

#[inline(always)]
fn quiet<V: TowerVariant>(from: u64, to: u64, crowns: bool) -> Move {
    Move::quiet(V::LAYOUT.square(index(from)), V::LAYOUT.square(index(to)), crowns)
}
