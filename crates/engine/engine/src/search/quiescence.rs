//! A position is worth its evaluation only when nothing is about to be captured.

use pulp::NullaryFnOnce;

use super::alpha_beta::stuck_here;
use super::order::steps;
use super::pruning::{BAD_UNDER_THREAT, GOOD_UNDER_THREAT};
use super::worker::{MOST_PLIES, Worker};
use crate::node::Node;
use crate::score::Value;

/// A position that is to be played out.
struct PlayedOut<'w, 'a, N> {
    worker: &'w mut Worker<'a, N>,
    alpha: Value,
    beta: Value,
    threats: u32,
}

impl<N: Node> NullaryFnOnce for PlayedOut<'_, '_, N> {
    type Output = Value;

    #[inline(always)]
    fn call(self) -> Value {
        self.worker.play_out(self.alpha, self.beta, self.threats)
    }
}

impl<N: Node> Worker<'_, N> {
    /// Plays captures out. Where nothing can be captured but the opponent threatens to, all moves are looked
    /// at, `threats` half-moves of this kind in a line.
    #[inline(always)]
    pub(super) fn quiescence(&mut self, alpha: Value, beta: Value, threats: u32) -> Value {
        self.wide.run(PlayedOut { worker: self, alpha, beta, threats })
    }

    #[inline(always)]
    fn play_out(&mut self, mut alpha: Value, beta: Value, threats: u32) -> Value {
        if self.must_stop() {
            return 0;
        }
        if let Some(value) = self.tabled() {
            return value;
        }
        let ply = self.ply();
        let position = *self.position();
        if ply >= MOST_PLIES {
            return self.evaluate();
        }
        let captures = position.must_capture();
        let threatened = !captures && threats > 0 && position.passed().must_capture();
        let mut best = -crate::score::INFINITE;
        if !captures && !threatened {
            return if self.can_move() { self.evaluate() } else { stuck_here::<N>(ply) };
        }
        if threatened && self.shared.pruning {
            let value = self.evaluate();
            if value + BAD_UNDER_THREAT <= alpha {
                return value;
            }
            if value - GOOD_UNDER_THREAT >= beta && self.can_move() {
                return value - GOOD_UNDER_THREAT;
            }
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        steps(&position, captures, &mut self.scratch, &mut list);
        if list.is_empty() {
            best = stuck_here::<N>(ply);
        }
        for step in &list {
            self.enter(step, 0);
            let value = -self.quiescence(-beta, -alpha, threats - u32::from(threatened));
            self.leave();
            if self.stopped {
                break;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.lists[ply] = list;
        best
    }
}
