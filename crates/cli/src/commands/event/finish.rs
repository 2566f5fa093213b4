//! `damier event finish` and `cancel`: the end.

use anyhow::Result;
use clap::Args;
use damier_desk::acts::{Cancel, Finish};

use super::desk::OpenEvent;
use super::options::ReasonArgs;
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
pub(crate) fn finish(args: &FinishArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    desk.perform(Finish { early: args.early, reason: args.reason.text() })
}

/// Cancel the event
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  damier event cancel --reason \"the hall is flooded\"")]
pub(crate) struct CancelArgs {
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs `cancel`.
pub(crate) fn cancel(args: &CancelArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    desk.perform(Cancel { reason: args.reason.text() })
}
