//! `damier event lineup`: who plays for a team, board by board; and who sat down instead.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_desk::acts::LineUp;

use super::desk::OpenEvent;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Hand in the line-up of a team
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event lineup Kyiv Bondar Tkach Shevchuk Melnyk
  damier event lineup 2 Koval Lysenko Moroz Petrenko --round 3

The players stand in the order of the boards. Without a line-up the main squad plays.")]
pub(crate) struct LineupArgs {
    /// The team, by number or name
    #[arg(add = super::complete::entrants())]
    team: String,
    /// The players, board 1 first
    #[arg(required = true, value_name = "PLAYER", add = super::complete::players())]
    players: Vec<String>,
    /// The round [default: the next one, unless a round is being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &LineupArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (stage, round, team) = (args.stage.stage.clone(), args.round, args.team.clone());
    desk.perform(LineUp { stage, round, team, players: args.players.clone() })
}
