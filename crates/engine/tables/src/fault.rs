//! What can go wrong with tables.

use std::io;
use std::path::{Path, PathBuf};

use damier_rules::{Goal, Variant};

use crate::material::Material;

/// How many pieces a table can have; none where the pieces do not tell which moves are legal, or who has won.
fn told_of_pieces(variant: Variant, most: u32, pieces: u32) -> String {
    let title = variant.title();
    match (most, variant.rules().goal) {
        (0 | 1, Goal::LeaveNoMove) => {
            format!("there are no tables of {title}, where a king must rest after some moves")
        }
        (0 | 1, _) => format!("there are no tables of {title}, where something else is played for"),
        _ => format!("tables of {title} have 2 to {most} pieces, not {pieces}"),
    }
}

/// Why tables cannot be built, opened or trusted.
#[derive(Debug, thiserror::Error)]
pub enum TablesFault {
    /// The operating system refused.
    #[error("{} cannot be {doing}", path.display())]
    System {
        /// The file or folder.
        path: PathBuf,
        /// What was tried: `read`, `written`.
        doing: &'static str,
        /// What the system said of it.
        source: io::Error,
    },
    /// Some other file.
    #[error("{} is no table", path.display())]
    NoTable {
        /// The file that was read.
        path: PathBuf,
    },
    /// A table of another version of the program.
    #[error("{} is a table of version {version}, not {expected}; build it anew", path.display())]
    OtherVersion {
        /// The file that was read.
        path: PathBuf,
        /// The version of the format that stands in the file.
        version: u16,
        /// The version of this program.
        expected: u16,
    },
    /// The name of a file and what it holds differ.
    #[error("{} holds the table of another variant or other pieces", path.display())]
    OtherTable {
        /// The file that was read.
        path: PathBuf,
    },
    /// Bytes are missing or changed.
    #[error("{} is damaged: {what}", path.display())]
    Damaged {
        /// The file that was read.
        path: PathBuf,
        /// What is wrong with it.
        what: &'static str,
    },
    /// A slice that another one needs is not there.
    #[error("the table {material} is not there; build the smaller ones first")]
    Missing {
        /// The material whose slice is missing.
        material: Material,
    },
    /// The folder that was named is not there.
    #[error("there is no folder {} for tables", folder.display())]
    NoFolder {
        /// The folder that was looked into.
        folder: PathBuf,
    },
    /// The folder that was named has no tables of the variant.
    #[error(
        "there are no tables of {} in {}; `damier tables build {} --pieces 4 --folder …` builds some",
        variant.title(), folder.display(), variant.name()
    )]
    Nothing {
        /// The variant that was asked for.
        variant: Variant,
        /// The folder that was looked into.
        folder: PathBuf,
    },
    /// Databases of others are there and no tables of one's own, so that nobody knows whether they are read rightly.
    #[error(
        "the published databases in {} are asked when there are tables to compare them with; \
         `damier tables build english --pieces 4` builds some",
        folder.display()
    )]
    NothingToCompare {
        /// The folder where they lie.
        folder: PathBuf,
    },
    /// More or fewer pieces than a table can have.
    #[error("{}", told_of_pieces(*variant, *most, *pieces))]
    Pieces {
        /// The variant that was asked for.
        variant: Variant,
        /// The most they can have.
        most: u32,
        /// How many were asked for.
        pieces: u32,
    },
    /// The limit on memory is too low.
    #[error("building {material} takes {needed} MB of memory, more than the {allowed} MB it may take")]
    Memory {
        /// The slice that takes most.
        material: Material,
        /// What it takes.
        needed: u64,
        /// What it may take.
        allowed: u64,
    },
    /// Another program builds tables in the same folder.
    #[error("somebody else is building tables in {}", folder.display())]
    Busy {
        /// The folder where tables are built.
        folder: PathBuf,
    },
}

impl TablesFault {
    /// For use with `map_err`: what was tried with a file.
    pub(crate) fn system(path: &Path, doing: &'static str) -> impl FnOnce(io::Error) -> TablesFault {
        let path = path.to_owned();
        move |source| TablesFault::System { path, doing, source }
    }

    pub(crate) fn damaged(path: &Path, what: &'static str) -> TablesFault {
        TablesFault::Damaged { path: path.to_owned(), what }
    }
}
