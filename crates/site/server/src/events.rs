//! Events for a page that listens to one thing for a while, such as an analysis under way.

use std::convert::Infallible;

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use tokio::sync::mpsc;

/// An event with a name and a value.
pub(crate) fn event(name: &str, value: &impl serde::Serialize) -> Event {
    Event::default().event(name).json_data(value).unwrap_or_else(|why| {
        tracing::error!(%why, "an event could not be written");
        Event::default().event(name)
    })
}

/// Sends whatever is put in until everybody who puts in has gone.
pub(crate) fn send(events: mpsc::Receiver<Event>) -> Response {
    let events = stream::unfold(events, async |mut events| {
        let event = events.recv().await?;
        Some((Ok::<_, Infallible>(event), events))
    });
    Sse::new(events).keep_alive(KeepAlive::default()).into_response()
}
