//! Options that several commands share.

use clap::Args;
use damier_compete::Round;

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

/// Some rounds, as typed: `3`, `3,5`, `2-4`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rounds(pub(crate) Vec<Round>);

/// More rounds than any event has.
const MOST: u16 = 1000;

/// Reads some rounds.
pub(crate) fn rounds(text: &str) -> Result<Rounds, String> {
    let mut found = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (round(first)?, round(last)?);
        if first > last || last.number() > MOST {
            return Err("write rounds such as 3 or 3,5 or 2-4".to_owned());
        }
        found.extend((first.number()..=last.number()).filter_map(Round::new));
    }
    if found.is_empty() { Err("name a round".to_owned()) } else { Ok(Rounds(found)) }
}

/// A seed for lots: as given, or drawn from the clock and the process, which nobody can choose.
pub(crate) fn seed(given: Option<u64>) -> u64 {
    use std::hash::{BuildHasher, RandomState};
    // Nine digits can be read out in a hall.
    given.unwrap_or_else(|| RandomState::new().hash_one(std::process::id()) % 1_000_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_rounds() {
        let numbers =
            |text| rounds(text).map(|rounds| rounds.0.iter().map(|r| r.number()).collect::<Vec<_>>());
        assert_eq!(numbers("3"), Ok(vec![3]));
        assert_eq!(numbers("1, 3-5,7"), Ok(vec![1, 3, 4, 5, 7]));
        for wrong in ["", "0", "x", "5-3", "1-65535", "-2"] {
            assert!(numbers(wrong).is_err(), "{wrong}");
        }
    }
}
