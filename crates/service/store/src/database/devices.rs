//! Browsers that are known to an account, because its owner has signed in there. A stranger who guesses at a password
//! has none of them, so he can be made to wait without the owner.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database, SecretHash, next_number};
use crate::Fault;

/// So many browsers of one account are known; the one that was longest away makes room.
const MOST: i64 = 20;

/// A browser at which somebody has just signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDevice {
    /// The hash of the secret that it kept so far, if it did.
    pub before: Option<SecretHash>,
    /// The hash of the secret that it keeps from now on.
    pub hash: SecretHash,
    /// To whom it is known.
    pub account: AccountId,
    /// What it says of itself.
    pub label: String,
    pub at: Moment,
}

/// A browser that is known to an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    /// How its owner names it to us.
    pub number: i64,
    /// What it says of itself.
    pub label: String,
    /// Since when it is known.
    pub made: Moment,
    /// When somebody last signed in there.
    pub seen: Moment,
    /// Whether it is the one of the hash that was asked for.
    pub own: bool,
}

impl Change for NewDevice {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const RENAME: &str = "UPDATE device SET hash = $2 WHERE hash = $1";
        const SEEN: &str = "UPDATE device SET seen = $3, label = $4 WHERE hash = $1 AND account = $2";
        const MAKE: &str = "INSERT INTO device (hash, account, number, label, made, seen)
            VALUES ($1, $2, $3, $4, $5, $5)";
        const ROOM: &str = "DELETE FROM device WHERE account = $1 AND number NOT IN
            (SELECT number FROM device WHERE account = $1 ORDER BY seen DESC, number DESC LIMIT $2)";
        if let Some(before) = &self.before {
            let query = sqlx::query(RENAME).bind(before.as_str()).bind(self.hash.as_str());
            query.execute(&mut *connection).await?;
        }
        let query = sqlx::query(SEEN).bind(self.hash.as_str()).bind(self.account.0);
        let seen = query.bind(self.at.millis()).bind(&self.label).execute(&mut *connection).await?;
        if seen.rows_affected() > 0 {
            return Ok(false);
        }
        let number = next_number(connection, "device").await?;
        let query = sqlx::query(MAKE).bind(self.hash.as_str()).bind(self.account.0).bind(number);
        query.bind(&self.label).bind(self.at.millis()).execute(&mut *connection).await?;
        sqlx::query(ROOM).bind(self.account.0).bind(MOST).execute(connection).await?;
        Ok(true)
    }
}

struct Remove(AccountId, i64);

impl Change for Remove {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const REMOVE: &str = "DELETE FROM device WHERE account = $1 AND number = $2";
        let query = sqlx::query(REMOVE).bind(self.0.0).bind(self.1);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

impl Database {
    /// A browser at which somebody has signed in is known to his account from now on; whether it was not before.
    pub async fn know_device(&self, device: NewDevice) -> Result<bool, Fault> {
        self.write(device).await
    }

    /// Whether a browser is known to an account.
    pub async fn knows_device(&self, hash: &SecretHash, account: AccountId) -> Result<bool, Fault> {
        const READ: &str = "SELECT COUNT(*) FROM device WHERE hash = $1 AND account = $2";
        let query = sqlx::query_scalar(READ).bind(hash.as_str()).bind(account.0);
        let count: i64 = query.fetch_one(&mut *self.reader().await?).await?;
        Ok(count > 0)
    }

    /// The browsers that are known to an account, the one last seen first. `own` is the one that asks.
    pub async fn devices(&self, account: AccountId, own: Option<&SecretHash>) -> Result<Vec<Device>, Fault> {
        const LIST: &str = "SELECT number, label, made, seen, hash FROM device
            WHERE account = $1 ORDER BY seen DESC, number DESC";
        let query = sqlx::query_as(LIST).bind(account.0);
        let rows: Vec<(i64, String, i64, i64, String)> = query.fetch_all(&mut *self.reader().await?).await?;
        let device = |(number, label, made, seen, hash): (i64, String, i64, i64, String)| {
            let [made, seen] = [made, seen].map(Moment::from_millis);
            Device { number, label, made, seen, own: own.is_some_and(|own| own.as_str() == hash) }
        };
        Ok(rows.into_iter().map(device).collect())
    }

    /// A browser is no longer known to an account; whether it was.
    pub async fn remove_device(&self, account: AccountId, number: i64) -> Result<bool, Fault> {
        self.write(Remove(account, number)).await
    }
}
