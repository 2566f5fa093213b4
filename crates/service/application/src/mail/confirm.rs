//! Whose address it is: a letter with a link goes there, and nothing else before somebody has followed it.

use damier_clock::Span;
use damier_language::{Args, Words};
use damier_store::{Account, AccountId, Fault, NewLetter, SecretHash};

use super::{Mail, before};
use crate::secret;
use crate::site::now;

/// The name of this kind of letter, which nobody can refuse: it comes only when somebody asks for it.
const KIND: &str = "confirm";

/// How long a link is good.
const LINK: Span = Span::days(3);

/// So many links a day are sent for one account, and so many to one address whoever asks, so that nobody writes to
/// strangers with our hand.
const MOST: u64 = 5;

/// Why no link was sent.
#[derive(Debug, thiserror::Error)]
pub enum NotAsked {
    /// The site sends no letters, or the account has no address.
    #[error("there is nobody to ask")]
    Nobody,
    /// So many were sent already.
    #[error("{MOST} links were sent within a day")]
    TooOften,
    /// The database fails.
    #[error(transparent)]
    Store(#[from] Fault),
}

impl Mail {
    /// Sends a link that confirms the address of an account.
    pub async fn ask_to_confirm(&self, account: &Account, words: &'static Words) -> Result<(), NotAsked> {
        let Some(address) = account.email.as_deref().filter(|_| self.is_on()) else {
            return Err(NotAsked::Nobody);
        };
        let _turn = self.counting.lock().await;
        let made = now();
        let yesterday = before(made, Span::days(1));
        if self.database.letters_since(account.id, KIND, yesterday).await? >= MOST
            || self.database.letters_to(address, KIND, yesterday).await? >= MOST
        {
            return Err(NotAsked::TooOften);
        }
        self.reads(account.id, words.language()).await?;
        let secret = secret::secret();
        let hash = SecretHash::of(&secret);
        let mark = format!("{KIND}/{}", hash.as_str());
        self.database.offer_confirming(hash, account.id, address, made + LINK).await?;
        let args = Args::new()
            .with("name", account.name.as_str())
            .with("link", self.link(&format!("/mail/confirm/{secret}")));
        let letter = NewLetter {
            account: account.id,
            kind: KIND.to_owned(),
            mark,
            address: Some(address.to_owned()),
            language: words.language().code().to_owned(),
            subject: words.text("mail-confirm-subject"),
            body: words.translate("mail-confirm-body", &args) + "\n",
            made,
        };
        self.put(letter).await?;
        Ok(())
    }

    /// Which address of whom a link confirms, while it is good.
    pub async fn confirming(&self, secret: &str) -> Result<Option<(AccountId, String)>, Fault> {
        self.database.confirming(&SecretHash::of(secret), now()).await
    }

    /// Follows a link.
    pub async fn confirm(&self, secret: &str) -> Result<Option<AccountId>, Fault> {
        self.database.confirm(SecretHash::of(secret), now()).await
    }
}
