//! Correspondence: one's games with their days, offers, breaks; the page of a game; the games of an event.

mod arbiter;
pub(crate) mod event;
pub(crate) mod game;

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use damier_correspondence::{Code, Fact, PostalGame, Refused};
use damier_rules::Rulebook;
use damier_store::{Account, Fault, Scope};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::Deserialize;

use super::{Page, send, send_to, trouble};
use crate::people::author;
use crate::post::{self, KIND, Loaded, Offered, Stop};
use crate::reader::Reader;
use crate::secret;
use crate::site::{Site, now};

/// An account has at most so many offers and so many running games.
const MOST_OFFERS: usize = 10;
const MOST_GAMES: usize = 200;

#[derive(Template)]
#[template(path = "post.html")]
struct Dashboard {
    page: Page,
    games: Vec<Line>,
    over: Vec<Line>,
    offers: Vec<OfferLine>,
    books: Vec<(String, String)>,
    zone: String,
    wrong: Option<String>,
}

/// A game in the list.
pub(crate) struct Line {
    id: String,
    white: String,
    black: String,
    rulebook: String,
    /// Whether it is the reader's move.
    own: bool,
    days: i64,
    until: String,
    moves: usize,
    claim: bool,
    result: Option<String>,
}

struct OfferLine {
    id: String,
    by: String,
    rulebook: String,
    control: String,
    seat: &'static str,
    own: bool,
}

/// What a form says; which fields count, its `what` tells.
#[derive(Deserialize, Default)]
pub(crate) struct Said {
    what: String,
    #[serde(default)]
    id: String,
    #[serde(default)]
    rulebook: String,
    #[serde(default)]
    control: String,
    #[serde(default)]
    seat: String,
    #[serde(default)]
    engines: Option<String>,
    #[serde(default)]
    from: String,
    #[serde(default)]
    to: String,
    #[serde(default)]
    zone: String,
}

impl Line {
    pub(crate) fn of(id: &str, loaded: &Loaded, account: Option<damier_store::AccountId>) -> Line {
        let game = &loaded.game;
        let mover = game.turn();
        let on = loaded.now_for(mover);
        let own = account.and_then(|account| loaded.side_of(account));
        Line {
            id: id.to_owned(),
            white: game.party(damier_correspondence::Side::White).name.clone(),
            black: game.party(damier_correspondence::Side::Black).name.clone(),
            rulebook: game.terms().rulebook.clone(),
            own: own == Some(mover) && !game.is_over(),
            days: game.left(mover, on).div_euclid(86_400),
            until: game.last_day(on).to_string(),
            moves: game.moves().len(),
            claim: game.claim().is_some(),
            result: result(game),
        }
    }
}

/// The result as its code prints it.
pub(crate) fn result(game: &PostalGame) -> Option<String> {
    game.state().result().map(|result| result.marks(game.state().rulebook()).to_string())
}

/// `GET /post`: one's games, those on one's move first, fewest days first.
pub(crate) async fn show(State(site): State<Arc<Site>>, reader: Reader) -> Response {
    sheet(&site, reader, None).await
}

async fn sheet(site: &Site, reader: Reader, wrong: Option<String>) -> Response {
    match dashboard(site, &reader).await {
        Ok((mut games, over, offers, zone)) => {
            games.sort_by_key(|line| (!line.own, line.days));
            let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
            let mut page = Page::new(reader, "letters-title", "/post");
            let keep = page.reader.keep.take();
            let books =
                Rulebook::all().iter().map(|book| (book.name.to_owned(), page.game_of(book))).collect();
            send(status, keep, &Dashboard { page, games, over, offers, books, zone, wrong })
        }
        Err(fault) => trouble(reader, &fault),
    }
}

type Lists = (Vec<Line>, Vec<Line>, Vec<OfferLine>, String);

async fn dashboard(site: &Site, reader: &Reader) -> Result<Lists, Fault> {
    let account = reader.person.account().map(|account| account.id);
    let (mut games, mut over) = (Vec::new(), Vec::new());
    let mut zone = String::new();
    if let Some(account) = account {
        zone = post::zone_of(site, account).await?.unwrap_or_default();
        for sitting in site.database.sittings_of(account, KIND).await?.iter().take(MOST_GAMES) {
            let Some(loaded) = post::load(site, &sitting.id).await? else { continue };
            let line = Line::of(&sitting.id, &loaded, Some(account));
            if line.result.is_some() { over.push(line) } else { games.push(line) }
        }
    }
    let offers = site.database.post_offers().await?.into_iter().filter_map(|offer| {
        let offered: Offered = serde_json::from_str(&offer.content).ok()?;
        let code = Code::named(&offered.code)?;
        Some(OfferLine {
            own: Some(offer.account) == account,
            id: offer.id,
            by: offer.name,
            rulebook: offered.rulebook,
            control: offered.control.unwrap_or(code.control).to_string(),
            seat: match offered.white {
                Some(true) => "site-seat-white",
                Some(false) => "site-seat-black",
                None => "site-seat-lot",
            },
        })
    });
    Ok((games, over, offers.collect(), zone))
}

