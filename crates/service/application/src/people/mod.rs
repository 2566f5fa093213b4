//! Who people are: accounts, guests, and how they prove it.
//!
//! A browser keeps one secret. It is the key of a session for somebody who has signed in, and the guest himself for
//! somebody who has not: his name is made of it, so that nothing has to be stored.

pub mod again;
pub mod device;
mod forgetting;
pub mod guests;
pub mod leaving;
pub mod network;
pub mod numbers;
pub mod passkey;
pub mod password;
pub mod proof;
pub mod proxies;
pub mod record;
pub mod session;
pub mod tries;

use std::sync::Arc;

use damier_language::{Args, Words};
use damier_live::Player;
use damier_store::{Account, AccountId, Asker, Database, Fault, Full, NameKey};
use tokio::sync::broadcast;

use crate::Config;
use crate::cluster::{Cluster, SiteWord};
use crate::rates::{Lines, Rates};
use guests::Guests;
use password::Hashing;
use proxies::Proxies;

/// What is known of those who are here now.
pub struct People {
    cluster: Arc<Cluster>,
    /// How guests are named.
    pub guests: Guests,
    /// Where passwords are hashed.
    pub hashing: Hashing,
    /// The servers that may say from where requests come.
    pub proxies: Proxies,
    /// How often everybody has done what is counted.
    pub rates: Rates,
    /// How many lines everybody holds.
    pub lines: Lines,
    /// Whose sessions have ended; none: perhaps anybody's.
    ended: broadcast::Sender<Option<AccountId>>,
}

impl People {
    /// Of a site, with the key by which its guests are named.
    pub async fn open(config: &Config, database: &Database, cluster: Arc<Cluster>) -> Result<People, Fault> {
        Ok(People {
            cluster,
            guests: Guests::open(database).await?,
            hashing: Hashing::default(),
            proxies: Proxies::new(config.proxies.clone()),
            rates: Rates::default(),
            lines: Lines::default(),
            ended: broadcast::Sender::new(64),
        })
    }

    /// Tells live connections of an account to look whether they are still signed in.
    pub fn ended(&self, account: AccountId) {
        self.ended_here(Some(account));
        self.cluster.say_of_site(&SiteWord::Ended { account: account.0 });
    }

    /// The same for the connections to this node; of no account: of all.
    pub fn ended_here(&self, account: Option<AccountId>) {
        // Nobody may be listening.
        let _ = self.ended.send(account);
    }

    /// Hears of accounts whose sessions have ended.
    pub fn endings(&self) -> broadcast::Receiver<Option<AccountId>> {
        self.ended.subscribe()
    }

    /// How many live connections there are: each hears of ended sessions.
    pub fn live_connections(&self) -> usize {
        self.ended.receiver_count()
    }
}

/// How the names of guests begin; no account may have such a name.
const GUEST: &str = "guest-";

/// Whether a name is one that guests have.
pub fn is_guest_name(name: &str) -> bool {
    NameKey::of(name).as_str().starts_with(GUEST)
}

/// How somebody is named as the author of facts and acts: by the number of his account, which nobody else ever has.
pub fn author(account: AccountId) -> String {
    format!("account/{}", account.0)
}

/// The account of an author.
pub fn of_author(author: &str) -> Option<AccountId> {
    author.strip_prefix("account/")?.parse().ok().map(AccountId)
}

/// Somebody with an account as one who asks for a place, from somewhere. He is known by his number, as in [`Person::key`].
pub fn asker(account: &Account, from: Option<&str>) -> Asker {
    Asker::member(&author(account.id), from)
}

/// Why somebody gets no place, in words.
pub fn no_place(words: &Words, full: Full) -> String {
    words.translate(full.message(), &Args::new().with("most", full.most()))
}

/// Who is asking.
#[derive(Debug, Clone)]
pub enum Person {
    /// Somebody with an account.
    Account(Account),
    /// Somebody without one.
    Guest { name: String },
}

impl Person {
    /// The name by which others know him.
    pub fn name(&self) -> &str {
        match self {
            Person::Account(account) => account.name.as_str(),
            Person::Guest { name } => name,
        }
    }

    /// He as a player.
    pub fn player(&self) -> Player {
        match self {
            Person::Account(account) => Player::member(account.id.0, account.name.as_str()),
            Person::Guest { name } => Player::guest(name),
        }
    }

    /// By what queues and tasks know him: the number of his account, or the name of a guest, which is made of his
    /// secret.
    pub fn key(&self) -> String {
        match self {
            Person::Account(account) => author(account.id),
            Person::Guest { name } => name.clone(),
        }
    }

    /// Whether it is he who plays.
    pub fn is(&self, player: &Player) -> bool {
        match (self, player) {
            (Person::Account(account), Player::Account { number, .. }) => *number == Some(account.id.0),
            (Person::Guest { name: own }, Player::Guest { name }) => own == name,
            _ => false,
        }
    }

    /// He as somebody who asks for a place, from somewhere.
    pub fn asker(&self, from: Option<&str>) -> Asker {
        match self {
            Person::Account(account) => asker(account, from),
            Person::Guest { name } => Asker::guest(name, from),
        }
    }

    /// The account, if he has one.
    pub fn account(&self) -> Option<&Account> {
        match self {
            Person::Account(account) => Some(account),
            Person::Guest { .. } => None,
        }
    }
}
