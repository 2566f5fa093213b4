//! One contest of composing or of solving in one file, as events have it.

use std::marker::PhantomData;
use std::path::Path;

use damier_contests::composing::Composing;
use damier_contests::solving::Solving;
use damier_contests::{Course, Entry, Journal};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{EventFile, Fault, StoreError, log};

/// A kind of contest that is kept in files.
pub trait Kept: Course<Fact: Serialize + DeserializeOwned> {
    /// The stream of its facts.
    const STREAM: &'static str;
}

impl Kept for Composing {
    const STREAM: &'static str = "composing";
}

impl Kept for Solving {
    const STREAM: &'static str = "solving";
}

/// A contest in a file. After every call the file is complete.
#[derive(Debug)]
pub struct ContestFile<C> {
    file: EventFile,
    kind: PhantomData<C>,
}

impl<C: Kept> ContestFile<C> {
    /// Makes a new file; one that holds anything stays as it is.
    pub fn create(path: impl AsRef<Path>) -> Result<ContestFile<C>, StoreError> {
        Ok(ContestFile { file: EventFile::create(path)?, kind: PhantomData })
    }

    /// Opens a file, if it holds a contest of this kind.
    pub fn open(path: impl AsRef<Path>) -> Result<ContestFile<C>, StoreError> {
        let mut file = EventFile::open(path)?;
        file.run(async |connection| {
            let other = log::has_facts(connection).await? && log::next_seq(connection, C::STREAM).await? == 1;
            if other { Err(Fault::AnotherKind) } else { Ok(()) }
        })?;
        Ok(ContestFile { file, kind: PhantomData })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// The contest that the facts tell.
    pub fn load(&mut self) -> Result<Journal<C>, StoreError> {
        let watch = self.file.watch();
        self.file.run(async |connection| log::contest(connection, &watch, C::STREAM).await)
    }

    /// Adds facts, all of them or none; `next_seq` is the number of the first one.
    pub fn append(&mut self, next_seq: u32, entries: &[Entry<C::Fact>]) -> Result<(), StoreError> {
        let watch = self.file.watch();
        self.file.run(async |connection| log::append(connection, &watch, C::STREAM, next_seq, entries).await)
    }
}
