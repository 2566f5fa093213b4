//! What a position is worth when so many half-moves are looked ahead.

use damier_rules::Goal;
use pulp::NullaryFnOnce;

use super::order::{Step, pick, steps};
use super::pruning::{
    BAD_WITHIN, DOUBTED_FROM, GOOD_WITHIN, GUESSED_FROM, GUESSED_WITHIN, bad_by, doubted_to, good_by,
    reduction, too_good_by,
};
use super::worker::{MOST_PLIES, Worker};
use crate::node::Node;
use crate::score::{Value, WIN};
use crate::transposition::{Bound, Known};

/// The worth of having lost.
const fn lost_here(ply: usize) -> Value {
    -(WIN - ply as Value)
}

/// The worth of having no move.
pub(super) const fn stuck_here<N: Node>(ply: usize) -> Value {
    match N::GOAL {
        Goal::HaveNoMove => -lost_here(ply),
        Goal::LeaveNoMove | Goal::FirstKing => lost_here(ply),
    }
}

/// The most that a position can be worth: the game is won at once, or by the next move.
const fn best_here<N: Node>(ply: usize) -> Value {
    match N::GOAL {
        Goal::HaveNoMove => -lost_here(ply),
        Goal::LeaveNoMove | Goal::FirstKing => -lost_here(ply + 1),
    }
}

/// Half-moves of threats that are followed at the end of a line.
const THREATS: u32 = 1;

/// What is asked of the last position of a line.
struct Question<'w, 'a, N> {
    worker: &'w mut Worker<'a, N>,
    alpha: Value,
    beta: Value,
    depth: i32,
    previous: u16,
}

impl<N: Node> NullaryFnOnce for Question<'_, '_, N> {
    type Output = Value;

    #[inline(always)]
    fn call(self) -> Value {
        self.worker.worth(self.alpha, self.beta, self.depth, self.previous)
    }
}

