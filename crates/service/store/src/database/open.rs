//! Opening a database: all that differs between SQLite and PostgreSQL.
//!
//! SQLite writes ahead (`WAL`), so that readers never wait, and with `synchronous = FULL`, so that a commit
//! is on the disk when it is acknowledged; `checkpoint.rs` sees to it that the list does not grow for ever. The sign `DamS` stands in the header of the file from its first
//! moment; a file without it is not touched.
//!
//! In PostgreSQL everything lives in a schema of its own, `damier`, so that a database can be shared, and
//! `synchronous_commit` is switched on whatever the server's default.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};

use super::Place;
use crate::{Fault, private};

/// The sign in the header of our files: `DamS`. Files of events carry another one.
const SIGN: i32 = i32::from_be_bytes(*b"DamS");

/// How the tables came to be; run on every database that lacks some.
static MIGRATIONS: Migrator = sqlx::migrate!("migrations/server");

/// The same, for whoever looks at a copy.
pub(crate) fn migrations() -> &'static Migrator {
    &MIGRATIONS
}

/// How long to wait for somebody else who is writing, and for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often to try what another program may be doing at this instant, and how long to wait in between.
const ATTEMPTS: u32 = 3;
const PAUSE: Duration = Duration::from_millis(50);

/// So many questions are answered at once; one connection more writes.
const READERS: u32 = 8;

/// Said to every connection before anything else.
const SQLITE_MANNERS: &str = "PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; \
    PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA journal_size_limit = 67108864; PRAGMA wal_autocheckpoint = 0";
const POSTGRES_MANNERS: &str = "SET search_path TO damier; SET synchronous_commit TO on; \
    SET lock_timeout TO '5s'";

/// Has SQLite count, roughly and only where much has changed, so that it knows which index leaves least to read:
/// among a hundred thousand games it is milliseconds to look, and a hundred to look in the wrong place.
pub(super) const LOOK_AROUND: &str = "PRAGMA analysis_limit = 1000; PRAGMA optimize = 0x10002";

/// Which of the two it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

impl Kind {
    /// How a transaction that writes begins. In SQLite the right to write is taken at once, so that two
    /// who write wait for each other instead of failing halfway.
    pub(crate) fn begin(self) -> &'static str {
        match self {
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN ISOLATION LEVEL READ COMMITTED",
        }
    }

    /// How a transaction that reads begins, in which everything is as it was at one instant.
    pub(crate) fn begin_reading(self) -> &'static str {
        match self {
            Kind::Sqlite => "BEGIN",
            Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    fn manners(self) -> &'static str {
        match self {
            Kind::Sqlite => SQLITE_MANNERS,
            Kind::Postgres => POSTGRES_MANNERS,
        }
    }
}

/// Opens the database at a place, or makes it.
pub(crate) async fn open(place: &Place) -> Result<(Kind, AnyPool), Fault> {
    sqlx::any::install_default_drivers();
    match place {
        Place::Sqlite(path) => {
            let path = in_its_folder(path)?;
            prepare_file(&path).await?;
            Ok((Kind::Sqlite, pool(Kind::Sqlite, &address(&path)?).await?))
        }
        Place::Postgres(address) => {
            prepare_schema(address).await?;
            Ok((Kind::Postgres, pool(Kind::Postgres, address).await?))
        }
    }
}

async fn pool(kind: Kind, address: &str) -> Result<AnyPool, Fault> {
    let options: AnyConnectOptions = address.parse()?;
    let pool = AnyPoolOptions::new()
        .max_connections(READERS + 1)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| Box::pin(greet(kind, connection)))
        .connect_with(options);
    Ok(pool.await?)
}

async fn greet(kind: Kind, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(kind.manners()).execute(connection).await?;
    Ok(())
}

/// The path with its folder, which is made if there is none.
fn in_its_folder(path: &Path) -> Result<PathBuf, Fault> {
    let path = std::path::absolute(path)?;
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else { return Err(Fault::NotAFile) };
    private::make_folder(folder)?;
    Ok(folder.canonicalize()?.join(name))
}

