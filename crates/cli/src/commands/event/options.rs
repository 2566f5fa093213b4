//! Options that several commands share.

use clap::Args;
use damier_compete::Round;
use damier_desk::acts::{NoRounds, Rounds};

/// Why something is done.
#[derive(Debug, Clone, Args)]
pub(crate) struct ReasonArgs {
    /// Why
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

impl ReasonArgs {
    /// The reason; empty where none is given, which the event refuses where it needs one.
    pub(crate) fn text(&self) -> String {
        self.reason.clone().unwrap_or_default()
    }
}

/// Reads the number of a round.
pub(crate) fn round(text: &str) -> Result<Round, String> {
    let number = text.trim().parse().ok().and_then(Round::new);
    number.ok_or_else(|| "rounds are numbered from 1".to_owned())
}

/// Reads some rounds: `3`, `3,5`, `2-4`.
pub(crate) fn rounds(text: &str) -> Result<Rounds, String> {
    text.parse().map_err(|why: NoRounds| why.to_string())
}

/// A seed for lots: as given, or drawn from the clock and the process, which nobody can choose.
pub(crate) fn seed(given: Option<u64>) -> u64 {
    use std::hash::{BuildHasher, RandomState};
    // Nine digits can be read out in a hall.
    given.unwrap_or_else(|| RandomState::new().hash_one(std::process::id()) % 1_000_000_000)
}
