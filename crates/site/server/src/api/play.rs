//! Playing: a game with the engine, moves, and all else that a player may do.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_clock::Span;
use damier_live::translated::TranslatedView;
use damier_live::{Command, Player, Seat};
use serde::Deserialize;
use serde_json::{Value, json};

use super::games::{seat, table, view};
use super::input::{Body, Id};
use super::terms::AskedTerms;
use super::{ApiError, Caller, Route, Scope};
use crate::accept::seated;
use crate::audience;
use crate::live::{ChatLine, CommandError, LiveTable};
use crate::secret;
use crate::site::Site;
use crate::sockets::Deed;
use crate::talk::may_say;
use crate::visitor::Whence;

const GROUP: &str = "Play";

pub(super) fn routes() -> Vec<Route> {
    let engine = json!({ "rulebook": "fmjd-100", "control": "5m+3s", "level": 3, "seat": "white" });
    vec![
        Route::post("/games", begin)
            .does(GROUP, "playEngine", "Begins a game with the engine at a level from 1 to 10.")
            .needs(Scope::Play)
            .takes("EngineTerms", engine)
            .may_refuse()
            .with(201)
            .answers("View"),
        Route::post("/games/{game}/moves", make_move)
            .does(GROUP, "move", "Makes a move. Sent twice with the same `ply` it is made once.")
            .needs(Scope::Play)
            .takes("MoveToMake", json!({ "move": "32-28", "ply": 0 }))
            .may_refuse()
            .answers("View"),
        Route::post("/games/{game}/actions", act)
            .does(
                GROUP,
                "act",
                "Offers, accepts or declines a draw, claims one, resigns, asks for a move back, grants or \
                 refuses that, calls the game off, asks for another, or claims the game of an absent player.",
            )
            .needs(Scope::Play)
            .takes("Action", json!({ "action": "resign" }))
            .may_refuse()
            .answers("View"),
        Route::get("/games/{game}/chat", remarks)
            .does(GROUP, "getChat", "What the players have said to each other; for them only.")
            .needs(Scope::Read)
            .answers("Chat"),
        Route::post("/games/{game}/chat", send_chat)
            .does(GROUP, "say", "Says something to the other player.")
            .needs(Scope::Play)
            .takes("Remark", json!({ "text": "Good luck!" }))
            .may_refuse()
            .answers("Chat"),
        Route::get("/games/{game}/audience", audience_remarks)
            .does(
                GROUP,
                "getAudienceChat",
                "What those say who look on. Players are told of it when their game is over.",
            )
            .knows(&[Scope::Read, Scope::Play])
            .answers("AudienceChat"),
        Route::post("/games/{game}/audience", say_in_audience)
            .does(GROUP, "sayInAudience", "Says something to the others who look on.")
            .needs(Scope::Play)
            .takes("Remark", json!({ "text": "A fine combination." }))
            .may_refuse()
            .answers("AudienceChat"),
    ]
}

async fn begin(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Whence(from): Whence,
    Body(asked): Body<AskedTerms>,
) -> Result<(StatusCode, Json<TranslatedView>), ApiError> {
    let (Some(level @ 1..=10), None) = (asked.level, asked.private) else {
        return Err(ApiError::unread(caller.words, "level, private"));
    };
    let terms =
        asked.checked().map_err(|why| ApiError::not_done(caller.words, &CommandError::Refused(why)))?;
    let own = caller.player()?;
    let place = site.play.place(&own, from.as_deref());
    let place = place.map_err(|full| ApiError::too_many_games(caller.words, full))?;
    let (white, black) = seated(own, Player::Engine { level }, asked.seat);
    let begun = site.play.hub.begin(&secret::name(), terms, white, black).await;
    let table = begun.map_err(|why| ApiError::not_done(caller.words, &why))?;
    place.into_iter().for_each(|place| table.holds(place));
    Ok((StatusCode::CREATED, Json(view(&caller, &table).await)))
}

/// The board of a game and the caller's seat at it.
async fn seated_at(site: &Site, caller: &Caller, id: &str) -> Result<(Arc<LiveTable>, Seat), ApiError> {
    let table = table(site, caller, id).await?;
    let seat = seat(caller, &table).await;
    let not_a_player = || ApiError::not_yours(caller.words, "not-a-player", "site-not-a-player");
    Ok((table, seat.ok_or_else(not_a_player)?))
}

