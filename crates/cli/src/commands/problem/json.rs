//! What a check found, for programs.

use damier_compose::Code;
use damier_compose::check::{DualKind, Inaccuracy, Stage, Undecided};
use damier_compose::formal::SetFault;
use damier_language::{Language, Words};
use damier_pdn::write_fen;
use damier_rules::Move;
use serde_json::{Value, json};

use super::check::Checked;
use super::{describe, standing};

/// A whole check.
pub(super) fn checked(checked: &Checked) -> Value {
    let Checked { place, work, examination, report, seconds, budget } = checked;
    let stages: Vec<Value> =
        examination.iter().flat_map(|found| &found.stages).map(|found| stage(found, work.code)).collect();
    let faults = examination.as_ref().err().into_iter().flatten();
    let faults: Vec<String> = faults.map(|fault| SetFault::in_work(*fault, work).to_string()).collect();
    let findings: Vec<Value> = report
        .findings
        .iter()
        .map(|finding| {
            json!({
                "topic": finding.topic,
                "clauses": finding.clauses,
                "state": finding.state,
                "text": finding.text,
                "said": finding.said,
            })
        })
        .collect();
    json!({
        "place": place,
        "heading": describe::heading(work),
        "fen": write_fen(&work.given()),
        "variant": work.variant().name(),
        "code": work.code_name(),
        "task": work.task.goal.to_string(),
        "kind": work.given_kind().to_string(),
        "soundness": report.soundness,
        "defective": report.is_defective(),
        "genre": report.genre.map(|fit| fit.genre),
        "author_solution": describe::author(work),
        "seconds": seconds.as_secs_f64(),
        "budget": budget.as_secs_f64(),
        "faults": faults,
        "stages": stages,
        "findings": findings,
    })
}

/// One position with its goal.
pub(super) fn stage(stage: &Stage, code: Code) -> Value {
    let after = |before: &[Move]| before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
    let other = |other: &Inaccuracy| {
        let at = after(&other.before);
        let mut way = vec![other.other];
        way.extend(&other.proof);
        json!({
            "before": describe::line(&stage.start, &other.before),
            "played": describe::one(&at, &other.played),
            "other": describe::one(&at, &other.other),
            "kind": other.kind,
            "full": other.is_full(),
            "concluding": other.concluding,
            "exceeds": other.exceeds,
            "line": describe::line(&at, &way),
        })
    };
    let (side, duals): (Vec<&Inaccuracy>, Vec<&Inaccuracy>) =
        stage.inaccuracies.iter().partition(|other| other.kind == DualKind::SideSolution);
    let first_moves: Vec<Value> = stage
        .first_moves
        .iter()
        .map(|first| {
            let there = stage.start.play_unchecked(&first.mv);
            let list = |moves: &[Move]| moves.iter().map(|mv| describe::one(&there, mv)).collect::<Vec<_>>();
            json!({
                "move": describe::one(&stage.start, &first.mv),
                "verdict": first.verdict,
                "exceeds": first.exceeds,
                "half_moves": first.distance,
                "refutations": list(&first.refutations),
                "illusory": list(&first.illusory),
            })
        })
        .collect();
    let lines: Vec<Value> = stage
        .lines
        .iter()
        .map(|line| {
            json!({
                "moves": describe::line(&stage.start, &line.moves),
                "thematic": line.thematic,
                "final": write_fen(&line.ending.position.setup()),
                "given_up": line.given_up,
                "locked": line.ending.locked.map(|(men, kings)| json!({"men": men.len(), "kings": kings.len()})),
                "majority": line.sacrifices.iter().map(|s| json!({
                    "move": s.ply / 2 + 1, "chains": s.profile(), "economical": s.is_economical(),
                })).collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({
        "fen": write_fen(&stage.start.setup()),
        "goal": stage.goal.to_string(),
        "verdict": stage.verdict,
        "standing": standing::json(stage),
        "by_author": stage.by_author,
        "solution": describe::solution(Words::of(Language::EN), stage, code),
        "main_line": describe::line(&stage.start, stage.main_line()),
        "first_moves": first_moves,
        "side_solutions": side.into_iter().map(other).collect::<Vec<_>>(),
        "inaccuracies": duals.into_iter().map(other).collect::<Vec<_>>(),
        "lines": lines,
        "not_decided": stage.undecided.iter().map(|own| undecided(stage, own)).collect::<Vec<_>>(),
        "defences": stage.defences.iter().map(|own| undecided(stage, own)).collect::<Vec<_>>(),
        "positions": stage.positions,
    })
}

/// A move that is not decided, with what the engine makes of it.
fn undecided(stage: &Stage, own: &Undecided) -> Value {
    let at = own.before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
    let there = at.play_unchecked(&own.mv);
    json!({
        "before": describe::line(&stage.start, &own.before),
        "move": describe::one(&at, &own.mv),
        "engine": own.sight.as_ref().map(|sight| json!({
            "outlook": sight.outlook,
            "score": sight.seen().to_string(),
            "depth": sight.depth,
            "line": describe::line(&there, &sight.line),
        })),
    })
}
