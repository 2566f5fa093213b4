//! Addresses that their readers have confirmed: no other address is written to.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database, SecretHash};
use crate::Fault;

/// A link to be sent. Those sent before for the same account open nothing any more.
struct Offer {
    hash: SecretHash,
    account: AccountId,
    address: String,
    expires: Moment,
}

impl Change for Offer {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const MAKE: &str = "INSERT INTO confirming (hash, account, address, expires) VALUES ($1, $2, $3, $4)";
        let earlier = sqlx::query("DELETE FROM confirming WHERE account = $1").bind(self.account.0);
        earlier.execute(&mut *connection).await?;
        let query = sqlx::query(MAKE).bind(self.hash.as_str()).bind(self.account.0).bind(&self.address);
        query.bind(self.expires.millis()).execute(connection).await?;
        Ok(())
    }
}

/// A link is followed.
struct Confirm {
    hash: SecretHash,
    now: Moment,
}

impl Change for Confirm {
    type Done = Option<AccountId>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Option<AccountId>, Fault> {
        const TAKE: &str =
            "DELETE FROM confirming WHERE hash = $1 AND expires > $2 RETURNING account, address";
        const KEEP: &str = "INSERT INTO mailbox (account, address, at) VALUES ($1, $2, $3)
            ON CONFLICT (account) DO UPDATE SET address = excluded.address, at = excluded.at";
        let query = sqlx::query_as(TAKE).bind(self.hash.as_str()).bind(self.now.millis());
        let taken: Option<(i64, String)> = query.fetch_optional(&mut *connection).await?;
        let Some((account, address)) = taken else { return Ok(None) };
        let query = sqlx::query(KEEP).bind(account).bind(address).bind(self.now.millis());
        query.execute(connection).await?;
        Ok(Some(AccountId(account)))
    }
}

impl Database {
    /// Keeps a link that confirms an address of an account, by the hash of its secret.
    pub async fn offer_confirming(
        &self,
        hash: SecretHash,
        account: AccountId,
        address: &str,
        expires: Moment,
    ) -> Result<(), Fault> {
        self.write(Offer { hash, account, address: address.to_owned(), expires }).await
    }

    /// Which address of whom a link confirms, while it is good.
    pub async fn confirming(
        &self,
        hash: &SecretHash,
        now: Moment,
    ) -> Result<Option<(AccountId, String)>, Fault> {
        const READ: &str = "SELECT account, address FROM confirming WHERE hash = $1 AND expires > $2";
        let query = sqlx::query_as(READ).bind(hash.as_str()).bind(now.millis());
        let found: Option<(i64, String)> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(found.map(|(account, address)| (AccountId(account), address)))
    }

    /// Follows a link: the address is confirmed. Whose it is; nobody's if the link is not good or has been used.
    pub async fn confirm(&self, hash: SecretHash, now: Moment) -> Result<Option<AccountId>, Fault> {
        self.write(Confirm { hash, now }).await
    }

    /// Whose confirmed address this is: open accounts, not more than so many.
    pub async fn owners_of(&self, address: &str, most: u32) -> Result<Vec<AccountId>, Fault> {
        const READ: &str = "SELECT mailbox.account FROM mailbox
            JOIN account ON account.id = mailbox.account AND account.email = mailbox.address
            WHERE lower(mailbox.address) = lower($1)
                AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.account = mailbox.account)
            ORDER BY mailbox.account LIMIT $2";
        let query = sqlx::query_scalar(READ).bind(address).bind(i64::from(most));
        let found: Vec<i64> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(found.into_iter().map(AccountId).collect())
    }

    /// The address of an account, if it has been confirmed, has not been changed since, and the account is open.
    pub async fn mailbox(&self, account: AccountId) -> Result<Option<String>, Fault> {
        const READ: &str = "SELECT mailbox.address FROM mailbox
            JOIN account ON account.id = mailbox.account AND account.email = mailbox.address
            WHERE mailbox.account = $1
                AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.account = mailbox.account)";
        let query = sqlx::query_scalar(READ).bind(account.0);
        Ok(query.fetch_optional(&mut *self.reader().await?).await?)
    }
}
