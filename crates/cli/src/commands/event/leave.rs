//! `damier event leave`: the register of those who leave the playing zone and come back.

use anyhow::Result;
use clap::Args;
use damier_compete::event::Leave;
use damier_desk::acts::{Back, GiveLeave};

use super::desk::OpenEvent;
use super::options::ReasonArgs;
use crate::args::one_of;
use crate::output::Verdict;

/// Let a player leave, telephone or talk, and write down that he is back
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event leave Koval --reason \"took a medicine\"
  damier event leave Koval telephone --reason \"his child is ill\"
  damier event leave Koval break --moves 50
  damier event leave Koval --back

The register stands in the log of sanctions and decisions: damier event paper sanctions")]
pub(crate) struct LeaveArgs {
    /// The player, by number or name
    #[arg(value_name = "PLAYER", add = super::complete::players())]
    who: String,
    /// What he may do
    #[arg(value_parser = one_of(Leave::ALL.map(|leave| (leave.name(), leave.name()))), default_value = "zone")]
    what: &'static str,
    /// For a break: after so many moves
    #[arg(long, value_name = "N")]
    moves: Option<u16>,
    /// He is back
    #[arg(long)]
    back: bool,
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs the command.
pub(crate) fn run(args: &LeaveArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let who = args.who.clone();
    if args.back {
        return desk.perform(Back { who });
    }
    let (what, reason) = (args.what.to_owned(), args.reason.text());
    desk.perform(GiveLeave { who, what, reason, moves: args.moves })
}
