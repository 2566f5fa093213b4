//! Whether the tables of a file are ours, to the letter. A file is a program as well: a view in the place of a table,
//! a trigger, a generated column would be run by whoever reads it. So nothing is asked of a file before every
//! object in it is known.

use std::path::Path;

use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::Fault;

/// Objects of any file of ours: there are fewer.
const MOST_OBJECTS: i64 = 500;

/// Changes of tables that a file has gone through: there are fewer.
const MOST_CHANGES: i64 = 500;

/// What the catalogue says of an object: its kind, its name, its table, and how it is made.
type Object = (String, String, String, Option<String>);

/// The catalogue itself is a table that no file can replace.
const OBJECTS: &str =
    "SELECT type, name, tbl_name, substr(sql, 1, 20000) FROM sqlite_schema ORDER BY name LIMIT $1";

const CHANGES: &str = "SELECT COUNT(*), COALESCE(MAX(version), 0) FROM _sqlx_migrations";

/// Says to a connection that a file is not to be trusted, before anything is read.
pub(crate) fn distrust(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options.pragma("trusted_schema", "OFF").pragma("cell_size_check", "ON").pragma("mmap_size", "0")
}

async fn objects(connection: &mut SqliteConnection) -> Result<Vec<Object>, Fault> {
    Ok(sqlx::query_as(OBJECTS).bind(MOST_OBJECTS + 1).fetch_all(connection).await?)
}

/// Whether every object of a file is one that the migrations make. Some may be missing: they are made next.
///
/// What SQLite keeps for itself (`sqlite_stat1` and the like) may be there where it is counted by SQLite only.
pub(crate) async fn check(connection: &mut SqliteConnection, ours: &'static Migrator) -> Result<(), Fault> {
    let found = objects(connection).await?;
    if found.is_empty() {
        return Ok(());
    }
    let known = known(ours).await?;
    let foreign = found.iter().find(|object| !known.contains(object) && !is_statistics(object));
    let has_changes = found.iter().any(|object| object.1 == "_sqlx_migrations" && known.contains(object));
    let (changes, last): (i64, i64) = match has_changes {
        true => sqlx::query_as(CHANGES).fetch_one(connection).await?,
        false => (0, 0),
    };
    let own = ours.iter().map(|change| change.version).max().unwrap_or(0);
    match foreign {
        // A later program has tables of its own.
        Some(_) if last > own && changes <= MOST_CHANGES => Err(Fault::Newer),
        Some((kind, name, ..)) => {
            let name: String = name.chars().filter(|sign| !sign.is_control()).take(60).collect();
            Err(Fault::ForeignTable { what: format!("{kind} {name}") })
        }
        None if changes > MOST_CHANGES => {
            Err(Fault::ForeignTable { what: "table _sqlx_migrations".to_owned() })
        }
        None => Ok(()),
    }
}

/// The tables in which SQLite counts, made by itself when it is asked to look around.
fn is_statistics((kind, name, table, sql): &Object) -> bool {
    const MADE: [(&str, &str); 2] = [
        ("sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
        ("sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
    ];
    kind == "table" && name == table && MADE.iter().any(|own| own.0 == name && sql.as_deref() == Some(own.1))
}

/// The objects of a file that has gone through all migrations, and of those that have gone through the first ones.
async fn known(ours: &'static Migrator) -> Result<Vec<Object>, Fault> {
    let mut empty = SqliteConnectOptions::new().in_memory(true).connect().await?;
    let mut known = Vec::new();
    for count in 1..=ours.migrations.len() {
        let first = ours.migrations.iter().take(count).cloned().collect::<Vec<_>>();
        let first = Migrator { migrations: first.into(), ..Migrator::DEFAULT };
        first.run(&mut empty).await?;
        known.extend(objects(&mut empty).await?);
    }
    empty.close().await?;
    Ok(known)
}

/// Whether the pages of a file fit together; `whole` also compares its indexes with its tables.
pub(crate) async fn check_pages(connection: &mut SqliteConnection, whole: bool) -> Result<(), Fault> {
    let question = if whole { "PRAGMA integrity_check(1)" } else { "PRAGMA quick_check(1)" };
    let verdict: String = sqlx::query_scalar(question).fetch_one(connection).await?;
    if verdict == "ok" { Ok(()) } else { Err(Fault::Damaged { what: verdict }) }
}

/// Looks at a file that nobody writes: its tables, and whether its pages fit together.
pub(crate) async fn check_file(path: &Path, ours: &'static Migrator) -> Result<(), Fault> {
    let looking = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    let mut connection = distrust(looking).connect().await?;
    check(&mut connection, ours).await?;
    check_pages(&mut connection, true).await?;
    Ok(connection.close().await?)
}
