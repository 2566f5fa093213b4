//! The names of guests.
//!
//! A guest is known by the secret that his browser keeps; a board remembers his name, which everybody sees. So nobody
//! may find another secret with the same name: it is made with a key that only the site has, and is long enough that
//! guessing at the door leads nowhere.

use damier_store::{Database, Fault, Scope};
use sha2::{Digest, Sha256};

use super::GUEST;
use crate::secret;

/// The setting of the site that holds the key.
const KEY: &str = "guest-key";

/// So many letters of a name are made of the secret: 50 bits.
const LETTERS: usize = 10;

/// How guests are named.
pub struct Guests {
    key: String,
}

impl Guests {
    /// With the key of the site, made when it is first needed.
    pub async fn open(database: &Database) -> Result<Guests, Fault> {
        Ok(Guests { key: database.setting_or(Scope::Site, KEY, &secret::secret()).await? })
    }

    /// The name of the guest who keeps a secret.
    pub fn name(&self, secret: &str) -> String {
        let hash =
            Sha256::new().chain_update(&self.key).chain_update("/guest/").chain_update(secret).finalize();
        format!("{GUEST}{}", secret::spelled(&hash[..LETTERS]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_be_made_without_the_key() {
        let [one, other] = ["k1", "k2"].map(|key| Guests { key: key.to_owned() });
        assert_eq!(one.name("a"), one.name("a"));
        assert_ne!(one.name("a"), one.name("b"));
        assert_ne!(one.name("a"), other.name("a"));
        assert_eq!(one.name("a").len(), GUEST.len() + LETTERS);
    }
}
