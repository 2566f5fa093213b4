//! The games of an event that is played by correspondence: on which terms, for its arbiters what waits for them.

use std::collections::BTreeSet;
use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_compete::event::Action;
use damier_correspondence::{Code, DisputeKind, PostalGame, Refused, Terms};
use damier_language::Words;
use damier_rules::Rulebook;
use damier_store::Fault;
use serde::Deserialize;

use super::{DueLine, Line};
use crate::correspondence::{self, KIND, Loaded, PostBoard};
use crate::desk::{self, Held, Making, Speaker};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::events::find;
use crate::pages::{Page, missing, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "post_event.html")]
struct Sheet {
    page: Page,
    id: String,
    name: String,
    games: Vec<Line>,
    /// What waits for a decision: the game, its players, what it is.
    waiting: Vec<(String, String, &'static str)>,
    /// Games that cannot begin because somebody has no account.
    unseated: Vec<[String; 2]>,
    /// Whether some of them could begin if an arbiter entered letters.
    lack_account: bool,
    dues: Vec<DueLine>,
    may: bool,
    /// The terms in force: control, code, closing day.
    terms: Option<(String, String, String)>,
    control: String,
    codes: Vec<(&'static str, bool)>,
    wrong: Option<String>,
}

/// What the form says.
#[derive(Deserialize)]
pub(crate) struct EventForm {
    /// `letters`: games of players without an account begin too.
    #[serde(default)]
    what: String,
    #[serde(default)]
    control: String,
    /// One that is not proposed.
    #[serde(default)]
    own_control: String,
    #[serde(default)]
    code: String,
    #[serde(default)]
    closing: String,
    #[serde(default)]
    engines: Option<String>,
    #[serde(default)]
    reversed: Option<String>,
}

/// Whether the reader may begin games: who may publish a round.
fn may(held: &Held, reader: &Reader) -> bool {
    Speaker::of(reader.person.account()).may(held.event.state(), &held.book, Action::Pair)
}

pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    sheet(&site, &id, reader, None).await
}

async fn sheet(site: &Site, id: &str, reader: Reader, wrong: Option<String>) -> PageResult {
    let held = find(site, id, &reader).await?;
    let games = games(site, id).await.or_trouble(&reader)?;
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut sheet = made(&held, &games, reader);
    sheet.wrong = wrong;
    let keep = sheet.page.reader.keep.take();
    Ok(send(status, keep, &sheet))
}

fn made(held: &Held, games: &[(String, Loaded)], reader: Reader) -> Sheet {
    let (words, may) = (reader.words, may(held, &reader));
    let account = reader.person.account().map(|account| account.id);
    let regulation = held.event.state().regulation.as_ref();
    let book = regulation.and_then(|own| Rulebook::named(&own.rulebook).ok());
    let usual = book.map(|book| Code::usual(book.variant));
    let by_post = held.book.by_post.as_ref().map(|(terms, _)| terms);
    let terms = by_post.map(|own| {
        let control = own.control.or(Code::named(&own.code).map(|code| code.control));
        let closing = own.closing.map(|day| day.to_string()).unwrap_or_default();
        (control.map(|control| control.to_string()).unwrap_or_default(), own.code.clone(), closing)
    });
    let boards = by_post.map(|_| correspondence::boards(held)).unwrap_or_default();
    let by_letter = held.book.by_letter;
    let unseated: Vec<_> =
        boards.into_iter().filter(|board| board.score.is_none() && !board.can_begin(by_letter)).collect();
    Sheet {
        id: held.id.clone(),
        name: regulation.map(|own| own.name.clone()).unwrap_or_default(),
        games: games.iter().map(|(game, loaded)| Line::of(game, loaded, account, words)).collect(),
        waiting: if may { waiting(games) } else { Vec::new() },
        lack_account: may && unseated.iter().any(PostBoard::lacks_account),
        unseated: unseated.into_iter().map(|board| board.names).collect(),
        dues: if may { dues(games, words) } else { Vec::new() },
        may,
        terms,
        control: usual.map(|code| code.control.to_string()).unwrap_or_default(),
        codes: Code::ALL.map(|code| (code.name, usual.is_some_and(|usual| usual.name == code.name))).to_vec(),
        wrong: None,
        page: Page::new(reader, "letters-event", "/events"),
    }
}

/// The terms that run, those that end first in front.
fn dues(games: &[(String, Loaded)], words: &Words) -> Vec<DueLine> {
    let of = |(id, loaded): &(String, Loaded)| {
        let dues = loaded.game.dues(loaded.now_for(loaded.game.turn()));
        dues.iter().map(|due| DueLine::of(id, &loaded.game, due, words)).collect::<Vec<_>>()
    };
    let mut dues: Vec<DueLine> = games.iter().flat_map(of).collect();
    dues.sort_by(|a, b| a.until.cmp(&b.until));
    dues
}

/// What waits for the arbiter or the organising body.
fn waiting(games: &[(String, Loaded)]) -> Vec<(String, String, &'static str)> {
    let mut lines = Vec::new();
    for (id, loaded) in games {
        let [white, black] = damier_correspondence::Side::ALL.map(|side| &loaded.game.party(side).name);
        let what = waits(&loaded.game).into_iter();
        lines.extend(what.map(|what| (id.clone(), format!("{white} – {black}"), what)));
    }
    lines
}

fn waits(game: &PostalGame) -> Vec<&'static str> {
    let mut found = Vec::new();
    if game.claim().is_some() {
        found.push("letters-claim-open");
    }
    let open = |kind| game.disputes().iter().any(|own| own.kind == kind && own.settled.is_none());
    if open(DisputeKind::Question) {
        found.push("letters-question-open");
    }
    if open(DisputeKind::Appeal) {
        found.push("letters-appeal-open");
    }
    if let Some(own) = game.adjudication().filter(|_| !game.is_over()) {
        match (&own.decided, own.protest) {
            (None, _) => found.push("letters-adjudication-open"),
            (Some(_), Some(_)) => found.push("letters-protest-open"),
            (Some(_), None) => {}
        }
    }
    found
}

