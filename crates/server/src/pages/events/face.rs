//! The public face of an event.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::{Head, find, system};
use crate::pages::{Page, send};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "event/face.html")]
struct Sheet {
    page: Page,
    head: Head,
    rulebook: String,
    system: String,
    control: String,
    registration: bool,
    entrants: Vec<String>,
}

/// Shows an event to everybody.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    let (held, mut reader) = match find(&site, &id, reader).await {
        Ok(found) => found,
        Err(answer) => return answer,
    };
    let state = held.event.state();
    let keep = reader.keep.take();
    let names = (0..state.entrants())
        .filter_map(|at| state.name_of(damier_compete::Entrant(u32::try_from(at).ok()?)).map(str::to_owned));
    let regulation = state.regulation.as_ref();
    let sheet = Sheet {
        head: Head::new(&held, &reader),
        rulebook: regulation.map(|own| own.rulebook.clone()).unwrap_or_default(),
        control: regulation.map(|own| own.control.clone()).unwrap_or_default(),
        system: system(reader.words, state),
        registration: held.book.registration,
        entrants: names.collect(),
        page: Page::new(reader, "desk-event", "/events"),
    };
    send(StatusCode::OK, keep, &sheet)
}
