//! What one thread of the search carries with it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use damier_rules::Move;

use super::busy::Busy;
use super::order::{History, Step};
use crate::draws::{Counts, Draws};
use crate::evaluate::{Evaluator, Network, Wide};
use crate::limits::{Limits, StopFlag};
use crate::node::Node;
use crate::probe::Probe;
use crate::score::Value;
use crate::transposition::Transposition;

/// The farthest from the root that a line goes.
pub(crate) const MOST_PLIES: usize = 160;

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Transposition,
    pub(crate) draws: &'a Draws,
    pub(crate) network: Option<&'a Arc<Network>>,
    pub(crate) limits: &'a Limits,
    pub(crate) stop: &'a StopFlag,
    pub(crate) clock: fn() -> Duration,
    /// What the clock said when the search began.
    pub(crate) begun: Duration,
    /// Positions looked at by all threads, brought up to date now and then.
    pub(crate) nodes: AtomicU64,
    /// Some thread has reached a limit.
    pub(crate) over: AtomicBool,
    /// Whether moves may be skipped or searched less deeply on the strength of a guess.
    pub(crate) pruning: bool,
    pub(crate) tables: Option<&'a dyn Probe>,
    /// What the threads are looking at, if there are several.
    pub(crate) busy: Option<&'a Busy>,
}

impl Shared<'_> {
    /// How long the search has gone on.
    pub(super) fn elapsed(&self) -> Duration {
        (self.clock)().saturating_sub(self.begun)
    }
}

pub(super) struct Worker<'a, N> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) evaluator: Evaluator,
    /// What the processor can do.
    pub(super) wide: Wide,
    pub(super) history: History,
    /// The positions from the root to here.
    pub(super) line: Vec<N>,
    pub(super) counts: Vec<Counts>,
    /// The keys of the game before the root, then of the line.
    pub(super) keys: Vec<u64>,
    /// How many of the keys belong to the game.
    pub(super) before_root: usize,
    /// The moves of each position of the line, kept to save room being made anew.
    pub(super) lists: Vec<Vec<Step<N>>>,
    /// Moves of the best line found, by their names, for each distance from the root.
    pub(super) best_lines: Vec<Vec<u16>>,
    pub(super) scratch: Vec<Move>,
    pub(super) nodes: u64,
    pub(super) table_hits: u64,
    told: u64,
    /// When so many positions have been looked at, it is time to look at the limits.
    look_at: u64,
    pub(super) stopped: bool,
    /// In a shallower search that only asks whether a position is too good.
    pub(super) verifying: bool,
    /// The depth under way, to keep extensions within bounds.
    pub(super) root_depth: i32,
}

/// How often the clock and the stop sign are looked at.
const LOOK_EVERY: u64 = 1 << 10;

impl<'a, N: Node> Worker<'a, N> {
    /// A thread that stands at the last position of a game.
    pub(super) fn new(shared: &'a Shared<'a>, game: &[N]) -> Worker<'a, N> {
        let mut counts = shared.draws.begin(&game[0]);
        for pair in game.windows(2) {
            counts = shared.draws.after(counts, &pair[0], &pair[1]);
        }
        let mut line = Vec::with_capacity(MOST_PLIES + 1);
        line.push(game[game.len() - 1]);
        Worker {
            shared,
            evaluator: Evaluator::new(shared.network),
            wide: Wide::new(),
            history: History::new(MOST_PLIES + 1),
            line,
            counts: vec![counts],
            keys: game.iter().map(N::key).collect(),
            before_root: game.len() - 1,
            lists: (0..=MOST_PLIES).map(|_| Vec::new()).collect(),
            best_lines: vec![Vec::new(); MOST_PLIES + 2],
            scratch: Vec::with_capacity(128),
            nodes: 0,
            table_hits: 0,
            told: 0,
            look_at: 0,
            stopped: false,
            verifying: false,
            root_depth: 0,
        }
    }

    /// Half-moves from the root.
    #[inline(always)]
    pub(super) fn ply(&self) -> usize {
        self.line.len() - 1
    }

    #[inline(always)]
    pub(super) fn position(&self) -> &N {
        &self.line[self.line.len() - 1]
    }

    /// Whether the side to move, which cannot capture, can move.
    #[inline]
    pub(super) fn can_move(&mut self) -> bool {
        let position = *self.position();
        position.has_quiet_move(&mut self.scratch)
    }

    /// Makes a move, after which so many half-moves are looked ahead.
    #[inline]
    pub(super) fn enter(&mut self, step: &Step<N>, depth: i32) {
        let key = step.to.key();
        // The end of a line does not ask the table.
        if depth > 0 {
            self.shared.table.come_near(key, self.wide);
        }
        self.evaluator.come_near(key);
        let counts = self.counts[self.ply()];
        let next = self.shared.draws.after(counts, self.position(), &step.to);
        self.line.push(step.to);
        self.counts.push(next);
        self.keys.push(key);
        self.evaluator.moved(self.ply());
        self.nodes += 1;
    }

    /// Takes it back.
    #[inline]
    pub(super) fn leave(&mut self) {
        self.line.pop();
        self.counts.pop();
        self.keys.pop();
    }

    pub(super) fn evaluate(&mut self) -> Value {
        self.evaluator.evaluate(&self.line, self.keys[self.keys.len() - 1])
    }

    /// Whether the position is a draw by the rules, or would be if play went round once more.
    pub(super) fn is_drawn(&self) -> bool {
        let here = self.keys.len() - 1;
        let counts = &self.counts[self.ply()];
        let back_to = here.saturating_sub(usize::from(counts.reversible));
        let mut times = 0;
        // Positions with the same side to move, back to the last half-move that cannot be taken back.
        let mut at = here;
        while at >= back_to + 2 {
            at -= 2;
            if self.keys[at] == self.keys[here] {
                times += 1;
                if at > self.before_root || times == 2 {
                    return true;
                }
            }
        }
        self.shared.draws.reached(counts, self.position())
    }

    /// What endgame tables say of the position, unless its win would come too late: they know nothing of the
    /// draws by count, so such a position is searched like any other.
    pub(super) fn tabled(&mut self) -> Option<Value> {
        let tables = self.shared.tables?;
        let (ply, position) = (self.ply(), self.position());
        let score = position.probe(tables)?;
        let Some(plies) = score.decided_in() else {
            self.table_hits += 1;
            return Some(0);
        };
        if plies.unsigned_abs() > u32::from(self.shared.draws.plies_left(&self.counts[ply], position)) {
            return None;
        }
        self.table_hits += 1;
        // The distance is counted from the root.
        Some(if score.is_win() { score.0 - ply as Value } else { score.0 + ply as Value })
    }

    /// Looks at the limits; once they are reached every search returns at once.
    #[inline]
    pub(super) fn must_stop(&mut self) -> bool {
        if self.nodes >= self.look_at {
            self.look();
        }
        self.stopped
    }

    fn look(&mut self) {
        let shared = self.shared;
        let all = self.tell_nodes();
        let left = shared.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(all));
        self.look_at = self.nodes + left.min(LOOK_EVERY);
        let too_long = shared.limits.time.is_some_and(|thinking| shared.elapsed() >= thinking.most);
        if left == 0 || too_long || shared.stop.is_stopped() || shared.over.load(Relaxed) {
            shared.over.store(true, Relaxed);
            self.stopped = true;
        }
    }

    /// Adds what has not been told yet to the common count.
    pub(super) fn tell_nodes(&mut self) -> u64 {
        let fresh = self.nodes - self.told;
        self.told = self.nodes;
        self.shared.nodes.fetch_add(fresh, Relaxed) + fresh
    }
}
