//! The first bytes of a table file. Numbers are little-endian.
//!
//! | bytes | what |
//! | --- | --- |
//! | 0–7 | `DAMIERTB` |
//! | 8–9 | version of the format, 1 |
//! | 10 | variant: 0 international, 1 Russian, 2 Brazilian, 3 English, 4 Russian columns, 5 Lasca |
//! | 11 | bytes of an entry, 1 or 2 |
//! | 12–15 | men and kings of the side to move, men and kings of the opponent, captives included |
//! | 16–23 | entries |
//! | 24–27 | entries in a block; the last block may have fewer |
//! | 28–31 | blocks |
//! | 32–55 | positions won, drawn and lost, eight bytes each |
//! | 56–57 | half-moves of the longest win or loss |
//! | 58–63 | zero |
//! | 64–95 | SHA-256 of bytes 0–63 and of all that follows byte 95 |
//! | 96– | for each block where it ends, counted from the start of the file, eight bytes each |
//! | then | the blocks, each a Zstandard frame with a checksum of its own |
//!
//! An entry is the distance to the end of the game in half-moves, odd if the side to move wins, even if it
//! loses; all bits set for a draw. Entries that belong to no position repeat the entry before.

use std::path::Path;

use damier_rules::Variant;

use crate::fault::TablesFault;
use crate::material::Material;

/// The version of the format.
pub(crate) const VERSION: u16 = 1;

/// Bytes of the header.
pub(crate) const LENGTH: usize = 96;

/// Where the checksum begins.
pub(crate) const CHECKSUM: usize = 64;

const SIGN: &[u8; 8] = b"DAMIERTB";

/// How a slice turned out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Positions that the side to move wins.
    pub won: u64,
    /// How many positions are drawn.
    pub drawn: u64,
    /// Positions that the side to move loses.
    pub lost: u64,
    /// Half-moves of the longest win or loss.
    pub longest: u16,
}

/// What the header says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) variant: Variant,
    pub(crate) material: Material,
    /// Bytes of an entry.
    pub(crate) width: u8,
    pub(crate) entries: u64,
    pub(crate) block: u32,
    pub(crate) blocks: u32,
    pub(crate) counts: Counts,
}

impl Header {
    /// The header as bytes, with room for the checksum.
    pub(crate) fn bytes(&self) -> [u8; LENGTH] {
        let Material { own_men, own_kings, men, kings } = self.material;
        let mut bytes = [0; LENGTH];
        bytes[..8].copy_from_slice(SIGN);
        bytes[8..10].copy_from_slice(&VERSION.to_le_bytes());
        bytes[10] = self.variant.profile().file_number;
        bytes[11] = self.width;
        bytes[12..16].copy_from_slice(&[own_men, own_kings, men, kings]);
        bytes[16..24].copy_from_slice(&self.entries.to_le_bytes());
        bytes[24..28].copy_from_slice(&self.block.to_le_bytes());
        bytes[28..32].copy_from_slice(&self.blocks.to_le_bytes());
        bytes[32..40].copy_from_slice(&self.counts.won.to_le_bytes());
        bytes[40..48].copy_from_slice(&self.counts.drawn.to_le_bytes());
        bytes[48..56].copy_from_slice(&self.counts.lost.to_le_bytes());
        bytes[56..58].copy_from_slice(&self.counts.longest.to_le_bytes());
        bytes
    }

    /// Reads the header of a file.
    pub(crate) fn read(file: &[u8], path: &Path) -> Result<Header, TablesFault> {
        let no_table = || TablesFault::NoTable { path: path.to_owned() };
        let bytes = file.get(..LENGTH).ok_or_else(no_table)?;
        if &bytes[..8] != SIGN {
            return Err(no_table());
        }
        let version = u16::from_le_bytes([bytes[8], bytes[9]]);
        if version != VERSION {
            return Err(TablesFault::OtherVersion { path: path.to_owned(), version, expected: VERSION });
        }
        let variant = Variant::ALL.into_iter().find(|variant| variant.profile().file_number == bytes[10]);
        Ok(Header {
            variant: variant.ok_or_else(|| TablesFault::damaged(path, "it names no variant"))?,
            material: Material { own_men: bytes[12], own_kings: bytes[13], men: bytes[14], kings: bytes[15] },
            width: bytes[11],
            entries: number_at(bytes, 16),
            block: number_at(bytes, 24) as u32,
            blocks: (number_at(bytes, 24) >> 32) as u32,
            counts: Counts {
                won: number_at(bytes, 32),
                drawn: number_at(bytes, 40),
                lost: number_at(bytes, 48),
                longest: u16::from_le_bytes([bytes[56], bytes[57]]),
            },
        })
    }
}

/// Eight bytes as a number; 0 beyond the end.
pub(crate) fn number_at(bytes: &[u8], at: usize) -> u64 {
    let found = bytes.get(at..at.saturating_add(8)).and_then(|bytes| bytes.try_into().ok());
    found.map_or(0, u64::from_le_bytes)
}
