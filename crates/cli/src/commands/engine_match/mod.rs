//! `damier match`: engines play each other, and what the results say.

mod ends;
mod report;

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_arena::{Adjudication, Contestant, Match, Opening, Pace, Sprt, openings, run as run_match};
use damier_rules::Variant;
use damier_tables::Wanted;

use crate::args;
use crate::commands::engine_match::report::Reporter;
use crate::commands::tables::open;
use crate::input;
use crate::output::{Output, Verdict};

/// Let engines play each other, with Elo, error bars and SPRT
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier match self self:hand --variant russian --nodes 5000 --games 200
  damier match self:threads=2 \"hub:./scan hub\" --move-time 0.1 --games 100 --pdn games.pdn
  damier match self dxp:localhost:27531 --time 60 --games 10
  damier match self \"hub:./scan hub\" --time 30 --increment 0.5 --ponder
  damier match self self:weights=old.weights --nodes 20000 --games 20000 --sprt 0,10 --concurrency 2

Players: self, with options after a colon (nodes, depth, time, hash, threads, level=1 to 10, weights=FILE, hand,
tables=DIR or none, name); a level brings the limits of `damier play --level`. hub:COMMAND starts a program that
speaks Hub; dxp:HOST:PORT is a program that listens (international only).
Every opening is played twice with colours reversed. A crash, an illegal move or an overstepped time loses the
game. Where there are endgame tables, a position that they know ends the game with its proven result; a win only
if no draw by count or repetition can come first. Elo is that of the first player, with the interval that holds
the truth with 95 %.

With --json a line is printed for each game, then one for the match:
  {\"game\", \"white\", \"black\", \"winner\": null or name, \"why\", \"moves\",
   \"adjudicated\": null, \"tables\", \"length\" or \"agreement\", \"dispute\": null or what a player claims}
  {\"players\", \"won\", \"drawn\", \"lost\", \"pairs\", \"elo\", \"elo_low\", \"elo_high\", \"superiority\",
   \"adjudicated\": {\"tables\", \"length\", \"agreement\"}, \"disputed\",
   \"sprt\": null or {\"elo0\", \"elo1\", \"llr\", \"low\", \"high\", \"verdict\"}}")]
pub(crate) struct MatchArgs {
    /// The first player
    first: Contestant,
    /// The second player
    second: Contestant,
    /// The variant
    #[arg(long, default_value = "international", value_parser = args::variant(), ignore_case = true)]
    variant: Variant,
    /// How many games, at most
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Positions looked at for a move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Half-moves looked ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    depth: Option<u32>,
    /// Seconds for each move
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = seconds)]
    move_time: Option<Duration>,
    /// Seconds for all moves of a player
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = seconds, conflicts_with = "move_time")]
    time: Option<Duration>,
    /// Seconds added before each move, with --time
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = seconds, requires = "time")]
    increment: Option<Duration>,
    /// Let both think on the opponent's time too, which takes a processor for each
    #[arg(long)]
    ponder: bool,
    /// Openings: a file of PDN games or FEN lines, `lines:N` for all lines of N half-moves, `random:N` for random
    /// ones
    #[arg(long, value_name = "WHICH", default_value = "random:6")]
    openings: String,
    /// Half-moves taken of each game of a file of openings [default: all]
    #[arg(long, value_name = "N")]
    plies: Option<usize>,
    /// Seed of the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A game is a draw after so many moves of each side
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    draw_after: u32,
    /// A game is won when both players see this many men more for six half-moves
    #[arg(long, value_name = "MEN")]
    win_at: Option<f64>,
    /// Endgame tables that end a game with its proven result: a folder, `usual` for the usual one, `none`
    #[arg(long, value_name = "WHICH", default_value_t)]
    adjudicate: Wanted,
    /// Seconds that a move may take beyond its time
    #[arg(long, value_name = "SECONDS", default_value = "0.25", allow_negative_numbers = true, value_parser = seconds)]
    margin: Duration,
    /// Games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// Stop when it is shown whether the difference is rather the first or the second Elo
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true, value_parser = elo_pair)]
    sprt: Option<(f64, f64)>,
    /// How often the second Elo of --sprt may be accepted wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = chance)]
    alpha: f64,
    /// How often the first Elo of --sprt may be accepted wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = chance)]
    beta: f64,
    /// Parameter for Hub programs that have it; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = parameter)]
    param: Vec<(String, String)>,
    /// Write the games to this file
    #[arg(long, value_name = "FILE")]
    pdn: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Six half-moves in a row decide that both agree.
