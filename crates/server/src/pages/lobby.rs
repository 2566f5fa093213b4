//! The lobby: offers of others, one's own, and the form for a new game.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_clock::named::{self, Class};
use damier_language::Args;
use damier_live::{Draws, Player, Seat, Terms};
use damier_rules::Rulebook;
use damier_store::{GameQuery, GameState};
use serde::Deserialize;

use super::games::Row;
use super::{Page, send, send_to, trouble};
use crate::live::NotDone;
use crate::lobby::{Full, Offer};
use crate::reader::Reader;
use crate::secret;
use crate::site::{Site, now};

/// Controls that the form proposes; any other can be typed.
pub(crate) const CONTROLS: [&str; 8] =
    ["3m+2s", "5m+3s", "10m+5s", "15m+10s", "45m+15s", "80m+60s", "50/2h,25/1h*", "30/60+15/30*"];

/// So many running games are shown.
const SHOWN: u32 = 20;

#[derive(Template)]
#[template(path = "lobby.html")]
struct Lobby {
    page: Page,
    offers: Vec<Shown>,
    running: Vec<Row>,
    books: Vec<Book>,
    controls: &'static [&'static str],
    levels: Vec<u8>,
    typed: Typed,
    wrong: Option<String>,
}

/// An offer as it is shown.
struct Shown {
    id: String,
    by: String,
    rulebook: String,
    control: String,
    seat: &'static str,
    own: bool,
}

/// A rulebook to choose.
struct Book {
    name: &'static str,
    title: String,
}

/// What is typed into the form.
#[derive(Deserialize, Clone)]
pub(crate) struct Typed {
    rulebook: String,
    control: String,
    #[serde(default)]
    seat: String,
    /// `anyone`, `friend` or the level of the engine.
    with: String,
    /// The first position as FEN, if it is not the usual one.
    #[serde(default)]
    start: String,
    #[serde(default)]
    takebacks: Option<String>,
    #[serde(default)]
    claimed: Option<String>,
}

impl Default for Typed {
    fn default() -> Typed {
        Typed {
            rulebook: "fmjd-100".to_owned(),
            control: CONTROLS[1].to_owned(),
            seat: String::new(),
            with: "anyone".to_owned(),
            start: String::new(),
            takebacks: None,
            claimed: None,
        }
    }
}

/// The message that names a seat.
fn seat_word(seat: Option<Seat>) -> &'static str {
    match seat {
        Some(Seat::White) => "site-seat-white",
        Some(Seat::Black) => "site-seat-black",
        None => "site-seat-lot",
    }
}

/// What an address may fill into the form.
#[derive(Deserialize, Default)]
pub(crate) struct Proposed {
    rulebook: Option<String>,
    start: Option<String>,
    with: Option<String>,
}

/// Shows the lobby.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Query(proposed): Query<Proposed>,
) -> Response {
    let usual = Typed::default();
    let typed = Typed {
        rulebook: proposed.rulebook.unwrap_or(usual.rulebook),
        start: proposed.start.unwrap_or(usual.start),
        with: proposed.with.unwrap_or(usual.with),
        ..Typed::default()
    };
    sheet(&site, reader, typed, None).await
}

async fn sheet(site: &Site, reader: Reader, typed: Typed, wrong: Option<String>) -> Response {
    let query = GameQuery { state: Some(GameState::Running), limit: SHOWN, ..GameQuery::default() };
    let running = match site.database.games(&query).await {
        Ok(found) => found.items.iter().map(Row::of).collect(),
        Err(fault) => return trouble(reader, &fault),
    };
    let own = reader.person.player();
    let mut page = Page::new(reader, "site-play", "/");
    let keep = page.reader.keep.take();
    let shown = |offer: Offer| Shown {
        by: crate::live::name(&offer.by),
        rulebook: offer.terms.rulebook,
        control: offer.terms.control,
        seat: seat_word(offer.seat.map(|seat| !seat)),
        own: offer.by == own,
        id: offer.id,
    };
    let offers = site.lobby.open().into_iter().map(shown).collect();
    let title = |book: &Rulebook| format!("{} · {}", page.game_of(book), book.name);
    let books = Rulebook::all().iter().map(|book| Book { name: book.name, title: title(book) }).collect();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let levels = (1..=10).collect();
    send(status, keep, &Lobby { page, offers, running, books, controls: &CONTROLS, levels, typed, wrong })
}

/// Makes an offer, or begins a game with the engine.
pub(crate) async fn offer(
    State(site): State<Arc<Site>>,
    mut reader: Reader,
    Form(typed): Form<Typed>,
) -> Response {
    let terms = match terms(&typed).and_then(|terms| terms.check().map(|_| terms)) {
        Ok(terms) => terms,
        Err(why) => {
            let wrong = why.told_by_numbers(reader.words);
            return sheet(&site, reader, typed, Some(wrong)).await;
        }
    };
    let seat = match typed.seat.as_str() {
        "white" => Some(Seat::White),
        "black" => Some(Seat::Black),
        _ => None,
    };
    let by = reader.person.player();
    if let Ok(level @ 1..=10) = typed.with.parse::<u8>() {
        let engine = Player::Engine { level };
        let (white, black) = seated(by, engine, seat);
        let id = secret::name();
        return match site.hub.begin(&id, terms, white, black).await {
            Ok(_) => send_to(&format!("/game/{id}"), reader.keep.take()),
            Err(NotDone::Refused(why)) => {
                let wrong = why.told_by_numbers(reader.words);
                sheet(&site, reader, typed, Some(wrong)).await
            }
            Err(NotDone::Store(fault)) => trouble(reader, &fault),
        };
    }
    let (id, private) = (secret::name(), typed.with == "friend");
    let made = Offer { id: id.clone(), by, terms, seat, private, since: now(), game: None };
    match site.lobby.add(made) {
        Ok(()) => send_to(&format!("/challenge/{id}"), reader.keep.take()),
        Err(full) => {
            let (message, most) = match full {
                Full::Own(most) => ("site-offers-own", most),
                Full::All(most) => ("site-offers-all", most),
            };
            let wrong = reader.words.say(message, &Args::new().with("most", most));
            sheet(&site, reader, typed, Some(wrong)).await
        }
    }
}

fn terms(typed: &Typed) -> Result<Terms, damier_live::Refused> {
    let no_control = |_| damier_live::Refused::NotAControl { text: typed.control.clone() };
    let control = named::read(&typed.control).map_err(no_control)?;
    let class: Class = Terms::proposed_class(&typed.rulebook, &control);
    let mut terms = Terms::new(&typed.rulebook, class, &typed.control);
    let start = typed.start.trim();
    terms.start = (!start.is_empty()).then(|| start.to_owned());
    terms.takebacks = typed.takebacks.is_some();
    terms.draws = if typed.claimed.is_some() { Draws::Claimed } else { Draws::AtOnce };
    Ok(terms)
}

/// White and Black: the first of the two has the seat he wants, or one by lot.
pub(crate) fn seated(first: Player, second: Player, seat: Option<Seat>) -> (Player, Player) {
    let white = seat.map_or_else(|| secret::lot() & 1 == 0, |seat| seat == Seat::White);
    if white { (first, second) } else { (second, first) }
}
