//! Fills a database with games, as if a site had run for years.
//!
//! Some hundred games are played with moves chosen by chance, by the rules and with the clocks of a live game; the
//! others are these again, with other players at another time. Very many of them are copied inside PostgreSQL, which
//! is a hundred times as fast as telling them one by one.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow};
use damier_clock::named::Class;
use damier_clock::{Moment, Span};
use damier_live::{Command, Entry, Fact, LiveGame, Player, Terms};
use damier_pdn::write_fen;
use damier_rules::{Lots, Rulebook, Variant};
use damier_services::Postgres;
use damier_store::{Append, Database, Game, NewFact, Occurrence, Place, PositionKey, Side};
use futures_util::stream::{self, StreamExt as _, TryStreamExt as _};

/// So many different games of each variant.
const DIFFERENT: usize = 40;
/// So many people play them.
const PEOPLE: usize = 3000;
/// The longest game, in half-moves.
const LONGEST: usize = 80;
/// Every game of so many is still under way.
const RUNNING: usize = 1000;
/// The first one was begun then: the first of January 2024.
const FIRST: i64 = 1_704_067_200_000;
/// So long after each comes the next, in milliseconds.
const APART: i64 = 600_000;
/// So many are written at a time.
const AT_A_TIME: usize = 200;
/// After so many, people and models come round again.
pub(crate) const ROUND: usize = 6000;
/// Half-moves after which no two games have stood alike.
const OPENING: usize = 8;

/// A game that others are copied from.
struct Model {
    entries: Vec<Entry>,
    row: Game,
    positions: Vec<Occurrence>,
}

/// Adds games to a database until there are so many.
pub(crate) async fn fill(place: &Place, count: usize, seed: u64) -> Result<()> {
    let models = models(seed)?;
    let database = Database::open_at(place).await.context("opening the database")?;
    let (begun, mut told) = (Instant::now(), Instant::now());
    let mut written = stream::iter(0..count)
        .map(|number| write(&database, &models[number % models.len()], number))
        .buffer_unordered(AT_A_TIME);
    let mut done = 0;
    while written.try_next().await?.is_some() {
        done += 1;
        if told.elapsed() > Duration::from_secs(5) {
            told = Instant::now();
            eprintln!("  {:>4.0} s  {done} of {count} games", begun.elapsed().as_secs_f64());
        }
    }
    drop(written);
    database.close().await;
    Ok(())
}

/// Copies a first round of games inside PostgreSQL until there are so many.
pub(crate) fn copy(postgres: &Postgres, address: &str, count: usize) -> Result<()> {
    let begun = Instant::now();
    postgres.ask(address, "CREATE TABLE round AS SELECT * FROM occurrence")?;
    for first in (ROUND..count).step_by(ROUND) {
        let (end, later) = (name((count - first).min(ROUND)), first as i64 * APART);
        let renamed = |what: &str| format!("'old' || lpad((right({what}, 7)::int + {first})::text, 7, '0')");
        let (id, game, stream) = (renamed("id"), renamed("game"), renamed("stream"));
        postgres.ask(
            address,
            &format!(
                "INSERT INTO fact SELECT 'game/' || {stream}, seq, at + {later}, author, fact FROM fact
                    WHERE stream < 'game/{end}';
                 INSERT INTO game SELECT (jsonb_populate_record(game, jsonb_build_object('id', {id},
                    'stream', 'game/' || {id}, 'begun', begun + {later}, 'ended', ended + {later}))).* FROM game
                    WHERE id < '{end}';
                 INSERT INTO occurrence SELECT CASE WHEN ply > {OPENING} THEN hashtextextended({game}, ply)
                    ELSE position END, begun + {later}, {game}, ply FROM round WHERE game < '{end}' ORDER BY 1"
            ),
        )?;
        eprintln!(
            "  {:>4.0} s  {} of {count} games",
            begun.elapsed().as_secs_f64(),
            (first + ROUND).min(count)
        );
    }
    postgres.ask(address, "DROP TABLE round")?;
    Ok(())
}

