//! How strong somebody is in solving exercises, how hard these are, and what people think of them.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// How strong somebody is in solving the exercises of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solver {
    /// In thousandths of a point.
    pub rating: i64,
    pub tried: i64,
    pub solved: i64,
}

/// What is known of an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedExercise {
    pub fen: String,
    /// In thousandths of a point; none: nobody has tried it.
    pub rating: Option<i64>,
    /// How many have tried it.
    pub tried: i64,
    /// How many find it good, and how many bad.
    pub good: i64,
    pub bad: i64,
}

/// What becomes of the ratings of a solver and of an exercise, in thousandths of a point, after so many tries.
pub type Rate = fn(solver: (i64, i64), exercise: (i64, i64), solved: bool) -> (i64, i64);

/// Somebody tries an exercise for the first time.
pub struct FirstTry {
    pub account: AccountId,
    pub variant: String,
    pub fen: String,
    pub solved: bool,
    pub at: Moment,
    /// With which ratings a solver and the exercise begin.
    pub begin: (i64, i64),
    pub rate: Rate,
}

impl Change for FirstTry {
    type Done = Solver;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Solver, Fault> {
        const KNOWN: &str =
            "SELECT solved FROM exercise_try WHERE account = $1 AND variant = $2 AND fen = $3";
        const SOLVER: &str = "SELECT rating, tried, solved FROM solver WHERE account = $1 AND variant = $2";
        const EXERCISE: &str = "SELECT rating, tried FROM exercise WHERE variant = $1 AND fen = $2";
        const TRY: &str = "INSERT INTO exercise_try (account, variant, fen, solved, vote, at)
            VALUES ($1, $2, $3, $4, 0, $5)
            ON CONFLICT (account, variant, fen) DO UPDATE SET solved = excluded.solved, at = excluded.at";
        const RATE_SOLVER: &str = "INSERT INTO solver (account, variant, rating, tried, solved)
            VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account, variant) DO UPDATE
            SET rating = excluded.rating, tried = excluded.tried, solved = excluded.solved";
        const RATE_EXERCISE: &str = "INSERT INTO exercise (variant, fen, rating, tried)
            VALUES ($1, $2, $3, $4) ON CONFLICT (variant, fen) DO UPDATE
            SET rating = excluded.rating, tried = excluded.tried";
        let (account, variant, fen) = (self.account.0, &self.variant, &self.fen);
        let query = sqlx::query_as(SOLVER).bind(account).bind(variant);
        let solver: Option<(i64, i64, i64)> = query.fetch_optional(&mut *connection).await?;
        let (own, tried, solved) = solver.unwrap_or((self.begin.0, 0, 0));
        let query = sqlx::query_scalar(KNOWN).bind(account).bind(variant).bind(fen);
        let known: Option<Option<i64>> = query.fetch_optional(&mut *connection).await?;
        if known.flatten().is_some() {
            return Ok(Solver { rating: own, tried, solved });
        }
        let query = sqlx::query_as(EXERCISE).bind(variant).bind(fen);
        let exercise: Option<(i64, i64)> = query.fetch_optional(&mut *connection).await?;
        let (hard, tries) = exercise.unwrap_or((self.begin.1, 0));
        let (rating, hardness) = (self.rate)((own, tried), (hard, tries), self.solved);
        let now = Solver { rating, tried: tried + 1, solved: solved + i64::from(self.solved) };
        let query = sqlx::query(TRY).bind(account).bind(variant).bind(fen).bind(i64::from(self.solved));
        query.bind(self.at.millis()).execute(&mut *connection).await?;
        let query = sqlx::query(RATE_SOLVER).bind(account).bind(variant).bind(now.rating);
        query.bind(now.tried).bind(now.solved).execute(&mut *connection).await?;
        let query = sqlx::query(RATE_EXERCISE).bind(variant).bind(fen).bind(hardness).bind(tries + 1);
        query.execute(connection).await?;
        Ok(now)
    }
}

struct Vote {
    account: AccountId,
    variant: String,
    fen: String,
    vote: i64,
    at: Moment,
}

impl Change for Vote {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str = "INSERT INTO exercise_try (account, variant, fen, solved, vote, at)
            VALUES ($1, $2, $3, NULL, $4, $5)
            ON CONFLICT (account, variant, fen) DO UPDATE SET vote = excluded.vote";
        let query = sqlx::query(WRITE).bind(self.account.0).bind(&self.variant).bind(&self.fen);
        query.bind(self.vote).bind(self.at.millis()).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// Somebody has tried an exercise; what counts is the first time. How strong he is now.
    pub async fn try_exercise(&self, first: FirstTry) -> Result<Solver, Fault> {
        self.write(first).await
    }

    /// What somebody thinks of an exercise: 1 good, -1 bad, 0 nothing any more.
    pub async fn vote_exercise(
        &self,
        account: AccountId,
        variant: &str,
        fen: &str,
        vote: i64,
        at: Moment,
    ) -> Result<(), Fault> {
        let (variant, fen) = (variant.to_owned(), fen.to_owned());
        self.write(Vote { account, variant, fen, vote: vote.signum(), at }).await
    }

    /// How strong somebody is in solving the exercises of a game.
    pub async fn solver(&self, account: AccountId, variant: &str) -> Result<Option<Solver>, Fault> {
        const READ: &str = "SELECT rating, tried, solved FROM solver WHERE account = $1 AND variant = $2";
        let query = sqlx::query_as(READ).bind(account.0).bind(variant);
        let row: Option<(i64, i64, i64)> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(|(rating, tried, solved)| Solver { rating, tried, solved }))
    }

    /// The exercises of a game that somebody has tried or spoken about.
    pub async fn rated_exercises(&self, variant: &str) -> Result<Vec<RatedExercise>, Fault> {
        const RATED: &str = "SELECT fen, rating, tried FROM exercise WHERE variant = $1 ORDER BY fen";
        const VOTES: &str = "SELECT fen, CAST(SUM(CASE WHEN vote > 0 THEN 1 ELSE 0 END) AS BIGINT),
            CAST(SUM(CASE WHEN vote < 0 THEN 1 ELSE 0 END) AS BIGINT)
            FROM exercise_try WHERE variant = $1 AND vote <> 0 GROUP BY fen ORDER BY fen";
        let mut reader = self.reader().await?;
        let rated: Vec<(String, i64, i64)> =
            sqlx::query_as(RATED).bind(variant).fetch_all(&mut *reader).await?;
        let votes: Vec<(String, i64, i64)> =
            sqlx::query_as(VOTES).bind(variant).fetch_all(&mut *reader).await?;
        let rated = rated.into_iter().map(|(fen, rating, tried)| {
            (fen.clone(), RatedExercise { fen, rating: Some(rating), tried, good: 0, bad: 0 })
        });
        let mut all: std::collections::BTreeMap<String, RatedExercise> = rated.collect();
        for (fen, good, bad) in votes {
            let none = RatedExercise { fen: fen.clone(), rating: None, tried: 0, good: 0, bad: 0 };
            let own = all.entry(fen).or_insert(none);
            (own.good, own.bad) = (good, bad);
        }
        Ok(all.into_values().collect())
    }
}
