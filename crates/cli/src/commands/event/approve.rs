//! `damier event approve`: the panel has checked the entries.

use anyhow::Result;
use clap::Args;
use damier_compete::event::Fact;
use damier_desk::Answer;

use super::desk::Desk;
use crate::output::Verdict;

/// Approve the entries
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  damier event approve")]
pub(crate) struct ApproveArgs {}

/// Runs the command.
pub(crate) fn run(_: &ApproveArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    desk.say(Fact::EntriesApproved)?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
