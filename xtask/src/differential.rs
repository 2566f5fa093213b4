//! `cargo xtask differential`: the fast generator against the obvious one on random positions.
//!
//! ```text
//! cargo xtask differential [--positions N] [--variant NAME] [--seed S]
//! ```
//!
//! Positions come in batches; batch `i` of a variant depends only on the seed and `i`, so a
//! disagreement is found again with the seed that is printed. All cores work.

use std::io::IsTerminal;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result, anyhow, bail};
use damier_oracle::{Disagreement, Random, Sampler, compare};
use damier_rules::Variant;

/// Positions of one batch.
const BATCH: u64 = 1000;

/// What was asked for.
struct Settings {
    positions: u64,
    variants: Vec<Variant>,
    seed: u64,
}

/// Runs the comparison.
pub(crate) fn run(options: &[&str]) -> Result<()> {
    let settings = Settings::read(options)?;
    println!("seed {}, {} positions per variant", settings.seed, settings.positions);
    settings.variants.iter().try_for_each(|variant| run_variant(*variant, &settings))
}

impl Settings {
    fn read(options: &[&str]) -> Result<Settings> {
        let mut settings =
            Settings { positions: 1_000_000, variants: Variant::ALL.to_vec(), seed: fresh_seed() };
        let mut options = options.iter();
        while let Some(name) = options.next() {
            let value = options.next().with_context(|| format!("{name} needs a value"))?;
            let number = || value.parse().with_context(|| format!("{name} needs a number, not \"{value}\""));
            match *name {
                "--positions" => settings.positions = number()?,
                "--seed" => settings.seed = number()?,
                "--variant" => settings.variants = vec![value.parse()?],
                _ => bail!("unknown option {name}; there are --positions, --variant and --seed"),
            }
        }
        Ok(settings)
    }
}

fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or(Duration::ZERO);
    Random::new(since.as_nanos() as u64).next() % 1_000_000_000
}

/// What the workers found together.
#[derive(Default)]
struct Tally {
    next_batch: AtomicU64,
    compared: AtomicU64,
    moves: AtomicU64,
    captures: AtomicU64,
    longest: AtomicU64,
    tallest: AtomicU64,
    stop: AtomicBool,
    disagreement: Mutex<Option<Box<Disagreement>>>,
}

fn run_variant(variant: Variant, settings: &Settings) -> Result<()> {
    let tally = Tally::default();
    let start = Instant::now();
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let working: Vec<_> = (0..workers).map(|_| scope.spawn(|| work(variant, settings, &tally))).collect();
        while !working.iter().all(std::thread::ScopedJoinHandle::is_finished) {
            show_progress(variant, settings, &tally);
            std::thread::sleep(Duration::from_millis(200));
        }
    });
    println!("{}", tally.line(variant, start.elapsed()));
    let found = tally.disagreement.into_inner().map_err(|e| anyhow!("{e}"))?;
    found.map_or(Ok(()), |d| Err(anyhow!("the generators differ (--seed {}):\n{d}", settings.seed)))
}

/// Takes batch after batch until all are done or a disagreement is found.
fn work(variant: Variant, settings: &Settings, tally: &Tally) {
    while !tally.stop.load(Ordering::Relaxed) {
        let batch = tally.next_batch.fetch_add(1, Ordering::Relaxed);
        let first = batch * BATCH;
        if first >= settings.positions {
            return;
        }
        let seed = Random::new(settings.seed ^ batch << 32).next();
        let size = BATCH.min(settings.positions - first);
        for (setup, setting) in Sampler::new(variant, seed).take(size as usize) {
            match compare(&setup, setting) {
                Ok(moves) => tally.count(&setup, &moves),
                Err(disagreement) => {
                    tally.stop.store(true, Ordering::Relaxed);
                    if let Ok(mut found) = tally.disagreement.lock() {
                        found.get_or_insert(disagreement);
                    }
                    return;
                }
            }
        }
    }
}

impl Tally {
    fn count(&self, setup: &damier_rules::Setup, moves: &[damier_rules::Move]) {
        let jumps = moves.iter().map(|mv| mv.jumped().len()).max().unwrap_or(0);
        let height = setup.placed.iter().map(|(_, tower)| tower.height()).max().unwrap_or(0);
        self.compared.fetch_add(1, Ordering::Relaxed);
        self.moves.fetch_add(moves.len() as u64, Ordering::Relaxed);
        self.captures.fetch_add(u64::from(jumps > 0), Ordering::Relaxed);
        self.longest.fetch_max(jumps as u64, Ordering::Relaxed);
        self.tallest.fetch_max(height as u64, Ordering::Relaxed);
    }

    fn line(&self, variant: Variant, took: Duration) -> String {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
        format!(
            "{:<13} {:>9} positions, {} moves, {} with captures, longest {}, tallest tower {}, {:.0} s",
            variant.name(),
            read(&self.compared),
            read(&self.moves),
            read(&self.captures),
            read(&self.longest),
            read(&self.tallest),
            took.as_secs_f64(),
        )
    }
}

/// A line that is written over and over, for a person who watches.
fn show_progress(variant: Variant, settings: &Settings, tally: &Tally) {
    if std::io::stderr().is_terminal() {
        let done = tally.compared.load(Ordering::Relaxed) * 100 / settings.positions.max(1);
        eprint!("{:<13} {done:>3} %\r", variant.name());
    }
}
