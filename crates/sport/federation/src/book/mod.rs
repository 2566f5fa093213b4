//! The books: a list of facts, and what follows from them.

mod applications;
mod arbiters;
mod check;
mod norms;
mod people;
mod ranks;
mod rating;
mod register;
mod state;
mod titles;

pub use people::NameIndex;
pub use rating::{LeftOut, PoolBook, Reckoned};
pub use register::Register;
pub use state::{BookEvent, State};
pub use titles::Titles;

use damier_facts::{counts, in_order, struck, undo};

use crate::fact::{Entry, Fact};
use crate::forgetting::{forgotten, without};
use crate::refused::Refused;

/// The books of a federation: their facts and what they amount to.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Book {
    entries: Vec<Entry>,
    state: State,
}

impl Book {
    /// Books that nobody has opened.
    pub fn new() -> Book {
        Book::default()
    }

    /// The books that a list of facts tells, or the first fact that cannot be.
    pub fn replay(entries: Vec<Entry>) -> Result<Book, (u32, Refused)> {
        in_order(&entries).map_err(|(asked, next)| (asked, Refused::OutOfOrder { asked, next }))?;
        let state = fold(&entries)?;
        Ok(Book { entries, state })
    }

    /// Adds a fact, or says why not; then nothing has changed.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Refused> {
        let next = self.next_seq();
        if entry.seq != next {
            return Err(Refused::OutOfOrder { asked: entry.seq, next });
        }
        let Fact::Undone { seq, ref reason } = entry.fact else {
            self.state.fold(&entry.fact)?;
            self.entries.push(entry);
            return Ok(());
        };
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        if seq == 0 || seq >= next {
            return Err(Refused::NoSuchFact { seq });
        }
        if !self.holds(seq) {
            return Err(Refused::UndoneAlready { seq });
        }
        let folded = undo(&mut self.entries, entry, fold);
        self.state =
            folded.map_err(|(breaks, why)| Refused::UndoBreaks { seq, breaks, why: Box::new(why) })?;
        Ok(())
    }

    /// What a list of facts adds to these books, if it goes on from them; otherwise the first fact that differs.
    pub fn continued_by<'a>(&self, entries: &'a [Entry]) -> Result<&'a [Entry], u32> {
        let same = |(one, other): &(&Entry, &Entry)| {
            (one.seq, &one.by, &one.fact) == (other.seq, &other.by, &other.fact)
        };
        let mut who = forgotten(&self.entries);
        who.extend(forgotten(entries));
        let differs = match who.is_empty() {
            true => self.entries.iter().zip(entries).find(|pair| !same(pair)).map(|(one, _)| one.seq),
            false => {
                let (own, others) = (without(&self.entries, &who), without(entries, &who));
                own.iter().zip(&others).find(|pair| !same(pair)).map(|(one, _)| one.seq)
            }
        };
        match differs {
            Some(seq) => Err(seq),
            None => Ok(entries.get(self.entries.len()..).unwrap_or_default()),
        }
    }

    /// The facts of these books as they are told without those whom they forget: those that are told otherwise.
    pub fn told_without(&self) -> Vec<Entry> {
        let told = without(&self.entries, &forgotten(&self.entries));
        let changed = told.into_iter().zip(&self.entries).filter(|(told, own)| told != *own);
        changed.map(|(told, _)| told).collect()
    }

    /// These books without those whom they forget. The same follows from them but for names, or nothing is changed and
    /// the fact is named that could no longer be.
    pub fn forgetting(&self) -> Result<Book, (u32, Refused)> {
        Book::replay(without(&self.entries, &forgotten(&self.entries)))
    }

    /// The number of the next fact.
    pub fn next_seq(&self) -> u32 {
        self.entries.len() as u32 + 1
    }

    /// All facts, those included that hold no longer.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Which facts hold no longer, by their places.
    pub fn struck(&self) -> Vec<bool> {
        struck(&self.entries)
    }

    /// Whether a fact still holds.
    pub fn holds(&self, seq: u32) -> bool {
        counts(&self.entries, seq)
    }

    /// What is known now.
    pub fn state(&self) -> &State {
        &self.state
    }
}

/// What a list of facts amounts to. What was undone leaves its number behind, so that nobody gets another one's.
fn fold(entries: &[Entry]) -> Result<State, (u32, Refused)> {
    damier_facts::fold(entries, |state: &mut State, entry, struck| {
        if struck {
            state.leave_a_gap(&entry.fact);
            return Ok(());
        }
        state.fold(&entry.fact)
    })
}
