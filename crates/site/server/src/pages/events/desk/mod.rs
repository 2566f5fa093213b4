//! The desk of an event: pages with forms, for its officials.
//!
//! Every page is read with `GET` and changed with `POST` at the same address; a form names what it wants done in
//! its field `act`. What is refused is told on the same page, with what was typed.

mod boards;
mod check_in;
pub(super) mod console;
mod course;
mod disputes;
mod entries;
mod fair_play;
mod home;
mod log;
mod officials;
mod papers;
pub(super) mod people;
mod round;
mod standings;
mod teams;

use std::collections::BTreeSet;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use damier_compete::event::{Action, PERMISSIONS, State as EventState};
use damier_desk::{EventContext, Manner, RefusalText, Way};
use damier_language::{Args, Words};

use super::{Head, at_the_desk, find, speaker};
use crate::desk::{ActError, Fields, Held, Making, acting};
use crate::forms::{self, InAddress};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::events::speaking;
use crate::pages::{Page, message_page, missing, notice, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;
use crate::status::Status as _;

pub(crate) use console::listen as console_events;
pub(crate) use papers::download;

/// The pages of the desk, in the order of their tabs: the address, and the message that names it.
const TABS: [(&str, &str); 14] = [
    ("", "desk-tab-home"),
    ("round", "desk-tab-round"),
    ("console", "desk-tab-console"),
    ("standings", "desk-tab-standings"),
    ("entries", "desk-tab-entries"),
    ("check-in", "desk-tab-check-in"),
    ("teams", "desk-tab-teams"),
    ("papers", "desk-tab-papers"),
    ("boards", "desk-tab-boards"),
    ("disputes", "desk-tab-disputes"),
    ("fair-play", "fair-play-title"),
    ("officials", "desk-tab-officials"),
    ("course", "desk-tab-course"),
    ("log", "desk-tab-log"),
];

/// The pages that are not needed in every round.
const RARE: [&str; 6] = ["boards", "disputes", "fair-play", "officials", "course", "log"];

/// What every page of the desk knows.
pub(super) struct DeskPage {
    words: &'static Words,
    head: Head,
    held: Arc<Held>,
    /// Which page it is.
    at: String,
    /// The address of the site as people reach it.
    root: String,
    /// What is asked for in the address.
    asked: Fields,
    /// What the reader may do.
    may: BTreeSet<Action>,
    outcome: FormResult,
}

/// What came of a form.
#[derive(Default)]
struct FormResult {
    status: StatusCode,
    wrong: Option<RefusalText>,
    told: Vec<String>,
    typed: Fields,
}

impl DeskPage {
    fn new(held: Arc<Held>, reader: &Reader, at: &str, asked: Fields, outcome: FormResult) -> DeskPage {
        let speaker = speaker(reader);
        let state = held.event.state();
        let allowed = PERMISSIONS.iter().filter(|row| speaker.may(state, &held.book, row.action));
        let may = allowed.map(|row| row.action).collect();
        let head = Head::new(&held, reader);
        let root = reader.root.clone();
        DeskPage { words: reader.words, head, held, at: at.to_owned(), root, asked, may, outcome }
    }

    /// Whether the reader may do something.
    fn may(&self, action: Action) -> bool {
        self.may.contains(&action)
    }

    /// What was typed into a field of a form that was refused.
    fn typed(&self, act: &str, name: &str) -> &str {
        if self.outcome.typed.text("act") == act { self.outcome.typed.text(name) } else { "" }
    }

    /// Rules that could be relaxed so that a round can be paired, where one could not be.
    fn ways(&self) -> &[Way] {
        self.outcome.wrong.as_ref().map_or(&[], |wrong| &wrong.ways)
    }

    /// Whether a rule was to be relaxed, or could be.
    fn relaxes(&self) -> bool {
        !self.ways().is_empty() || !self.typed("pair", "relax").is_empty()
    }

    /// What is known of the event.
    fn state(&self) -> &EventState {
        self.held.event.state()
    }

    /// The tabs that this event has.
    fn tabs(&self) -> Vec<(&'static str, &'static str)> {
        let state = self.state();
        let has_teams =
            state.pairs_teams() || state.regulation.as_ref().is_some_and(|own| own.teams.is_some());
        TABS.into_iter().filter(|(at, _)| *at != "teams" || has_teams).collect()
    }

    /// The tabs that stand in the row: those of every round, and the one that is open.
    fn often(&self) -> Vec<(&'static str, &'static str)> {
        self.tabs().into_iter().filter(|(at, _)| !RARE.contains(at) || *at == self.at).collect()
    }

    /// The others, which wait behind a press.
    fn seldom(&self) -> Vec<(&'static str, &'static str)> {
        self.tabs().into_iter().filter(|(at, _)| RARE.contains(at) && *at != self.at).collect()
    }

    /// The event in the words of the reader.
    fn hall(&self) -> EventContext<'_> {
        EventContext { words: self.words, event: &self.held.event, manner: Manner::PLAIN }
    }
}

/// Sends a page of the desk; whoever sees it has an account, so his browser has nothing to keep.
fn answer(status: StatusCode, page: &impl Template) -> Response {
    send(status, None, page)
}

/// The first page of the desk.
pub(crate) async fn home(
    state: State<Arc<Site>>,
    Path(id): Path<String>,
    InAddress(asked): InAddress,
    reader: Reader,
) -> PageResult {
    read(&state, &id, "", asked, reader).await
}

