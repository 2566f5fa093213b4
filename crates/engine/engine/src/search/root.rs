//! The root: depth after depth, several best moves where they are asked for, several threads where they are
//! lent.

use std::sync::atomic::Ordering::Relaxed;

use damier_rules::{Identity, Move};

use super::course::Course;
use super::order::{Step, steps};
use super::worker::{MOST_PLIES, Shared, Worker};
use crate::limits::Report;
use crate::node::Node;
use crate::score::{INFINITE, PROVEN, Score, Value};

/// Half the width of the first window around the score of the depth before.
const WINDOW: Value = 20;

/// A move at the root with what was found about it.
#[derive(Clone)]
struct RootMove<N> {
    step: Step<N>,
    score: Value,
    /// The best line that begins with it, by names.
    line: Vec<u16>,
}

/// Searches the last position of a game and reports after every depth; the reports of the last one are
/// returned, best move first. Nothing is returned if there is no move.
pub(crate) fn search<N: Node>(
    shared: &Shared<'_>,
    game: &[N],
    threads: usize,
    report: &mut dyn FnMut(&Report),
) -> Vec<Report> {
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(move || Root::new(shared, game).deepen(&mut |_| {}));
        }
        let last = Root::new(shared, game).deepen(report);
        shared.over.store(true, Relaxed);
        last
    })
}

struct Root<'a, N> {
    worker: Worker<'a, N>,
    moves: Vec<RootMove<N>>,
    /// Where the best move found at the depth under way stands among the moves.
    best_so_far: Option<usize>,
    course: Course,
}

