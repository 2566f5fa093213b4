//! Power cuts: a child process with many writers at once is killed at random instants.
//!
//! What the child has acknowledged must be there, no batch may be torn, nothing may be doubled, and the list
//! of games must agree with the facts. A few kills here; thousands by `cargo xtask power-cut --kills N`.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use damier_compete::Lots;
use damier_store::{Append, Database, Fault, Game};

use super::games::game;
use super::stage::{Stage, fact};
use crate::power_cut::{KILLS, KILLS_PER_FILE, batch, is_between_batches};

/// The place the child writes to.
const PLACE: &str = "DAMIER_POWER_CUT_PLACE";
/// So many write at once.
const WRITERS: u32 = 8;

fn stream(writer: u32) -> String {
    format!("game/{}", game(writer).id)
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime")
}

/// The child: appends until it is killed and tells what is stored.
#[test]
#[ignore = "started and killed by the others"]
fn child() {
    let place = std::env::var(PLACE).expect("a place");
    runtime().block_on(async {
        let database = Database::open(&place).await.expect("a database");
        let writers: Vec<_> =
            (0..WRITERS).map(|writer| tokio::spawn(write(database.clone(), writer))).collect();
        for writer in writers {
            let fault = writer.await.expect("a writer");
            println!("\nfault {fault}");
        }
    });
}

/// Appends to a stream for ever, or until something goes wrong.
async fn write(database: Database, writer: u32) -> Fault {
    let mut next = match database.next_seq(&stream(writer)).await {
        Ok(next) => next,
        Err(fault) => return fault,
    };
    loop {
        let after = next + batch(next);
        let append = Append::new(stream(writer), next)
            .facts((next..after).map(fact))
            .game(Game { plies: after - 1, ..game(writer) });
        if let Err(fault) = database.append(append).await {
            return fault;
        }
        next = after;
        // In one piece, because several write at once.
        let told = std::io::stdout().write_all(format!("\nstored {writer} {next}\n").as_bytes());
        told.expect("a pipe");
    }
}

/// Lets a child write for a while and kills it. The numbers after the last facts acknowledged, by writer.
fn cut(stage: &Stage, after: Duration) -> HashMap<u32, u32> {
    let mut child = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "database::power_cut::child", "--ignored", "--nocapture"])
        .env(PLACE, &stage.place)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child");
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    let listener = thread::spawn(move || {
        let mut told = HashMap::new();
        for line in output.lines().map_while(Result::ok) {
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["stored", writer, next] => {
                    told.insert(writer.parse().expect("a number"), next.parse().expect("a number"));
                }
                ["fault", ..] => panic!("{line}"),
                _ => {}
            }
        }
        told
    });
    thread::sleep(after);
    child.kill().expect("it never ends by itself");
    child.wait().expect("it has ended");
    listener.join().expect("no fault")
}

async fn check(stage: &Stage, told: &HashMap<u32, u32>, kill: u32) {
    let database = stage.open().await;
    for writer in 0..WRITERS {
        // The list first: what is stored at this very moment can only add facts.
        let listed = database.game(&game(writer).id).await.expect("a list").map_or(0, |game| game.plies);
        let facts = database.load(&stream(writer), 0).await.expect("facts");
        let next = database.next_seq(&stream(writer)).await.expect("a number");
        let acknowledged = told.get(&writer).copied().unwrap_or(1);
        assert!(acknowledged <= next, "kill {kill}: {next} is next, {acknowledged} was acknowledged");
        assert!(is_between_batches(next), "kill {kill}: a batch was torn before {next}");
        assert!(acknowledged <= listed + 1 && listed < next, "kill {kill}: {listed} listed before {next}");
        assert!(is_between_batches(listed + 1), "kill {kill}: {listed} are listed");
        for stored in facts {
            assert_eq!(stored.fact, fact(stored.seq).fact, "kill {kill}");
        }
    }
    database.close().await;
}

fn many(kills: u32, stage: impl Fn() -> Option<Stage>) {
    let (mut lots, mut acknowledged) = (Lots::new(kills.into()), 0);
    let Some(mut here) = stage() else { return };
    for kill in 0..kills {
        if kill % KILLS_PER_FILE == KILLS_PER_FILE - 1 {
            here = stage().expect("it was there before");
        }
        let told = cut(&here, Duration::from_micros(lots.below(150_000)));
        acknowledged += u32::from(!told.is_empty());
        runtime().block_on(check(&here, &told, kill));
    }
    println!(
        "{kills} kills of a server, {acknowledged} of them after something was stored; nothing was lost"
    );
    assert!(acknowledged > 0, "nothing was ever stored");
}

/// How often to kill: what was asked for, or a few times.
fn kills() -> u32 {
    std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(12)
}

#[test]
fn nothing_acknowledged_is_lost_on_sqlite() {
    many(kills(), || Some(Stage::sqlite()));
}

#[test]
fn nothing_acknowledged_is_lost_on_postgresql() {
    many(kills(), Stage::postgres);
}
