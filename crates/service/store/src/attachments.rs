//! What is attached to an event: the game of a result, a paper that was signed.
//!
//! Contents are kept once each, under their SHA-256; a name points to the last content it was given, and
//! the earlier ones stay.

use damier_clock::Moment;
use damier_compete::event::GameKey;
use futures_util::TryStreamExt as _;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sqlx::SqliteConnection;

use crate::Fault;
use crate::limits::Count;
use crate::sqlite::transaction;

/// What something is attached to.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttachedTo {
    /// A game: its moves as PDN.
    Game(GameKey),
    /// The event as a whole, under a name.
    Event(String),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Attachment {
    pub to: AttachedTo,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The SHA-256 of its content.
    pub hash: String,
}

const KEEP: &str = "INSERT INTO content (hash, bytes) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";
const NEXT: &str = "SELECT COALESCE(MAX(number), 0) + 1 FROM attachment WHERE stream = $1";
const WRITE: &str = "INSERT INTO attachment (stream, number, name, at, hash) VALUES ($1, $2, $3, $4, $5)";
const READ: &str = "SELECT content.hash, content.bytes
    FROM attachment JOIN content ON content.hash = attachment.hash
    WHERE attachment.stream = $1 AND attachment.name = $2 ORDER BY attachment.number DESC LIMIT 1";
const LIST: &str = "SELECT name, at, hash, COALESCE((SELECT LENGTH(bytes) FROM content
        WHERE content.hash = attachment.hash), 0)
    FROM attachment
    WHERE stream = $1 AND number IN (SELECT MAX(number) FROM attachment WHERE stream = $1 GROUP BY name)
    ORDER BY number";

/// Attaches bytes, in place of what was attached there before.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    stream: &str,
    to: &AttachedTo,
    at: Moment,
    bytes: &[u8],
) -> Result<(), Fault> {
    let (name, hash) = (name(to)?, hash(bytes));
    transaction(connection, async |connection| {
        sqlx::query(KEEP).bind(&hash).bind(bytes).execute(&mut *connection).await?;
        let number: i64 = sqlx::query_scalar(NEXT).bind(stream).fetch_one(&mut *connection).await?;
        let query = sqlx::query(WRITE).bind(stream).bind(number).bind(name).bind(at.millis()).bind(hash);
        query.execute(connection).await?;
        Ok(())
    })
    .await
}

/// The bytes attached last.
pub(crate) async fn read(
    connection: &mut SqliteConnection,
    stream: &str,
    to: &AttachedTo,
) -> Result<Option<Vec<u8>>, Fault> {
    let query = sqlx::query_as(READ).bind(stream).bind(name(to)?);
    let found: Option<(String, Vec<u8>)> = query.fetch_optional(connection).await?;
    match found {
        Some((own, bytes)) if own != hash(&bytes) => {
            Err(Fault::Damaged { what: format!("the attachment {own} is not what it was") })
        }
        found => Ok(found.map(|(_, bytes)| bytes)),
    }
}

/// Everything attached, in the order in which it was, the last of each name.
///
/// Contents count for each name, because each reader of them takes room; together they have at most so many bytes.
pub(crate) async fn list(
    connection: &mut SqliteConnection,
    stream: &str,
    most: usize,
) -> Result<Vec<Attachment>, Fault> {
    let (mut found, mut count) = (Vec::new(), Count::new(most));
    let mut rows = sqlx::query_as(LIST).bind(stream).fetch(connection);
    while let Some((name, at, hash, size)) = rows.try_next().await? {
        let (name, hash, size): (String, String, i64) = (name, hash, size);
        count.take(usize::try_from(size).unwrap_or(usize::MAX))?;
        count.take(name.len())?;
        match serde_json::from_str(&name) {
            Ok(to) => found.push(Attachment { to, at, hash }),
            Err(_) => {
                let name: String = name.chars().take(60).collect();
                return Err(Fault::Damaged { what: format!("nothing can be attached to {name}") });
            }
        }
    }
    Ok(found)
}

/// Whether every content is what it was; how many there are.
pub(crate) async fn check(connection: &mut SqliteConnection, most: usize) -> Result<u64, Fault> {
    let (mut number, mut count) = (0, Count::new(most));
    let mut rows = sqlx::query_as("SELECT hash, bytes FROM content ORDER BY hash").fetch(connection);
    while let Some((own, bytes)) = rows.try_next().await? {
        let (own, bytes): (String, Vec<u8>) = (own, bytes);
        count.take(bytes.len())?;
        if own != hash(&bytes) {
            return Err(Fault::Damaged { what: format!("the attachment {own} is not what it was") });
        }
        number += 1;
    }
    Ok(number)
}

/// As which text the name is stored.
fn name(to: &AttachedTo) -> Result<String, Fault> {
    serde_json::to_string(to).map_err(|why| Fault::Other { what: why.to_string() })
}

fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