impl<'a, N: Node> Root<'a, N> {
    fn new(shared: &'a Shared<'a>, game: &[N]) -> Root<'a, N> {
        let mut worker = Worker::new(shared, game);
        let mut list = Vec::new();
        let position = *worker.position();
        steps(&position, position.must_capture(), &mut worker.scratch, &mut list);
        let moves = list.into_iter().map(|step| RootMove { step, score: -INFINITE, line: vec![step.name] });
        Root { moves: moves.collect(), worker, best_so_far: None, course: Course::default() }
    }

    fn deepen(mut self, report: &mut dyn FnMut(&Report)) -> Vec<Report> {
        let limits = self.worker.shared.limits;
        let lines = limits.lines.clamp(1, self.moves.len().max(1));
        let deepest = limits.depth.unwrap_or(MOST_PLIES as u32 - 1).clamp(1, MOST_PLIES as u32 - 1);
        // Where tables and rules know the outcome of every move, looking further ahead changes nothing.
        let deepest = if self.is_known() { 1 } else { deepest };
        let mut last = Vec::new();
        if self.moves.is_empty() {
            return last;
        }
        for depth in 1..=deepest {
            self.worker.root_depth = depth as i32;
            let best_before = self.moves[0].step.name;
            for rank in 0..lines {
                self.best_from(rank, depth as i32);
                if self.worker.stopped {
                    break;
                }
                self.moves[rank..].sort_by_key(|own| std::cmp::Reverse(own.score));
            }
            if self.worker.stopped {
                if last.is_empty() {
                    last.push(self.unsearched());
                } else if let Some(better) = self.best_so_far
                    && self.moves[better].step.name != best_before
                    && lines == 1
                {
                    // Another move was found better before the depth came to its end.
                    let nodes = self.worker.tell_nodes();
                    self.moves.swap(0, better);
                    last = vec![self.report(0, depth, nodes)];
                    last.iter().for_each(&mut *report);
                }
                break;
            }
            // A later search of the same depth may have seen more and say more.
            self.moves[..lines].sort_by_key(|own| std::cmp::Reverse(own.score));
            let nodes = self.worker.tell_nodes();
            last = (0..lines).map(|rank| self.report(rank, depth, nodes)).collect();
            last.iter().for_each(&mut *report);
            self.course.add(self.moves[0].step.name == best_before, self.moves[0].score);
            if self.is_enough(depth, lines) {
                break;
            }
        }
        last
    }

    /// Whether the outcome of every move is known from tables, or is a draw by the rules.
    fn is_known(&mut self) -> bool {
        if self.worker.shared.tables.is_none() {
            return false;
        }
        let steps: Vec<Step<N>> = self.moves.iter().map(|own| own.step).collect();
        steps.iter().all(|step| {
            self.worker.enter(step, 0);
            let known = self.worker.is_drawn() || self.worker.tabled().is_some();
            self.worker.leave();
            known
        })
    }

    /// The best move so far where the search ended within the first depth, with what the position looks like.
    fn unsearched(&mut self) -> Report {
        let score = self.worker.evaluate();
        let nodes = self.worker.tell_nodes();
        self.moves.sort_by_key(|own| std::cmp::Reverse(own.score));
        let own = &mut self.moves[0];
        (own.score, own.line) = (score, vec![own.step.name]);
        self.report(0, 0, nodes)
    }

    /// Whether another depth would change nothing or take too long.
    fn is_enough(&self, depth: u32, lines: usize) -> bool {
        let shared = self.worker.shared;
        if shared.limits.analyse {
            return false;
        }
        let decided = self.moves[..lines]
            .iter()
            .all(|own| own.score.abs() >= PROVEN && crate::score::WIN - own.score.abs() <= depth as Value);
        let patience = self.course.patience();
        let late =
            shared.limits.time.is_some_and(|thinking| shared.elapsed() >= thinking.enough_with(patience));
        decided || late || (self.moves.len() == 1 && shared.limits.time.is_some())
    }

    /// Finds the best of the moves from the given one on.
    fn best_from(&mut self, first: usize, depth: i32) {
        let expected = self.moves[first].score;
        self.best_so_far = None;
        let mut width = WINDOW;
        let (mut alpha, mut beta) = if depth < 5 || expected.abs() >= PROVEN {
            (-INFINITE, INFINITE)
        } else {
            (expected - width, expected + width)
        };
        loop {
            let value = self.within(first, depth, alpha, beta);
            if self.worker.stopped || (value > alpha && value < beta) {
                return;
            }
            width *= 4;
            self.best_so_far = (value >= beta).then_some(first);
            if value <= alpha {
                alpha = if width > 500 { -INFINITE } else { value - width };
            } else {
                beta = if width > 500 { INFINITE } else { value + width };
            }
            // What was too good comes to the front.
            self.moves[first..].sort_by_key(|own| std::cmp::Reverse(own.score));
        }
    }

    fn within(&mut self, first: usize, depth: i32, mut alpha: Value, beta: Value) -> Value {
        let mut best = -INFINITE;
        for at in first..self.moves.len() {
            let step = self.moves[at].step;
            self.worker.enter(&step, depth - 1);
            let mut value = -INFINITE;
            if at > first {
                value = -self.worker.alpha_beta(-alpha - 1, -alpha, depth - 1, step.squares);
            }
            if at == first || (value > alpha && !self.worker.stopped) {
                value = -self.worker.alpha_beta(-beta, -alpha, depth - 1, step.squares);
            }
            self.worker.leave();
            if self.worker.stopped {
                return best;
            }
            let own = &mut self.moves[at];
            if value > alpha || at == first {
                own.score = value;
                own.line.clear();
                own.line.push(step.name);
                own.line.extend_from_slice(&self.worker.best_lines[1]);
            } else {
                own.score = -INFINITE;
            }
            if value > alpha {
                self.best_so_far = Some(at);
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn report(&self, rank: usize, depth: u32, nodes: u64) -> Report {
        let shared = self.worker.shared;
        let own = &self.moves[rank];
        Report {
            depth,
            rank: rank + 1,
            score: Score(own.score),
            line: moves_named(&self.worker.line[0], &own.line),
            nodes,
            time: shared.elapsed(),
            hash: shared.table.filled(),
            table_hits: self.worker.table_hits,
        }
    }
}

/// The moves of a line that is known by short names.
fn moves_named<N: Node>(from: &N, names: &[u16]) -> Vec<Move> {
    let mut position = *from;
    let (mut line, mut ways, mut list) = (Vec::new(), Vec::new(), Vec::new());
    for name in names {
        steps(&position, position.must_capture(), &mut Vec::new(), &mut ways);
        let Some(way) = ways.iter().find(|way| way.name == *name) else { break };
        list.clear();
        position.moves(Identity::Outcome, &mut list);
        let Some(found) = list.iter().find(|mv| position.play(mv) == way.to) else { break };
        position = way.to;
        line.push(*found);
    }
    line
}
