//! Sessions: who is signed in at which browser.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::accounts::{Row as AccountRow, account};
use super::writer::Change;
use super::{Account, AccountId, Database, SecretHash, next_number};
use crate::Fault;

/// When somebody was seen is written down once in this time.
const SEEN_AGAIN: Span = Span::minutes(1);

/// A session to be begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of the secret that the browser keeps.
    pub hash: SecretHash,
    pub account: AccountId,
    pub made: Moment,
    /// When it ends by itself.
    pub expires: Moment,
}

/// A session, without its secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// How its owner names it.
    pub number: i64,
    pub account: AccountId,
    /// When it was begun.
    pub made: Moment,
    /// When it was last used, give or take a minute.
    pub seen: Moment,
    /// When it ends by itself.
    pub expires: Moment,
}

type Row = (i64, i64, i64, i64, i64);

fn session((number, account, made, seen, expires): Row) -> Session {
    let [made, seen, expires] = [made, seen, expires].map(Moment::from_millis);
    Session { number, account: AccountId(account), made, seen, expires }
}

impl Change for NewSession {
    type Done = Session;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Session, Fault> {
        const MAKE: &str = "INSERT INTO session (hash, number, account, made, seen, expires)
            VALUES ($1, $2, $3, $4, $4, $5)";
        let number = next_number(connection, "session").await?;
        let query = sqlx::query(MAKE).bind(self.hash.as_str()).bind(number).bind(self.account.0);
        query.bind(self.made.millis()).bind(self.expires.millis()).execute(connection).await?;
        let (account, made, expires) = (self.account, self.made, self.expires);
        Ok(Session { number, account, made, seen: made, expires })
    }
}

/// Somebody was seen.
struct Seen {
    hash: SecretHash,
    at: Moment,
}

impl Change for Seen {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const SEEN: &str = "UPDATE session SET seen = $2 WHERE hash = $1 AND seen < $2";
        sqlx::query(SEEN).bind(self.hash.as_str()).bind(self.at.millis()).execute(connection).await?;
        Ok(())
    }
}

/// Which sessions end now. The answer is how many did.
enum End {
    One(SecretHash),
    Numbered(AccountId, i64),
    /// All of an account but the one of a hash, which may be none.
    Others(AccountId, Option<SecretHash>),
    Expired(Moment),
}

impl Change for End {
    type Done = u64;

    async fn make(&self, connection: &mut AnyConnection) -> Result<u64, Fault> {
        let query = match self {
            End::One(hash) => sqlx::query("DELETE FROM session WHERE hash = $1").bind(hash.as_str()),
            End::Numbered(account, number) => {
                sqlx::query("DELETE FROM session WHERE account = $1 AND number = $2")
                    .bind(account.0)
                    .bind(*number)
            }
            End::Others(account, kept) => {
                sqlx::query("DELETE FROM session WHERE account = $1 AND hash <> $2")
                    .bind(account.0)
                    .bind(kept.as_ref().map_or("", SecretHash::as_str))
            }
            End::Expired(now) => sqlx::query("DELETE FROM session WHERE expires <= $1").bind(now.millis()),
        };
        Ok(query.execute(connection).await?.rows_affected())
    }
}

impl Database {
    /// Begins a session.
    pub async fn begin_session(&self, session: NewSession) -> Result<Session, Fault> {
        self.write(session).await
    }

    /// Who is signed in by a secret, unless the session has ended or the account is closed. That he was seen is written down, not
    /// more often than once a minute.
    pub async fn session(&self, hash: &SecretHash, now: Moment) -> Result<Option<(Session, Account)>, Fault> {
        const READ: &str = "SELECT session.number, session.made, session.seen, session.expires,
                account.id, account.name, account.email, account.administrator, account.made
            FROM session JOIN account ON account.id = session.account
            WHERE session.hash = $1 AND session.expires > $2
                AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.account = account.id)";
        type Both = (i64, i64, i64, i64, i64, String, Option<String>, i64, i64);
        let query = sqlx::query_as(READ).bind(hash.as_str()).bind(now.millis());
        let row: Option<Both> = query.fetch_optional(&mut *self.reader().await?).await?;
        let Some((number, made, seen, expires, id, name, email, administrator, since)) = row else {
            return Ok(None);
        };
        let session = session((number, id, made, seen, expires));
        if now.since(session.seen) > SEEN_AGAIN {
            self.write(Seen { hash: hash.clone(), at: now }).await?;
        }
        let whose: AccountRow = (id, name, email, administrator, since, 0);
        Ok(Some((session, account(whose))))
    }

    /// The sessions of an account, the last begun first.
    pub async fn sessions(&self, account: AccountId, now: Moment) -> Result<Vec<Session>, Fault> {
        const LIST: &str = "SELECT number, account, made, seen, expires FROM session
            WHERE account = $1 AND expires > $2 ORDER BY number DESC";
        let query = sqlx::query_as(LIST).bind(account.0).bind(now.millis());
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(session).collect())
    }

    /// Ends a session; whether there was one.
    pub async fn end_session(&self, hash: &SecretHash) -> Result<bool, Fault> {
        Ok(self.write(End::One(hash.clone())).await? > 0)
    }

    /// Ends a session of an account by its number; whether there was one.
    pub async fn end_session_number(&self, account: AccountId, number: i64) -> Result<bool, Fault> {
        Ok(self.write(End::Numbered(account, number)).await? > 0)
    }

    /// Ends all sessions of an account, or all but one: after a new password, say. How many there were.
    pub async fn end_sessions(&self, account: AccountId, but: Option<&SecretHash>) -> Result<u64, Fault> {
        self.write(End::Others(account, but.cloned())).await
    }

    /// Forgets sessions that have ended by themselves. How many there were.
    pub async fn forget_ended_sessions(&self, now: Moment) -> Result<u64, Fault> {
        self.write(End::Expired(now)).await
    }
}
