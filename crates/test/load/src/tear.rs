//! `cargo xtask cluster`: what is left when nodes, the broker and the database are killed in turn while people play?

use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use damier_live::{Entry, Fact};
use damier_rules::Lots;
use damier_store::{Database, Stored};
use serde::Serialize;

use crate::crowd::{Crowd, secret};
use crate::findings::Findings;
use crate::ground::Ground;
use crate::machine;
use crate::wire;

/// How long moves may be under way when nobody begins one any more.
pub(crate) const PATIENCE: Duration = Duration::from_secs(40);

/// So many games are begun before each blow in which nobody moves: their flags must fall, once.
const UNATTENDED: usize = 4;

/// Their time control.
const SHORT: &str = "3s";

/// Tear several nodes apart while people play
///
/// PostgreSQL, NATS and several nodes are started on this machine. People play through a proxy. In turn a node is
/// killed (SIGKILL), the broker, the database, and a node is ended in good order; each is started again a little later.
/// At the end every acknowledged move is looked for in the database, once and in its place, every clock must have run
/// by the rule, and in every game in which nobody moved one flag must have fallen.
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo xtask cluster
  cargo xtask cluster --nodes 4 --blows 200 --games 100 --pace 0.3
")]
pub(crate) struct TearArgs {
    /// How many nodes
    #[arg(long, value_name = "N", default_value_t = 3)]
    nodes: usize,
    /// How often something is killed
    #[arg(long, value_name = "N", default_value_t = 24)]
    blows: u32,
    /// At most so many seconds from one blow to the next
    #[arg(long, value_name = "SECONDS", default_value_t = 4.0)]
    up: f64,
    /// At most so many seconds until what was killed is started again
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    down: f64,
    /// Games at once; each has two connections
    #[arg(long, value_name = "N", default_value_t = 60)]
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

/// What is done to the nodes and what they stand on, in turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Blow {
    NodeKilled,
    DatabaseKilled,
    BrokerKilled,
    NodeEnded,
}

/// All of them.
pub(crate) const BLOWS: [Blow; 4] =
    [Blow::NodeKilled, Blow::DatabaseKilled, Blow::BrokerKilled, Blow::NodeEnded];

#[derive(Default, Serialize)]
struct Outcome {
    /// Whether PostgreSQL and NATS are installed here.
    possible: bool,
    blows: BTreeMap<Blow, u32>,
    /// Lines that were opened again.
    reconnected: u64,
    /// Moves that were refused because nothing could be stored, and sent again.
    refused: u64,
    /// Games in which nobody moved, and flags that fell in them.
    unattended: usize,
    flags: usize,
    #[serde(flatten)]
    findings: Findings,
}

/// Runs the command.
pub(crate) async fn run(args: TearArgs) -> Result<()> {
    ensure!(args.games > 0 && args.blows > 0, "--games and --blows: at least one");
    for (name, value) in [("--pace", args.pace), ("--up", args.up), ("--down", args.down)] {
        ensure!((0.01..=3600.0).contains(&value), "{name} {value}: from 0.01 to 3600 seconds");
    }
    machine::room_for(4 * args.games as u64)?;
    let Some(mut ground) = Ground::start(None, args.nodes).await? else {
        ensure!(args.json, "PostgreSQL and NATS are needed (Debian: apt-get install postgresql nats-server)");
        let nothing = Outcome::default();
        return nothing.findings.conclude(&nothing, args.json, print);
    };
    let hall = Crowd::new(ground.proxy.address, Duration::from_secs_f64(args.pace), "5m+3s", args.seed);
    hall.tear();
    hall.admit(args.games).await?;
    let mut outcome = Outcome { possible: true, ..Outcome::default() };
    let (mut lots, mut unattended, begun) = (Lots::new(args.seed), Vec::new(), Instant::now());
    for number in 0..args.blows {
        for own in 0..UNATTENDED {
            let name = u64::from(number) * UNATTENDED as u64 + own as u64;
            unattended.push(begin_unattended(&hall, args.seed, name).await?);
        }
        tokio::time::sleep(Duration::from_secs_f64(args.up * lots.fraction())).await;
        let blow = BLOWS[number as usize % BLOWS.len()];
        *outcome.blows.entry(blow).or_default() += 1;
        let down = Duration::from_secs_f64(args.down * lots.fraction());
        strike(&mut ground, blow, down, 0, &mut lots).await?;
        if (number + 1) % 8 == 0 || args.blows < 8 {
            eprintln!("{} blows in {:.0} s, {blow:?}", number + 1, begun.elapsed().as_secs_f64());
        }
    }
    // Everything goes on after the last one too.
    tokio::time::sleep(Duration::from_secs_f64(args.pace) * 3 + Duration::from_secs(1)).await;
    hall.rest();
    hall.settle(PATIENCE).await;
    if hall.under_way() > 0 {
        hall.fault(format!("{} half-moves were never answered or seen", hall.under_way()));
    }
    let database = Database::open_at(&ground.place()?).await.context("opening the database")?;
    outcome.unattended = unattended.len();
    outcome.flags = flags(&database, &unattended, &hall).await?;
    database.close().await;
    hall.close();
    ground.kill_nodes()?;
    outcome.findings = Findings::of(&ground.place()?, &hall).await?;
    outcome.reconnected = hall.reconnected.load(Relaxed);
    outcome.refused = hall.refused.load(Relaxed);
    outcome.findings.conclude(&outcome, args.json, print)
}