impl<N: Node> Worker<'_, N> {
    /// The worth of the last position of the line, within a window: at most `alpha` or at least `beta` means
    /// no more than that. `previous` is the move that led here.
    #[inline(always)]
    pub(super) fn alpha_beta(&mut self, alpha: Value, beta: Value, depth: i32, previous: u16) -> Value {
        self.wide.run(Question { worker: self, alpha, beta, depth, previous })
    }

    #[inline(always)]
    fn worth(&mut self, mut alpha: Value, mut beta: Value, depth: i32, previous: u16) -> Value {
        let ply = self.ply();
        self.best_lines[ply].clear();
        if self.is_drawn() {
            return 0;
        }
        if let Some(value) = self.tabled() {
            return value;
        }
        if depth <= 0 {
            return self.quiescence(alpha, beta, THREATS);
        }
        if self.must_stop() {
            return 0;
        }
        if ply >= MOST_PLIES {
            return self.evaluate();
        }
        // No line from here can be better than a win at once or worse than a loss at once.
        alpha = alpha.max(lost_here(ply));
        beta = beta.min(best_here::<N>(ply));
        if alpha >= beta {
            return alpha;
        }
        let wide = beta - alpha > 1;
        let key = self.keys[self.keys.len() - 1];
        let known = self.shared.table.find(key, ply);
        if let Some(known) = known
            && !wide
            && known.depth >= depth
            && cuts(known, alpha, beta)
        {
            return known.score;
        }
        let position = *self.position();
        let captures = position.must_capture();
        let guesses =
            self.shared.pruning && !wide && beta.abs() < GUESSED_WITHIN && position.pieces() >= GUESSED_FROM;
        if guesses
            && !captures
            && depth <= GOOD_WITHIN.max(BAD_WITHIN)
            && let Some(value) = self.at_a_glance(alpha, beta, depth)
        {
            return value;
        }
        if guesses && !self.verifying && depth >= DOUBTED_FROM {
            // A position that is better by a margin in a much shallower search is taken for too good. That
            // search makes no such guess of its own: one upon the other they would see no combination at all.
            let bar = beta + too_good_by(depth);
            self.verifying = true;
            let value = self.alpha_beta(bar - 1, bar, doubted_to(depth), previous);
            self.verifying = false;
            if self.stopped {
                return 0;
            }
            if value >= bar {
                return value;
            }
            self.best_lines[ply].clear();
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        steps(&position, captures, &mut self.scratch, &mut list);
        let best = known.map_or(0, |known| known.best);
        let by = position.to_move();
        self.history.rate(by, ply, best, previous, &mut list);
        // A forced answer costs no depth, within bounds.
        let only = list.len() == 1 && ply < 2 * self.root_depth as usize;
        let mut found = Known { best: 0, score: stuck_here::<N>(ply), depth, bound: Bound::AtMost };
        let mut put_off = list.len();
        for at in 0..list.len() {
            self.choose(&mut list, at, &mut put_off, depth);
            let step = list[at];
            let next = depth - 1 + i32::from(only);
            let busy = if at > 0 { self.is_busy_with(step.name, depth) } else { 0 };
            self.enter(&step, next);
            let value = if at == 0 {
                -self.alpha_beta(-beta, -alpha, next, step.squares)
            } else {
                let late = self.shared.pruning && !captures && depth >= 3 && at >= if wide { 2 } else { 1 };
                let calm = late && !step.to.must_capture();
                let less = if calm { reduction(depth, at) - i32::from(wide) } else { 0 };
                let less = less.clamp(0, depth - 1);
                let mut value = -self.alpha_beta(-alpha - 1, -alpha, next - less, step.squares);
                if value > alpha && less > 0 && !self.stopped {
                    value = -self.alpha_beta(-alpha - 1, -alpha, next, step.squares);
                }
                if value > alpha && value < beta && !self.stopped {
                    value = -self.alpha_beta(-beta, -alpha, next, step.squares);
                }
                value
            };
            self.leave();
            self.is_done_with(busy);
            if self.stopped {
                break;
            }
            if value > found.score || at == 0 {
                found.score = value;
                if value > alpha {
                    alpha = value;
                    found.best = step.name;
                    found.bound = Bound::Exact;
                    if wide {
                        self.follow(ply, step.name);
                    }
                }
            }
            if alpha >= beta {
                found.bound = Bound::AtLeast;
                if !captures {
                    self.history.refuted(by, ply, depth, previous, &list[..=at]);
                }
                break;
            }
        }
        self.lists[ply] = list;
        if self.stopped {
            return 0;
        }
        self.shared.table.keep(key, ply, found);
        found.score
    }

    /// What a quiet position near the end of a line is worth, if its evaluation lies far outside the window and
    /// no capture is threatened.
    fn at_a_glance(&mut self, alpha: Value, beta: Value, depth: i32) -> Option<Value> {
        if self.position().passed().must_capture() {
            return None;
        }
        let value = self.evaluate();
        if depth <= GOOD_WITHIN && value >= beta + good_by(depth) && self.can_move() {
            return Some(value - good_by(depth) / 2);
        }
        if depth > BAD_WITHIN || value + bad_by(depth) > alpha {
            return None;
        }
        let value = self.quiescence(alpha, beta, THREATS);
        (value <= alpha).then_some(value)
    }

    /// Brings the best of the moves not yet tried to the front of them, while there are such one that no other thread
    /// is looking at. The others are `put_off`: they stand from there on.
    #[inline(always)]
    fn choose(&self, list: &mut [Step<N>], at: usize, put_off: &mut usize, depth: i32) {
        while at < *put_off {
            pick(&mut list[..*put_off], at);
            if at == 0 || !self.is_busy_elsewhere(list[at].name, depth) {
                return;
            }
            *put_off -= 1;
            list.swap(at, *put_off);
        }
        pick(list, at);
    }

    /// The best line from here is this move and what was found best after it.
    fn follow(&mut self, ply: usize, name: u16) {
        let (here, after) = self.best_lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(name);
        here[ply].extend_from_slice(&after[0]);
    }
}

fn cuts(known: Known, alpha: Value, beta: Value) -> bool {
    match known.bound {
        Bound::Exact => true,
        Bound::AtLeast => known.score >= beta,
        Bound::AtMost => known.score <= alpha,
    }
}
