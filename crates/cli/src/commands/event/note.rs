//! `damier event note`, `decide` and `duty`: what is kept beside the results.

use anyhow::Result;
use clap::Args;
use damier_compete::event::checklist;
use damier_desk::ActReport;
use damier_desk::acts::{Act, DecideCase, Interrupt, TickDuty, WriteNote};
use serde_json::{Value, json};

use super::desk::OpenEvent;
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
pub(crate) fn note(args: &NoteArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let text = args.text.clone();
    desk.perform(if args.interrupted {
        Act::from(Interrupt { reason: text })
    } else {
        Act::from(WriteNote { text })
    })
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
pub(crate) fn decide(args: &DecideArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (question, decision) = (args.question.clone(), args.decision.clone());
    desk.perform(DecideCase { question, decision, grounds: args.grounds.clone() })
}

/// Show the duties of an arbiter, or tick one off
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event duty
  damier event duty FMJD-IV.2.4
  damier event duty UA-IV.5:2       the second of the duties of UA-IV.5")]
pub(crate) struct DutyArgs {
    /// The clauses of the duties that are done
    #[arg(value_name = "CLAUSE", add = super::complete::duties())]
    done: Vec<String>,
}

/// Runs `duty`.
pub(crate) fn duty(args: &DutyArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    if !args.done.is_empty() {
        return desk.perform(TickDuty { clauses: args.done.clone() });
    }
    let mut answer = ActReport::new();
    list(desk, &mut answer);
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

fn list(desk: &OpenEvent<'_>, answer: &mut ActReport) {
    let mut rows: Vec<Value> = Vec::new();
    for (mark, listed) in desk.state().code().into_iter().flat_map(checklist) {
        let done = desk.state().is_duty_done(listed);
        let told = desk.words.describe("duty", &damier_compete::event::Duty::Checklist(listed.text));
        answer.line(format!("{} {mark:<16} {told}", if done { "✓" } else { "·" }));
        rows.push(json!({ "clause": mark, "duty": told, "done": done }));
    }
    answer.field("duties", rows);
}
