//! One offer: its maker waits here, others accept here.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Form, Router};
use damier_live::{Player, Refused, Seat};
use damier_rules::Rulebook;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;

use super::lobby::seat_word;
use super::{Page, drawn, message_page, notice, send, send_to, trouble};
use crate::accept::{NotAccepted, accept};
use crate::handler::{any, get};
use crate::live::{self, CommandError};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::play::too_many_games;
use crate::reader::{Reader, root};
use crate::site::Site;
use crate::state::Web;
use crate::visitor::Whence;

/// The addresses of offers.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/challenge/{id}", get(show).post(any(answer)))
}

#[derive(Template)]
#[template(path = "challenge.html")]
struct Sheet {
    page: Page,
    id: String,
    by: String,
    /// Whether who offers has a page of his own.
    account: bool,
    /// The message that names the colour of whoever accepts.
    seat: &'static str,
    /// The board from which the game begins, and what it is drawn with.
    sprite: String,
    board: String,
    usual: &'static str,
    rulebook: String,
    control: String,
    rated: bool,
    /// The table from which the opening is drawn.
    ballot: Option<String>,
    micro_match: bool,
    own: bool,
    private: bool,
    /// Which news of the lobby this page knows.
    news: u64,
    /// The whole address, to be sent to a friend, and the same as a picture for his phone.
    address: String,
    picture: String,
}

/// Shows an offer; whoever has to play is sent to the board.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    reader: Reader,
) -> PageResult {
    let news = site.play.lobby.count();
    let Some(offer) = site.play.lobby.find(&id).await.or_trouble(&reader)? else {
        return Err(notice(reader, StatusCode::NOT_FOUND, "site-challenge", "site-challenge-gone"));
    };
    if let Some(game) = &offer.game {
        return Ok(send_to(&format!("/game/{game}"), reader.keep));
    }
    let address = format!("{}/challenge/{id}", root(&site, &headers));
    let own = reader.person.is(&offer.by);
    if own {
        site.play.lobby.looked(&offer.by);
    }
    let mut page = Page::new(reader, "site-challenge", "");
    let keep = page.reader.keep.take();
    let terms = &offer.terms;
    let his_seat = if own { offer.seat } else { offer.seat.map(|seat| !seat) };
    let variant = Rulebook::named(&terms.rulebook).map_or("", |book| book.variant.name());
    let sheet = Sheet {
        page,
        id,
        by: live::name(&offer.by),
        account: matches!(offer.by, Player::Account { .. }),
        seat: seat_word(his_seat),
        sprite: drawn::sprite(),
        board: drawn::of_position(&terms.rulebook, terms.start.as_deref(), his_seat == Some(Seat::Black)),
        usual: drawn::usual_board(variant),
        rulebook: offer.terms.rulebook,
        control: offer.terms.control,
        rated: offer.terms.rated,
        ballot: offer.terms.ballot.map(|ballot| ballot.table),
        micro_match: offer.terms.micro_match.is_some(),
        own,
        private: offer.private,
        news,
        picture: picture(&address),
        address,
    };
    Ok(send(StatusCode::OK, keep, &sheet))
}

/// What is answered to an offer.
#[derive(Deserialize)]
pub(crate) struct Answered {
    answer: String,
}

/// Accepts an offer, or takes one's own back.
pub(crate) async fn answer(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Whence(from): Whence,
    reader: Reader,
    Form(answered): Form<Answered>,
) -> Response {
    let player = reader.person.player();
    if answered.answer == "withdraw" {
        return match site.play.lobby.withdraw(&id, &player).await {
            Ok(()) => send_to("/", reader.keep),
            Err(fault) => trouble(reader, &fault),
        };
    }
    match accept(&site, &id, player, from.as_deref()).await {
        Ok(game) | Err(NotAccepted::Gone { game: Some(game) }) => {
            send_to(&format!("/game/{game}"), reader.keep)
        }
        Err(NotAccepted::Own) => send_to(&format!("/challenge/{id}"), reader.keep),
        Err(NotAccepted::Apart) => notice(reader, StatusCode::FORBIDDEN, "site-challenge", "block-no-game"),
        Err(NotAccepted::Full(full)) => {
            message_page(reader, StatusCode::CONFLICT, "site-challenge", |words| too_many_games(words, full))
        }
        Err(NotAccepted::NotDone(CommandError::Store(fault))) => trouble(reader, &fault),
        Err(NotAccepted::NotDone(CommandError::Refused(Refused::RatedNeedsAccounts))) => {
            notice(reader, StatusCode::FORBIDDEN, "site-challenge", "live-refused-rated-needs-accounts")
        }
        Err(NotAccepted::NotDone(CommandError::Refused(_))) => {
            notice(reader, StatusCode::CONFLICT, "site-challenge", "site-trouble")
        }
        Err(NotAccepted::Gone { game: None }) => {
            notice(reader, StatusCode::GONE, "site-challenge", "site-challenge-gone")
        }
    }
}

/// An address as a picture that phones can read.
fn picture(address: &str) -> String {
    QrCode::new(address)
        .map(|code| code.render::<svg::Color<'_>>().min_dimensions(180, 180).build())
        .map(|text| text.split_once("?>").map_or(text.clone(), |(_, rest)| rest.to_owned()))
        .map(|text| text.replacen("<svg", "<svg aria-hidden=\"true\"", 1))
        .unwrap_or_default()
}
