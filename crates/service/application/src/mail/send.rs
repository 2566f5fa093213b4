//! The task that sends: one letter after the other; what the mail server does not take is tried again, ever more
//! rarely, for three days.

use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use damier_clock::{Moment, Span};
use damier_mail::{Email as Written, Undelivered};
use damier_store::{Delivery, Fault, QueuedEmail};

use super::{Kind, Mail};
use crate::site::{Site, now};

/// Whoever sends a letter has so much time; then another machine may.
const LEASE: Span = Span::minutes(5);

/// A letter that could not be delivered so long never will.
const PATIENCE: Span = Span::days(3);

/// The longest pause between two attempts.
const LONGEST: Span = Span::hours(6);

/// Another machine may have written, so one looks at least so often.
const LOOK: Duration = Duration::from_secs(30);

/// Sends what is in the outbox until the server is about to end.
pub async fn send(site: Arc<Site>) {
    if !site.messages.mail.is_on() {
        return;
    }
    while !site.is_closing() {
        if let Err(fault) = site.messages.mail.send_all(&site).await {
            tracing::error!(%fault, "the outbox cannot be read");
        }
        tokio::select! {
            () = site.closing() => {}
            () = site.messages.mail.news.notified() => {}
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

impl Mail {
    /// Sends what is due. A mail server that takes nothing is left alone for a while.
    async fn send_all(&self, site: &Site) -> Result<(), Fault> {
        while let Some(letter) = self.database.take_letter(now(), LEASE).await? {
            let delivery = self.deliver(&letter).await?;
            let rest = matches!(delivery, Delivery::Later(..));
            if let Delivery::Later(_, why) | Delivery::Never(why) = &delivery {
                tracing::warn!(number = letter.number, attempts = letter.attempts, %why, "a letter was not taken");
            }
            self.database.settle_letter(letter.number, delivery).await?;
            if rest || site.is_closing() {
                break;
            }
        }
        Ok(())
    }

    async fn deliver(&self, letter: &QueuedEmail) -> Result<Delivery, Fault> {
        let Some(post) = &self.post else {
            return Ok(Delivery::Never("this site sends no letters".to_owned()));
        };
        let (own, kind) = (&letter.letter, Kind::named(&letter.letter.kind));
        // What has been refused or changed since it was written counts.
        if let Some(kind) = kind
            && !self.wants(own.account, kind).await?
        {
            return Ok(Delivery::Never("refused by its receiver".to_owned()));
        }
        let address = match &own.address {
            Some(address) => Some(address.clone()),
            None => self.database.mailbox(own.account).await?,
        };
        let Some(to) = address else {
            return Ok(Delivery::Never("there is no confirmed address".to_owned()));
        };
        let unsubscribe = match kind {
            Some(kind) => Some(self.refuse_link(own.account, kind).await?),
            None => None,
        };
        let since = Duration::from_millis(u64::try_from(own.made.millis()).unwrap_or_default());
        let written = Written {
            id: format!("letter-{}-{}", letter.number, own.made.millis()),
            to,
            subject: own.subject.clone(),
            text: own.body.clone(),
            language: own.language.clone(),
            written: UNIX_EPOCH + since,
            unsubscribe,
            reply_to: self.reply_to(kind, &own.mark).await?,
        };
        Ok(match post.send(&written).await {
            Ok(()) => Delivery::Sent(now()),
            Err(Undelivered::Never(why)) => Delivery::Never(why),
            Err(Undelivered::Later(why)) => again(own.made, letter.attempts, now(), why),
        })
    }
}

/// When a letter is tried again: after one minute, two, four and so on.
fn again(made: Moment, attempts: u32, now: Moment, why: String) -> Delivery {
    if now.since(made) > PATIENCE {
        return Delivery::Never(why);
    }
    let pause = Span::minutes(1 << attempts.saturating_sub(1).min(10));
    Delivery::Later(now + pause.min(LONGEST), why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_grow_rarer_and_end() {
        let made = Moment::from_millis(0);
        let pause = |attempts| match again(made, attempts, made, String::new()) {
            Delivery::Later(due, _) => due.since(made),
            other => panic!("{other:?}"),
        };
        assert_eq!([1, 2, 3].map(pause), [1, 2, 4].map(Span::minutes));
        assert_eq!([9, 10, 11, 5000].map(pause), [Span::minutes(256), LONGEST, LONGEST, LONGEST]);
        let late = again(made, 20, made + PATIENCE + Span::millis(1), "away".to_owned());
        assert_eq!(late, Delivery::Never("away".to_owned()));
    }
}
