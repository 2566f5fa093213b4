//! `damier event board`: what happens at a board, written down line by line.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_desk::acts::AtBoard;

use super::desk::OpenEvent;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Write down what happens at a board: moves, clock, claims, irregularities and what follows them
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event board 3                                       what stands at table 3
  damier event board 3 'moves 32-28 19-23'                   moves, as far as they are known
  damier event board 3 'irregular white two-moves'           an irregularity; the code says what follows
  damier event board 3 'correct black'                       the opponent wants it corrected
  damier event board 3 'clock start' 'clock pause records' --after 1:05:00
  damier event board 3 'claim black counting witnessed 12'

Each line is one thing that happened. After an irregularity the answer lists what the code lets people choose, and
who chooses; what it forbids is refused with its clause. `damier board --lines` prints everything that can be written.")]
pub(crate) struct BoardArgs {
    /// The board: 3, 3.2 or the name of a player
    #[arg(value_name = "BOARD")]
    at: String,
    /// What happened, one thing each
    #[arg(value_name = "LINE")]
    lines: Vec<String>,
    /// When, after the start of the round, such as 1:05:00 [default: now]
    #[arg(long, value_name = "TIME", default_value = "", hide_default_value = true)]
    after: String,
    /// The round [default: the one being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs `board`.
pub(crate) fn run(args: &BoardArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    desk.perform(AtBoard {
        stage: args.stage.stage.clone(),
        round: args.round,
        at: args.at.clone(),
        after: args.after.clone(),
        lines: args.lines.clone(),
        ..AtBoard::default()
    })
}
