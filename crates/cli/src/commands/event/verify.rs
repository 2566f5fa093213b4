//! `damier event verify`: every past round is paired again, and each difference listed.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{BrokenRule, Difference, Differs, verify};
use damier_compete::swiss::Watch;
use damier_desk::ActReport;
use damier_language::Args as Words;
use serde_json::{Value, json};

use super::describe;
use super::desk::OpenEvent;
use crate::output::Verdict;

/// Pair every past round again and list each difference
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier event verify

Every round is paired again from the facts that stood then and with its seed. Rounds that people paired, and
those of an imported event, are listed with the reason, the rules they break, and what the program would
have paired; that is told and no difference. The exit code is 1 if there is a difference.

With --json the object has
  \"differences\": [{\"seq\", \"stage\", \"round\", \"what\", \"text\", \"by_people\"}, …], \"rounds\"")]
pub(crate) struct VerifyArgs {}

/// Runs the command.
pub(crate) fn run(_: &VerifyArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let found = verify(desk.event(), &Watch::new());
    let rounds: usize = desk.state().stages.iter().map(|stage| stage.rounds.len()).sum();
    let mut answer = ActReport::new();
    let mut rows: Vec<Value> = Vec::new();
    for own in &found {
        let text = difference_text(desk, own);
        match told_before(own) {
            false => answer.line(&text),
            true => answer.line(format!("  {}", what(desk, own))),
        };
        for rule in broken(&own.what) {
            answer.line(format!("  {}", broken_rule(desk, rule)));
        }
        rows.push(json!({
            "seq": own.seq,
            "stage": own.stage,
            "round": own.round,
            "what": own.what,
            "text": text,
            "by_people": own.by_people,
        }));
    }
    let wrong = found.iter().filter(|own| !own.by_people).count();
    answer.line(desk.text("event-verified", &Words::new().with("rounds", rounds).with("count", wrong)));
    let people = found.iter().filter(|own| is_head(&own.what)).count();
    if people > 0 {
        let otherwise = found.iter().filter(|own| told_before(own)).count();
        let args = Words::new().with("rounds", people).with("count", otherwise);
        answer.line(desk.text("event-verified-by-people", &args));
    }
    answer.field("differences", rows).field("rounds", rounds);
    desk.conclude(answer)?;
    Ok(if wrong == 0 { Verdict::Fine } else { Verdict::Wrong })
}

/// Whether this says that people paired the round; what the program would have made follows it.
const fn is_head(what: &Differs) -> bool {
    matches!(what, Differs::ByHand { .. } | Differs::ByDecision { .. })
}

const fn told_before(own: &Difference) -> bool {
    own.by_people && !is_head(&own.what)
}

fn broken(what: &Differs) -> &[BrokenRule] {
    match what {
        Differs::ByHand { broken, .. } | Differs::ByDecision { broken, .. } => broken,
        _ => &[],
    }
}

fn broken_rule(desk: &OpenEvent<'_>, rule: &BrokenRule) -> String {
    let told = describe::describe(desk.words, desk.state(), "broken-rule", rule);
    let told = desk.words.with_clauses(&told, rule.clauses());
    desk.text("event-breaks", &Words::new().with("rule", told))
}

fn what(desk: &OpenEvent<'_>, own: &Difference) -> String {
    match &own.what {
        Differs::Breaks(rule) => broken_rule(desk, rule),
        other => {
            let mut other = other.clone();
            if let Differs::ByHand { by, .. } | Differs::ByDecision { by, .. } = &mut other {
                by.name = describe::by(desk.words, by);
            }
            describe::describe(desk.words, desk.state(), "differs", &other)
        }
    }
}

fn difference_text(desk: &OpenEvent<'_>, own: &Difference) -> String {
    let args = Words::new()
        .with("seq", own.seq)
        .with("stages", desk.state().stages.len())
        .with("stage", describe::stage_name(desk.state(), own.stage))
        .with("round", own.round.number())
        .with("what", what(desk, own));
    desk.text("event-difference", &args)
}
