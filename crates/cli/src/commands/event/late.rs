//! `damier event late`: somebody comes late, or has not come by now.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_desk::acts::Late;

use super::desk::Desk;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Note that somebody came late
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event late Koval 12
  damier event late Koval 75
  damier event late Koval 40 --excused

Whoever comes later than the code and the regulation allow has a minus.")]
pub(crate) struct LateArgs {
    /// Who, by number or name
    #[arg(value_name = "PLAYER", add = super::complete::players())]
    who: String,
    /// How many minutes late
    minutes: u32,
    /// With a valid reason
    #[arg(long)]
    excused: bool,
    /// The round [default: the one being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &LateArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let (stage, who, round) = (args.stage.stage.clone(), args.who.clone(), args.round);
    desk.perform(Late { stage, round, who, minutes: args.minutes, excused: args.excused })
}
