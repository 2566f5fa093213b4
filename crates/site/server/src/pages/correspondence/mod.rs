//! Correspondence: one's games with their days, offers, breaks; the page of a game; the games of an event.

mod disputes;
pub(crate) mod event;
pub(crate) mod game;
pub(crate) mod news;
mod offers;
pub(crate) mod papers;
mod sheet;

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Form, Router};
use damier_correspondence::{Code, Due, PostalGame, Refused};
use damier_language::Words;
use damier_rules::Rulebook;
use damier_store::{Account, Fault, Scope};
use jiff::tz::TimeZone;
use serde::Deserialize;

use super::{Page, send, send_to, trouble};
use crate::correspondence::{self, ActError, KIND, Loaded, Offered};
use crate::handler::{any, get};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;

/// So many games of an account are listed.
const MOST_GAMES: usize = 200;

/// The addresses of play by correspondence.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/post", get(show).post(any(sent)))
        .route("/post/news", get(news::listen))
        .route("/post/game/{id}", get(game::show).post(any(game::sent)))
        .route("/post/event/{id}", get(event::show).post(any(event::sent)))
        .route("/post/game/{id}/paper/{name}", get(papers::of_game))
        .route("/post/event/{id}/paper/{name}", get(papers::of_event))
}

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
    reversed: bool,
    seat: &'static str,
    own: bool,
}

/// What a form says; which fields count, its `what` tells.
#[derive(Deserialize, Default)]
pub(crate) struct CorrespondenceForm {
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
    reversed: Option<String>,
    #[serde(default)]
    from: String,
    #[serde(default)]
    to: String,
    #[serde(default)]
    zone: String,
}

impl Line {
    fn of(id: &str, loaded: &Loaded, account: Option<damier_store::AccountId>, words: &Words) -> Line {
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
            result: result(game, words),
        }
    }
}

/// A term that runs in some game.
pub(crate) struct DueLine {
    id: String,
    who: String,
    what: String,
    until: String,
    clause: &'static str,
    late: bool,
}

impl DueLine {
    fn of(id: &str, game: &PostalGame, due: &Due, words: &Words) -> DueLine {
        let arbiter = || words.text("letters-arbiter");
        DueLine {
            id: id.to_owned(),
            who: due.who.map_or_else(arbiter, |side| game.party(side).name.clone()),
            what: words.describe("post-due", &due.what),
            until: due.until.to_string(),
            clause: due.clause,
            late: due.late,
        }
    }
}

/// The result as its code prints it.
fn result(game: &PostalGame, words: &Words) -> Option<String> {
    game.marks(&words.text("mark-annulled"))
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
                Rulebook::all().iter().map(|book| (book.name.to_owned(), page.book(book.name))).collect();
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
        zone = correspondence::zone_of(site, account).await?.unwrap_or_default();
        for sitting in site.database.sittings_of(account, KIND).await?.iter().take(MOST_GAMES) {
            let Some(loaded) = correspondence::load(site, &sitting.id).await? else { continue };
            let line = Line::of(&sitting.id, &loaded, Some(account), reader.words);
            if line.result.is_some() { over.push(line) } else { games.push(line) }
        }
    }
    let apart = match account {
        Some(account) => site.database.apart_from(account).await?,
        None => Vec::new(),
    };
    let offers = site.database.post_offers().await?.into_iter().filter_map(|offer| {
        if apart.iter().any(|(own, _)| *own == offer.account) {
            return None;
        }
        let offered: Offered = serde_json::from_str(&offer.content).ok()?;
        let code = Code::named(&offered.code)?;
        Some(OfferLine {
            own: Some(offer.account) == account,
            id: offer.id,
            by: offer.name,
            rulebook: offered.rulebook,
            control: offered.control.unwrap_or(code.control).to_string(),
            reversed: offered.reversed,
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
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Form(said): Form<CorrespondenceForm>,
) -> Response {
    let Some(account) = reader.person.account().cloned() else { return send_to("/sign-in", reader.keep) };
    match act(&site, &account, &said).await {
        Ok(to) => send_to(&to, reader.keep),
        Err(ActError::Refused(refused)) => {
            let why = refused.translate(reader.words);
            sheet(&site, reader, Some(why)).await
        }
        Err(ActError::Missing) => super::missing(reader).await,
        Err(ActError::Store(fault)) => trouble(reader, &fault),
    }
}

async fn act(site: &Site, account: &Account, said: &CorrespondenceForm) -> Result<String, ActError> {
    match said.what.as_str() {
        "offer" => offers::offer(site, account, said).await,
        "withdraw" => {
            let offers = site.database.post_offers().await?;
            if offers.iter().any(|offer| offer.id == said.id && offer.account == account.id) {
                site.database.take_post_offer(&said.id).await?;
            }
            Ok("/post".to_owned())
        }
        "take" => offers::accept(site, account, &said.id).await,
        "break" => {
            offers::take_break(site, account, &said.from, &said.to).await?;
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
            site.database.set(Scope::Account(account.id), correspondence::ZONE, value).await?;
            Ok("/post".to_owned())
        }
        _ => Err(ActError::Missing),
    }
}
