//! Letters about the account itself: its owner is told of every step by which somebody could get in or stay in. Nobody
//! can refuse them, and they go to the address that was confirmed when it happened, whatever is changed afterwards.

use damier_language::Args;
use damier_store::{AccountId, Fault, NewLetter};
use jiff::Timestamp;

use super::Mail;
use crate::secret;
use crate::site::now;

/// The name of this kind of letter.
const KIND: &str = "security";

/// What happened to an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Alert {
    /// The password was changed by somebody who knew the old one.
    Password,
    /// The password was changed by a link.
    Reset,
    /// Letters are to go elsewhere.
    Email {
        /// Where to; nowhere if empty.
        address: String,
    },
    /// A program may act for its owner.
    Token {
        /// What it is called.
        label: String,
    },
    /// A device signs in.
    Passkey {
        /// What it is called.
        label: String,
    },
    /// A device signs in no more.
    PasskeyRemoved,
    /// Somebody has signed in at a browser that was not known.
    Device {
        /// What it says of itself.
        label: String,
    },
    /// The account is an administrator's from now on.
    Administrator,
}

impl Alert {
    /// The message that says it, and what it is about.
    fn message(&self) -> (&'static str, &str) {
        match self {
            Alert::Password => ("security-password", ""),
            Alert::Reset => ("security-reset", ""),
            Alert::Email { address } if address.is_empty() => ("security-email-removed", ""),
            Alert::Email { address } => ("security-email", address),
            Alert::Token { label } => ("security-token", label),
            Alert::Passkey { label } => ("security-passkey", label),
            Alert::PasskeyRemoved => ("security-passkey-removed", ""),
            Alert::Device { label } => ("security-device", label),
            Alert::Administrator => ("security-administrator", ""),
        }
    }
}

impl Mail {
    /// Tells the owner of an account what happened to it, if he can be written to.
    pub async fn alert(&self, account: AccountId, alert: Alert) -> Result<(), Fault> {
        if !self.is_on() {
            return Ok(());
        }
        let Some(address) = self.database.mailbox(account).await? else { return Ok(()) };
        let Some(owner) = self.database.account(account).await? else { return Ok(()) };
        let (words, made) = (self.words(account).await?, now());
        let (message, about) = alert.message();
        let what = words.translate(message, &Args::new().with("about", about));
        let at = Timestamp::from_millisecond(made.millis());
        let at = at.map(|at| at.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default();
        let args = Args::new()
            .with("name", owner.name.as_str())
            .with("what", what)
            .with("at", at)
            .with("link", self.link("/forgotten"));
        let letter = NewLetter {
            account,
            kind: KIND.to_owned(),
            mark: format!("{KIND}/{}/{}", account.0, secret::secret()),
            address: Some(address),
            language: words.language().code().to_owned(),
            subject: words.translate("security-subject", &Args::new().with("name", owner.name.as_str())),
            body: words.translate("security-body", &args) + "\n",
            made,
        };
        self.put(letter).await?;
        Ok(())
    }
}
