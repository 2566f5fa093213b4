//! The list of events: one row for each, made of its stream and stored together with the facts.

use sqlx::AnyConnection;

use super::Database;
use super::name::NameKey;
use crate::Fault;

/// A row that was made of fewer facts never takes the place of one made of more.
const WRITE: &str =
    "INSERT INTO event (id, stream, seq, name, folded, variant, rulebook, system, starts, ends,
        place, state, entrants, rounds)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
    ON CONFLICT (id) DO UPDATE SET stream = excluded.stream, seq = excluded.seq, name = excluded.name,
        folded = excluded.folded, variant = excluded.variant, rulebook = excluded.rulebook,
        system = excluded.system, starts = excluded.starts, ends = excluded.ends, place = excluded.place,
        state = excluded.state, entrants = excluded.entrants, rounds = excluded.rounds
    WHERE event.seq <= excluded.seq";

/// What the list says of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ListedEvent {
    /// By what it is known in addresses.
    pub id: String,
    pub name: String,
    /// The variant by name.
    pub variant: String,
    /// The rulebook by name.
    pub rulebook: String,
    /// The system of its first stage, as one word.
    pub system: String,
    /// The first day, as `2026-05-01`.
    pub starts: Option<String>,
    /// The last day.
    pub ends: Option<String>,
    /// Where it is held.
    pub place: Option<String>,
    /// How far it is: `planned`, `playing`, `finished` or `cancelled`.
    pub state: String,
    /// How many have entered.
    pub entrants: u32,
    /// How many rounds have been paired.
    pub rounds: u32,
}

/// Which events are wanted; whatever is not said may be anything.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EventQuery {
    /// Part of the name, whatever the capitals.
    pub name: Option<String>,
    /// The variant by name.
    pub variant: Option<String>,
    /// How far it is.
    pub state: Option<String>,
    /// So many at most.
    pub limit: u32,
    /// After so many others.
    pub skip: u32,
}

/// Writes a row, made of the facts up to one.
pub(crate) async fn write(
    connection: &mut AnyConnection,
    event: &ListedEvent,
    stream: &str,
    seq: u32,
) -> Result<(), Fault> {
    sqlx::query(WRITE)
        .bind(&event.id)
        .bind(stream)
        .bind(i64::from(seq))
        .bind(&event.name)
        .bind(NameKey::of(&event.name).into_string())
        .bind(&event.variant)
        .bind(&event.rulebook)
        .bind(&event.system)
        .bind(event.starts.as_deref())
        .bind(event.ends.as_deref())
        .bind(event.place.as_deref())
        .bind(&event.state)
        .bind(i64::from(event.entrants))
        .bind(i64::from(event.rounds))
        .execute(connection)
        .await?;
    Ok(())
}

/// A row as it is read, by name of its columns.
#[derive(sqlx::FromRow)]
struct Row {
    id: String,
    name: String,
    variant: String,
    rulebook: String,
    system: String,
    starts: Option<String>,
    ends: Option<String>,
    place: Option<String>,
    state: String,
    entrants: i64,
    rounds: i64,
}

impl From<Row> for ListedEvent {
    fn from(row: Row) -> ListedEvent {
        let count = |number: i64| u32::try_from(number).unwrap_or_default();
        ListedEvent {
            id: row.id,
            name: row.name,
            variant: row.variant,
            rulebook: row.rulebook,
            system: row.system,
            starts: row.starts,
            ends: row.ends,
            place: row.place,
            state: row.state,
            entrants: count(row.entrants),
            rounds: count(row.rounds),
        }
    }
}

impl Database {
    /// The events that are wanted: those being played first, then by their first day, the latest first.
    pub async fn events(&self, query: &EventQuery) -> Result<Vec<ListedEvent>, Fault> {
        const LIST: &str = "SELECT id, name, variant, rulebook, system, starts, ends, place, state, entrants,
                rounds
            FROM event
            WHERE ($1 = '' OR replace(folded, $1, '') <> folded) AND ($2 = '' OR variant = $2) AND ($3 = '' OR state = $3)
            ORDER BY CASE state WHEN 'playing' THEN 0 ELSE 1 END, COALESCE(starts, '') DESC, id
            LIMIT $4 OFFSET $5";
        let text = |text: &Option<String>| text.as_deref().unwrap_or_default().trim().to_owned();
        let query = sqlx::query_as(LIST)
            .bind(NameKey::of(&text(&query.name)).into_string())
            .bind(text(&query.variant))
            .bind(text(&query.state))
            .bind(i64::from(query.limit))
            .bind(i64::from(query.skip));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(ListedEvent::from).collect())
    }
}