/// A position of the opening of the first game, which its copies share.
pub(crate) fn opening(seed: u64) -> Result<PositionKey> {
    let first = play(Variant::ALL[0], &mut Lots::new(seed))?;
    first.positions.get(OPENING / 2).map(|found| found.position).context("a game of four half-moves")
}

fn models(seed: u64) -> Result<Vec<Model>> {
    let mut lots = Lots::new(seed);
    let mut models = Vec::new();
    for _ in 0..DIFFERENT {
        for variant in Variant::ALL {
            models.push(play(variant, &mut lots)?);
        }
    }
    Ok(models)
}

/// A game with moves chosen by chance, which somebody resigns if it does not end before.
fn play(variant: Variant, lots: &mut Lots) -> Result<Model> {
    let book = Rulebook::usual(variant);
    let terms = Terms::new(book.name, Class::Blitz, "5m+3s");
    let (white, black) = (Player::guest("white"), Player::guest("black"));
    let mut at = Moment::from_millis(0);
    let refused = |why| anyhow!("{variant}: {why}");
    let mut game = LiveGame::begin(terms.clone(), white.clone(), black.clone(), at).map_err(refused)?;
    let mut entries = vec![Entry::new(at, Fact::Begun { terms: Box::new(terms), white, black })];
    let mut positions = Vec::new();
    while !game.is_over() {
        at = at + Span::millis(1000 + lots.number() % 4000);
        let legal = game.state().position().legal_moves();
        let command = if game.ply() < LONGEST {
            let text = game.id_of(&legal[lots.place(legal.len())]);
            Command::Move { ply: game.ply(), text }
        } else {
            Command::Resign
        };
        for fact in game.decide(&command, game.turn(), at, Span::ZERO).map_err(refused)? {
            game.apply(at, &fact).map_err(refused)?;
            entries.push(Entry::new(at, fact));
        }
        let ply = game.ply() as u32;
        if positions.last().is_none_or(|last: &Occurrence| last.ply < ply) {
            let fen = write_fen(&game.state().position().setup());
            positions.push(Occurrence { position: PositionKey::of(variant.name(), &fen), ply });
        }
    }
    let row = Game {
        variant: variant.name().to_owned(),
        rulebook: book.name.to_owned(),
        control: game.terms().control.clone(),
        ended: Some(at),
        result: game.state().result().map(|result| result.marks(game.rulebook()).to_string()),
        plies: game.ply() as u32,
        position: write_fen(&game.state().position().setup()),
        moves: game.moves().collect::<Vec<_>>().join(" "),
        ..Game::default()
    };
    Ok(Model { entries, row, positions })
}

/// The name of a game.
pub(crate) fn name(number: usize) -> String {
    format!("old{number:07}")
}

async fn write(database: &Database, model: &Model, number: usize) -> Result<()> {
    let moved = |at: Moment| Moment::from_millis(FIRST + number as i64 * APART + at.millis());
    let people = [number * 7 % PEOPLE, (number * 13 + 1) % PEOPLE].map(|who| format!("player-{who:04}"));
    let [white, black] = &people;
    let running = number % RUNNING == RUNNING - 1;
    let half = if running { model.entries.len() / 2 } else { model.entries.len() };
    let id = name(number);
    let mut append = Append::new(format!("game/{id}"), 1);
    for Entry { at, fact } in &model.entries[..half] {
        let fact = match fact {
            Fact::Begun { terms, .. } => Fact::Begun {
                terms: terms.clone(),
                white: Player::account(white),
                black: Player::account(black),
            },
            other => other.clone(),
        };
        append = append.fact(NewFact::new(moved(*at), "", &Entry::new(moved(*at), fact))?);
    }
    let side = |name: &str| Side { account: None, name: name.to_owned() };
    let row = Game {
        id,
        white: side(white),
        black: side(black),
        begun: moved(Moment::from_millis(0)),
        ended: model.row.ended.filter(|_| !running).map(moved),
        result: model.row.result.clone().filter(|_| !running),
        ..model.row.clone()
    };
    let positions = if running { Vec::new() } else { model.positions.clone() };
    Ok(database.append(append.game(row).positions(positions)).await?)
}
