//! What a node does about what it hears of the site.

use std::sync::Arc;
use std::time::Duration;

use damier_bus::Heard;
use damier_store::{AccountId, News};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, sleep_until};

use super::SiteWord;
use super::growth::is_told;
use crate::site::Site;

/// How often the node looks which others there are.
const LOOK: Duration = Duration::from_secs(1);

/// How often it looks for games that nobody watches over.
const ADOPT: Duration = Duration::from_secs(15);

/// Listens until the server is about to end.
pub async fn listen(site: Arc<Site>) {
    let Some(mut listening) = site.cluster.listen_to_site() else { return };
    let Some(mut hearing) = site.cluster.hearing() else { return };
    let mut nodes = site.cluster.nodes();
    let mut adopted = Instant::now();
    let mut due = Instant::now() + LOOK;
    // What was said before the broker knew is looked up.
    listening.begun().await;
    look_at_offers(&site).await;
    loop {
        tokio::select! {
            heard = listening.next() => match heard {
                Heard::Message(message) => match serde_json::from_slice(&message.payload) {
                    Ok(word) => take_in(&site, word).await,
                    Err(why) => tracing::debug!(%why, "a word of another node cannot be read"),
                },
                Heard::Missed => look(&site).await,
            },
            changed = hearing.changed() => {
                if changed.is_err() {
                    return;
                }
                look(&site).await;
            }
            () = sleep_until(due) => {
                due = Instant::now() + site.cluster.look_after().unwrap_or(LOOK);
                if site.cluster.look_after().is_some() {
                    look_at_offers(&site).await;
                }
                let now = site.cluster.nodes();
                if now != nodes || adopted.elapsed() > ADOPT {
                    nodes = now;
                    adopted = Instant::now();
                    look_at_offers(&site).await;
                    if let Err(fault) = site.play.hub.adopt().await {
                        tracing::warn!(%fault, "running games could not be looked for");
                    }
                }
            }
            () = site.closing() => return,
        }
    }
}

async fn take_in(site: &Site, word: SiteWord) {
    match word {
        SiteWord::Here { node, breaks } => site.cluster.heard_node(node, breaks),
        SiteWord::Offers { number } => site.play.lobby.heard(number),
        SiteWord::Ended { account } => site.people.ended_here(Some(AccountId(account))),
        SiteWord::PutAway { account } => site.put_away_here(AccountId(account)),
        SiteWord::Worker => site.analysis.queue.heard_worker(),
        SiteWord::Event { id } => site.events.heard(id),
        SiteWord::Grown { stream, next } => site.cluster.heard_of(News { stream, from: next, next }),
        SiteWord::Notices { notices } => drop(site.messages.notices.notify(notices)),
        SiteWord::StopProof { id, by } => site.problems.bench.stop_here(id.as_deref(), &by),
        SiteWord::LetGo { game } => site.play.hub.let_go_here(&game),
    }
}

/// Tells other nodes in which events and in which other streams something was said here, until the server is about to
/// end.
pub async fn tell_others(site: Arc<Site>) {
    let (mut changes, mut news) = (site.events.changes(), site.database.news());
    loop {
        tokio::select! {
            said = news.recv() => match said {
                Ok(News { stream, next, .. }) if is_told(&stream) => {
                    site.cluster.say_of_site(&SiteWord::Grown { stream, next });
                }
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            },
            changed = changes.recv() => match changed {
                Ok(id) => site.cluster.say_of_site(&SiteWord::Event { id }),
                // Others look now and then all the same.
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            },
            () = site.closing() => return,
        }
    }
}

/// Something may have been missed.
async fn look(site: &Site) {
    look_at_offers(site).await;
    site.people.ended_here(None);
}

async fn look_at_offers(site: &Site) {
    match site.database.offers_changed().await {
        Ok(number) => site.play.lobby.heard(number),
        Err(fault) => tracing::debug!(%fault, "offers could not be looked at"),
    }
}
