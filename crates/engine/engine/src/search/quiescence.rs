//! A position is worth its evaluation only when nothing is about to be captured.

use super::alpha_beta::lost_here;
use super::order::steps;
use super::pruning::{BAD_UNDER_THREAT, GOOD_UNDER_THREAT};
use super::worker::{MOST_PLIES, Worker};
use crate::node::Node;
use crate::score::Value;

impl<N: Node> Worker<'_, N> {
    /// Plays captures out. Where nothing can be captured but the opponent threatens to, all moves are looked
    /// at, `threats` half-moves of this kind in a line.
    pub(super) fn quiescence(&mut self, mut alpha: Value, beta: Value, threats: u32) -> Value {
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
            return if self.can_move() { self.evaluate() } else { lost_here(ply) };
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
        steps(&position, &mut self.scratch, &mut list);
        if list.is_empty() {
            best = lost_here(ply);
        }
        for step in &list {
            self.enter(step);
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
