//! `damier event further`: the chief arbiter decides about somebody who missed rounds or left.

use anyhow::Result;
use clap::Args;
use damier_desk::acts::Further;

use super::desk::OpenEvent;
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
    #[command(flatten)]
    decision: Decision,
    #[command(flatten)]
    reason: ReasonArgs,
    #[command(flatten)]
    stage: StageArgs,
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Decision {
    /// Goes on
    #[arg(long)]
    goes_on: bool,
    /// Is out
    #[arg(long)]
    out: bool,
}

/// Runs the command.
pub(crate) fn run(args: &FurtherArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (stage, who, goes_on) = (args.stage.stage.clone(), args.who.clone(), args.decision.goes_on);
    desk.perform(Further { stage, who, goes_on, reason: args.reason.text() })
}
