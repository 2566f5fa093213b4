//! Copies brought back: of either kind, into either kind.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use serde::Deserialize;
use serde_json::{Map, Value};
use sqlx::AnyConnection;

use super::backup::{beside, no_folder, settle};
use super::open::{self, has_our_sign};
use super::table::{Column, ROWS, Table};
use super::tables::{TABLES, VERSION};
use super::{Database, Kind, Place};
use crate::{Fault, StoreError, private, schema};

/// The first line of a copy as text.
#[derive(Deserialize)]
struct Header {
    damier: String,
    version: i64,
}

impl Database {
    /// Brings a copy back into a new database, and opens it. What is there already is never overwritten; what could
    /// not be brought back leaves nothing behind that would be in the way of the next copy.
    pub async fn restore(from: impl AsRef<Path>, to: &Place) -> Result<Database, StoreError> {
        let new = match to {
            Place::Sqlite(path) if !path.exists() => Some(path),
            _ => None,
        };
        let restored = Database::bring_back(from.as_ref(), to).await;
        if let (Err(_), Some(path)) = (&restored, new) {
            for end in ["", "-wal", "-shm", "-journal", ".part"] {
                // Whatever was not made is not there.
                let _ = std::fs::remove_file(beside(path, end));
            }
        }
        restored
    }

    async fn bring_back(from: &Path, to: &Place) -> Result<Database, StoreError> {
        let of_copy = |fault| StoreError { file: from.display().to_string(), fault };
        let of_place = |fault| StoreError { file: to.to_string(), fault };
        if !is_sqlite(from).map_err(of_copy)? {
            // What is no copy leaves no empty database behind.
            lines_of(from).map_err(of_copy)?;
            let database = Database::open_at(to).await?;
            let taken = database.take_in(from).await;
            if taken.is_err() {
                database.close().await;
            }
            return match taken {
                Ok(()) => Ok(database),
                Err(fault @ Fault::Exists) => Err(of_place(fault)),
                Err(fault) => Err(of_copy(fault)),
            };
        }
        if !has_our_sign(from).map_err(of_copy)? {
            return Err(of_copy(Fault::ForeignDatabase));
        }
        match to {
            Place::Sqlite(path) if !path.exists() => {
                copy_file(from, path).await.map_err(of_copy)?;
                // A copy of a newer program, say.
                Database::open_at(to).await.map_err(|own| of_copy(own.fault))
            }
            _ => {
                // By way of a text: what is copied is brought up to date first, and stays as it is itself.
                let folder = tempfile::tempdir().map_err(|error| of_copy(error.into()))?;
                let (file, text) = (folder.path().join("copy.sqlite"), folder.path().join("copy.jsonl"));
                copy_file(from, &file).await.map_err(of_copy)?;
                let copy = Database::open_at(&Place::Sqlite(file)).await.map_err(|own| of_copy(own.fault))?;
                let dumped = copy.dump(&text).await;
                copy.close().await;
                dumped?;
                let database = Database::open_at(to).await?;
                database.take_in(&text).await.map_err(of_place)?;
                Ok(database)
            }
        }
    }

    /// Reads a copy as text into this database, which must be empty. All or nothing.
    async fn take_in(&self, text: &Path) -> Result<(), Fault> {
        let lines = lines_of(text)?;
        let mut connection = self.reader().await?;
        sqlx::query(self.kind.begin()).execute(&mut *connection).await?;
        let taken = match take_all(&mut connection, lines).await {
            Ok(()) => sqlx::query("COMMIT").execute(&mut *connection).await.map(|_| ()).map_err(Fault::from),
            refused => refused,
        };
        if taken.is_err() {
            // Fails if it has been taken back already.
            let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
        }
        if taken.is_ok() && self.kind == Kind::Postgres {
            sqlx::query("ANALYZE").execute(&mut *connection).await?;
        }
        taken
    }
}

/// The lines of a copy as text after the first, which says that it is one.
fn lines_of(text: &Path) -> Result<Lines<BufReader<File>>, Fault> {
    let mut lines = Lines(BufReader::new(File::open(text)?));
    read_header(lines.next().transpose()?.as_deref())?;
    Ok(lines)
}

/// No row of a copy is longer, in bytes.
const LONGEST_LINE: u64 = 64 << 20;

/// The lines of a text, none of which may be endless.
struct Lines<R>(R);

impl<R: BufRead> Iterator for Lines<R> {
    type Item = std::io::Result<String>;

    fn next(&mut self) -> Option<std::io::Result<String>> {
        let mut line = String::new();
        match self.0.by_ref().take(LONGEST_LINE).read_line(&mut line) {
            Err(why) => Some(Err(why)),
            Ok(0) => None,
            Ok(read) if read as u64 == LONGEST_LINE && !line.ends_with('\n') => {
                let what = format!("a line has more than {LONGEST_LINE} bytes");
                Some(Err(std::io::Error::new(std::io::ErrorKind::InvalidData, what)))
            }
            Ok(_) => {
                line.truncate(line.trim_end_matches(['\r', '\n']).len());
                Some(Ok(line))
            }
        }
    }
}

