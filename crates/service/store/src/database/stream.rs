//! Streams: lists of facts that are appended to and read from any place on.

use damier_clock::Moment;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use sqlx::AnyConnection;

use super::Database;
use super::events::{self, ListedEvent};
use super::games::{self, Game};
use super::positions::{self, Occurrence};
use super::writer::Change;
use crate::Fault;

const READ: &str = "SELECT seq, at, author, fact FROM fact WHERE stream = $1 AND seq > $2 ORDER BY seq";
/// Streams of a kind by their beginning: `0` follows the stroke.
const FIRST: &str = "SELECT stream, at, author, fact FROM fact
    WHERE stream >= $1 AND stream < $2 AND seq = 1 ORDER BY at DESC, stream LIMIT $3";
const NEXT: &str = "SELECT COALESCE(MAX(seq), 0) + 1 FROM fact WHERE stream = $1";
/// Writes if this is the next one, and nothing otherwise, even if somebody else writes at this instant.
const WRITE: &str = "INSERT INTO fact (stream, seq, at, author, fact, sum)
    SELECT $1, $2, $3, $4, $5, CAST($6 AS BIGINT)
    WHERE $2 = (SELECT COALESCE(MAX(seq), 0) + 1 FROM fact WHERE stream = $1)
    ON CONFLICT (stream, seq) DO NOTHING";

/// A fact that is not stored yet; its number follows from its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewFact {
    /// When it was said.
    pub at: Moment,
    /// By whom, as the server names people; empty: by the server itself.
    pub author: String,
    /// What was said, as JSON.
    pub fact: String,
}

impl NewFact {
    /// A fact in its stored form.
    pub fn new(at: Moment, author: impl Into<String>, fact: &impl Serialize) -> Result<NewFact, Fault> {
        let fact = serde_json::to_string(fact).map_err(|why| Fault::Other { what: why.to_string() })?;
        Ok(NewFact { at, author: author.into(), fact })
    }
}

/// A fact as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// Its place in the stream, from 1.
    pub seq: u32,
    /// When it was said.
    pub at: Moment,
    /// By whom; empty: by the server itself.
    pub author: String,
    /// What was said, as JSON.
    pub fact: String,
}

impl Stored {
    /// Reads the fact.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        serde_json::from_str(&self.fact)
            .map_err(|why| Fault::Unreadable { seq: self.seq, why: why.to_string() })
    }
}

/// Facts for the end of a stream, and what they change in the lists of games and events.
///
/// ```
/// # use damier_store::{Append, NewFact};
/// # use damier_clock::Moment;
/// let said = NewFact::new(Moment::from_millis(5), "ivan", &"resigned")?;
/// let append = Append::new("game/k3fQ9xZa", 17).fact(said);
/// # Ok::<(), damier_store::Fault>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Append {
    stream: String,
    next: u32,
    facts: Vec<NewFact>,
    game: Option<Game>,
    positions: Vec<Occurrence>,
    event: Option<ListedEvent>,
}

impl Append {
    /// To a stream whose next fact, as far as the caller knows, has this number; 1 for a new stream.
    pub fn new(stream: impl Into<String>, next: u32) -> Append {
        let stream = stream.into();
        Append { stream, next, facts: Vec::new(), game: None, event: None, positions: Vec::new() }
    }

    /// Adds a fact at the end.
    #[must_use]
    pub fn fact(mut self, fact: NewFact) -> Append {
        self.facts.push(fact);
        self
    }

    /// Adds facts at the end.
    #[must_use]
    pub fn facts(mut self, facts: impl IntoIterator<Item = NewFact>) -> Append {
        self.facts.extend(facts);
        self
    }

    /// What the list of games shall say of this stream from now on; stored together with the facts.
    #[must_use]
    pub fn game(mut self, game: Game) -> Append {
        self.game = Some(game);
        self
    }

