//! `cargo xtask load`: how fast is a move seen by the opponent while thousands play?

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use serde::Serialize;

use crate::crowd::Crowd;
use crate::figures::{Times, megabytes};
use crate::findings::Findings;
use crate::machine::{self, Used};
use crate::served::Served;
use crate::watch;

/// The goals: 99 of 100 moves are seen within this time …
const WITHIN_MS: f64 = 50.0;
/// … and the server needs less memory.
const MEMORY_MB: f64 = 600.0;

/// How long one step of a ramp is measured.
const STEP: Duration = Duration::from_secs(15);
/// How often progress is told.
const TELL: Duration = Duration::from_secs(5);
/// How long moves may be under way when nobody begins one any more.
const PATIENCE: Duration = Duration::from_secs(20);

/// Measure a server with thousands of games at once
///
/// Every game is played by two guests over connections of their own, at a blitz pace, in all variants, with moves
/// chosen by chance. Measured is the time from the sending of a move to its being seen by the opponent. At the end
/// the server is killed and every acknowledged move is looked for in its database.
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo xtask load
  cargo xtask load --games 500 --seconds 20
  cargo xtask load --ramp --json
  cargo xtask load --nodes 3
  cargo xtask load --spectators 10000 --boards 10

Server and players share the processors of this machine. What other programs used meanwhile is told too: a run on a
busy machine says little.")]
pub(crate) struct LoadArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How long to measure
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    seconds: u64,
    /// So many only watch
    #[arg(long, value_name = "N", default_value_t = 0)]
    spectators: usize,
    /// At how many boards they watch
    #[arg(long, value_name = "N", default_value_t = 10)]
    boards: usize,
    /// Then add games until moves are seen too late
    #[arg(long)]
    ramp: bool,
    /// How many games to add each time
    #[arg(long, value_name = "N", default_value_t = 500)]
    step: usize,
    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

/// What is played, and where.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// Games at once; each has two connections
    #[arg(long, value_name = "N", default_value_t = 2000)]
    pub(crate) games: usize,
    /// Seconds from one half-move of a game to the next
    #[arg(long, value_name = "SECONDS", default_value_t = 3.0)]
    pub(crate) pace: f64,
    /// The time control
    #[arg(long, default_value = "5m+3s")]
    pub(crate) control: String,
    /// The server's data folder; a new one that is removed again unless named
    #[arg(long)]
    pub(crate) folder: Option<PathBuf>,
    /// So many nodes behind a proxy, with PostgreSQL and NATS, instead of one server on a folder
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<usize>,
    /// A `damier` to measure instead of the server built into this program
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) program: Option<PathBuf>,
    /// The seed of chance
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

impl TableArgs {
    /// The pace, if it is one.
    pub(crate) fn pace(&self) -> Result<Duration> {
        ensure!(self.games > 0, "--games 0: at least one game is needed");
        ensure!(self.pace >= 0.01 && self.pace <= 3600.0, "--pace {}: from 0.01 to 3600 seconds", self.pace);
        Ok(Duration::from_secs_f64(self.pace))
    }
}

/// What was measured while so many games were played.
#[derive(Serialize)]
struct Window {
    games: usize,
    seconds: f64,
    /// Half-moves seen by the opponent, a second; and as many as the pace demands.
    moves_per_second: f64,
    planned_per_second: f64,
    /// From sent to seen by the opponent.
    seen: Times,
    /// The most memory that the server has had so far.
    memory_mb: f64,
    /// Processors used by the server, by the players and by all other programs.
    server_cores: f64,
    players_cores: f64,
    others_cores: f64,
}

impl Window {
    /// Whether moves were seen in time and nobody was kept from moving.
    fn is_fine(&self) -> bool {
        self.seen.p99_ms < WITHIN_MS && self.moves_per_second > 0.95 * self.planned_per_second
    }

    fn line(&self) -> String {
        format!(
            "{:>6} games  {:>6.0} moves/s  {}  server {:.0} MB, {:.2} cores; players {:.2}, others {:.2} cores",
            self.games,
            self.moves_per_second,
            self.seen,
            self.memory_mb,
            self.server_cores,
            self.players_cores,
            self.others_cores
        )
    }
}

#[derive(Serialize)]
struct Outcome {
    windows: Vec<Window>,
    /// The most games with which moves were seen in time.
    limit: Option<usize>,
    #[serde(flatten)]
    findings: Findings,
}

