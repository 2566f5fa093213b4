//! What is wrong with a regulation file, with the line it stands in.

use std::fmt;

use serde::Serialize;

use super::super::RegulationFault;

/// Everything that is wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct RegulationFileFaults(pub Vec<FileFault>);

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FileFault {
    /// The line, from 1.
    pub line: usize,
    /// The key, such as `stages.rounds`; empty if the file cannot be read at all.
    pub key: String,
    /// What is wrong.
    pub problem: FileProblem,
}

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum FileProblem {
    /// The file is no TOML.
    #[error("{message}")]
    Syntax {
        /// What the reader says.
        message: String,
    },
    /// Nobody knows the key.
    #[error("nobody knows this key{}; there are {known}", meant(nearest))]
    UnknownKey {
        /// What was probably meant.
        nearest: Option<String>,
        /// Those there are.
        known: String,
    },
    /// The key has to be there.
    #[error("this has to be there")]
    Missing,
    /// The value is of another kind.
    #[error("this should be {wanted}")]
    WrongKind {
        /// What it should be.
        wanted: String,
    },
    /// The word means nothing here.
    #[error("it cannot be \"{value}\"{}; it can be {words}", meant(nearest))]
    NoSuchWord {
        value: String,
        /// What was probably meant.
        nearest: Option<String>,
        /// What it can be.
        words: String,
    },
    /// The number is too small or too large.
    #[error("{value} is not between {least} and {most}")]
    OutOfRange { value: String, least: i64, most: i64 },
    /// The value cannot be used in a regulation.
    #[error("{0}")]
    Fault(RegulationFault),
    /// The same section under its number and under its title.
    #[error("this section is there twice")]
    Twice,
    /// The key is only for another system or character.
    #[error("this is only for {only_for}")]
    OnlyFor { only_for: String },
}

fn meant(nearest: &Option<String>) -> String {
    nearest.as_ref().map_or_else(String::new, |word| format!(", did you mean \"{word}\"?"))
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.key.as_str() {
            "" => write!(f, "line {}: {}", self.line, self.problem),
            key => write!(f, "line {}, {key}: {}", self.line, self.problem),
        }
    }
}