/// The games of an event.
pub(super) async fn games(site: &Site, event: &str) -> Result<Vec<(String, Loaded)>, Fault> {
    let mut games = Vec::new();
    let mut known = BTreeSet::new();
    for sitting in site.database.sittings_in(KIND, event).await? {
        if known.insert(sitting.id.clone()) {
            games.extend(
                correspondence::load(site, &sitting.id).await?.map(|loaded| (sitting.id.clone(), loaded)),
            );
        }
    }
    Ok(games)
}

/// `POST /post/event/{id}`: the event is played by correspondence on these terms.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(said): Form<EventForm>,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    if !may(&held, &reader) {
        return Err(missing(reader).await);
    }
    let terms = match (said.what.as_str(), terms(&held, &said)) {
        ("letters", _) => None,
        (_, Ok(terms)) => Some(terms),
        (_, Err(refused)) => {
            let why = refused.text(reader.words);
            return sheet(&site, &id, reader, Some(why)).await;
        }
    };
    let speaker = Speaker::of(reader.person.account());
    let making = Making { speaker, words: reader.words, seen: None };
    let changed = site.events.change(&id, &making, |draft| match &terms {
        Some(terms) => desk::by_post(draft, terms.clone()),
        None => desk::by_letter(draft),
    });
    match changed.await {
        Ok(()) => {}
        Err(desk::ActError::Complaint(_, why)) => {
            return sheet(&site, &id, reader, Some(why.to_string())).await;
        }
        Err(desk::ActError::Store(fault)) => return Err(trouble(reader, &fault)),
    }
    correspondence::settle(&site, &id).await.or_trouble(&reader)?;
    Ok(send_to(&format!("/post/event/{id}"), reader.keep))
}

fn terms(held: &Held, said: &EventForm) -> Result<Terms, Refused> {
    let state = held.event.state();
    let name = state.regulation.as_ref().map(|own| own.rulebook.clone()).unwrap_or_default();
    let book = Rulebook::named(&name).map_err(|_| Refused::UnknownRulebook { name })?;
    let today = jiff::Timestamp::from_millisecond(now().millis()).unwrap_or_default();
    let today = today.to_zoned(held.book.zone()).date();
    let usual = Code::usual(book.variant).name;
    let code = if said.code.is_empty() { usual } else { &said.code };
    let mut terms = Terms::new(book.name, code, today).on_server();
    let own = said.own_control.trim();
    terms.control = correspondence::control(if own.is_empty() { &said.control } else { own })?;
    terms.engines = said.engines.is_some();
    terms.reversed = said.reversed.is_some();
    let closing = said.closing.trim();
    if !closing.is_empty() {
        let value = closing.chars().take(20).collect();
        let wrong = |_| Refused::BadSwitch { name: "closing".to_owned(), value };
        terms.closing = Some(closing.parse().map_err(wrong)?);
    }
    terms.check()?;
    Ok(terms)
}
