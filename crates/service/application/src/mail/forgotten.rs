//! A link for a new password, sent to the confirmed address of an account whose owner has forgotten the old one.

use damier_clock::Span;
use damier_language::Args;
use damier_store::{Account, Fault, NewLetter, SecretHash};

use super::{Mail, before};
use crate::secret;
use crate::site::now;

/// The name of this kind of letter, and of one that a browser asks for which is known to the account: strangers who
/// ask do not use up what its owner may have.
const KIND: &str = "reset";
const KIND_OF_KNOWN: &str = "reset-known";

/// How long a link is good, in minutes.
const MINUTES: u64 = 60;

/// So many links a day are sent for one account, so that nobody fills a mailbox with our hand.
const MOST: u64 = 5;

/// One address may serve a family.
const ACCOUNTS: u32 = 5;

impl Mail {
    /// Sends a link to whoever has this name, or this confirmed address. Whether there is somebody, nobody is told.
    pub async fn offer_reset(&self, who: &str, device: Option<SecretHash>) -> Result<(), Fault> {
        if !self.is_on() {
            return Ok(());
        }
        let owners = if who.contains('@') {
            let mut owners = Vec::new();
            for account in self.database.owners_of(who, ACCOUNTS).await? {
                owners.extend(self.database.account(account).await?);
            }
            owners
        } else {
            self.database.credentials(who).await?.map(|found| found.account).into_iter().collect()
        };
        for owner in owners {
            let is_known = match &device {
                Some(device) => self.database.knows_device(device, owner.id).await?,
                None => false,
            };
            self.write_reset(&owner, if is_known { KIND_OF_KNOWN } else { KIND }).await?;
        }
        Ok(())
    }

    async fn write_reset(&self, owner: &Account, kind: &str) -> Result<(), Fault> {
        let _turn = self.counting.lock().await;
        let made = now();
        let Some(address) = self.database.mailbox(owner.id).await? else { return Ok(()) };
        if self.database.letters_since(owner.id, kind, before(made, Span::days(1))).await? >= MOST {
            return Ok(());
        }
        let words = self.words(owner.id).await?;
        let secret = secret::secret();
        let hash = SecretHash::of(&secret);
        let mark = format!("{kind}/{}", hash.as_str());
        self.database.ask_reset(hash, owner.id, made + Span::minutes(MINUTES)).await?;
        let args = Args::new()
            .with("name", owner.name.as_str())
            .with("minutes", MINUTES)
            .with("link", self.link(&format!("/reset/{secret}")));
        let letter = NewLetter {
            account: owner.id,
            kind: kind.to_owned(),
            mark,
            address: Some(address),
            language: words.language().code().to_owned(),
            subject: words.text("forgotten-subject"),
            body: words.translate("forgotten-body", &args) + "\n",
            made,
        };
        self.put(letter).await?;
        Ok(())
    }
}
