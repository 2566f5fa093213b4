//! How far a search goes and what it may use, for every command that searches.

use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use damier_engine::{Engine, Limits, Options, Thinking};
use damier_rules::{Rulebook, Variant};

use crate::commands::tables::at_hand;

/// Nobody waits longer for a move, in seconds: a year.
const LONGEST: f64 = 366.0 * 86_400.0;

/// Limits and means of a search.
#[derive(Debug, Args)]
pub(crate) struct SearchArgs {
    /// Look at most so many half-moves ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) depth: Option<u32>,
    /// Look at most at so many positions; with one thread the same is found every time
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Think at most so many seconds, such as 2.5
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,
    /// How many threads search; 0 means as many as the machine has
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(0..=256))]
    pub(crate) threads: u16,
    /// Memory for positions already seen, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) hash: u32,
}

impl SearchArgs {
    /// Whether any limit was typed.
    pub(crate) fn is_limited(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some() || self.time.is_some()
    }

    /// The typed limits, or a time where there are none.
    pub(crate) fn limits(&self, usual: Duration) -> Limits {
        let time = if self.is_limited() { self.time } else { Some(usual) };
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: time.map(Thinking::exactly),
            ..Limits::default()
        }
    }

    /// An engine with the typed means and the endgame tables of the usual folder.
    pub(crate) fn engine(&self, book: &Rulebook) -> Engine {
        let threads = match usize::from(self.threads) {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n,
        };
        let (hash, tables) = ((self.hash as usize) << 20, at_hand(book.variant));
        Engine::new(book, &Options { hash, threads, tables, ..Options::default() })
    }
}

/// Under which rulebook a game stands.
#[derive(Debug, Args)]
pub(crate) struct BookArgs {
    /// The rulebook, for its draws and its notation [default: the usual one of the variant]
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(Rulebook::NAMES).map(String::from))]
    rulebook: Option<String>,
}

impl BookArgs {
    /// The rulebook, which must be of the variant.
    pub(crate) fn book(&self, variant: Variant) -> Result<Rulebook> {
        let Some(name) = &self.rulebook else { return Ok(Rulebook::usual(variant)) };
        let book = Rulebook::named(name)?;
        if book.variant != variant {
            bail!("{name} is a rulebook of {}, not of {}", book.variant.title(), variant.title());
        }
        Ok(book)
    }
}

/// Reads a time in seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text
        .trim_end_matches('s')
        .trim()
        .parse()
        .map_err(|_| "a number of seconds is expected".to_owned())?;
    if !(0.001..=LONGEST).contains(&number) {
        return Err("the time is between 0.001 seconds and a year".to_owned());
    }
    Duration::try_from_secs_f64(number).map_err(|error| error.to_string())
}
