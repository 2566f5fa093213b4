//! Pieces that can be taken away without harm: extras (UA13-VI.2.4.3, UA-VIII.Formal.6, COL-5.2.4c; D-77b).

use std::time::Duration;

use damier_rules::{Move, Position, Setup, Square};

use crate::check::{Judge, Means, Stage};
use crate::solver::Verdict;

/// The pieces without which the same line still reaches the goal and no other first move does.
pub(super) fn superfluous(stage: &Stage, means: &Means, time: Duration) -> Vec<Square> {
    let line = stage.main_line();
    let Some(key) = line.first() else { return Vec::new() };
    let setup = stage.start.setup();
    let each = time / setup.placed.len().max(1) as u32;
    let mut found = Vec::new();
    for (square, _) in &setup.placed {
        let placed = setup.placed.iter().filter(|(other, _)| other != square).copied().collect();
        let Ok(without) = Position::new(&Setup { placed, ..setup.clone() }) else { continue };
        if plays(&without, line) && is_still_sound(stage, &without, key, means, each) {
            found.push(*square);
        }
    }
    found
}

/// Whether the line can still be played, each move by its squares.
fn plays(start: &Position, line: &[Move]) -> bool {
    let mut position = *start;
    line.iter().all(|mv| {
        let mut moves = Vec::new();
        position.push_moves_between(mv.from(), mv.to(), &mut moves);
        let same = moves.iter().find(|other| other.captured() == mv.captured());
        same.map(|mv| position = position.play_unchecked(mv)).is_some()
    })
}

/// Whether the key still reaches the goal and every other first move fails as it did before.
fn is_still_sound(stage: &Stage, without: &Position, key: &Move, means: &Means, time: Duration) -> bool {
    let means = Means { time, memory: means.memory / 4, ..means.clone() };
    let mut judge = Judge::new(without.variant(), stage.goal, &means);
    let verdict_before = |mv: &Move| {
        let first = stage.first_moves.iter().find(|first| first.mv.squares() == mv.squares());
        first.map_or(Verdict::Refuted, |first| first.verdict)
    };
    without.legal_moves().iter().all(|mv| {
        let verdict = judge.holds(&without.play_unchecked(mv), 50_000, time);
        if mv.from() == key.from() && mv.to() == key.to() {
            verdict == Verdict::Proven
        } else {
            verdict == Verdict::Refuted || verdict == Verdict::NotDecided && verdict_before(mv) == verdict
        }
    })
}
