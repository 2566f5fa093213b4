//! Settings of a stream: who sits at this computer, which language. They are no part of the event.

use sqlx::SqliteConnection;

use crate::Fault;

const READ: &str = "SELECT value FROM setting WHERE stream = $1 AND name = $2";
const LIST: &str = "SELECT name, value FROM setting WHERE stream = $1 ORDER BY name";
const WRITE: &str = "INSERT INTO setting (stream, name, value) VALUES ($1, $2, $3)
    ON CONFLICT (stream, name) DO UPDATE SET value = excluded.value";
const REMOVE: &str = "DELETE FROM setting WHERE stream = $1 AND name = $2";

pub(crate) async fn read(
    connection: &mut SqliteConnection,
    stream: &str,
    name: &str,
) -> Result<Option<String>, Fault> {
    Ok(sqlx::query_scalar(READ).bind(stream).bind(name).fetch_optional(connection).await?)
}

pub(crate) async fn list(
    connection: &mut SqliteConnection,
    stream: &str,
) -> Result<Vec<(String, String)>, Fault> {
    Ok(sqlx::query_as(LIST).bind(stream).fetch_all(connection).await?)
}

pub(crate) async fn write(
    connection: &mut SqliteConnection,
    stream: &str,
    name: &str,
    value: Option<&str>,
) -> Result<(), Fault> {
    let query = match value {
        Some(value) => sqlx::query(WRITE).bind(stream).bind(name).bind(value),
        None => sqlx::query(REMOVE).bind(stream).bind(name),
    };
    query.execute(connection).await?;
    Ok(())
}
