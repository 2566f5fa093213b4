//! The public face of an event.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_desk::words;
use damier_store::Fault;

use super::{Head, find, speaker, system};
use crate::desk::online::own_boards;
use crate::desk::{Held, Seats};
use crate::pages::{Page, send, trouble};
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
    /// The boards on the site at which the reader plays.
    own: Vec<OwnBoard>,
}

/// A board at which the reader plays.
struct OwnBoard {
    game: String,
    place: String,
    opponent: String,
}

/// Boards that are open, at which the reader plays.
async fn own(site: &Site, held: &Held, reader: &Reader) -> Result<Vec<OwnBoard>, Fault> {
    let (speaker, state) = (speaker(reader), held.event.state());
    let mut own = Vec::new();
    for board in own_boards(held, &speaker) {
        let Some(seats) = Seats::of(state, board.key) else { continue };
        if site.hub.table(&board.game).await?.is_none() {
            continue;
        }
        let at = board.accounts.iter().position(|name| name == reader.person.name()).unwrap_or(0);
        let opponent = seats.name(if at == 0 { !board.white } else { board.white });
        own.push(OwnBoard {
            game: board.game,
            place: words::place(reader.words, state, board.key),
            opponent,
        });
    }
    Ok(own)
}

/// Shows an event to everybody.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    let (held, mut reader) = match find(&site, &id, reader).await {
        Ok(found) => found,
        Err(answer) => return answer,
    };
    let own = match own(&site, &held, &reader).await {
        Ok(own) => own,
        Err(fault) => return trouble(reader, &fault),
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
        own,
        page: Page::new(reader, "desk-event", "/events"),
    };
    send(StatusCode::OK, keep, &sheet)
}
