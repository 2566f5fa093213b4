//! Whether a file is as it was written: its pages, its facts with their sums, what is attached to it.

use std::path::Path;
use std::sync::Arc;

use futures_util::TryStreamExt as _;
use serde::de::IgnoredAny;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::runtime::Builder;

use crate::database::{fact_sum, has_our_sign, migrations};
use crate::limits::{Limits, Watch};
use crate::{Database, Fault, Place, StoreError, attachments, log, schema, sqlite};

/// What was found to be as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Checked {
    pub facts: u64,
    /// Those of them that have a sum; the others were written before there were sums, or by hand.
    pub sealed: u64,
    /// Contents that are attached.
    pub attached: u64,
}

/// Looks at a file: an event, a contest, the books of a federation, or a copy of what a server keeps. Nothing is
/// changed.
pub fn check_file(path: impl AsRef<Path>) -> Result<Checked, StoreError> {
    let path = path.as_ref();
    let check = || {
        let runtime = Builder::new_current_thread().build()?;
        let full = std::path::absolute(path)?;
        let file = std::fs::metadata(&full)?;
        match () {
            () if !file.is_file() => Err(Fault::NotAFile),
            () if file.len() == 0 => Err(Fault::Empty),
            () if has_our_sign(&full)? => runtime.block_on(of_server(&full)),
            () => runtime.block_on(of_file(&full)),
        }
    };
    check().map_err(|fault| StoreError { file: path.display().to_string(), fault })
}

/// Looks at the database of a server, wherever it is, while it is served or not.
pub async fn check_database(place: &Place) -> Result<Checked, StoreError> {
    let database = Database::open_at(place).await?;
    let checked = database.check().await;
    database.close().await;
    checked.map_err(|fault| StoreError { file: place.to_string(), fault })
}

/// A fact of a server: its stream, its number, when, by whom, what, and its sum.
type Row = (String, i64, i64, String, String, Option<i64>);

async fn looking(path: &Path) -> Result<SqliteConnection, Fault> {
    let looking = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    Ok(schema::distrust(looking).connect().await?)
}

/// An event, a contest or books.
async fn of_file(path: &Path) -> Result<Checked, Fault> {
    let mut connection = looking(path).await?;
    if sqlite::owner(&mut connection).await? != sqlite::OWNER {
        return Err(Fault::Foreign);
    }
    schema::check_file(path, sqlite::migrations()).await?;
    let watch = Watch::new(Limits::OWN, Arc::default());
    let mut checked = Checked::default();
    let streams = "SELECT DISTINCT stream FROM fact ORDER BY stream LIMIT 100";
    let streams: Vec<String> = sqlx::query_scalar(streams).fetch_all(&mut connection).await?;
    for stream in streams {
        watch.renew();
        let (facts, sealed) = log::check(&mut connection, &watch, &stream).await?;
        checked.facts += facts;
        checked.sealed += sealed;
    }
    watch.renew();
    checked.attached = attachments::check(&mut connection, watch.limits.attached).await?;
    connection.close().await?;
    Ok(checked)
}

/// What a server keeps, on SQLite.
async fn of_server(path: &Path) -> Result<Checked, Fault> {
    if wal(path).metadata().is_ok_and(|wal| wal.len() > 0) {
        // The last of it is not in the file yet.
        return Err(Fault::Locked);
    }
    schema::check_file(path, migrations()).await?;
    let mut connection = looking(path).await?;
    let has_sums: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM pragma_table_info('fact') WHERE name = 'sum'")
            .fetch_one(&mut connection)
            .await?;
    let question = match has_sums {
        0 => "SELECT stream, seq, at, author, fact, NULL FROM fact ORDER BY stream, seq",
        _ => "SELECT stream, seq, at, author, fact, sum FROM fact ORDER BY stream, seq",
    };
    let mut checked = Checked::default();
    let mut last = (String::new(), 0_i64);
    {
        let mut rows = sqlx::query_as::<_, Row>(question).fetch(&mut connection);
        while let Some((stream, seq, at, author, fact, sum)) = rows.try_next().await? {
            let expected = if stream == last.0 { last.1 + 1 } else { 1 };
            let damaged = |what: &str| Fault::Damaged { what: format!("fact {expected} of {stream} {what}") };
            if seq != expected {
                return Err(damaged("is missing"));
            }
            if sum.is_some_and(|sum| sum != fact_sum(&stream, seq, at, &author, &fact)) {
                return Err(damaged("is not what it was"));
            }
            serde_json::from_str::<IgnoredAny>(&fact).map_err(|_| damaged("cannot be read"))?;
            checked.facts += 1;
            checked.sealed += u64::from(sum.is_some());
            last = (stream, seq);
        }
    }
    connection.close().await?;
    Ok(checked)
}

fn wal(path: &Path) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}
