//! `damier event approve`: the panel has checked the entries.

use anyhow::Result;
use clap::Args;
use damier_desk::acts::ApproveEntries;

use super::desk::OpenEvent;
use crate::output::Verdict;

/// Approve the entries
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  damier event approve")]
pub(crate) struct ApproveArgs {}

/// Runs the command.
pub(crate) fn run(_: &ApproveArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    desk.perform(ApproveEntries {})
}
