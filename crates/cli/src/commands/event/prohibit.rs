//! `damier event prohibit`: two should not be paired, or may again.

use anyhow::Result;
use clap::Args;
use damier_compete::event::Fact;
use damier_compete::swiss::{Prohibition, Strength};
use damier_desk::Answer;

use super::desk::Desk;
use super::options::{self, ReasonArgs, Rounds};
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
pub(crate) fn run(args: &ProhibitArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let (a, b) = (desk.entrant(stage, &args.a)?, desk.entrant(stage, &args.b)?);
    let strength = if args.if_possible { Strength::AsFarAsPossible } else { Strength::Absolute };
    desk.say(if args.lift {
        Fact::ProhibitionLifted { a, b, strength }
    } else {
        let only = args.rounds.clone().map(|rounds| rounds.0);
        Fact::Prohibited { pair: Prohibition { a, b, strength, only }, reason: args.reason.text() }
    })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
