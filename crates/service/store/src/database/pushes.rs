//! Browsers that want messages while they are closed. What a message is and how it gets there is the server's.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database, SecretHash, next_number};
use crate::Fault;

/// So many browsers of one account are told; the oldest makes room.
const MOST: i64 = 10;

/// A browser to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPush {
    pub account: AccountId,
    /// What its owner calls it.
    pub label: String,
    /// Where its push service is reached.
    pub endpoint: String,
    /// Its key, in base64url.
    pub p256dh: String,
    /// What it shares with us, in base64url.
    pub auth: String,
    pub made: Moment,
}

/// A browser that is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Push {
    /// How its owner names it to us.
    pub number: i64,
    /// What its owner calls it.
    pub label: String,
    /// Where its push service is reached.
    pub endpoint: String,
    /// Its key, in base64url.
    pub p256dh: String,
    /// What it shares with us, in base64url.
    pub auth: String,
    pub made: Moment,
}

type Row = (i64, String, String, String, String, i64);

fn push((number, label, endpoint, p256dh, auth, made): Row) -> Push {
    Push { number, label, endpoint, p256dh, auth, made: Moment::from_millis(made) }
}

impl Change for NewPush {
    type Done = i64;

    async fn make(&self, connection: &mut AnyConnection) -> Result<i64, Fault> {
        const MAKE: &str = "INSERT INTO push (hash, number, account, label, endpoint, p256dh, auth, made)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        const ROOM: &str = "DELETE FROM push WHERE account = $1 AND number NOT IN
            (SELECT number FROM push WHERE account = $1 ORDER BY number DESC LIMIT $2)";
        let hash = SecretHash::of(&self.endpoint);
        // Whoever signs in by the same browser takes it over.
        sqlx::query("DELETE FROM push WHERE hash = $1").bind(hash.as_str()).execute(&mut *connection).await?;
        let number = next_number(connection, "push").await?;
        let query = sqlx::query(MAKE).bind(hash.as_str()).bind(number).bind(self.account.0);
        let query = query.bind(&self.label).bind(&self.endpoint).bind(&self.p256dh).bind(&self.auth);
        query.bind(self.made.millis()).execute(&mut *connection).await?;
        sqlx::query(ROOM).bind(self.account.0).bind(MOST).execute(connection).await?;
        Ok(number)
    }
}

struct Remove(AccountId, i64);

impl Change for Remove {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const REMOVE: &str = "DELETE FROM push WHERE account = $1 AND number = $2";
        let query = sqlx::query(REMOVE).bind(self.0.0).bind(self.1);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

impl Database {
    /// Keeps a browser that wants to be told; its number.
    pub async fn keep_push(&self, browser: NewPush) -> Result<i64, Fault> {
        self.write(browser).await
    }

    /// The browsers of an account, the first first.
    pub async fn pushes(&self, account: AccountId) -> Result<Vec<Push>, Fault> {
        const LIST: &str = "SELECT number, label, endpoint, p256dh, auth, made
            FROM push WHERE account = $1 ORDER BY number";
        let query = sqlx::query_as(LIST).bind(account.0);
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(push).collect())
    }

    /// Removes a browser of an account; whether there was one.
    pub async fn remove_push(&self, account: AccountId, number: i64) -> Result<bool, Fault> {
        self.write(Remove(account, number)).await
    }
}
