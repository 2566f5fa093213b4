//! `damier event next`: who plays in a stage, taken from the stages before it or named.

use anyhow::Result;
use clap::Args;
use damier_desk::acts::Field;

use super::desk::OpenEvent;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Say who plays in the next stage
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event next                                        by the places of the stages before
  damier event next --stage \"final A\" Koval Bondar Tkach Shevchuk
  damier event next --stage 1 --groups \"Koval,Bondar\" \"Tkach,Shevchuk\"

`damier event pair` does this by itself where the regulation says who plays. Two groups are those of a
Scheveningen stage.")]
pub(crate) struct NextArgs {
    /// Those who play [default: as the regulation says]
    #[arg(value_name = "PLAYER", add = super::complete::entrants())]
    who: Vec<String>,
    /// The two groups of a Scheveningen, each in the order of its numbers
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"], conflicts_with = "who")]
    groups: Vec<String>,
    /// The seed of the lots [default: drawn]
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &NextArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let group = |at: usize| -> Vec<String> {
        args.groups.get(at).map(|text| text.split(',').map(str::to_owned).collect()).unwrap_or_default()
    };
    let (stage, who, seed) = (args.stage.stage.clone(), args.who.clone(), args.seed);
    desk.perform(Field { stage, who, first: group(0), second: group(1), seed })
}
