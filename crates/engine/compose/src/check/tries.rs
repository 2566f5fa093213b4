//! Every first move: the keys that reach the goal, and the false ways with their refutations (UA-VIII.Art.3a).

use std::time::Duration;

use damier_rules::{Color, Move, Position};

use super::follow::is_led;
use super::judge::Judge;
use super::sight::Outlook;
use crate::solver::Verdict;

/// A first move of White.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstMove {
    pub mv: Move,
    /// Whether it reaches the goal.
    pub verdict: Verdict,
    /// For lock tasks: it locks more than asked, which is a side solution too (UA-VIII.Formal.10).
    pub exceeds: bool,
    /// Black's answers that refute it, if it is refuted; one alone is what makes a good false way.
    pub refutations: Vec<Move>,
    /// Black's answers after which White gets there after all: illusory play.
    pub illusory: Vec<Move>,
    /// Half-moves to the goal, where there is an end.
    pub distance: Option<u16>,
}

/// Positions that each move gets at first, before the rest of the time is shared out.
const GLANCE: usize = 30_000;

/// What a glance at every first move tells.
pub(super) fn glance(judge: &mut Judge, start: &Position, time: Duration) -> Vec<(Move, Verdict)> {
    let moves = start.legal_moves();
    let each = time / moves.len().max(1) as u32;
    moves.into_iter().map(|mv| (mv, judge.holds(&start.play_unchecked(&mv), GLANCE, each))).collect()
}

/// Looks longer at the first moves in doubt, sharing out the time: first those that the engine likes, then
/// those that it would refute.
pub(super) fn deepen(
    judge: &mut Judge,
    start: &Position,
    moves: &mut [(Move, Verdict)],
    time: Duration,
    told: &mut dyn FnMut(usize, usize),
) {
    let begun = judge.left();
    let all = moves.len();
    let open = |verdict: &Verdict| *verdict == Verdict::NotDecided;
    let mut doubtful: Vec<(usize, Option<Outlook>)> = Vec::new();
    let looks = time / (8 * all.max(1) as u32);
    for (at, (mv, _)) in moves.iter().enumerate().filter(|(_, (_, verdict))| open(verdict)) {
        let sight = || judge.look(&start.play_unchecked(mv), looks);
        doubtful.push((at, is_led(start).then(sight).flatten().map(|sight| sight.outlook)));
    }
    doubtful.sort_by_key(|(_, outlook)| *outlook != Some(Outlook::Holds));
    for (done, (at, outlook)) in doubtful.iter().enumerate() {
        let spent = begun.saturating_sub(judge.left());
        let share = time.saturating_sub(spent) / (doubtful.len() - done) as u32;
        let (mv, verdict) = &mut moves[*at];
        let after = start.play_unchecked(mv);
        let wanted = match outlook {
            Some(Outlook::Holds) => Some(Verdict::Proven),
            Some(Outlook::Fails) => Some(Verdict::Refuted),
            _ => None,
        };
        if let Some(wanted) = wanted {
            *verdict = judge.follow(&after, wanted, share / 2);
        }
        if open(verdict) {
            let rest = if wanted.is_some() { share / 2 } else { share };
            *verdict = judge.holds(&after, usize::MAX, rest);
        }
        told(all - doubtful.len() + done + 1, all);
    }
}

/// Every first move with its refutations.
pub(super) fn first_moves(judge: &mut Judge, start: &Position, moves: &[(Move, Verdict)]) -> Vec<FirstMove> {
    let time = judge.left() / moves.len().max(1) as u32;
    moves.iter().map(|(mv, verdict)| told_of(judge, start, mv, *verdict, time)).collect()
}

fn told_of(judge: &mut Judge, start: &Position, mv: &Move, verdict: Verdict, time: Duration) -> FirstMove {
    let after = start.play_unchecked(mv);
    let (mut refutations, mut illusory) = (Vec::new(), Vec::new());
    if verdict == Verdict::Refuted && after.to_move() == Color::Black {
        for answer in after.legal_moves() {
            match judge.holds(&after.play_unchecked(&answer), GLANCE, time / 8) {
                Verdict::Refuted => refutations.push(answer),
                Verdict::Proven => illusory.push(answer),
                Verdict::NotDecided => {}
            }
        }
    }
    let exceeds = verdict != Verdict::Proven
        && judge.goal.is_lock()
        && judge.holds_or_exceeds(&after, GLANCE, time / 4) == Verdict::Proven;
    let distance =
        if verdict == Verdict::Proven { judge.distance(&after).map(|plies| plies + 1) } else { None };
    FirstMove { mv: *mv, verdict, exceeds, refutations, illusory, distance }
}
