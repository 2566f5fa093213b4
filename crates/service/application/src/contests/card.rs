//! What somebody tells of himself when he enters a contest, kept with his account so that he need not tell it again.

use damier_store::{Account, AccountId, Database, Fault, Scope};

/// What is kept, by the names of the fields that ask for it.
const KEPT: [&str; 7] = ["name", "place", "born", "address", "category", "society", "id"];

/// What somebody has told of himself.
#[derive(Debug, Default)]
pub struct Card(Vec<(String, String)>);

impl Card {
    /// What an account has told before; a stranger has told nothing.
    pub async fn of(database: &Database, account: Option<&Account>) -> Result<Card, Fault> {
        let Some(account) = account else { return Ok(Card::default()) };
        let settings = database.settings(Scope::Account(account.id)).await?;
        let own = settings.into_iter().filter_map(|(name, value)| {
            let field = name.strip_prefix("contest-")?;
            Some((field.to_owned(), value))
        });
        Ok(Card(own.collect()))
    }

    /// What stands in a field.
    pub fn text(&self, field: &str) -> &str {
        self.0.iter().find(|(name, _)| name == field).map(|(_, text)| text.as_str()).unwrap_or_default()
    }
}

/// Keeps what somebody told who has entered; what he left empty stays as it was.
pub async fn keep(database: &Database, account: AccountId, fields: &[(String, String)]) -> Result<(), Fault> {
    let told = fields.iter().filter(|(name, text)| KEPT.contains(&name.as_str()) && !text.trim().is_empty());
    for (name, text) in told {
        let text: String = text.trim().chars().take(400).collect();
        database.set(Scope::Account(account), &format!("contest-{name}"), Some(&text)).await?;
    }
    Ok(())
}
