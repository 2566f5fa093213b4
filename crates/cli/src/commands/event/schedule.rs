//! `damier event schedule`: when rounds start.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_desk::acts::SetStart;

use super::desk::OpenEvent;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Say when a round starts
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event schedule 1 \"2026-05-01 10:00\"
  damier event schedule 2 15:30

A later time replaces an earlier one. The whole schedule: damier event paper schedule")]
pub(crate) struct ScheduleArgs {
    /// The round
    #[arg(value_parser = options::round)]
    round: Round,
    /// When play starts: `2026-05-01 10:00`, or `10:00` for today
    time: String,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &ScheduleArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (stage, round, starts) = (args.stage.stage.clone(), Some(args.round), args.time.clone());
    desk.perform(SetStart { stage, round, starts, ..SetStart::default() })
}
