//! Appends a second, with one writer and with many at once, each waiting until its fact is on the disk.
//!
//! `cargo bench --package damier-store` measures SQLite in a folder for passing files and, where it is
//! installed, PostgreSQL with its durable settings. It stops if a fact is missing afterwards.

use std::time::{Duration, Instant};

use damier_clock::Moment;
use damier_store::{Append, Database, Game, NewFact, Side};

/// How long each number of writers is measured.
const TIME: Duration = Duration::from_secs(3);
const WRITERS: [u32; 4] = [1, 32, 500, 2000];

fn main() {
    // Started by the tests as well, which only want to see it compile.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    println!("database    writers   appends/s   50 %, ms   99 %, ms");
    runtime.block_on(measure("SQLite", &folder.path().display().to_string()));
    if let Some(server) = damier_services::Postgres::start(&[]).expect("PostgreSQL starts") {
        runtime.block_on(measure("PostgreSQL", &server.database().expect("a database")));
    }
}

async fn measure(name: &str, place: &str) {
    let database = Database::open(place).await.expect("a database");
    for writers in WRITERS {
        let begun = Instant::now();
        let tasks: Vec<_> = (0..writers)
            .map(|writer| tokio::spawn(write(database.clone(), format!("{writers}/{writer}"), begun)))
            .collect();
        let mut waits = Vec::new();
        for task in tasks {
            waits.extend(task.await.expect("a writer"));
        }
        let took = begun.elapsed();
        waits.sort();
        let wait = |part: usize| waits[(waits.len() - 1) * part / 100].as_secs_f64() * 1000.0;
        let rate = waits.len() as f64 / took.as_secs_f64();
        println!("{name:10}  {writers:>7}  {rate:>10.0}  {:>9.1}  {:>9.1}", wait(50), wait(99));
    }
    database.close().await;
}

/// Appends facts to a stream of its own, every tenth with a row of the list of games. How long each took.
async fn write(database: Database, stream: String, begun: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    let mut next = 1;
    while begun.elapsed() < TIME {
        let fact = NewFact::new(Moment::from_millis(next.into()), "ivan", &"c3-d4 and some more about it");
        let mut append = Append::new(stream.clone(), next).fact(fact.expect("a text"));
        if next % 10 == 1 {
            append = append.game(game(&stream, next));
        }
        let asked = Instant::now();
        database.append(append).await.expect("room for a fact");
        waits.push(asked.elapsed());
        next += 1;
    }
    assert_eq!(database.next_seq(&stream).await, Ok(next), "something is missing");
    waits
}

fn game(stream: &str, plies: u32) -> Game {
    let side = |name: &str| Side { account: None, name: name.to_owned() };
    Game {
        id: stream.to_owned(),
        variant: "russian".to_owned(),
        rulebook: "ua2023-russian".to_owned(),
        white: side("Ivan"),
        black: side("Olha"),
        plies,
        moves: "c3-d4 ".repeat(plies as usize % 60),
        ..Game::default()
    }
}
