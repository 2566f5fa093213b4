//! Whether the facts of a server are as they were written, looked at while it serves: some at a time, on SQLite and on
//! PostgreSQL alike.

use serde::de::IgnoredAny;
use sqlx::AnyConnection;

use super::{Database, Kind, fact_sum};
use crate::{Checked, Fault};

/// So many facts are looked at together.
const TOGETHER: i64 = 500;

/// A file of up to so many bytes is looked at page by page besides; more would take long.
const SMALL: i64 = 256 << 20;

/// A fact: its stream, its number, when, by whom, what, and its sum.
type Row = (String, i64, i64, String, String, Option<i64>);

/// How far one has looked: after which fact of which stream.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Looked {
    stream: String,
    seq: i64,
    /// What was found so far.
    pub checked: Checked,
}

impl Looked {
    /// Looks at one more fact.
    fn at(&mut self, (stream, seq, at, author, fact, sum): Row) -> Result<(), Fault> {
        let expected = if stream == self.stream { self.seq + 1 } else { 1 };
        let damaged = |what: &str| Fault::Damaged { what: format!("fact {expected} of {stream} {what}") };
        if seq != expected {
            return Err(damaged("is missing"));
        }
        if sum.is_some_and(|sum| sum != fact_sum(&stream, seq, at, &author, &fact)) {
            return Err(damaged("is not what it was"));
        }
        serde_json::from_str::<IgnoredAny>(&fact).map_err(|_| damaged("cannot be read"))?;
        self.checked.facts += 1;
        self.checked.sealed += u64::from(sum.is_some());
        (self.stream, self.seq) = (stream, seq);
        Ok(())
    }
}

impl Database {
    /// Looks at the next facts; whether there may be more. What is not as it was written is a fault that says where.
    pub async fn look_on(&self, looked: &mut Looked) -> Result<bool, Fault> {
        const SOME: &str = "SELECT stream, seq, at, author, fact, sum FROM fact
            WHERE stream > $1 OR (stream = $1 AND seq > $2) ORDER BY stream, seq LIMIT $3";
        let query = sqlx::query_as(SOME).bind(&looked.stream).bind(looked.seq).bind(TOGETHER);
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        let more = rows.len() as i64 == TOGETHER;
        rows.into_iter().try_for_each(|row| looked.at(row))?;
        Ok(more)
    }

    /// Whether every page of a small file of SQLite is in order. PostgreSQL looks after its own pages.
    pub async fn check_pages(&self) -> Result<(), Fault> {
        if self.kind == Kind::Postgres {
            return Ok(());
        }
        let mut connection = self.reader().await?;
        if size(&mut connection).await? > SMALL {
            return Ok(());
        }
        let found = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut *connection);
        let verdict: String = found.await?;
        if verdict == "ok" { Ok(()) } else { Err(Fault::Damaged { what: verdict }) }
    }

    /// Looks at everything at once.
    pub async fn check(&self) -> Result<Checked, Fault> {
        self.check_pages().await?;
        let mut looked = Looked::default();
        while self.look_on(&mut looked).await? {}
        Ok(looked.checked)
    }
}

async fn size(connection: &mut AnyConnection) -> Result<i64, Fault> {
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut *connection).await?;
    let size: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(connection).await?;
    Ok(pages.saturating_mul(size))
}
