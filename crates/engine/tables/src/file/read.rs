//! Reading table files, mapped into memory.

use std::fs::File;
use std::path::{Path, PathBuf};

use damier_rules::Variant;
use memmap2::Mmap;
use sha2::{Digest, Sha256};

use super::header::{CHECKSUM, Counts, Header, LENGTH, number_at};
use super::{Entries, path_of};
use crate::ending::positions;
use crate::fault::TablesFault;
use crate::material::Material;
use crate::parallel::in_parallel;

/// The longest block that is read.
const LONGEST_BLOCK: u32 = 1 << 22;

/// The file of one slice. Opening it checks its header and its length, not its checksum.
#[derive(Debug)]
pub(crate) struct Slice {
    path: PathBuf,
    map: Mmap,
    header: Header,
}

impl Slice {
    /// Opens the table of a slice in the folder of its variant; `None` if there is no such file.
    pub(crate) fn open(
        folder: &Path,
        variant: Variant,
        material: Material,
    ) -> Result<Option<Slice>, TablesFault> {
        let path = path_of(folder, material);
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(TablesFault::system(&path, "opened")(error)),
        };
        let map = map(&file).map_err(TablesFault::system(&path, "read"))?;
        let header = Header::read(&map, &path)?;
        if header.variant != variant || header.material != material {
            return Err(TablesFault::OtherTable { path });
        }
        let slice = Slice { path, map, header };
        slice.check_layout()?;
        Ok(Some(slice))
    }

    fn check_layout(&self) -> Result<(), TablesFault> {
        let Header { width, entries, block, blocks, .. } = self.header;
        let damaged = |what| Err(TablesFault::damaged(&self.path, what));
        if !(1..=2).contains(&width) || !(1..=LONGEST_BLOCK).contains(&block) {
            return damaged("its header makes no sense");
        }
        if entries != positions(self.header.variant, self.header.material)
            || u64::from(blocks) != entries.div_ceil(u64::from(block))
        {
            return damaged("it has another number of positions");
        }
        if self.end_of_block(blocks as usize) != self.map.len() as u64 {
            return damaged("its end is missing");
        }
        Ok(())
    }

    /// Where so many blocks end.
    fn end_of_block(&self, blocks: usize) -> u64 {
        match blocks {
            0 => (LENGTH + 8 * self.header.blocks as usize) as u64,
            _ => number_at(&self.map, LENGTH + 8 * (blocks - 1)),
        }
    }

    /// Compares the checksum.
    pub(crate) fn check_sum(&self) -> Result<(), TablesFault> {
        // The checksum leaves out the place where it stands. Opening has seen that the header is there.
        let (head, rest) = self.map.split_at(LENGTH);
        if checksum(&[&head[..CHECKSUM], rest])[..] == head[CHECKSUM..] {
            Ok(())
        } else {
            Err(TablesFault::damaged(&self.path, "its checksum differs"))
        }
    }

    /// How the slice turned out.
    pub(crate) fn counts(&self) -> Counts {
        self.header.counts
    }

    /// Bytes of the file.
    pub(crate) fn file_length(&self) -> u64 {
        self.map.len() as u64
    }

    /// Bytes of an entry.
    pub(crate) fn width(&self) -> u8 {
        self.header.width
    }

    /// The block of a number, and the place in it.
    #[inline(always)]
    pub(crate) fn place(&self, number: u64) -> (usize, usize) {
        let block = u64::from(self.header.block);
        ((number / block) as usize, (number % block) as usize)
    }

    /// Unpacks a block.
    pub(crate) fn block(&self, block: usize) -> Result<Vec<u8>, TablesFault> {
        let damaged = || TablesFault::damaged(&self.path, "a block cannot be unpacked");
        let (start, end) = (self.end_of_block(block) as usize, self.end_of_block(block + 1) as usize);
        let packed = self.map.get(start..end).ok_or_else(damaged)?;
        let first = block as u64 * u64::from(self.header.block);
        let entries = self.header.entries.saturating_sub(first).min(u64::from(self.header.block));
        let length = entries as usize * usize::from(self.header.width);
        let bytes = zstd::bulk::decompress(packed, length).map_err(|_| damaged())?;
        if bytes.len() == length { Ok(bytes) } else { Err(damaged()) }
    }

    /// Unpacks the whole slice.
    pub(crate) fn load(&self, threads: usize) -> Result<Entries, TablesFault> {
        let blocks = in_parallel(threads, self.header.blocks.into(), 1, |range| {
            range.map(|block| self.block(block as usize)).collect::<Result<Vec<_>, _>>()
        });
        let mut bytes = Vec::with_capacity(self.header.entries as usize * usize::from(self.header.width));
        for block in blocks {
            block?.iter().for_each(|block| bytes.extend_from_slice(block));
        }
        Ok(Entries::from_bytes(self.header.width, bytes))
    }
}

/// The SHA-256 of some parts, one after the other.
pub(super) fn checksum(parts: &[&[u8]]) -> [u8; 32] {
    let mut digest = Sha256::new();
    for part in parts {
        digest.update(part);
    }
    digest.finalize().into()
}

/// Maps a file into memory.
#[expect(unsafe_code, reason = "the one call that maps a file")]
pub(crate) fn map(file: &File) -> std::io::Result<Mmap> {
    // SAFETY: a mapped file must not change while it is read. Table files appear complete, by renaming, and are
    // never written to again by this program; replacing one leaves the mapped file as it was.
    unsafe { Mmap::map(file) }
}
