//! Writing a table file: under another name, until it is complete and on the disk.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use damier_rules::Variant;

use super::header::{CHECKSUM, Counts, Header, LENGTH};
use super::read::checksum;
use super::{path_of, push_outcome};
use crate::fault::TablesFault;
use crate::material::Material;
use crate::outcome::{GameResult, TableValue};
use crate::parallel::in_parallel;

/// Entries in a block: unpacking one takes some ten microseconds.
const BLOCK: u32 = 1 << 14;

/// How hard to pack.
const LEVEL: i32 = 9;

/// The longest distance that fits into one byte beside the sign of a draw.
const LONGEST_IN_A_BYTE: u16 = 254;

/// Blocks that a thread packs at a time.
const BLOCKS_AT_A_TIME: u64 = 16;

/// Writes the table of a slice: `outcome` tells the entry of every number that belongs to a position.
pub(crate) fn write(
    folder: &Path,
    variant: Variant,
    material: Material,
    entries: u64,
    threads: usize,
    outcome: &(impl Fn(u64) -> Option<TableValue> + Sync),
) -> Result<Counts, TablesFault> {
    let counts = count(entries, threads, outcome);
    let width = if counts.longest > LONGEST_IN_A_BYTE { 2 } else { 1 };
    let path = path_of(folder, material);
    let failed = TablesFault::system(&path, "written");
    let blocks = match pack(entries, width, threads, outcome) {
        Ok(blocks) => blocks,
        Err(error) => return Err(failed(error)),
    };
    let header =
        Header { variant, material, width, entries, block: BLOCK, blocks: blocks.len() as u32, counts };
    store(&path, &header, &blocks).map_err(failed)?;
    Ok(counts)
}

fn count(entries: u64, threads: usize, outcome: &(impl Fn(u64) -> Option<TableValue> + Sync)) -> Counts {
    let parts = in_parallel(threads, entries, BLOCK.into(), |range| {
        let mut counts = Counts::default();
        for outcome in range.filter_map(outcome) {
            match outcome.result {
                GameResult::Win => counts.won += 1,
                GameResult::Draw => counts.drawn += 1,
                GameResult::Loss => counts.lost += 1,
            }
            counts.longest = counts.longest.max(outcome.distance);
        }
        counts
    });
    parts.into_iter().fold(Counts::default(), |all, part| Counts {
        won: all.won + part.won,
        drawn: all.drawn + part.drawn,
        lost: all.lost + part.lost,
        longest: all.longest.max(part.longest),
    })
}

fn pack(
    entries: u64,
    width: u8,
    threads: usize,
    outcome: &(impl Fn(u64) -> Option<TableValue> + Sync),
) -> io::Result<Vec<Vec<u8>>> {
    let block = u64::from(BLOCK);
    let packed = in_parallel(threads, entries.div_ceil(block), BLOCKS_AT_A_TIME, |blocks| {
        let mut compressor = zstd::bulk::Compressor::new(LEVEL)?;
        // A block that was changed on the disk is found out when it is unpacked, not only by `verify`.
        compressor.include_checksum(true)?;
        let mut bytes = Vec::with_capacity(BLOCK as usize * usize::from(width));
        let mut last = TableValue::DRAW;
        blocks
            .map(|number| {
                bytes.clear();
                for entry in number * block..((number + 1) * block).min(entries) {
                    last = outcome(entry).unwrap_or(last);
                    push_outcome(&mut bytes, width, last);
                }
                compressor.compress(&bytes)
            })
            .collect::<io::Result<Vec<_>>>()
    });
    let mut blocks = Vec::new();
    for part in packed {
        blocks.extend(part?);
    }
    Ok(blocks)
}

fn store(path: &Path, header: &Header, blocks: &[Vec<u8>]) -> io::Result<()> {
    let mut end = (LENGTH + 8 * blocks.len()) as u64;
    let mut ends = Vec::with_capacity(8 * blocks.len());
    for block in blocks {
        end += block.len() as u64;
        ends.extend_from_slice(&end.to_le_bytes());
    }
    let mut head = header.bytes();
    let mut parts: Vec<&[u8]> = vec![&head[..CHECKSUM], &ends];
    parts.extend(blocks.iter().map(Vec::as_slice));
    let sum = checksum(&parts);
    head[CHECKSUM..].copy_from_slice(&sum);

    let part = path.with_extension("part");
    let written = fill(&part, &head, &ends, blocks).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // On a disk that is full half a file only takes room; the next build takes away what stays.
        let _ = fs::remove_file(&part);
    }
    written?;
    sync_folder(path)
}

/// Writes a whole file to the disk.
fn fill(path: &Path, head: &[u8], ends: &[u8], blocks: &[Vec<u8>]) -> io::Result<()> {
    let mut file = io::BufWriter::new(File::create(path)?);
    file.write_all(head)?;
    file.write_all(ends)?;
    blocks.iter().try_for_each(|block| file.write_all(block))?;
    file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}

/// Makes the new name durable, where folders can be synchronised.
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}
