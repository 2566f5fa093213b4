//! `damier event note`, `decide` and `duty`: what is kept beside the results.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{CHECKLIST, Fact};
use damier_desk::Answer;
use damier_language::Args as Words;
use serde_json::{Value, json};

use super::desk::Desk;
use crate::output::Verdict;

/// Write something down for the report
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event note \"power cut from 11:20 to 11:35, clocks stopped\"
  damier event note --interrupted \"fire alarm\"")]
pub(crate) struct NoteArgs {
    /// What happened
    text: String,
    /// Play was interrupted by it
    #[arg(long)]
    interrupted: bool,
}

/// Runs `note`.
pub(crate) fn note(args: &NoteArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let text = args.text.clone();
    desk.say(if args.interrupted { Fact::Interrupted { reason: text } } else { Fact::Note(text) })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}

/// Decide a case that the rules do not foresee
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier event decide \"both clocks failed in the last minute\" \"15 minutes each are set\" \\
      --grounds \"FMJD-IV.2.20, similar to FMJD-III.6.17\"")]
pub(crate) struct DecideArgs {
    /// The case
    question: String,
    /// The decision
    decision: String,
    /// Clauses on similar cases and other grounds
    #[arg(long, value_name = "TEXT", default_value = "")]
    grounds: String,
}

/// Runs `decide`.
pub(crate) fn decide(args: &DecideArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let DecideArgs { question, decision, grounds } = args;
    let (question, decision, grounds) = (question.clone(), decision.clone(), grounds.clone());
    desk.say(Fact::Decided { question, decision, grounds })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}

/// Show the duties of an arbiter, or tick one off
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event duty
  damier event duty FMJD-IV.2.4")]
pub(crate) struct DutyArgs {
    /// The clauses of the duties that are done
    #[arg(value_name = "CLAUSE", add = super::complete::duties())]
    done: Vec<String>,
}

/// Runs `duty`.
pub(crate) fn duty(args: &DutyArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    for typed in &args.done {
        let found = CHECKLIST.iter().find(|(clause, _, _)| clause.eq_ignore_ascii_case(typed.trim()));
        let Some((clause, _, _)) = found else {
            let complaint = desk.complaint("event-no-such-duty", &Words::new().with("text", typed.as_str()));
            return Err(complaint.next("damier event duty").into());
        };
        desk.say(Fact::DutyDone(clause))?;
    }
    let mut answer = Answer::new();
    if args.done.is_empty() {
        list(desk, &mut answer);
    }
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

fn list(desk: &Desk<'_>, answer: &mut Answer) {
    let mut rows: Vec<Value> = Vec::new();
    for (clause, _, text) in CHECKLIST {
        let done = desk.state().duties_done.contains(clause);
        let told = desk.words.tell("duty", &damier_compete::event::Duty::Checklist(text));
        answer.line(format!("{} {clause:<12} {told}", if done { "✓" } else { "·" }));
        rows.push(json!({ "clause": clause, "duty": told, "done": done }));
    }
    answer.field("duties", rows);
}
