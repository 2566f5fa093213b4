//! `cargo xtask crash`: what is left when the server is killed while people play?

use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use damier_rules::Lots;
use damier_store::Place;
use serde::Serialize;

use crate::audit::{Which, audit};
use crate::crowd::Crowd;
use crate::figures::Times;
use crate::findings::Findings;
use crate::machine;
use crate::server::{Keeps, Server};

/// How long moves may be under way when nobody begins one any more.
const PATIENCE: Duration = Duration::from_secs(20);

/// Kill a server while people play, again and again
///
/// The server is killed (SIGKILL) at random instants and started again; the players come back and send again what
/// was not acknowledged. After each kill every acknowledged move of the games under way is looked for in the database,
/// at the end those of all games, and so is what each move cost on the clock.
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo xtask crash
  cargo xtask crash --kills 2000 --games 50 --up 1 --pace 0.2
")]
pub(crate) struct CrashArgs {
    /// How often to kill
    #[arg(long, value_name = "N", default_value_t = 20)]
    kills: u32,
    /// At most so many seconds from one start to the next kill
    #[arg(long, value_name = "SECONDS", default_value_t = 4.0)]
    up: f64,
    /// Games at once; each has two connections
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: usize,
    /// Seconds from one half-move of a game to the next
    #[arg(long, value_name = "SECONDS", default_value_t = 0.5)]
    pace: f64,
    /// The seed of chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Outcome {
    kills: u32,
    /// Lines that were opened again.
    reconnected: u64,
    /// From the start of the process until it answered.
    starts: Times,
    #[serde(flatten)]
    findings: Findings,
}

/// Runs the command.
pub(crate) async fn run(args: CrashArgs) -> Result<()> {
    ensure!(args.games > 0 && args.kills > 0, "--games and --kills: at least one");
    ensure!(args.pace >= 0.01 && args.pace <= 3600.0, "--pace {}: from 0.01 to 3600 seconds", args.pace);
    ensure!(args.up >= 0.01 && args.up <= 3600.0, "--up {}: from 0.01 to 3600 seconds", args.up);
    machine::room_for(2 * args.games as u64)?;
    let folder = tempfile::tempdir().context("a folder")?;
    let keeps = || Keeps::Folder(folder.path().to_owned());
    let place = Place::folder(folder.path());
    let mut server = Server::start(None, keeps(), ([127, 0, 0, 1], 0).into())?;
    let hall = Crowd::new(server.address, Duration::from_secs_f64(args.pace), "5m+3s", args.seed);
    hall.admit(args.games).await?;
    let (mut lots, mut starts, begun) = (Lots::new(args.seed), Vec::new(), Instant::now());
    for kill in 1..=args.kills {
        tokio::time::sleep(Duration::from_secs_f64(args.up * lots.fraction())).await;
        server.kill()?;
        let found = audit(&place, &hall, Which::Present).await?;
        for fault in found.faults {
            hall.fault(format!("after kill {kill}: {fault}"));
        }
        server = Server::start(None, keeps(), server.address)?;
        starts.push(server.started_in);
        if kill % 10 == 0 || args.kills < 10 {
            let moves = found.stored;
            eprintln!(
                "{kill} kills in {:.0} s, {moves} half-moves in the games under way",
                begun.elapsed().as_secs_f64()
            );
        }
    }
    // Everything goes on after the last one too.
    tokio::time::sleep(Duration::from_secs_f64(args.pace) * 3 + Duration::from_secs(1)).await;
    hall.rest();
    hall.settle(PATIENCE).await;
    let open = hall.under_way();
    hall.close();
    server.kill()?;
    if open > 0 {
        hall.fault(format!("{open} half-moves were never answered or seen"));
    }
    let findings = Findings::of(&place, &hall).await?;
    let reconnected = hall.reconnected.load(Relaxed);
    let outcome = Outcome { kills: args.kills, reconnected, starts: Times::of(starts), findings };
    outcome.findings.conclude(&outcome, args.json, print)
}

fn print(outcome: &Outcome) {
    println!(
        "{} kills, {} lines opened again, starts: {}",
        outcome.kills, outcome.reconnected, outcome.starts
    );
    outcome.findings.print();
}
