//! Facts that stay when a person goes: told again without him, each in its place, so that what follows from them is
//! the same. And whatever is taken away is taken away from the disk too.

use sqlx::AnyConnection;

use super::stream::fact_sum;
use super::writer::Change;
use super::{Database, Kind, Person};
use crate::Fault;

/// Streams in which somebody spoke, played, sits, or is named by the number of his account. The last is looked for in
/// those kinds of streams only in which others say such things of him.
const STREAMS: &str = "SELECT stream FROM fact WHERE author = $1
    UNION SELECT stream FROM game WHERE white_account = $2 OR black_account = $2
    UNION SELECT kind || '/' || id FROM sitting WHERE account = $2
    UNION SELECT stream FROM fact WHERE (stream >= 'composing/' AND stream < 'composing0'
        OR stream >= 'solving/' AND stream < 'solving0' OR stream >= 'desk/' AND stream < 'desk0')
        AND (fact LIKE $3 OR fact LIKE $4)
    UNION SELECT stream FROM fact WHERE stream = 'federation' AND author LIKE $5";

/// As large a file is written anew as a whole; more would keep everybody waiting for the disk.
const SMALL: i64 = 64 << 20;

/// How often the list of what was written ahead is tried to be emptied, while others read.
const TRIES: u32 = 20;

/// A fact as it is from now on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rewritten {
    /// Its place, which stays.
    pub seq: u32,
    /// By whom it was said.
    pub author: String,
    /// What was said, as JSON.
    pub fact: String,
}

pub(super) struct Rewrite {
    pub(super) stream: String,
    pub(super) facts: Vec<Rewritten>,
}

impl Change for Rewrite {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const AT: &str = "SELECT at FROM fact WHERE stream = $1 AND seq = $2";
        const FACT: &str = "UPDATE fact SET author = $3, fact = $4, sum = $5 WHERE stream = $1 AND seq = $2";
        for Rewritten { seq, author, fact } in &self.facts {
            let seq = i64::from(*seq);
            let query = sqlx::query_scalar(AT).bind(&self.stream).bind(seq);
            let Some(at): Option<i64> = query.fetch_optional(&mut *connection).await? else { continue };
            // What it adds up to is that of the new words, or it would be taken for damaged.
            let sum = fact_sum(&self.stream, seq, at, author, fact);
            let query = sqlx::query(FACT).bind(&self.stream).bind(seq);
            query.bind(author).bind(fact).bind(sum).execute(&mut *connection).await?;
        }
        Ok(())
    }

    fn size(&self) -> usize {
        self.facts.len().max(1)
    }
}

impl Database {
    /// The streams that may name somebody.
    pub async fn streams_of(&self, person: &Person) -> Result<Vec<String>, Fault> {
        let number = person.account.0;
        let query = sqlx::query_scalar(STREAMS).bind(&person.author).bind(number);
        let query = query.bind(format!("%\"account\":{number}%")).bind(format!("%\"account\":[{number},%"));
        Ok(query.bind(format!("@%#{number}")).fetch_all(&mut *self.reader().await?).await?)
    }

    /// Puts facts in the place of those that have their numbers, all of them or none. Streams are only ever added to;
    /// this is for what must not be told any more, and for what an earlier Damier told in other words.
    pub async fn rewrite(&self, stream: &str, facts: Vec<Rewritten>) -> Result<(), Fault> {
        if facts.is_empty() {
            return Ok(());
        }
        self.write(Rewrite { stream: stream.to_owned(), facts }).await
    }

    /// Sees to it that nothing of what was taken away or rewritten is left on the disk.
    ///
    /// SQLite overwrites what is taken away with zeros; what was written ahead is carried over, and the list of it is
    /// cut to nothing. A small file is written anew besides. PostgreSQL gives the room of old rows to new ones.
    pub async fn scrub(&self) -> Result<(), Fault> {
        let mut connection = self.reader().await?;
        if self.kind == Kind::Postgres {
            sqlx::raw_sql("VACUUM").execute(&mut *connection).await?;
            return Ok(());
        }
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut *connection).await?;
        let size: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(&mut *connection).await?;
        if pages.saturating_mul(size) <= SMALL {
            sqlx::raw_sql("VACUUM").execute(&mut *connection).await?;
        }
        for _ in 0..TRIES {
            let (busy, _, _): (i64, i64, i64) =
                sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await?;
            if busy == 0 {
                return Ok(());
            }
        }
        Err(Fault::Locked)
    }
}
