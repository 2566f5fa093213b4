//! `damier event finish` and `cancel`: the end.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Fact, StageId};

use super::answer::Answer;
use super::desk::Desk;
use super::options::ReasonArgs;
use super::phase;
use crate::output::Verdict;

/// Approve the final results
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier event finish

Complete rounds are closed first. Afterwards protests, notes and duties are still taken; the report is
  damier event paper report --format pdf")]
pub(crate) struct FinishArgs {}

/// Runs `finish`.
pub(crate) fn finish(_: &FinishArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    for at in 0..desk.state().stages.len() {
        phase::close_complete(desk, StageId(at as u8))?;
    }
    desk.say(Fact::Finished)?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}

/// Cancel the event
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  damier event cancel --reason \"the hall is flooded\"")]
pub(crate) struct CancelArgs {
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs `cancel`.
pub(crate) fn cancel(args: &CancelArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    desk.say(Fact::Cancelled { reason: args.reason.text() })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
