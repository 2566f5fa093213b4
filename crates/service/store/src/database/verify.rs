//! Whether a copy is whole: looked at after it was written, before anything older is thrown away.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;

use serde_json::{Map, Value};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};

use super::Database;
use super::open::has_our_sign;
use super::tables::TABLES;
use crate::{Fault, StoreError};

/// The longest line of a copy as text that is believed.
const LONGEST_LINE: u64 = 256 * 1024 * 1024;

/// What a copy holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Copied {
    /// How many rows.
    pub rows: u64,
    /// How many bytes.
    pub bytes: u64,
}

impl Database {
    /// Reads a copy from beginning to end without changing anything: every page of a file of SQLite, every line of
    /// a text. The answer is what it holds.
    pub async fn verify_copy(copy: impl AsRef<Path>) -> Result<Copied, StoreError> {
        let copy = copy.as_ref();
        verify(copy).await.map_err(|fault| StoreError { file: copy.display().to_string(), fault })
    }
}

async fn verify(copy: &Path) -> Result<Copied, Fault> {
    let bytes = std::fs::metadata(copy)?.len();
    let mut start = Vec::new();
    File::open(copy)?.take(16).read_to_end(&mut start)?;
    let rows = if start == b"SQLite format 3\0" {
        rows_of_file(copy).await?
    } else {
        let copy = copy.to_owned();
        let read = tokio::task::spawn_blocking(move || rows_of_text(&copy)).await;
        read.map_err(|why| Fault::Other { what: why.to_string() })??
    };
    Ok(Copied { rows, bytes })
}

async fn rows_of_file(copy: &Path) -> Result<u64, Fault> {
    if !has_our_sign(copy)? {
        return Err(Fault::ForeignDatabase);
    }
    let looking = SqliteConnectOptions::new().filename(copy).read_only(true).immutable(true);
    let mut connection = looking.connect().await?;
    let verdict: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await?;
    if verdict != "ok" {
        return Err(Fault::Damaged { what: verdict });
    }
    let mut rows = 0;
    for table in TABLES {
        // Made of our own words only.
        let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM {}", table.name));
        let count: i64 = sqlx::query_scalar(count).fetch_one(&mut connection).await?;
        rows += u64::try_from(count).unwrap_or_default();
    }
    connection.close().await?;
    Ok(rows)
}

fn rows_of_text(copy: &Path) -> Result<u64, Fault> {
    let cut_short = || Fault::Damaged { what: "the copy was cut short: its end is missing".to_owned() };
    let mut reader = BufReader::new(File::open(copy)?);
    let mut line = String::new();
    let (mut rows, mut number) = (0_u64, 0_u64);
    loop {
        line.clear();
        if reader.by_ref().take(LONGEST_LINE).read_line(&mut line)? == 0 {
            return Err(cut_short());
        }
        number += 1;
        let damaged = || Fault::Damaged { what: format!("line {number}") };
        let read: Map<String, Value> = serde_json::from_str(&line).map_err(|_| damaged())?;
        if number == 1 {
            if read.get("damier").and_then(Value::as_str) != Some("backup") {
                return Err(Fault::ForeignDatabase);
            }
        } else if let Some(end) = read.get("end") {
            return if end.as_u64() == Some(rows) { Ok(rows) } else { Err(damaged()) };
        } else if TABLES.iter().any(|table| read.contains_key(table.name)) {
            rows += 1;
        } else {
            return Err(damaged());
        }
    }
}
