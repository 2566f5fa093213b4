//! Genres of composition, as sections of a contest name them (UA13-VI.1.3, UA-VIII.Def.3, COL-5.1.3a).

use std::fmt;
use std::str::FromStr;

use damier_compose::formal::fits;
use damier_compose::{Code, Force, Goal};
use damier_rules::Variant;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Genre {
    Miniature,
    Problem,
    /// A problem with kings.
    KingProblem,
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

    /// Whether a work of this material and goal can belong to it by a code (UA13-VI.1.3, UA-VIII.Def.4, COL-5.1.3d).
    ///
    /// ```
    /// use damier_compose::{Code, Force, Goal};
    /// use damier_contests::Genre;
    /// use damier_rules::Variant;
    /// let men = |men| Force { men, kings: 0 };
    /// let takes = |genre: Genre| genre.takes(Code::Ukraine2023, Variant::Russian, Goal::Win, men(7), men(3));
    /// assert!(takes(Genre::Problem) && !takes(Genre::Miniature) && !takes(Genre::LockTask));
    /// ```
    pub fn takes(self, code: Code, variant: Variant, goal: Goal, white: Force, black: Force) -> bool {
        use damier_compose::formal::Genre as Group;
        if self == Genre::Special || goal == Goal::GiveAway {
            return self == Genre::Special;
        }
        if goal.is_lock() || self == Genre::LockTask {
            return goal.is_lock() && self == Genre::LockTask;
        }
        fits(code, variant, white, black).iter().any(|fit| match self {
            Genre::Miniature => matches!(fit.genre, Group::Miniature | Group::ClassicalMiniature),
            Genre::Problem => matches!(
                fit.genre,
                Group::Problem
                    | Group::SmallProblem
                    | Group::MediumProblem
                    | Group::LargeProblem
                    | Group::GiantProblem
            ),
            Genre::KingProblem => fit.genre == Group::KingProblem,
            Genre::Study => fit.genre == Group::Study,
            Genre::PositionalEnding => fit.genre == Group::PositionalEnding,
            Genre::LockTask | Genre::Special => false,
        })
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
