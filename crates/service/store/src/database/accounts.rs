//! Accounts: who is known to the server.

use damier_clock::Moment;
use serde::{Deserialize, Serialize};
use sqlx::AnyConnection;

use super::name::NameKey;
use super::retired::is_retired;
use super::writer::Change;
use super::{AccountName, Database, next_number};
use crate::Fault;

const TAKEN: &str = "SELECT name FROM account WHERE folded = $1 OR skeleton = $2";
/// Whoever makes an account waits here for whoever else does, and then sees it.
const FIRST_COME: &str = "UPDATE counter SET value = value WHERE name = 'account'";
const MAKE: &str = "INSERT INTO account (id, name, folded, skeleton, password, email, administrator, made)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";

/// The number of an account. The first one made is 1; no number is given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AccountId(pub i64);

/// An account, without its secrets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    pub id: AccountId,
    pub name: AccountName,
    /// Where its owner can be written to, if that is known.
    pub email: Option<String>,
    /// Whether it may do what only an administrator may.
    pub administrator: bool,
    /// When it was made.
    pub made: Moment,
    /// Whether an administrator has closed it, so that nobody can sign in.
    pub closed: bool,
}

/// An account and what its owner signs in with.
#[derive(Clone, PartialEq, Eq)]
pub struct Credentials {
    pub account: Account,
    /// The hash of the password in PHC form, if it has one.
    pub password: Option<String>,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("account", &self.account).finish_non_exhaustive()
    }
}

/// An account to be made.
#[derive(Clone, PartialEq, Eq)]
pub struct NewAccount {
    pub name: AccountName,
    /// The hash of its password in PHC form, if it has one.
    pub password: Option<String>,
    /// Where its owner can be written to.
    pub email: Option<String>,
    pub made: Moment,
}

/// Why no account was made or changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AccountRefused {
    /// Somebody has this name, or one that looks like it.
    #[error("the name is taken: there is {by}")]
    Taken {
        /// The name that is in the way.
        by: String,
    },
    /// There is no such account.
    #[error("there is no such account")]
    Unknown,
    /// The last administrator cannot step down.
    #[error("this is the last administrator")]
    LastAdministrator,
    /// The database cannot do it.
    #[error(transparent)]
    Store(#[from] Fault),
}

pub(crate) type Row = (i64, String, Option<String>, i64, i64, i64);

pub(crate) fn account((id, name, email, administrator, made, closed): Row) -> Account {
    Account {
        id: AccountId(id),
        name: AccountName::stored(name),
        email,
        administrator: administrator != 0,
        made: Moment::from_millis(made),
        closed: closed != 0,
    }
}

impl Change for NewAccount {
    type Done = Result<Account, AccountRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        sqlx::query(FIRST_COME).execute(&mut *connection).await?;
        let (folded, skeleton) = (self.name.folded(), self.name.skeleton());
        let query = sqlx::query_scalar(TAKEN).bind(&folded).bind(&skeleton);
        if let Some(by) = query.fetch_optional(&mut *connection).await? {
            return Ok(Err(AccountRefused::Taken { by }));
        }
        if is_retired(connection, &self.name, self.made).await? {
            return Ok(Err(AccountRefused::Taken { by: self.name.to_string() }));
        }
        let id = next_number(connection, "account").await?;
        let administrator = false;
        sqlx::query(MAKE)
            .bind(id)
            .bind(self.name.as_str())
            .bind(folded)
            .bind(skeleton)
            .bind(self.password.as_deref())
            .bind(self.email.as_deref())
            .bind(i64::from(administrator))
            .bind(self.made.millis())
            .execute(connection)
            .await?;
        let (name, email) = (self.name.clone(), self.email.clone());
        Ok(Ok(Account { id: AccountId(id), name, email, administrator, made: self.made, closed: false }))
    }
}

/// A change of one column of an account.
pub(crate) struct Alter {
    pub(crate) account: AccountId,
    pub(crate) what: Altered,
}

pub(crate) enum Altered {
    Password(Option<String>),
    Email(Option<String>),
    Administrator(bool),
}

