//! `cargo xtask swiss`: Swiss engines against the slow reference, and whole random events.
//!
//! ```text
//! cargo xtask swiss [--histories N] [--middle N] [--events N] [--players N] [--system NAME] [--seed S]
//! ```
//!
//! Every history and every event depends only on the seed and its number, so a disagreement is found
//! again with the seed that is printed.

use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result, anyhow, bail};
use damier_compete::Lots;
use damier_compete::swiss::{System, ThirdColourUa};
use damier_swiss_oracle::{Comparison, compare, compare_middle, play_event, random_case};

/// Entrants that dynamic programming can still look at.
const LARGEST_MIDDLE: u64 = 18;

/// What was asked for.
struct Settings {
    histories: u64,
    middle: u64,
    events: u64,
    players: u64,
    systems: Vec<System>,
    seed: u64,
}

/// Runs the comparison.
pub(crate) fn run(options: &[&str]) -> Result<()> {
    let settings = Settings::read(options)?;
    println!("seed {}", settings.seed);
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            settings.systems.iter().map(|system| scope.spawn(|| one_system(*system, &settings))).collect();
        let all = workers.into_iter().map(|worker| worker.join().map_err(|_| anyhow!("a worker stopped"))?);
        all.collect::<Result<Vec<()>>>().map(|_| ())
    })
}

impl Settings {
    fn read(options: &[&str]) -> Result<Settings> {
        let mut settings = Settings {
            histories: 20_000,
            middle: 5_000,
            events: 200,
            players: 9,
            systems: System::ALL.to_vec(),
            seed: fresh_seed(),
        };
        let mut options = options.iter();
        while let Some(name) = options.next() {
            let value = options.next().with_context(|| format!("{name} needs a value"))?;
            let number = || value.parse().with_context(|| format!("{name} needs a number, not \"{value}\""));
            match *name {
                "--histories" => settings.histories = number()?,
                "--middle" => settings.middle = number()?,
                "--events" => settings.events = number()?,
                "--players" => settings.players = number()?.clamp(2, 10),
                "--seed" => settings.seed = number()?,
                "--system" => settings.systems = vec![value.parse()?],
                _ => bail!(
                    "unknown option {name}; there are --histories, --middle, --events, --players, --system, --seed"
                ),
            }
        }
        Ok(settings)
    }
}

fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or(Duration::ZERO);
    since.as_nanos() as u64 % 1_000_000_000
}

fn one_system(system: System, settings: &Settings) -> Result<()> {
    let begun = Instant::now();
    let mut impossible = 0;
    for number in 0..settings.histories {
        let mut lots = lots(settings.seed, number);
        let case = random_case(&mut lots, settings.players);
        match compare(&case.request(system), number) {
            Comparison::Same => {}
            Comparison::SameImpossible => impossible += 1,
            Comparison::Different(how) => bail!("{system}, history {number}: {how}\n{case:#?}"),
        }
    }
    let middle = if system.draws_each_round() { 0 } else { settings.middle };
    for number in 0..middle {
        let mut case = random_case(&mut lots(settings.seed ^ 1, number), LARGEST_MIDDLE);
        case.switches.third_colour_ua = ThirdColourUa::Fewest;
        if let Comparison::Different(how) = compare_middle(&case.request(system), number) {
            bail!("{system}, middle history {number}: {how}\n{case:#?}");
        }
    }
    for number in 0..settings.events {
        let mut lots = lots(!settings.seed, number);
        let players = 2 + lots.below(300) as usize;
        let rounds = 1 + lots.below(15) as u16;
        if let Err(fault) = play_event(system, players, rounds, &mut lots) {
            bail!("{system}, event {number}, {players} players, round {}: {}", fault.round, fault.what);
        }
    }
    let (histories, events) = (settings.histories, settings.events);
    let took = begun.elapsed().as_secs();
    println!(
        "{system}: {histories} histories agree ({impossible} impossible), {middle} of larger fields, {events} events, {took} s"
    );
    Ok(())
}

/// The lots of one history or event.
fn lots(seed: u64, number: u64) -> Lots {
    Lots::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number.wrapping_mul(0x2545_f491_4f6c_dd1d))
}
