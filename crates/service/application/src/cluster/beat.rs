//! The pulse of a node: again and again it says in the database that it is there.
//!
//! Whoever has not said so for a moment says it again before it decides anything. So it learns of a stretch of time
//! in which nobody could store anything before it reckons that time on anybody's clock.

use std::sync::{Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use damier_clock::{Moment, Span};
use damier_store::{Database, Fault, Outage, Present, Rhythm};

use super::Cluster;
use crate::timepiece::Timepiece;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// For so long it may decide without having said so.
const FRESH: Duration = Duration::from_secs(2);

/// For so long others count on it; if nobody was there for longer than the gap, nobody served.
const RHYTHM: Rhythm = Rhythm { alive: Span::seconds(4), gap: Span::seconds(3) };

/// The pulse of a node.
pub(super) struct Pulse {
    database: Database,
    node: String,
    time: Timepiece,
    /// What was found the last time, and when.
    last: Mutex<Option<(Instant, Present)>>,
    /// One at a time.
    turn: tokio::sync::Mutex<()>,
}

impl Pulse {
    pub(super) fn new(database: Database, node: String, time: Timepiece) -> Pulse {
        Pulse { database, node, time, last: Mutex::default(), turn: tokio::sync::Mutex::default() }
    }

    fn last(&self) -> MutexGuard<'_, Option<(Instant, Present)>> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known, if it is fresh.
    fn fresh(&self) -> Option<Option<Outage>> {
        let last = self.last();
        let (at, present) = last.as_ref()?;
        (at.elapsed() < FRESH).then_some(present.outage)
    }

    pub(super) fn is_fresh(&self) -> bool {
        self.fresh().is_some()
    }

    pub(super) fn nodes(&self) -> Vec<String> {
        self.last().as_ref().map_or_else(Vec::new, |(_, present)| present.nodes.clone())
    }

    /// Says that the node is there.
    pub(super) async fn beat(&self) -> Result<Option<Outage>, Fault> {
        let _turn = self.turn.lock().await;
        self.store_beat().await
    }

    async fn store_beat(&self) -> Result<Option<Outage>, Fault> {
        // The time before it was stored counts as that of the node's being there.
        let at = Instant::now();
        let present = self.database.beat(&self.node, self.time.now(), RHYTHM).await?;
        let outage = present.outage;
        *self.last() = Some((at, present));
        Ok(outage)
    }

    /// The last stretch of time in which nobody served, as known a moment ago or now.
    pub(super) async fn ready(&self) -> Result<Option<Outage>, Fault> {
        if let Some(outage) = self.fresh() {
            return Ok(outage);
        }
        let _turn = self.turn.lock().await;
        // Somebody else may have asked meanwhile.
        match self.fresh() {
            Some(outage) => Ok(outage),
            None => self.store_beat().await,
        }
    }

    pub(super) async fn leave(&self, at: Moment) -> Result<(), Fault> {
        self.database.leave(&self.node, at).await
    }
}

/// Beats for as long as the node is there.
pub(super) async fn keep_on(cluster: Weak<Cluster>) {
    let mut away = false;
    loop {
        tokio::time::sleep(BEAT).await;
        let Some(cluster) = cluster.upgrade() else { return };
        let Some(pulse) = cluster.pulse() else { return };
        match pulse.beat().await {
            Ok(_) => away = false,
            // Said once; whoever wants something stored says it again.
            Err(fault) if !away => {
                away = true;
                tracing::error!(%fault, "this node cannot store anything");
            }
            Err(_) => {}
        }
    }
}
