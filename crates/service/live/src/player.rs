//! Who plays.

use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Player {
    /// Somebody with an account.
    Account {
        /// Which account, by its number, which nobody else ever has; none: it is not known any more whose game it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<i64>,
        /// Under which name.
        name: String,
        /// The rating when the game began, if there was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<u16>,
    },
    /// Somebody without one.
    Guest {
        /// Under which name.
        name: String,
    },
    /// The program itself.
    Engine {
        /// At which level.
        level: u8,
    },
}

impl Player {
    /// Somebody with an account that nobody can sign in to, and no rating.
    pub fn account(name: &str) -> Player {
        Player::Account { number: None, name: name.to_owned(), rating: None }
    }

    /// The account with this number, which has no rating yet.
    pub fn member(number: i64, name: &str) -> Player {
        Player::Account { number: Some(number), name: name.to_owned(), rating: None }
    }

    /// The number of the account, if there is one.
    pub const fn number(&self) -> Option<i64> {
        match self {
            Player::Account { number, .. } => *number,
            Player::Guest { .. } | Player::Engine { .. } => None,
        }
    }

    /// Somebody without an account.
    pub fn guest(name: &str) -> Player {
        Player::Guest { name: name.to_owned() }
    }

    /// The rating, if there is one.
    pub const fn rating(&self) -> Option<u16> {
        match self {
            Player::Account { rating, .. } => *rating,
            Player::Guest { .. } | Player::Engine { .. } => None,
        }
    }

    /// Whether it is the program, which is never away.
    pub const fn is_engine(&self) -> bool {
        matches!(self, Player::Engine { .. })
    }
}
