//! Who is asking.
//!
//! A browser keeps one secret in a cookie. It is the key of a session for somebody who has signed in, and the
//! guest himself for somebody who has not: his name is made of it, so that nothing has to be stored.

pub(crate) mod address;
pub(crate) mod again;
pub(crate) mod cookie;
pub(crate) mod device;
mod forgetting;
pub(crate) mod guests;
pub(crate) mod leaving;
pub(crate) mod network;
pub(crate) mod numbers;
pub(crate) mod passkey;
pub(crate) mod password;
pub(crate) mod proof;
pub(crate) mod session;
pub(crate) mod tries;

use damier_language::{Args, Words};
use damier_live::Player;
use damier_store::{Account, AccountId, Asker, Full, NameKey};

/// How the names of guests begin; no account may have such a name.
const GUEST: &str = "guest-";

/// Whether a name is one that guests have.
pub(crate) fn is_guest_name(name: &str) -> bool {
    NameKey::of(name).as_str().starts_with(GUEST)
}

/// How somebody is named as the author of facts and acts: by the number of his account, which nobody else ever has.
pub(crate) fn author(account: AccountId) -> String {
    format!("account/{}", account.0)
}

/// The account of an author.
pub(crate) fn of_author(author: &str) -> Option<AccountId> {
    author.strip_prefix("account/")?.parse().ok().map(AccountId)
}

/// Somebody with an account as one who asks for a place, from somewhere. He is known by his number, as in [`Person::key`].
pub(crate) fn asker(account: &Account, from: Option<&str>) -> Asker {
    Asker::member(&author(account.id), from)
}

/// Why somebody gets no place, in words.
pub(crate) fn no_place(words: &Words, full: Full) -> String {
    words.say(full.message(), &Args::new().with("most", full.most()))
}

/// Who is asking.
#[derive(Debug, Clone)]
pub(crate) enum Person {
    /// Somebody with an account.
    Account(Account),
    /// Somebody without one.
    Guest {
        /// His name.
        name: String,
    },
}

impl Person {
    /// The name by which others know him.
    pub(crate) fn name(&self) -> &str {
        match self {
            Person::Account(account) => account.name.as_str(),
            Person::Guest { name } => name,
        }
    }

    /// He as a player.
    pub(crate) fn player(&self) -> Player {
        match self {
            Person::Account(account) => Player::member(account.id.0, account.name.as_str()),
            Person::Guest { name } => Player::guest(name),
        }
    }

    /// By what queues and tasks know him: the number of his account, or the name of a guest, which is made of his
    /// secret.
    pub(crate) fn key(&self) -> String {
        match self {
            Person::Account(account) => author(account.id),
            Person::Guest { name } => name.clone(),
        }
    }

    /// Whether it is he who plays.
    pub(crate) fn is(&self, player: &Player) -> bool {
        match (self, player) {
            (Person::Account(account), Player::Account { number, .. }) => *number == Some(account.id.0),
            (Person::Guest { name: own }, Player::Guest { name }) => own == name,
            _ => false,
        }
    }

    /// He as somebody who asks for a place, from somewhere.
    pub(crate) fn asker(&self, from: Option<&str>) -> Asker {
        match self {
            Person::Account(account) => asker(account, from),
            Person::Guest { name } => Asker::guest(name, from),
        }
    }

    /// The account, if he has one.
    pub(crate) fn account(&self) -> Option<&Account> {
        match self {
            Person::Account(account) => Some(account),
            Person::Guest { .. } => None,
        }
    }
}
