//! What is kept for the statistics of fair play: pages out of sight, and what was found in games.

use std::time::Duration;

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// A page that was out of sight before a half-move.
struct Blur {
    game: String,
    account: AccountId,
    ply: u32,
    millis: i64,
}

/// The longest time out of sight that is believed: a day, all times before one move together.
const LONGEST: i64 = 86_400_000;

impl Change for Blur {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const READ: &str = "SELECT millis FROM blur WHERE game = $1 AND account = $2 AND ply = $3";
        const WRITE: &str = "INSERT INTO blur (game, account, ply, millis) VALUES ($1, $2, $3, $4)
            ON CONFLICT (game, account, ply) DO UPDATE SET millis = excluded.millis";
        let (game, account, ply) = (&self.game, self.account.0, i64::from(self.ply));
        let before = sqlx::query_scalar(READ).bind(game).bind(account).bind(ply);
        let before: Option<i64> = before.fetch_optional(&mut *connection).await?;
        let millis = before.unwrap_or_default().saturating_add(self.millis).clamp(0, LONGEST);
        let query = sqlx::query(WRITE).bind(game).bind(account).bind(ply).bind(millis);
        query.execute(connection).await?;
        Ok(())
    }
}

struct Found {
    game: String,
    made: Moment,
    report: String,
}

impl Change for Found {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str = "INSERT INTO fair_play (game, made, report) VALUES ($1, $2, $3)
            ON CONFLICT (game) DO UPDATE SET made = excluded.made, report = excluded.report";
        let query = sqlx::query(WRITE).bind(&self.game).bind(self.made.millis()).bind(&self.report);
        query.execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// The page of a player was out of sight for a while, before the half-move that comes after so many.
    pub async fn out_of_sight(
        &self,
        game: &str,
        account: AccountId,
        ply: u32,
        time: Duration,
    ) -> Result<(), Fault> {
        let millis = i64::try_from(time.as_millis()).unwrap_or(LONGEST).min(LONGEST);
        self.write(Blur { game: game.to_owned(), account, ply, millis }).await
    }

    /// After how many half-moves of a game whose page was out of sight, and for how long.
    pub async fn blurs(&self, game: &str) -> Result<Vec<(AccountId, u32, Duration)>, Fault> {
        const LIST: &str = "SELECT account, ply, millis FROM blur WHERE game = $1 ORDER BY ply";
        let query = sqlx::query_as(LIST).bind(game);
        let rows: Vec<(i64, i64, i64)> = query.fetch_all(&mut *self.reader().await?).await?;
        let blur = |(account, ply, millis): (i64, i64, i64)| {
            let time = Duration::from_millis(u64::try_from(millis).unwrap_or_default());
            (AccountId(account), u32::try_from(ply).unwrap_or_default(), time)
        };
        Ok(rows.into_iter().map(blur).collect())
    }

    /// Keeps what the statistics say of a game.
    pub async fn keep_fair_play(&self, game: &str, made: Moment, report: String) -> Result<(), Fault> {
        self.write(Found { game: game.to_owned(), made, report }).await
    }

    /// What the statistics say of a game, and when they were made.
    pub async fn fair_play(&self, game: &str) -> Result<Option<(Moment, String)>, Fault> {
        const READ: &str = "SELECT made, report FROM fair_play WHERE game = $1";
        let query = sqlx::query_as(READ).bind(game);
        let row: Option<(i64, String)> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(|(made, report)| (Moment::from_millis(made), report)))
    }
}
