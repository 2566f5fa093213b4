//! What a program may send as a text or as a number: a name or a number of the table, a rating, a stage.

use damier_compete::Round;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A text, or a whole number that stands for its digits.
#[derive(Deserialize)]
#[serde(untagged)]
enum Typed {
    Text(String),
    Number(u64),
}

impl From<Typed> for String {
    fn from(typed: Typed) -> String {
        match typed {
            Typed::Text(text) => text,
            Typed::Number(number) => number.to_string(),
        }
    }
}

/// One text.
pub(super) fn text<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    Typed::deserialize(from).map(String::from)
}

/// A text, if there is one.
pub(super) fn option<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Ok(Option::<Typed>::deserialize(from)?.map(String::from))
}

/// Several.
pub(super) fn list<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    Ok(Vec::<Typed>::deserialize(from)?.into_iter().map(String::from).collect())
}

/// Some rounds, as people write them: `3`, `3,5`, `2-4`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rounds(pub Vec<Round>);

/// More rounds than any event has.
const MOST: u16 = 1000;

/// Why a text names no rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoRounds {
    /// Rounds are numbered from 1.
    FromOne,
    /// No such run of rounds.
    NoRun,
    /// Nothing is named.
    None,
}

impl std::fmt::Display for NoRounds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            NoRounds::FromOne => "rounds are numbered from 1",
            NoRounds::NoRun => "write rounds such as 3 or 3,5 or 2-4",
            NoRounds::None => "name a round",
        })
    }
}

impl std::error::Error for NoRounds {}

impl std::str::FromStr for Rounds {
    type Err = NoRounds;

    fn from_str(text: &str) -> Result<Rounds, NoRounds> {
        let round = |text: &str| text.trim().parse().ok().and_then(Round::new).ok_or(NoRounds::FromOne);
        let mut found = Vec::new();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let (first, last) = (round(first)?, round(last)?);
            if first > last || last.number() > MOST || found.len() > usize::from(MOST) {
                return Err(NoRounds::NoRun);
            }
            found.extend((first.number()..=last.number()).filter_map(Round::new));
        }
        if found.is_empty() { Err(NoRounds::None) } else { Ok(Rounds(found)) }
    }
}

impl Serialize for Rounds {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let numbers: Vec<String> = self.0.iter().map(|round| round.number().to_string()).collect();
        to.serialize_str(&numbers.join(","))
    }
}

impl<'de> Deserialize<'de> for Rounds {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rounds, D::Error> {
        text(from)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_rounds() {
        let numbers = |text: &str| {
            text.parse::<Rounds>().map(|own| own.0.iter().map(|round| round.number()).collect::<Vec<_>>())
        };
        assert_eq!(numbers("3"), Ok(vec![3]));
        assert_eq!(numbers("1, 3-5,7"), Ok(vec![1, 3, 4, 5, 7]));
        for wrong in ["", "0", "x", "5-3", "1-65535", "-2"] {
            assert!(numbers(wrong).is_err(), "{wrong}");
        }
        assert_eq!(serde_json::from_str::<Rounds>("3").ok(), "3".parse().ok());
    }
}