/// `POST /post`: an offer, its acceptance or withdrawal, a break, a zone.
pub(crate) async fn sent(State(site): State<Arc<Site>>, reader: Reader, Form(said): Form<Said>) -> Response {
    let Some(account) = reader.person.account().cloned() else { return send_to("/sign-in", reader.keep) };
    match act(&site, &account, &said).await {
        Ok(to) => send_to(&to, reader.keep),
        Err(Stop::Refused(refused)) => {
            let why = told(&refused, reader.words);
            sheet(&site, reader, Some(why)).await
        }
        Err(Stop::Missing) => super::missing(reader).await,
        Err(Stop::Store(fault)) => trouble(reader, &fault),
    }
}

/// A refusal in words, with its clause.
pub(crate) fn told(refused: &Refused, words: &damier_language::Words) -> String {
    let why = refused.told(words);
    refused.clause().map_or(why.clone(), |clause| format!("{why} ({clause})"))
}

async fn act(site: &Site, account: &Account, said: &Said) -> Result<String, Stop> {
    match said.what.as_str() {
        "offer" => offer(site, account, said).await,
        "withdraw" => {
            let offers = site.database.post_offers().await?;
            if offers.iter().any(|offer| offer.id == said.id && offer.account == account.id) {
                site.database.take_post_offer(&said.id).await?;
            }
            Ok("/post".to_owned())
        }
        "take" => take(site, account, &said.id).await,
        "break" => {
            take_break(site, account, &said.from, &said.to).await?;
            Ok("/post".to_owned())
        }
        "zone" => {
            let name = said.zone.trim();
            let known = name.is_empty() || TimeZone::get(name).is_ok();
            if !known {
                return Err(Refused::BadSwitch {
                    name: "zone".to_owned(),
                    value: name.chars().take(40).collect(),
                }
                .into());
            }
            let value = Some(name).filter(|name| !name.is_empty());
            site.database.set(Scope::Account(account.id), post::ZONE, value).await?;
            Ok("/post".to_owned())
        }
        _ => Err(Stop::Missing),
    }
}

async fn offer(site: &Site, account: &Account, said: &Said) -> Result<String, Stop> {
    let unknown = |_| Refused::UnknownRulebook { name: said.rulebook.chars().take(40).collect() };
    let book = Rulebook::named(&said.rulebook).map_err(unknown)?;
    let offered = Offered {
        rulebook: book.name.to_owned(),
        code: Code::usual(book.variant).name.to_owned(),
        control: post::control(&said.control)?,
        white: match said.seat.as_str() {
            "white" => Some(true),
            "black" => Some(false),
            _ => None,
        },
        engines: said.engines.is_some(),
    };
    offered.terms().check()?;
    let offers = site.database.post_offers().await?;
    if offers.iter().filter(|offer| offer.account == account.id).count() >= MOST_OFFERS {
        return Err(Refused::ClaimStands.into());
    }
    let content = serde_json::to_string(&offered).unwrap_or_default();
    site.database.offer_post(&secret::name(), account.id, content, now()).await?;
    Ok("/post".to_owned())
}

/// Somebody accepts an offer: only one can.
async fn take(site: &Site, account: &Account, id: &str) -> Result<String, Stop> {
    let offers = site.database.post_offers().await?;
    let offer = offers.into_iter().find(|offer| offer.id == id).ok_or(Stop::Missing)?;
    if offer.account == account.id {
        return Ok("/post".to_owned());
    }
    let wrong = |why: serde_json::Error| Fault::Damaged { what: format!("offer {id}: {why}") };
    let offered: Offered = serde_json::from_str(&offer.content).map_err(wrong)?;
    if !site.database.take_post_offer(id).await? {
        return Err(Stop::Missing);
    }
    let other = site.database.account(offer.account).await?.ok_or(Stop::Missing)?;
    let white = offered.white.unwrap_or_else(|| secret::lot().is_multiple_of(2));
    let (white, black) = if white { (&other, account) } else { (account, &other) };
    let game = post::begin(site, offered.terms(), white.into(), black.into()).await?;
    Ok(format!("/post/game/{game}"))
}

/// A break in all running games at once (UA13-V.7.1, COL-4.4.1): refused by one, it is taken in none.
async fn take_break(site: &Site, account: &Account, from: &str, to: &str) -> Result<(), Stop> {
    let wrong = |_| Refused::BadSwitch { name: "date".to_owned(), value: from.chars().take(20).collect() };
    let (from, to): (Date, Date) = (from.parse().map_err(wrong)?, to.parse().map_err(wrong)?);
    let sittings = site.database.sittings_of(account.id, KIND).await?;
    let mut games = Vec::new();
    for sitting in sittings.iter().filter(|sitting| sitting.running && sitting.office != "arbiter") {
        let Some(loaded) = post::load(site, &sitting.id).await? else { continue };
        let Some(by) = loaded.side_of(account.id) else { continue };
        let (fact, on) = broken(&loaded, by, from, to);
        loaded.game.decide(fact, on)?;
        games.push((sitting.id.clone(), by));
    }
    for (id, by) in games {
        post::say(site, &id, &author(account.id), |loaded| Ok(broken(loaded, by, from, to))).await?;
    }
    Ok(())
}

/// The notice reaches the partner at once, so a break begins today at the earliest.
fn broken(
    loaded: &Loaded,
    by: damier_correspondence::Side,
    from: Date,
    to: Date,
) -> (Fact, damier_correspondence::Stamp) {
    let on = loaded.now_for(by);
    (Fact::Break { by, from, to, notified: Some(on.date), exceptional: false }, on)
}
