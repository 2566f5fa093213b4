//! The list of games.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_rules::Variant;
use damier_store::{Game, GameQuery, GameState};
use serde::Deserialize;

use super::{Page, date, send, trouble};
use crate::reader::Reader;
use crate::site::Site;

/// Games on a page.
const SHOWN: u32 = 50;

/// What is asked for.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    #[serde(default)]
    player: String,
    #[serde(default)]
    variant: String,
    #[serde(default)]
    state: String,
    after: Option<String>,
}

#[derive(Template)]
#[template(path = "games.html")]
struct Sheet {
    page: Page,
    asked: Asked,
    variants: Vec<String>,
    games: Vec<Row>,
    next: Option<String>,
}

/// A game in a list.
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) white: String,
    pub(crate) black: String,
    pub(crate) rulebook: String,
    pub(crate) control: String,
    pub(crate) result: Option<String>,
    pub(crate) over: bool,
    pub(crate) moves: u32,
    pub(crate) begun: String,
}

impl Row {
    /// A game of the store.
    pub(crate) fn of(game: &Game) -> Row {
        Row {
            id: game.id.clone(),
            white: game.white.name.clone(),
            black: game.black.name.clone(),
            rulebook: game.rulebook.clone(),
            control: game.control.clone(),
            result: game.result.clone(),
            over: game.ended.is_some(),
            moves: game.plies.div_ceil(2),
            begun: date(game.begun),
        }
    }
}

/// Lists games.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> Response {
    let text = |text: &str| (!text.trim().is_empty()).then(|| text.trim().to_owned());
    let query = GameQuery {
        player: text(&asked.player),
        variant: text(&asked.variant),
        state: match asked.state.as_str() {
            "running" => Some(GameState::Running),
            "ended" => Some(GameState::Ended),
            _ => None,
        },
        // A place that nobody gave out is no place: the list begins at its beginning.
        after: asked.after.as_deref().and_then(|after| after.parse().ok()),
        limit: SHOWN,
        ..GameQuery::default()
    };
    let found = match site.database.games(&query).await {
        Ok(found) => found,
        Err(fault) => return trouble(reader, &fault),
    };
    let mut page = Page::new(reader, "site-games", "/games");
    let keep = page.reader.keep.take();
    let games = found.items.iter().map(Row::of).collect();
    let variants = Variant::ALL.iter().map(|variant| variant.name().to_owned()).collect();
    let next = found.next.map(|next| next.to_string());
    send(StatusCode::OK, keep, &Sheet { page, asked, variants, games, next })
}
