//! `damier event prohibit`: two should not be paired, or may again.

use anyhow::Result;
use clap::Args;
use damier_desk::acts::{Act, Lift, Prohibit, Rounds};

use super::desk::OpenEvent;
use super::options::{self, ReasonArgs};
use super::stage::StageArgs;
use crate::output::Verdict;

/// Prohibit a pair, or allow it again
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event prohibit Koval Bondar --reason \"brother and sister\"
  damier event prohibit Koval Bondar --if-possible --rounds 1-3 --reason \"same club\"
  damier event prohibit Koval Bondar --lift")]
pub(crate) struct ProhibitArgs {
    /// One of the two
    #[arg(value_name = "PLAYER", add = super::complete::entrants())]
    a: String,
    /// The other
    #[arg(value_name = "PLAYER", add = super::complete::entrants())]
    b: String,
    /// Only as far as possible
    #[arg(long)]
    if_possible: bool,
    /// Only in these rounds, such as 1-3 [default: all]
    #[arg(long, value_parser = options::rounds)]
    rounds: Option<Rounds>,
    /// They may be paired again
    #[arg(long, conflicts_with = "rounds")]
    lift: bool,
    #[command(flatten)]
    reason: ReasonArgs,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &ProhibitArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (stage, who, other) = (args.stage.stage.clone(), args.a.clone(), args.b.clone());
    let if_possible = args.if_possible;
    desk.perform(if args.lift {
        Act::from(Lift { stage, who, other, if_possible })
    } else {
        let (rounds, reason) = (args.rounds.clone(), args.reason.text());
        Act::from(Prohibit { stage, who, other, if_possible, rounds, reason })
    })
}
