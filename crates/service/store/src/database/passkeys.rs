//! Passkeys: public keys of devices by which their owners sign in. What a signature proves is judged by the server.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database, next_number};
use crate::Fault;

const READ: &str = "SELECT number, account, label, credential, public_key, signatures, made, seen
    FROM passkey WHERE credential = $1";
const LIST: &str = "SELECT number, account, label, credential, public_key, signatures, made, seen
    FROM passkey WHERE account = $1 ORDER BY number";

/// A passkey to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPasskey {
    /// Its name, as the device chose it, in base64url.
    pub credential: String,
    pub account: AccountId,
    /// What its owner calls it.
    pub label: String,
    /// The public key, in base64url.
    pub public_key: String,
    /// How often it has signed, as it says itself.
    pub signatures: u32,
    pub made: Moment,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passkey {
    /// How its owner names it to us.
    pub number: i64,
    pub account: AccountId,
    /// What its owner calls it.
    pub label: String,
    /// Its name, as the device chose it, in base64url.
    pub credential: String,
    /// The public key, in base64url.
    pub public_key: String,
    /// How often it has signed, as it says itself.
    pub signatures: u32,
    /// When it was kept.
    pub made: Moment,
    /// When it last signed, if it has.
    pub seen: Option<Moment>,
}

/// A passkey of this name is kept already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this passkey is kept already")]
pub struct PasskeyTaken;

type Row = (i64, i64, String, String, String, i64, i64, Option<i64>);

fn passkey((number, account, label, credential, public_key, signatures, made, seen): Row) -> Passkey {
    Passkey {
        number,
        account: AccountId(account),
        label,
        credential,
        public_key,
        signatures: u32::try_from(signatures).unwrap_or(u32::MAX),
        made: Moment::from_millis(made),
        seen: seen.map(Moment::from_millis),
    }
}

impl Change for NewPasskey {
    type Done = Result<i64, PasskeyTaken>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const MAKE: &str = "INSERT INTO passkey
                (credential, number, account, label, public_key, signatures, made, seen)
            VALUES ($1, $2, $3, $4, $5, $6, $7, NULL)";
        let there: Option<Row> =
            sqlx::query_as(READ).bind(&self.credential).fetch_optional(&mut *connection).await?;
        if there.is_some() {
            return Ok(Err(PasskeyTaken));
        }
        let number = next_number(connection, "passkey").await?;
        let query = sqlx::query(MAKE).bind(&self.credential).bind(number).bind(self.account.0);
        let query = query.bind(&self.label).bind(&self.public_key).bind(i64::from(self.signatures));
        query.bind(self.made.millis()).execute(connection).await?;
        Ok(Ok(number))
    }
}

/// A passkey has signed; whether it had signed less often before, or never says how often.
struct Signed {
    credential: String,
    signatures: u32,
    at: Moment,
}

impl Change for Signed {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const SIGNED: &str = "UPDATE passkey SET signatures = $2, seen = $3
            WHERE credential = $1 AND (signatures < $2 OR (signatures = 0 AND $2 = 0))";
        let query = sqlx::query(SIGNED).bind(&self.credential).bind(i64::from(self.signatures));
        Ok(query.bind(self.at.millis()).execute(connection).await?.rows_affected() > 0)
    }
}

struct Remove(AccountId, i64);

impl Change for Remove {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const REMOVE: &str = "DELETE FROM passkey WHERE account = $1 AND number = $2";
        let query = sqlx::query(REMOVE).bind(self.0.0).bind(self.1);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

impl Database {
    /// Keeps a passkey; its number.
    pub async fn keep_passkey(&self, passkey: NewPasskey) -> Result<Result<i64, PasskeyTaken>, Fault> {
        self.write(passkey).await
    }

    /// A passkey by the name its device gave it.
    pub async fn passkey(&self, credential: &str) -> Result<Option<Passkey>, Fault> {
        let query = sqlx::query_as(READ).bind(credential);
        let row: Option<Row> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(passkey))
    }

    /// The passkeys of an account, the first first.
    pub async fn passkeys(&self, account: AccountId) -> Result<Vec<Passkey>, Fault> {
        let query = sqlx::query_as(LIST).bind(account.0);
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(passkey).collect())
    }

    /// Writes down that a passkey has signed. It is refused, as false, if it had signed as often before: then there
    /// are two of it. A device that always says 0 does not count.
    pub async fn passkey_signed(&self, credential: &str, signatures: u32, at: Moment) -> Result<bool, Fault> {
        self.write(Signed { credential: credential.to_owned(), signatures, at }).await
    }

    /// Removes a passkey of an account; whether there was one.
    pub async fn remove_passkey(&self, account: AccountId, number: i64) -> Result<bool, Fault> {
        self.write(Remove(account, number)).await
    }
}
