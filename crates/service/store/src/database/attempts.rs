//! Solving compositions: the problem of each day, and how far everybody has come.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// How somebody solves a composition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    pub problem: String,
    /// The day whose problem it was, as `YYYY-MM-DD`; empty: no day's.
    pub day: String,
    /// When it began.
    pub begun: Moment,
    /// When it ended.
    pub ended: Option<Moment>,
    /// The defence that is being answered, from 0.
    pub line: u32,
    /// The half-moves of it that have been made.
    pub ply: u32,
    /// Wrong moves so far.
    pub mistakes: u32,
    /// The points, once it has ended.
    pub points: Option<u32>,
}

type Row = (String, String, i64, Option<i64>, i64, i64, i64, Option<i64>);

const ONE: &str = "SELECT composition, day, begun, ended, line, ply, mistakes, points FROM attempt
    WHERE account = $1 AND composition = $2 AND day = $3";
const ALL: &str = "SELECT composition, day, begun, ended, line, ply, mistakes, points FROM attempt
    WHERE account = $1 ORDER BY begun DESC, composition";

fn attempt((problem, day, begun, ended, line, ply, mistakes, points): Row) -> Attempt {
    let number = |value: i64| u32::try_from(value).unwrap_or_default();
    Attempt {
        problem,
        day,
        begun: Moment::from_millis(begun),
        ended: ended.map(Moment::from_millis),
        line: number(line),
        ply: number(ply),
        mistakes: number(mistakes),
        points: points.map(number),
    }
}

/// The next state of an attempt, if its state is still the one that was seen; none was seen of a new one.
struct Advance {
    account: AccountId,
    seen: Option<Attempt>,
    next: Attempt,
}

impl Change for Advance {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const BEGIN: &str =
            "INSERT INTO attempt (account, composition, day, begun, ended, line, ply, mistakes, points)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (account, composition, day) DO NOTHING";
        const GO_ON: &str = "UPDATE attempt SET ended = $4, line = $5, ply = $6, mistakes = $7, points = $8
            WHERE account = $1 AND composition = $2 AND day = $3 AND line = $9 AND ply = $10 AND mistakes = $11
            AND ended IS NULL";
        let next = &self.next;
        let ended = next.ended.map(Moment::millis);
        let points = next.points.map(i64::from);
        let query = match &self.seen {
            None => sqlx::query(BEGIN).bind(self.account.0).bind(&next.problem).bind(&next.day),
            Some(_) => sqlx::query(GO_ON).bind(self.account.0).bind(&next.problem).bind(&next.day),
        };
        let query = if self.seen.is_none() { query.bind(next.begun.millis()) } else { query };
        let query = query.bind(ended).bind(i64::from(next.line)).bind(i64::from(next.ply));
        let query = query.bind(i64::from(next.mistakes)).bind(points);
        let query = match &self.seen {
            None => query,
            Some(seen) => {
                query.bind(i64::from(seen.line)).bind(i64::from(seen.ply)).bind(i64::from(seen.mistakes))
            }
        };
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

/// The problem of a day.
struct SetDaily {
    day: String,
    problem: String,
}

impl Change for SetDaily {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        // What was chosen first stays, unless it has been withdrawn since.
        const WRITE: &str = "INSERT INTO daily (day, composition) VALUES ($1, $2)
            ON CONFLICT (day) DO UPDATE SET composition = excluded.composition
            WHERE EXISTS (SELECT 1 FROM composition
                WHERE composition.id = daily.composition AND withdrawn IS NOT NULL)";
        sqlx::query(WRITE).bind(&self.day).bind(&self.problem).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// How far somebody has come with a composition.
    pub async fn attempt(
        &self,
        account: AccountId,
        problem: &str,
        day: &str,
    ) -> Result<Option<Attempt>, Fault> {
        let query = sqlx::query_as(ONE).bind(account.0).bind(problem).bind(day);
        Ok(query.fetch_optional(&mut *self.reader().await?).await?.map(attempt))
    }

    /// All attempts of somebody, the latest first.
    pub async fn attempts(&self, account: AccountId) -> Result<Vec<Attempt>, Fault> {
        let query = sqlx::query_as(ALL).bind(account.0);
        Ok(query.fetch_all(&mut *self.reader().await?).await?.into_iter().map(attempt).collect())
    }

    /// Takes an attempt from a state that was seen, none if it is new, to the next. Answers whether that was still its
    /// state; otherwise nothing is written.
    pub async fn advance_attempt(
        &self,
        account: AccountId,
        seen: Option<&Attempt>,
        next: Attempt,
    ) -> Result<bool, Fault> {
        self.write(Advance { account, seen: seen.cloned(), next }).await
    }

    /// The problem of a day that was chosen, unless it has been withdrawn.
    pub async fn daily(&self, day: &str) -> Result<Option<String>, Fault> {
        const READ: &str =
            "SELECT composition FROM daily JOIN composition ON composition.id = daily.composition
            WHERE day = $1 AND withdrawn IS NULL";
        Ok(sqlx::query_scalar(READ).bind(day).fetch_optional(&mut *self.reader().await?).await?)
    }

    /// Keeps the problem of a day; one that was chosen before stays.
    pub async fn set_daily(&self, day: &str, problem: &str) -> Result<(), Fault> {
        self.write(SetDaily { day: day.to_owned(), problem: problem.to_owned() }).await
    }

    /// The compositions of which a day's problem can be chosen, in the order of their names: proved sound, playable,
    /// not withdrawn; each with how many days have had it and when it was entered.
    pub async fn daily_choices(&self, soundness: &str) -> Result<Vec<(String, u64, Moment)>, Fault> {
        const LIST: &str =
            "SELECT id, (SELECT COUNT(*) FROM daily WHERE daily.composition = composition.id), made
            FROM composition WHERE soundness = $1 AND playable = 1 AND withdrawn IS NULL ORDER BY id";
        let query = sqlx::query_as(LIST).bind(soundness);
        let rows: Vec<(String, i64, i64)> = query.fetch_all(&mut *self.reader().await?).await?;
        let choice =
            |(id, days, made)| (id, u64::try_from(days).unwrap_or_default(), Moment::from_millis(made));
        Ok(rows.into_iter().map(choice).collect())
    }
}
