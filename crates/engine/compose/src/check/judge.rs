//! Whether the task holds in a position, and by which way it is reached soonest.

use std::sync::Arc;
use std::time::{Duration, Instant};

use damier_engine::{Probe, StopFlag};
use damier_rules::{Color, Move, Position, Variant};

use super::playing::Played;
use super::sight::{Eye, Outlook, Sight};
use crate::Goal;
use crate::solver::{Aim, Limit, Solver, Verdict};

/// What an examination may use.
#[derive(Debug, Clone)]
pub struct Means {
    /// Time in all.
    pub time: Duration,
    /// Bytes of memory for proofs.
    pub memory: usize,
    pub tables: Option<Arc<dyn Probe>>,
    /// Somebody may stop it.
    pub stop: Option<Arc<StopFlag>>,
}

impl Means {
    /// The usual means: ten seconds on the small boards, a minute on the large one, half a gigabyte.
    pub fn usual(variant: Variant) -> Means {
        let seconds = if variant == Variant::International { 60 } else { 10 };
        Means { time: Duration::from_secs(seconds), memory: 512 << 20, tables: None, stop: None }
    }
}

/// Answers for one goal; everything it finds is remembered.
pub(crate) struct Judge {
    pub(crate) goal: Goal,
    solver: Solver,
    /// For lock tasks: whether at least as much can be locked.
    more: Option<Solver>,
    eye: Option<Eye>,
    begun: Instant,
    time: Duration,
    deadline: Option<Instant>,
    stop: Option<Arc<StopFlag>>,
}

/// The part of the time by which settling a proof may go over the end of its phase.
const GRACE: u32 = 40;

/// The part of the memory that the engine's table may take beside the proofs.
const HASH: usize = 8;

impl Judge {
    pub(crate) fn new(variant: Variant, goal: Goal, means: &Means) -> Judge {
        let parts = if goal.is_lock() { 2 } else { 1 };
        let solver = |aim| Solver::new(variant, aim, means.memory / parts, means.tables.clone());
        let more = match goal {
            Goal::Lock { kings, men } => Some(solver(Aim::LockAtLeast { kings, men })),
            _ => None,
        };
        Judge {
            goal,
            solver: solver(Aim::of(goal)),
            more,
            eye: Eye::new(variant, goal, means.memory / HASH, means.tables.clone(), means.stop.clone()),
            begun: Instant::now(),
            time: means.time,
            deadline: Instant::now().checked_add(means.time),
            stop: means.stop.clone(),
        }
    }

