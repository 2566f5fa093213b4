//! The calendar of a club: evenings, events and arenas.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::clubs::ClubRefused;
use super::writer::Change;
use super::{Database, next_number};
use crate::Fault;

/// So many entries are kept of a club.
const MOST: i64 = 300;

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

/// Something to be put into the calendar of clubs.
#[derive(Debug, Clone)]
pub struct NewClubDate {
    pub clubs: Vec<String>,
    pub begins: Moment,
    pub title: String,
    pub kind: &'static str,
    pub target: Option<String>,
}

impl Change for NewClubDate {
    type Done = Result<(), ClubRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM club_date WHERE club = $1";
        const WRITE: &str = "INSERT INTO club_date (number, club, begins, title, kind, target)
            VALUES ($1, $2, $3, $4, $5, $6)";
        for club in &self.clubs {
            let there: i64 = sqlx::query_scalar(COUNT).bind(club).fetch_one(&mut *connection).await?;
            if there >= MOST {
                return Ok(Err(ClubRefused::Full { most: MOST }));
            }
        }
        for club in &self.clubs {
            let number = next_number(connection, "club_date").await?;
            let query = sqlx::query(WRITE).bind(number).bind(club).bind(self.begins.millis());
            let query = query.bind(&self.title).bind(self.kind).bind(self.target.clone());
            query.execute(&mut *connection).await?;
        }
        Ok(Ok(()))
    }

    fn size(&self) -> usize {
        self.clubs.len()
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

impl Database {
    /// Puts something into the calendar of clubs.
    pub async fn plan_for_clubs(&self, date: NewClubDate) -> Result<Result<(), ClubRefused>, Fault> {
        self.write(date).await
    }

    /// Takes something out of the calendar of a club; whether it was there.
    pub async fn strike_club_date(&self, club: &str, number: i64) -> Result<bool, Fault> {
        self.write(Strike { club: club.to_owned(), number }).await
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