/// Copies a file of SQLite that nobody uses, if it is whole.
async fn copy_file(from: &Path, to: &Path) -> Result<(), Fault> {
    if beside(from, "-wal").exists() {
        // The last of it is not in the file yet.
        return Err(Fault::Locked);
    }
    let to = std::path::absolute(to)?;
    if let Some(folder) = to.parent() {
        private::make_folder(folder).map_err(no_folder)?;
    }
    let part = beside(&to, ".part");
    std::fs::copy(from, &part)?;
    private::close_to_others(&part);
    let checked = schema::check_file(&part, open::migrations()).await.and_then(|()| settle(&part, &to));
    if checked.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    checked
}

/// Whether a file is one of SQLite, ours or not.
fn is_sqlite(path: &Path) -> Result<bool, Fault> {
    let mut start = Vec::new();
    File::open(path)?.take(16).read_to_end(&mut start)?;
    Ok(start == b"SQLite format 3\0")
}

fn read_header(line: Option<&str>) -> Result<(), Fault> {
    match line.map(serde_json::from_str::<Header>) {
        Some(Ok(header)) if header.damier == "backup" && header.version > VERSION => Err(Fault::Newer),
        Some(Ok(header)) if header.damier == "backup" => Ok(()),
        _ => Err(Fault::ForeignDatabase),
    }
}

async fn take_all(
    connection: &mut AnyConnection,
    lines: impl Iterator<Item = std::io::Result<String>> + Send,
) -> Result<(), Fault> {
    empty(connection).await?;
    let mut batch = Batch::default();
    // The header was the first line.
    for (number, line) in (2_u64..).zip(lines) {
        let line = line?;
        match read_line(&line).ok_or_else(|| damaged(number))? {
            Line::Row(table, row) => batch.add(connection, table, row).await?,
            Line::End(count) => {
                batch.write(connection).await?;
                let is_whole = batch.count == count;
                return if is_whole { Ok(()) } else { Err(damaged(number)) };
            }
        }
    }
    Err(Fault::Damaged { what: "the copy was cut short: its end is missing".to_owned() })
}

fn damaged(line: u64) -> Fault {
    Fault::Damaged { what: format!("line {line}") }
}

/// Makes sure that nothing is there yet; what a new database has by itself goes.
async fn empty(connection: &mut AnyConnection) -> Result<(), Fault> {
    const USED: &str = "SELECT (SELECT COUNT(*) FROM account) + (SELECT COUNT(*) FROM setting)
        + (SELECT COUNT(*) FROM audit) + (SELECT COUNT(*) FROM fact WHERE seq = 1)";
    let used: i64 = sqlx::query_scalar(USED).fetch_one(&mut *connection).await?;
    if used > 0 {
        return Err(Fault::Exists);
    }
    sqlx::query("DELETE FROM counter").execute(&mut *connection).await?;
    sqlx::query("DELETE FROM failure").execute(connection).await?;
    Ok(())
}

enum Line {
    Row(&'static Table, Vec<Value>),
    End(u64),
}

fn read_line(line: &str) -> Option<Line> {
    let line: Map<String, Value> = serde_json::from_str(line).ok()?;
    let (key, value) = line.into_iter().next()?;
    if key == "end" {
        return value.as_u64().map(Line::End);
    }
    let table = TABLES.iter().find(|table| table.name == key)?;
    let Value::Array(row) = value else { return None };
    let fits = |(value, column): (&Value, &Column)| {
        value.is_null()
            || match column {
                Column::Number(_) => value.is_i64(),
                Column::Text(_) => value.is_string(),
            }
    };
    let is_whole = row.len() == table.columns.len() && row.iter().zip(table.columns).all(fits);
    is_whole.then_some(Line::Row(table, row))
}

/// Rows of one table that wait to be written together.
#[derive(Default)]
struct Batch {
    table: Option<&'static Table>,
    rows: Vec<Vec<Value>>,
    /// How many rows there were in all.
    count: u64,
}

impl Batch {
    async fn add(
        &mut self,
        connection: &mut AnyConnection,
        table: &'static Table,
        row: Vec<Value>,
    ) -> Result<(), Fault> {
        let is_other = self.table.is_none_or(|own| own.name != table.name);
        if is_other || self.rows.len() == ROWS {
            self.write(connection).await?;
        }
        self.table = Some(table);
        self.rows.push(row);
        self.count += 1;
        Ok(())
    }

    async fn write(&mut self, connection: &mut AnyConnection) -> Result<(), Fault> {
        if let Some(table) = self.table.filter(|_| !self.rows.is_empty()) {
            table.insert(connection, &self.rows).await?;
        }
        self.rows.clear();
        Ok(())
    }
}
