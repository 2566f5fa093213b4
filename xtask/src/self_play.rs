//! `cargo xtask self-play`: fast games of the engine against itself, every move and line checked.
//!
//! ```text
//! cargo xtask self-play [--games N] [--nodes N] [--variant NAME] [--seed S]
//! ```

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use damier_engine::{Engine, Limits, Options, StopFlag};
use damier_oracle::Random;
use damier_rules::game::{Conditions, Fact, Game};
use damier_rules::{Rulebook, Variant};

/// What was asked for.
struct Settings {
    games: u64,
    nodes: u64,
    variants: Vec<Variant>,
    seed: u64,
}

/// Runs the games.
pub(crate) fn run(options: &[&str]) -> Result<()> {
    let settings = Settings::read(options)?;
    println!("seed {}, {} games per variant", settings.seed, settings.games);
    settings.variants.iter().try_for_each(|variant| run_variant(*variant, &settings))
}

impl Settings {
    fn read(options: &[&str]) -> Result<Settings> {
        let mut settings = Settings { games: 10_000, nodes: 100, variants: Variant::ALL.to_vec(), seed: 1 };
        let mut options = options.iter();
        while let Some(name) = options.next() {
            let value = options.next().with_context(|| format!("{name} needs a value"))?;
            let number = || value.parse().with_context(|| format!("{name} needs a number, not \"{value}\""));
            match *name {
                "--games" => settings.games = number()?,
                "--nodes" => settings.nodes = number()?,
                "--seed" => settings.seed = number()?,
                "--variant" => settings.variants = vec![value.parse()?],
                _ => bail!("unknown option {name}; there are --games, --nodes, --variant and --seed"),
            }
        }
        Ok(settings)
    }
}

fn run_variant(variant: Variant, settings: &Settings) -> Result<()> {
    let book = Rulebook::usual(variant);
    let begun = Instant::now();
    let (next, plies) = (AtomicU64::new(0), AtomicU64::new(0));
    let fault = Mutex::new(None);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engine = Engine::new(&book, &Options { hash: 1 << 18, ..Options::default() });
                loop {
                    let game = next.fetch_add(1, Relaxed);
                    let failed = || fault.lock().map_or(true, |fault| fault.is_some());
                    if game >= settings.games || failed() {
                        break;
                    }
                    match play(&book, &mut engine, settings, game) {
                        Ok(made) => _ = plies.fetch_add(made, Relaxed),
                        Err(why) => {
                            if let Ok(mut fault) = fault.lock() {
                                fault.get_or_insert(why.context(format!("{variant}, game {game}")));
                            }
                        }
                    }
                }
            });
        }
    });
    match fault.into_inner().map_err(|_| anyhow!("a thread broke down"))? {
        Some(why) => Err(why),
        None => {
            let (plies, seconds) = (plies.load(Relaxed), begun.elapsed().as_secs_f64());
            println!("{variant}: {} games of {plies} half-moves in {seconds:.0} s", settings.games);
            Ok(())
        }
    }
}

/// Plays one game by the rulebook; how many half-moves it had.
fn play(book: &Rulebook, engine: &mut Engine, settings: &Settings, number: u64) -> Result<u64> {
    let mut random = Random::new(settings.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut game = Game::new(book.clone(), Conditions::classic())?;
    let start = *game.state().position();
    let limits = Limits { nodes: Some(settings.nodes), ..Limits::default() };
    let mut played = Vec::new();
    engine.clear();
    while game.state().result().is_none() && game.state().reached().is_empty() && played.len() < 400 {
        let position = *game.state().position();
        let legal = position.legal_moves();
        let mv = if played.len() < 6 {
            legal[(random.next() % legal.len() as u64) as usize]
        } else {
            let reports = engine.search(&start, &played, &limits, &StopFlag::new(), &mut |_| {});
            let best = reports.first().with_context(|| format!("no move found in {position:?}"))?;
            let mut ahead = position;
            for mv in &best.line {
                ahead = ahead.play(mv).map_err(|why| anyhow!("{mv:?} in a line: {why:?}"))?;
            }
            *best.line.first().context("a line without a move")?
        };
        game.apply(Fact::Move(mv)).map_err(|why| anyhow!("{mv:?} is refused: {why:?}"))?;
        played.push(mv);
    }
    Ok(played.len() as u64)
}
