//! A workbook as an archive: unpacked once without keeping anything, to see how large it is, before anybody reads it.

use std::io::{Cursor, Read};

use zip::ZipArchive;

use super::fault::FileFault;

/// Parts of an archive.
const MOST_PARTS: usize = 500;

/// Bytes of all parts together, unpacked.
const MOST_UNPACKED: u64 = 16 << 20;

/// Bytes of the texts that cells share, and of any other part that is read as a whole.
const MOST_SHARED: u64 = 8 << 20;
const MOST_OTHER: u64 = 1 << 20;

/// Bytes between two tags: no cell holds more text.
const LONGEST_RUN: usize = 128 << 10;

/// What kind of workbook an archive is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Xlsx,
    Ods,
}

/// An archive of bytes.
pub(super) type Archive<'a> = ZipArchive<Cursor<&'a [u8]>>;

/// What a reader of archives or markup says; its words may repeat what stands in the file.
pub(super) fn broken(why: impl Into<Why>) -> FileFault {
    let Why(why) = why.into();
    FileFault::Workbook { why: why.chars().filter(|sign| !sign.is_control()).take(200).collect() }
}

/// Why a workbook cannot be read, in words of whoever tried.
pub(super) struct Why(String);

impl<E: std::fmt::Display> From<E> for Why {
    fn from(why: E) -> Why {
        Why(why.to_string())
    }
}

/// Opens an archive and unpacks all of it into nothing; which kind it is.
pub(super) fn check(bytes: &[u8]) -> Result<(Kind, Archive<'_>), FileFault> {
    // Without a sheet there is an end of the list of parts in any archive, with their number (APPNOTE.TXT, 4.3.16).
    let end = bytes.windows(4).rposition(|own| own == b"PK\x05\x06").ok_or_else(|| broken("PK"))?;
    let told = bytes.get(end + 10..end + 12).and_then(|own| own.try_into().ok()).map(u16::from_le_bytes);
    if told.is_none_or(|parts| usize::from(parts) > MOST_PARTS) {
        return Err(FileFault::TooManyParts { most: MOST_PARTS });
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    if archive.len() > MOST_PARTS {
        return Err(FileFault::TooManyParts { most: MOST_PARTS });
    }
    let (mut kind, mut left) = (None, MOST_UNPACKED);
    for at in 0..archive.len() {
        let mut part = archive.by_index(at).map_err(broken)?;
        let name = part.name().map_err(broken)?.to_lowercase().replace('\\', "/");
        kind = kind.or(match name.as_str() {
            "content.xml" => Some(Kind::Ods),
            "xl/workbook.xml" | "[content_types].xml" => Some(Kind::Xlsx),
            _ => None,
        });
        if name.ends_with("workbook.bin") {
            return Err(FileFault::OldWorkbook);
        }
        left -= unpacked(&mut part, &name, left)?;
    }
    Ok((kind.ok_or_else(|| broken("?"))?, archive))
}

/// How many bytes of a part may be unpacked, by its name.
fn most(name: &str) -> u64 {
    let is_text = name.ends_with(".xml") || name.ends_with(".rels");
    match () {
        () if name.ends_with("sharedstrings.xml") => MOST_SHARED,
        () if name == "content.xml" || name.contains("worksheets/") || !is_text => MOST_UNPACKED,
        () => MOST_OTHER,
    }
}

/// Unpacks a part into nothing; how large it is.
fn unpacked(part: &mut impl Read, name: &str, left: u64) -> Result<u64, FileFault> {
    let most = most(name).min(left);
    let too_large = || FileFault::Unpacked { megabytes: MOST_UNPACKED >> 20 };
    let mut look = Look::new(name);
    let (mut buffer, mut size) = (vec![0; 64 << 10], 0_u64);
    loop {
        let read = part.read(&mut buffer).map_err(broken)?;
        if read == 0 {
            return Ok(size);
        }
        size += read as u64;
        if size > most || !look.goes_on(&buffer[..read]) {
            return Err(too_large());
        }
    }
}

/// Looks at the text of a part as it goes by: nothing between two tags may be long, nothing may be hidden from that
/// (`<!`: no program writes comments or marked sections into a workbook), and no number may promise more texts than
/// there are bytes.
struct Look {
    is_text: bool,
    /// Bytes since the last tag began.
    run: usize,
    /// The beginning of a part, where the number of texts stands.
    head: Vec<u8>,
}

/// The number of texts stands within so many bytes from the start.
const HEAD: usize = 4096;

impl Look {
    fn new(name: &str) -> Look {
        Look { is_text: name.ends_with(".xml") || name.ends_with(".rels"), run: 0, head: Vec::new() }
    }

    fn goes_on(&mut self, bytes: &[u8]) -> bool {
        if !self.is_text {
            return true;
        }
        if self.head.len() < HEAD {
            let room = HEAD - self.head.len();
            self.head.extend_from_slice(&bytes[..bytes.len().min(room)]);
        }
        bytes.iter().all(|byte| {
            let after_tag = self.run == 0;
            self.run = if *byte == b'<' { 0 } else { self.run + 1 };
            !(after_tag && *byte == b'!') && self.run <= LONGEST_RUN
        }) && promised(&self.head) <= MOST_SHARED
    }
}

/// How many texts the head of a part promises: `uniqueCount="12"`.
fn promised(head: &[u8]) -> u64 {
    const NAME: &[u8] = b"uniqueCount";
    let Some(at) = head.windows(NAME.len()).position(|own| own == NAME) else { return 0 };
    let digits = head[at + NAME.len()..].iter().skip_while(|byte| !byte.is_ascii_digit() && **byte != b'>');
    let digits = digits.take_while(|byte| byte.is_ascii_digit());
    // A text takes five bytes at least: `<si/>`.
    let count =
        digits.fold(0_u64, |sum, digit| sum.saturating_mul(10).saturating_add(u64::from(digit - b'0')));
    count.saturating_mul(5)
}
