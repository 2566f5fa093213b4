//! What a console hears: the boards of its round, whenever something has happened at one.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use damier_compete::Round;
use damier_compete::event::StageId;
use serde_json::json;
use tokio::sync::mpsc;

use super::logged::Logged;
use super::row::{Row, rows};
use crate::events;
use crate::forms::InAddress;
use crate::pages::answer::PageResult;
use crate::pages::events::{at_the_desk, speaker};
use crate::reader::Reader;
use crate::site::{Site, now};

/// How often the boards are looked at.
const LOOK: Duration = Duration::from_millis(500);

/// After so many looks clocks are told even if nothing has happened.
const AT_LEAST: u32 = 20;

/// Tells a console what happens at the boards of a round, until it is closed or its reader has no office any more.
pub(crate) async fn listen(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    InAddress(asked): InAddress,
    reader: Reader,
) -> PageResult {
    let _ = at_the_desk(&site, &id, &reader).await?;
    let (stage, round) = (asked.stage().unwrap_or(StageId::FIRST), asked.round().unwrap_or(Round::FIRST));
    let (teller, told) = mpsc::channel(4);
    let (words, speaker) = (reader.words, speaker(&reader));
    tokio::spawn(async move {
        let mut before: Option<Vec<Row>> = None;
        let (mut quiet, mut logged) = (0, Logged::default());
        loop {
            let Ok(Some(held)) = site.events.load(&id).await else { return };
            if !speaker.sees(held.event.state(), &held.book) {
                return;
            }
            let Ok(rows) = rows(&site, &held, words, stage, round, &mut logged).await else { return };
            let still: Vec<Row> = rows.iter().map(Row::still).collect();
            let calls = held.book.calls.iter().filter(|call| call.attended.is_none()).count();
            quiet += 1;
            if before.as_ref() != Some(&still) || quiet >= AT_LEAST {
                let value = json!({ "at": now().millis(), "rows": rows, "calls": calls });
                if teller.send(events::event("boards", &value)).await.is_err() {
                    return;
                }
                (before, quiet) = (Some(still), 0);
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {},
                () = site.closing() => return,
                () = teller.closed() => return,
            }
        }
    });
    Ok(events::send(told))
}
