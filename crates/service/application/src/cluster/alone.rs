//! A server without a bus has its database to itself: nobody hears it, so another beside it would show boards as they were
//! and count its own time on their clocks. A folder is locked; a database elsewhere is asked who is there.

use std::sync::Weak;
use std::time::{Duration, Instant};

use damier_clock::Span;
use damier_store::{Database, Fault, Rhythm};
use tokio::sync::Mutex;

use super::Cluster;
use crate::timepiece::Timepiece;

/// How often it says that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// For so long it counts as there; that nobody served for a while is noted by nodes that serve together only.
const RHYTHM: Rhythm = Rhythm { alive: Span::seconds(4), gap: Span::millis(u64::MAX) };

/// One that ended without a word is waited for so long.
const PATIENCE: Duration = Duration::from_secs(6);

/// The only server of a database that others can reach.
pub(super) struct Only {
    database: Database,
    node: String,
    time: Timepiece,
    /// It has said that it ends, and says no more.
    has_left: Mutex<bool>,
}

impl Only {
    /// None if another server uses the database.
    pub(super) async fn take(database: Database, node: String) -> Result<Option<Only>, Fault> {
        let time = Timepiece::set(database.time_of_day().await?);
        let begun = Instant::now();
        while !database.nodes(time.now(), RHYTHM).await?.is_empty() {
            if begun.elapsed() > PATIENCE {
                return Ok(None);
            }
            tokio::time::sleep(BEAT / 2).await;
        }
        let only = Only { database, node, time, has_left: Mutex::new(false) };
        only.is_alone().await?;
        Ok(Some(only))
    }

    /// Says that it is there; whether nobody else is.
    async fn is_alone(&self) -> Result<bool, Fault> {
        let has_left = self.has_left.lock().await;
        if *has_left {
            return Ok(true);
        }
        let present = self.database.beat(&self.node, self.time.now(), RHYTHM).await?;
        Ok(present.nodes.iter().all(|node| *node == self.node))
    }

    /// Says that it is about to end, so that the next one need not wait.
    pub(super) async fn leave(&self) -> Result<(), Fault> {
        *self.has_left.lock().await = true;
        self.database.leave(&self.node, self.time.now()).await
    }
}

/// Says it for as long as the server is there.
pub(super) async fn keep_on(cluster: Weak<Cluster>) {
    let mut is_told = false;
    loop {
        tokio::time::sleep(BEAT).await;
        let Some(cluster) = cluster.upgrade() else { return };
        let Some(only) = &cluster.only else { return };
        // What cannot be stored is told by whoever wants to store something.
        if let Ok(false) = only.is_alone().await
            && !is_told
        {
            is_told = true;
            tracing::error!(
                "another server uses this database, and neither hears the other: they need a broker, --bus"
            );
        }
    }
}
