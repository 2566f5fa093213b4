//! `damier event finish` and `cancel`: the end.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Fact, StageId};
use damier_desk::Answer;

use super::desk::Desk;
use super::options::ReasonArgs;
use super::phase;
use crate::output::Verdict;

/// Approve the final results
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event finish
  damier event finish --early --reason \"the hall is flooded\"

Complete rounds are closed first, and everything must have been played; what was not is approved as it
stands with --early. Afterwards protests, notes and duties are still taken; the report is
  damier event paper report --format pdf")]
pub(crate) struct FinishArgs {
    /// Though not everything has been played; needs a reason
    #[arg(long)]
    early: bool,
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs `finish`.
pub(crate) fn finish(args: &FinishArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    for at in 0..desk.state().stages.len() {
        phase::close_complete(desk, StageId(at as u8))?;
    }
    // What has been played to its end is finished in time, whatever was typed.
    let fact = match args.early && desk.state().check_finished().is_err() {
        true => Fact::FinishedEarly { reason: args.reason.text() },
        false => Fact::Finished,
    };
    desk.say(fact)?;
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
