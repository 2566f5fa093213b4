//! `cargo xtask strength`: how strong the engine is against other programs, at a fixed time for each move.
//!
//! ```text
//! cargo xtask strength FILE [--own PLAYER] [--games N] [--concurrency N] [--write]
//! ```

mod conditions;
mod table;

use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use damier_arena::{Adjudication, Contestant, Match, Pace, Room, Spent, Tally};
use damier_rules::Color;

use conditions::Condition;

/// Our program as everybody else would start it, after `cargo build --release`.
const OWN: &str = "hub:target/release/damier engine hub";

/// A game is a draw after so many moves of each side, and won when both see so many men for so many half-moves.
const LENGTH: u32 = 150;
const AGREED: (f64, u32) = (5.0, 6);

/// A program that takes so much longer than it was given loses.
const MARGIN: Duration = Duration::from_secs(5);

/// The seed of the order in which openings are taken.
const SEED: u64 = 1;

/// Hash table in MB, as programs are told it.
const HASH: &str = "64";

/// What was asked for.
struct Settings {
    file: String,
    own: Contestant,
    games: u64,
    concurrency: usize,
    write: bool,
}

impl Settings {
    fn read(options: &[&str]) -> Result<Settings> {
        let concurrency = thread::available_parallelism().map_or(1, usize::from);
        let (file, options) = options.split_first().context("a file of conditions is needed")?;
        let (file, own) = ((*file).to_owned(), OWN.parse()?);
        let mut settings = Settings { file, own, games: 200, concurrency, write: false };
        let mut options = options.iter();
        while let Some(name) = options.next() {
            if *name == "--write" {
                settings.write = true;
                continue;
            }
            let value = options.next().with_context(|| format!("{name} needs a value"))?;
            let number = || value.parse().with_context(|| format!("{name} needs a number, not \"{value}\""));
            match *name {
                "--own" => settings.own = value.parse()?,
                "--games" => settings.games = number()?,
                "--concurrency" => settings.concurrency = number()? as usize,
                _ => bail!("unknown option {name}; there are --own, --games, --concurrency and --write"),
            }
        }
        Ok(settings)
    }
}

/// What a match came to, with the time that each side really took for a move.
#[derive(Default)]
struct Measured {
    tally: Tally,
    own: Spent,
    other: Spent,
}

/// Plays the matches, the first ones first; a match begins while the last games of the one before it are played.
pub(crate) fn run(options: &[&str]) -> Result<()> {
    let settings = Settings::read(options)?;
    let text =
        std::fs::read_to_string(&settings.file).with_context(|| format!("reading {}", settings.file))?;
    let conditions = conditions::read(&text)?;
    let matches: Vec<(&Condition, Duration)> =
        conditions.iter().flat_map(|own| own.seconds.iter().map(move |seconds| (own, *seconds))).collect();
    let room = Room::new(settings.concurrency);
    let results: Vec<Result<String>> = thread::scope(|scope| {
        let (room, settings) = (&room, &settings);
        let mut playing = Vec::new();
        for (rank, &(condition, seconds)) in matches.iter().enumerate() {
            playing.push(scope.spawn(move || {
                let measured = measure(condition, seconds, settings, room, rank)?;
                let row = table::row(condition, seconds, &measured);
                println!("{row}");
                Ok(row)
            }));
        }
        let ended = playing.into_iter().map(thread::ScopedJoinHandle::join);
        ended.map(|one| one.unwrap_or_else(|_| Err(anyhow!("a match broke off")))).collect()
    });
    // A match that measured nothing takes nothing from the others.
    let (rows, faults): (Vec<_>, Vec<_>) = results.into_iter().partition(Result::is_ok);
    let rows: Vec<String> = rows.into_iter().flatten().collect();
    if settings.write {
        table::write(&rows)?;
    }
    faults.into_iter().try_for_each(|fault| fault.map(drop))
}

/// Plays one match.
fn measure(
    condition: &Condition,
    seconds: Duration,
    settings: &Settings,
    room: &Room,
    rank: usize,
) -> Result<Measured> {
    let pairs = condition.games.unwrap_or(settings.games).div_ceil(2);
    let plan = Match {
        variant: condition.variant,
        contestants: [settings.own.clone(), condition.opponent.clone()],
        pace: Pace { move_time: Some(seconds), ..Pace::default() },
        pairs,
        openings: condition.openings(pairs as usize, SEED)?,
        adjudication: Adjudication { draw_after: LENGTH, win: Some(AGREED), tables: None, margin: MARGIN },
        concurrency: settings.concurrency,
        sprt: None,
        parameters: vec![("hash".to_owned(), HASH.to_owned()), ("threads".to_owned(), "1".to_owned())],
        tables: None,
        ponder: false,
        patience: Duration::from_secs(20),
    };
    let mut measured = Measured::default();
    let mut faults = 0_u64;
    damier_arena::run_in(&plan, room, rank, &mut |told| {
        for (game, color) in told.games.iter().zip(told.colors) {
            let spent = |color: Color| game.spent[color];
            measured.own = measured.own.and(spent(color));
            measured.other = measured.other.and(spent(!color));
            if game.ending.at_fault.is_some() {
                faults += 1;
                eprintln!("{}", game.ending.why);
            }
        }
        measured.tally = *told.tally;
        // What there is so far, in case all is broken off.
        let row = table::row(condition, seconds, &measured);
        eprintln!("{} of {} games: {row}", told.tally.games(), 2 * pairs);
        true
    })?;
    // A program that crashes measures nothing.
    let games = measured.tally.games();
    if faults * 20 > games {
        let name = &condition.name;
        return Err(anyhow!("{name}: {faults} of {games} games ended by a fault of a program"));
    }
    Ok(measured)
}