    /// The time left.
    pub(crate) fn left(&self) -> Duration {
        self.deadline.map_or(Duration::MAX, |deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// Begins a phase, which ends when so many hundredths of the whole time are over.
    pub(super) fn phase(&mut self, hundredths: u32) {
        self.deadline = self.begun.checked_add(self.time.saturating_mul(hundredths) / 100);
    }

    /// Whether White reaches the goal from a position, within so many new positions and so much time.
    pub(crate) fn holds(&mut self, position: &Position, positions: usize, time: Duration) -> Verdict {
        let limit = self.limit(positions, time);
        let verdict = self.solver.prove(position, &limit);
        self.for_white(verdict)
    }

    /// What the engine makes of a position within so much time.
    pub(super) fn look(&mut self, position: &Position, time: Duration) -> Option<Sight> {
        let time = time.min(self.left());
        self.eye.as_mut()?.look(position, time, None)
    }

    /// What can be seen of a position so many half-moves ahead: by the engine, or where it cannot tell the goal from
    /// any win, by every move of both sides.
    pub(super) fn look_to(&mut self, position: &Position, depth: u32) -> Option<Sight> {
        let time = self.left();
        let seen = self.eye.as_mut().and_then(|eye| eye.look(position, time, Some(depth)));
        if !self.goal.is_lock() && self.goal != Goal::GiveAway
            || seen.as_ref().is_some_and(|seen| seen.outlook == Outlook::Fails)
        {
            return seen;
        }
        let limit = self.limit(usize::MAX, time);
        let solver = self.more.as_mut().unwrap_or(&mut self.solver);
        let forced = solver.within(position, depth, &limit)?;
        let outlook = if forced { Outlook::Holds } else { Outlook::Fails };
        Some(Sight { score: None, depth, line: Vec::new(), played: None, outlook })
    }

    /// How play goes on from a position within so much time, and what it tells of the goal.
    pub(super) fn play_on(&mut self, position: &Position, time: Duration) -> Option<(Played, Outlook)> {
        let time = time.min(self.left());
        self.eye.as_mut()?.play_on(position, time)
    }

    /// What is known without looking any further.
    pub(crate) fn known(&self, position: &Position) -> Verdict {
        self.for_white(self.solver.known(position))
    }

    /// Whether White locks what is asked or more; for other goals whether he reaches it.
    pub(crate) fn holds_or_exceeds(
        &mut self,
        position: &Position,
        positions: usize,
        time: Duration,
    ) -> Verdict {
        let verdict = self.holds(position, positions, time);
        let limit = self.limit(positions, time);
        match &mut self.more {
            Some(more) if verdict != Verdict::Proven => more.prove(position, &limit),
            _ => verdict,
        }
    }

    fn limit(&self, positions: usize, time: Duration) -> Limit {
        let until = Instant::now().checked_add(time);
        let deadline = match (until, self.deadline) {
            (Some(until), Some(deadline)) => Some(until.min(deadline)),
            (one, other) => one.or(other),
        };
        let settled_by = self.deadline.and_then(|deadline| deadline.checked_add(self.time / GRACE));
        Limit { positions, deadline, settled_by, stop: self.stop.clone() }
    }

    /// A draw is what White keeps while Black's win is refuted.
    fn for_white(&self, verdict: Verdict) -> Verdict {
        match (self.goal, verdict) {
            (Goal::Draw, Verdict::Proven) => Verdict::Refuted,
            (Goal::Draw, Verdict::Refuted) => Verdict::Proven,
            (_, verdict) => verdict,
        }
    }

    /// Half-moves to the goal, where there is a way that has an end.
    pub(crate) fn distance(&mut self, position: &Position) -> Option<u16> {
        if self.goal == Goal::Draw { None } else { self.solver.distance(position) }
    }

    /// White's moves that keep the goal, the shortest way first.
    pub(crate) fn keeping(&mut self, position: &Position) -> Vec<Move> {
        let mut moves: Vec<(u16, Move)> = Vec::new();
        for mv in position.legal_moves() {
            let after = position.play_unchecked(&mv);
            if self.known(&after) == Verdict::Proven {
                moves.push((self.distance(&after).unwrap_or(u16::MAX), mv));
            }
        }
        moves.sort_by_key(|(distance, _)| *distance);
        moves.into_iter().map(|(_, mv)| mv).collect()
    }

    /// Black's defences, the longest first.
    pub(crate) fn defences(&mut self, position: &Position) -> Vec<Move> {
        let mut moves: Vec<(u16, Move)> = Vec::new();
        for mv in position.legal_moves() {
            let after = position.play_unchecked(&mv);
            moves.push((self.distance(&after).unwrap_or(u16::MAX), mv));
        }
        moves.sort_by_key(|(distance, _)| std::cmp::Reverse(*distance));
        moves.into_iter().map(|(_, mv)| mv).collect()
    }

    /// The play from here on if White hurries and Black delays, as far as it is known.
    pub(crate) fn best_play(&mut self, position: &Position, most: usize) -> Vec<Move> {
        let mut line = Vec::new();
        let mut position = *position;
        while line.len() < most {
            let moves = match position.to_move() {
                Color::White => self.keeping(&position),
                Color::Black => self.defences(&position),
            };
            let Some(mv) = moves.first() else { break };
            line.push(*mv);
            position = position.play_unchecked(mv);
        }
        line
    }

    /// How many positions are remembered.
    pub(crate) fn positions(&self) -> usize {
        self.solver.positions()
    }
}
