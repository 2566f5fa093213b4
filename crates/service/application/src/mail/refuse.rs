//! Refusing a kind of letter by the link that stands in it, without signing in: the link itself proves that it was
//! made here, for this account and this kind.

use damier_store::{AccountId, Database, Fault, Scope};
use sha2::{Digest, Sha256};

use super::{Kind, Mail};
use crate::secret;

/// The setting of the site that holds the key of the links.
const KEY: &str = "mail-key";

/// So many digits of the hash are enough: 128 bits.
const DIGITS: usize = 32;

impl Mail {
    /// The link by which an account refuses a kind.
    pub(super) async fn refuse_link(&self, account: AccountId, kind: Kind) -> Result<String, Fault> {
        let key = self.key().await?;
        Ok(self.link(&format!("/mail/off/{}", write(&key, account, kind))))
    }

    /// Whose link it is and which kind it refuses, if it was made here.
    pub async fn refusal(&self, link: &str) -> Result<Option<(AccountId, Kind)>, Fault> {
        Ok(read(&self.key().await?, link))
    }

    async fn key(&self) -> Result<String, Fault> {
        key(&self.database).await
    }
}

/// The key, made when it is first needed.
pub(super) async fn key(database: &Database) -> Result<String, Fault> {
    database.setting_or(Scope::Site, KEY, &secret::secret()).await
}

fn write(key: &str, account: AccountId, kind: Kind) -> String {
    let what = format!("{}.{}", account.0, kind.name());
    format!("{what}.{}", sign(key, &what))
}

fn read(key: &str, link: &str) -> Option<(AccountId, Kind)> {
    let (what, given) = link.rsplit_once('.')?;
    if key.is_empty() || sign(key, what) != given {
        return None;
    }
    let (account, kind) = what.split_once('.')?;
    Some((AccountId(account.parse().ok()?), Kind::named(kind)?))
}

/// The proof that something was made here.
pub(super) fn sign(key: &str, what: &str) -> String {
    let hash = Sha256::new().chain_update(key).chain_update("/mail/").chain_update(what).finalize();
    let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    digits.chars().take(DIGITS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_refuses_for_one_account_and_one_kind() {
        let link = write("key", AccountId(12), Kind::CheckIn);
        assert_eq!(read("key", &link), Some((AccountId(12), Kind::CheckIn)));
        for other in [link.replacen("12", "13", 1), link.replacen("check-in", "result", 1), "12".to_owned()] {
            assert_eq!(read("key", &other), None, "{other}");
        }
        assert_eq!(read("other", &link), None);
        assert_eq!(read("", &link), None);
    }
}