impl Change for Alter {
    type Done = Result<(), AccountRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        // Two administrators who step down at once would leave none.
        sqlx::query(FIRST_COME).execute(&mut *connection).await?;
        let query = match &self.what {
            Altered::Password(hash) => sqlx::query("UPDATE account SET password = $2 WHERE id = $1")
                .bind(self.account.0)
                .bind(hash.as_deref()),
            Altered::Email(email) => sqlx::query("UPDATE account SET email = $2 WHERE id = $1")
                .bind(self.account.0)
                .bind(email.as_deref()),
            Altered::Administrator(yes) => {
                if !yes && is_last_administrator(connection, self.account).await? {
                    return Ok(Err(AccountRefused::LastAdministrator));
                }
                sqlx::query("UPDATE account SET administrator = $2 WHERE id = $1")
                    .bind(self.account.0)
                    .bind(i64::from(*yes))
            }
        };
        let changed = query.execute(connection).await?.rows_affected();
        Ok(if changed == 0 { Err(AccountRefused::Unknown) } else { Ok(()) })
    }
}

pub(crate) async fn is_last_administrator(
    connection: &mut AnyConnection,
    account: AccountId,
) -> Result<bool, Fault> {
    const ALL: &str = "SELECT id FROM account WHERE administrator = 1
        AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.account = account.id) LIMIT 2";
    let all: Vec<i64> = sqlx::query_scalar(ALL).fetch_all(connection).await?;
    Ok(all == [account.0])
}

impl Database {
    /// Makes an account, of nobody in particular: rights are given.
    pub async fn create_account(&self, account: NewAccount) -> Result<Account, AccountRefused> {
        self.write(account).await?
    }

    /// An account by its number.
    pub async fn account(&self, id: AccountId) -> Result<Option<Account>, Fault> {
        const READ: &str = "SELECT id, name, email, administrator, made,
            (SELECT COUNT(*) FROM closed WHERE closed.account = account.id) FROM account WHERE id = $1";
        let query = sqlx::query_as(READ).bind(id.0);
        let row: Option<Row> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(account))
    }

    /// An account by its name, whatever its capitals, with the hash of its password.
    pub async fn credentials(&self, name: &str) -> Result<Option<Credentials>, Fault> {
        const READ: &str = "SELECT id, name, email, administrator, made,
            (SELECT COUNT(*) FROM closed WHERE closed.account = account.id), password
            FROM account WHERE folded = $1";
        let query = sqlx::query_as(READ).bind(NameKey::of(name).into_string());
        type WithPassword = (i64, String, Option<String>, i64, i64, i64, Option<String>);
        let row: Option<WithPassword> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(|(id, name, email, administrator, made, closed, password)| Credentials {
            account: account((id, name, email, administrator, made, closed)),
            password,
        }))
    }

    /// Accounts by the beginning of their names, whatever the capitals, in the order of the names.
    pub async fn find_accounts(&self, beginning: &str, limit: u32) -> Result<Vec<Account>, Fault> {
        const FIND: &str = "SELECT id, name, email, administrator, made,
            (SELECT COUNT(*) FROM closed WHERE closed.account = account.id) FROM account
            WHERE substr(folded, 1, length($1)) = $1 ORDER BY folded LIMIT $2";
        let query = sqlx::query_as(FIND).bind(NameKey::of(beginning).into_string()).bind(i64::from(limit));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(account).collect())
    }

    /// Whether somebody is the only administrator, who can neither step down nor leave.
    pub async fn is_last_administrator(&self, account: AccountId) -> Result<bool, Fault> {
        is_last_administrator(&mut *self.reader().await?, account).await
    }

    /// How many accounts there are.
    pub async fn count_accounts(&self) -> Result<u64, Fault> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM account");
        let count: i64 = query.fetch_one(&mut *self.reader().await?).await?;
        Ok(count.unsigned_abs())
    }

    /// Gives an account another password, by its hash, or takes it away.
    pub async fn set_password(&self, account: AccountId, hash: Option<String>) -> Result<(), AccountRefused> {
        self.write(Alter { account, what: Altered::Password(hash) }).await?
    }

    /// Changes the address its owner can be written to, or forgets it.
    pub async fn set_email(&self, account: AccountId, email: Option<String>) -> Result<(), AccountRefused> {
        self.write(Alter { account, what: Altered::Email(email) }).await?
    }

    /// Makes somebody an administrator or no longer one; there is always one left.
    pub async fn set_administrator(&self, account: AccountId, yes: bool) -> Result<(), AccountRefused> {
        self.write(Alter { account, what: Altered::Administrator(yes) }).await?
    }
}
