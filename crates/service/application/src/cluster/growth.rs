//! Streams that grow, at whichever node: what pages of games by correspondence and of displays hear of.

use std::sync::Arc;
use std::time::Duration;

use damier_store::News;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::site::Site;

/// Without the bus nobody tells what grows elsewhere, so pages look so often.
const LOOK: Duration = Duration::from_secs(5);

/// Streams of which other nodes are told as they grow. Games and events have words of their own.
const TOLD: [&str; 2] = ["post/", "display/"];

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
    /// What was found when one looked last.
    found: u32,
}

impl Growth {
    /// Listens to a stream.
    pub fn of(site: Arc<Site>, stream: String) -> Growth {
        let (here, elsewhere) = (site.database.news(), site.cluster.grown());
        Growth { site, stream, here, elsewhere, found: 0 }
    }

    /// Waits until something was said; the number of the next fact, 0 if it is not known. None: there is nothing to
    /// wait for any more.
    pub async fn next(&mut self) -> Option<u32> {
        loop {
            let blind = self.site.cluster.look_after().is_some();
            let heard = tokio::select! {
                heard = self.here.recv() => heard,
                heard = self.elsewhere.recv() => heard,
                () = tokio::time::sleep(LOOK), if blind => {
                    if let Some(next) = self.look().await {
                        return Some(next);
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
