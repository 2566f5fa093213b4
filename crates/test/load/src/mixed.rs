//! `cargo xtask mixed`: what is left after an hour of play, kills, bad files and hostile requests, all at once?

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use damier_rules::Lots;
use damier_store::Database;
use serde::Serialize;

use crate::crowd::Crowd;
use crate::figures::megabytes;
use crate::findings::Findings;
use crate::ground::Ground;
use crate::machine::{self, Used};
use crate::strangers::Strangers;
use crate::tear::{BLOWS, Blow, PATIENCE, begin_unattended, flags, strike};

/// So many nodes are never killed: their memory is looked at for the whole time.
const SPARED: usize = 1;

/// How often their memory is looked at.
const LOOKS: u32 = 120;

/// Memory is flat if the most of the last quarter is not above the most of the second by more than this part and
/// these megabytes. The first quarter fills what is kept for later.
const GROWTH: f64 = 1.10;
const SLACK_MB: f64 = 16.0;

/// Play, kills and people who mean harm, for an hour
///
/// PostgreSQL, NATS and several nodes are started on this machine. People play through a proxy; nodes, the broker and
/// the database are killed in turn, evenly over the time, and started again a little later; strangers send bad files and
/// requests all the while. One node is never killed. At the end every acknowledged move is looked for in the database,
/// every clock must have run by the rule, no node may have ended by itself, and the memory of the spared one must be flat.
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo xtask mixed
  cargo xtask mixed --seconds 120 --blows 12 --games 20 --pace 1
  cargo xtask mixed --program target/release/damier --json
")]
pub(crate) struct MixedArgs {
    /// How long
    #[arg(long, value_name = "SECONDS", default_value_t = 3600)]
    seconds: u64,
    /// How often something is killed
    #[arg(long, value_name = "N", default_value_t = 100)]
    blows: u32,
    /// At most so many seconds until what was killed is started again
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    down: f64,
    /// How many nodes; the first is never killed
    #[arg(long, value_name = "N", default_value_t = 3)]
    nodes: usize,
    /// Games at once; each has two connections
    #[arg(long, value_name = "N", default_value_t = 40)]
    games: usize,
    /// Seconds from one half-move of a game to the next
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    pace: f64,
    /// How many mean harm
    #[arg(long, value_name = "N", default_value_t = 8)]
    strangers: u64,
    /// Seconds, on the average, from one bad thing that one of them sends to the next
    #[arg(long, value_name = "SECONDS", default_value_t = 4.0)]
    pause: f64,
    /// A `damier` to measure instead of the server built into this program
    #[arg(long, value_name = "PROGRAM")]
    program: Option<PathBuf>,
    /// The seed of chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Default, Serialize)]
struct Outcome {
    /// Whether PostgreSQL and NATS are installed here.
    possible: bool,
    seconds: f64,
    blows: BTreeMap<Blow, u32>,
    /// Nodes that ended without being told to.
    ended_by_themselves: u32,
    /// Lines that were opened again, moves that were refused because nothing could be stored and sent again.
    reconnected: u64,
    refused: u64,
    /// Games in which nobody moved, and flags that fell in them.
    unattended: usize,
    flags: usize,
    /// Bad files and requests, and how often each status was the answer; 0: none came.
    bad_files: u64,
    bad_requests: u64,
    answers: BTreeMap<u16, u64>,
    /// The memory of the node that was never killed.
    memory: Memory,
    /// The most memory of any node that was killed.
    killed_most_mb: f64,
    #[serde(flatten)]
    findings: Findings,
}

/// Memory over the time, in megabytes.
#[derive(Default, Serialize)]
struct Memory {
    start: f64,
    middle: f64,
    end: f64,
    /// The most it ever was, and the most of each quarter.
    most: f64,
    quarters: Vec<f64>,
}

/// What was looked at so far.
type Looks = Arc<Mutex<Vec<f64>>>;

/// Looks at the memory of a process from now on.
fn look(process: u32, every: Duration) -> Looks {
    let looks = Looks::default();
    let own = Arc::clone(&looks);
    tokio::spawn(async move {
        loop {
            let now = megabytes(Used::by(process).memory);
            own.lock().unwrap_or_else(PoisonError::into_inner).push(now);
            tokio::time::sleep(every).await;
        }
    });
    looks
}

impl Memory {
    fn of(looks: &[f64], peak: u64) -> Memory {
        let at = |place: usize| looks.get(place).copied().unwrap_or_default();
        let quarter = looks.len().div_ceil(4).max(1);
        let quarters = looks.chunks(quarter).map(|part| part.iter().copied().fold(0.0, f64::max)).collect();
        Memory {
            start: at(0),
            middle: at(looks.len() / 2),
            end: at(looks.len().saturating_sub(1)),
            most: megabytes(peak),
            quarters,
        }
    }

