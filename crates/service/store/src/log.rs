//! Lists of facts in a database: read as a whole, appended to, never changed.

use damier_clock::Moment;
use damier_compete::event::{self, Event};
use damier_contests::{Course, Journal};
use futures_util::TryStreamExt as _;
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;
use sqlx::SqliteConnection;

use crate::Fault;
use crate::limits::{Count, Limits, Watch};
use crate::seal::{self, Seals, Sum};
use crate::sqlite::transaction;

/// The version of the form in which facts are written. A later one may mean something else by the same
/// words.
const FORM: i64 = 1;

const READ: &str = "SELECT seq, at, role, name, form, fact FROM fact WHERE stream = $1 ORDER BY seq";
const WEIGH: &str = "SELECT count(*), COALESCE(max(octet_length(fact)), 0),
    COALESCE(sum(octet_length(role) + octet_length(name) + octet_length(fact)), 0) FROM fact WHERE stream = $1";
const NEXT: &str = "SELECT COALESCE(MAX(seq), 0) + 1 FROM fact WHERE stream = $1";
const ANY: &str = "SELECT EXISTS (SELECT 1 FROM fact)";
const WRITE: &str =
    "INSERT INTO fact (stream, seq, at, role, name, form, fact) VALUES ($1, $2, $3, $4, $5, $6, $7)";

type Row = (i64, i64, String, String, i64, String);

/// A fact in its place, whatever the list is about.
pub(crate) trait Listed: Sized {
    /// What is said.
    type Fact: Serialize + DeserializeOwned;
    /// In which role somebody speaks.
    type Role: Serialize + DeserializeOwned;

    fn parts(&self) -> (u32, Moment, &Self::Role, &str, &Self::Fact);
    fn of(seq: u32, at: Moment, role: Self::Role, name: String, fact: Self::Fact) -> Self;
}

impl Listed for event::Entry {
    type Fact = event::Fact;
    type Role = event::Role;

    fn parts(&self) -> (u32, Moment, &event::Role, &str, &event::Fact) {
        (self.seq, self.at, &self.by.role, &self.by.name, &self.fact)
    }

    fn of(seq: u32, at: Moment, role: event::Role, name: String, fact: event::Fact) -> event::Entry {
        event::Entry { seq, at, by: event::By { role, name }, fact }
    }
}

impl<F: Serialize + DeserializeOwned> Listed for damier_contests::Entry<F> {
    type Fact = F;
    type Role = damier_contests::Office;

    fn parts(&self) -> (u32, Moment, &damier_contests::Office, &str, &F) {
        (self.seq, self.at, &self.by.office, &self.by.name, &self.fact)
    }

    fn of(seq: u32, at: Moment, office: damier_contests::Office, name: String, fact: F) -> Self {
        damier_contests::Entry { seq, at, by: damier_contests::By::new(office, &name), fact }
    }
}

/// All facts of a stream in their order, as they were written.
pub(crate) async fn read<E: Listed>(
    connection: &mut SqliteConnection,
    watch: &Watch,
    stream: &str,
) -> Result<Vec<E>, Fault> {
    let mut entries = Vec::new();
    each(connection, watch, stream, |entry| {
        entries.push(entry);
        Ok(())
    })
    .await?;
    Ok(entries)
}

/// Goes through the facts of a stream in their order.
async fn each<E: Listed>(
    connection: &mut SqliteConnection,
    watch: &Watch,
    stream: &str,
    mut found: impl FnMut(E) -> Result<(), Fault>,
) -> Result<(), Fault> {
    rows(connection, watch, stream, |seq, row| found(entry(seq, row)?)).await?;
    Ok(())
}

/// Refuses a stream that is too long before anything of it is in memory: SQLite knows how long a text is without
/// reading it.
async fn weigh(connection: &mut SqliteConnection, watch: &Watch, stream: &str) -> Result<(), Fault> {
    let Limits { facts, fact, text, .. } = watch.limits;
    let (count, longest, all): (i64, i64, i64) =
        sqlx::query_as(WEIGH).bind(stream).fetch_one(connection).await?;
    for (found, most) in [(count, facts), (longest, fact), (all, text)] {
        if usize::try_from(found).is_ok_and(|found| found > most) {
            return Err(Fault::TooMuch { most: most as u64 });
        }
    }
    Ok(())
}

