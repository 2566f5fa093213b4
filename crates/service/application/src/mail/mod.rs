//! Letters to people: written into the outbox of the database, sent by a task of their own.
//!
//! [`Mail::write`] is all that others need: it asks whether somebody can and wants to be written to, lets the text
//! be said in his language and puts the letter into the outbox, once for each mark. Nothing is sent there and
//! nothing waits for a mail server.
//!
//! | file | question |
//! | --- | --- |
//! | `kind` | which kinds of letters are there? |
//! | `confirm` | whose address is it? |
//! | `alert` | what is an owner told about his account itself? |
//! | `forgotten` | how does somebody get a new password? |
//! | `refuse` | how does somebody refuse a kind without signing in? |
//! | `reply` | where is a letter answered, and what proves that? |
//! | `send` | how do letters get out, and what if the mail server is away? |

mod alert;
mod confirm;
mod forgotten;
mod kind;
mod refuse;
mod reply;
mod send;

use damier_clock::{Moment, Span};
use damier_language::{Args, Language, Words};
use damier_mail::{NoPost, Transport};
use damier_store::{AccountId, Database, Fault, NewLetter, Scope};
use tokio::sync::{Mutex, Notify};

pub use alert::Alert;
pub use confirm::NotAsked;
pub use kind::Kind;
pub use reply::Answers;
pub use send::send;

use crate::Config;
use crate::site::now;

/// The setting of an account that says in which language it is written to.
pub const LANGUAGE: &str = "language";

/// The letters of a site.
pub struct Mail {
    database: Database,
    post: Option<Transport>,
    /// The mailbox that takes answers, where there is one.
    reply: Option<String>,
    /// The address of the site as it stands in letters.
    root: String,
    /// Something has been put into the outbox.
    news: Notify,
    /// Letters that are counted before they are written are written one after the other, so that many who ask at once
    /// get no more of them.
    counting: Mutex<()>,
}

/// What a letter says.
pub struct Text {
    pub subject: String,
    /// The text, without greeting and without what stands below every letter.
    pub body: String,
}

impl Mail {
    /// The letters of a site that is run so.
    pub fn new(config: &Config, database: Database) -> Result<Mail, NoPost> {
        let post = config.mail.as_ref().map(|mail| Transport::new(&mail.way, &mail.from)).transpose()?;
        let here = || format!("http://{}", config.address);
        let root = config.public.clone().unwrap_or_else(here).trim_end_matches('/').to_owned();
        let reply = config.mail.as_ref().and_then(|mail| mail.reply.clone());
        Ok(Mail { database, post, reply, root, news: Notify::new(), counting: Mutex::default() })
    }

    /// Whether this site sends letters.
    pub fn is_on(&self) -> bool {
        self.post.is_some()
    }

    /// The address of a page as it stands in letters; `path` begins with a slash.
    pub fn link(&self, path: &str) -> String {
        format!("{}{path}", self.root)
    }

    /// Writes a letter of a kind to an account and puts it into the outbox; whether it was put there.
    ///
    /// It is not, if the site sends no letters, the address of the account is not confirmed, its owner does not want
    /// this kind, or there was such a letter already: `mark` says what it is about.
    pub async fn write(
        &self,
        account: AccountId,
        kind: Kind,
        mark: &str,
        text: impl FnOnce(&'static Words) -> Text,
    ) -> Result<bool, Fault> {
        if !self.is_on()
            || !self.wants(account, kind).await?
            || self.database.mailbox(account).await?.is_none()
        {
            return Ok(false);
        }
        let words = self.words(account).await?;
        let Text { subject, mut body } = text(words);
        if kind == Kind::Post && self.takes_answers() {
            body = format!("{body}\n\n{}", words.text("letters-mail-answer"));
        }
        let refuse = self.refuse_link(account, kind).await?;
        let below = words.translate(
            "mail-below",
            &Args::new()
                .with("kind", words.text(&format!("mail-kind-{}", kind.name())))
                .with("link", refuse.as_str()),
        );
        let letter = NewLetter {
            account,
            kind: kind.name().to_owned(),
            mark: format!("{}/{}/{mark}", kind.name(), account.0),
            address: None,
            language: words.language().code().to_owned(),
            subject,
            body: format!("{body}\n\n-- \n{below}\n"),
            made: now(),
        };
        self.put(letter).await
    }

    async fn put(&self, letter: NewLetter) -> Result<bool, Fault> {
        let new = self.database.put_letters(vec![letter]).await? > 0;
        self.news.notify_one();
        Ok(new)
    }

    /// Whether somebody wants letters of a kind. He does until he says otherwise.
    pub async fn wants(&self, account: AccountId, kind: Kind) -> Result<bool, Fault> {
        let refused = self.database.setting(Scope::Account(account), &kind.setting()).await?;
        Ok(refused.is_none())
    }

    /// Says whether somebody wants letters of a kind.
    pub async fn set_wanted(&self, account: AccountId, kind: Kind, wanted: bool) -> Result<(), Fault> {
        let value = (!wanted).then_some("no");
        self.database.set(Scope::Account(account), &kind.setting(), value).await
    }

    /// The words in which somebody is written to: those of the site he last chose.
    pub async fn words(&self, account: AccountId) -> Result<&'static Words, Fault> {
        let code = self.database.setting(Scope::Account(account), LANGUAGE).await?;
        let language = code.and_then(|code| code.parse().ok()).unwrap_or(Language::EN);
        Ok(Words::of(language))
    }

    /// Remembers in which language somebody reads.
    pub async fn reads(&self, account: AccountId, language: Language) -> Result<(), Fault> {
        self.database.set(Scope::Account(account), LANGUAGE, Some(language.code())).await
    }
}

/// A moment so long before another.
pub fn before(at: Moment, span: Span) -> Moment {
    Moment::from_millis(at.millis().saturating_sub(i64::try_from(span.as_millis()).unwrap_or(i64::MAX)))
}
