//! Streams that grow, at whichever node: what pages of games by correspondence, of displays and of arenas hear of.

use std::sync::Arc;
use std::time::Duration;

use damier_store::News;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, sleep_until};

use super::Hearing;
use crate::site::Site;

/// As long as another node is not heard nobody tells what grows there, so pages look so often.
const LOOK: Duration = Duration::from_secs(5);

/// Streams of which other nodes are told as they grow. Games and events have words of their own.
const TOLD: [&str; 3] = ["post/", "display/", "arena/"];

/// Whether other nodes are told of a stream.
pub(super) fn is_told(stream: &str) -> bool {
    TOLD.iter().any(|kind| stream.starts_with(kind))
}

/// Hears of one stream for as long as it is held.
pub struct Growth {
    site: Arc<Site>,
    stream: String,
    here: broadcast::Receiver<News>,
    elsewhere: broadcast::Receiver<News>,
    /// Whether other nodes are heard; none: there are none.
    hearing: Option<watch::Receiver<Hearing>>,
    /// When to look; none: others tell.
    due: Option<Instant>,
    /// What was found when one looked last.
    found: u32,
}

impl Growth {
    /// Listens to a stream.
    pub fn of(site: Arc<Site>, stream: String) -> Growth {
        let (here, elsewhere) = (site.database.news(), site.cluster.grown());
        let hearing = site.cluster.hearing();
        let due = site.cluster.look_after().map(|_| Instant::now() + LOOK);
        Growth { site, stream, here, elsewhere, hearing, due, found: 0 }
    }

    /// Waits until something was said; the number of the next fact, 0 if it is not known. None: there is nothing to
    /// wait for any more.
    pub async fn next(&mut self) -> Option<u32> {
        loop {
            let heard = tokio::select! {
                heard = self.here.recv() => heard,
                heard = self.elsewhere.recv() => heard,
                () = changed(&mut self.hearing) => {
                    self.due = Some(Instant::now());
                    continue;
                }
                () = until(self.due) => {
                    let due = self.site.cluster.look_after().map(|_| Instant::now() + LOOK);
                    let found = self.look().await;
                    // Only now: whoever gives up waiting meanwhile shall look the next time.
                    self.due = due;
                    if found.is_some() {
                        return found;
                    }
                    continue;
                }
            };
            match heard {
                Ok(news) if news.stream == self.stream => return Some(news.next),
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => return Some(0),
                Err(RecvError::Closed) => return None,
            }
        }
    }

    /// Looks whether something was said since one looked last.
    async fn look(&mut self) -> Option<u32> {
        let next = self.site.database.next_seq(&self.stream).await.ok()?;
        (std::mem::replace(&mut self.found, next) != next).then_some(next)
    }
}

/// Waits until it changes whether other nodes are heard.
async fn changed(hearing: &mut Option<watch::Receiver<Hearing>>) {
    let changed = match hearing {
        Some(hearing) => hearing.changed().await.is_ok(),
        None => false,
    };
    if !changed {
        std::future::pending::<()>().await;
    }
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => std::future::pending().await,
    }
}
