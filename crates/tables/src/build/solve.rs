//! Solves a slice together with the same pieces and the other side to move.
//!
//! First every position is looked at once: captures and crownings lead to finished slices, other quiet moves
//! stay among these two and are counted. Then distances are gone through from 0 upwards: whoever can move to a
//! position lost in `d` wins in `d + 1`; a position whose last quiet move is found to lose is lost. What is
//! never decided is drawn.

use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};

use damier_rules::{Identity, Move, Play};

use super::state::State;
use crate::finished::Finished;
use crate::grid::{Flat, Pieces};
use crate::index::{Index, Subsets};
use crate::material::Material;
use crate::outcome::{Best, GameResult, Outcome};
use crate::parallel::in_parallel;

/// Positions that a thread takes at a time.
const CHUNK: u64 = 1 << 14;

/// One of the two slices.
struct Half {
    index: Index,
    states: Vec<State>,
}

/// A slice and its twin, or one slice that is its own twin.
pub(super) struct Pair<'a> {
    halves: Vec<Half>,
    finished: &'a Finished,
    subsets: &'a Subsets,
    threads: usize,
    /// The greatest distance met so far.
    longest: AtomicU16,
}

impl<'a> Pair<'a> {
    /// Room for the positions of a material with either side to move.
    pub(super) fn new<V: Flat>(
        material: Material,
        finished: &'a Finished,
        subsets: &'a Subsets,
        threads: usize,
    ) -> Pair<'a> {
        let mut materials = vec![material];
        if material != material.swapped() {
            materials.push(material.swapped());
        }
        let half = |material: &Material| {
            let index = Index::new(V::GRID, *material);
            let states = (0..index.len).map(|_| State::none()).collect();
            Half { index, states }
        };
        let halves = materials.iter().map(half).collect();
        Pair { halves, finished, subsets, threads, longest: AtomicU16::new(0) }
    }

    /// Finds every outcome. `advance` is told of so many positions looked at, and of so many decided.
    pub(super) fn solve<V: Flat>(&self, advance: &(dyn Fn(u64) + Sync)) {
        for side in 0..self.halves.len() {
            in_parallel(self.threads, self.halves[side].index.len, CHUNK, |range| {
                let mut list = Vec::new();
                let looked_at = range.end - range.start;
                for number in range {
                    self.look_at::<V>(side, number, &mut list);
                }
                advance(looked_at);
            });
        }
        let mut level = 0;
        while level <= self.longest.load(Ordering::Relaxed) {
            advance(self.go_back_from::<V>(level));
            level += 1;
        }
    }

    /// The slices with their outcomes by number; `None` for a number of no position.
    pub(super) fn slices(
        &self,
    ) -> impl Iterator<Item = (Index, impl Fn(u64) -> Option<Outcome> + Sync + use<'_, 'a>)> {
        self.halves.iter().map(|half| (half.index, |number: u64| half.states[number as usize].outcome()))
    }

    /// The first look at a position: its captures and crownings, and how many other moves there are.
    #[inline(always)]
    fn look_at<V: Flat>(&self, side: usize, number: u64, list: &mut Vec<Move>) {
        let half = &self.halves[side];
        let Some(pieces) = half.index.unrank::<V>(self.subsets, number) else { return };
        let state = &half.states[number as usize];
        let Successors { quiet, leaving, outcome } = self.successors::<V>(pieces, list);
        if quiet == 0 {
            state.settle(outcome);
        } else {
            state.open(quiet, leaving.then_some(outcome));
        }
        if let Some(distance) = state.distance() {
            self.longest.fetch_max(distance, Ordering::Relaxed);
        }
    }

    #[inline(always)]
    fn successors<V: Flat>(&self, pieces: Pieces, list: &mut Vec<Move>) -> Successors {
        let mut best = Best::default();
        let mut found = Successors { quiet: 0, leaving: false, outcome: Outcome::DRAW };
        let count = (pieces.own | pieces.opponent).count_ones();
        let kings = pieces.kings.count_ones();
        pieces.position::<V>().each_successor(Identity::Outcome, list, &mut |next, _| {
            let sets = next.sets();
            if (sets.white | sets.black).count_ones() == count && sets.kings.count_ones() == kings {
                found.quiet += 1;
            } else if let Some(outcome) = self.finished.outcome(next) {
                found.leaving = true;
                best.add(outcome);
            }
        });
        found.outcome = best.outcome();
        found
    }

    /// Goes back from every position decided in exactly so many half-moves; returns how many there were.
    fn go_back_from<V: Flat>(&self, level: u16) -> u64 {
        let decided = AtomicU64::new(0);
        for (side, half) in self.halves.iter().enumerate() {
            let twin = &self.halves[self.halves.len() - 1 - side];
            in_parallel(self.threads, half.index.len, CHUNK, |range| {
                let mut list = Vec::new();
                let mut count = 0;
                for number in range {
                    if half.states[number as usize].distance() == Some(level) {
                        count += 1;
                        if let Some(pieces) = half.index.unrank::<V>(self.subsets, number) {
                            self.go_back::<V>(twin, pieces, level, &mut list);
                        }
                    }
                }
                decided.fetch_add(count, Ordering::Relaxed);
            });
        }
        decided.into_inner()
    }

    #[inline(always)]
    fn go_back<V: Flat>(&self, twin: &Half, pieces: Pieces, level: u16, list: &mut Vec<Move>) {
        pieces.each_before::<V>(|before| {
            let state = &twin.states[twin.index.rank::<V>(before) as usize];
            if level.is_multiple_of(2) {
                if state.wins_in(level + 1) {
                    self.longest.fetch_max(level + 1, Ordering::Relaxed);
                }
            } else if state.one_move_loses() {
                let distance = self.longest_loss::<V>(before, level + 1, list);
                state.settle(Outcome::decided_in(distance));
                self.longest.fetch_max(distance, Ordering::Relaxed);
            }
        });
    }

    /// How long a position lasts whose quiet moves lose in at most so many half-moves: crowning may last longer.
    fn longest_loss<V: Flat>(&self, pieces: Pieces, quiet: u16, list: &mut Vec<Move>) -> u16 {
        if pieces.own & !pieces.kings & V::GRID.before_last_row() == 0 {
            return quiet;
        }
        match self.successors::<V>(pieces, list) {
            Successors { leaving: true, outcome, .. } if outcome.result == GameResult::Loss => {
                quiet.max(outcome.distance)
            }
            _ => quiet,
        }
    }
}

/// The moves of a position.
struct Successors {
    /// How many are neither captures nor crownings.
    quiet: u16,
    /// Whether some are.
    leaving: bool,
    /// The outcome by these alone.
    outcome: Outcome,
}
