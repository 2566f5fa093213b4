//! One offer: its maker waits here, others accept here.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;

use super::lobby::seated;
use super::{Page, missing, notice, send, send_to, trouble};
use crate::live::{self, NotDone};
use crate::reader::Reader;
use crate::secret;
use crate::site::Site;

#[derive(Template)]
#[template(path = "challenge.html")]
struct Sheet {
    page: Page,
    by: String,
    rulebook: String,
    control: String,
    own: bool,
    private: bool,
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
) -> Response {
    let Some(offer) = site.lobby.find(&id) else { return missing(reader).await };
    if let Some(game) = &offer.game {
        return send_to(&format!("/game/{game}"), reader.keep);
    }
    let address = format!("{}/challenge/{id}", root(&site, &headers));
    let own = reader.person.is(&offer.by);
    let mut page = Page::new(reader, "site-challenge", "");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        page,
        by: live::name(&offer.by),
        rulebook: offer.terms.rulebook,
        control: offer.terms.control,
        own,
        private: offer.private,
        picture: picture(&address),
        address,
    };
    send(StatusCode::OK, keep, &sheet)
}

#[derive(Deserialize)]
pub(crate) struct Answer {
    answer: String,
}

/// Accepts an offer, or takes one's own back.
pub(crate) async fn answer(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(answer): Form<Answer>,
) -> Response {
    let player = reader.person.player();
    if answer.answer == "withdraw" {
        site.lobby.withdraw(&id, &player);
        return send_to("/", reader.keep);
    }
    let own = site.lobby.find(&id).is_some_and(|offer| offer.by == player);
    let game = secret::name();
    let taken = if own { None } else { site.lobby.take(&id, &game) };
    let Some(offer) = taken else {
        return match site.lobby.find(&id).and_then(|offer| offer.game) {
            Some(game) => send_to(&format!("/game/{game}"), reader.keep),
            None if own => send_to(&format!("/challenge/{id}"), reader.keep),
            None => notice(reader, StatusCode::GONE, "site-challenge", "site-challenge-gone"),
        };
    };
    let (white, black) = seated(offer.by, player, offer.seat);
    match site.hub.begin(&game, offer.terms, white, black).await {
        Ok(_) => send_to(&format!("/game/{game}"), reader.keep),
        Err(why) => {
            site.lobby.put_back(&id);
            match why {
                NotDone::Store(fault) => trouble(reader, &fault),
                NotDone::Refused(_) => notice(reader, StatusCode::CONFLICT, "site-challenge", "site-trouble"),
            }
        }
    }
}

/// The address of the site as people reach it.
fn root(site: &Site, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match (&site.config.public, host) {
        (Some(public), _) => public.trim_end_matches('/').to_owned(),
        (None, Some(host)) => format!("http://{host}"),
        (None, None) => format!("http://{}", site.config.address),
    }
}

/// An address as a picture that phones can read.
fn picture(address: &str) -> String {
    QrCode::new(address)
        .map(|code| code.render::<svg::Color<'_>>().min_dimensions(180, 180).build())
        .map(|text| text.split_once("?>").map_or(text.clone(), |(_, rest)| rest.to_owned()))
        .unwrap_or_default()
}
