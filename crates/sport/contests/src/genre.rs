//! Genres of composition, as sections of a contest name them (UA13-VI.1.3, UA-VIII.Def.3, COL-5.1.3a).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A genre.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Genre {
    /// A miniature.
    Miniature,
    /// A problem.
    Problem,
    /// A problem with kings.
    KingProblem,
    /// A study.
    Study,
    /// A task: pieces are locked.
    LockTask,
    /// A positional ending.
    PositionalEnding,
    /// One of the special kinds.
    Special,
}

/// A text that names no genre.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "no genre is called \"{0}\"; there are miniature, problem, king-problem, study, lock-task, positional-ending and special"
)]
pub struct UnknownGenre(String);

impl Genre {
    /// All of them.
    pub const ALL: [Genre; 7] = [
        Genre::Miniature,
        Genre::Problem,
        Genre::KingProblem,
        Genre::Study,
        Genre::LockTask,
        Genre::PositionalEnding,
        Genre::Special,
    ];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Genre::Miniature => "miniature",
            Genre::Problem => "problem",
            Genre::KingProblem => "king-problem",
            Genre::Study => "study",
            Genre::LockTask => "lock-task",
            Genre::PositionalEnding => "positional-ending",
            Genre::Special => "special",
        }
    }

    /// Whether it is one of the basic genres.
    pub const fn is_basic(self) -> bool {
        !matches!(self, Genre::Special)
    }

    /// How many thematic variations a solver must give to get points at all (UA-VIII.Solve.5).
    pub const fn least_variations(self) -> u8 {
        match self {
            Genre::Study | Genre::LockTask | Genre::PositionalEnding => 2,
            _ => 1,
        }
    }
}

impl fmt::Display for Genre {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Genre {
    type Err = UnknownGenre;

    fn from_str(text: &str) -> Result<Genre, UnknownGenre> {
        let found = Genre::ALL.into_iter().find(|genre| genre.name().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| UnknownGenre(text.to_owned()))
    }
}
