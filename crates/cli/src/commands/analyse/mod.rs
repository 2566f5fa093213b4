//! `damier analyse`: what the engine finds in a position or in the moves of a game.

mod fair_play;
mod game;
mod one_position;
mod summary;

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use crate::output::{Output, Verdict};
use crate::position::PositionArgs;
use crate::searching::{BookArgs, SearchArgs};

/// Find the best moves of a position, or the mistakes of a game
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier analyse russian --time 5
  damier analyse international --position \"W:W28,32,37:B14,19,23\" --lines 3 --depth 15
  damier analyse english --pdn game.pdn --nodes 100000 --out annotated.pdn
  damier analyse international --pdn games.pdn --game 3 --time 2 --json
  damier analyse international --pdn game.pdn --fair-play --nodes 100000

Scores are hundredths of a man for the side to move, or the half-moves in which the game is decided;
beside them stands how often games of the engine against itself were won, drawn and lost with such a score. Without
a limit a position gets 10 seconds and each move of a game 1 second.

A move of a game is judged by the expected points it gives away, a win being 1: dubious from 0.08 ($6 in the
file), a mistake from 0.16 ($2), a blunder from 0.32 ($4). The better line becomes a variation, the score for
White a comment. Without --out the annotated games are printed and the report goes to standard error. Games
that cannot be analysed are told and left out: exit code 1 means that moves could not be read, 2 that games
could not be used.

With --json a position gives one line for each depth:
  {\"depth\", \"seconds\", \"nodes\", \"nodes_per_second\", \"hash\": in thousandths,
   \"lines\": [{\"rank\", \"score\", \"decided_in\", \"expected\", \"win\", \"draw\",
              \"loss\", \"moves\": [move, …]}, …]}
or {\"over\": {\"result\", \"clauses\": [clause, …]}} where the game is over. \"decided_in\" is null or the
half-moves to the end, negative for a loss. A game gives one line for each move and one for each side:
  {\"game\", \"ply\", \"number\", \"side\", \"move\", \"score\", \"decided_in\",
   \"odds\": {\"win\", \"draw\", \"loss\"}, \"best_score\", \"best\": [move, …],
   \"loss\": in expected points, \"judgement\": null or \"dubious\", \"mistake\", \"blunder\"}
  {\"game\", \"side\", \"moves\", \"accuracy\", \"dubious\", \"mistakes\", \"blunders\"}

With --fair-play each side gets one line: the part of what there was to find in which its moves agree with the
engine (forced moves and positions in which all moves are nearly as good count nothing, one good move of sixteen counts
four bits), what blind choice would have had, and from comments such as [%emt 0:00:07] or [%clk 0:12:30] the mean time
of a move, its spread, and whether more time went where there was more to find. With --json:
  {\"game\", \"side\", \"moves\", \"forced\", \"weight\", \"agreement\", \"by_chance\", \"mean_loss\",
   \"times\": null or {\"moves\", \"mean\", \"spread\", \"with_difficulty\"}, \"away\": null}")]
pub(crate) struct AnalyseArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Analyse the games of this file; `-` is standard input
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pdn: Option<PathBuf>,
    /// Only this game of the file, counted from 1
    #[arg(long, value_name = "N", requires = "pdn", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    /// Tell how the moves agree with the engine and how long they took, for arbiters; it proves nothing
    #[arg(long, requires = "pdn", conflicts_with = "out")]
    fair_play: bool,
    /// How many best moves of a position are shown
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "pdn", value_parser = clap::value_parser!(u16).range(1..=100))]
    lines: u16,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    book: BookArgs,
    /// Write the annotated games to this file
    #[arg(short, long, value_name = "FILE", requires = "pdn")]
    out: Option<PathBuf>,
    /// Replace the file if there is one
    #[arg(long, requires = "out")]
    force: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &AnalyseArgs, out: &mut Output) -> Result<Verdict> {
    match &args.pdn {
        Some(path) if args.fair_play => fair_play::run(args, path, out),
        Some(path) => game::run(args, path, out),
        None => one_position::run(args, out),
    }
}
