//! A position as the side to move sees it: listing, counting and visiting its moves.

use super::TowerVariant;
use super::capture::{Field, Hunt, Starts, is_forward};
use super::layout::{Way, back, index, singles, step};
use super::position::{TowerPosition, Trail};
use super::sink::{Counting, Listing, Sink, Visiting};
use crate::{Identity, Move, Play, Square};

/// A position seen by the side to move.
pub(super) struct Side<'a, V, const WHITE: bool> {
    pub(super) position: &'a TowerPosition<V>,
    pub(super) mine: u64,
    pub(super) field: Field,
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
    pub(super) fn starts(&self) -> Starts {
        Starts::find::<V, WHITE>(self.field, self.men(), self.kings())
    }

    #[inline(always)]
    fn captures<S: Sink<V>>(&self, starts: Starts, sink: &mut S) {
        let mut hunt = Hunt::<V, S, WHITE>::new(&self.position.towers, self.position.jumps, sink);
        hunt.run(self.field, starts);
    }

    #[inline(always)]
    fn listing<'l>(&'l self, identity: Identity, list: &'l mut Vec<Move>) -> Listing<'l> {
        Listing { start: list.len(), list, towers: &self.position.towers, identity }
    }

    pub(super) fn list(&self, identity: Identity, list: &mut Vec<Move>) {
        let starts = self.starts();
        if !starts.is_empty() {
            self.captures(starts, &mut self.listing(identity, list));
        } else {
            self.list_quiet(self.mine, V::LAYOUT.squares, list);
        }
    }

    pub(super) fn list_between(&self, from: Square, to: Square, list: &mut Vec<Move>) {
        let board = V::VARIANT.board();
        if !board.has(from) || !board.has(to) {
            return;
        }
        let start = list.len();
        let tower = self.mine & V::LAYOUT.single(from);
        let starts = self.starts();
        if !starts.is_empty() {
            self.captures(starts.of(tower), &mut self.listing(Identity::Outcome, list));
            crate::play::keep_between(from, to, start, list);
        } else {
            self.list_quiet(tower, V::LAYOUT.single(to), list);
        }
    }

    /// Calls back with every position one move ahead. One copy serves them all: a move is carried
    /// out on it and taken back.
    #[inline(always)]
    pub(super) fn each_successor(
        &self,
        identity: Identity,
        list: &mut Vec<Move>,
        visit: &mut impl FnMut(&TowerPosition<V>, &mut Vec<Move>),
    ) {
        let mut next = self.position.passed();
        let starts = self.starts();
        if starts.is_empty() {
            self.each_quiet(&mut next, &mut |next| visit(next, list));
            return;
        }
        let start = list.len();
        let listing = self.listing(identity, list);
        let mut sink =
            Visiting::<V, _, WHITE> { before: self.position, next: &mut next, visit: &mut *visit, listing };
        self.captures(starts, &mut sink);
        while list.len() > start {
            if let Some(mv) = list.pop() {
                visit(&self.position.play(&mv), list);
            }
        }
    }

    #[inline(always)]
    fn each_quiet(&self, next: &mut TowerPosition<V>, visit: &mut impl FnMut(&TowerPosition<V>)) {
        let mut go = |from: u64, to: u64, crowns: bool| {
            let over = std::iter::empty();
            next.follow::<WHITE>(Trail { from: index(from), to: index(to), crowns, over });
            visit(next);
            next.restore(self.position, from | to);
        };
        for way in Self::FORWARD {
            for to in singles(step(self.men(), way) & self.free()) {
                go(step(to, back(way)), to, to & Self::LAST_ROW != 0);
            }
        }
        for from in singles(self.kings()) {
            for way in 0..4 {
                for to in singles(self.king_reach(from, way)) {
                    go(from, to, false);
                }
            }
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

    pub(super) fn count(&self, identity: Identity, list: &mut Vec<Move>) -> u64 {
        let starts = self.starts();
        if starts.is_empty() {
            return u64::from(self.count_quiet());
        }
        let start = list.len();
        let listing = self.listing(identity, list);
        let mut sink = Counting { count: 0, listing };
        self.captures(starts, &mut sink);
        let counted = sink.count;
        let listed = list.len() - start;
        list.truncate(start);
        counted + listed as u64
    }

    /// How many moves without capture there are.
    #[inline(always)]
    fn count_quiet(&self) -> u32 {
        let men = Self::FORWARD.map(|way| self.men_below(way));
        let men = (men[0] | men[1] << 32).count_ones();
        if self.kings() == 0 { men } else { men + self.count_kings() }
    }

    /// For each man that can step, the lower of the two squares it steps between, seen from White:
    /// these are all in the first 32 bits.
    #[inline(always)]
    fn men_below(&self, way: Way) -> u64 {
        if WHITE { self.men() & step(self.free(), back(way)) } else { step(self.men(), way) & self.free() }
    }

    fn count_kings(&self) -> u32 {
        let reach = |from, way| self.king_reach(from, way).count_ones();
        singles(self.kings()).map(|from| (0..4).map(|way| reach(from, way)).sum::<u32>()).sum()
    }
}

#[inline(always)]
fn quiet<V: TowerVariant>(from: u64, to: u64, crowns: bool) -> Move {
    Move::quiet(V::LAYOUT.square(index(from)), V::LAYOUT.square(index(to)), crowns)
}
