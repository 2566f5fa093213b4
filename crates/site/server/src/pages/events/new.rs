//! A new event: from a template, from a regulation, or from an event file.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_compete::event::templates;
use damier_desk::Complaint;

use crate::desk::{Fields, Making, Speaker, Stop, begin};
use crate::forms;
use crate::pages::{Page, notice, send, send_to, spoken, trouble};
use crate::reader::Reader;
use crate::site::Site;
use crate::status::Status as _;

#[derive(Template)]
#[template(path = "event/new.html")]
struct Sheet {
    page: Page,
    typed: Fields,
    wrong: Option<Complaint>,
    /// By game, then by system.
    templates: Vec<(String, Vec<(String, String)>)>,
}

/// The form for a new event.
pub(crate) async fn show(reader: Reader) -> Response {
    match reader.person.account() {
        Some(_) => sheet(reader, Fields::default(), None, StatusCode::OK),
        None => notice(reader, StatusCode::FORBIDDEN, "desk-new", "desk-needs-account"),
    }
}

fn sheet(mut reader: Reader, typed: Fields, wrong: Option<Complaint>, status: StatusCode) -> Response {
    let keep = reader.keep.take();
    let mut templates_of: Vec<(String, Vec<(String, String)>)> = Vec::new();
    for own in templates() {
        let game = spoken::book(reader.words, own.rulebook);
        let title = (own.name.clone(), reader.words.phrase(own.title));
        match templates_of.iter_mut().find(|(known, _)| *known == game) {
            Some((_, titles)) => titles.push(title),
            None => templates_of.push((game, vec![title])),
        }
    }
    let templates = templates_of;
    send(status, keep, &Sheet { page: Page::new(reader, "desk-new", "/events"), typed, wrong, templates })
}

/// Makes the event and goes to its desk.
pub(crate) async fn made(State(site): State<Arc<Site>>, reader: Reader, request: Request) -> Response {
    let Some(account) = reader.person.account() else {
        return notice(reader, StatusCode::FORBIDDEN, "desk-new", "desk-needs-account");
    };
    let speaker = Speaker::of(Some(account));
    let Some(mut fields) = forms::read(request).await else {
        let wrong = Complaint::new(reader.words.text("desk-unreadable-form"));
        return sheet(reader, Fields::default(), Some(wrong), StatusCode::PAYLOAD_TOO_LARGE);
    };
    let making = Making { speaker, words: reader.words, seen: None };
    let made = match fields.file("event") {
        Some(sent) => site.events.take_over(&making, account, sent).await,
        None => match fields.read_files(&site.events, reader.words).await {
            Ok(()) => site.events.create(&making, |draft| begin(draft, &fields, account)).await,
            Err(stop) => Err(stop),
        },
    };
    match made {
        Ok(id) => send_to(&format!("/event/{id}/desk"), reader.keep),
        Err(Stop::Complaint(ground, wrong)) => sheet(reader, fields, Some(wrong), ground.status()),
        Err(Stop::Store(fault)) => trouble(reader, &fault),
    }
}
