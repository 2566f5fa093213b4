//! A register as a file that loads at once. Numbers are little-endian.
//!
//! | bytes | what |
//! | --- | --- |
//! | 0–7 | `DAMIERFR` |
//! | 8–9 | version of the format, 1 |
//! | 10–15 | zero |
//! | 16–19 | works |
//! | 20–23 | starting patterns |
//! | 24–27 | final patterns |
//! | 28–31 | bytes of text |
//! | 32–63 | SHA-256 of bytes 0–31 and of all that follows byte 63 |
//! | 64– | for each work 21 bytes: variant, year (2), month, day, begin of its text (4), ends of FEN, author and source (4 each) |
//! | then | for each pattern 37 bytes: variant, four sets of squares (8 each), its work (4) |
//! | then | the texts in UTF-8 |

use std::io::{self, Write};

use damier_rules::Variant;
use sha2::{Digest, Sha256};

use crate::pattern::{KINDS, Pattern};
use crate::register::{Card, Register};
use crate::shelf::Shelf;
use crate::{Priority, RegisterFull};

const SIGN: &[u8; 8] = b"DAMIERFR";
const VERSION: u16 = 1;
const HEAD: usize = 32;
const CHECKSUM: usize = 32;
const CARD: usize = 21;
const PATTERN: usize = 37;

/// Why bytes are no register.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RegisterFault {
    #[error("this is no register of compositions")]
    Foreign,
    /// Written by a later program.
    #[error("the register has format {found}; this program reads format {VERSION}")]
    Newer { found: u16 },
    /// Bytes are missing or have changed.
    #[error("the register is damaged: {what}")]
    Damaged {
        /// What does not agree.
        what: &'static str,
    },
}

/// Whether the first bytes of a file are those of a register.
pub fn is_register(bytes: &[u8]) -> bool {
    bytes.starts_with(SIGN)
}

impl Register {
    /// Writes the register.
    pub fn write(&self, mut to: impl Write) -> io::Result<()> {
        let full = |_| io::Error::other(RegisterFull);
        let mut body = Vec::with_capacity(self.cards.len() * (CARD + PATTERN) + self.texts.len());
        for card in &self.cards {
            push_card(card, &mut body);
        }
        let mut counts = [0_u32; 2];
        for (shelves, count) in [&self.starts, &self.finals].into_iter().zip(&mut counts) {
            for (variant, shelf) in shelves.iter().enumerate() {
                for (pattern, work) in shelf.iter() {
                    push_pattern(variant as u8, &pattern, work, &mut body);
                }
            }
            *count = u32::try_from(shelves.iter().map(Shelf::len).sum::<usize>()).map_err(full)?;
        }
        body.extend_from_slice(self.texts.as_bytes());
        let works = u32::try_from(self.cards.len()).map_err(full)?;
        let texts = u32::try_from(self.texts.len()).map_err(full)?;
        let mut head = SIGN.to_vec();
        head.extend_from_slice(&VERSION.to_le_bytes());
        head.extend_from_slice(&[0; 6]);
        for number in [works, counts[0], counts[1], texts] {
            head.extend_from_slice(&number.to_le_bytes());
        }
        to.write_all(&head)?;
        to.write_all(&checksum(&head, &body))?;
        to.write_all(&body)
    }

    /// Reads a register.
    pub fn read(bytes: &[u8]) -> Result<Register, RegisterFault> {
        if !is_register(bytes) {
            return Err(RegisterFault::Foreign);
        }
        let mut rest = Bytes(bytes);
        let short = RegisterFault::Damaged { what: "its end is missing" };
        let mut head = Bytes(rest.take(HEAD).ok_or(short.clone())?);
        let found = head.after(SIGN.len()).and_then(Bytes::u16).ok_or(short.clone())?;
        if found != VERSION {
            return Err(RegisterFault::Newer { found });
        }
        let sum = rest.take(CHECKSUM).ok_or(short.clone())?;
        if *sum != checksum(&bytes[..HEAD], rest.0) {
            return Err(RegisterFault::Damaged { what: "the checksum does not agree" });
        }
        read_body(head, rest).ok_or(RegisterFault::Damaged { what: "its numbers do not agree" })
    }
}

fn read_body(mut head: Bytes<'_>, mut rest: Bytes<'_>) -> Option<Register> {
    head.take(6)?;
    let [works, starts, finals, texts] = [head.u32()?, head.u32()?, head.u32()?, head.u32()?];
    let mut register = Register::new();
    for _ in 0..works {
        register.cards.push(read_card(&mut rest)?);
    }
    for (count, shelves) in [(starts, &mut register.starts), (finals, &mut register.finals)] {
        for _ in 0..count {
            let shelf = shelves.get_mut(usize::from(rest.u8()?))?;
            let mut kinds = [0; KINDS];
            for squares in &mut kinds {
                *squares = rest.u64()?;
            }
            let work = rest.u32().filter(|work| *work < works)?;
            shelf.push(&Pattern { kinds }, work);
        }
    }
    register.texts = String::from_utf8(rest.take(texts as usize)?.to_vec()).ok()?;
    rest.0.is_empty().then_some(register)
}

fn push_card(card: &Card, body: &mut Vec<u8>) {
    let (year, month, day) = card.priority.map_or((0, 0, 0), Priority::parts);
    body.push(card.variant as u8);
    body.extend_from_slice(&year.to_le_bytes());
    body.extend_from_slice(&[month, day]);
    for number in [card.begin, card.ends[0], card.ends[1], card.ends[2]] {
        body.extend_from_slice(&number.to_le_bytes());
    }
}

fn read_card(rest: &mut Bytes<'_>) -> Option<Card> {
    let variant = *Variant::ALL.get(usize::from(rest.u8()?))?;
    let priority = Priority::from_parts((rest.u16()?, rest.u8()?, rest.u8()?));
    let begin = rest.u32()?;
    Some(Card { variant, priority, begin, ends: [rest.u32()?, rest.u32()?, rest.u32()?] })
}

fn push_pattern(variant: u8, pattern: &Pattern, work: u32, body: &mut Vec<u8>) {
    body.push(variant);
    for squares in pattern.kinds {
        body.extend_from_slice(&squares.to_le_bytes());
    }
    body.extend_from_slice(&work.to_le_bytes());
}

fn checksum(head: &[u8], body: &[u8]) -> [u8; CHECKSUM] {
    Sha256::new().chain_update(head).chain_update(body).finalize().into()
}

/// Bytes still to be read.
#[derive(Clone, Copy)]
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn after(&mut self, count: usize) -> Option<&mut Bytes<'a>> {
        self.take(count)?;
        Some(self)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn u8(&mut self) -> Option<u8> {
        self.array().map(u8::from_le_bytes)
    }

    fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }
}
