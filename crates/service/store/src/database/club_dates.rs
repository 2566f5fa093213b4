//! The calendar of a club: evenings, events and arenas.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::clubs::ClubRefused;
use super::writer::Change;
use super::{Database, next_number};
use crate::Fault;

/// So many entries of a club are still to come.
const MOST: i64 = 300;

/// A day, after which an entry counts no more, and as long as one is kept.
const DAY: i64 = 24 * 60 * 60 * 1000;
const KEPT: i64 = 400 * DAY;

/// Something in the calendar of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubDate {
    /// Its number, never given out again.
    pub number: i64,
    pub begins: Moment,
    pub title: String,
    /// `evening`, `event` or `arena`.
    pub kind: String,
    /// The event or the arena by its name in addresses.
    pub target: Option<String>,
}

/// Something to be put into the calendar of a club.
#[derive(Debug, Clone)]
pub struct NewClubDate {
    pub club: String,
    pub begins: Moment,
    pub title: String,
    pub kind: &'static str,
    pub target: Option<String>,
    /// When it is put there.
    pub at: Moment,
}

impl Change for NewClubDate {
    type Done = Result<(), ClubRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM club_date WHERE club = $1 AND begins >= $2";
        const FORGET: &str = "DELETE FROM club_date WHERE club = $1 AND begins < $2";
        const WRITE: &str = "INSERT INTO club_date (number, club, begins, title, kind, target)
            VALUES ($1, $2, $3, $4, $5, $6)";
        let now = self.at.millis();
        let query = sqlx::query_scalar(COUNT).bind(&self.club).bind(now.saturating_sub(DAY));
        let there: i64 = query.fetch_one(&mut *connection).await?;
        if there >= MOST {
            return Ok(Err(ClubRefused::Full { most: MOST }));
        }
        let query = sqlx::query(FORGET).bind(&self.club).bind(now.saturating_sub(KEPT));
        query.execute(&mut *connection).await?;
        let number = next_number(connection, "club_date").await?;
        let query = sqlx::query(WRITE).bind(number).bind(&self.club).bind(self.begins.millis());
        let query = query.bind(&self.title).bind(self.kind).bind(self.target.clone());
        query.execute(connection).await?;
        Ok(Ok(()))
    }
}

struct Strike {
    club: String,
    number: i64,
}

impl Change for Strike {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const REMOVE: &str = "DELETE FROM club_date WHERE club = $1 AND number = $2";
        let query = sqlx::query(REMOVE).bind(&self.club).bind(self.number);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

/// An arena is not held.
struct StrikeArena {
    arena: String,
}

impl Change for StrikeArena {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const REMOVE: &str = "DELETE FROM club_date WHERE kind = 'arena' AND target = $1";
        sqlx::query(REMOVE).bind(&self.arena).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// Puts something into the calendar of a club.
    pub async fn plan_for_club(&self, date: NewClubDate) -> Result<Result<(), ClubRefused>, Fault> {
        self.write(date).await
    }

    /// Takes something out of the calendar of a club; whether it was there.
    pub async fn strike_club_date(&self, club: &str, number: i64) -> Result<bool, Fault> {
        self.write(Strike { club: club.to_owned(), number }).await
    }

    /// Takes an arena out of all calendars.
    pub async fn strike_arena_dates(&self, arena: &str) -> Result<(), Fault> {
        self.write(StrikeArena { arena: arena.to_owned() }).await
    }

    /// The calendar of a club, the first first.
    pub async fn club_dates(&self, club: &str) -> Result<Vec<ClubDate>, Fault> {
        const LIST: &str = "SELECT number, begins, title, kind, target FROM club_date WHERE club = $1 ORDER BY begins, number";
        let query = sqlx::query_as(LIST).bind(club);
        let rows: Vec<(i64, i64, String, String, Option<String>)> =
            query.fetch_all(&mut *self.reader().await?).await?;
        let date = |(number, begins, title, kind, target)| ClubDate {
            number,
            begins: Moment::from_millis(begins),
            title,
            kind,
            target,
        };
        Ok(rows.into_iter().map(date).collect())
    }
}
