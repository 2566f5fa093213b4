//! The register: works with their positions, and what is known about them.

use std::ops::Range;

use damier_pdn::write_fen;
use damier_rules::{Position, Setup, Variant};

use crate::Priority;
use crate::pattern::Pattern;
use crate::shelf::Shelf;

/// A work as it is put into the register.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Work {
    /// The position in the beginning.
    pub setup: Setup,
    /// The positions in which the lines of the solution end.
    pub finals: Vec<Position>,
    /// Who made it.
    pub author: String,
    /// Where it was published or entered.
    pub source: String,
    /// Since when it exists.
    pub priority: Option<Priority>,
}

/// A work as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record<'a> {
    /// Its number in the register, from 1.
    pub number: u32,
    pub variant: Variant,
    /// The position in FEN.
    pub fen: &'a str,
    /// Who made it.
    pub author: &'a str,
    /// Where it was published or entered.
    pub source: &'a str,
    /// Since when it exists.
    pub priority: Option<Priority>,
}

/// What is kept of a work besides its patterns: texts stand one after the other in one piece of memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Card {
    pub variant: Variant,
    pub priority: Option<Priority>,
    /// Where its texts begin, and where FEN, author and source end.
    pub begin: u32,
    pub ends: [u32; 3],
}

/// Works in which forerunners can be looked for.
#[derive(Debug, Clone, Default)]
pub struct Register {
    pub(crate) texts: String,
    pub(crate) cards: Vec<Card>,
    /// By variant: where works begin, and where their solutions end.
    pub(crate) starts: [Shelf; Variant::ALL.len()],
    pub(crate) finals: [Shelf; Variant::ALL.len()],
}

/// More does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a register holds at most 4 GiB of text and 4294967294 works")]
pub struct RegisterFull;

/// A final of fewer pieces says nothing: a lone king is the end of half of all problems.
pub const SMALLEST_FINAL: usize = 3;

impl Register {
    /// A register without works.
    pub fn new() -> Register {
        Register::default()
    }

    /// How many works there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// How many final patterns of solutions there are.
    pub fn finals(&self) -> usize {
        self.finals.iter().map(Shelf::len).sum()
    }

    /// Adds a work.
    pub fn push(&mut self, work: &Work) -> Result<(), RegisterFull> {
        let number = u32::try_from(self.cards.len()).map_err(|_| RegisterFull)?;
        let fen = write_fen(&work.setup);
        let length = fen.len() + work.author.len() + work.source.len();
        let begin = u32::try_from(self.texts.len()).map_err(|_| RegisterFull)?;
        u32::try_from(self.texts.len() + length).map_err(|_| RegisterFull)?;
        let mut add = |text: &str| {
            self.texts.push_str(text);
            self.texts.len() as u32
        };
        let ends = [add(&fen), add(&work.author), add(&work.source)];
        let variant = work.setup.variant;
        self.cards.push(Card { variant, priority: work.priority, begin, ends });
        self.starts[variant as usize].push(&Pattern::of(&work.setup), number);
        let mut patterns: Vec<Pattern> = work.finals.iter().map(Pattern::of_position).collect();
        patterns.sort_by_key(|pattern| pattern.kinds);
        patterns.dedup();
        for pattern in patterns.iter().filter(|pattern| pattern.len() >= SMALLEST_FINAL) {
            self.finals[variant as usize].push(pattern, number);
        }
        Ok(())
    }

    /// The work of this place, counted from 0.
    pub fn record(&self, work: u32) -> Option<Record<'_>> {
        let card = self.cards.get(work as usize)?;
        let text = |range: Range<u32>| self.texts.get(range.start as usize..range.end as usize);
        let [fen, author, source] = card.ends;
        Some(Record {
            number: work + 1,
            variant: card.variant,
            fen: text(card.begin..fen)?,
            author: text(fen..author)?,
            source: text(author..source)?,
            priority: card.priority,
        })
    }
}
