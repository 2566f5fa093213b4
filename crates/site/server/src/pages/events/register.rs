//! Asking to be entered: a public form while registration is open.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::public::own_player;
use super::{Head, find, speaker};
use crate::desk::{ActError, Fields, Held, Making, apply};
use crate::forms;
use crate::pages::answer::PageResult;
use crate::pages::{Page, send, trouble};
use crate::reader::Reader;
use crate::site::Site;
use crate::status::Status as _;

#[derive(Template)]
#[template(path = "event/register.html")]
struct Sheet {
    page: Page,
    head: Head,
    open: bool,
    /// Whether the reader plays here already.
    entered: bool,
    done: bool,
    typed: Fields,
    wrong: Option<String>,
    teams: Vec<(String, String)>,
}

fn sheet(
    held: &Held,
    mut reader: Reader,
    typed: Fields,
    done: bool,
    wrong: Option<String>,
    status: StatusCode,
) -> Response {
    let keep = reader.keep.take();
    let teams = held.event.state().teams.iter().zip(0..);
    let sheet = Sheet {
        head: Head::new(held, &reader),
        open: held.book.registration,
        entered: !done && own_player(held, &reader).is_some(),
        done,
        typed,
        wrong,
        teams: teams.map(|(team, at): (_, u32)| (format!("@{at}"), team.name.clone())).collect(),
        page: Page::new(reader, "desk-register", "/events"),
    };
    send(status, keep, &sheet)
}

pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    Ok(sheet(&held, reader, Fields::default(), false, None, StatusCode::OK))
}

/// Takes the application; an official answers it.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    request: Request,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let fields = forms::read(request).await.unwrap_or_default();
    let making = Making { speaker: speaker(&reader), words: reader.words, seen: None };
    Ok(match site.events.change(&id, &making, |draft| apply(draft, &fields)).await {
        Ok(()) => sheet(&held, reader, Fields::default(), true, None, StatusCode::OK),
        Err(ActError::Complaint(ground, wrong)) => {
            sheet(&held, reader, fields, false, Some(wrong.to_string()), ground.status())
        }
        Err(ActError::Store(fault)) => trouble(reader, &fault),
    })
}
