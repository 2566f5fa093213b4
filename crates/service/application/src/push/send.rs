//! The task that brings messages to push services. What they do not take is tried again, ever more rarely, for as long as
//! it is news; a machine that ends meanwhile leaves the rest to the next one.

use std::sync::Arc;
use std::time::Duration;

use damier_clock::{Moment, Span};
use damier_push::{NotSent, Subscription, Urgency};
use damier_store::{Fault, Message};
use tokio::task::JoinSet;

use super::Push;
use crate::mail::Kind;
use crate::site::{Site, now};

/// Whoever brings a message has so much time; then another machine may.
const LEASE: Span = Span::minutes(3);

/// So long a message is news. Push services keep it no longer for a device that is away.
const KEEP: Span = Span::hours(12);

/// Pauses between attempts; the last one again and again.
const PAUSES: [Span; 5] =
    [Span::seconds(1), Span::seconds(10), Span::minutes(1), Span::minutes(4), Span::minutes(15)];

/// So many push services are spoken to at a time.
const AT_A_TIME: usize = 16;

/// Another machine may have put something down, so one looks at least so often.
const LOOK: Span = Span::seconds(30);

/// Brings what waits until the server is about to end; what is on its way then is waited for.
pub async fn send(site: Arc<Site>) {
    let mut on_their_way = JoinSet::new();
    while !site.is_closing() {
        let wait = begin(&site, &mut on_their_way).await.unwrap_or_else(|fault| {
            tracing::error!(%fault, "messages to closed browsers cannot be read");
            LOOK
        });
        tokio::select! {
            () = site.closing() => {}
            () = site.messages.push.news.notified() => {}
            Some(_) = on_their_way.join_next() => {}
            () = tokio::time::sleep(Duration::from_millis(wait.as_millis())) => {}
        }
    }
    while on_their_way.join_next().await.is_some() {}
}

/// Sets out with what is due; how long until the next is.
async fn begin(site: &Arc<Site>, on_their_way: &mut JoinSet<()>) -> Result<Span, Fault> {
    while on_their_way.len() < AT_A_TIME {
        let Some(due) = site.database.next_message().await? else { return Ok(LOOK) };
        if due > now() {
            return Ok(due.since(now()).min(LOOK));
        }
        let Some(message) = site.database.take_message(now(), LEASE).await? else { continue };
        let site = Arc::clone(site);
        on_their_way.spawn(async move {
            if let Err(fault) = site.messages.push.bring(message).await {
                tracing::error!(%fault, "what became of a message could not be stored");
            }
        });
    }
    Ok(LOOK)
}

impl Push {
    /// Brings a message to its browser, or puts it off.
    async fn bring(&self, message: Message) -> Result<(), Fault> {
        let number = message.number;
        let Some(to) = self.addressee(&message).await? else {
            return self.database.end_message(number).await;
        };
        let why = match self.once(&message, to).await? {
            Ok(()) => return self.database.end_message(number).await,
            Err(why) => why,
        };
        if matches!(why, NotSent::Gone { .. }) {
            self.database.remove_push(message.account, message.browser).await?;
        }
        let due = due_again(&message, now()).filter(|_| why.may_go_later());
        tracing::info!(number, attempts = message.attempts, %why, again = due.is_some(), "a message was not taken");
        match due {
            Some(due) => self.database.put_off_message(number, due, &why.to_string()).await,
            None => self.database.end_message(number).await,
        }
    }

    /// The browser, unless it has gone or its owner does not want this kind any more.
    async fn addressee(&self, message: &Message) -> Result<Option<Subscription>, Fault> {
        if let Some(kind) = Kind::named(&message.kind)
            && !self.wants(message.account, kind).await?
        {
            return Ok(None);
        }
        let browsers = self.database.pushes(message.account).await?;
        let Some(own) = browsers.into_iter().find(|own| own.number == message.browser) else {
            return Ok(None);
        };
        let to = Subscription::read(&own.endpoint, &own.p256dh, &own.auth, self.reach);
        Ok(to.inspect_err(|why| tracing::info!(number = own.number, %why, "a browser is not told")).ok())
    }

    async fn once(&self, message: &Message, to: Subscription) -> Result<Result<(), NotSent>, Fault> {
        let left = KEEP.less(now().since(message.made));
        let sealed = damier_push::Message {
            text: message.text.clone(),
            keep: Duration::from_millis(left.as_millis()),
            urgency: urgency(&message.kind),
            topic: message.topic.clone(),
        };
        Ok(damier_push::send(sealed, to, Arc::new(self.key().await?), self.whom.clone()).await)
    }
}

/// When a message is tried again; none: it is old news.
fn due_again(message: &Message, now: Moment) -> Option<Moment> {
    let attempts = usize::try_from(message.attempts).unwrap_or(usize::MAX);
    let pause = PAUSES[attempts.clamp(1, PAUSES.len()) - 1];
    (now.since(message.made) < KEEP).then_some(now + pause)
}

/// A game that begins or a result that waits is for now; a move by correspondence has days.
fn urgency(kind: &str) -> Urgency {
    match Kind::named(kind) {
        Some(Kind::Post) => Urgency::Normal,
        Some(Kind::Pairing | Kind::CheckIn | Kind::Result) | None => Urgency::High,
    }
}

#[cfg(test)]
mod tests {
    use damier_store::AccountId;

    use super::*;

    #[test]
    fn attempts_grow_rarer_and_end_with_the_news() {
        let made = Moment::from_millis(0);
        let message = |attempts| Message {
            number: 1,
            attempts,
            account: AccountId(1),
            browser: 1,
            kind: "pairing".to_owned(),
            topic: String::new(),
            text: String::new(),
            made,
        };
        let pause = |attempts| due_again(&message(attempts), made).map(|due| due.since(made));
        assert_eq!([1, 2, 3].map(pause), [1, 10, 60].map(|seconds| Some(Span::seconds(seconds))));
        assert_eq!([4, 5, 5000].map(pause), [4, 15, 15].map(|minutes| Some(Span::minutes(minutes))));
        assert_eq!(due_again(&message(9), made + KEEP), None);
    }
}
