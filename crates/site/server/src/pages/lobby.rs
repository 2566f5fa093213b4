//! The lobby: offers of others, one's own, and the form for a new game.

use std::sync::{Arc, LazyLock};

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Form, Router};
use damier_clock::named;
use damier_live::{Pace, Player, Refused, Seat};
use damier_rules::Rulebook;
use damier_store::{AccountId, Fault, GameQuery, GameState};
use serde::Deserialize;

use super::games::Row;
use super::seek::{self, ABSENCES, Book, DELAYS, Typed};
use super::{Page, send, send_to, trouble};
use crate::accept::seated;
use crate::live::NotDone;
use crate::lobby::Offer;
use crate::moderation::{apart_from, is_warned};
use crate::pages::answer::{Answer, OrTrouble as _};
use crate::people::no_place;
use crate::reader::Reader;
use crate::site::{Site, now};
use crate::state::Web;
use crate::visitor::Whence;
use crate::{ratings, secret};

/// The addresses of the lobby.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/", get(show).post(offer))
}

/// So many running games are shown.
const SHOWN: u32 = 20;

/// The tables of openings: reading all of them takes a while.
static BALLOTS: LazyLock<Vec<(&'static str, Vec<&'static str>)>> = LazyLock::new(seek::ballots);

#[derive(Template)]
#[template(path = "lobby.html")]
struct Lobby {
    page: Page,
    /// Which news of the lobby this page knows.
    news: u64,
    offers: Vec<Shown>,
    running: Vec<Row>,
    books: Vec<Book>,
    controls: Vec<seek::Control>,
    ballots: &'static [(&'static str, Vec<&'static str>)],
    absences: [u64; 4],
    delays: [u64; 4],
    levels: Vec<u8>,
    typed: Typed,
    wrong: Option<String>,
    /// Whether those who look after the site have told the reader something that he has not read.
    warned: bool,
}

/// An offer as it is shown.
struct Shown {
    id: String,
    by: String,
    /// Whether he has a page of his own, and his rating.
    account: bool,
    rating: Option<u16>,
    variant: &'static str,
    rulebook: String,
    control: String,
    rated: bool,
    ballot: bool,
    micro_match: bool,
    seat: &'static str,
    own: bool,
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
) -> Answer {
    let usual = Typed::default();
    let typed = Typed {
        rulebook: proposed.rulebook.unwrap_or(usual.rulebook),
        start: proposed.start.unwrap_or(usual.start),
        with: proposed.with.unwrap_or(usual.with),
        ..Typed::default()
    };
    sheet(&site, reader, typed, None).await
}

async fn sheet(site: &Site, reader: Reader, typed: Typed, wrong: Option<String>) -> Answer {
    let news = site.play.lobby.count();
    let query = GameQuery { state: Some(GameState::Running), limit: SHOWN, ..GameQuery::default() };
    let running = site.database.games(&query).await.or_trouble(&reader)?;
    let own = reader.person.player();
    let mut offers = Vec::new();
    let open = site.play.lobby.public().await.or_trouble(&reader)?;
    let apart = apart_from(site, reader.person.account()).await.or_trouble(&reader)?;
    let open = open.into_iter().filter(|offer| !apart.has(&offer.by));
    let warned = is_warned(site, reader.person.account()).await.or_trouble(&reader)?;
    for offer in open {
        offers.push(shown(site, offer, &own).await.or_trouble(&reader)?);
    }
    let mut page = Page::new(reader, "site-play", "/");
    let keep = page.reader.keep.take();
    let books = seek::books(|book| page.game_of(book));
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let lobby = Lobby {
        page,
        news,
        offers,
        running: running.items.iter().map(Row::of).collect(),
        books,
        controls: seek::controls(),
        ballots: &BALLOTS,
        absences: ABSENCES,
        delays: DELAYS,
        levels: (1..=10).collect(),
        typed,
        wrong,
        warned,
    };
    Ok(send(status, keep, &lobby))
}

/// An offer with the rating of its maker in what he offers.
async fn shown(site: &Site, offer: Offer, own: &Player) -> Result<Shown, Fault> {
    let pace = named::read(&offer.terms.control).ok().and_then(|control| Pace::of(&control));
    let book = Rulebook::named(&offer.terms.rulebook);
    let variant = book.as_ref().map_or("", |book| book.variant.name());
    let rating = match (&offer.by, pace) {
        (Player::Account { number: Some(number), .. }, Some(pace)) if book.is_ok() => {
            site.play.hub.ratings().of(AccountId(*number), variant, pace).await?
        }
        _ => None,
    };
    Ok(Shown {
        by: crate::live::name(&offer.by),
        account: matches!(offer.by, Player::Account { .. }),
        rating: rating.as_ref().map(ratings::points),
        own: offer.by == *own,
        variant,
        rulebook: offer.terms.rulebook,
        control: offer.terms.control,
        rated: offer.terms.rated,
        ballot: offer.terms.ballot.is_some(),
        micro_match: offer.terms.micro_match.is_some(),
        seat: seat_word(offer.seat.map(|seat| !seat)),
        id: offer.id,
    })
}

/// Makes an offer, or begins a game with the engine.
pub(crate) async fn offer(
    State(site): State<Arc<Site>>,
    Whence(from): Whence,
    mut reader: Reader,
    Form(typed): Form<Typed>,
) -> Answer {
    let by = reader.person.player();
    let is_guest = !matches!(by, Player::Account { .. });
    let terms = match typed.terms() {
        Ok(terms) if terms.rated && is_guest => Err(Refused::RatedNeedsAccounts),
        terms => terms,
    };
    let terms = match terms {
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
    if let Ok(level @ 1..=10) = typed.with.parse::<u8>() {
        let engine = Player::Engine { level };
        let (white, black) = seated(by, engine, seat);
        let id = secret::name();
        return match site.play.hub.begin(&id, terms, white, black).await {
            Ok(_) => Ok(send_to(&format!("/game/{id}"), reader.keep.take())),
            Err(NotDone::Refused(why)) => {
                let wrong = why.told_by_numbers(reader.words);
                sheet(&site, reader, typed, Some(wrong)).await
            }
            Err(NotDone::Store(fault)) => Err(trouble(reader, &fault)),
        };
    }
    let (id, private) = (secret::name(), typed.with == "friend");
    let made = Offer { id: id.clone(), by, terms, seat, private, since: now(), game: None };
    let asker = reader.person.asker(from.as_deref());
    let added = site.play.lobby.add(&made, asker).await.or_trouble(&reader)?;
    match added {
        Ok(()) => Ok(send_to(&format!("/challenge/{id}"), reader.keep.take())),
        Err(full) => {
            let wrong = no_place(reader.words, full);
            sheet(&site, reader, typed, Some(wrong)).await
        }
    }
}
