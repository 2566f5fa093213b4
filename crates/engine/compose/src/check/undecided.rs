//! What stays open, shown to the engine: other moves, and answers to a key that is not proved.

use damier_rules::{Color, Move, Position};

use super::judge::Judge;
use super::sight::{Outlook, Sight};
use super::walk::Found;
use crate::solver::Verdict;

/// A move beside the solution that could not be decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undecided {
    /// The moves before it.
    pub before: Vec<Move>,
    pub mv: Move,
    /// What the engine makes of it, if there was time to ask.
    pub sight: Option<Sight>,
}

impl Undecided {
    /// Whether the engine thinks that White reaches the goal.
    pub fn is_liked(&self) -> bool {
        self.outlook() == Some(Outlook::Holds)
    }

    /// The position after it.
    fn after(&self, start: &Position) -> Position {
        self.before.iter().chain([&self.mv]).fold(*start, |position, mv| position.play_unchecked(mv))
    }

    /// What the engine makes of it.
    pub fn outlook(&self) -> Option<Outlook> {
        self.sight.as_ref().map(|sight| sight.outlook)
    }
}

/// What the engine makes of the moves that stayed open, until the phase is over.
pub(super) fn undecided(
    judge: &mut Judge,
    start: &Position,
    moves: &[(Move, Verdict)],
    found: &Found,
) -> Vec<Undecided> {
    let open = moves.iter().filter(|(_, verdict)| *verdict == Verdict::NotDecided);
    let later = found.doubtful.iter().filter(|(before, _)| !before.is_empty());
    let mut all: Vec<Undecided> = open
        .map(|(mv, _)| (Vec::new(), *mv))
        .chain(later.cloned())
        .map(|(before, mv)| Undecided { before, mv, sight: None })
        .collect();
    look_together(judge, start, &mut all);
    all
}

/// Plays on where the engine cannot say, first moves first, until the phase is over.
pub(super) fn play_on(judge: &mut Judge, start: &Position, all: &mut [Undecided]) {
    let mut open: Vec<&mut Undecided> =
        all.iter_mut().filter(|own| own.outlook() == Some(Outlook::Unclear)).collect();
    open.sort_by_key(|own| own.before.len());
    let mut left = open.len() as u32;
    for own in open {
        let after = own.after(start);
        let played = judge.play_on(&after, judge.left() / left);
        if let (Some((played, outlook)), Some(sight)) = (played, &mut own.sight) {
            (sight.outlook, sight.line) = (outlook, played.line.clone());
            sight.played = Some(played);
        }
        left -= 1;
    }
}

/// How deep every move is looked at before any is looked at again.
const FIRST_LOOK: u32 = 6;

/// So many half-moves further a move is looked at whose outcome is unclear, and so many less one that is not the first.
const MATTERS: u32 = 4;

/// Nobody looks farther ahead than this.
const FARTHEST: u32 = 100;

/// Looks ever deeper at some moves, always at the one that was looked at least, so that all of them are seen to about
/// the same depth when the time is over.
fn look_together(judge: &mut Judge, start: &Position, all: &mut [Undecided]) {
    let mut next: Vec<Option<u32>> = vec![Some(FIRST_LOOK); all.len()];
    let due = |own: &Undecided, depth: u32| {
        let first = if own.before.is_empty() { 0 } else { MATTERS };
        let clear = if matches!(own.outlook(), None | Some(Outlook::Unclear)) { 0 } else { MATTERS };
        depth + first + clear
    };
    loop {
        let least = all
            .iter()
            .zip(&next)
            .enumerate()
            .filter_map(|(at, (own, depth))| Some((at, depth.as_ref().copied()?, own)))
            .min_by_key(|(_, depth, own)| due(own, *depth));
        let Some((at, depth, own)) = least else { return };
        if judge.left().is_zero() {
            return;
        }
        let after = own.after(start);
        let seen = judge.look_to(&after, depth).map(|seen| seen.or_unclear(&after));
        // What is seen to its end, or cannot be seen at all, is looked at no more.
        let deeper = seen.as_ref().is_some_and(|sight| !sight.is_certain() && sight.depth + 1 >= depth);
        next[at] = (deeper && depth < FARTHEST).then_some(depth + 1);
        let own = &mut all[at];
        if own.sight.as_ref().is_none_or(|old| seen.as_ref().is_some_and(|new| new.depth >= old.depth)) {
            own.sight = seen.or(own.sight.take());
        }
    }
}

/// The only first move that the engine likes, with its line.
pub(super) fn likely_line(undecided: &[Undecided]) -> Option<Vec<Move>> {
    let mut liked = undecided.iter().filter(|own| own.is_liked());
    let key = liked.next().filter(|own| own.before.is_empty())?;
    let line = key.sight.iter().flat_map(|sight| &sight.line);
    liked.next().is_none().then(|| std::iter::once(&key.mv).chain(line).copied().collect())
}

/// The beginning of a line up to where Black has a choice; it ends with a move of White, or is empty.
fn forced(start: &Position, line: &[Move]) -> Vec<Move> {
    let (mut upto, mut position) = (0, *start);
    for (at, mv) in line.iter().enumerate() {
        let moves = position.legal_moves();
        let chosen = position.to_move() == Color::Black && moves.len() > 1;
        if chosen || !moves.contains(mv) {
            break;
        }
        if position.to_move() == Color::White {
            upto = at + 1;
        }
        position = position.play_unchecked(mv);
    }
    line[..upto].to_vec()
}

/// What the engine makes of Black's moves that are not decided where he has a choice for the first time, until the
/// phase is over.
pub(super) fn defences(judge: &mut Judge, start: &Position, line: &[Move]) -> Vec<Undecided> {
    let before = forced(start, line);
    let after = before.iter().fold(*start, |position, mv| position.play_unchecked(mv));
    let mut open = after.legal_moves();
    open.retain(|mv| judge.known(&after.play_unchecked(mv)) != Verdict::Proven);
    let each = judge.left() / (2 * open.len().max(1) as u32);
    open.retain(|mv| judge.holds(&after.play_unchecked(mv), 1 << 20, each) != Verdict::Proven);
    let open = open.into_iter().map(|mv| Undecided { before: before.clone(), mv, sight: None });
    let mut open: Vec<Undecided> = open.collect();
    look_together(judge, start, &mut open);
    open
}
