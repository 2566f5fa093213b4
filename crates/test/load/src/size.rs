//! `cargo xtask size`: what does the database of a site become with very many games?

use std::time::Instant;

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;
use damier_services::Postgres;
use damier_store::{Database, GameQuery, GameState, Place, PositionKey, Reached};
use serde::Serialize;

use crate::figures::millis;
use crate::fill;

/// Fill PostgreSQL with games and look at its tables, its indexes and its slow questions
///
/// The games are those of `cargo xtask pages`, of 3,000 players, one in a thousand still under way. Then the questions
/// that pages ask are asked, and PostgreSQL is asked how large its tables are and which indexes were used.
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo xtask size
  cargo xtask size --games 20000 --json
")]
pub(crate) struct SizeArgs {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    games: usize,
    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

/// How large something is.
#[derive(Serialize)]
struct Sized {
    name: String,
    megabytes: f64,
    /// Rows of a table; how often an index was used.
    count: u64,
}

/// How long a question took, the first time and again.
#[derive(Serialize)]
struct Asked {
    what: &'static str,
    first_ms: f64,
    again_ms: f64,
    found: usize,
}

#[derive(Serialize)]
struct Outcome {
    games: usize,
    seconds: f64,
    megabytes: f64,
    tables: Vec<Sized>,
    indexes: Vec<Sized>,
    questions: Vec<Asked>,
}

/// Runs the command.
pub(crate) async fn run(args: SizeArgs) -> Result<()> {
    ensure!(args.games > 0, "--games 0: at least one game is needed");
    let Some(postgres) = Postgres::start(&["-c", "fsync=off", "-c", "max_wal_size=4GB"])? else {
        bail!("PostgreSQL is needed (Debian: apt-get install postgresql)");
    };
    let address = postgres.database()?;
    let place: Place = address.parse().context("the address of the database")?;
    let begun = Instant::now();
    fill::fill(&place, args.games.min(fill::ROUND), SEED).await?;
    fill::copy(&postgres, &address, args.games)?;
    let seconds = begun.elapsed().as_secs_f64();
    // What PostgreSQL does by itself within minutes.
    postgres.ask(&address, "VACUUM ANALYZE")?;
    let database = Database::open_at(&place).await.context("opening the database")?;
    let mut questions = Vec::new();
    for (what, query) in asked(fill::opening(SEED)?) {
        let ask = async || -> Result<(f64, usize)> {
            let begun = Instant::now();
            let found = database.games(&query).await.context(what)?.items.len();
            Ok((millis(begun.elapsed()), found))
        };
        let ((first_ms, found), (again_ms, _)) = (ask().await?, ask().await?);
        questions.push(Asked { what, first_ms, again_ms, found });
    }
    let begun = Instant::now();
    let found = database.running_games().await?.len();
    let first_ms = millis(begun.elapsed());
    questions.push(Asked { what: "the names of all running games", first_ms, again_ms: first_ms, found });
    let begun = Instant::now();
    let found = database.load(&format!("game/{}", fill::name(args.games / 2)), 0).await?.len();
    let first_ms = millis(begun.elapsed());
    questions.push(Asked { what: "the facts of one game", first_ms, again_ms: first_ms, found });
    database.close().await;
    let megabytes = postgres.ask(&address, "SELECT pg_database_size(current_database())")?;
    let outcome = Outcome {
        games: args.games,
        seconds,
        megabytes: megabytes.trim().parse::<f64>().unwrap_or_default() / 1e6,
        tables: sized(&postgres, &address, TABLES)?,
        indexes: sized(&postgres, &address, INDEXES)?,
        questions,
    };
    if args.json {
        println!("{}", serde_json::to_string_pretty(&outcome)?);
    } else {
        print(&outcome);
    }
    Ok(())
}

const TABLES: &str = "SELECT relname, pg_table_size(relid), n_live_tup FROM pg_stat_user_tables
    WHERE n_live_tup > 0 ORDER BY 2 DESC";
const INDEXES: &str = "SELECT indexrelname, pg_relation_size(indexrelid), idx_scan FROM pg_stat_user_indexes
    WHERE pg_relation_size(indexrelid) > 100000 ORDER BY 2 DESC";

/// The games are always the same.
const SEED: u64 = 1;

/// The questions that pages ask.
fn asked(opening: PositionKey) -> Vec<(&'static str, GameQuery)> {
    let all = || GameQuery { limit: 50, ..GameQuery::default() };
    let text = |text: &str| Some(text.to_owned());
    vec![
        ("the latest games", all()),
        ("running games", GameQuery { state: Some(GameState::Running), ..all() }),
        ("games of a player", GameQuery { player: text("player-0007"), ..all() }),
        ("games of a variant", GameQuery { variant: text("columns"), ..all() }),
        (
            "running games of a variant",
            GameQuery { variant: text("lasca"), state: Some(GameState::Running), ..all() },
        ),
        (
            "running games of a player",
            GameQuery { player: text("player-0007"), state: Some(GameState::Running), ..all() },
        ),
        ("games by a position of the opening", {
            let position = Some(Reached { position: opening, ply: None });
            GameQuery { position, ..all() }
        }),
        ("games of somebody who never played", GameQuery { player: text("nobody"), ..all() }),
    ]
}

fn sized(postgres: &Postgres, address: &str, question: &str) -> Result<Vec<Sized>> {
    let answer = postgres.ask(address, question)?;
    let row = |line: &str| {
        let mut words = line.split('|');
        let name = words.next()?.to_owned();
        let bytes: f64 = words.next()?.parse().ok()?;
        Some(Sized { name, megabytes: bytes / 1e6, count: words.next()?.parse().ok()? })
    };
    Ok(answer.lines().filter_map(row).collect())
}

fn print(outcome: &Outcome) {
    let Outcome { games, seconds, megabytes, .. } = outcome;
    println!(
        "{games} games in {seconds:.0} s, {megabytes:.0} MB, {:.2} KB a game",
        megabytes * 1000.0 / *games as f64
    );
    for own in &outcome.tables {
        println!("  table {:<28} {:>10.1} MB  {:>10} rows", own.name, own.megabytes, own.count);
    }
    for own in &outcome.indexes {
        println!("  index {:<28} {:>10.1} MB  {:>10} times used", own.name, own.megabytes, own.count);
    }
    for own in &outcome.questions {
        println!(
            "  {:<40} {:>8.1} ms, again {:>8.1} ms, {:>6} found",
            own.what, own.first_ms, own.again_ms, own.found
        );
    }
}
