//! `damier event undo`: what was said counts no longer. Nothing is deleted.

use anyhow::Result;
use clap::Args;
use damier_desk::ActReport;
use damier_desk::acts::Undo;

use super::confirm;
use super::desk::OpenEvent;
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
what was undone, by whom and why. What later facts rest on cannot be undone before them. Where rounds have
been paired since, what changes is shown first; --yes does it without asking.")]
pub(crate) struct UndoArgs {
    /// The number of the fact in the log [default: all that was said last]
    number: Option<u32>,
    /// Change the past without being asked
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs the command.
pub(crate) fn run(args: &UndoArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let before = desk.event().clone();
    let told = desk.act(Undo { number: args.number, reason: args.reason.text(), confirmed: true })?;
    let mut answer = ActReport { fields: told.fields, ..ActReport::new() };
    answer.block(desk.appended_text()).block(told.text);
    confirm::conclude_past(desk, &before, args.yes, answer)
}
