//! One event in one file, for programs that do not wait for many things at once.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use damier_clock::Moment;
use damier_compete::event::{Entry, Event};
use sqlx::{Connection, SqliteConnection};
use tokio::runtime::{Builder, Runtime};

use crate::attachments::{self, AttachedTo, Attachment};
use crate::limits::{Limits, Watch};
use crate::{Fault, StoreError, log, settings, sqlite};

/// The stream of the event; a file has no other.
const STREAM: &str = "event";

/// An event in a file.
///
/// After every call the file is complete: it can be copied, and nothing lies beside it.
#[derive(Debug)]
pub struct EventFile {
    path: PathBuf,
    runtime: Runtime,
    connection: SqliteConnection,
    watch: Watch,
}

impl EventFile {
    /// Makes a new file. A file left behind by an attempt that was cut short, without any fact, is taken
    /// over; any other stays as it is.
    pub fn create(path: impl AsRef<Path>) -> Result<EventFile, StoreError> {
        let watch = Watch::new(Limits::OWN, Arc::default());
        EventFile::with(path.as_ref(), watch, async |path, watch| {
            let found = match OpenOptions::new().write(true).create_new(true).open(path) {
                Ok(_) => Err(Fault::Empty),
                Err(error) if error.kind() == ErrorKind::NotFound => return Err(Fault::NoFolder),
                Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error.into()),
                Err(_) => sqlite::open(path, watch).await,
            };
            match found {
                Err(Fault::Empty) => sqlite::create(path, watch).await.inspect_err(|_| {
                    // Nothing is in it; if it cannot go either, it will be taken over next time.
                    let _ = std::fs::remove_file(path);
                }),
                Err(_) => Err(Fault::Exists),
                Ok(mut connection) => match log::has_facts(&mut connection).await? {
                    false => Ok(connection),
                    true => Err(Fault::Exists),
                },
            }
        })
    }

    /// Opens a file. One that cannot be written can still be read.
    pub fn open(path: impl AsRef<Path>) -> Result<EventFile, StoreError> {
        EventFile::open_within(path, Limits::OWN, Arc::default())
    }

    /// Opens a file that may come from anybody, and reads no more of it than the limits allow. What is being read is
    /// broken off when `stop` is set.
    pub fn open_within(
        path: impl AsRef<Path>,
        limits: Limits,
        stop: Arc<AtomicBool>,
    ) -> Result<EventFile, StoreError> {
        EventFile::with(path.as_ref(), Watch::new(limits, stop), sqlite::open)
    }

    fn with(
        path: &Path,
        watch: Watch,
        open: impl AsyncFnOnce(&Path, &Watch) -> Result<SqliteConnection, Fault>,
    ) -> Result<EventFile, StoreError> {
        let open = || {
            let runtime = Builder::new_current_thread().build()?;
            // SQLite would take `file:x` for something else than a file of that name.
            let full = std::path::absolute(path)?;
            let connection = runtime.block_on(open(&full, &watch))?;
            Ok(EventFile { path: path.to_owned(), runtime, connection, watch })
        };
        open().map_err(|fault| StoreError { file: path.display().to_string(), fault })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The event that the facts tell.
    pub fn load(&mut self) -> Result<Event, StoreError> {
        let watch = self.watch.clone();
        self.run(async |connection| log::event(connection, &watch, STREAM).await)
    }

    /// Adds facts, all of them or none. `next_seq` is the number of the first one; if somebody else has
    /// written since the event was loaded, nothing is added.
    ///
    /// When this returns the facts are on the disk, whatever happens next.
    pub fn append(&mut self, next_seq: u32, entries: &[Entry]) -> Result<(), StoreError> {
        let watch = self.watch.clone();
        self.run(async |connection| log::append(connection, &watch, STREAM, next_seq, entries).await)
    }

    /// Attaches bytes to a game or to the event, in place of what was attached there before.
    pub fn attach(&mut self, to: &AttachedTo, at: Moment, bytes: &[u8]) -> Result<(), StoreError> {
        self.run(async |connection| attachments::write(connection, STREAM, to, at, bytes).await)
    }

    /// What is attached.
    pub fn attached(&mut self, to: &AttachedTo) -> Result<Option<Vec<u8>>, StoreError> {
        self.run(async |connection| attachments::read(connection, STREAM, to).await)
    }

    /// Everything that is attached, in the order in which it was.
    pub fn attachments(&mut self) -> Result<Vec<Attachment>, StoreError> {
        let most = self.watch.limits.attached;
        self.run(async |connection| attachments::list(connection, STREAM, most).await)
    }

    /// A setting, such as the language.
    pub fn setting(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        self.run(async |connection| settings::read(connection, STREAM, name).await)
    }

    /// All settings by name.
    pub fn settings(&mut self) -> Result<Vec<(String, String)>, StoreError> {
        self.run(async |connection| settings::list(connection, STREAM).await)
    }

    /// Changes a setting, or takes it away.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), StoreError> {
        self.run(async |connection| settings::write(connection, STREAM, name, value).await)
    }

    /// Closes the file and says if that went wrong. Dropping it is as safe, but silent.
    pub fn close(self) -> Result<(), StoreError> {
        let EventFile { path, runtime, connection, .. } = self;
        let closed = runtime.block_on(connection.close());
        closed.map_err(|error| StoreError { file: path.display().to_string(), fault: error.into() })
    }

    /// How much of the file is read, and until when.
    pub(crate) fn watch(&self) -> Watch {
        self.watch.clone()
    }

    pub(crate) fn run<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        self.watch.renew();
        let done = self.runtime.block_on(work(&mut self.connection));
        done.map_err(|fault| StoreError { file: self.path.display().to_string(), fault })
    }
}
