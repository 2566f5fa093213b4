//! Whom somebody follows, and the games that he shows on his page.

use damier_clock::Moment;
use sqlx::{AnyConnection, AssertSqlSafe};

use super::games::{COLUMNS, Game, Row as GameRow};
use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// So many one may follow, and so many games show.
const MOST: i64 = 500;
const MOST_FAVOURITES: i64 = 100;

struct Follow {
    account: AccountId,
    followed: AccountId,
    /// Since when; none: no longer.
    at: Option<Moment>,
}

impl Change for Follow {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM follow WHERE account = $1";
        const WRITE: &str = "INSERT INTO follow (account, followed, at) VALUES ($1, $2, $3)
            ON CONFLICT (account, followed) DO NOTHING";
        const REMOVE: &str = "DELETE FROM follow WHERE account = $1 AND followed = $2";
        let query = match self.at {
            Some(at) => {
                let count: i64 =
                    sqlx::query_scalar(COUNT).bind(self.account.0).fetch_one(&mut *connection).await?;
                if count >= MOST || self.account == self.followed {
                    return Ok(false);
                }
                sqlx::query(WRITE).bind(self.account.0).bind(self.followed.0).bind(at.millis())
            }
            None => sqlx::query(REMOVE).bind(self.account.0).bind(self.followed.0),
        };
        query.execute(connection).await?;
        Ok(true)
    }
}

struct Favour {
    account: AccountId,
    game: String,
    /// Since when; none: no longer.
    at: Option<Moment>,
}

impl Change for Favour {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM favourite WHERE account = $1";
        const WRITE: &str = "INSERT INTO favourite (account, game, at) VALUES ($1, $2, $3)
            ON CONFLICT (account, game) DO NOTHING";
        const REMOVE: &str = "DELETE FROM favourite WHERE account = $1 AND game = $2";
        let query = match self.at {
            Some(at) => {
                let count: i64 =
                    sqlx::query_scalar(COUNT).bind(self.account.0).fetch_one(&mut *connection).await?;
                if count >= MOST_FAVOURITES {
                    return Ok(false);
                }
                sqlx::query(WRITE).bind(self.account.0).bind(&self.game).bind(at.millis())
            }
            None => sqlx::query(REMOVE).bind(self.account.0).bind(&self.game),
        };
        query.execute(connection).await?;
        Ok(true)
    }
}

impl Database {
    /// Somebody follows another from now on, or no longer; not if it is himself, or if there are too many already.
    pub async fn follow(
        &self,
        account: AccountId,
        followed: AccountId,
        at: Option<Moment>,
    ) -> Result<bool, Fault> {
        self.write(Follow { account, followed, at }).await
    }

    /// Whom somebody follows, by name.
    pub async fn followed_by(&self, account: AccountId) -> Result<Vec<(AccountId, String)>, Fault> {
        const LIST: &str = "SELECT account.id, account.name FROM follow
            JOIN account ON account.id = follow.followed WHERE follow.account = $1 ORDER BY account.folded";
        let query = sqlx::query_as(LIST).bind(account.0);
        let rows: Vec<(i64, String)> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(|(id, name)| (AccountId(id), name)).collect())
    }

    /// Whether somebody follows another.
    pub async fn follows(&self, account: AccountId, followed: AccountId) -> Result<bool, Fault> {
        const LOOK: &str = "SELECT COUNT(*) FROM follow WHERE account = $1 AND followed = $2";
        let query = sqlx::query_scalar(LOOK).bind(account.0).bind(followed.0);
        let count: i64 = query.fetch_one(&mut *self.reader().await?).await?;
        Ok(count > 0)
    }

    /// How many follow somebody.
    pub async fn followers(&self, account: AccountId) -> Result<u64, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM follow WHERE followed = $1";
        let query = sqlx::query_scalar(COUNT).bind(account.0);
        let count: i64 = query.fetch_one(&mut *self.reader().await?).await?;
        Ok(u64::try_from(count).unwrap_or_default())
    }

    /// Games under way of those whom somebody follows, the latest first.
    pub async fn games_followed(&self, account: AccountId, limit: u32) -> Result<Vec<Game>, Fault> {
        let list = format!(
            "SELECT {COLUMNS} FROM game WHERE ended IS NULL AND (
                white_account IN (SELECT followed FROM follow WHERE account = $1)
                OR black_account IN (SELECT followed FROM follow WHERE account = $1))
            ORDER BY begun DESC, id LIMIT $2"
        );
        let query = sqlx::query_as(AssertSqlSafe(list)).bind(account.0).bind(i64::from(limit));
        let rows: Vec<GameRow> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(Game::from).collect())
    }

    /// Somebody shows a game on his page from now on, or no longer; not if there are too many already.
    pub async fn favour(&self, account: AccountId, game: &str, at: Option<Moment>) -> Result<bool, Fault> {
        self.write(Favour { account, game: game.to_owned(), at }).await
    }

    /// Whether somebody shows a game on his page.
    pub async fn is_favourite(&self, account: AccountId, game: &str) -> Result<bool, Fault> {
        const LOOK: &str = "SELECT COUNT(*) FROM favourite WHERE account = $1 AND game = $2";
        let query = sqlx::query_scalar(LOOK).bind(account.0).bind(game);
        let count: i64 = query.fetch_one(&mut *self.reader().await?).await?;
        Ok(count > 0)
    }

    /// The games that somebody shows on his page, the last chosen first.
    pub async fn favourites(&self, account: AccountId) -> Result<Vec<Game>, Fault> {
        let list = format!(
            "SELECT {COLUMNS} FROM game JOIN (SELECT game AS chosen, at FROM favourite WHERE account = $1) AS own
                ON own.chosen = game.id ORDER BY own.at DESC, id"
        );
        let query = sqlx::query_as(AssertSqlSafe(list)).bind(account.0);
        let rows: Vec<GameRow> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(Game::from).collect())
    }
}
