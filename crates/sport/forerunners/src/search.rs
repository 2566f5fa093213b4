//! The search: what is like a position, and why.

use std::collections::HashMap;

use damier_pdn::read_fen;
use damier_rules::{Position, Setup};
use serde::Serialize;

use crate::motion::{Moved, everywhere};
use crate::pattern::Pattern;
use crate::register::{Record, Register, SMALLEST_FINAL};
use crate::shelf::Close;
use crate::{Changes, Motion};

/// What is looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    pub setup: Setup,
    /// The positions in which the lines of its solution end, if it is known.
    pub finals: Vec<Position>,
    /// How many changes there may be; `None` leaves it to [`small_changes`].
    pub changes: Option<u32>,
    /// How many works to find at most.
    pub limit: usize,
}

/// Why a work is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "like", rename_all = "snake_case")]
pub enum Likeness {
    /// The same position, perhaps elsewhere on the board and with small changes: form and content agree,
    /// a full forerunner if it is earlier and by somebody else (UA13-VI.4.3/b, UA-VIII.Pub.3, COL-5.4.3b).
    Position {
        /// How many changes there are in all.
        total: u32,
        /// How it was moved.
        motion: Motion,
        /// What was changed besides.
        changes: Changes,
    },
    /// The same final pattern: the content may agree, a partial forerunner at most.
    Final {
        /// How it was moved.
        motion: Motion,
        /// How many pieces the pattern has.
        pieces: usize,
    },
}

/// A work that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found<'a> {
    pub record: Record<'a>,
    pub likeness: Likeness,
}

/// How many changes of a position are small: one in four pieces, three at most, none below four pieces.
pub fn small_changes(pieces: usize) -> u32 {
    (pieces / 4).min(3) as u32
}

impl Likeness {
    /// The closest first: the same position before a final, few changes before many, and no motion before
    /// one.
    fn rank(self) -> (u32, u32, u32) {
        match self {
            Likeness::Position { total, motion, .. } => (0, total, motion.weight()),
            Likeness::Final { motion, pieces } => (1, u32::MAX - pieces as u32, motion.weight()),
        }
    }
}

impl Found<'_> {
    /// The closest first, and among equals the earliest: for putting what several registers answered in
    /// one order.
    pub fn order(&self) -> impl Ord + use<> {
        // Works without a date come last.
        (self.likeness.rank(), self.record.priority.is_none(), self.record.priority, self.record.number)
    }
}

impl Register {
    /// The works that are most like a position, the closest first and among equals the earliest.
    pub fn search(&self, query: &Query) -> Vec<Found<'_>> {
        let mut best: HashMap<u32, Likeness> = HashMap::new();
        self.positions(query, &mut best);
        self.final_patterns(query, &mut best);
        let found = |(work, likeness)| Some(Found { record: self.record(work)?, likeness });
        let mut found: Vec<Found<'_>> = best.into_iter().filter_map(found).collect();
        found.sort_by_key(Found::order);
        found.truncate(query.limit);
        found
    }

    fn positions(&self, query: &Query, best: &mut HashMap<u32, Likeness>) {
        let variant = query.setup.variant;
        let (board, pattern) = (variant.board(), Pattern::of(&query.setup));
        if !pattern.fits(board) {
            return;
        }
        let limit = query.changes.unwrap_or_else(|| small_changes(pattern.len()));
        let moved = everywhere(board, &pattern, limit);
        self.starts[variant as usize].scan(&moved, limit, |close| {
            let mut changes = close.changes;
            if variant.has_towers() {
                self.look_into_towers(query, &close, &mut changes);
            }
            let total = changes.total();
            if total <= limit {
                keep(best, close.work, Likeness::Position { total, motion: close.moved.motion, changes });
            }
        });
    }

    fn look_into_towers(&self, query: &Query, close: &Close<'_>, changes: &mut Changes) {
        let record = self.record(close.work);
        let there = record.and_then(|record| read_fen(record.variant, record.fen).ok());
        if let Some(there) = there {
            changes.look_into_towers(close.moved.motion, &query.setup, &there.setup);
        }
    }

    fn final_patterns(&self, query: &Query, best: &mut HashMap<u32, Likeness>) {
        let variant = query.setup.variant;
        let board = variant.board();
        let patterns = query.finals.iter().map(Pattern::of_position);
        for pattern in patterns.filter(|pattern| pattern.len() >= SMALLEST_FINAL && pattern.fits(board)) {
            let moved: Vec<Moved> = everywhere(board, &pattern, 0);
            self.finals[variant as usize].scan(&moved, 0, |close| {
                let likeness = Likeness::Final { motion: close.moved.motion, pieces: pattern.len() };
                keep(best, close.work, likeness);
            });
        }
    }
}

/// Keeps the closest likeness of a work.
fn keep(best: &mut HashMap<u32, Likeness>, work: u32, likeness: Likeness) {
    let kept = best.entry(work).or_insert(likeness);
    if likeness.rank() < kept.rank() {
        *kept = likeness;
    }
}
