//! Accounts that an administrator has closed: everything stays, but sessions end, tokens open nothing and nobody can
//! sign in.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::accounts::is_last_administrator;
use super::writer::Change;
use super::{AccountId, AccountRefused};
use crate::Fault;

/// Closes an account from a moment on, or opens it again. The last administrator cannot be shut out.
pub(crate) struct Close {
    pub(crate) account: AccountId,
    pub(crate) at: Option<Moment>,
}

impl Change for Close {
    type Done = Result<(), AccountRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const LOCK: &str = "UPDATE counter SET value = value WHERE name = 'account'";
        const THERE: &str = "SELECT COUNT(*) FROM account WHERE id = $1";
        const CLOSE: &str =
            "INSERT INTO closed (account, at) VALUES ($1, $2) ON CONFLICT (account) DO NOTHING";
        sqlx::query(LOCK).execute(&mut *connection).await?;
        let there: i64 = sqlx::query_scalar(THERE).bind(self.account.0).fetch_one(&mut *connection).await?;
        if there == 0 {
            return Ok(Err(AccountRefused::Unknown));
        }
        let Some(at) = self.at else {
            let query = sqlx::query("DELETE FROM closed WHERE account = $1").bind(self.account.0);
            query.execute(connection).await?;
            return Ok(Ok(()));
        };
        if is_last_administrator(connection, self.account).await? {
            return Ok(Err(AccountRefused::LastAdministrator));
        }
        sqlx::query(CLOSE).bind(self.account.0).bind(at.millis()).execute(&mut *connection).await?;
        for end in [
            "DELETE FROM session WHERE account = $1",
            "DELETE FROM reset WHERE account = $1",
            "DELETE FROM device WHERE account = $1",
        ] {
            sqlx::query(end).bind(self.account.0).execute(&mut *connection).await?;
        }
        Ok(Ok(()))
    }
}
