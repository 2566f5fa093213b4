//! What is done about somebody who misbehaves: a warning, silence for a time, a game that no longer counts.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database, next_number};
use crate::Fault;

/// What is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sanction {
    /// He is told something, which he has to say that he has read.
    Warn { account: AccountId, text: String },
    /// He may not talk for a time.
    Mute {
        account: AccountId,
        until: Moment,
        /// Why, as he is told.
        why: String,
    },
    /// He may talk again.
    Unmute(AccountId),
    /// A game no longer counts for ratings. They have to be made anew after it.
    Unrate { game: String },
}

/// A sanction at a moment.
pub(crate) struct Sanctioned {
    pub(crate) sanction: Sanction,
    pub(crate) at: Moment,
}

impl Change for Sanctioned {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WARN: &str = "INSERT INTO warning (number, account, at, text) VALUES ($1, $2, $3, $4)";
        const MUTE: &str = "INSERT INTO mute (account, until, why) VALUES ($1, $2, $3)
            ON CONFLICT (account) DO UPDATE SET until = excluded.until, why = excluded.why";
        const UNRATE: &str = "INSERT INTO unrated (game, at) VALUES ($1, $2) ON CONFLICT (game) DO NOTHING";
        let query = match &self.sanction {
            Sanction::Warn { account, text } => {
                let number = next_number(connection, "warning").await?;
                sqlx::query(WARN).bind(number).bind(account.0).bind(self.at.millis()).bind(text)
            }
            Sanction::Mute { account, until, why } => {
                sqlx::query(MUTE).bind(account.0).bind(until.millis()).bind(why)
            }
            Sanction::Unmute(account) => sqlx::query("DELETE FROM mute WHERE account = $1").bind(account.0),
            Sanction::Unrate { game } => sqlx::query(UNRATE).bind(game).bind(self.at.millis()),
        };
        query.execute(connection).await?;
        Ok(())
    }
}

/// Something that somebody was told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    pub number: i64,
    pub at: Moment,
    pub text: String,
    /// When he said that he has read it.
    pub seen: Option<Moment>,
}

struct Read {
    account: AccountId,
    number: i64,
    at: Moment,
}

impl Change for Read {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str =
            "UPDATE warning SET seen = $3 WHERE account = $1 AND number = $2 AND seen IS NULL";
        let query = sqlx::query(WRITE).bind(self.account.0).bind(self.number).bind(self.at.millis());
        query.execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// Until when somebody may not talk, and why; none: he may.
    pub async fn muted(&self, account: AccountId, now: Moment) -> Result<Option<(Moment, String)>, Fault> {
        const READ: &str = "SELECT until, why FROM mute WHERE account = $1 AND until > $2";
        let query = sqlx::query_as(READ).bind(account.0).bind(now.millis());
        let row: Option<(i64, String)> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(|(until, why)| (Moment::from_millis(until), why)))
    }

    /// What somebody was told, the newest first.
    pub async fn warnings(&self, account: AccountId) -> Result<Vec<Warning>, Fault> {
        const LIST: &str =
            "SELECT number, at, text, seen FROM warning WHERE account = $1 ORDER BY number DESC LIMIT 100";
        let query = sqlx::query_as(LIST).bind(account.0);
        let rows: Vec<(i64, i64, String, Option<i64>)> = query.fetch_all(&mut *self.reader().await?).await?;
        let warning = |(number, at, text, seen): (i64, i64, String, Option<i64>)| Warning {
            number,
            at: Moment::from_millis(at),
            text,
            seen: seen.map(Moment::from_millis),
        };
        Ok(rows.into_iter().map(warning).collect())
    }

    /// Somebody says that he has read what he was told.
    pub async fn warning_read(&self, account: AccountId, number: i64, at: Moment) -> Result<(), Fault> {
        self.write(Read { account, number, at }).await
    }

    /// Whether a game no longer counts for ratings.
    pub async fn is_unrated(&self, game: &str) -> Result<bool, Fault> {
        const LOOK: &str = "SELECT COUNT(*) FROM unrated WHERE game = $1";
        let count: i64 = sqlx::query_scalar(LOOK).bind(game).fetch_one(&mut *self.reader().await?).await?;
        Ok(count > 0)
    }
}
