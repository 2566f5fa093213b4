//! Solves a slice together with the same pieces and the other side to move.
//!
//! First every position is looked at once: moves that change the pieces lead to finished slices, others stay among
//! these two and, if they are quiet, are counted. Then distances are gone through from 0 upwards: whoever can move
//! to a position lost in `d` wins in `d + 1`; a position whose last quiet move is found to lose is lost, and one with
//! captures that stay (in column games) is looked at again whenever one of them is found to lose. What is never
//! decided is drawn.

use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};

use damier_rules::{Identity, Move};

use super::state::State;
use crate::choice::Subsets;
use crate::ending::{Ending, TakenBack};
use crate::finished::Finished;
use crate::material::Material;
use crate::outcome::{Best, GameResult, TableValue};
use crate::parallel::in_parallel;

/// Positions that a thread takes at a time.
const CHUNK: u64 = 1 << 14;

/// One of the two slices.
struct Half<P: Ending> {
    material: Material,
    index: P::Index,
    states: Vec<State>,
}

impl<P: Ending> Half<P> {
    fn new(material: Material) -> Half<P> {
        let states = (0..P::positions(material)).map(|_| State::none()).collect();
        Half { material, index: P::index(material), states }
    }

    fn len(&self) -> u64 {
        self.states.len() as u64
    }

    #[inline(always)]
    fn state(&self, position: &P) -> &State {
        &self.states[position.rank(&self.index) as usize]
    }
}

/// A slice and its twin, or one slice that is its own twin.
pub(super) struct Pair<'a, P: Ending> {
    halves: Vec<Half<P>>,
    finished: &'a Finished<P>,
    subsets: &'a Subsets,
    threads: usize,
    /// The greatest distance met so far.
    longest: AtomicU16,
}

