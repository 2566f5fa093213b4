//! `damier event late`: somebody comes late, or has not come by now.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_compete::event::{Delay, Fact};
use damier_desk::Answer;
use damier_language::Args as Words;

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
    let stage = desk.stage(&args.stage)?;
    let round = desk.round(stage, args.round)?;
    let (key, side) = desk.game_of(stage, round, &args.who)?;
    let delay = Delay { minutes: args.minutes, excused: args.excused };
    desk.say(Fact::Late { key, side, delay })?;
    let mut answer = Answer::new();
    answer.block(desk.told());
    if let Some(late) = desk.state().late_arrivals.last() {
        let id = if late.too_late { "event-too-late" } else { "event-in-time" };
        let text = desk.text(id, &Words::new().with("minutes", late.limit.minutes));
        answer.line(desk.words.with_clauses(&text, late.limit.clauses)).field("late", late);
    }
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}