/// A path as an address, in which some letters stand for themselves only.
fn address(path: &Path) -> Result<String, Fault> {
    let text = path.to_str().ok_or(Fault::Other { what: "the name of the file is no text".to_owned() })?;
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    Ok(format!("sqlite:{}", text.bytes().map(letter).collect::<String>()))
}

/// Makes sure that a file of ours is there, with all tables. Another program may do the same at this instant:
/// changing to writing ahead then fails at once, whatever patience was asked for, so it is tried again.
async fn prepare_file(path: &Path) -> Result<(), Fault> {
    let begun = Instant::now();
    loop {
        match try_to_prepare(path).await {
            Err(Fault::Locked) if begun.elapsed() < PATIENCE => tokio::time::sleep(PAUSE).await,
            done => return done,
        }
    }
}

async fn try_to_prepare(path: &Path) -> Result<(), Fault> {
    match private::create(path) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => look_at(path)?,
        Err(error) => return Err(error.into()),
    }
    private::close_database(path);
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(PATIENCE)
        .synchronous(SqliteSynchronous::Full);
    let mut connection = options.connect().await?;
    sign(&mut connection).await?;
    // Only now: the sign stands in the file itself before anything is written ahead.
    let journal = options.journal_mode(SqliteJournalMode::Wal).connect().await?;
    journal.close().await?;
    migrate(&mut connection).await?;
    sqlx::raw_sql(LOOK_AROUND).execute(&mut connection).await?;
    Ok(connection.close().await?)
}

/// Brings the tables up to date. Another program may do the same at this instant, for which SQLite has no
/// lock of ours: whoever fails because of that finds it done when he looks again.
async fn migrate(connection: &mut SqliteConnection) -> Result<(), Fault> {
    for _ in 0..ATTEMPTS {
        if MIGRATIONS.run(&mut *connection).await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(MIGRATIONS.run(connection).await?)
}

/// Looks at a file without touching it: one of another program stays as it is.
fn look_at(path: &Path) -> Result<(), Fault> {
    let file = std::fs::metadata(path)?;
    if !file.is_file() {
        return Err(Fault::NotAFile);
    }
    // Making it was cut short; SQLite takes back what was half done.
    let mut journal = path.as_os_str().to_owned();
    journal.push("-journal");
    if file.len() == 0 || Path::new(&journal).exists() || has_our_sign(path)? {
        return Ok(());
    }
    Err(Fault::ForeignDatabase)
}

/// Whether a file is one of ours, by its first hundred bytes (sqlite.org/fileformat.html, 1.3).
pub(crate) fn has_our_sign(path: &Path) -> Result<bool, Fault> {
    let mut header = [0; 100];
    match File::open(path)?.read_exact(&mut header) {
        Ok(()) => Ok(header.starts_with(b"SQLite format 3\0") && header[68..72] == SIGN.to_be_bytes()),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Puts our sign into an empty file, or finds it there.
async fn sign(connection: &mut SqliteConnection) -> Result<(), Fault> {
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut *connection).await?;
    let owner: i32 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    match (pages, owner) {
        (_, SIGN) => Ok(()),
        (0, _) => {
            let sign = AssertSqlSafe(format!("PRAGMA application_id = {SIGN}"));
            sqlx::query(sign).execute(connection).await?;
            Ok(())
        }
        _ => Err(Fault::ForeignDatabase),
    }
}

/// Makes sure that our schema is there, with all tables.
async fn prepare_schema(address: &str) -> Result<(), Fault> {
    const THERE: &str = "SELECT COUNT(*) FROM pg_catalog.pg_namespace WHERE nspname = 'damier'";
    let mut connection = AnyConnection::connect(address).await?;
    let there: i64 = sqlx::query_scalar(THERE).fetch_one(&mut connection).await?;
    if there == 0 {
        // Another server may do the same at this instant; then there is one, which is all that is wanted.
        let made = sqlx::raw_sql("CREATE SCHEMA IF NOT EXISTS damier").execute(&mut connection).await;
        let there: i64 = sqlx::query_scalar(THERE).fetch_one(&mut connection).await?;
        if there == 0 {
            made?;
        }
    }
    greet(Kind::Postgres, &mut connection).await?;
    MIGRATIONS.run(&mut connection).await?;
    Ok(connection.close().await?)
}
