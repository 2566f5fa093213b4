//! Links by which somebody who has lost his password may choose a new one, once.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database, SecretHash};
use crate::Fault;

/// A link to be handed out. Those handed out before for the same account open nothing any more.
pub(crate) struct Offer {
    pub(crate) hash: SecretHash,
    pub(crate) account: AccountId,
    pub(crate) expires: Moment,
}

impl Change for Offer {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const MAKE: &str = "INSERT INTO reset (hash, account, expires) VALUES ($1, $2, $3)";
        let earlier = sqlx::query("DELETE FROM reset WHERE account = $1").bind(self.account.0);
        earlier.execute(&mut *connection).await?;
        let query = sqlx::query(MAKE).bind(self.hash.as_str()).bind(self.account.0);
        query.bind(self.expires.millis()).execute(connection).await?;
        Ok(())
    }
}

/// A link is used: the password changes and all sessions end. Whose it was, if it still was good.
struct Use {
    hash: SecretHash,
    password: String,
    now: Moment,
}

impl Change for Use {
    type Done = Option<AccountId>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Option<AccountId>, Fault> {
        const TAKE: &str = "DELETE FROM reset WHERE hash = $1 AND expires > $2 RETURNING account";
        let query = sqlx::query_scalar(TAKE).bind(self.hash.as_str()).bind(self.now.millis());
        let Some(account) = query.fetch_optional(&mut *connection).await? else { return Ok(None) };
        let account: i64 = account;
        let query = sqlx::query("UPDATE account SET password = $2 WHERE id = $1");
        query.bind(account).bind(&self.password).execute(&mut *connection).await?;
        let query = sqlx::query("DELETE FROM session WHERE account = $1").bind(account);
        query.execute(connection).await?;
        Ok(Some(AccountId(account)))
    }
}

impl Database {
    /// Whose password a link may change, while it is good.
    pub async fn reset(&self, hash: &SecretHash, now: Moment) -> Result<Option<AccountId>, Fault> {
        const READ: &str = "SELECT account FROM reset WHERE hash = $1 AND expires > $2";
        let query = sqlx::query_scalar(READ).bind(hash.as_str()).bind(now.millis());
        let account: Option<i64> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(account.map(AccountId))
    }

    /// Uses a link: the account gets another password, by its hash, and all its sessions end. Whose it was; nobody's
    /// if the link is not good or has been used.
    pub async fn use_reset(
        &self,
        hash: SecretHash,
        password: String,
        now: Moment,
    ) -> Result<Option<AccountId>, Fault> {
        self.write(Use { hash, password, now }).await
    }
}
