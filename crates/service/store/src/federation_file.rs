//! The books of a federation in one file, as events have it.

use std::path::Path;

use damier_clock::Moment;
use damier_federation::{Book, Entry, Fact};
use serde::{Deserialize, Serialize};

use crate::log::{self, Listed};
use crate::{EventFile, Fault, StoreError};

/// The stream of the books.
const STREAM: &str = "federation";

/// In which role somebody speaks in the books: there is one.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Office {
    /// The office of the federation.
    Federation,
}

impl Listed for Entry {
    type Fact = Fact;
    type Role = Office;

    fn parts(&self) -> (u32, Moment, &Office, &str, &Fact) {
        (self.seq, self.at, &Office::Federation, &self.by, &self.fact)
    }

    fn of(seq: u32, at: Moment, Office::Federation: Office, by: String, fact: Fact) -> Entry {
        Entry { seq, at, by, fact }
    }
}

/// The books of a federation in a file. After every call the file is complete.
#[derive(Debug)]
pub struct FederationFile {
    file: EventFile,
}

impl FederationFile {
    /// Makes a new file; one that holds anything stays as it is.
    pub fn create(path: impl AsRef<Path>) -> Result<FederationFile, StoreError> {
        Ok(FederationFile { file: EventFile::create(path)? })
    }

    /// Opens a file, if it holds books. One that cannot be written can still be read.
    pub fn open(path: impl AsRef<Path>) -> Result<FederationFile, StoreError> {
        let mut file = EventFile::open(path)?;
        file.run(async |connection| match log::next_seq(connection, STREAM).await? {
            1 => Err(Fault::AnotherKind),
            _ => Ok(()),
        })?;
        Ok(FederationFile { file })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// The books that the facts tell.
    pub fn load(&mut self) -> Result<Book, StoreError> {
        let watch = self.file.watch();
        self.file.run(async |connection| {
            let entries: Vec<Entry> = log::read(connection, &watch, STREAM).await?;
            Book::replay(entries).map_err(|(seq, why)| Fault::Damaged { what: format!("fact {seq}: {why}") })
        })
    }

    /// Writes all facts anew, as they are told from now on: for what must not be told any more. Nothing of what stood
    /// there before is left in the file. If somebody else has written since the books were loaded, nothing changes.
    pub fn rewrite(&mut self, book: &Book) -> Result<(), StoreError> {
        let watch = self.file.watch();
        self.file.run(async |connection| {
            log::rewrite(connection, &watch, STREAM, book.entries()).await?;
            log::scrub(connection).await
        })
    }

    /// Adds facts, all of them or none. `next_seq` is the number of the first one; if somebody else has
    /// written since the books were loaded, nothing is added.
    pub fn append(&mut self, next_seq: u32, entries: &[Entry]) -> Result<(), StoreError> {
        let watch = self.file.watch();
        self.file.run(async |connection| log::append(connection, &watch, STREAM, next_seq, entries).await)
    }
}
