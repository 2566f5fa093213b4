//! Who wants nothing to do with whom.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// So many one may block.
const MOST: i64 = 1000;

/// Somebody who is blocked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocked {
    pub account: AccountId,
    pub name: String,
    pub at: Moment,
}

struct Block {
    account: AccountId,
    blocked: AccountId,
    /// Since when; none: no longer.
    at: Option<Moment>,
}

impl Change for Block {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM block WHERE account = $1";
        const WRITE: &str = "INSERT INTO block (account, blocked, at) VALUES ($1, $2, $3)
            ON CONFLICT (account, blocked) DO NOTHING";
        const REMOVE: &str = "DELETE FROM block WHERE account = $1 AND blocked = $2";
        // Neither follows the other any more.
        const UNFOLLOW: &str = "DELETE FROM follow
            WHERE (account = $1 AND followed = $2) OR (account = $2 AND followed = $1)";
        let query = match self.at {
            Some(at) => {
                let count: i64 =
                    sqlx::query_scalar(COUNT).bind(self.account.0).fetch_one(&mut *connection).await?;
                if count >= MOST || self.account == self.blocked {
                    return Ok(false);
                }
                let unfollow = sqlx::query(UNFOLLOW).bind(self.account.0).bind(self.blocked.0);
                unfollow.execute(&mut *connection).await?;
                sqlx::query(WRITE).bind(self.account.0).bind(self.blocked.0).bind(at.millis())
            }
            None => sqlx::query(REMOVE).bind(self.account.0).bind(self.blocked.0),
        };
        query.execute(&mut *connection).await?;
        if self.at.is_some() {
            self.part(connection).await?;
        }
        Ok(true)
    }
}

impl Block {
    /// Neither takes part any longer in studies of the other.
    async fn part(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const STUDIES: &str = "DELETE FROM study_member WHERE account = $1
            AND study IN (SELECT id FROM study WHERE study.account = $2)";
        for (one, other) in [(self.account, self.blocked), (self.blocked, self.account)] {
            sqlx::query(STUDIES).bind(one.0).bind(other.0).execute(&mut *connection).await?;
        }
        Ok(())
    }
}

impl Database {
    /// Somebody wants nothing to do with another from now on; not if it is himself, or if there are too many already.
    pub async fn block(&self, account: AccountId, blocked: AccountId, at: Moment) -> Result<bool, Fault> {
        self.write(Block { account, blocked, at: Some(at) }).await
    }

    /// Not any more.
    pub async fn unblock(&self, account: AccountId, blocked: AccountId) -> Result<(), Fault> {
        self.write(Block { account, blocked, at: None }).await?;
        Ok(())
    }

    /// Whom somebody has blocked, by name.
    pub async fn blocked_by(&self, account: AccountId) -> Result<Vec<Blocked>, Fault> {
        const LIST: &str = "SELECT account.id, account.name, block.at FROM block
            JOIN account ON account.id = block.blocked WHERE block.account = $1 ORDER BY account.folded";
        let query = sqlx::query_as(LIST).bind(account.0);
        let rows: Vec<(i64, String, i64)> = query.fetch_all(&mut *self.reader().await?).await?;
        let blocked = |(id, name, at)| Blocked { account: AccountId(id), name, at: Moment::from_millis(at) };
        Ok(rows.into_iter().map(blocked).collect())
    }

    /// Everybody whom somebody has blocked, or who has blocked him, with their names.
    pub async fn apart_from(&self, account: AccountId) -> Result<Vec<(AccountId, String)>, Fault> {
        const LIST: &str = "SELECT id, name FROM account WHERE id IN (
            SELECT blocked FROM block WHERE account = $1 UNION SELECT account FROM block WHERE blocked = $1)";
        let query = sqlx::query_as(LIST).bind(account.0);
        let rows: Vec<(i64, String)> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(|(id, name)| (AccountId(id), name)).collect())
    }

    /// Whether one of two has blocked the other.
    pub async fn are_apart(&self, one: AccountId, other: AccountId) -> Result<bool, Fault> {
        const LOOK: &str = "SELECT COUNT(*) FROM block
            WHERE (account = $1 AND blocked = $2) OR (account = $2 AND blocked = $1)";
        let query = sqlx::query_scalar(LOOK).bind(one.0).bind(other.0);
        let count: i64 = query.fetch_one(&mut *self.reader().await?).await?;
        Ok(count > 0)
    }
}
