//! The record of acts that need a right which not everybody has.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{Database, next_number};
use crate::Fault;

/// What somebody with a right did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    pub at: Moment,
    /// Who, as the server names people.
    pub actor: String,
    /// What, in a word: `administrator-made`.
    pub act: String,
    /// To whom or what, as the server names it.
    pub subject: String,
    /// What else is worth knowing; nothing secret.
    pub detail: String,
}

/// An act in the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// Its place, from 1 without gaps.
    pub number: i64,
    /// What was done.
    pub act: Act,
}

type Row = (i64, i64, String, String, String, String);

pub(crate) fn recorded((number, at, actor, act, subject, detail): Row) -> Recorded {
    Recorded { number, act: Act { at: Moment::from_millis(at), actor, act, subject, detail } }
}

impl Change for Act {
    type Done = i64;

    async fn make(&self, connection: &mut AnyConnection) -> Result<i64, Fault> {
        const WRITE: &str = "INSERT INTO audit (number, at, actor, act, subject, detail)
            VALUES ($1, $2, $3, $4, $5, $6)";
        let number = next_number(connection, "audit").await?;
        let query = sqlx::query(WRITE).bind(number).bind(self.at.millis()).bind(&self.actor);
        query.bind(&self.act).bind(&self.subject).bind(&self.detail).execute(connection).await?;
        Ok(number)
    }
}

impl Database {
    /// Puts an act into the record and says its number.
    pub async fn record(&self, act: Act) -> Result<i64, Fault> {
        self.write(act).await
    }

    /// The last acts, the newest first; those before a number, if one is given.
    pub async fn audit(&self, before: Option<i64>, limit: u32) -> Result<Vec<Recorded>, Fault> {
        const LIST: &str = "SELECT number, at, actor, act, subject, detail FROM audit
            WHERE number < $1 ORDER BY number DESC LIMIT $2";
        let query = sqlx::query_as(LIST).bind(before.unwrap_or(i64::MAX)).bind(i64::from(limit));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(recorded).collect())
    }
}