/// Carries a command out; the game after it.
async fn command(
    site: &Site,
    caller: &Caller,
    table: &LiveTable,
    seat: Seat,
    command: &Command,
) -> Result<Json<TranslatedView>, ApiError> {
    match table.command(site.play.hub.database(), command, seat, Span::ZERO).await {
        Ok(_) => Ok(Json(view(caller, table).await)),
        Err(CommandError::Refused(why)) => {
            let told = table.game().await.refusal_text(&why, caller.words);
            Err(ApiError::refused(&why, told))
        }
        Err(CommandError::Store(fault)) => Err(ApiError::trouble(caller.words, &fault)),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveToMake {
    #[serde(rename = "move")]
    text: String,
    ply: Option<usize>,
}

async fn make_move(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(asked): Body<MoveToMake>,
) -> Result<Json<TranslatedView>, ApiError> {
    let (table, seat) = seated_at(&site, &caller, &id).await?;
    let ply = match asked.ply {
        Some(ply) => ply,
        None => table.game().await.ply(),
    };
    command(&site, &caller, &table, seat, &Command::Move { ply, text: asked.text }).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Action {
    action: Deed,
    /// With a claim: the move by which the position will be repeated.
    #[serde(rename = "move")]
    announced: Option<String>,
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(asked): Body<Action>,
) -> Result<Json<TranslatedView>, ApiError> {
    let (table, seat) = seated_at(&site, &caller, &id).await?;
    let away = table.presence().away(!seat, table.now()).unwrap_or(Span::ZERO);
    if matches!(asked.action, Deed::Rematch)
        && let (Some(own), Some(other)) = (table.account_at(seat), table.account_at(!seat))
        && site
            .database
            .are_apart(own, other)
            .await
            .map_err(|fault| ApiError::trouble(caller.words, &fault))?
    {
        return Err(ApiError::conflict("blocked", caller.words.text("block-no-game")));
    }
    let asked = match asked.action {
        Deed::Claim => Command::Claim { announced: asked.announced },
        deed => deed.command(away, secret::name()),
    };
    command(&site, &caller, &table, seat, &asked).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Remark {
    text: String,
}

fn chat(table: &LiveTable) -> Json<Value> {
    Json(json!({ "remarks": table.remarks() }))
}

async fn remarks(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    Ok(chat(&seated_at(&site, &caller, &id).await?.0))
}

async fn send_chat(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(remark): Body<Remark>,
) -> Result<Json<Value>, ApiError> {
    let (table, by) = seated_at(&site, &caller, &id).await?;
    if let Some(said) = ChatLine::new(by, &remark.text) {
        let speaker = caller.person().ok_or_else(|| ApiError::missing(caller.words))?;
        let may = may_say(&site, &speaker, table.account_at(!by), &said.text).await;
        match may.map_err(|fault| ApiError::trouble(caller.words, &fault))? {
            Ok(()) => table.chat(said),
            Err(held) => return Err(ApiError::conflict(held.code(), held.text(caller.words))),
        }
    }
    Ok(chat(&table))
}

/// What those say who look on, as the caller may know it: nobody is told what is thought of his game while he plays.
async fn audience_heard(caller: &Caller, table: &LiveTable) -> Json<Value> {
    let is_playing = seat(caller, table).await.is_some() && !table.game().await.is_over();
    let heard = if is_playing { Vec::new() } else { table.audience() };
    Json(json!({ "remarks": heard }))
}

async fn audience_remarks(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Value>, ApiError> {
    let table = table(&site, &caller, &id).await?;
    Ok(audience_heard(&caller, &table).await)
}

async fn say_in_audience(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(remark): Body<Remark>,
) -> Result<Json<Value>, ApiError> {
    let table = table(&site, &caller, &id).await?;
    if seat(&caller, &table).await.is_some() {
        return Err(ApiError::conflict("a-player", caller.words.text("site-talk-of-players-apart")));
    }
    let speaker = caller.person().ok_or_else(|| ApiError::missing(caller.words))?;
    let said = audience::say(&site, &speaker, &table, &remark.text).await;
    match said.map_err(|fault| ApiError::trouble(caller.words, &fault))? {
        Ok(()) => Ok(audience_heard(&caller, &table).await),
        Err(unsaid) => Err(ApiError::conflict(unsaid.code(), unsaid.text(caller.words))),
    }
}