    fn is_flat(&self) -> bool {
        match self.quarters.as_slice() {
            [_, second, _, last] => *last <= second * GROWTH + SLACK_MB,
            _ => true,
        }
    }
}

/// Runs the command.
pub(crate) async fn run(args: MixedArgs) -> Result<()> {
    ensure!(args.games > 0 && args.blows > 0, "--games and --blows: at least one");
    ensure!(args.nodes > SPARED, "--nodes {}: at least {}", args.nodes, SPARED + 1);
    ensure!((1..=1_000_000).contains(&args.seconds), "--seconds {}: from 1 to 1000000", args.seconds);
    for (name, value) in [("--pace", args.pace), ("--down", args.down), ("--pause", args.pause)] {
        ensure!((0.01..=3600.0).contains(&value), "{name} {value}: from 0.01 to 3600 seconds");
    }
    machine::room_for(4 * args.games as u64 + 2 * args.strangers)?;
    let strangers = Strangers::new().await?;
    let Some(mut ground) = Ground::start(args.program.as_deref(), args.nodes).await? else {
        ensure!(args.json, "PostgreSQL and NATS are needed (Debian: apt-get install postgresql nats-server)");
        let nothing = Outcome::default();
        return nothing.findings.conclude(&nothing, args.json, print);
    };
    let hall = Crowd::new(ground.proxy.address, Duration::from_secs_f64(args.pace), "5m+3s", args.seed);
    hall.tear();
    hall.admit(args.games).await?;
    strangers.admit(&hall, args.strangers, Duration::from_secs_f64(args.pause), args.seed).await?;
    let (length, begun) = (Duration::from_secs(args.seconds), Instant::now());
    let looks = look(ground.nodes[0].process(), length / LOOKS);
    let mut outcome = Outcome { possible: true, ..Outcome::default() };
    let (mut lots, mut unattended) = (Lots::new(args.seed), Vec::new());
    for number in 0..args.blows {
        unattended.push(begin_unattended(&hall, args.seed, u64::from(number)).await?);
        let due = length.mul_f64((f64::from(number) + lots.fraction()) / f64::from(args.blows));
        tokio::time::sleep_until((begun + due).into()).await;
        count_ended(&mut ground, &hall, &mut outcome)?;
        let killed = ground.nodes[SPARED..].iter().map(|node| megabytes(node.used().peak));
        outcome.killed_most_mb = killed.fold(outcome.killed_most_mb, f64::max);
        let blow = BLOWS[number as usize % BLOWS.len()];
        *outcome.blows.entry(blow).or_default() += 1;
        let down = Duration::from_secs_f64(args.down * lots.fraction());
        strike(&mut ground, blow, down, SPARED, &mut lots).await?;
        if (number + 1) % 10 == 0 || args.blows < 10 {
            let memory = megabytes(ground.nodes[0].used().memory);
            let (blows, passed) = (number + 1, begun.elapsed().as_secs_f64());
            eprintln!("{blows} blows in {passed:.0} s, {memory:.0} MB, answers {:?}", strangers.answers());
        }
    }
    tokio::time::sleep_until((begun + length).into()).await;
    count_ended(&mut ground, &hall, &mut outcome)?;
    let looked = looks.lock().unwrap_or_else(PoisonError::into_inner).clone();
    outcome.memory = Memory::of(&looked, ground.nodes[0].used().peak);
    outcome.seconds = begun.elapsed().as_secs_f64().round();
    hall.rest();
    hall.settle(PATIENCE).await;
    if hall.under_way() > 0 {
        hall.fault(format!("{} half-moves were never answered or seen", hall.under_way()));
    }
    if !outcome.memory.is_flat() {
        hall.fault(format!("memory grew: {:?} MB at most in each quarter", outcome.memory.quarters));
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
    outcome.bad_files = strangers.files.load(Relaxed);
    outcome.bad_requests = strangers.requests.load(Relaxed);
    outcome.answers = strangers.answers();
    outcome.findings.conclude(&outcome, args.json, print)
}

/// Looks for nodes that ended without being told to, and starts them again.
fn count_ended(ground: &mut Ground, hall: &Crowd, outcome: &mut Outcome) -> Result<()> {
    for node in &mut ground.nodes {
        if let Some(how) = node.ended()? {
            outcome.ended_by_themselves += 1;
            hall.fault(format!("a node ended by itself: {how}"));
            node.start_again()?;
        }
    }
    Ok(())
}

fn print(outcome: &Outcome) {
    println!(
        "{:.0} s, {:?}: {} lines opened again, {} moves refused and sent again, {} flags in {} games in which nobody \
         moved, {} nodes ended by themselves",
        outcome.seconds,
        outcome.blows,
        outcome.reconnected,
        outcome.refused,
        outcome.flags,
        outcome.unattended,
        outcome.ended_by_themselves
    );
    println!(
        "{} bad files, {} bad requests, answered {:?}",
        outcome.bad_files, outcome.bad_requests, outcome.answers
    );
    let Memory { start, middle, end, most, quarters } = &outcome.memory;
    println!(
        "memory of the node that was never killed: {start:.0} MB at the start, {middle:.0} in the middle, {end:.0} at \
         the end, {most:.0} at most, by quarters {quarters:?}; of the others {:.0} MB at most",
        outcome.killed_most_mb
    );
    outcome.findings.print();
}
