//! `damier event seat` and `colours`: who sat down where, and colours that were mixed up.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_desk::acts::{Colours, Seat};

use super::desk::OpenEvent;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Note who sits at a board of a team match other than the line-up says
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier event seat 3 2 Tkach

Table 3, board 2: Tkach sits there for his team. Whoever may not sit there has lost the board.")]
pub(crate) struct SeatArgs {
    /// The table
    table: u16,
    /// The board
    board: u8,
    /// Who, by number or name
    #[arg(value_name = "PLAYER", add = super::complete::players())]
    who: String,
    /// The round [default: the one being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs `seat`.
pub(crate) fn seat(args: &SeatArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (stage, round, who) = (args.stage.stage.clone(), args.round, args.who.clone());
    desk.perform(Seat { stage, round, who, table: args.table, board: args.board })
}

/// Note that the colours of a game were mixed up and it went on
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  damier event colours 4")]
pub(crate) struct ColoursArgs {
    /// The table
    table: u16,
    /// The round [default: the one being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs `colours`.
pub(crate) fn colours(args: &ColoursArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (stage, round) = (args.stage.stage.clone(), args.round);
    desk.perform(Colours { stage, round, table: args.table })
}
