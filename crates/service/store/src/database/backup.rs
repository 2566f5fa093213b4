//! Copies of a database, made while it serves.
//!
//! A copy of SQLite is a database again (`VACUUM INTO`), which a server can be started on. A copy of
//! PostgreSQL is a text, one row in each line, which [`Database::restore`] reads into either kind; SQLite
//! can be copied so as well. Both are of one instant: nothing is half in them.
//!
//! ```text
//! {"damier":"backup","version":1}
//! {"fact":["game/k3fQ9xZa",1,1800000000000,"ivan","{…}"]}
//! {"end":2}
//! ```
//!
//! The number of rows at the end tells a whole copy from one that was cut short.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use futures_util::TryStreamExt;
use serde_json::json;
use sqlx::{AnyConnection, AssertSqlSafe};

use super::table::Table;
use super::tables::{TABLES, VERSION};
use super::{Database, Kind};
use crate::{Fault, StoreError, private};

impl Database {
    /// Makes a copy while serving: a file of SQLite from SQLite, a text from PostgreSQL. There must be no
    /// file of that name.
    pub async fn backup(&self, to: impl AsRef<Path>) -> Result<(), StoreError> {
        match self.kind {
            Kind::Sqlite => self.copy(to.as_ref(), async |part| self.vacuum_into(part).await).await,
            Kind::Postgres => self.dump(to).await,
        }
    }

    /// Whether [`Database::backup`] makes a text.
    pub fn copies_as_text(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// Makes a copy as text while serving, from either kind and for either.
    pub async fn dump(&self, to: impl AsRef<Path>) -> Result<(), StoreError> {
        self.copy(to.as_ref(), async |part| self.dump_into(part).await).await
    }

    /// Has a copy written beside its place; it gets its name when it is complete and on the disk.
    async fn copy(
        &self,
        to: &Path,
        write: impl AsyncFnOnce(&Path) -> Result<(), Fault>,
    ) -> Result<(), StoreError> {
        let copied = async {
            if to.exists() {
                return Err(Fault::Exists);
            }
            let part = beside(to, ".part");
            // Left behind by one that was cut short.
            let _ = std::fs::remove_file(&part);
            let written = write(&part).await.and_then(|()| settle(&part, to));
            if written.is_err() {
                let _ = std::fs::remove_file(&part);
            }
            written
        };
        copied.await.map_err(|fault| StoreError { file: to.display().to_string(), fault })
    }

    async fn vacuum_into(&self, part: &Path) -> Result<(), Fault> {
        let part = std::path::absolute(part)?;
        if !part.parent().is_some_and(Path::is_dir) {
            return Err(Fault::NoFolder);
        }
        // SQLite fills a file that is there and empty, with the rights it has.
        private::create(&part)?;
        let part =
            part.to_str().ok_or(Fault::Other { what: "the name of the file is no text".to_owned() })?;
        sqlx::query("VACUUM INTO $1").bind(part).execute(&mut *self.reader().await?).await?;
        Ok(())
    }

    async fn dump_into(&self, part: &Path) -> Result<(), Fault> {
        let file = private::create(part).map_err(no_folder)?;
        let mut text = BufWriter::new(file);
        let mut reader = self.reader().await?;
        sqlx::query(self.kind.begin_reading()).execute(&mut *reader).await?;
        let written = write_all(&mut reader, &mut text).await;
        sqlx::query("ROLLBACK").execute(&mut *reader).await?;
        written?;
        Ok(text.flush()?)
    }
}

async fn write_all(reader: &mut AnyConnection, text: &mut impl Write) -> Result<(), Fault> {
    writeln!(text, "{}", json!({ "damier": "backup", "version": VERSION }))?;
    let mut count = 0;
    for table in TABLES {
        count += write_table(reader, table, text).await?;
    }
    Ok(writeln!(text, "{}", json!({ "end": count }))?)
}

async fn write_table(reader: &mut AnyConnection, table: &Table, text: &mut impl Write) -> Result<u64, Fault> {
    let mut rows = sqlx::query(AssertSqlSafe(table.select())).fetch(reader);
    let mut count = 0;
    while let Some(row) = rows.try_next().await? {
        writeln!(text, "{}", json!({ table.name: table.values(&row)? }))?;
        count += 1;
    }
    Ok(count)
}

/// A name with something at its end.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Gives a file its name once it is on the disk.
pub(crate) fn settle(part: &Path, to: &Path) -> Result<(), Fault> {
    File::open(part)?.sync_all()?;
    std::fs::rename(part, to)?;
    #[cfg(unix)]
    if let Some(folder) = std::path::absolute(to)?.parent() {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// A file that cannot be made because there is no folder for it.
pub(crate) fn no_folder(error: std::io::Error) -> Fault {
    if error.kind() == std::io::ErrorKind::NotFound { Fault::NoFolder } else { error.into() }
}