impl<'a, P: Ending> Pair<'a, P> {
    /// Room for the positions of a material with either side to move.
    pub(super) fn new(
        material: Material,
        finished: &'a Finished<P>,
        subsets: &'a Subsets,
        threads: usize,
    ) -> Pair<'a, P> {
        let mut materials = vec![material, material.swapped()];
        materials.dedup();
        let halves = materials.into_iter().map(Half::new).collect();
        Pair { halves, finished, subsets, threads, longest: AtomicU16::new(0) }
    }

    /// Finds every outcome. `advance` is told of so many positions looked at, and of so many decided.
    pub(super) fn solve(&self, advance: &(dyn Fn(u64) + Sync)) {
        for half in &self.halves {
            in_parallel(self.threads, half.len(), CHUNK, |range| {
                let mut list = Vec::new();
                let looked_at = range.end - range.start;
                for number in range {
                    self.look_at(half, number, &mut list);
                }
                advance(looked_at);
            });
        }
        let mut level = 0;
        while level <= self.longest.load(Ordering::Relaxed) {
            advance(self.go_back_from(level));
            level += 1;
        }
    }

    /// The slices with their lengths and their outcomes by number; `None` for a number of no position.
    pub(super) fn slices(
        &self,
    ) -> impl Iterator<Item = (Material, u64, impl Fn(u64) -> Option<TableValue> + Sync + use<'_, 'a, P>)>
    {
        self.halves
            .iter()
            .map(|half| (half.material, half.len(), |number: u64| half.states[number as usize].outcome()))
    }

    /// The first look at a position: its moves that change the pieces, and how many others there are.
    #[inline(always)]
    fn look_at(&self, half: &Half<P>, number: u64, list: &mut Vec<Move>) {
        let Some(position) = P::unrank(&half.index, self.subsets, number) else { return };
        let state = &half.states[number as usize];
        let Successors { staying, leaving, outcome } = self.successors(&position, list);
        if staying == 0 {
            state.settle(outcome);
        } else {
            let captures = P::CAPTURES_STAY && position.must_capture();
            state.open(if captures { 0 } else { staying }, leaving.then_some(outcome));
        }
        if let Some(distance) = state.distance() {
            self.longest.fetch_max(distance, Ordering::Relaxed);
        }
    }

    #[inline(always)]
    fn successors(&self, position: &P, list: &mut Vec<Move>) -> Successors {
        let mut best = Best::default();
        let mut found = Successors { staying: 0, leaving: false, outcome: TableValue::DRAW };
        position.each_successor(Identity::Outcome, list, &mut |next, _| {
            if position.stays(next) {
                found.staying += 1;
            } else if let Some(outcome) = self.finished.outcome(next) {
                found.leaving = true;
                best.add(outcome);
            }
        });
        found.outcome = best.outcome();
        found
    }

    /// Goes back from every position decided in exactly so many half-moves; returns how many there were.
    fn go_back_from(&self, level: u16) -> u64 {
        let decided = AtomicU64::new(0);
        for (side, half) in self.halves.iter().enumerate() {
            let twin = &self.halves[self.halves.len() - 1 - side];
            in_parallel(self.threads, half.len(), CHUNK, |range| {
                let mut list = Vec::new();
                let mut count = 0;
                for number in range {
                    if half.states[number as usize].distance() == Some(level) {
                        count += 1;
                        if let Some(position) = P::unrank(&half.index, self.subsets, number) {
                            self.go_back([half, twin], &position, level, &mut list);
                        }
                    }
                }
                decided.fetch_add(count, Ordering::Relaxed);
            });
        }
        decided.into_inner()
    }

    /// Goes back from a position of the first slice to those of its twin.
    #[inline(always)]
    fn go_back(&self, [half, twin]: [&Half<P>; 2], position: &P, level: u16, list: &mut Vec<Move>) {
        position.each_before(|before, taken_back| {
            let state = twin.state(before);
            if level.is_multiple_of(2) {
                let legal = |list| taken_back == TakenBack::Quiet || leads_to(before, position, list);
                if state.may_win_in(level + 1) && legal(list) {
                    state.wins_in(level + 1);
                    self.longest.fetch_max(level + 1, Ordering::Relaxed);
                }
                return;
            }
            let lost = match taken_back {
                TakenBack::Quiet if state.one_move_loses() => {
                    Some(self.longest_loss(before, level + 1, list))
                }
                TakenBack::Capture if state.awaits_captures() => {
                    self.loss_by_captures(half, before, level, list)
                }
                _ => None,
            };
            if let Some(distance) = lost {
                state.settle(TableValue::decided_in(distance));
                self.longest.fetch_max(distance, Ordering::Relaxed);
            }
        });
    }

    /// How long a position lasts whose quiet moves lose in at most so many half-moves: crowning may last longer.
    fn longest_loss(&self, position: &P, quiet: u16, list: &mut Vec<Move>) -> u16 {
        if !position.may_crown() {
            return quiet;
        }
        match self.successors(position, list) {
            Successors { leaving: true, outcome, .. } if outcome.result == GameResult::Loss => {
                quiet.max(outcome.distance)
            }
            _ => quiet,
        }
    }

    /// How long a position with captures lasts, if all of them lose as far as is known at this level.
    fn loss_by_captures(
        &self,
        next_half: &Half<P>,
        position: &P,
        level: u16,
        list: &mut Vec<Move>,
    ) -> Option<u16> {
        let mut longest = Some(0);
        position.each_successor(Identity::Outcome, list, &mut |next, _| {
            let Some(so_far) = longest else { return };
            let distance = if position.stays(next) {
                next_half.state(next).distance().filter(|distance| *distance <= level)
            } else {
                self.finished.outcome(next).filter(|own| *own != TableValue::DRAW).map(|own| own.distance)
            };
            longest = distance.filter(|distance| distance % 2 == 1).map(|distance| so_far.max(distance + 1));
        });
        longest
    }
}

/// Whether a legal move leads from one position to the other.
fn leads_to<P: Ending>(before: &P, after: &P, list: &mut Vec<Move>) -> bool {
    let mut found = false;
    before.each_successor(Identity::Outcome, list, &mut |next, _| found |= next == after);
    found
}

/// The moves of a position.
struct Successors {
    /// How many leave the pieces as they are.
    staying: u16,
    /// Whether others do not.
    leaving: bool,
    /// The outcome by these alone.
    outcome: TableValue,
}
