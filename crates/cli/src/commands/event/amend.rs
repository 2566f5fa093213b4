//! `damier event amend`: what was entered about a player was wrong.

use anyhow::Result;
use clap::Args;
use damier_desk::acts::CorrectEntry;

use super::desk::OpenEvent;
use super::enter::AboutPlayer;
use super::options::ReasonArgs;
use crate::output::Verdict;

/// Correct the entry of a player
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event amend Koval --rating 2140 --reason \"list of 1 May\"
  damier event amend 7 --name \"Kovalenko Ivan\" --reason \"misspelt\"")]
pub(crate) struct AmendArgs {
    /// The player, by number or name
    #[arg(value_name = "PLAYER", add = super::complete::players())]
    who: String,
    /// The name as it should be
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    about: AboutPlayer,
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs the command.
pub(crate) fn run(args: &AmendArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (who, name, reason) = (args.who.clone(), args.name.clone(), args.reason.text());
    desk.perform(CorrectEntry { who, name, reason, ..CorrectEntry::default() }.about(args.about.about()))
}
