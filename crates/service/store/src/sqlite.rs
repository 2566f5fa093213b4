//! All that is particular to SQLite: how a file of an event is opened, how it is kept safe.
//!
//! A rollback journal, not a write-ahead log: after every commit the one file is complete and can be
//! copied, and nothing lies beside it. `synchronous = EXTRA` also makes the disappearance of the journal
//! durable; with less, a power cut right after a commit could bring the journal back and undo it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};

use crate::limits::Watch;
use crate::{Fault, schema};

/// The sign in the header of our files: `Dami`.
pub(crate) const OWNER: i32 = i32::from_be_bytes(*b"Dami");

/// How the tables came to be; run on every file that lacks some.
static MIGRATIONS: Migrator = sqlx::migrate!();

/// The same, for whoever only looks at a file.
pub(crate) fn migrations() -> &'static Migrator {
    &MIGRATIONS
}

/// How long to wait for somebody else who is writing.
const PATIENCE: Duration = Duration::from_secs(3);

/// Writes, all or nothing. The right to write is taken at once, so that two writers wait for each other
/// instead of failing halfway.
///
/// When the disk fails SQLite takes everything back by itself, and the driver's own transactions then
/// believe for ever that one is still open; so the words are said by hand.
pub(crate) async fn transaction<T>(
    connection: &mut SqliteConnection,
    work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, Fault>,
) -> Result<T, Fault> {
    execute(connection, "BEGIN IMMEDIATE").await?;
    let done = match work(connection).await {
        Ok(value) => execute(connection, "COMMIT").await.map(|()| value),
        refused => refused,
    };
    if done.is_err() {
        // Fails if it has been taken back already.
        let _ = execute(connection, "ROLLBACK").await;
    }
    done
}

async fn execute(connection: &mut SqliteConnection, statement: &'static str) -> Result<(), Fault> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

/// Makes the tables in an empty file.
pub(crate) async fn create(path: &Path, watch: &Watch) -> Result<SqliteConnection, Fault> {
    let mut connection = options(path).connect().await?;
    watch.over(&mut connection).await?;
    let sign = AssertSqlSafe(format!("PRAGMA application_id = {OWNER}"));
    sqlx::query(sign).execute(&mut connection).await?;
    execute(&mut connection, "PRAGMA journal_mode = DELETE").await?;
    MIGRATIONS.run(&mut connection).await?;
    Ok(connection)
}

/// Opens a file if it is one of ours, and brings its tables up to date. Whoever gives it may mean ill: it is measured
/// first, nothing in it is run, and every question has to be answered in time.
pub(crate) async fn open(path: &Path, watch: &Watch) -> Result<SqliteConnection, Fault> {
    let file = std::fs::metadata(path)?;
    if !file.is_file() {
        return Err(Fault::NotAFile);
    }
    if file.len() == 0 {
        return Err(Fault::Empty);
    }
    if file.len() > watch.limits.bytes {
        return Err(Fault::TooMuch { most: watch.limits.bytes });
    }
    let was_cut_short = journal(path).exists();
    if !was_cut_short && !has_our_sign(path).await? {
        return Err(Fault::Foreign);
    }
    let mut connection = options(path).connect().await?;
    watch.over(&mut connection).await?;
    // What was cut short has been taken back by now, perhaps everything.
    if owner(&mut connection).await? != OWNER {
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut connection).await?;
        return Err(if pages == 0 { Fault::Empty } else { Fault::Foreign });
    }
    schema::check(&mut connection, &MIGRATIONS).await?;
    schema::check_pages(&mut connection, true).await?;
    execute(&mut connection, "PRAGMA journal_mode = DELETE").await?;
    match MIGRATIONS.run(&mut connection).await.map_err(Fault::from) {
        // What cannot be brought up to date can still be read.
        Ok(()) | Err(Fault::ReadOnly) => {}
        Err(fault) => return Err(fault),
    }
    if journal(path).exists() {
        clear_away(&mut connection).await;
    }
    Ok(connection)
}

/// Looks at the header without touching anything: a file of another program stays as it is.
async fn has_our_sign(path: &Path) -> Result<bool, Fault> {
    let looking = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    let mut connection = schema::distrust(looking).connect().await?;
    let found = owner(&mut connection).await?;
    connection.close().await?;
    Ok(found == OWNER)
}

pub(crate) async fn owner(connection: &mut SqliteConnection) -> Result<i32, Fault> {
    Ok(sqlx::query_scalar("PRAGMA application_id").fetch_one(connection).await?)
}

/// The file in which SQLite keeps what it would need to take a transaction back.
fn journal(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-journal");
    name.into()
}

/// A program that was killed just before it changed anything leaves a journal that nobody needs. It goes
/// with the next change; so one is made that changes nothing. Where this is impossible it does no harm.
async fn clear_away(connection: &mut SqliteConnection) {
    let _ = transaction(connection, async |connection| {
        let version: i32 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
        let same = AssertSqlSafe(format!("PRAGMA user_version = {version}"));
        sqlx::query(same).execute(connection).await?;
        Ok(())
    })
    .await;
}

fn options(path: &Path) -> SqliteConnectOptions {
    let plain = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE);
    schema::distrust(plain.synchronous(SqliteSynchronous::Extra))
}
