//! When events and their games are looked at: after a start, when somebody has said something at a desk, when a game
//! of an event has ended, and now and then as long as something is under way.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use damier_store::{EventQuery, Fault};
use tokio::sync::broadcast::error::RecvError;

use super::settle::settle;
use crate::site::Site;

/// How often events under way are looked at without being asked.
const NOW_AND_THEN: Duration = Duration::from_secs(5);

/// After so many looks it is asked which events are under way, since other nodes have begun some.
const AGAIN: u32 = 12;

/// Events read at a time after a start.
const AT_A_TIME: u32 = 200;

/// Looks at events and their games until the server ends.
pub async fn watch(site: Arc<Site>) {
    let (mut said, mut ended) = (site.events.changes(), site.play.hub.endings());
    let mut under_way = match playing(&site).await {
        Ok(events) => events,
        Err(fault) => {
            tracing::error!(%fault, "events under way could not be read");
            BTreeSet::new()
        }
    };
    let mut ticks = 0_u32;
    let mut tick = tokio::time::interval(NOW_AND_THEN);
    loop {
        let named = tokio::select! {
            event = said.recv() => Some(event),
            event = ended.recv() => Some(event),
            _ = tick.tick() => None,
            () = site.closing() => return,
        };
        let events: Vec<String> = match named {
            Some(Ok(event)) => vec![event],
            Some(Err(RecvError::Closed)) => return,
            // Too much was said at once to hear everything.
            Some(Err(RecvError::Lagged(_))) | None => {
                ticks += 1;
                if ticks.is_multiple_of(AGAIN) {
                    under_way.extend(playing(&site).await.unwrap_or_default());
                }
                // Of several nodes one looks after an event.
                under_way.iter().filter(|event| site.cluster.keeps(event)).cloned().collect()
            }
        };
        for event in events {
            match settle(&site, &event).await {
                Ok(true) => drop(under_way.insert(event)),
                Ok(false) => drop(under_way.remove(&event)),
                Err(fault) => {
                    tracing::error!(%fault, event, "an event and its games could not be settled");
                    under_way.insert(event);
                }
            }
        }
    }
}

/// The events that are being played.
async fn playing(site: &Site) -> Result<BTreeSet<String>, Fault> {
    let mut found = BTreeSet::new();
    let state = Some("playing".to_owned());
    let mut query = EventQuery { state, limit: AT_A_TIME, ..EventQuery::default() };
    loop {
        let page = site.database.events(&query).await?;
        query.skip += AT_A_TIME;
        let last = page.len() < AT_A_TIME as usize;
        found.extend(page.into_iter().map(|event| event.id));
        if last {
            return Ok(found);
        }
    }
}
