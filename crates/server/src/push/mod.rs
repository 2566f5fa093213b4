//! Messages to browsers that are closed (Web Push): what players are told by letter, told on their devices at once.
//!
//! [`Push::tell`] is all that others need: it asks whether somebody wants to be told, marks that he is, so that nothing
//! is told twice by whichever machine, and lets a task bring it to the push services. What they do not take is tried
//! a few times more; what nobody has taken in five minutes is old news, and the letter is on its way.

use std::sync::Arc;
use std::time::Duration;

use damier_clock::Span;
use damier_language::Words;
use damier_push::{Message, NotSent, Reach, Subscription, Urgency, Vapid};
use damier_store::{AccountId, Database, Fault, Scope};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;

use crate::Config;
use crate::mail::{Kind, Mail};
use crate::people::passkey::text;
use crate::site::now;

/// The setting of the site that holds its key.
const KEY: &str = "push-key";

/// So long a push service keeps a message for a device that is away.
const KEEP: Duration = Duration::from_secs(12 * 60 * 60);

/// Pauses between attempts.
const PAUSES: [Duration; 4] =
    [Duration::from_secs(1), Duration::from_secs(10), Duration::from_secs(60), Duration::from_secs(240)];

/// What was told is remembered so long.
const REMEMBERED: Span = Span::days(90);

/// So many push services are spoken to at a time.
static AT_A_TIME: Semaphore = Semaphore::const_new(16);

/// The longest line of a message, in letters.
const LONGEST: usize = 400;

/// What somebody is told.
pub(crate) struct Told {
    /// What it is about.
    pub(crate) title: String,
    /// What is said.
    pub(crate) text: String,
    /// Where more is said: a path of the site.
    pub(crate) path: String,
}

/// The messages of a site.
pub(crate) struct Push {
    database: Database,
    reach: Reach,
    /// The address by which push services reach somebody responsible.
    whom: String,
}

impl Push {
    /// The messages of a site that is run so.
    pub(crate) fn new(config: &Config, database: Database) -> Push {
        let public = config.public.clone().filter(|public| public.starts_with("https://"));
        let whom = public.unwrap_or_else(|| "https://localhost".to_owned());
        let reach = if config.push_anywhere { Reach::Anywhere } else { Reach::Public };
        Push { database, reach, whom }
    }

    /// Whom it may speak to.
    pub(crate) fn reach(&self) -> Reach {
        self.reach
    }

    /// The key by which push services know the site; it is made when it is first needed.
    pub(crate) async fn key(&self) -> Result<Vapid, Fault> {
        let kept = self.database.setting(Scope::Site, KEY).await?;
        if let Some(key) = kept.and_then(|kept| Vapid::of_kept(&kept).ok()) {
            return Ok(key);
        }
        let key = Vapid::new().map_err(|why| Fault::Other { what: why.to_string() })?;
        self.database.set(Scope::Site, KEY, Some(&key.kept())).await?;
        Ok(key)
    }

    /// Whether somebody wants to be told of a kind. He does until he says otherwise.
    pub(crate) async fn wants(&self, account: AccountId, kind: Kind) -> Result<bool, Fault> {
        let refused = self.database.setting(Scope::Account(account), &setting(kind)).await?;
        Ok(refused.is_none())
    }

    /// Says whether somebody wants to be told of a kind.
    pub(crate) async fn set_wanted(&self, account: AccountId, kind: Kind, wanted: bool) -> Result<(), Fault> {
        let value = (!wanted).then_some("no");
        self.database.set(Scope::Account(account), &setting(kind), value).await
    }

    /// Tells an account of something, once for each mark, in its language, on all its devices.
    pub(crate) async fn tell(
        &self,
        mail: &Mail,
        account: AccountId,
        kind: Kind,
        mark: &str,
        told: impl FnOnce(&'static Words) -> Told,
    ) -> Result<(), Fault> {
        let browsers = self.database.pushes(account).await?;
        if browsers.is_empty() || !self.wants(account, kind).await? {
            return Ok(());
        }
        let whole = format!("{}/{}/{mark}", kind.name(), account.0);
        let forget = crate::mail::before(now(), REMEMBERED);
        if !self.database.push_once(&whole, now(), forget).await? {
            return Ok(());
        }
        let Told { title, text: line, path } = told(mail.words(account).await?);
        let short = |text: &str| text.chars().take(LONGEST).collect::<String>();
        let topic = topic(&whole);
        let said = json!({ "title": short(&title), "text": short(&line), "path": path, "tag": topic });
        let message = Message { text: said.to_string(), keep: KEEP, urgency: urgency(kind), topic };
        let key = Arc::new(self.key().await?);
        for own in browsers {
            let to = Subscription::read(&own.endpoint, &own.p256dh, &own.auth, self.reach);
            let delivery = Delivery {
                database: self.database.clone(),
                message: message.clone(),
                key: Arc::clone(&key),
                whom: self.whom.clone(),
                browser: (account, own.number),
            };
            match to {
                Ok(to) => drop(tokio::spawn(delivery.bring(to))),
                Err(why) => tracing::info!(number = own.number, %why, "a browser is not told"),
            }
        }
        Ok(())
    }
}

/// The setting of an account that refuses a kind.
fn setting(kind: Kind) -> String {
    format!("push-{}", kind.name())
}

/// A game that begins or a result that waits is for now; a move by correspondence has days.
const fn urgency(kind: Kind) -> Urgency {
    match kind {
        Kind::Pairing | Kind::CheckIn | Kind::Result => Urgency::High,
        Kind::Post => Urgency::Normal,
    }
}

/// What messages about the same thing have in common, as push services want it.
fn topic(mark: &str) -> String {
    text(&Sha256::digest(mark)[..24])
}

/// One message on its way to one browser.
struct Delivery {
    database: Database,
    message: Message,
    key: Arc<Vapid>,
    whom: String,
    browser: (AccountId, i64),
}

impl Delivery {
    /// Brings it there, or gives up.
    async fn bring(self, to: Subscription) {
        let (account, number) = self.browser;
        for pause in PAUSES.into_iter().map(Some).chain([None]) {
            let why = match self.once(&to).await {
                Ok(()) => return,
                Err(NotSent::Gone { .. }) => {
                    if let Err(fault) = self.database.remove_push(account, number).await {
                        tracing::error!(%fault, "a browser could not be forgotten");
                    }
                    return;
                }
                Err(why) => why,
            };
            tracing::info!(number, %why, "a message was not taken");
            match pause.filter(|_| why.may_go_later()) {
                Some(pause) => tokio::time::sleep(pause).await,
                None => return,
            }
        }
    }

    async fn once(&self, to: &Subscription) -> Result<(), NotSent> {
        // Nobody closes it.
        let _turn = AT_A_TIME.acquire().await;
        damier_push::send(self.message.clone(), to.clone(), Arc::clone(&self.key), self.whom.clone()).await
    }
}
