//! A letter as it goes out: plain text, its headers made so that no text can add another.

use std::time::SystemTime;

use lettre::Message;
use lettre::address::AddressError;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Email {
    /// By what it is known, the same however often it is tried: letters, digits, `-`, `_` and `.`.
    pub id: String,
    /// To which address.
    pub to: String,
    pub subject: String,
    pub text: String,
    /// Its language, as a code.
    pub language: String,
    /// When it was written.
    pub written: SystemTime,
    /// Where its receiver can refuse more of the kind, by a request without anything else (RFC 8058).
    pub unsubscribe: Option<String>,
    /// Where answers go; none: to the sender.
    pub reply_to: Option<String>,
}

impl Default for Email {
    fn default() -> Email {
        let [id, to, subject, text, language] = [const { String::new() }; 5];
        Email {
            id,
            to,
            subject,
            text,
            language,
            written: SystemTime::UNIX_EPOCH,
            unsubscribe: None,
            reply_to: None,
        }
    }
}

/// Why a letter cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum Unwritable {
    /// Nobody can be written to under this address.
    #[error("\"{address}\" is no address: {why}")]
    Address {
        /// As it was given.
        address: String,
        /// What is wrong.
        why: AddressError,
    },
    /// The name of the letter holds something else than letters, digits, `-`, `_` and `.`.
    #[error("a letter cannot be known by \"{id}\"")]
    Id {
        /// As it was given.
        id: String,
    },
    /// The parts do not make a letter.
    #[error(transparent)]
    Parts(#[from] lettre::error::Error),
}

/// A header of one line that names what a program reads.
macro_rules! header {
    ($(#[$doc:meta])* $name:ident $text:literal) => {
        $(#[$doc])*
        #[derive(Clone)]
        struct $name(String);

        impl Header for $name {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($text)
            }

            fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Ok($name(text.to_owned()))
            }

            fn display(&self) -> HeaderValue {
                // Whatever could end the line is gone, so nothing has to be encoded.
                let plain: String = self.0.chars().filter(char::is_ascii_graphic).collect();
                HeaderValue::dangerous_new_pre_encoded(Self::name(), self.0.clone(), plain)
            }
        }
    };
}

header!(
    /// Where more of the kind can be refused (RFC 2369).
    ListUnsubscribe "List-Unsubscribe"
);
header!(
    /// That one request is enough for it (RFC 8058).
    ListUnsubscribePost "List-Unsubscribe-Post"
);
header!(
    /// That nobody wrote it by hand, so that no machine answers (RFC 3834).
    AutoSubmitted "Auto-Submitted"
);
header!(
    /// The language of the text (RFC 3282).
    ContentLanguage "Content-Language"
);

impl Email {
    /// The letter with all its headers, from an address.
    pub(crate) fn message(&self, from: &Mailbox) -> Result<Message, Unwritable> {
        let refused = |why| Unwritable::Address { address: self.to.clone(), why };
        let to = Mailbox::new(None, self.to.parse().map_err(refused)?);
        let reply_to = self.reply_to.as_ref().map(|address| {
            let refused = |why| Unwritable::Address { address: address.clone(), why };
            address.parse().map(|parsed| Mailbox::new(None, parsed)).map_err(refused)
        });
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        if self.id.is_empty() || !self.id.chars().all(plain) {
            return Err(Unwritable::Id { id: self.id.clone() });
        }
        let mut message = Message::builder()
            .from(from.clone())
            .to(to)
            .date(self.written)
            .message_id(Some(format!("<{}@{}>", self.id, from.email.domain())))
            .subject(one_line(&self.subject))
            .header(ContentType::TEXT_PLAIN)
            .header(AutoSubmitted("auto-generated".to_owned()));
        if let Some(reply_to) = reply_to.transpose()? {
            message = message.reply_to(reply_to);
        }
        if !self.language.is_empty() {
            message = message.header(ContentLanguage(self.language.clone()));
        }
        if let Some(address) = &self.unsubscribe {
            message = message
                .header(ListUnsubscribe(format!("<{address}>")))
                .header(ListUnsubscribePost("List-Unsubscribe=One-Click".to_owned()));
        }
        Ok(message.body(self.text.clone())?)
    }
}

/// A text on one line; what would begin another becomes a space.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