/// Runs the command.
pub(crate) async fn run(args: LoadArgs) -> Result<()> {
    let pace = args.table.pace()?;
    machine::room_for((2 * args.table.games + args.spectators) as u64)?;
    let temporary = tempfile::tempdir().context("a folder")?;
    let folder = args.table.folder.clone().unwrap_or_else(|| temporary.path().to_owned());
    let program = args.table.program.as_deref();
    let mut server = Served::start(program, &folder, args.table.nodes).await?;
    let hall = Crowd::new(server.address(), pace, &args.table.control, args.table.seed);
    let mut windows: Vec<Window> = Vec::new();
    let mut watched = None;
    let mut games = args.table.games;
    let mut length = Duration::from_secs(args.seconds);
    loop {
        let more = games - hall.pairs().len();
        eprintln!("{more} games begin");
        hall.admit(more).await?;
        if args.spectators > 0 && windows.is_empty() {
            eprintln!("{} watch {} boards", args.spectators, args.boards);
            watched = Some(watch::admit(&hall, args.spectators, args.boards, args.table.seed).await?);
        }
        // Before anything is measured, everybody has moved.
        tokio::time::sleep(pace * 2).await;
        let window = measure(&hall, &server, length).await;
        eprintln!("{}", window.line());
        let fine = window.is_fine();
        windows.push(window);
        let room = machine::room_for(2 * (games + args.step) as u64);
        if !args.ramp || !fine {
            break;
        }
        if let Err(why) = room {
            eprintln!("no further: {why}");
            break;
        }
        games += args.step;
        length = STEP;
    }
    hall.rest();
    hall.settle(PATIENCE).await;
    hall.close();
    server.kill()?;
    let findings = Findings::of(&server.place()?, &hall).await?;
    if let Some(seen) = &watched {
        eprintln!("{} views were seen by those who watch", seen.load(Relaxed));
    }
    let limit = windows.iter().rev().find(|window| window.is_fine()).map(|window| window.games);
    let outcome = Outcome { windows, limit, findings };
    outcome.findings.conclude(&outcome, args.json, print)
}

fn print(outcome: &Outcome) {
    for window in &outcome.windows {
        println!("{}", window.line());
    }
    outcome.findings.print();
    if let Some(first) = outcome.windows.first() {
        let met = |fine: bool| if fine { "met" } else { "missed" };
        println!(
            "goals: p99 under {WITHIN_MS} ms {}, nothing lost or doubled {}, memory under {MEMORY_MB} MB {}",
            met(first.seen.p99_ms < WITHIN_MS),
            met(outcome.findings.wrong() == 0),
            met(first.memory_mb < MEMORY_MB),
        );
    }
    match outcome.limit {
        Some(limit) if outcome.windows.len() > 1 => println!("limit: {limit} games"),
        _ => {}
    }
}

/// Measures for so long.
async fn measure(hall: &Arc<Crowd>, server: &Served, length: Duration) -> Window {
    let (begun, games) = (Instant::now(), hall.pairs().len());
    let before = (server.used(), Used::here(), machine::busy());
    loop {
        let passed = begun.elapsed();
        let Some(left) = length.checked_sub(passed).filter(|left| !left.is_zero()) else { break };
        tokio::time::sleep(left.min(TELL)).await;
        if left > TELL {
            let since = Instant::now() - TELL;
            let times = Times::of(seen(hall, since, Instant::now()));
            eprintln!("  {:>4.0} s  {:>6} moves  {times}", begun.elapsed().as_secs_f64(), times.count);
        }
    }
    let ended = Instant::now();
    let after = (server.used(), Used::here(), machine::busy());
    // What was sent in the last instants is seen a little later.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let seen = Times::of(seen(hall, begun, ended));
    let seconds = (ended - begun).as_secs_f64();
    let cores = |before: Duration, after: Duration| {
        (after.saturating_sub(before).as_secs_f64() / seconds * 100.0).round() / 100.0
    };
    let server_cores = cores(before.0.time, after.0.time);
    let players_cores = cores(before.1.time, after.1.time);
    Window {
        games,
        seconds,
        moves_per_second: (seen.count as f64 / seconds).round(),
        planned_per_second: (games as f64 / hall.pace.as_secs_f64()).round(),
        seen,
        memory_mb: megabytes(after.0.peak),
        server_cores,
        players_cores,
        others_cores: ((cores(before.2, after.2) - server_cores - players_cores).max(0.0) * 100.0).round()
            / 100.0,
    }
}

/// How long it took the opponents to see what was sent in a stretch of time. What is not seen yet counts as long as
/// it has taken so far.
fn seen(hall: &Crowd, from: Instant, until: Instant) -> Vec<Duration> {
    let mut all = Vec::new();
    for pair in hall.pairs() {
        for game in pair.games().iter() {
            let sent = game.moves.iter().rev().take_while(|made| made.sent >= from);
            let sent = sent.filter(|made| made.sent < until);
            all.extend(sent.map(|made| made.seen.unwrap_or_else(|| made.sent.elapsed())));
        }
    }
    all
}
