//! Who takes part: a player, or a team where teams are paired.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An entrant of one competition, kept as an index from 0 in the order of entry.
///
/// This is not the number on the pairing list: that one is drawn or seeded, and is
/// [`Line::number`](crate::Line::number).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Entrant(pub u32);

impl Entrant {
    /// The index into a list of entrants.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", u64::from(self.0) + 1)
    }
}

/// A round, counted from 1 as people do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u16")]
pub struct Round(u16);

impl Round {
    /// The first round.
    pub const FIRST: Round = Round(1);

    /// The round of this number; `None` for 0.
    pub const fn new(number: u16) -> Option<Round> {
        if number == 0 { None } else { Some(Round(number)) }
    }

    /// The round whose cells stand at this index, counted from 0.
    pub const fn at(index: usize) -> Round {
        Round(index as u16 + 1)
    }

    /// The number people read.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The index into lists of rounds, from 0; also how many rounds came before.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The next round.
    pub const fn next(self) -> Round {
        Round(self.0.saturating_add(1))
    }
}

/// Rounds are counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no round 0")]
pub struct NoRoundZero;

impl TryFrom<u16> for Round {
    type Error = NoRoundZero;

    fn try_from(number: u16) -> Result<Round, NoRoundZero> {
        Round::new(number).ok_or(NoRoundZero)
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
