//! `damier event withdraw`: somebody leaves.

use anyhow::Result;
use clap::Args;
use damier_desk::acts::Withdraw;

use super::desk::OpenEvent;
use super::options::ReasonArgs;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Withdraw somebody from the event
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event withdraw Koval --reason illness
  damier event withdraw 7 --reason \"left for home\"

What becomes of the games (the half rule of a round robin) is shown. Whoever missed rounds and may go on
comes back with: damier event further NAME --goes-on --reason …")]
pub(crate) struct WithdrawArgs {
    /// Who, by number or name
    #[arg(value_name = "PLAYER", add = super::complete::entrants())]
    who: String,
    #[command(flatten)]
    reason: ReasonArgs,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &WithdrawArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (stage, who) = (args.stage.stage.clone(), args.who.clone());
    desk.perform(Withdraw { stage, who, reason: args.reason.text() })
}
