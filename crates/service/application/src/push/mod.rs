//! Messages to browsers that are closed (Web Push): what players are told by letter, told on their devices at once.
//!
//! [`Push::notify`] is all that others need: it asks whether somebody wants to be told and puts the message into the
//! database for each of his devices, together with the mark that keeps it from being told twice. The task in `send`
//! brings it to the push services.

mod send;

use damier_clock::Span;
use damier_language::Words;
use damier_push::{Reach, Vapid};
use damier_store::{AccountId, Database, Fault, NewMessage, Scope};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tokio::sync::Notify;

pub use send::send;

use crate::Config;
use crate::mail::{Kind, Mail};
use crate::people::passkey::text;
use crate::site::now;

/// The setting of the site that holds its key.
const KEY: &str = "push-key";

/// What was told is remembered so long.
const REMEMBERED: Span = Span::days(90);

/// The longest line of a message, in letters.
const LONGEST: usize = 400;

/// What somebody is told.
pub struct PushMessage {
    /// What it is about.
    pub title: String,
    /// What is said.
    pub text: String,
    /// Where more is said: a path of the site.
    pub path: String,
}

/// The messages of a site.
pub struct Push {
    database: Database,
    reach: Reach,
    /// The address by which push services reach somebody responsible.
    whom: String,
    /// Something has been put down.
    news: Notify,
}

impl Push {
    /// The messages of a site that is run so.
    pub fn new(config: &Config, database: Database) -> Push {
        let public = config.public.clone().filter(|public| public.starts_with("https://"));
        let whom = public.unwrap_or_else(|| "https://localhost".to_owned());
        let reach = if config.push_anywhere { Reach::Anywhere } else { Reach::Public };
        Push { database, reach, whom, news: Notify::new() }
    }

    /// Whom it may speak to.
    pub fn reach(&self) -> Reach {
        self.reach
    }

    /// The key by which push services know the site; it is made when it is first needed.
    pub async fn key(&self) -> Result<Vapid, Fault> {
        let kept = self.database.setting(Scope::Site, KEY).await?;
        if let Some(key) = kept.and_then(|kept| Vapid::of_kept(&kept).ok()) {
            return Ok(key);
        }
        let key = Vapid::new().map_err(|why| Fault::Other { what: why.to_string() })?;
        self.database.set(Scope::Site, KEY, Some(&key.kept())).await?;
        Ok(key)
    }

    /// Whether somebody wants to be told of a kind. He does until he says otherwise.
    pub async fn wants(&self, account: AccountId, kind: Kind) -> Result<bool, Fault> {
        let refused = self.database.setting(Scope::Account(account), &setting(kind)).await?;
        Ok(refused.is_none())
    }

    /// Says whether somebody wants to be told of a kind.
    pub async fn set_wanted(&self, account: AccountId, kind: Kind, wanted: bool) -> Result<(), Fault> {
        let value = (!wanted).then_some("no");
        self.database.set(Scope::Account(account), &setting(kind), value).await
    }

    /// Tells an account of something, once for each mark, in its language, on all its devices.
    pub async fn notify(
        &self,
        mail: &Mail,
        account: AccountId,
        kind: Kind,
        mark: &str,
        told: impl FnOnce(&'static Words) -> PushMessage,
    ) -> Result<(), Fault> {
        if self.database.pushes(account).await?.is_empty() || !self.wants(account, kind).await? {
            return Ok(());
        }
        let mark = format!("{}/{}/{mark}", kind.name(), account.0);
        let PushMessage { title, text: line, path } = told(mail.words(account).await?);
        let short = |text: &str| text.chars().take(LONGEST).collect::<String>();
        let topic = topic(&mark);
        let said = json!({ "title": short(&title), "text": short(&line), "path": path, "tag": topic });
        let made = now();
        let message = NewMessage {
            account,
            kind: kind.name().to_owned(),
            mark,
            topic,
            text: said.to_string(),
            made,
            forget: crate::mail::before(made, REMEMBERED),
        };
        if self.database.put_message(message).await? > 0 {
            self.news.notify_one();
        }
        Ok(())
    }
}

/// The setting of an account that refuses a kind.
fn setting(kind: Kind) -> String {
    format!("push-{}", kind.name())
}

/// What messages about the same thing have in common, as push services want it.
fn topic(mark: &str) -> String {
    text(&Sha256::digest(mark)[..24])
}
