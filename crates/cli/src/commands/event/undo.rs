//! `damier event undo`: what was said counts no longer. Nothing is deleted.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Event, Fact};
use damier_language::Args as Words;

use super::answer::Answer;
use super::desk::Desk;
use super::options::ReasonArgs;
use crate::output::Verdict;

/// Take back the last command, or one fact of the log
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event undo --reason \"wrong table\"
  damier event undo 34 --reason \"the protest was taken back\"
  damier event undo 51 --reason \"once more\"      takes back an undoing, too

Without a number everything that the last command said is taken back. Nothing is deleted: the log shows
what was undone, by whom and why. What later facts rest on cannot be undone before them.")]
pub(crate) struct UndoArgs {
    /// The number of the fact in the log [default: all that was said last]
    number: Option<u32>,
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs the command.
pub(crate) fn run(args: &UndoArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let numbers = match args.number {
        Some(number) => vec![number],
        None => said_last(desk.event()),
    };
    if numbers.is_empty() {
        return Err(desk.complaint("event-nothing-to-undo", &Words::new()).into());
    }
    for seq in numbers {
        desk.say(Fact::Undone { seq, reason: args.reason.text() })?;
    }
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}

/// The facts of the last command that still count, the last one first. Undoings are not among them, so that
/// repeated undoing goes further back; neither is the regulation, without which there is no event.
fn said_last(event: &Event) -> Vec<u32> {
    let can_go = |fact: &Fact| !matches!(fact, Fact::Undone { .. } | Fact::Regulation(_));
    let counting =
        || event.entries().iter().rev().filter(|entry| event.counts(entry.seq) && can_go(&entry.fact));
    let Some(last) = counting().next().map(|entry| entry.at) else { return Vec::new() };
    counting().take_while(|entry| entry.at == last).map(|entry| entry.seq).collect()
}
