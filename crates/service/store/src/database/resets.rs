//! Links by which somebody who has lost his password may choose a new one, once.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::ending::{StaysGood, end_all};
use super::writer::Change;
use super::{AccountId, Database, SecretHash};
use crate::Fault;

const MAKE: &str = "INSERT INTO reset (hash, account, expires) VALUES ($1, $2, $3)";

/// A link to be handed out. Those handed out before for the same account open nothing any more.
pub(crate) struct Offer {
    pub(crate) hash: SecretHash,
    pub(crate) account: AccountId,
    pub(crate) expires: Moment,
}

impl Change for Offer {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        let earlier = sqlx::query("DELETE FROM reset WHERE account = $1").bind(self.account.0);
        earlier.execute(&mut *connection).await?;
        let query = sqlx::query(MAKE).bind(self.hash.as_str()).bind(self.account.0);
        query.bind(self.expires.millis()).execute(connection).await?;
        Ok(())
    }
}

/// A link that somebody asked for himself. Others stay good, so that nobody makes them worthless by asking too.
struct Ask(Offer);

impl Change for Ask {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        let own = &self.0;
        let query = sqlx::query(MAKE).bind(own.hash.as_str()).bind(own.account.0);
        query.bind(own.expires.millis()).execute(connection).await?;
        Ok(())
    }
}

/// A link is used: the password changes and everything that was opened by the old one ends. Whose it was, if it still was good.
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
        end_all(connection, AccountId(account), &StaysGood::default()).await?;
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

    /// Keeps a link that its owner has asked for, by the hash of its secret.
    pub async fn ask_reset(
        &self,
        hash: SecretHash,
        account: AccountId,
        expires: Moment,
    ) -> Result<(), Fault> {
        self.write(Ask(Offer { hash, account, expires })).await
    }

    /// Uses a link: the account gets another password, by its hash, and everything that was opened by the old one
    /// ends, tokens and passkeys too. Whose it was; nobody's if the link is not good or has been used.
    pub async fn use_reset(
        &self,
        hash: SecretHash,
        password: String,
        now: Moment,
    ) -> Result<Option<AccountId>, Fault> {
        self.write(Use { hash, password, now }).await
    }
}