    /// The positions by which the game shall be found from now on, now that it is over.
    #[must_use]
    pub fn positions(mut self, positions: Vec<Occurrence>) -> Append {
        self.positions = positions;
        self
    }

    /// What the list of events shall say of this stream from now on; stored together with the facts.
    #[must_use]
    pub fn event(mut self, event: ListedEvent) -> Append {
        self.event = Some(event);
        self
    }

    /// The number of the next fact, once these are stored.
    fn after(&self) -> u32 {
        let count = u32::try_from(self.facts.len()).unwrap_or(u32::MAX);
        self.next.saturating_add(count)
    }

    /// What everybody is told once these are stored.
    pub(crate) fn news(&self) -> News {
        News { stream: self.stream.clone(), from: self.next, next: self.after() }
    }
}

/// What everybody who listens is told: a stream has grown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct News {
    pub stream: String,
    /// The first fact that is new.
    pub from: u32,
    /// The number the next one will have.
    pub next: u32,
}

/// Several appends that are stored together or not at all.
struct AppendAll(Vec<Append>);

impl Change for AppendAll {
    type Done = Result<(), Fault>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        if let [one] = self.0.as_slice() {
            return write(connection, one).await;
        }
        for append in &self.0 {
            let found = next_seq(connection, &append.stream).await?;
            if found != append.next {
                return Ok(Err(Fault::Conflict { expected: append.next, found }));
            }
        }
        for append in &self.0 {
            // Somebody else can come in between, on another machine: then nothing may stay.
            write(connection, append).await??;
        }
        Ok(Ok(()))
    }

    fn size(&self) -> usize {
        self.0.iter().map(|append| append.facts.len().max(1)).sum()
    }

    fn news(&self, done: &Self::Done) -> Vec<News> {
        let grown = self.0.iter().filter(|append| done.is_ok() && !append.facts.is_empty());
        grown.map(Append::news).collect()
    }
}

/// Writes facts and what they change in the lists. A conflict at their first is an answer like any other.
pub(crate) async fn write(
    connection: &mut AnyConnection,
    append: &Append,
) -> Result<Result<(), Fault>, Fault> {
    for (seq, fact) in (append.next..).zip(&append.facts) {
        let query = sqlx::query(WRITE).bind(&append.stream).bind(i64::from(seq)).bind(fact.at.millis());
        let sum = fact_sum(&append.stream, i64::from(seq), fact.at.millis(), &fact.author, &fact.fact);
        let query = query.bind(&fact.author).bind(&fact.fact).bind(sum);
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            let found = next_seq(connection, &append.stream).await?;
            let conflict = Fault::Conflict { expected: seq, found };
            return if seq == append.next { Ok(Err(conflict)) } else { Err(conflict) };
        }
    }
    let last = append.after().saturating_sub(1);
    if let Some(game) = &append.game {
        games::move_on(connection, game, &append.stream, last).await?;
        positions::write(connection, &game.id, game.begun, &append.positions).await?;
    }
    if let Some(event) = &append.event {
        events::write(connection, event, &append.stream, last).await?;
    }
    Ok(Ok(()))
}

/// What a fact adds up to, with its place: whoever reads it later can tell whether it is the same.
pub(crate) fn fact_sum(stream: &str, seq: i64, at: i64, author: &str, fact: &str) -> i64 {
    let mut hash = Sha256::new();
    for number in [seq, at] {
        hash.update(number.to_be_bytes());
    }
    for text in [stream, author, fact] {
        hash.update((text.len() as u64).to_be_bytes());
        hash.update(text);
    }
    let sum: [u8; 32] = hash.finalize().into();
    let [a, b, c, d, e, f, g, h, ..] = sum;
    i64::from_be_bytes([a, b, c, d, e, f, g, h])
}

async fn next_seq(connection: &mut AnyConnection, stream: &str) -> Result<u32, Fault> {
    let next: i64 = sqlx::query_scalar(NEXT).bind(stream).fetch_one(connection).await?;
    u32::try_from(next).map_err(|_| Fault::Damaged { what: format!("a fact has number {}", next - 1) })
}

