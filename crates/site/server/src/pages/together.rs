//! Studies that several people keep: with whom, what they say beside them, and who hears of it at once.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Form, Json, Router};
use damier_store::{Fault, StudyLine, StudyMember, StudyRole};
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::studies::given;
use super::{notice, refuse, send_to};
use crate::events;
use crate::handler::{get, post};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::study::together::{NotSaid, Right, Seen, say, seen, share};
use crate::visitor::session::Member;

/// The addresses of what several people do with a study.
pub(super) fn routes() -> Router<Web> {
    Router::new()
        .route("/study/{id}/content", get(content))
        .route("/study/{id}/news", get(news))
        .route("/study/{id}/members", post(member))
        .route("/study/{id}/leave", post(leave))
        .route("/study/{id}/chat", post(chat))
}

/// Whoever listens hears something now and then, so that a line that is cut is noticed.
const OFTEN_ENOUGH: Duration = Duration::from_secs(600);

/// With whom a study is kept, as its page shows it.
pub(crate) struct Together {
    pub(super) id: String,
    pub(super) right: Right,
    pub(super) members: Vec<StudyMember>,
    pub(super) lines: Vec<StudyLine>,
}

impl Together {
    /// What the page of a study shows; what is said beside it only those see who take part.
    pub(super) async fn of(site: &Site, found: &Seen) -> Result<Together, Fault> {
        let id = found.study.listed.id.clone();
        let members = site.database.study_members(&id).await?;
        let lines = match found.right >= Right::Talk {
            true => site.database.study_lines(&id, 0).await?,
            false => Vec::new(),
        };
        Ok(Together { id, right: found.right, members, lines })
    }

    pub(super) fn is_kept_with_others(&self) -> bool {
        !self.members.is_empty()
    }

    pub(super) fn owns(&self) -> bool {
        self.right == Right::Own
    }

    /// Whether the reader takes part, and there is somebody to talk with.
    pub(super) fn talks(&self) -> bool {
        self.right >= Right::Talk && self.is_kept_with_others()
    }

    pub(super) fn may_leave(&self) -> bool {
        matches!(self.right, Right::Talk | Right::Write)
    }
}

/// A line as scripts and programs get it.
pub(crate) fn line_json(line: &StudyLine) -> Value {
    let at = Timestamp::from_millisecond(line.at.millis()).map(|at| at.to_string()).unwrap_or_default();
    json!({ "number": line.number, "by": line.name, "at": at, "text": line.text })
}

async fn found(site: &Site, id: &str, reader: &Reader) -> Result<Option<Seen>, Fault> {
    seen(site, id, reader.person.account().map(|account| account.id)).await
}

/// A study as it is now, for a board on which an earlier version stands.
async fn content(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> PageResult {
    let found = found(&site, &id, &reader).await.or_trouble(&reader)?.or_missing(&reader)?;
    let together = !site.database.study_members(&id).await.or_trouble(&reader)?.is_empty();
    let keep = (header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(([keep], Json(given(&reader, &found, together))).into_response())
}

/// `GET /study/{id}/news`: `version` when it was saved, `lines` with what was said, until it may be seen no longer.
async fn news(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> PageResult {
    found(&site, &id, &reader).await.or_trouble(&reader)?.or_missing(&reader)?;
    let state = site.database.study_state(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let Some(mut room) = site.rooms.enter(&site.database, &id, state) else {
        return Ok(refuse(StatusCode::SERVICE_UNAVAILABLE, &reader.words.text("study-crowded")));
    };
    let (tell, told) = mpsc::channel(8);
    tokio::spawn(async move {
        let mut known = state;
        // What was saved while the page was on its way is told too.
        let first = events::event("version", &json!({ "version": state.version }));
        if tell.send(first).await.is_err() {
            return;
        }
        loop {
            let changed = tokio::select! {
                () = site.closing() => return,
                () = tell.closed() => return,
                changed = tokio::time::timeout(OFTEN_ENOUGH, room.changed()) => changed,
            };
            if matches!(changed, Ok(Err(_))) {
                return;
            }
            // Whether he may still see it is asked each time.
            let Ok(Some(seen)) = found(&site, &id, &reader).await else { return };
            let now = *room.borrow_and_update();
            if now.version != known.version {
                let event = events::event("version", &json!({ "version": now.version }));
                if tell.send(event).await.is_err() {
                    return;
                }
            }
            if now.line > known.line && seen.right >= Right::Talk {
                let lines = site.database.study_lines(&id, known.line).await.unwrap_or_default();
                let lines: Vec<Value> = lines.iter().map(line_json).collect();
                if tell.send(events::event("lines", &lines)).await.is_err() {
                    return;
                }
            }
            known = now;
        }
    });
    Ok(events::send(told))
}

/// Somebody with whom a study is to be kept: a role, or nothing to part.
#[derive(Deserialize)]
struct Wanted {
    name: String,
    role: String,
}

async fn member(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Member { reader, account }: Member,
    Form(wanted): Form<Wanted>,
) -> PageResult {
    let found = found(&site, &id, &reader).await.or_trouble(&reader)?.or_missing(&reader)?;
    if found.right != Right::Own {
        return Ok(notice(reader, StatusCode::FORBIDDEN, "study-together", "study-not-owner"));
    }
    let role = StudyRole::named(&wanted.role);
    if role.is_none() && wanted.role != "none" {
        return Ok(notice(reader, StatusCode::UNPROCESSABLE_ENTITY, "study-together", "study-no-role"));
    }
    let done = share(&site, &account, &id, wanted.name.trim(), role).await;
    match done.or_trouble(&reader)? {
        Some(true) => Ok(send_to(&format!("/study/{id}"), reader.keep)),
        Some(false) => Ok(notice(reader, StatusCode::CONFLICT, "study-together", "study-not-shared")),
        None => Ok(notice(reader, StatusCode::UNPROCESSABLE_ENTITY, "study-together", "people-nobody")),
    }
}

async fn leave(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Member { reader, account }: Member,
) -> PageResult {
    let left = site.database.leave_study(&id, account.id).await.or_trouble(&reader)?;
    left.then_some(()).or_missing(&reader)?;
    site.rooms.written(&id);
    Ok(send_to("/studies", reader.keep))
}

#[derive(Deserialize)]
struct Said {
    text: String,
}

async fn chat(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Member { reader, .. }: Member,
    Form(said): Form<Said>,
) -> PageResult {
    let found = found(&site, &id, &reader).await.or_trouble(&reader)?.or_missing(&reader)?;
    let done = say(&site, &reader.person, &found, &said.text).await.or_trouble(&reader)?;
    let why = match done {
        Ok(line) => return Ok(said_answer(&headers, &id, reader, &line)),
        Err(NotSaid::Outside) => reader.words.text("study-not-member"),
        Err(NotSaid::Unread) => reader.words.text("study-line-length"),
        Err(NotSaid::Held(held)) => held.text(reader.words),
    };
    Ok(refuse(StatusCode::CONFLICT, &why))
}

fn said_answer(headers: &HeaderMap, id: &str, reader: Reader, line: &StudyLine) -> Response {
    let wants_json = |value: &HeaderValue| value.to_str().is_ok_and(|kinds| kinds.contains("json"));
    match headers.get(header::ACCEPT).is_some_and(wants_json) {
        true => Json(line_json(line)).into_response(),
        false => send_to(&format!("/study/{id}"), reader.keep),
    }
}
