//! Tokens: by which programs act for somebody, within bounds.

use damier_clock::{Moment, Span};
use sqlx::AnyConnection;

use super::writer::Change;
use super::{Account, AccountId, Database, SecretHash, next_number};
use crate::Fault;

/// When a token was used is written down once in this time.
const SEEN_AGAIN: Span = Span::minutes(1);

/// A token to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewToken {
    /// The hash of the secret that its owner is shown once.
    pub hash: SecretHash,
    pub account: AccountId,
    /// What its owner calls it.
    pub label: String,
    /// What may be done with it: words without spaces.
    pub scopes: Vec<String>,
    pub made: Moment,
    /// When it ends by itself.
    pub expires: Moment,
}

/// A token, without its secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// How its owner names it.
    pub number: i64,
    pub account: AccountId,
    /// What its owner calls it.
    pub label: String,
    /// What may be done with it.
    pub scopes: Vec<String>,
    /// When it was made.
    pub made: Moment,
    /// When it was last used, give or take a minute.
    pub seen: Option<Moment>,
    /// When it ends by itself; none: from before all did, and soon to get an end.
    pub expires: Option<Moment>,
}

type Row = (i64, i64, String, String, i64, Option<i64>, Option<i64>);

fn token((number, account, label, scopes, made, seen, expires): Row) -> Token {
    let [seen, expires] = [seen, expires].map(|at| at.map(Moment::from_millis));
    let scopes = scopes.split_whitespace().map(str::to_owned).collect();
    let account = AccountId(account);
    Token { number, account, label, scopes, made: Moment::from_millis(made), seen, expires }
}

impl Change for NewToken {
    type Done = Token;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Token, Fault> {
        const MAKE: &str = "INSERT INTO token (hash, number, account, label, scopes, made, seen, expires)
            VALUES ($1, $2, $3, $4, $5, $6, NULL, $7)";
        let number = next_number(connection, "token").await?;
        let (expires, scopes) = (self.expires.millis(), self.scopes.join(" "));
        let query = sqlx::query(MAKE).bind(self.hash.as_str()).bind(number).bind(self.account.0);
        let query = query.bind(&self.label).bind(&scopes).bind(self.made.millis()).bind(expires);
        query.execute(connection).await?;
        Ok(token((
            number,
            self.account.0,
            self.label.clone(),
            scopes,
            self.made.millis(),
            None,
            Some(expires),
        )))
    }
}

/// A token was used.
struct Seen(SecretHash, Moment);

impl Change for Seen {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const SEEN: &str = "UPDATE token SET seen = $2 WHERE hash = $1 AND (seen IS NULL OR seen < $2)";
        sqlx::query(SEEN).bind(self.0.as_str()).bind(self.1.millis()).execute(connection).await?;
        Ok(())
    }
}

/// A token is no longer good; whether there was one.
struct Revoke(AccountId, i64);

impl Change for Revoke {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const REVOKE: &str = "DELETE FROM token WHERE account = $1 AND number = $2";
        let query = sqlx::query(REVOKE).bind(self.0.0).bind(self.1);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

impl Database {
    /// Makes a token.
    pub async fn create_token(&self, token: NewToken) -> Result<Token, Fault> {
        self.write(token).await
    }

    /// For whom somebody acts by a secret, and what he may do, unless the token has ended or the account is closed. That it was used
    /// is written down, not more often than once a minute.
    pub async fn token(&self, hash: &SecretHash, now: Moment) -> Result<Option<(Token, Account)>, Fault> {
        const READ: &str = "SELECT number, account, label, scopes, made, seen, expires FROM token
            WHERE hash = $1 AND (expires IS NULL OR expires > $2)";
        let query = sqlx::query_as(READ).bind(hash.as_str()).bind(now.millis());
        let found = query.fetch_optional(&mut *self.reader().await?).await?.map(token);
        let Some(found) = found else { return Ok(None) };
        let owner = self.account(found.account).await?;
        let Some(owner) = owner.filter(|owner| !owner.closed) else { return Ok(None) };
        if found.seen.is_none_or(|seen| now.since(seen) > SEEN_AGAIN) {
            self.write(Seen(hash.clone(), now)).await?;
        }
        Ok(Some((found, owner)))
    }

    /// The tokens of an account, the last made first.
    pub async fn tokens(&self, account: AccountId) -> Result<Vec<Token>, Fault> {
        const LIST: &str = "SELECT number, account, label, scopes, made, seen, expires FROM token
            WHERE account = $1 ORDER BY number DESC";
        let rows: Vec<Row> =
            sqlx::query_as(LIST).bind(account.0).fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(token).collect())
    }

    /// Takes a token of an account back; whether there was one.
    pub async fn revoke_token(&self, account: AccountId, number: i64) -> Result<bool, Fault> {
        self.write(Revoke(account, number)).await
    }
}
