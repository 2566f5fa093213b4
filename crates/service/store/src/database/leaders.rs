//! The strongest in a game at a pace, and people by a part of their name.

use super::name::NameKey;
use super::{AccountId, Database};
use crate::Fault;

/// Somebody among the strongest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leader {
    pub account: AccountId,
    pub name: String,
    pub mean: i64,
    pub games: u32,
}

impl Database {
    /// The strongest in a variant at a pace: those whose rating is no less sure than this, in thousandths.
    pub async fn leaders(
        &self,
        variant: &str,
        pace: &str,
        deviation: i64,
        limit: u32,
    ) -> Result<Vec<Leader>, Fault> {
        const LIST: &str = "SELECT account.id, account.name, rating.mean, rating.games FROM rating
            JOIN account ON account.id = rating.account
            WHERE rating.variant = $1 AND rating.pace = $2 AND rating.deviation <= $3
                AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.account = rating.account)
            ORDER BY rating.mean DESC, account.folded LIMIT $4";
        let query = sqlx::query_as(LIST).bind(variant).bind(pace).bind(deviation).bind(i64::from(limit));
        let rows: Vec<(i64, String, i64, i64)> = query.fetch_all(&mut *self.reader().await?).await?;
        let leader = |(id, name, mean, games)| Leader {
            account: AccountId(id),
            name,
            mean,
            games: u32::try_from(games).unwrap_or(u32::MAX),
        };
        Ok(rows.into_iter().map(leader).collect())
    }

    /// People whose name has this part in it, whatever the capitals: those whose name begins so first.
    pub async fn people_called(&self, part: &str, limit: u32) -> Result<Vec<(AccountId, String)>, Fault> {
        const LIST: &str = "SELECT id, name FROM account
            WHERE replace(folded, $1, '') <> folded
                AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.account = account.id)
            ORDER BY CASE WHEN substr(folded, 1, length($1)) = $1 THEN 0 ELSE 1 END, folded LIMIT $2";
        let key = NameKey::of(part.trim()).into_string();
        if key.is_empty() {
            return Ok(Vec::new());
        }
        let query = sqlx::query_as(LIST).bind(key).bind(i64::from(limit));
        let rows: Vec<(i64, String)> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(|(id, name)| (AccountId(id), name)).collect())
    }
}
