//! The files of a database: an index that can be read as text, and packed values in blocks of 1,024 bytes.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use memmap2::Mmap;

use super::lines::{self, Next};
use super::{Maker, cake, chinook};
use crate::fault::TablesFault;
use crate::file::map;
use crate::outcome::GameResult;

use super::squares::Key;

/// Bytes of a block.
const BLOCK: usize = 1 << 10;

/// The longest index that is read: that of all endings with eight pieces is a fifth of it.
const LONGEST_INDEX: u64 = 1 << 28;

/// As many files of one folder are looked at.
const MOST_FILES: usize = 1_000;

/// A slice.
#[derive(Debug)]
pub(super) enum Part {
    /// All positions end alike.
    Only(GameResult),
    Packed(Packed),
}

/// Slices with what they are named by.
pub(super) type Parts = Vec<(Key, Part)>;

/// Where the values of a slice lie.
#[derive(Debug)]
pub(super) struct Packed {
    pub(super) file: usize,
    /// The block and the byte in it where the slice begins.
    pub(super) block: u32,
    pub(super) byte: u16,
    /// The numbers of the first positions in the blocks after that.
    pub(super) starts: Box<[u32]>,
    /// The result that most positions have.
    pub(super) usual: GameResult,
}

impl Packed {
    /// The bytes from which a position is unpacked, and how many positions of them come before it.
    pub(super) fn block<'a>(&self, file: &'a [u8], number: u64) -> Option<(&'a [u8], u64)> {
        let after = self.starts.partition_point(|first| u64::from(*first) <= number);
        let (byte, first) = match after.checked_sub(1) {
            None => (usize::from(self.byte), 0),
            Some(before) => (0, u64::from(self.starts[before])),
        };
        let begin = (self.block as usize + after) * BLOCK;
        let bytes = file.get(begin + byte..file.len().min(begin + BLOCK))?;
        Some((bytes, number - first))
    }
}

/// An index with its values.
pub(super) struct Pair {
    index: PathBuf,
    values: PathBuf,
}

/// The indexes of a folder with their values, in the order of their names; none if there is no such folder.
pub(super) fn pairs(folder: &Path) -> Result<Vec<Pair>, TablesFault> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut paths: Vec<PathBuf> =
        entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).take(MOST_FILES).collect();
    paths.sort();
    let lower = |path: &Path| path.file_name().and_then(|name| name.to_str()).map(str::to_lowercase);
    let mut pairs = Vec::new();
    for index in &paths {
        let Some(stem) = lower(index).and_then(|name| Some(name.strip_suffix(".idx")?.to_owned())) else {
            continue;
        };
        let is_values =
            |path: &&PathBuf| lower(path).is_some_and(|name| name == stem || name == format!("{stem}.cpr"));
        match paths.iter().find(is_values) {
            Some(values) => pairs.push(Pair { index: index.clone(), values: values.clone() }),
            None => {
                return Err(TablesFault::damaged(index, "the file of values that belongs to it is missing"));
            }
        }
    }
    Ok(pairs)
}

impl Pair {
    /// Reads the index and maps the values. `file` is the number that this pair gets.
    pub(super) fn read(&self, file: usize) -> Result<(Maker, Parts, Mmap), TablesFault> {
        let open = |path: &Path| File::open(path).map_err(TablesFault::system(path, "opened"));
        let unreadable = || TablesFault::damaged(&self.index, "its index makes no sense");
        let (index, values) = (open(&self.index)?, open(&self.values)?);
        if index.metadata().map_err(TablesFault::system(&self.index, "read"))?.len() > LONGEST_INDEX {
            return Err(TablesFault::damaged(&self.index, "its index is longer than any that was published"));
        }
        let map = map(&values).map_err(TablesFault::system(&self.values, "read"))?;
        let mut lines = BufReader::new(index).lines().map_while(Result::ok).peekable();
        let first = lines.peek().ok_or_else(unreadable)?;
        let (maker, next): (Maker, Next) = match first.contains(',') {
            true => (Maker::Cake, cake::slice),
            false => (Maker::Chinook, chinook::slice),
        };
        let parts = lines::read(&mut lines, next, file).ok_or_else(unreadable)?;
        let end = map.len().div_ceil(BLOCK);
        let inside = |part: &Part| match part {
            Part::Only(_) => true,
            Part::Packed(packed) => packed.block as usize + packed.starts.len() < end,
        };
        if !parts.iter().all(|(_, part)| inside(part)) {
            return Err(TablesFault::damaged(&self.values, "it is shorter than its index says"));
        }
        Ok((maker, parts, map))
    }
}
