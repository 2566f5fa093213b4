//! Games: found, shown, taken home.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use damier_clock::Moment;
use damier_live::translated::{LastMove, Piece, TranslatedView};
use damier_live::{LiveGame, Seat, Viewer};
use damier_rules::Rulebook;
use damier_store::Game;
use jiff::Timestamp;
use serde::Serialize;
use serde_json::json;

use super::input::{Asked, Id};
use super::route::{a_variant, one_of};
use super::{ApiError, Caller, Route, Scope};
use crate::import;
use crate::live::{self, LiveTable};
use crate::search::Search;
use crate::site::Site;

const GROUP: &str = "Games";

pub(super) fn routes() -> Vec<Route> {
    let text = || json!({ "type": "string" });
    let rulebook = one_of(Rulebook::all().into_iter().map(|book| book.name.to_string()));
    let date = || json!({ "type": "string", "format": "date" });
    let limit = json!({ "type": "integer", "minimum": 1, "maximum": 100, "default": 50 });
    vec![
        Route::get("/games", list)
            .does(GROUP, "listGames", "Games, the newest first, page after page.")
            .asks("player", text(), "One of the two players.")
            .such_as("Olena")
            .asks("opponent", text(), "The other one.")
            .asks("variant", a_variant(), "The variant by name.")
            .asks("rulebook", rulebook, "The rulebook by name.")
            .asks("result", json!({ "type": "string", "enum": ["white", "black", "draw"] }), "Who won.")
            .asks("state", json!({ "type": "string", "enum": ["running", "ended"] }), "Whether it is played.")
            .asks("rated", json!({ "type": "boolean" }), "Whether it counts for ratings.")
            .asks("imported", json!({ "type": "boolean" }), "Whether it was taken in from a file.")
            .asks("opening", text(), "The first moves, of any variant that has them if none is named.")
            .asks("position", text(), "A position of the game as FEN, of any variant if none is named.")
            .asks("from", date(), "Begun on this day or later, in UTC.")
            .asks("until", date(), "Begun on this day or earlier, in UTC.")
            .asks("after", text(), "Where the page before ended: its `next`.")
            .asks("limit", limit, "How many games a page has.")
            .may_refuse()
            .answers("GameList"),
        Route::get("/games/{game}", game)
            .does(
                GROUP,
                "getGame",
                "A game as the caller may see it now: board, moves, clocks, what may be done.",
            )
            .knows(&[Scope::Play, Scope::Read])
            .answers("View"),
        Route::get("/games/{game}/moves", moves)
            .does(GROUP, "getMoves", "The moves of a game, each with the board after it.")
            .knows(&[Scope::Play, Scope::Read])
            .answers("MoveList"),
        Route::get("/games/{game}/pdn", pdn)
            .does(GROUP, "getPdn", "A game as PDN.")
            .knows(&[Scope::Play, Scope::Read])
            .answers_as("application/x-draughts-pdn", None),
    ]
}

/// A game in a list.
#[derive(Serialize)]
struct Listed {
    id: String,
    variant: String,
    rulebook: String,
    white: String,
    black: String,
    rated: bool,
    control: String,
    begun: String,
    ended: Option<String>,
    result: Option<String>,
    plies: u32,
    imported: bool,
    /// Spectators may see a running game late, so of one nothing is said here.
    position: Option<String>,
    moves: Option<Vec<String>>,
}

/// A page of a list.
#[derive(Serialize)]
struct GameList {
    games: Vec<Listed>,
    next: Option<String>,
}

/// A moment as programs read it.
pub(super) fn moment(at: Moment) -> String {
    Timestamp::from_millisecond(at.millis()).map(|at| at.to_string()).unwrap_or_default()
}

impl From<Game> for Listed {
    fn from(game: Game) -> Listed {
        let over = game.ended.is_some();
        Listed {
            imported: import::is_imported(&game.id),
            id: game.id,
            variant: game.variant,
            rulebook: game.rulebook,
            white: game.white.name,
            black: game.black.name,
            rated: game.rated,
            control: game.control,
            begun: moment(game.begun),
            ended: game.ended.map(moment),
            result: game.result,
            plies: game.plies,
            position: over.then_some(game.position),
            moves: over.then(|| game.moves.split_whitespace().map(str::to_owned).collect()),
        }
    }
}

async fn list(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<Search>,
) -> Result<Json<GameList>, ApiError> {
    let words = caller.words;
    let limit = asked.limit.unwrap_or(50);
    if !(1..=100).contains(&limit) {
        return Err(ApiError::unread(words, "limit"));
    }
    if let Some(unknown) = asked.unknown() {
        return Err(ApiError::unread(words, unknown));
    }
    let refused = |wrong| ApiError::conflict("refused", wrong);
    let queries = asked.queries(limit, words).map_err(refused)?;
    let found =
        site.database.games_of_any(&queries).await.map_err(|fault| ApiError::trouble(words, &fault))?;
    let next = found.next.map(|next| next.to_string());
    Ok(Json(GameList { games: found.items.into_iter().map(Listed::from).collect(), next }))
}

/// The board of a game.
pub(super) async fn table(site: &Site, caller: &Caller, id: &str) -> Result<Arc<LiveTable>, ApiError> {
    let found = site.play.hub.table(id).await.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    found.ok_or_else(|| ApiError::missing(caller.words))
}

/// The seat of the caller at a board, if he plays there.
pub(super) async fn seat(caller: &Caller, table: &LiveTable) -> Option<Seat> {
    let person = caller.person()?;
    let game = table.game().await;
    Seat::ALL.into_iter().find(|seat| person.is(&game.players()[seat.color()]))
}

/// The game as the caller may see it.
pub(super) async fn view(caller: &Caller, table: &LiveTable) -> TranslatedView {
    let viewer = seat(caller, table).await.map_or(Viewer::Spectator, Viewer::Player);
    table.view_for(viewer, caller.words).await
}

async fn game(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<TranslatedView>, ApiError> {
    let table = table(&site, &caller, &id).await?;
    Ok(Json(view(&caller, &table).await))
}

/// A copy of a game, and how many of its half-moves the caller may see.
async fn seen(caller: &Caller, table: &LiveTable) -> (LiveGame, usize) {
    let viewer = seat(caller, table).await.map_or(Viewer::Spectator, Viewer::Player);
    let game = table.game().await.clone();
    let plies = game.view(viewer, table.now(), &table.presence()).ply;
    (game, plies)
}

/// A half-move and the board after it.
#[derive(Serialize)]
struct Made {
    ply: usize,
    /// None for the board before the first one.
    text: Option<String>,
    last: Option<LastMove>,
    pieces: Vec<Piece>,
}

async fn moves(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Vec<Made>>, ApiError> {
    let table = table(&site, &caller, &id).await?;
    let (game, plies) = seen(&caller, &table).await;
    let texts: Vec<&str> = game.moves().collect();
    let made = |past: damier_live::Past| Made {
        ply: past.ply,
        text: past.ply.checked_sub(1).and_then(|at| texts.get(at)).map(|text| (*text).to_owned()),
        last: past.last,
        pieces: past.pieces,
    };
    Ok(Json(game.past(plies).into_iter().map(made).collect()))
}

async fn pdn(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<impl IntoResponse, ApiError> {
    let table = table(&site, &caller, &id).await?;
    let (game, plies) = seen(&caller, &table).await;
    let kind = [(header::CONTENT_TYPE, "application/x-draughts-pdn; charset=utf-8")];
    Ok((kind, live::pdn(&game, table.begun, plies)))
}
