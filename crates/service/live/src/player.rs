//! Who plays.

use serde::{Deserialize, Serialize};

/// Who plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Player {
    /// Somebody with an account.
    Account {
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
    /// Somebody with an account and no rating.
    pub fn account(name: &str) -> Player {
        Player::Account { name: name.to_owned(), rating: None }
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
