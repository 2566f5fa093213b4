//! Every move of both sides to a depth: what can be said of ends that no evaluation knows, such as locks.
//!
//! That nothing was forced within a depth is no refutation, and is never told as one.

use std::time::Duration;

use damier_engine::Node;
use damier_rules::{Identity, Move};

use super::search::Search;
use super::{Limit, Verdict};

/// Places of the table of positions in which nothing was forced; a power of two.
const PLACES: usize = 1 << 20;

/// How often the clock is looked at, in positions.
const LOOK_EVERY: u64 = 1 << 10;

/// The positions in which nothing is forced, by their keys, each with the half-moves that were tried.
#[derive(Default)]
pub(super) struct Vain {
    entries: Vec<(u64, u32)>,
}

impl Vain {
    fn tried(&self, key: u64) -> u32 {
        let entry = self.entries.get(key as usize & (PLACES - 1));
        entry.filter(|(own, _)| *own == key).map_or(0, |(_, plies)| *plies)
    }

    fn note(&mut self, key: u64, plies: u32) {
        if self.entries.is_empty() {
            self.entries = vec![(0, 0); PLACES];
        }
        self.entries[key as usize & (PLACES - 1)] = (key, plies);
    }
}

impl<P: Node> Search<P> {
    /// Whether the attacker gets there within so many half-moves; nothing if the time was over first.
    pub(super) fn within(&mut self, position: &P, plies: u32, limit: &Limit) -> Option<bool> {
        let mut looked = 0;
        self.forced(position, plies, limit, &mut looked)
    }

    fn forced(&mut self, position: &P, plies: u32, limit: &Limit, looked: &mut u64) -> Option<bool> {
        *looked += 1;
        if looked.is_multiple_of(LOOK_EVERY) && limit.is_over(Duration::ZERO) {
            return None;
        }
        match self.graph.find(position).map(|at| self.known(at)) {
            Some(Verdict::Proven) => return Some(true),
            Some(Verdict::Refuted) => return Some(false),
            Some(Verdict::NotDecided) | None => {}
        }
        if self.aim.is_beyond_reach(position.sets(), P::VARIANT) {
            return Some(false);
        }
        let tabled = self.tables.as_deref().and_then(|tables| self.aim.probe(tables, position));
        if let Some((reached, _)) = tabled {
            return Some(reached);
        }
        let mut moves: Vec<Move> = Vec::new();
        position.moves(Identity::Outcome, &mut moves);
        if moves.is_empty() {
            return Some(self.aim.is_reached(position));
        }
        let key = position.key();
        if plies == 0 || self.vain.tried(key) >= plies {
            return Some(false);
        }
        let attacks = position.to_move() == self.aim.attacker();
        let mut after: Vec<P> = moves.iter().map(|mv| position.play(mv)).collect();
        // What forces an answer comes first.
        after.sort_by_key(|after| !after.must_capture());
        for next in &after {
            if self.forced(next, plies - 1, limit, looked)? == attacks {
                return Some(attacks);
            }
        }
        if attacks {
            self.vain.note(key, plies);
        }
        Some(!attacks)
    }
}

#[cfg(test)]
mod tests {
    use damier_pdn::read_fen;
    use damier_rules::{Position, Variant};

    use super::*;
    use crate::solver::{Aim, Solver};

    fn lock_of_a_man(fen: &str) -> (Solver, Position) {
        let setup = read_fen(Variant::Russian, fen).expect("a position").setup;
        let start = Position::new(&setup).expect("a legal position");
        (Solver::new(Variant::Russian, Aim::Lock { kings: 0, men: 1 }, 16 << 20, None), start)
    }

    /// A man in the corner is locked by one move, and not before it is made.
    #[test]
    fn a_lock_is_found_at_its_depth() {
        let (mut solver, start) = lock_of_a_man("W:Wf6,h6:Bh8");
        let depths = [0, 1, 2].map(|plies| solver.within(&start, plies, &Limit::positions(usize::MAX)));
        assert_eq!(depths, [Some(false), Some(true), Some(true)]);
    }

    /// Two moves away the man comes out and is captured, so that nothing is left to lock.
    #[test]
    fn a_man_that_escapes_is_not_locked_at_any_depth() {
        let (mut solver, start) = lock_of_a_man("W:Wf6,h4:Bh8");
        for plies in 0..8 {
            assert_eq!(solver.within(&start, plies, &Limit::positions(usize::MAX)), Some(false), "{plies}");
        }
        assert_eq!(solver.prove(&start, &Limit::positions(200_000)), Verdict::Refuted);
    }
}