fn print(outcome: &Outcome) {
    println!(
        "{:?}: {} lines opened again, {} moves refused and sent again, {} flags in {} games in which nobody moved",
        outcome.blows, outcome.reconnected, outcome.refused, outcome.flags, outcome.unattended
    );
    outcome.findings.print();
}

/// Kills something and starts it again after so long; the first nodes, so many, are spared.
pub(crate) async fn strike(
    ground: &mut Ground,
    blow: Blow,
    down: Duration,
    spared: usize,
    lots: &mut Lots,
) -> Result<()> {
    match blow {
        Blow::NodeKilled | Blow::NodeEnded => {
            let which = spared + lots.place(ground.nodes.len() - spared);
            let node = &mut ground.nodes[which];
            if blow == Blow::NodeKilled {
                node.kill()?;
            } else {
                node.end()?;
            }
            tokio::time::sleep(down).await;
            ground.nodes[which].start_again()?;
        }
        Blow::BrokerKilled => {
            ground.nats.kill();
            tokio::time::sleep(down).await;
            ground.nats.start_again()?;
        }
        Blow::DatabaseKilled => {
            ground.postgres.kill();
            tokio::time::sleep(down).await;
            ground.postgres.start_again()?;
        }
    }
    Ok(())
}

/// Begins a game in which nobody will move.
pub(crate) async fn begin_unattended(hall: &Crowd, seed: u64, number: u64) -> Result<String> {
    let secrets = [0, 1].map(|side| secret(seed ^ 0xf1a6, number, side));
    let form = [("rulebook", "ua2023-russian"), ("control", SHORT), ("with", "friend"), ("seat", "white")];
    let until = Instant::now() + PATIENCE;
    loop {
        let begun = async {
            let offer = wire::post(hall.address, "/", &secrets[0], &form).await?;
            wire::post(hall.address, &offer, &secrets[1], &[("answer", "accept")]).await
        };
        match begun.await {
            Ok(game) => return Ok(game.trim_start_matches("/game/").to_owned()),
            // Something has just been killed.
            Err(_) if Instant::now() < until => tokio::time::sleep(Duration::from_millis(200)).await,
            Err(why) => return Err(why.context("beginning a game")),
        }
    }
}

/// How many games in which nobody moved were ended by the clock: each once, however long that takes to be noticed.
pub(crate) async fn flags(database: &Database, games: &[String], hall: &Crowd) -> Result<usize> {
    let until = Instant::now() + PATIENCE;
    let mut all = 0;
    for game in games {
        let fallen = loop {
            let stored = database.load(&format!("game/{game}"), 0).await.context("reading a game")?;
            let facts = stored.iter().map(Stored::read::<Entry>).collect::<Result<Vec<_>, _>>();
            let facts = facts.with_context(|| format!("reading game {game}"))?;
            let fallen = facts
                .iter()
                .filter(|entry| matches!(entry.fact, Fact::FlagFell { .. } | Fact::NeverBegun { .. }))
                .count();
            if fallen > 0 || Instant::now() > until {
                break fallen;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        all += fallen;
        if fallen != 1 {
            hall.fault(format!("{game}: it was ended {fallen} times by the clock"));
        }
    }
    Ok(all)
}
