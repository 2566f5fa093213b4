//! How long a search may go on, and what it tells meanwhile.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use damier_rules::Move;

use crate::score::Score;

/// What ends a search. Without any limit it goes on until it is stopped or the position is solved.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Limits {
    /// Not deeper than this.
    pub depth: Option<u32>,
    /// Not more positions than this, by all threads together.
    pub nodes: Option<u64>,
    /// Not longer than this.
    pub time: Option<Thinking>,
    /// So many best moves, each with its line; 0 is taken for 1.
    pub lines: usize,
    /// Go on after a win has been proven or with a single legal move.
    pub analyse: bool,
}

/// How long to think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thinking {
    /// When this has passed no further depth is begun.
    pub enough: Duration,
    /// When this has passed the search breaks off.
    pub most: Duration,
}

impl Thinking {
    /// Exactly so long.
    pub const fn exactly(time: Duration) -> Thinking {
        Thinking { enough: time, most: time }
    }

    /// When no further depth is begun, for a move that deserves so many times the usual time. A time that was
    /// given exactly stays what it is.
    pub(crate) fn enough_with(&self, patience: f64) -> Duration {
        if self.enough == self.most { self.most } else { self.enough.mul_f64(patience).min(self.most) }
    }
}

/// Stops a search from another thread.
#[derive(Debug, Default)]
pub struct StopFlag(AtomicBool);

impl StopFlag {
    /// A search that is not to be stopped yet.
    pub const fn new() -> StopFlag {
        StopFlag(AtomicBool::new(false))
    }

    /// Stops the search as soon as it looks, which is within a millisecond.
    pub fn stop(&self) {
        self.0.store(true, Relaxed);
    }

    /// Lets the next search run.
    pub fn reset(&self) {
        self.0.store(false, Relaxed);
    }

    /// Whether it was asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// What a search knows after a depth.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// So many half-moves were looked ahead; 0 if the search was stopped before it knew anything.
    pub depth: u32,
    /// Which of the best moves this is about, from 1.
    pub rank: usize,
    /// For the side to move.
    pub score: Score,
    /// The best play for both sides.
    pub line: Vec<Move>,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Time spent so far.
    pub time: Duration,
    /// Thousandths of the hash table in use.
    pub hash: u32,
    /// Positions found in endgame tables.
    pub table_hits: u64,
}
