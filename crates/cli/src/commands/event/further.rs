//! `damier event further`: the chief arbiter decides about somebody who missed rounds or left.

use anyhow::Result;
use clap::Args;
use damier_compete::event::Fact;

use super::answer::Answer;
use super::desk::Desk;
use super::options::ReasonArgs;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Decide whether somebody who missed rounds goes on
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event further Koval --goes-on --reason \"missed the train\"
  damier event further Koval --out --reason \"twice absent without notice\"")]
pub(crate) struct FurtherArgs {
    /// Who, by number or name
    #[arg(value_name = "PLAYER", add = super::complete::entrants())]
    who: String,
    /// Goes on
    #[arg(long, conflicts_with = "out", required_unless_present = "out")]
    goes_on: bool,
    /// Is out
    #[arg(long)]
    out: bool,
    #[command(flatten)]
    reason: ReasonArgs,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &FurtherArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let entrant = desk.entrant(stage, &args.who)?;
    desk.say(Fact::FurtherPart { entrant, goes_on: args.goes_on, reason: args.reason.text() })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
