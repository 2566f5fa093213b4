//! Settings: of the site, and of each account.

use sqlx::AnyConnection;

use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Those of the site.
    Site,
    /// Those of an account.
    Account(AccountId),
}

impl Scope {
    /// As it is stored.
    pub(crate) fn text(self) -> String {
        match self {
            Scope::Site => String::new(),
            Scope::Account(account) => format!("account/{}", account.0),
        }
    }
}

pub(crate) struct Set {
    pub(crate) scope: Scope,
    pub(crate) name: String,
    pub(crate) value: Option<String>,
}

impl Change for Set {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str = "INSERT INTO setting (scope, name, value) VALUES ($1, $2, $3)
            ON CONFLICT (scope, name) DO UPDATE SET value = excluded.value";
        const REMOVE: &str = "DELETE FROM setting WHERE scope = $1 AND name = $2";
        let query = match &self.value {
            Some(value) => sqlx::query(WRITE).bind(self.scope.text()).bind(&self.name).bind(value),
            None => sqlx::query(REMOVE).bind(self.scope.text()).bind(&self.name),
        };
        query.execute(connection).await?;
        Ok(())
    }
}

/// A setting that is written once.
struct Found {
    scope: Scope,
    name: String,
    value: String,
}

impl Change for Found {
    type Done = String;

    async fn make(&self, connection: &mut AnyConnection) -> Result<String, Fault> {
        const WRITE: &str = "INSERT INTO setting (scope, name, value) VALUES ($1, $2, $3)
            ON CONFLICT (scope, name) DO NOTHING";
        let query = sqlx::query(WRITE).bind(self.scope.text()).bind(&self.name).bind(&self.value);
        query.execute(&mut *connection).await?;
        Ok(sqlx::query_scalar(READ).bind(self.scope.text()).bind(&self.name).fetch_one(connection).await?)
    }
}

const READ: &str = "SELECT value FROM setting WHERE scope = $1 AND name = $2";

impl Database {
    pub async fn setting(&self, scope: Scope, name: &str) -> Result<Option<String>, Fault> {
        let query = sqlx::query_scalar(READ).bind(scope.text()).bind(name);
        Ok(query.fetch_optional(&mut *self.reader().await?).await?)
    }

    /// A setting that has this value if it had none. Several machines that ask at once get the same.
    pub async fn setting_or(&self, scope: Scope, name: &str, value: &str) -> Result<String, Fault> {
        match self.setting(scope, name).await? {
            Some(value) => Ok(value),
            None => self.write(Found { scope, name: name.to_owned(), value: value.to_owned() }).await,
        }
    }

    /// All settings by name.
    pub async fn settings(&self, scope: Scope) -> Result<Vec<(String, String)>, Fault> {
        const LIST: &str = "SELECT name, value FROM setting WHERE scope = $1 ORDER BY name";
        let query = sqlx::query_as(LIST).bind(scope.text());
        Ok(query.fetch_all(&mut *self.reader().await?).await?)
    }

    /// Changes a setting, or takes it away.
    pub async fn set(&self, scope: Scope, name: &str, value: Option<&str>) -> Result<(), Fault> {
        let (name, value) = (name.to_owned(), value.map(str::to_owned));
        self.write(Set { scope, name, value }).await
    }
}
