//! The task that looks at what grows and tells people of it.
//!
//! How far a stream has been told is kept in the database, so after a restart, or when another machine has died, the
//! rest is told; the mark of a letter keeps it from going out twice.

use std::sync::Arc;
use std::time::Duration;

use damier_store::{EventQuery, Fault, News};
use tokio::sync::broadcast::error::RecvError;

use super::find::{from_fact, from_note};
use super::notice::Notice;
use crate::cluster::SiteWord;
use crate::desk::note::{self, Note};
use crate::desk::{Held, stored_fact};
use crate::mail::Text;
use crate::push::PushMessage;
use crate::site::{Site, now};

/// So often one looks whether another machine has left something untold.
const LOOK: Duration = Duration::from_secs(300);

/// So many notices are told to open browsers together.
const TOGETHER: usize = 50;

/// So many events are looked at then: those being played come first.
const EVENTS: u32 = 200;

/// Tells people of what happens until the server is about to end.
pub async fn watch(site: Arc<Site>) {
    let mut news = site.database.news();
    let mut look = tokio::time::interval(LOOK);
    loop {
        let heard = tokio::select! {
            () = site.closing() => return,
            _ = look.tick() => Err(RecvError::Lagged(0)),
            heard = news.recv() => heard,
        };
        let told = match &heard {
            Ok(news) => tell_news(&site, news).await,
            Err(RecvError::Lagged(_)) => catch_up(&site).await,
            Err(RecvError::Closed) => return,
        };
        if let Err(fault) = told {
            tracing::error!(%fault, "players could not be told");
        }
    }
}

/// The event of a stream.
fn event_of(stream: &str) -> Option<&str> {
    stream.strip_prefix("event/").or_else(|| stream.strip_prefix("desk/"))
}

async fn tell_news(site: &Site, news: &News) -> Result<(), Fault> {
    let Some(id) = event_of(&news.stream) else { return Ok(()) };
    if site.database.notified_up_to(&news.stream).await?.is_none() {
        site.database.set_told(&news.stream, news.from.saturating_sub(1)).await?;
    }
    match site.events.load(id).await? {
        Some(held) => notify(site, &held).await,
        None => Ok(()),
    }
}

/// Looks at all events that are not over. What was said before anybody looked is told to nobody.
async fn catch_up(site: &Site) -> Result<(), Fault> {
    for state in ["playing", "planned"] {
        let query = EventQuery { state: Some(state.to_owned()), limit: EVENTS, ..EventQuery::default() };
        for listed in site.database.events(&query).await? {
            for stream in [stored_fact::stream(&listed.id), note::stream(&listed.id)] {
                if site.database.notified_up_to(&stream).await?.is_none() {
                    let next = site.database.next_seq(&stream).await?;
                    site.database.set_told(&stream, next.saturating_sub(1)).await?;
                }
            }
            if let Some(held) = site.events.load(&listed.id).await? {
                notify(site, &held).await?;
            }
        }
    }
    Ok(())
}

/// Tells what has not been told of an event.
async fn notify(site: &Site, held: &Held) -> Result<(), Fault> {
    let (facts, notes) = (stored_fact::stream(&held.id), note::stream(&held.id));
    if let Some(told) = site.database.notified_up_to(&facts).await? {
        let mut new = held.event.entries().iter().filter(|entry| entry.seq > told);
        let notices = new.clone().flat_map(|entry| from_fact(held, entry.seq, &entry.fact));
        send(site, notices.collect()).await?;
        if let Some(last) = new.next_back() {
            site.database.set_told(&facts, last.seq).await?;
        }
    }
    if let Some(told) = site.database.notified_up_to(&notes).await?
        && told + 1 < held.book.next
    {
        let mut last = told;
        for stored in site.database.load(&notes, told).await? {
            let note: Note = stored.read()?;
            send(site, from_note(held, stored.seq, stored.at, &note, now())).await?;
            last = stored.seq;
        }
        site.database.set_told(&notes, last).await?;
    }
    Ok(())
}

/// Tells people: by letter, on devices, and in the browsers that are open at whichever node.
pub async fn send(site: &Site, notices: Vec<Notice>) -> Result<(), Fault> {
    for some in notices.chunks(TOGETHER) {
        let written = write(site, some).await;
        let fresh = site.messages.notices.notify(some.to_vec());
        if !fresh.is_empty() {
            site.cluster.say_of_site(&SiteWord::Notices { notices: fresh });
        }
        written?;
    }
    Ok(())
}

/// Writes letters and messages to devices.
async fn write(site: &Site, notices: &[Notice]) -> Result<(), Fault> {
    for notice in notices {
        let link = site.messages.mail.link(&notice.path);
        let text = |words| notice.text(words, &link);
        site.messages.mail.write(notice.account, notice.kind(), &notice.mark, text).await?;
        let told = |words| {
            let Text { subject, .. } = notice.text(words, &link);
            PushMessage { title: subject, text: notice.line(words), path: notice.path.clone() }
        };
        site.messages
            .push
            .notify(&site.messages.mail, notice.account, notice.kind(), &notice.mark, told)
            .await?;
    }
    Ok(())
}
