//! The lobby: offers of others, one's own, and the form for a new game.

use std::sync::{Arc, LazyLock};

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::{Form, Router};
use damier_clock::named;
use damier_live::{Pace, Player, Refused, Seat, Terms};
use damier_rules::Rulebook;
use damier_store::{AccountId, Fault};
use serde::Deserialize;

use super::overview::Overview;
use super::seek::{self, ABSENCES, DELAYS, OFTEN, RulebookChoice, Typed};
use super::{Page, drawn, send, send_to, spoken, trouble};
use crate::accept::{accept, seated};
use crate::handler::{any, get};
use crate::live::CommandError;
use crate::lobby::Offer;
use crate::moderation::{apart_from, is_warned};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::no_place;
use crate::play::too_many_games;
use crate::reader::Reader;
use crate::site::{Site, now};
use crate::state::Web;
use crate::visitor::Whence;
use crate::{ratings, secret};

/// The addresses of the lobby.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/", get(show).post(any(offer)))
}

/// The tiles: controls that are played most, from the fastest to the slowest.
const TILES: [&str; 8] = ["1m+1s", "3m+2s", "5m+3s", "10m", "10m+5s", "15m+10s", "30m+20s", "80m+60s"];

/// The tables of openings: reading all of them takes a while.
static BALLOTS: LazyLock<Vec<(&'static str, Vec<&'static str>)>> = LazyLock::new(seek::ballots);

#[derive(Template)]
#[template(path = "lobby.html")]
struct Lobby {
    page: Page,
    /// Which news of the lobby this page knows.
    news: u64,
    /// The flat pieces of all boards of the page.
    sprite: String,
    hall: Overview,
    /// The games of the switch, each with the rulebook it is usually played by.
    games: Vec<(&'static str, &'static str)>,
    tiles: Vec<Tile>,
    offers: Vec<OfferView>,
    books: Vec<RulebookChoice>,
    controls: &'static [&'static str],
    ballots: &'static [(&'static str, Vec<&'static str>)],
    absences: [u64; 4],
    delays: [u64; 4],
    levels: Vec<u8>,
    typed: Typed,
    wrong: Option<String>,
    /// Whether the form with everything stands open, for those without scripts.
    open: bool,
    /// Whether those who look after the site have told the reader something that he has not read.
    warned: bool,
}

impl Lobby {
    /// Whether the rulebook of the form is one of those in the switch.
    fn is_usual(&self) -> bool {
        self.games.iter().any(|(_, book)| *book == self.typed.rulebook)
    }
}

/// A tile: a control and its pace.
struct Tile {
    control: &'static str,
    pace: &'static str,
}

fn tiles() -> Vec<Tile> {
    let pace = |control: &str| named::read(control).ok().and_then(|control| Pace::of(&control));
    let tile = |control: &'static str| Tile { control, pace: pace(control).map_or("", Pace::name) };
    TILES.into_iter().map(tile).collect()
}

/// An offer as it is shown.
struct OfferView {
    id: String,
    by: String,
    /// Whether he has a page of his own, and his rating.
    account: bool,
    rating: Option<u16>,
    rulebook: String,
    control: String,
    rated: bool,
    ballot: bool,
    micro_match: bool,
    seat: &'static str,
    own: bool,
}

/// The message that names a seat.
pub(super) fn seat_word(seat: Option<Seat>) -> &'static str {
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
) -> PageResult {
    let usual = Typed::default();
    let is_proposed = proposed.rulebook.is_some() || proposed.start.is_some() || proposed.with.is_some();
    let typed = Typed {
        rulebook: proposed.rulebook.unwrap_or(usual.rulebook),
        start: proposed.start.unwrap_or(usual.start),
        with: proposed.with.unwrap_or(usual.with),
        ..Typed::default()
    };
    sheet(&site, reader, typed, None, is_proposed).await
}

/// The lobby again, with what was typed and why it was refused.
async fn refused(site: &Site, reader: Reader, typed: Typed, wrong: String) -> PageResult {
    sheet(site, reader, typed, Some(wrong), true).await
}

