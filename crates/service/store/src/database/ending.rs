//! What a new password ends: whoever came in by the old one, or made himself a key while he was in, is out again.

use sqlx::AnyConnection;

use super::accounts::{Alter, Altered};
use super::writer::Change;
use super::{AccountId, AccountRefused, Database, SecretHash};
use crate::Fault;

/// What stays good when the password of an account changes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StaysGood {
    /// The session in which it is changed.
    pub session: Option<SecretHash>,
    /// The browser at which it is changed.
    pub device: Option<SecretHash>,
    /// Whether tokens and passkeys stay good.
    pub keys: bool,
}

/// Ends everything of an account but what is kept.
pub(crate) async fn end_all(
    connection: &mut AnyConnection,
    account: AccountId,
    kept: &StaysGood,
) -> Result<(), Fault> {
    let text = |hash: &Option<SecretHash>| hash.as_ref().map_or("", SecretHash::as_str).to_owned();
    for (end, but) in [
        ("DELETE FROM session WHERE account = $1 AND hash <> $2", text(&kept.session)),
        ("DELETE FROM device WHERE account = $1 AND hash <> $2", text(&kept.device)),
    ] {
        sqlx::query(end).bind(account.0).bind(but).execute(&mut *connection).await?;
    }
    for end in ["DELETE FROM reset WHERE account = $1", "DELETE FROM confirming WHERE account = $1"] {
        sqlx::query(end).bind(account.0).execute(&mut *connection).await?;
    }
    if kept.keys {
        return Ok(());
    }
    for end in [
        "DELETE FROM token WHERE account = $1",
        "DELETE FROM passkey WHERE account = $1",
        "DELETE FROM message WHERE account = $1",
        "DELETE FROM push WHERE account = $1",
    ] {
        sqlx::query(end).bind(account.0).execute(&mut *connection).await?;
    }
    Ok(())
}

struct NewPassword {
    account: AccountId,
    hash: String,
    kept: StaysGood,
}

impl Change for NewPassword {
    type Done = Result<(), AccountRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        let what = Altered::Password(Some(self.hash.clone()));
        if let Err(refused) = (Alter { account: self.account, what }).make(connection).await? {
            return Ok(Err(refused));
        }
        end_all(connection, self.account, &self.kept).await?;
        Ok(Ok(()))
    }
}

impl Database {
    /// Gives an account another password, by its hash, and ends what was opened by the old one: sessions, known
    /// browsers, links, tokens, passkeys, browsers that get messages. What is kept is said.
    pub async fn change_password(
        &self,
        account: AccountId,
        hash: String,
        kept: StaysGood,
    ) -> Result<(), AccountRefused> {
        self.write(NewPassword { account, hash, kept }).await?
    }
}
