//! How long it takes to find games among 100,000, each with forty positions.
//!
//! `cargo bench --package damier-store --bench search` measures SQLite and, where it is installed, PostgreSQL.
//! It stops if a question finds nothing or takes longer than 20 ms.

use std::time::{Duration, Instant};

use damier_clock::Moment;
use damier_store::{
    Append, Database, Game, GameQuery, GameState, NewFact, Occurrence, PositionKey, Reached, Side,
};

const GAMES: u32 = 100_000;
const POSITIONS: u32 = 40;
const ENOUGH: Duration = Duration::from_millis(20);

fn main() {
    // Started by the tests as well, which only want to see it compile.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    runtime.block_on(measure("SQLite", &folder.path().display().to_string()));
    if let Some(server) = damier_services::Postgres::start(&["-c", "fsync=off"]).expect("PostgreSQL starts") {
        runtime.block_on(measure("PostgreSQL", &server.database().expect("a database")));
    }
}

/// The position of a game after some half-moves: games part ways at each of the first six.
fn position(number: u32, ply: u32) -> PositionKey {
    let branch = if ply <= 6 { number % 7_u32.pow(ply) } else { number };
    PositionKey::of("international", &format!("{ply} {branch}"))
}

fn game(number: u32) -> Game {
    // Most play often, one in a hundred once.
    let name = |number: u32| {
        let rare = number.is_multiple_of(100);
        let name = if rare { format!("Once{number}") } else { format!("Often{}", number % 500) };
        Side { account: None, name }
    };
    Game {
        id: format!("g{number:09}"),
        variant: ["international", "russian", "lasca"][(number % 3) as usize].to_owned(),
        rulebook: "fmjd-100".to_owned(),
        white: name(number),
        black: name(number + 17),
        control: "5m+3s".to_owned(),
        begun: Moment::from_millis(i64::from(number) * 60_000),
        ended: Some(Moment::from_millis(i64::from(number) * 60_000 + 30_000)),
        result: Some(["2-0", "1-1", "0-2"][(number % 3) as usize].to_owned()),
        plies: POSITIONS,
        position: "W:W1:B50".to_owned(),
        moves: "32-28 19-23 ".repeat(20),
        ..Game::default()
    }
}

async fn fill(database: &Database) {
    for chunk in (0..GAMES).collect::<Vec<_>>().chunks(500) {
        let append = |number: &u32| {
            let game = game(*number);
            let fact = NewFact::new(game.begun, "", &"begun").expect("a text");
            let positions =
                (1..=POSITIONS).map(|ply| Occurrence { position: position(*number, ply), ply }).collect();
            Append::new(format!("game/{}", game.id), 1).fact(fact).game(game).positions(positions)
        };
        database.append_all(chunk.iter().map(append).collect()).await.expect("room for games");
    }
}

async fn measure(name: &str, place: &str) {
    let database = Database::open(place).await.expect("a database");
    let begun = Instant::now();
    fill(&database).await;
    println!("{name}: {GAMES} games in {:.0} s", begun.elapsed().as_secs_f64());
    let text = |text: &str| Some(text.to_owned());
    let reached = |ply| Some(Reached { position: position(49, ply), ply: None });
    let of = GameQuery::default;
    let questions = [
        ("all", of()),
        ("ended", GameQuery { state: Some(GameState::Ended), ..of() }),
        ("variant", GameQuery { variant: text("lasca"), ..of() }),
        ("result", GameQuery { results: vec!["1-1".to_owned(), "0-2".to_owned()], ..of() }),
        ("player, often", GameQuery { player: text("often7"), ..of() }),
        ("player, once", GameQuery { player: text("once500"), ..of() }),
        ("old", GameQuery { until: Some(Moment::from_millis(6_000_000)), ..of() }),
        ("position of 14,000", GameQuery { position: reached(1), ..of() }),
        ("position of 300", GameQuery { position: reached(3), ..of() }),
        ("position of 1", GameQuery { position: reached(30), ..of() }),
        ("position, result", GameQuery { position: reached(1), results: vec!["0-2".to_owned()], ..of() }),
        ("position, player", GameQuery { position: reached(1), player: text("often49"), ..of() }),
        ("position, once", GameQuery { position: reached(1), player: text("once0"), ..of() }),
    ];
    for (what, query) in questions {
        let mut waits = Vec::new();
        for _ in 0..5 {
            let begun = Instant::now();
            let page = database.games(&query).await.expect("a page");
            waits.push(begun.elapsed());
            assert!(!page.items.is_empty(), "{what} finds nothing");
        }
        waits.sort();
        println!("{name:10}  {what:20}  {:>7.1} ms", waits[2].as_secs_f64() * 1000.0);
        assert!(waits[2] < ENOUGH, "{what} takes too long");
    }
    database.close().await;
}
