//! Watching: the channels of all games, one of them, and the same for a stream that is sent elsewhere.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_live::Viewer;
use damier_store::{Fault, Game};

use super::{Page, drawn, send, spoken};
use crate::channels::shown;
use crate::guard::MayBeFramed;
use crate::handler::get;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;

/// The addresses of the channels.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/watch", get(all))
        .route("/watch/{variant}", get(one))
        .route("/overlay/{variant}", get(overlay))
}

#[derive(Template)]
#[template(path = "watch/all.html")]
struct Sheet {
    page: Page,
    sprite: String,
    channels: Vec<Channel>,
}

#[derive(Template)]
#[template(path = "watch/one.html")]
struct One {
    page: Page,
    sprite: String,
    channel: Channel,
}

#[derive(Template)]
#[template(path = "watch/overlay.html")]
struct Overlay {
    page: Page,
    sprite: String,
    channel: Channel,
}

/// A channel with what it shows.
struct Channel {
    variant: &'static str,
    shown: Option<Shown>,
}

/// The game of a channel.
struct Shown {
    id: String,
    names: [String; 2],
    ratings: [Option<u16>; 2],
    control: String,
    board: String,
    usual: &'static str,
}

impl Channel {
    async fn of(site: &Site, reader: &Reader, variant: &'static str) -> Result<Channel, Fault> {
        let shown = match shown(site, variant).await? {
            Some(game) => Shown::of(site, reader, game).await?,
            None => None,
        };
        Ok(Channel { variant, shown })
    }
}

impl Shown {
    async fn of(site: &Site, reader: &Reader, game: Game) -> Result<Option<Shown>, Fault> {
        let Some(table) = site.play.hub.table(&game.id).await? else { return Ok(None) };
        let ratings = {
            let live = table.game().await;
            [live.players().white.rating(), live.players().black.rating()]
        };
        let view = table.view_for(Viewer::Spectator, reader.words).await;
        Ok(Some(Shown {
            id: game.id,
            names: [game.white.name, game.black.name],
            ratings,
            control: spoken::control(reader.words, &game.control),
            board: drawn::of_game(&view, false),
            usual: drawn::usual_board(view.variant),
        }))
    }
}

/// The game of a channel by its name.
fn variant(name: &str) -> Option<&'static str> {
    spoken::USUAL.iter().map(|(variant, _)| *variant).find(|variant| *variant == name)
}

async fn all(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let mut channels = Vec::new();
    for (variant, _) in spoken::USUAL {
        channels.push(Channel::of(&site, &reader, variant).await.or_trouble(&reader)?);
    }
    let mut page = Page::new(reader, "watch-title", "/watch");
    let keep = page.reader.keep.take();
    Ok(send(StatusCode::OK, keep, &Sheet { page, sprite: drawn::sprite(), channels }))
}

async fn one(State(site): State<Arc<Site>>, Path(name): Path<String>, reader: Reader) -> PageResult {
    let variant = variant(&name).or_missing(&reader)?;
    let channel = Channel::of(&site, &reader, variant).await.or_trouble(&reader)?;
    let mut page = Page::new(reader, "watch-title", "/watch");
    let keep = page.reader.keep.take();
    Ok(send(StatusCode::OK, keep, &One { page, sprite: drawn::sprite(), channel }))
}

/// `GET /overlay/{variant}`: the same on a ground that shows nothing, to be laid over a picture that is sent elsewhere.
async fn overlay(State(site): State<Arc<Site>>, Path(name): Path<String>, reader: Reader) -> PageResult {
    let variant = variant(&name).or_missing(&reader)?;
    let channel = Channel::of(&site, &reader, variant).await.or_trouble(&reader)?;
    let page = Page::new(reader, "watch-title", "");
    let mut response = send(StatusCode::OK, None, &Overlay { page, sprite: drawn::sprite(), channel });
    response.extensions_mut().insert(MayBeFramed);
    Ok(response)
}
