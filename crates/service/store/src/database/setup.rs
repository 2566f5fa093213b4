//! Links by which whoever runs the site becomes its administrator, once.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::accounts::{Alter, Altered};
use super::writer::Change;
use super::{Account, AccountId, AccountRefused, Act, Database, NewAccount, SecretHash};
use crate::Fault;

/// Who uses such a link.
#[derive(Clone, PartialEq, Eq)]
pub enum Founder {
    New(NewAccount),
    /// Somebody who has an account.
    Member(Account),
}

struct Offer {
    hash: SecretHash,
    expires: Moment,
}

impl Change for Offer {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const MAKE: &str = "INSERT INTO setup_link (hash, expires) VALUES ($1, $2)";
        let query = sqlx::query(MAKE).bind(self.hash.as_str()).bind(self.expires.millis());
        query.execute(connection).await?;
        Ok(())
    }
}

struct Use {
    hash: SecretHash,
    founder: Founder,
    now: Moment,
}

async fn is_good(connection: &mut AnyConnection, hash: &SecretHash, now: Moment) -> Result<bool, Fault> {
    const READ: &str = "SELECT COUNT(*) FROM setup_link WHERE hash = $1 AND expires > $2";
    let query = sqlx::query_scalar(READ).bind(hash.as_str()).bind(now.millis());
    let count: i64 = query.fetch_one(connection).await?;
    Ok(count > 0)
}

impl Change for Use {
    type Done = Result<Option<Account>, AccountRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        // Whoever uses the same link at the same instant waits here, and then finds it gone.
        const FIRST_COME: &str = "UPDATE counter SET value = value WHERE name = 'account'";
        sqlx::query(FIRST_COME).execute(&mut *connection).await?;
        if !is_good(connection, &self.hash, self.now).await? {
            return Ok(Ok(None));
        }
        let account = match &self.founder {
            Founder::Member(account) => account.clone(),
            Founder::New(new) => match new.make(connection).await? {
                Ok(account) => account,
                Err(refused) => return Ok(Err(refused)),
            },
        };
        let made = Alter { account: account.id, what: Altered::Administrator(true) };
        if let Err(refused) = made.make(connection).await? {
            return Ok(Err(refused));
        }
        sqlx::query("DELETE FROM setup_link").execute(&mut *connection).await?;
        let act = Act {
            at: self.now,
            actor: String::new(),
            act: "administrator-made".to_owned(),
            subject: author(account.id),
            detail: String::new(),
        };
        act.make(connection).await?;
        Ok(Ok(Some(Account { administrator: true, ..account })))
    }
}

/// How the record names somebody.
fn author(account: AccountId) -> String {
    format!("account/{}", account.0)
}

impl Database {
    /// Whether somebody is an administrator whose account is open.
    pub async fn has_administrator(&self) -> Result<bool, Fault> {
        const COUNT: &str = "SELECT COUNT(*) FROM account WHERE administrator = 1
            AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.account = account.id)";
        let count: i64 = sqlx::query_scalar(COUNT).fetch_one(&mut *self.reader().await?).await?;
        Ok(count > 0)
    }

    /// Keeps a link by which somebody becomes an administrator, by the hash of its secret.
    pub async fn offer_setup(&self, hash: SecretHash, expires: Moment) -> Result<(), Fault> {
        self.write(Offer { hash, expires }).await
    }

    /// Whether such a link is good.
    pub async fn is_setup(&self, hash: &SecretHash, now: Moment) -> Result<bool, Fault> {
        is_good(&mut *self.reader().await?, hash, now).await
    }

    /// Uses such a link: who is an administrator now; nobody if the link is not good. All such links are used up.
    pub async fn use_setup(
        &self,
        hash: SecretHash,
        founder: Founder,
        now: Moment,
    ) -> Result<Option<Account>, AccountRefused> {
        self.write(Use { hash, founder, now }).await?
    }
}
