//! Pieces that can be taken away without harm: extras (UA13-VI.2.4.3, UA-VIII.Formal.6, COL-5.2.4c; D-77b).

use damier_rules::{Move, Position, Setup, Square};

use crate::check::{Judge, Means, Stage};
use crate::solver::Verdict;

/// Positions that are looked at for each first move.
const GLANCE: usize = 50_000;

/// What became of the pieces.
pub(super) struct Extras {
    /// Without each of them the same line still reaches the goal and no other first move does.
    pub(super) superfluous: Vec<Square>,
    /// Of these it is not decided.
    pub(super) open: Vec<Square>,
}

/// Takes every piece away in turn, within the time of the means.
pub(super) fn extras(stage: &Stage, means: &Means) -> Extras {
    let mut extras = Extras { superfluous: Vec::new(), open: Vec::new() };
    let line = stage.main_line();
    let Some(key) = line.first() else { return extras };
    let setup = stage.start.setup();
    let without = |square: Square| {
        let placed = setup.placed.iter().filter(|(other, _)| *other != square).copied().collect();
        Position::new(&Setup { placed, ..setup.clone() }).ok().filter(|position| plays(position, line))
    };
    let squares = setup.placed.iter().map(|(square, _)| *square);
    let playable: Vec<(Square, Position)> =
        squares.filter_map(|square| Some((square, without(square)?))).collect();
    let time = means.time / playable.len().max(1) as u32;
    let means = Means { time, memory: means.memory / 4, ..means.clone() };
    for (square, without) in playable {
        match soundness(stage, &without, key, &means) {
            Verdict::Proven => extras.superfluous.push(square),
            Verdict::NotDecided => extras.open.push(square),
            Verdict::Refuted => {}
        }
    }
    extras
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

/// Whether the key still reaches the goal and every other first move fails, or is as open as it was before.
fn soundness(stage: &Stage, without: &Position, key: &Move, means: &Means) -> Verdict {
    let mut judge = Judge::new(without.variant(), stage.goal, means);
    let mut holds = |mv: &Move| judge.holds(&without.play_unchecked(mv), GLANCE, means.time);
    let is_key = |mv: &&Move| mv.from() == key.from() && mv.to() == key.to();
    let moves = without.legal_moves();
    let (keys, others): (Vec<&Move>, Vec<&Move>) = moves.iter().partition(is_key);
    let mut verdict = Verdict::Proven;
    for mv in keys {
        match holds(mv) {
            Verdict::Proven => {}
            not => return not,
        }
    }
    for mv in others {
        let before = stage.first_moves.iter().find(|first| first.mv.squares() == mv.squares());
        let open = before.is_some_and(|first| first.verdict == Verdict::NotDecided);
        match holds(mv) {
            Verdict::Proven => return Verdict::Refuted,
            Verdict::NotDecided if !open => verdict = Verdict::NotDecided,
            Verdict::NotDecided | Verdict::Refuted => {}
        }
    }
    verdict
}