const AGREED: u32 = 6;

/// How long a program may be silent beyond its time.
const PATIENCE: Duration = Duration::from_secs(10);

/// With a limit of nodes or depth only, nobody knows how long a move takes.
const LONG_PATIENCE: Duration = Duration::from_secs(600);

/// Runs the command.
pub(crate) fn run(args: &MatchArgs, out: &mut Output) -> Result<Verdict> {
    let plan = args.plan()?;
    let mut reporter = Reporter::new(&plan, args.pdn.as_deref(), args.json, out)?;
    let tally = run_match(&plan, &mut |told| reporter.add(told))?;
    reporter.finish(&tally)?;
    Ok(Verdict::Fine)
}

impl MatchArgs {
    fn plan(&self) -> Result<Match> {
        let contestants = [self.first.clone(), self.second.clone()];
        for contestant in &contestants {
            if !contestant.can_play(self.variant) {
                bail!("{} plays international draughts only", contestant.name);
            }
        }
        let pace = self.pace();
        let timed = pace.move_time.is_some() || pace.time.is_some();
        if self.ponder && !timed {
            bail!("--ponder needs a time, --move-time or --time: nodes and depth leave no time to think on");
        }
        let pairs = self.games.div_ceil(2);
        let tables = open(&Wanted::Usual, self.variant)?;
        let judges = match &self.adjudicate {
            Wanted::Usual => tables.clone(),
            named => open(named, self.variant)?,
        };
        Ok(Match {
            variant: self.variant,
            contestants,
            pace,
            pairs,
            openings: self.openings(pairs)?,
            adjudication: Adjudication {
                draw_after: self.draw_after,
                win: self.win_at.map(|men| (men, AGREED)),
                tables: judges,
                margin: self.margin,
            },
            concurrency: usize::from(self.concurrency),
            sprt: self.sprt()?,
            parameters: self.param.clone(),
            tables,
            ponder: self.ponder,
            patience: if timed { PATIENCE } else { LONG_PATIENCE },
        })
    }

    /// What was typed, or a tenth of a second a move.
    fn pace(&self) -> Pace {
        let typed = Pace {
            depth: self.depth,
            nodes: self.nodes,
            move_time: self.move_time,
            time: self.time,
            increment: self.increment.unwrap_or_default(),
        };
        typed.or(&Pace { move_time: Some(Duration::from_millis(100)), ..Pace::default() })
    }

    fn openings(&self, pairs: u64) -> Result<Vec<Opening>> {
        let number =
            |kind: &str| self.openings.strip_prefix(kind).and_then(|number| number.parse::<u32>().ok());
        let found = if let Some(plies) = number("lines:") {
            openings::all_lines(self.variant, plies, self.seed)
        } else if let Some(plies) = number("random:") {
            let count = usize::try_from(pairs).unwrap_or(usize::MAX).min(100_000);
            openings::random(self.variant, plies, count, self.seed)
        } else {
            let bytes = input::bytes(Path::new(&self.openings))?;
            openings::from_text(self.variant, &String::from_utf8_lossy(&bytes), self.plies)
        };
        found.with_context(|| format!("the openings {} cannot be used", self.openings))
    }

    fn sprt(&self) -> Result<Option<Sprt>> {
        let Some((elo0, elo1)) = self.sprt else { return Ok(None) };
        if elo0 >= elo1 {
            bail!("--sprt {elo0},{elo1}: the first Elo must be below the second");
        }
        Ok(Some(Sprt { elo0, elo1, alpha: self.alpha, beta: self.beta }))
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| "a number of seconds is expected".to_owned())?;
    Duration::try_from_secs_f64(number).map_err(|_| "a time cannot be negative or without end".to_owned())
}

fn elo_pair(text: &str) -> Result<(f64, f64), String> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.abs() <= 1_000.0);
    let pair = text.split_once(',').and_then(|(one, other)| Some((number(one)?, number(other)?)));
    pair.ok_or_else(|| "two numbers within 1000 are expected, as in 0,10".to_owned())
}

fn chance(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| *number > 0.0 && *number < 0.5);
    number.ok_or_else(|| "a number between 0 and 0.5 is expected".to_owned())
}

fn parameter(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').filter(|(name, _)| !name.is_empty());
    pair.map(|(name, value)| (name.to_owned(), value.to_owned()))
        .ok_or_else(|| "NAME=VALUE is expected".to_owned())
}
