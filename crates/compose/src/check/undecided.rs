//! What stays open, shown to the engine: other moves, and answers to a key that is not proved.

use std::time::Duration;

use damier_rules::{Move, Position};

use super::judge::Judge;
use super::sight::{Outlook, Sight};
use super::walk::Found;
use crate::solver::Verdict;

/// A move beside the solution that could not be decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undecided {
    /// The moves before it.
    pub before: Vec<Move>,
    /// The move.
    pub mv: Move,
    /// What the engine makes of it, if there was time to ask.
    pub sight: Option<Sight>,
}

impl Undecided {
    /// Whether the engine thinks that White reaches the goal.
    pub fn is_liked(&self) -> bool {
        self.outlook() == Some(Outlook::Holds)
    }

    /// What the engine makes of it.
    pub fn outlook(&self) -> Option<Outlook> {
        self.sight.as_ref().map(|sight| sight.outlook)
    }
}

/// What the engine makes of the moves that stayed open, sharing out the time.
pub(super) fn undecided(
    judge: &mut Judge,
    start: &Position,
    moves: &[(Move, Verdict)],
    found: &Found,
    time: Duration,
) -> Vec<Undecided> {
    let open = moves.iter().filter(|(_, verdict)| *verdict == Verdict::NotDecided);
    let later = found.doubtful.iter().filter(|(before, _)| !before.is_empty());
    let mut all: Vec<Undecided> = open
        .map(|(mv, _)| (Vec::new(), *mv))
        .chain(later.cloned())
        .map(|(before, mv)| Undecided { before, mv, sight: None })
        .collect();
    look_at(judge, start, all.iter_mut(), time / 2);
    // What stays unclear is looked at longer.
    look_at(judge, start, all.iter_mut().filter(|own| own.outlook() == Some(Outlook::Unclear)), time / 2);
    all
}

/// Shows some moves to the engine, sharing out the time.
fn look_at<'a>(
    judge: &mut Judge,
    start: &Position,
    some: impl Iterator<Item = &'a mut Undecided>,
    time: Duration,
) {
    let some: Vec<&mut Undecided> = some.collect();
    let each = time / some.len().max(1) as u32;
    for own in some {
        let moves = own.before.iter().chain([&own.mv]);
        let after = moves.fold(*start, |position, mv| position.play_unchecked(mv));
        own.sight = judge.look(&after, each).or(own.sight.take());
    }
}

/// The only first move that the engine likes.
pub(super) fn likely_key(undecided: &[Undecided]) -> Option<Move> {
    let mut liked = undecided.iter().filter(|own| own.is_liked());
    let key = liked.next().filter(|own| own.before.is_empty())?;
    liked.next().is_none().then_some(key.mv)
}

/// What the engine makes of Black's moves after some others that are not decided.
pub(super) fn defences(
    judge: &mut Judge,
    start: &Position,
    before: &[Move],
    time: Duration,
) -> Vec<Undecided> {
    let after = before.iter().fold(*start, |position, mv| position.play_unchecked(mv));
    let mut open = after.legal_moves();
    open.retain(|mv| judge.known(&after.play_unchecked(mv)) != Verdict::Proven);
    let each = time / open.len().max(1) as u32;
    let look = |mv: Move| {
        let there = after.play_unchecked(&mv);
        let verdict = judge.holds(&there, 1 << 20, each / 2);
        let sight = (verdict != Verdict::Proven).then(|| judge.look(&there, each / 2));
        sight.map(|sight| Undecided { before: before.to_vec(), mv, sight })
    };
    open.into_iter().filter_map(look).collect()
}
