//! The list of arenas, and who had which place in those that are over: made of their streams.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// How far an arena is, in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArenaState {
    /// Announced or under way.
    Open,
    Over,
    CalledOff,
}

impl ArenaState {
    const ALL: [ArenaState; 3] = [ArenaState::Open, ArenaState::Over, ArenaState::CalledOff];

    pub const fn name(self) -> &'static str {
        match self {
            ArenaState::Open => "open",
            ArenaState::Over => "over",
            ArenaState::CalledOff => "called-off",
        }
    }
}

/// What the list says of an arena.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedArena {
    /// By what it is known in addresses.
    pub id: String,
    pub name: String,
    /// The variant by name.
    pub variant: String,
    /// The rulebook by name.
    pub rulebook: String,
    pub control: String,
    /// Who has announced it; none once his account has gone.
    pub organiser: Option<AccountId>,
    pub begins: Moment,
    pub ends: Moment,
    pub rated: bool,
    /// To whose table it counts.
    pub series: Option<String>,
    pub state: ArenaState,
    pub players: u32,
}

/// A place in an arena that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ArenaPlace {
    pub account: AccountId,
    pub place: u32,
    pub points: u32,
    pub games: u32,
}

/// A place somebody had: in which arena, among how many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceHad {
    pub arena: String,
    pub name: String,
    pub variant: String,
    pub begins: Moment,
    pub players: u32,
    pub place: u32,
    pub points: u32,
}

/// A line in the table of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesRow {
    pub name: String,
    /// In how many arenas he played.
    pub arenas: u32,
    pub points: u32,
}

type Row = (String, String, String, String, String, Option<i64>, i64, i64, i64, Option<String>, String, i64);

const COLUMNS: &str = "SELECT id, name, variant, rulebook, control, organiser, begins, ends, rated, series,
    state, players FROM arena";

fn number(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

fn arena(row: Row) -> ListedArena {
    let (id, name, variant, rulebook, control, organiser, begins, ends, rated, series, state, players) = row;
    ListedArena {
        id,
        name,
        variant,
        rulebook,
        control,
        organiser: organiser.map(AccountId),
        begins: Moment::from_millis(begins),
        ends: Moment::from_millis(ends),
        rated: rated != 0,
        series,
        state: ArenaState::ALL.into_iter().find(|own| own.name() == state).unwrap_or(ArenaState::Open),
        players: number(players),
    }
}

/// What is known of an arena now; its places once it is over.
struct Keep {
    arena: ListedArena,
    places: Vec<ArenaPlace>,
}

impl Change for Keep {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str =
            "INSERT INTO arena (id, name, variant, rulebook, control, organiser, begins, ends,
                rated, series, state, players)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
            ON CONFLICT (id) DO UPDATE SET state = excluded.state, players = excluded.players
            WHERE arena.state = 'open'";
        // Whoever has gone meanwhile has no place any more.
        const PLACE: &str = "INSERT INTO arena_place (arena, account, place, points, games)
            SELECT $1, id, $3, $4, $5 FROM account WHERE id = $2 ON CONFLICT (arena, account) DO NOTHING";
        let own = &self.arena;
        let query = sqlx::query(WRITE).bind(&own.id).bind(&own.name).bind(&own.variant).bind(&own.rulebook);
        let query = query.bind(&own.control).bind(own.organiser.map(|account| account.0));
        let query = query.bind(own.begins.millis()).bind(own.ends.millis()).bind(i64::from(own.rated));
        let query = query.bind(own.series.clone()).bind(own.state.name()).bind(i64::from(own.players));
        query.execute(&mut *connection).await?;
        for own in &self.places {
            let query = sqlx::query(PLACE).bind(&self.arena.id).bind(own.account.0);
            let query = query.bind(i64::from(own.place)).bind(i64::from(own.points));
            query.bind(i64::from(own.games)).execute(&mut *connection).await?;
        }
        Ok(())
    }

    fn size(&self) -> usize {
        1 + self.places.len()
    }
}

impl Database {
    /// Writes down what the list says of an arena, and the places once it is over. One that is over stays so.
    pub async fn keep_arena(&self, arena: ListedArena, places: Vec<ArenaPlace>) -> Result<(), Fault> {
        self.write(Keep { arena, places }).await
    }

