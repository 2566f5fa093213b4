//! The games of an event that is played by correspondence: for its arbiters claims, terms and results.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_compete::event::Action;
use damier_correspondence::{Code, Refused, Terms};
use damier_store::Fault;
use serde::Deserialize;

use super::{Line, told};
use crate::desk::Held;
use crate::desk::Speaker;
use crate::pages::{Page, missing, send, send_to, trouble};
use crate::post::{self, KIND, Loaded, Stop};
use crate::reader::Reader;
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "post_event.html")]
struct Sheet {
    page: Page,
    id: String,
    name: String,
    games: Vec<Line>,
    dues: Vec<DueLine>,
    may: bool,
    control: String,
    wrong: Option<String>,
}

/// A term that runs in some game.
struct DueLine {
    id: String,
    who: String,
    what: String,
    until: String,
    clause: &'static str,
    late: bool,
}

/// What the form says.
#[derive(Deserialize)]
pub(crate) struct Said {
    #[serde(default)]
    control: String,
}

/// Whether the reader may begin games: who may publish a round.
fn may(held: &Held, reader: &Reader) -> bool {
    Speaker::of(reader.person.account()).may(held.event.state(), &held.book, Action::Pair)
}

/// `GET /post/event/{id}`.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    sheet(&site, &id, reader, None).await
}

async fn sheet(site: &Site, id: &str, reader: Reader, wrong: Option<String>) -> Response {
    let held = match site.desks.load(id).await {
        Ok(Some(held)) => held,
        Ok(None) => return missing(reader).await,
        Err(fault) => return trouble(reader, &fault),
    };
    let games = match games(site, id).await {
        Ok(games) => games,
        Err(fault) => return trouble(reader, &fault),
    };
    let words = reader.words;
    let mut dues: Vec<DueLine> = games
        .iter()
        .flat_map(|(game, loaded)| {
            let on = loaded.now_for(loaded.game.turn());
            loaded.game.dues(on).into_iter().map(move |due| DueLine {
                id: game.clone(),
                who: due.who.map_or_else(
                    || words.text("letters-arbiter"),
                    |side| loaded.game.party(side).name.clone(),
                ),
                what: words.tell("post-due", &due.what),
                until: due.until.to_string(),
                clause: due.clause,
                late: due.late,
            })
        })
        .collect();
    dues.sort_by(|a, b| a.until.cmp(&b.until));
    let account = reader.person.account().map(|account| account.id);
    let state = held.event.state();
    let regulation = state.regulation.as_ref();
    let code = regulation.and_then(|own| damier_rules::Rulebook::named(&own.rulebook).ok());
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let sheet = Sheet {
        id: id.to_owned(),
        name: regulation.map(|own| own.name.clone()).unwrap_or_default(),
        may: may(&held, &reader),
        games: games.iter().map(|(game, loaded)| Line::of(game, loaded, account)).collect(),
        dues,
        control: code.map(|book| Code::usual(book.variant).control.to_string()).unwrap_or_default(),
        wrong,
        page: Page::new(reader, "letters-event", "/events"),
    };
    let mut sheet = sheet;
    let keep = sheet.page.reader.keep.take();
    send(status, keep, &sheet)
}

async fn games(site: &Site, event: &str) -> Result<Vec<(String, Loaded)>, Fault> {
    let mut games = Vec::new();
    for sitting in site.database.sittings_in(KIND, event).await? {
        if sitting.office == "white" {
            games.extend(post::load(site, &sitting.id).await?.map(|loaded| (sitting.id.clone(), loaded)));
        }
    }
    Ok(games)
}

/// `POST /post/event/{id}`: the games of published rounds begin.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(said): Form<Said>,
) -> Response {
    let held = match site.desks.load(&id).await {
        Ok(Some(held)) => held,
        Ok(None) => return missing(reader).await,
        Err(fault) => return trouble(reader, &fault),
    };
    let Some(account) = reader.person.account().cloned().filter(|_| may(&held, &reader)) else {
        return missing(reader).await;
    };
    let begun = match terms(&held, &said.control) {
        Ok(terms) => post::begin_event(&site, &held, &terms, account.id).await,
        Err(refused) => Err(Stop::Refused(refused)),
    };
    match begun {
        Ok(_) => send_to(&format!("/post/event/{id}"), reader.keep),
        Err(Stop::Refused(refused)) => {
            let why = told(&refused, reader.words);
            sheet(&site, &id, reader, Some(why)).await
        }
        Err(Stop::Missing) => missing(reader).await,
        Err(Stop::Store(fault)) => trouble(reader, &fault),
    }
}

fn terms(held: &Held, control: &str) -> Result<Terms, Refused> {
    let state = held.event.state();
    let name = state.regulation.as_ref().map(|own| own.rulebook.clone()).unwrap_or_default();
    let book = damier_rules::Rulebook::named(&name).map_err(|_| Refused::UnknownRulebook { name })?;
    let today = jiff::Timestamp::from_millisecond(now().millis()).unwrap_or_default();
    let today = today.to_zoned(held.book.zone()).date();
    let mut terms = Terms::new(book.name, Code::usual(book.variant).name, today).on_server();
    terms.control = post::control(control)?;
    terms.check()?;
    Ok(terms)
}
