//! What has ended is forgotten: sessions, tokens, links, failed attempts, settled letters, browsers nobody came back to.

use std::sync::Arc;
use std::time::Duration;

use crate::site::{Site, now};

/// So often one looks.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// Not at once: a site that starts has other work.
const FIRST: Duration = Duration::from_secs(60);

/// Forgets what has ended, once an hour, until the server is about to end.
pub async fn watch(site: Arc<Site>) {
    let mut pause = FIRST;
    while !site.is_closing() {
        tokio::select! {
            () = site.closing() => return,
            () = tokio::time::sleep(pause) => {}
        }
        pause = EVERY;
        match site.database.purge(now()).await {
            Ok(rows) => tracing::info!(rows, "what had ended is forgotten"),
            Err(fault) => tracing::error!(%fault, "what had ended could not be forgotten"),
        }
    }
}