/// Goes through the rows of a stream in their order; what they add up to.
async fn rows(
    connection: &mut SqliteConnection,
    watch: &Watch,
    stream: &str,
    mut found: impl FnMut(u32, &Row) -> Result<(), Fault>,
) -> Result<Sum, Fault> {
    weigh(connection, watch, stream).await?;
    let mut seals = Seals::read(connection, stream, watch.limits.facts).await?;
    let (mut facts, mut text) = (Count::new(watch.limits.facts), Count::new(watch.limits.text));
    let (mut sum, mut expected) = (Sum::default(), 0_u32);
    let mut rows = sqlx::query_as::<_, Row>(READ).bind(stream).fetch(connection);
    while let Some(row) = rows.try_next().await? {
        watch.check()?;
        facts.take(1)?;
        text.take(row.2.len() + row.3.len() + row.5.len())?;
        expected = expected.saturating_add(1);
        found(expected, &row)?;
        sum.add(&sealed(&row));
        seals.check(i64::from(expected), &sum)?;
    }
    seals.end()?;
    Ok(sum)
}

/// Goes through a stream and compares it with its seals; how many facts there are, and how many are sealed.
pub(crate) async fn check(
    connection: &mut SqliteConnection,
    watch: &Watch,
    stream: &str,
) -> Result<(u64, u64), Fault> {
    let mut facts = 0;
    rows(connection, watch, stream, |expected, (seq, .., fact)| {
        if *seq != i64::from(expected) {
            return Err(Fault::Damaged { what: format!("fact {expected} is missing") });
        }
        facts = u64::from(expected);
        value::<IgnoredAny>(expected, fact).map(drop)
    })
    .await?;
    Ok((facts, seal::sealed(connection, stream).await?))
}

fn sealed((seq, at, role, name, form, fact): &Row) -> seal::Row<'_> {
    seal::Row { seq: *seq, at: *at, role, name, form: *form, fact }
}

/// The number of the next fact of a stream.
pub(crate) async fn next_seq(connection: &mut SqliteConnection, stream: &str) -> Result<u32, Fault> {
    let next: i64 = sqlx::query_scalar(NEXT).bind(stream).fetch_one(connection).await?;
    u32::try_from(next).map_err(|_| Fault::Damaged { what: format!("a fact has number {}", next - 1) })
}

/// Whether the file has facts of any stream.
pub(crate) async fn has_facts(connection: &mut SqliteConnection) -> Result<bool, Fault> {
    let any: i64 = sqlx::query_scalar(ANY).fetch_one(connection).await?;
    Ok(any > 0)
}

/// Adds facts to a stream, all of them or none, if nobody has written since the caller last looked.
pub(crate) async fn append<E: Listed>(
    connection: &mut SqliteConnection,
    watch: &Watch,
    stream: &str,
    expected: u32,
    entries: &[E],
) -> Result<(), Fault> {
    if let Some((expected, entry)) = (expected..).zip(entries).find(|(seq, entry)| entry.parts().0 != *seq) {
        return Err(Fault::OutOfOrder { expected, found: entry.parts().0 });
    }
    transaction(connection, async |connection| {
        let found = next_seq(connection, stream).await?;
        if found != expected {
            return Err(Fault::Conflict { expected, found });
        }
        let mut sum = match seal::last(connection, stream, expected.saturating_sub(1)).await? {
            Some(sum) => sum,
            // Written by a program that had no seals yet.
            None => rows(connection, watch, stream, |_, _| Ok(())).await?,
        };
        let mut last = None;
        for entry in entries {
            write(connection, stream, entry, &mut sum).await?;
            last = Some(entry.parts().0);
        }
        match last {
            Some(seq) => seal::write(connection, stream, seq, &sum).await,
            None => Ok(()),
        }
    })
    .await
}

