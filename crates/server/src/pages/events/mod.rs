//! Pages of events: the list, the public face, the desk.

pub(crate) mod board;
pub(crate) mod desk;
pub(crate) mod list;
pub(crate) mod new;
pub(crate) mod news;
pub(crate) mod own;
pub(crate) mod public;
pub(crate) mod register;

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::Response;
use damier_compete::event::{Regulation, State};
use damier_language::Words;

use super::{missing, trouble};
use crate::desk::{Held, Speaker};
use crate::reader::Reader;
use crate::site::Site;

/// What every page of an event says at its head.
pub(crate) struct Head {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Place and dates, one line.
    pub(crate) line: String,
    /// How far it is, in words.
    pub(crate) state: String,
    /// Whether the reader may look at the desk.
    pub(crate) official: bool,
    /// The number of the next fact, by which a form tells what its reader had seen.
    pub(crate) seq: u32,
}

impl Head {
    /// The head of an event for a reader.
    pub(crate) fn new(held: &Held, reader: &Reader) -> Head {
        let state = held.event.state();
        let regulation = state.regulation.as_ref();
        let progress = crate::desk::progress(state);
        Head {
            id: held.id.clone(),
            name: regulation.map(|own| own.name.clone()).unwrap_or_default(),
            line: regulation.map(|own| line(reader.words, own)).unwrap_or_default(),
            state: reader.words.text(&format!("desk-state-{progress}")),
            official: speaker(reader).sees(state, &held.book),
            seq: held.event.next_seq(),
        }
    }
}

/// Whoever reads, as somebody who may speak.
pub(crate) fn speaker(reader: &Reader) -> Speaker {
    Speaker::of(reader.person.account())
}

/// Place and dates in one line.
fn line(words: &Words, regulation: &Regulation) -> String {
    let dates = match (regulation.starts, regulation.ends) {
        (Some(first), Some(last)) => Some(words.dates(first, last)),
        (Some(day), None) | (None, Some(day)) => Some(words.date(day)),
        (None, None) => None,
    };
    let parts = [regulation.place.clone(), dates];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The system of the first stage in words.
pub(crate) fn system(words: &Words, state: &State) -> String {
    state.stages.first().map(|stage| words.tell("system", &stage.plan.system)).unwrap_or_default()
}

/// The event of an address, or the page that says why not.
pub(crate) async fn find(site: &Site, id: &str, reader: Reader) -> Result<(Arc<Held>, Reader), Response> {
    match site.desks.load(id).await {
        Ok(Some(held)) => Ok((held, reader)),
        Ok(None) => Err(missing(reader).await),
        Err(fault) => Err(trouble(reader, &fault)),
    }
}

/// The event of an address for those who may look at its desk, or the page that says why not.
pub(crate) async fn at_the_desk(
    site: &Site,
    id: &str,
    reader: Reader,
) -> Result<(Arc<Held>, Reader), Response> {
    let (held, reader) = find(site, id, reader).await?;
    if speaker(&reader).sees(held.event.state(), &held.book) {
        return Ok((held, reader));
    }
    Err(super::notice(reader, StatusCode::FORBIDDEN, "desk-title", "desk-for-officials"))
}
