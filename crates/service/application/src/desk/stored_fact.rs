//! A fact of an event as the database keeps it: who said it in which office, and what. The moment and the number
//! stand in their own columns, so that an entry comes back exactly as it was.

use damier_compete::event::{By, Entry, Fact};
use damier_store::{Fault, NewFact, Stored};
use serde::{Deserialize, Serialize};

#[derive(Serialize)]
struct StoredFact<'a> {
    by: &'a By,
    fact: &'a Fact,
}

#[derive(Deserialize)]
struct Read {
    by: By,
    fact: Fact,
}

/// The stream of an event.
pub fn stream(id: &str) -> String {
    format!("event/{id}")
}

/// An entry, to be stored; `author` is the account that said it.
pub fn store(entry: &Entry, author: &str) -> Result<NewFact, Fault> {
    NewFact::new(entry.at, author, &StoredFact { by: &entry.by, fact: &entry.fact })
}

/// An entry as it was.
pub fn entry(stored: &Stored) -> Result<Entry, Fault> {
    let Read { by, fact } = stored.read()?;
    Ok(Entry { seq: stored.seq, at: stored.at, by, fact })
}