    /// The arenas that are announced or under way, the next first; no more than a list shows.
    pub async fn open_arenas(&self) -> Result<Vec<ListedArena>, Fault> {
        let list = format!("{COLUMNS} WHERE state = 'open' ORDER BY begins, id LIMIT 200");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(list));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(arena).collect())
    }

    /// All arenas that are not over and have begun by a moment, however many: those to be looked after.
    pub async fn arenas_under_way(&self, at: Moment) -> Result<Vec<String>, Fault> {
        const LIST: &str = "SELECT id FROM arena WHERE state = 'open' AND begins <= $1 ORDER BY begins, id";
        let query = sqlx::query_scalar(LIST).bind(at.millis());
        Ok(query.fetch_all(&mut *self.reader().await?).await?)
    }

    /// All arenas that are not over in which somebody has said anything, as the server names him.
    pub async fn open_arenas_with(&self, author: &str) -> Result<Vec<String>, Fault> {
        const LIST: &str = "SELECT id FROM arena WHERE state = 'open'
            AND EXISTS (SELECT 1 FROM fact WHERE stream = 'arena/' || arena.id AND author = $1)";
        let query = sqlx::query_scalar(LIST).bind(author);
        Ok(query.fetch_all(&mut *self.reader().await?).await?)
    }

    /// The arenas that are over, the last first.
    pub async fn past_arenas(&self, limit: u32) -> Result<Vec<ListedArena>, Fault> {
        let list = format!("{COLUMNS} WHERE state = 'over' ORDER BY begins DESC, id LIMIT $1");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(list)).bind(i64::from(limit));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(arena).collect())
    }

    /// How many arenas somebody has announced that are not over.
    pub async fn open_arenas_of(&self, organiser: AccountId) -> Result<u32, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM arena WHERE organiser = $1 AND state = 'open'";
        let query = sqlx::query_scalar(COUNT).bind(organiser.0);
        Ok(number(query.fetch_one(&mut *self.reader().await?).await?))
    }

    /// The places that somebody had, the latest first.
    pub async fn arena_places(&self, account: AccountId, limit: u32) -> Result<Vec<PlaceHad>, Fault> {
        const LIST: &str = "SELECT arena.id, name, variant, begins, players, place, points FROM arena_place
            JOIN arena ON arena.id = arena_place.arena WHERE account = $1 ORDER BY begins DESC, arena.id LIMIT $2";
        type Row = (String, String, String, i64, i64, i64, i64);
        let query = sqlx::query_as(LIST).bind(account.0).bind(i64::from(limit));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        let had = |(arena, name, variant, begins, players, place, points): Row| PlaceHad {
            arena,
            name,
            variant,
            begins: Moment::from_millis(begins),
            players: number(players),
            place: number(place),
            points: number(points),
        };
        Ok(rows.into_iter().map(had).collect())
    }

    /// The arenas of a series of somebody that are over, the last first.
    pub async fn series_arenas(&self, organiser: AccountId, series: &str) -> Result<Vec<ListedArena>, Fault> {
        let list = format!(
            "{COLUMNS} WHERE organiser = $1 AND series = $2 AND state = 'over' ORDER BY begins DESC, id LIMIT 500"
        );
        let query = sqlx::query_as(sqlx::AssertSqlSafe(list)).bind(organiser.0).bind(series);
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(arena).collect())
    }

    /// The table of a series of somebody: the points of all its arenas that are over.
    pub async fn series_table(
        &self,
        organiser: AccountId,
        series: &str,
        limit: u32,
    ) -> Result<Vec<SeriesRow>, Fault> {
        const TABLE: &str =
            "SELECT account.name, COUNT(*), CAST(SUM(points) AS BIGINT) AS sum FROM arena_place
            JOIN arena ON arena.id = arena_place.arena JOIN account ON account.id = arena_place.account
            WHERE organiser = $1 AND series = $2 AND state = 'over'
            GROUP BY account.id, account.name, account.folded ORDER BY sum DESC, account.folded LIMIT $3";
        let query = sqlx::query_as(TABLE).bind(organiser.0).bind(series).bind(i64::from(limit));
        let rows: Vec<(String, i64, i64)> = query.fetch_all(&mut *self.reader().await?).await?;
        let line =
            |(name, arenas, points)| SeriesRow { name, arenas: number(arenas), points: number(points) };
        Ok(rows.into_iter().map(line).collect())
    }
}