/// A page of the desk.
pub(crate) async fn show(
    state: State<Arc<Site>>,
    Path((id, at)): Path<(String, String)>,
    InAddress(asked): InAddress,
    reader: Reader,
) -> PageResult {
    read(&state, &id, &at, asked, reader).await
}

async fn read(site: &Site, id: &str, at: &str, asked: Fields, reader: Reader) -> PageResult {
    let held = at_the_desk(site, id, &reader).await?;
    Ok(sheet(site, held, reader, at, asked, FormResult::default()).await)
}

/// Makes the page.
async fn sheet(
    site: &Site,
    held: Arc<Held>,
    reader: Reader,
    at: &str,
    asked: Fields,
    outcome: FormResult,
) -> Response {
    if !TABS.iter().any(|(own, _)| *own == at) {
        return missing(reader).await;
    }
    let reader = speaking(reader, &held);
    let desk = DeskPage::new(held, &reader, at, asked, outcome);
    let page = Page::new(reader, "desk-title", "/events");
    match at {
        "entries" => entries::sheet(page, desk),
        "check-in" => check_in::sheet(page, desk),
        "teams" => teams::sheet(page, desk),
        "officials" => officials::sheet(page, desk),
        "round" => round::sheet(page, desk),
        "console" => match console::sheet(site, page, desk).await {
            Ok(answer) => answer,
            Err(fault) => {
                tracing::error!(%fault, "the boards of a round could not be read");
                StatusCode::SERVICE_UNAVAILABLE.into_response()
            }
        },
        "fair-play" => match fair_play::sheet(site, page, desk).await {
            Ok(answer) => answer,
            Err(fault) => {
                tracing::error!(%fault, "the statistics of a round could not be read");
                StatusCode::SERVICE_UNAVAILABLE.into_response()
            }
        },
        "boards" => boards::sheet(page, desk),
        "standings" => standings::sheet(page, desk),
        "disputes" => disputes::sheet(page, desk),
        "papers" => papers::sheet(page, desk),
        "log" => log::sheet(page, desk),
        "course" => course::sheet(page, desk),
        _ => home::sheet(page, desk),
    }
}

/// Does what a form on the first page asks for.
pub(crate) async fn home_sent(
    state: State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    request: Request,
) -> PageResult {
    sent(state, Path((id, String::new())), reader, request).await
}

/// Does what a form asks for, and shows the page again.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path((id, at)): Path<(String, String)>,
    reader: Reader,
    request: Request,
) -> PageResult {
    if reader.person.account().is_none() {
        return Err(notice(reader, StatusCode::FORBIDDEN, "desk-title", "desk-for-officials"));
    }
    let asked = forms::asked(request.uri());
    let query = request.uri().query().map(|query| format!("?{query}")).unwrap_or_default();
    let Some(mut fields) = forms::read(request).await else {
        return Err(notice(reader, StatusCode::PAYLOAD_TOO_LARGE, "desk-title", "desk-unreadable-form"));
    };
    let making = Making { speaker: speaker(&reader), words: reader.words, seen: fields.number("seen") };
    if at == "fair-play" {
        return fair_play_asked(&site, &id, &making, fields, reader, &query).await;
    }
    let done = match fields.file("event") {
        Some(sent) => site.events.go_on(&id, &making, sent).await.map(|count| {
            let args = Args::new().with("count", count);
            Some(reader.words.translate("desk-file-taken", &args))
        }),
        None => {
            let done = acting::by_form(&site, &id, &making, &mut fields).await;
            done.map(|done| done.answer.map(|answer| answer.text))
        }
    };
    let outcome = match done {
        Ok(None) => {
            let at = if at.is_empty() { at } else { format!("/{at}") };
            return Ok(send_to(&format!("/event/{id}/desk{at}{query}"), reader.keep));
        }
        Ok(Some(told)) => {
            FormResult { told: told.lines().map(str::to_owned).collect(), ..FormResult::default() }
        }
        Err(ActError::Complaint(ground, wrong)) => {
            FormResult { status: ground.status(), wrong: Some(wrong), told: Vec::new(), typed: fields }
        }
        Err(ActError::Store(fault)) => return Err(trouble(reader, &fault)),
    };
    answered(&site, &id, &at, asked, reader, outcome).await
}

/// Has the statistics of the games of a round made, and shows the page again.
async fn fair_play_asked(
    site: &Arc<Site>,
    id: &str,
    making: &Making,
    fields: Fields,
    reader: Reader,
    query: &str,
) -> PageResult {
    let held = at_the_desk(site, id, &reader).await?;
    let asked = console::asked_round(held.event.state(), &fields);
    match fair_play::ask(site, &held, making, asked).await.or_trouble(&reader)? {
        Ok(()) => Ok(send_to(&format!("/event/{id}/desk/fair-play{query}"), reader.keep)),
        Err(why) => Err(notice(reader, StatusCode::CONFLICT, "fair-play-title", why)),
    }
}

/// Shows what came of a form: on its page to those who may see it, alone to everybody else.
async fn answered(
    site: &Site,
    id: &str,
    at: &str,
    asked: Fields,
    reader: Reader,
    outcome: FormResult,
) -> PageResult {
    let held = find(site, id, &reader).await?;
    if speaker(&reader).sees(held.event.state(), &held.book) {
        return Ok(sheet(site, held, reader, at, asked, outcome).await);
    }
    let told = outcome.wrong.map(|wrong| wrong.to_string()).unwrap_or_else(|| outcome.told.join(" "));
    Ok(message_page(reader, outcome.status, "desk-title", |_| told))
}
