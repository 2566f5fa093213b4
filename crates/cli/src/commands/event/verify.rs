//! `damier event verify`: every past round is paired again, and each difference listed.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Difference, verify};
use damier_compete::swiss::Watch;
use damier_language::Args as Words;
use serde_json::{Value, json};

use super::answer::Answer;
use super::desk::Desk;
use super::words;
use crate::output::Verdict;

/// Pair every past round again and list each difference
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier event verify

Every round is paired again from the facts that stood then and with its seed. Rounds that people paired are
listed with the reason and the rules they break; that alone is no difference. The exit code is 1 if there is
a difference.

With --json the object has
  \"differences\": [{\"seq\", \"stage\", \"round\", \"what\", \"text\", \"by_people\"}, …], \"rounds\"")]
pub(crate) struct VerifyArgs {}

/// Runs the command.
pub(crate) fn run(_: &VerifyArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let found = verify(desk.event(), &Watch::new());
    let rounds: usize = desk.state().stages.iter().map(|stage| stage.rounds.len()).sum();
    let mut answer = Answer::new();
    let mut rows: Vec<Value> = Vec::new();
    for own in &found {
        let text = told(desk, own);
        answer.line(&text);
        let by_people = own.what.is_by_people();
        rows.push(json!({
            "seq": own.seq,
            "stage": own.stage,
            "round": own.round,
            "what": own.what,
            "text": text,
            "by_people": by_people,
        }));
    }
    let wrong = found.iter().filter(|own| !own.what.is_by_people()).count();
    answer.line(desk.text("event-verified", &Words::new().with("rounds", rounds).with("count", wrong)));
    answer.field("differences", rows).field("rounds", rounds);
    desk.conclude(answer)?;
    Ok(if wrong == 0 { Verdict::Fine } else { Verdict::Wrong })
}

fn told(desk: &Desk<'_>, own: &Difference) -> String {
    let args = Words::new()
        .with("seq", own.seq)
        .with("stages", desk.state().stages.len())
        .with("stage", words::stage_name(desk.state(), own.stage))
        .with("round", own.round.number())
        .with("what", words::tell(desk.words, desk.state(), "differs", &own.what));
    desk.text("event-difference", &args)
}
