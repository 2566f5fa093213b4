//! `damier event withdraw`: somebody leaves.

use anyhow::Result;
use clap::Args;
use damier_compete::event::Fact;
use damier_desk::Answer;

use super::desk::Desk;
use super::options::ReasonArgs;
use super::stage::StageArgs;
use super::words;
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
pub(crate) fn run(args: &WithdrawArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let entrant = desk.entrant(stage, &args.who)?;
    desk.say(Fact::Withdrawn { entrant, reason: args.reason.text() })?;
    let mut answer = Answer::new();
    answer.block(desk.told());
    if let Some(ruling) = desk.state().leaving_ruling(stage, entrant) {
        answer.line(words::ruling(desk.words, desk.state(), &ruling)).field("ruling", ruling);
    }
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}
