//! What a verdict rests on, told at a glance: proved, judged by the engine, open.

use damier_compose::check::{Basis, FirstMove, Seen, Stage, Standing};
use damier_compose::solver::Verdict;
use damier_language::{Args, Words};
use damier_rules::Move;
use serde_json::{Value, json};

use super::describe as told;

/// A label with what stands under it; what is empty is left out.
pub(super) fn lines(words: &Words, stage: &Stage) -> Vec<(String, String)> {
    let stand = stage.standing();
    let parts = [
        ("proof-rests-proved", proved(words, stage, &stand)),
        ("proof-rests-judged", judged(words, stage, &stand)),
        ("proof-rests-open", open(words, stage, &stand)),
    ];
    let parts = parts.into_iter().filter(|(_, items)| !items.is_empty());
    parts.map(|(label, items)| (words.text(label), items.join("; "))).collect()
}

fn proved(words: &Words, stage: &Stage, stand: &Standing) -> Vec<String> {
    let mut items = Vec::new();
    match stand.task {
        Basis::Proved => items.push(words.text("proof-rests-met")),
        Basis::Refuted => items.push(words.text("proof-rests-prevented")),
        Basis::Judged | Basis::Open => {}
    }
    if !stand.reach.is_empty() {
        let args = Args::new().with("moves", listed(stage, &stand.reach));
        items.push(words.translate("proof-rests-reach", &args));
    }
    if stand.fail > 0 {
        let args = Args::new().with("count", stand.fail).with("all", stage.first_moves.len());
        items.push(words.translate("proof-rests-fail", &args));
    }
    items
}

fn judged(words: &Words, stage: &Stage, stand: &Standing) -> Vec<String> {
    let mut items = Vec::new();
    if stand.task == Basis::Judged {
        items.push(words.text("proof-rests-met"));
    }
    for (mv, score, depth) in &stand.seen_reaching {
        let args = scored(words, score, *depth).with("move", told::one(&stage.start, mv));
        items.push(words.translate("proof-rests-seen-reach", &args));
    }
    if let Some(failing) = &stand.seen_failing {
        let args = scored(words, &failing.best, failing.depth).with("count", failing.count);
        let id = match failing.best {
            Seen::NotForced => "proof-rests-not-forced",
            _ => "proof-rests-seen-fail",
        };
        items.push(words.translate(id, &args));
    }
    items.extend(later(words, stand.later.0));
    items
}

fn open(words: &Words, stage: &Stage, stand: &Standing) -> Vec<String> {
    let mut items = Vec::new();
    if stand.task == Basis::Open {
        items.push(words.text("proof-rests-task"));
    }
    if !stand.open.is_empty() {
        let one = |(mv, seen): &(Move, Option<(Seen, u32)>)| {
            let mv = told::one(&stage.start, mv);
            match seen {
                Some((score, depth)) => {
                    words.translate("proof-rests-unclear", &scored(words, score, *depth).with("move", mv))
                }
                None => mv,
            }
        };
        let moves: Vec<String> = stand.open.iter().map(one).collect();
        items.push(words.translate("proof-rests-moves", &Args::new().with("moves", moves.join(", "))));
    }
    items.extend(later(words, stand.later.1));
    items
}

fn later(words: &Words, count: usize) -> Option<String> {
    (count > 0).then(|| words.translate("proof-rests-later", &Args::new().with("count", count)))
}

fn scored(words: &Words, score: &Seen, depth: u32) -> Args<'static> {
    Args::new().with("score", words.describe("seen", score)).with("depth", depth)
}

fn listed(stage: &Stage, moves: &[Move]) -> String {
    moves.iter().map(|mv| told::one(&stage.start, mv)).collect::<Vec<_>>().join(", ")
}

/// What is said of one first move: whether it is proved, judged or open.
pub(super) fn basis(words: &Words, stage: &Stage, first: &FirstMove) -> String {
    let open = stage.standing().open.iter().any(|(mv, _)| *mv == first.mv);
    words.text(match first.verdict {
        Verdict::NotDecided if open => "proof-rests-open",
        Verdict::NotDecided => "proof-rests-judged",
        Verdict::Proven | Verdict::Refuted => "proof-rests-proved",
    })
}

/// The same for programs.
pub(super) fn json(stage: &Stage) -> Value {
    let stand = stage.standing();
    let names = |moves: &[Move]| moves.iter().map(|mv| told::one(&stage.start, mv)).collect::<Vec<_>>();
    json!({
        "task": stand.task,
        "proved": {"reach": names(&stand.reach), "fail": stand.fail},
        "judged": {
            "reach": stand.seen_reaching.iter().map(|(mv, score, depth)| json!({
                "move": told::one(&stage.start, mv), "score": score.to_string(), "depth": depth,
            })).collect::<Vec<_>>(),
            "fail": stand.seen_failing.as_ref().map(|some| json!({
                "count": some.count, "best_score": some.best.to_string(), "least_depth": some.depth,
            })),
            "later": stand.later.0,
        },
        "open": {
            "first_moves": stand.open.iter().map(|(mv, _)| told::one(&stage.start, mv)).collect::<Vec<_>>(),
            "later": stand.later.1,
        },
    })
}
