//! `damier event schedule`: when rounds start.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_compete::event::Fact;
use damier_desk::Answer;

use super::desk::Desk;
use super::stage::StageArgs;
use super::{moment, options, words};
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
pub(crate) fn run(args: &ScheduleArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let today = moment::civil(desk.now());
    let at = moment::read(&args.time, today).ok_or_else(|| words::not_a_time(desk.words, &args.time))?;
    desk.say(Fact::Scheduled { stage, round: args.round, starts: moment::moment(at) })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
