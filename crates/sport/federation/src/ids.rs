//! Names of the things that the books speak about.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A person, numbered from 1 in the order in which they came into the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PersonId(pub u32);

impl PersonId {
    /// The place in the list of people; `None` for 0.
    pub fn index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(1)
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// An event in the books, numbered from 1 in the order of the reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct EventId(pub u32);

impl EventId {
    /// The place in the list of events; `None` for 0.
    pub fn index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(1)
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}", self.0)
    }
}

/// What is rated apart (FMJD-IX.1.1, FMJD-IX.10), and in what titles are apart (FMJD-X.0, FMJD-X.12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    /// Draughts on a hundred squares.
    #[serde(rename = "100")]
    Hundred,
    /// Draughts on 64 squares.
    #[serde(rename = "64")]
    SixtyFour,
    /// Draughts by letter.
    Correspondence,
    /// Column draughts, Russian and Lasca.
    Columns,
    Checkers,
}

impl Pool {
    pub const ALL: [Pool; 5] =
        [Pool::Hundred, Pool::SixtyFour, Pool::Correspondence, Pool::Columns, Pool::Checkers];

    /// Those in which the FMJD awards titles (FMJD-X.0, FMJD-X.12); column draughts and checkers have the ranks of
    /// national tables (UA13-IV.18.5.7, COL-3.6b).
    pub const WITH_TITLES: [Pool; 3] = [Pool::Hundred, Pool::SixtyFour, Pool::Correspondence];

    /// The word used in files and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Pool::Hundred => "100",
            Pool::SixtyFour => "64",
            Pool::Correspondence => "correspondence",
            Pool::Columns => "columns",
            Pool::Checkers => "checkers",
        }
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no pool.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no rating pool; there are 100, 64, correspondence, columns and checkers")]
pub struct UnknownPool(pub String);

impl FromStr for Pool {
    type Err = UnknownPool;

    fn from_str(text: &str) -> Result<Pool, UnknownPool> {
        let found = Pool::ALL.into_iter().find(|pool| pool.name().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| UnknownPool(text.to_owned()))
    }
}
