//! The machines that serve one site, and when none of them could store anything.
//!
//! Every machine says again and again that it is there. If nobody has said so for longer than he should, nobody served:
//! that stretch of time is written down, once, whoever notices it.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::Database;
use super::writer::Change;
use crate::Fault;

/// Machines that have not been here for so long are forgotten.
const FORGOTTEN: Span = Span::hours(24);

/// A stretch of time in which nobody served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outage {
    /// When somebody was last here.
    pub since: Moment,
    /// When somebody was here again.
    pub until: Moment,
}

/// How often a machine should be here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rhythm {
    /// One that has not been here for so long does not count as serving.
    pub alive: Span,
    /// If nobody was here for longer, nobody served.
    pub gap: Span,
}

/// What a machine finds when it says that it is there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Present {
    /// The machines that serve, in order.
    pub nodes: Vec<String>,
    /// The last stretch of time in which nobody served.
    pub outage: Option<Outage>,
}

struct Beat {
    node: String,
    at: Moment,
    rhythm: Rhythm,
}

fn millis(span: Span) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

impl Change for Beat {
    type Done = Present;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Present, Fault> {
        const LAST: &str = "SELECT COALESCE(MAX(seen), 0) FROM node";
        // Several may notice it at this instant: all of them since the same moment.
        const AWAY: &str = "INSERT INTO outage (since, until) VALUES ($1, $2) ON CONFLICT (since) DO NOTHING";
        const HERE: &str = "INSERT INTO node (id, seen, leaving) VALUES ($1, $2, 0)
            ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, leaving = 0";
        const OLD: &str = "DELETE FROM node WHERE seen < $1";
        const ALL: &str = "SELECT id FROM node WHERE leaving = 0 AND seen > $1 ORDER BY id";
        const OUTAGE: &str = "SELECT since, until FROM outage ORDER BY since DESC LIMIT 1";
        let at = self.at.millis();
        let last: i64 = sqlx::query_scalar(LAST).fetch_one(&mut *connection).await?;
        if at.saturating_sub(last) > millis(self.rhythm.gap) {
            sqlx::query(AWAY).bind(last).bind(at).execute(&mut *connection).await?;
        }
        sqlx::query(HERE).bind(&self.node).bind(at).execute(&mut *connection).await?;
        let old = at.saturating_sub(millis(FORGOTTEN));
        sqlx::query(OLD).bind(old).execute(&mut *connection).await?;
        let alive = at.saturating_sub(millis(self.rhythm.alive));
        let nodes: Vec<String> = sqlx::query_scalar(ALL).bind(alive).fetch_all(&mut *connection).await?;
        let outage: Option<(i64, i64)> = sqlx::query_as(OUTAGE).fetch_optional(&mut *connection).await?;
        let outage = outage.map(|(since, until)| Outage {
            since: Moment::from_millis(since),
            until: Moment::from_millis(until),
        });
        Ok(Present { nodes, outage })
    }
}

/// A machine is about to end.
struct Leave {
    node: String,
    at: Moment,
}

impl Change for Leave {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const LEAVE: &str = "UPDATE node SET leaving = 1, seen = $2 WHERE id = $1";
        sqlx::query(LEAVE).bind(&self.node).bind(self.at.millis()).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// A machine says that it is there and can store things.
    pub async fn beat(&self, node: &str, at: Moment, rhythm: Rhythm) -> Result<Present, Fault> {
        self.write(Beat { node: node.to_owned(), at, rhythm }).await
    }

    /// The machines that serve at a moment, in order.
    pub async fn nodes(&self, at: Moment, rhythm: Rhythm) -> Result<Vec<String>, Fault> {
        const ALL: &str = "SELECT id FROM node WHERE leaving = 0 AND seen > $1 ORDER BY id";
        let alive = at.millis().saturating_sub(millis(rhythm.alive));
        Ok(sqlx::query_scalar(ALL).bind(alive).fetch_all(&mut *self.reader().await?).await?)
    }

    /// A machine says that it is about to end.
    pub async fn leave(&self, node: &str, at: Moment) -> Result<(), Fault> {
        self.write(Leave { node: node.to_owned(), at }).await
    }

    /// The names of all games that are being played.
    pub async fn running_games(&self) -> Result<Vec<String>, Fault> {
        const RUNNING: &str = "SELECT id FROM game WHERE ended IS NULL";
        Ok(sqlx::query_scalar(RUNNING).fetch_all(&mut *self.reader().await?).await?)
    }
}