/// Writes the facts of a stream anew, if there are as many as the caller knows.
pub(crate) async fn rewrite<E: Listed>(
    connection: &mut SqliteConnection,
    watch: &Watch,
    stream: &str,
    entries: &[E],
) -> Result<(), Fault> {
    watch.check()?;
    // What is taken away is overwritten, not only given free.
    sqlx::query("PRAGMA secure_delete = ON").execute(&mut *connection).await?;
    transaction(connection, async |connection| {
        let (found, expected) = (next_seq(connection, stream).await?, entries.len() as u32 + 1);
        if found != expected {
            return Err(Fault::Conflict { expected, found });
        }
        for gone in ["DELETE FROM fact WHERE stream = $1", "DELETE FROM seal WHERE stream = $1"] {
            sqlx::query(gone).bind(stream).execute(&mut *connection).await?;
        }
        let mut sum = Sum::default();
        for entry in entries {
            write(connection, stream, entry, &mut sum).await?;
        }
        seal::write(connection, stream, found.saturating_sub(1), &sum).await
    })
    .await
}

/// Leaves nothing of what was taken away in unused parts of a file.
pub(crate) async fn scrub(connection: &mut SqliteConnection) -> Result<(), Fault> {
    sqlx::query("VACUUM").execute(connection).await?;
    Ok(())
}

async fn write<E: Listed>(
    connection: &mut SqliteConnection,
    stream: &str,
    entry: &E,
    sum: &mut Sum,
) -> Result<(), Fault> {
    let (seq, at, role, name, fact) = entry.parts();
    let Value::String(role) = json(seq, serde_json::to_value(role))? else {
        return Err(Fault::Unreadable { seq, why: "the role is no word".to_owned() });
    };
    let row: Row = (i64::from(seq), at.millis(), role, name.to_owned(), FORM, text(seq, fact)?);
    sum.add(&sealed(&row));
    let (seq, at, role, name, form, fact) = row;
    let query = sqlx::query(WRITE).bind(stream).bind(seq).bind(at).bind(role).bind(name);
    query.bind(form).bind(fact).execute(connection).await?;
    Ok(())
}

fn entry<E: Listed>(expected: u32, (seq, at, role, name, form, fact): &Row) -> Result<E, Fault> {
    if *seq != i64::from(expected) {
        return Err(Fault::Damaged { what: format!("fact {expected} is missing") });
    }
    if *form > FORM {
        return Err(Fault::Newer);
    }
    // No text that anybody means holds a zero, and not every database keeps one.
    if name.contains('\0') || fact.contains("\\u0000") || fact.contains('\0') {
        return Err(Fault::Unreadable { seq: expected, why: "it holds a zero".to_owned() });
    }
    let role = json(expected, serde_json::from_value(Value::String(role.clone())))?;
    let fact = value(expected, fact)?;
    Ok(E::of(expected, Moment::from_millis(*at), role, name.clone(), fact))
}

/// The event that a stream tells.
pub(crate) async fn event(
    connection: &mut SqliteConnection,
    watch: &Watch,
    stream: &str,
) -> Result<Event, Fault> {
    let mut event = Event::new();
    each(connection, watch, stream, |entry: event::Entry| {
        let seq = entry.seq;
        event.apply(entry).map_err(|why| Fault::Contradiction { seq, why: Box::new(why) })
    })
    .await?;
    Ok(event)
}

/// The contest that a stream tells.
pub(crate) async fn contest<C>(
    connection: &mut SqliteConnection,
    watch: &Watch,
    stream: &str,
) -> Result<Journal<C>, Fault>
where
    C: Course,
    C::Fact: Serialize + DeserializeOwned,
{
    let entries: Vec<damier_contests::Entry<C::Fact>> = read(connection, watch, stream).await?;
    Journal::replay(entries).map_err(|(seq, why)| Fault::Damaged { what: format!("fact {seq}: {why}") })
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
