//! `damier event amend`: what was entered about a player was wrong.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Fact, StageId};
use damier_desk::Answer;

use super::desk::Desk;
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
pub(crate) fn run(args: &AmendArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let player = desk.player(StageId::FIRST, &args.who)?;
    let mut entry = desk.state().players[player.index()].clone();
    if let Some(name) = &args.name {
        name.trim().clone_into(&mut entry.name);
    }
    args.about.apply(desk, &mut entry, 0)?;
    desk.say(Fact::EntryCorrected { player, entry, reason: args.reason.text() })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
