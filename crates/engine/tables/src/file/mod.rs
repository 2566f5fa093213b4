//! Table files: one for each slice, in a folder for each variant.

mod header;
mod read;
mod write;

use std::path::{Path, PathBuf};

use damier_rules::Variant;

pub use header::Counts;
pub(crate) use read::{Slice, map};
pub(crate) use write::write;

use crate::material::Material;
use crate::outcome::{GameResult, TableValue};

/// How the name of a table file ends.
const ENDING: &str = "table";

/// The folder of a variant.
pub(crate) fn folder_of(folder: &Path, variant: Variant) -> PathBuf {
    folder.join(variant.name())
}

/// The file of a slice in the folder of its variant.
pub(crate) fn path_of(folder: &Path, material: Material) -> PathBuf {
    folder.join(format!("{material}.{ENDING}"))
}

/// The entries of a whole slice in memory.
#[derive(Debug)]
pub(crate) struct Entries {
    width: u8,
    bytes: Vec<u8>,
}

impl Entries {
    /// As they were unpacked.
    pub(crate) fn from_bytes(width: u8, bytes: Vec<u8>) -> Entries {
        Entries { width, bytes }
    }

    /// The outcome under a number of the slice.
    #[inline(always)]
    pub(crate) fn get(&self, number: u64) -> Option<TableValue> {
        outcome_at(&self.bytes, self.width, number as usize)
    }
}

/// The outcome in a run of entries of a width.
#[inline(always)]
pub(crate) fn outcome_at(bytes: &[u8], width: u8, number: usize) -> Option<TableValue> {
    if width == 1 {
        return bytes.get(number).map(|entry| match *entry {
            u8::MAX => TableValue::DRAW,
            distance => TableValue::decided_in(u16::from(distance)),
        });
    }
    let pair = bytes.get(2 * number..2 * number + 2)?;
    Some(match u16::from_le_bytes([pair[0], pair[1]]) {
        u16::MAX => TableValue::DRAW,
        distance => TableValue::decided_in(distance),
    })
}

/// Adds an entry.
pub(crate) fn push_outcome(bytes: &mut Vec<u8>, width: u8, outcome: TableValue) {
    let decided = outcome.result != GameResult::Draw;
    if width == 1 {
        bytes.push(if decided { outcome.distance as u8 } else { u8::MAX });
    } else {
        let entry = if decided { outcome.distance } else { u16::MAX };
        bytes.extend_from_slice(&entry.to_le_bytes());
    }
}
