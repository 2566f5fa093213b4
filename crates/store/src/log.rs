//! Lists of facts in a database: read as a whole, appended to, never changed.

use damier_clock::Moment;
use damier_compete::event::{By, Entry};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sqlx::SqliteConnection;

use crate::Fault;
use crate::sqlite::transaction;

/// The version of the form in which facts are written. A later one may mean something else by the same
/// words.
const FORM: i64 = 1;

const READ: &str = "SELECT seq, at, role, name, form, fact FROM fact WHERE stream = $1 ORDER BY seq";
const NEXT: &str = "SELECT COALESCE(MAX(seq), 0) + 1 FROM fact WHERE stream = $1";
const WRITE: &str =
    "INSERT INTO fact (stream, seq, at, role, name, form, fact) VALUES ($1, $2, $3, $4, $5, $6, $7)";

type Row = (i64, i64, String, String, i64, String);

/// All facts of a stream in their order.
pub(crate) async fn read(connection: &mut SqliteConnection, stream: &str) -> Result<Vec<Entry>, Fault> {
    let rows: Vec<Row> = sqlx::query_as(READ).bind(stream).fetch_all(connection).await?;
    (1..).zip(rows).map(|(seq, row)| entry(seq, row)).collect()
}

/// The number of the next fact of a stream.
pub(crate) async fn next_seq(connection: &mut SqliteConnection, stream: &str) -> Result<u32, Fault> {
    let next: i64 = sqlx::query_scalar(NEXT).bind(stream).fetch_one(connection).await?;
    u32::try_from(next).map_err(|_| Fault::Damaged { what: format!("a fact has number {}", next - 1) })
}

/// Adds facts to a stream, all of them or none, if nobody has written since the caller last looked.
pub(crate) async fn append(
    connection: &mut SqliteConnection,
    stream: &str,
    expected: u32,
    entries: &[Entry],
) -> Result<(), Fault> {
    if let Some((expected, entry)) = (expected..).zip(entries).find(|(seq, entry)| entry.seq != *seq) {
        return Err(Fault::OutOfOrder { expected, found: entry.seq });
    }
    transaction(connection, async |connection| {
        let found = next_seq(connection, stream).await?;
        if found != expected {
            return Err(Fault::Conflict { expected, found });
        }
        for entry in entries {
            write(connection, stream, entry).await?;
        }
        Ok(())
    })
    .await
}

async fn write(connection: &mut SqliteConnection, stream: &str, entry: &Entry) -> Result<(), Fault> {
    let Value::String(role) = json(entry.seq, serde_json::to_value(entry.by.role))? else {
        return Err(Fault::Unreadable { seq: entry.seq, why: "the role is no word".to_owned() });
    };
    sqlx::query(WRITE)
        .bind(stream)
        .bind(i64::from(entry.seq))
        .bind(entry.at.millis())
        .bind(role)
        .bind(&entry.by.name)
        .bind(FORM)
        .bind(text(entry.seq, &entry.fact)?)
        .execute(connection)
        .await?;
    Ok(())
}

fn entry(expected: u32, (seq, at, role, name, form, fact): Row) -> Result<Entry, Fault> {
    if seq != i64::from(expected) {
        return Err(Fault::Damaged { what: format!("fact {expected} is missing") });
    }
    if form > FORM {
        return Err(Fault::Newer);
    }
    let role = json(expected, serde_json::from_value(Value::String(role)))?;
    let fact = value(expected, &fact)?;
    Ok(Entry { seq: expected, at: Moment::from_millis(at), by: By { role, name }, fact })
}

fn text(seq: u32, value: &impl Serialize) -> Result<String, Fault> {
    json(seq, serde_json::to_string(value))
}

fn value<T: DeserializeOwned>(seq: u32, text: &str) -> Result<T, Fault> {
    json(seq, serde_json::from_str(text))
}

fn json<T>(seq: u32, result: Result<T, serde_json::Error>) -> Result<T, Fault> {
    result.map_err(|why| Fault::Unreadable { seq, why: why.to_string() })
}
