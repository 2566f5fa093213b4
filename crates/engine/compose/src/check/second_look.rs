//! A second look, with the time that is left, at moves beside the solution that were not decided at once.

use std::time::Duration;

use damier_rules::Position;

use super::judge::Judge;
use super::walk::{Found, Other};
use crate::solver::Verdict;

/// Shares the time out among the moves in doubt. First moves have had theirs.
pub(super) fn second_look(judge: &mut Judge, start: &Position, found: &mut Found, time: Duration) {
    let begun = judge.left();
    let doubtful = std::mem::take(&mut found.doubtful);
    let count = doubtful.len();
    for (done, (before, other)) in doubtful.into_iter().enumerate() {
        let spent = begun.saturating_sub(judge.left());
        let share = time.saturating_sub(spent) / (count - done) as u32;
        let after = before.iter().chain([&other]).fold(*start, |position, mv| position.play_unchecked(mv));
        let verdict = match before.as_slice() {
            [] => Verdict::NotDecided,
            _ => judge.holds(&after, usize::MAX, share),
        };
        let through = |line: &&Vec<_>| line.starts_with(&before) && line.len() > before.len();
        let played = found.lines.iter().find(through).map(|line| line[before.len()]);
        match (verdict, played) {
            (Verdict::Proven, Some(played)) => {
                found.others.push(Other { before, played, other, exceeds: false, last: false });
            }
            (Verdict::Refuted, _) => {}
            _ => found.doubtful.push((before, other)),
        }
    }
}
