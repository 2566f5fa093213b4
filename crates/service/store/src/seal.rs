//! What the facts of a stream add up to: written with every append, compared whenever they are read. A disk that gives
//! back another letter than was written, or somebody who changes a row by hand, is noticed by the next reader.

use sha2::{Digest, Sha256};
use sqlx::SqliteConnection;

use crate::Fault;

const WRITE: &str = "INSERT INTO seal (stream, seq, sum) VALUES ($1, $2, $3)";
/// A file that cannot be written may come from before there were seals.
const THERE: &str = "SELECT COUNT(*) FROM sqlite_schema WHERE name = 'seal'";
const MOST: &str = "SELECT COALESCE(MAX(seq), 0) FROM seal WHERE stream = $1";
const LAST: &str = "SELECT sum FROM seal WHERE stream = $1 AND seq = $2";
const READ: &str = "SELECT seq, sum FROM seal WHERE stream = $1 ORDER BY seq LIMIT $2";

/// A row of a stream, as it is stored.
pub(crate) struct Row<'a> {
    pub(crate) seq: i64,
    pub(crate) at: i64,
    pub(crate) role: &'a str,
    pub(crate) name: &'a str,
    pub(crate) form: i64,
    pub(crate) fact: &'a str,
}

/// The sum of the facts so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Sum([u8; 32]);

impl Sum {
    /// Adds a fact. Each part goes with its length, so that no two lists of parts look the same.
    pub(crate) fn add(&mut self, row: &Row<'_>) {
        let mut hash = Sha256::new();
        hash.update(self.0);
        for number in [row.seq, row.at, row.form] {
            hash.update(number.to_be_bytes());
        }
        for text in [row.role, row.name, row.fact] {
            hash.update((text.len() as u64).to_be_bytes());
            hash.update(text);
        }
        self.0 = hash.finalize().into();
    }

    /// The sum that a seal holds; none if it holds none.
    fn of(text: &str) -> Option<Sum> {
        let digit = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
        let mut sum = Sum::default();
        for (at, byte) in sum.0.iter_mut().enumerate() {
            *byte = digit(at * 2)?;
        }
        (text.len() == 64).then_some(sum)
    }

    fn text(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Writes what the facts of a stream up to a number add up to.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    stream: &str,
    seq: u32,
    sum: &Sum,
) -> Result<(), Fault> {
    sqlx::query(WRITE).bind(stream).bind(i64::from(seq)).bind(sum.text()).execute(connection).await?;
    Ok(())
}

/// What the facts of a stream up to a number add up to, if that is sealed.
pub(crate) async fn last(
    connection: &mut SqliteConnection,
    stream: &str,
    seq: u32,
) -> Result<Option<Sum>, Fault> {
    if seq == 0 {
        return Ok(Some(Sum::default()));
    }
    let query = sqlx::query_scalar(LAST).bind(stream).bind(i64::from(seq));
    let found: Option<String> = query.fetch_optional(connection).await?;
    Ok(found.as_deref().and_then(Sum::of))
}

/// How many facts of a stream are sealed.
pub(crate) async fn sealed(connection: &mut SqliteConnection, stream: &str) -> Result<u64, Fault> {
    let there: i64 = sqlx::query_scalar(THERE).fetch_one(&mut *connection).await?;
    if there == 0 {
        return Ok(0);
    }
    let last: i64 = sqlx::query_scalar(MOST).bind(stream).fetch_one(connection).await?;
    Ok(u64::try_from(last).unwrap_or(0))
}

/// The seals of a stream, in their order.
pub(crate) struct Seals {
    all: std::iter::Peekable<std::vec::IntoIter<(i64, String)>>,
    /// The last fact that is known to be as it was.
    good: i64,
}

impl Seals {
    /// Those of a stream with so many facts at most.
    pub(crate) async fn read(
        connection: &mut SqliteConnection,
        stream: &str,
        most: usize,
    ) -> Result<Seals, Fault> {
        let there: i64 = sqlx::query_scalar(THERE).fetch_one(&mut *connection).await?;
        if there == 0 {
            return Ok(Seals { all: Vec::new().into_iter().peekable(), good: 0 });
        }
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let all: Vec<(i64, String)> =
            sqlx::query_as(READ).bind(stream).bind(most).fetch_all(connection).await?;
        Ok(Seals { all: all.into_iter().peekable(), good: 0 })
    }

    /// Compares after a fact, if there is a seal.
    pub(crate) fn check(&mut self, seq: i64, sum: &Sum) -> Result<(), Fault> {
        let Some((_, sealed)) = self.all.next_if(|(own, _)| *own == seq) else { return Ok(()) };
        if sealed != sum.text() {
            let what = format!("one of the facts {} to {seq} is not what it was", self.good + 1);
            return Err(Fault::Damaged { what });
        }
        self.good = seq;
        Ok(())
    }

    /// There is no fact any more.
    pub(crate) fn end(mut self) -> Result<(), Fault> {
        match self.all.next() {
            Some((seq, _)) => Err(Fault::Damaged { what: format!("fact {seq} is missing") }),
            None => Ok(()),
        }
    }
}