async fn sheet(site: &Site, reader: Reader, typed: Typed, wrong: Option<String>, open: bool) -> PageResult {
    let news = site.play.lobby.count();
    let hall = Overview::of(site, &reader).await.or_trouble(&reader)?;
    let own = reader.person.player();
    let mut offers = Vec::new();
    let waiting = site.play.lobby.public().await.or_trouble(&reader)?;
    let apart = apart_from(site, reader.person.account()).await.or_trouble(&reader)?;
    let waiting = waiting.into_iter().filter(|offer| !apart.has(&offer.by));
    let warned = is_warned(site, reader.person.account()).await.or_trouble(&reader)?;
    for offer in waiting {
        offers.push(offer_view(site, offer, &own).await.or_trouble(&reader)?);
    }
    let mut page = Page::new(reader, "site-play", "/");
    let keep = page.reader.keep.take();
    let books = seek::books(|book| page.book(book.name));
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let lobby = Lobby {
        page,
        news,
        sprite: drawn::sprite(),
        hall,
        games: spoken::USUAL.to_vec(),
        tiles: tiles(),
        offers,
        books,
        controls: &OFTEN,
        ballots: &BALLOTS,
        absences: ABSENCES,
        delays: DELAYS,
        levels: (1..=10).collect(),
        typed,
        wrong,
        open,
        warned,
    };
    Ok(send(status, keep, &lobby))
}

/// An offer with the rating of its maker in what he offers.
async fn offer_view(site: &Site, offer: Offer, own: &Player) -> Result<OfferView, Fault> {
    let pace = named::read(&offer.terms.control).ok().and_then(|control| Pace::of(&control));
    let book = Rulebook::named(&offer.terms.rulebook);
    let variant = book.as_ref().map_or("", |book| book.variant.name());
    let rating = match (&offer.by, pace) {
        (Player::Account { number: Some(number), .. }, Some(pace)) if book.is_ok() => {
            site.play.hub.ratings().of(AccountId(*number), variant, pace).await?
        }
        _ => None,
    };
    Ok(OfferView {
        by: crate::live::name(&offer.by),
        account: matches!(offer.by, Player::Account { .. }),
        rating: rating.as_ref().map(ratings::points),
        own: offer.by == *own,
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
) -> PageResult {
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
            return refused(&site, reader, typed, wrong).await;
        }
    };
    let seat = match typed.seat.as_str() {
        "white" => Some(Seat::White),
        "black" => Some(Seat::Black),
        _ => None,
    };
    if let Ok(level @ 1..=10) = typed.with.parse::<u8>() {
        let engine = Player::Engine { level };
        let place = match site.play.place(&by, from.as_deref()) {
            Ok(place) => place,
            Err(full) => {
                let wrong = too_many_games(reader.words, full);
                return refused(&site, reader, typed, wrong).await;
            }
        };
        let (white, black) = seated(by, engine, seat);
        let id = secret::name();
        return match site.play.hub.begin(&id, terms, white, black).await {
            Ok(table) => {
                place.into_iter().for_each(|place| table.holds(place));
                Ok(send_to(&format!("/game/{id}"), reader.keep.take()))
            }
            Err(CommandError::Refused(why)) => {
                let wrong = why.told_by_numbers(reader.words);
                refused(&site, reader, typed, wrong).await
            }
            Err(CommandError::Store(fault)) => Err(trouble(reader, &fault)),
        };
    }
    if typed.quick.is_some() {
        for open in site.play.lobby.public().await.or_trouble(&reader)? {
            if open.by == by || !fits(&open, &terms) {
                continue;
            }
            // Somebody may have been faster, or the two may not play each other: then the next.
            if let Ok(game) = accept(&site, &open.id, by.clone(), from.as_deref()).await {
                return Ok(send_to(&format!("/game/{game}"), reader.keep.take()));
            }
        }
    }
    let (id, private) = (secret::name(), typed.with == "friend");
    let made = Offer { id: id.clone(), by, terms, seat, private, since: now(), game: None };
    let asker = reader.person.asker(from.as_deref());
    let added = site.play.lobby.add(&made, asker).await.or_trouble(&reader)?;
    match added {
        Ok(()) => Ok(send_to(&format!("/challenge/{id}"), reader.keep.take())),
        Err(full) => {
            let wrong = no_place(reader.words, full);
            refused(&site, reader, typed, wrong).await
        }
    }
}

/// Whether an open offer is what somebody wants who has pressed a tile: the same game at the same pace, with nothing
/// special about it.
fn fits(offer: &Offer, terms: &Terms) -> bool {
    let plain = |terms: &Terms| {
        terms.ballot.is_none()
            && terms.micro_match.is_none()
            && terms.start.is_none()
            && terms.delay.is_zero()
    };
    let own = &offer.terms;
    own.rulebook == terms.rulebook && own.control == terms.control && own.rated == terms.rated && plain(own)
}
