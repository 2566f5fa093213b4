//! Failed attempts to sign in are counted; how long somebody must wait for the next one is decided by the
//! server.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::Database;
use super::writer::Change;
use crate::Fault;

/// How often an attempt has failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Failures {
    /// How often, since it last went well or was forgotten.
    pub count: u32,
    /// The last time.
    pub last: Moment,
}

fn failures((count, last): (i64, i64)) -> Failures {
    Failures { count: u32::try_from(count).unwrap_or(u32::MAX), last: Moment::from_millis(last) }
}

struct Failed {
    subject: String,
    at: Moment,
    /// Those before are forgotten.
    since: Moment,
}

impl Change for Failed {
    type Done = Failures;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Failures, Fault> {
        const COUNT: &str = "INSERT INTO failure (subject, count, last) VALUES ($1, 1, $2)
            ON CONFLICT (subject) DO UPDATE SET last = excluded.last,
                count = CASE WHEN failure.last < $3 THEN 1 ELSE failure.count + 1 END
            RETURNING count, last";
        let query = sqlx::query_as(COUNT).bind(&self.subject).bind(self.at.millis());
        Ok(failures(query.bind(self.since.millis()).fetch_one(connection).await?))
    }
}

/// What is forgotten.
enum Forget {
    Subject(String),
    Before(Moment),
}

impl Change for Forget {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        let query = match self {
            Forget::Subject(subject) => sqlx::query("DELETE FROM failure WHERE subject = $1").bind(subject),
            Forget::Before(at) => sqlx::query("DELETE FROM failure WHERE last < $1").bind(at.millis()),
        };
        query.execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// Counts a failure of a subject: a name, an address. Earlier ones are forgotten if the last of them is
    /// longer ago than `memory`.
    pub async fn count_failure(&self, subject: &str, at: Moment, memory: Span) -> Result<Failures, Fault> {
        let memory = i64::try_from(memory.as_millis()).unwrap_or(i64::MAX);
        let since = Moment::from_millis(at.millis().saturating_sub(memory));
        self.write(Failed { subject: subject.to_owned(), at, since }).await
    }

    /// How often a subject has failed.
    pub async fn failures(&self, subject: &str) -> Result<Failures, Fault> {
        const READ: &str = "SELECT count, last FROM failure WHERE subject = $1";
        let query = sqlx::query_as(READ).bind(subject);
        let row: Option<(i64, i64)> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(failures).unwrap_or_default())
    }

    /// Forgets the failures of a subject, because it went well.
    pub async fn clear_failures(&self, subject: &str) -> Result<(), Fault> {
        self.write(Forget::Subject(subject.to_owned())).await
    }

    /// Forgets all failures before a moment.
    pub async fn forget_failures(&self, before: Moment) -> Result<(), Fault> {
        self.write(Forget::Before(before)).await
    }
}
