//! `damier event absent`: somebody will not be there in some rounds.

use anyhow::Result;
use clap::Args;
use damier_desk::acts::{Absent, Rounds};

use super::desk::OpenEvent;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Announce that somebody will not be there
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event absent Koval
  damier event absent Koval --round 3,5-6")]
pub(crate) struct AbsentArgs {
    /// Who, by number or name
    #[arg(required = true, value_name = "PLAYER", add = super::complete::entrants())]
    who: Vec<String>,
    /// The rounds [default: the next one to be paired]
    #[arg(long = "round", value_name = "ROUNDS", value_parser = options::rounds)]
    rounds: Option<Rounds>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &AbsentArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (stage, who, rounds) = (args.stage.stage.clone(), args.who.clone(), args.rounds.clone());
    desk.perform(Absent { stage, who, rounds })
}