pub(crate) async fn read(
    connection: &mut AnyConnection,
    stream: &str,
    after: u32,
) -> Result<Vec<Stored>, Fault> {
    let query = sqlx::query_as(READ).bind(stream).bind(i64::from(after));
    let rows: Vec<(i64, i64, String, String)> = query.fetch_all(connection).await?;
    (after.saturating_add(1)..)
        .zip(rows)
        .map(|(expected, (seq, at, author, fact))| {
            if seq != i64::from(expected) {
                return Err(Fault::Damaged { what: format!("fact {expected} of {stream} is missing") });
            }
            Ok(Stored { seq: expected, at: Moment::from_millis(at), author, fact })
        })
        .collect()
}

impl Database {
    /// Adds facts to a stream, all of them or none. When this returns they are stored, whatever happens next.
    ///
    /// [`Fault::Conflict`] if the stream has moved on; of two who append to the same place at once, one is
    /// told so.
    pub async fn append(&self, append: Append) -> Result<(), Fault> {
        self.append_all(vec![append]).await
    }

    /// Adds facts to several streams, all of them or none.
    pub async fn append_all(&self, appends: Vec<Append>) -> Result<(), Fault> {
        self.write(AppendAll(appends)).await?
    }

    /// The facts of a stream after one of them, oldest first; after 0: all of them. A stream that nobody
    /// has written to is empty.
    pub async fn load(&self, stream: &str, after: u32) -> Result<Vec<Stored>, Fault> {
        read(&mut *self.reader().await?, stream, after).await
    }

    /// The first facts of streams whose names begin so, in the order of the names; those after one of them.
    pub async fn first_facts_after(
        &self,
        beginning: &str,
        after: &str,
        limit: u32,
    ) -> Result<Vec<(String, Stored)>, Fault> {
        const LIST: &str = "SELECT stream, at, author, fact FROM fact
            WHERE seq = 1 AND stream > $1 AND substr(stream, 1, length($2)) = $2 ORDER BY stream LIMIT $3";
        let query = sqlx::query_as(LIST).bind(after).bind(beginning).bind(i64::from(limit));
        let rows: Vec<(String, i64, String, String)> = query.fetch_all(&mut *self.reader().await?).await?;
        let first = |(stream, at, author, fact)| {
            (stream, Stored { seq: 1, at: Moment::from_millis(at), author, fact })
        };
        Ok(rows.into_iter().map(first).collect())
    }

    /// The first facts of all streams whose names begin with a word and a stroke, the latest first.
    pub async fn first_facts(&self, prefix: &str, most: u32) -> Result<Vec<(String, Stored)>, Fault> {
        let word = prefix.trim_end_matches('/');
        let query =
            sqlx::query_as(FIRST).bind(format!("{word}/")).bind(format!("{word}0")).bind(i64::from(most));
        let rows: Vec<(String, i64, String, String)> = query.fetch_all(&mut *self.reader().await?).await?;
        let stored = |(stream, at, author, fact): (String, i64, String, String)| {
            (stream, Stored { seq: 1, at: Moment::from_millis(at), author, fact })
        };
        Ok(rows.into_iter().map(stored).collect())
    }

    /// How much text the facts of a stream are together, in letters.
    pub async fn stream_size(&self, stream: &str) -> Result<u64, Fault> {
        const SIZE: &str =
            "SELECT CAST(COALESCE(SUM(LENGTH(fact)), 0) AS BIGINT) FROM fact WHERE stream = $1";
        let size: i64 = sqlx::query_scalar(SIZE).bind(stream).fetch_one(&mut *self.reader().await?).await?;
        Ok(u64::try_from(size).unwrap_or_default())
    }

    /// The number of the next fact of a stream.
    pub async fn next_seq(&self, stream: &str) -> Result<u32, Fault> {
        next_seq(&mut *self.reader().await?, stream).await
    }
}
