//! The books: a list of facts, and what follows from them.

mod check;
mod people;
mod rating;
mod state;
mod titles;

pub use people::NameIndex;
pub use rating::{LeftOut, PoolBook};
pub use state::{BookEvent, State};
pub use titles::Titles;

use crate::fact::{Entry, Fact};
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
        for (entry, next) in entries.iter().zip(1..) {
            if entry.seq != next {
                return Err((entry.seq, Refused::OutOfOrder { asked: entry.seq, next }));
            }
        }
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
            self.state.take(&entry.fact)?;
            self.entries.push(entry);
            return Ok(());
        };
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        if seq == 0 || seq >= next {
            return Err(Refused::NoSuchFact { seq });
        }
        if struck(&self.entries)[seq as usize - 1] {
            return Err(Refused::UndoneAlready { seq });
        }
        self.entries.push(entry);
        match fold(&self.entries) {
            Ok(state) => {
                self.state = state;
                Ok(())
            }
            Err((breaks, why)) => {
                self.entries.pop();
                Err(Refused::UndoBreaks { seq, breaks, why: Box::new(why) })
            }
        }
    }

    /// The number of the next fact.
    pub fn next_seq(&self) -> u32 {
        self.entries.len() as u32 + 1
    }

    /// All facts, those included that hold no longer.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Whether a fact still holds.
    pub fn holds(&self, seq: u32) -> bool {
        let at = (seq as usize).checked_sub(1);
        at.and_then(|at| struck(&self.entries).get(at).copied()) == Some(false)
    }

    /// What is known now.
    pub fn state(&self) -> &State {
        &self.state
    }
}

/// Which facts hold no longer; undoing an undoing brings back what it took away.
fn struck(entries: &[Entry]) -> Vec<bool> {
    let mut struck = vec![false; entries.len()];
    for (at, entry) in entries.iter().enumerate().rev() {
        if let (Fact::Undone { seq, .. }, false) = (&entry.fact, struck[at])
            && let Some(undone) = (*seq as usize).checked_sub(1).filter(|undone| *undone < at)
        {
            struck[undone] = true;
        }
    }
    struck
}

/// What a list of facts amounts to. What was undone leaves its number behind, so that nobody gets another one's.
fn fold(entries: &[Entry]) -> Result<State, (u32, Refused)> {
    let mut state = State::default();
    for (entry, struck) in entries.iter().zip(struck(entries)) {
        if struck {
            state.leave_a_gap(&entry.fact);
        } else {
            state.take(&entry.fact).map_err(|refused| (entry.seq, refused))?;
        }
    }
    Ok(state)
}
