//! What a program may send as a text or as a number: a name or a number of the table, a rating, a stage; and runs of
//! numbers as people write them.

use std::num::NonZeroU16;

use serde::{Deserialize, Deserializer};
use serde_json::Number;

/// A text, or a number that stands for its digits.
#[derive(Deserialize)]
#[serde(untagged)]
enum Typed {
    Text(String),
    Number(Number),
}

impl From<Typed> for String {
    fn from(typed: Typed) -> String {
        match typed {
            Typed::Text(text) => text,
            Typed::Number(number) => number.to_string(),
        }
    }
}

pub fn text<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    Typed::deserialize(from).map(String::from)
}

/// A text, if there is one.
pub fn option<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Ok(Option::<Typed>::deserialize(from)?.map(String::from))
}

pub fn list<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    Ok(Vec::<Typed>::deserialize(from)?.into_iter().map(String::from).collect())
}

/// Numbers, or one of them.
#[derive(Deserialize)]
#[serde(untagged)]
enum Several<N> {
    One(N),
    Many(Vec<N>),
}

impl<N> From<Several<N>> for Vec<N> {
    fn from(several: Several<N>) -> Vec<N> {
        match several {
            Several::One(number) => vec![number],
            Several::Many(numbers) => numbers,
        }
    }
}

/// Several numbers, or one.
pub fn numbers<'de, N: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Vec<N>, D::Error> {
    Ok(some_numbers(from)?.unwrap_or_default())
}

/// Several numbers, or one, if any are said.
pub fn some_numbers<'de, N: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<Vec<N>>, D::Error> {
    Ok(Option::<Several<N>>::deserialize(from)?.map(Vec::from))
}

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

/// Reads runs of numbers from 1: `3`, `3,5`, `2-4`.
pub fn runs(text: &str) -> Result<Vec<NonZeroU16>, NoRounds> {
    let number = |text: &str| text.trim().parse::<NonZeroU16>().map_err(|_| NoRounds::FromOne);
    let mut found = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (number(first)?.get(), number(last)?.get());
        if first > last || last > MOST || found.len() > usize::from(MOST) {
            return Err(NoRounds::NoRun);
        }
        found.extend((first..=last).filter_map(NonZeroU16::new));
    }
    if found.is_empty() { Err(NoRounds::None) } else { Ok(found) }
}
