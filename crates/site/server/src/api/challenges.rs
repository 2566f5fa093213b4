//! Offers of games: made, accepted, taken back.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_live::{Draws, Seat};
use serde::Serialize;
use serde_json::json;

use super::games::moment;
use super::input::{Body, Id};
use super::terms::AskedTerms;
use super::{ApiError, Caller, Route, Scope};
use crate::accept::{NotAccepted, accept};
use crate::live::{self, CommandError};
use crate::lobby::Offer;
use crate::moderation::apart_from;
use crate::people::{asker, no_place};
use crate::secret;
use crate::site::{Site, now};
use crate::visitor::Whence;

const GROUP: &str = "Challenges";

pub(super) fn routes() -> Vec<Route> {
    let terms =
        json!({ "rulebook": "ua2023-russian", "control": "3m+2s", "seat": "black", "private": false });
    vec![
        Route::get("/challenges", list)
            .does(GROUP, "listChallenges", "The offers that wait for anybody.")
            .knows(&[Scope::Play, Scope::Read])
            .answers("ChallengeList"),
        Route::post("/challenges", offer)
            .does(GROUP, "offer", "Offers a game, to anybody or to those who are told its name.")
            .needs(Scope::Play)
            .takes("Terms", terms)
            .may_refuse()
            .with(201)
            .answers("Challenge"),
        Route::get("/challenges/{challenge}", show)
            .does(GROUP, "getChallenge", "An offer, and the game that came of it.")
            .answers("Challenge"),
        Route::post("/challenges/{challenge}/accept", accept_challenge)
            .does(GROUP, "accept", "Accepts an offer: the game begins.")
            .needs(Scope::Play)
            .may_refuse()
            .answers("Challenge"),
        Route::delete("/challenges/{challenge}", withdraw)
            .does(GROUP, "withdraw", "Takes one's own offer back; an administrator may take anybody's.")
            .needs(Scope::Play)
            .may_refuse()
            .with(204),
        Route::delete("/challenges", clear)
            .does(GROUP, "clearChallenges", "Takes all open offers away; for administrators.")
            .needs(Scope::Play)
            .may_refuse()
            .with(204),
    ]
}

/// An offer as it is shown.
#[derive(Serialize)]
pub(super) struct Challenge {
    id: String,
    by: String,
    rulebook: String,
    control: String,
    takebacks: bool,
    rated: bool,
    ballot: Option<String>,
    micro_match: bool,
    draws: Draws,
    start: Option<String>,
    /// The seat of whoever accepts; none: by lot.
    seat: Option<Seat>,
    private: bool,
    since: String,
    game: Option<String>,
}

impl From<Offer> for Challenge {
    fn from(offer: Offer) -> Challenge {
        Challenge {
            id: offer.id,
            by: live::name(&offer.by),
            rulebook: offer.terms.rulebook,
            control: offer.terms.control,
            takebacks: offer.terms.takebacks,
            rated: offer.terms.rated,
            ballot: offer.terms.ballot.map(|ballot| ballot.table),
            micro_match: offer.terms.micro_match.is_some(),
            draws: offer.terms.draws,
            start: offer.terms.start,
            seat: offer.seat.map(|seat| !seat),
            private: offer.private,
            since: moment(offer.since),
            game: offer.game,
        }
    }
}

async fn list(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Vec<Challenge>>, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let open = site.play.lobby.public().await.map_err(trouble)?;
    let apart = apart_from(&site, caller.account()).await.map_err(trouble)?;
    let open = open.into_iter().filter(|offer| !apart.has(&offer.by));
    Ok(Json(open.map(Challenge::from).collect()))
}

async fn offer(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Whence(from): Whence,
    Body(asked): Body<AskedTerms>,
) -> Result<(StatusCode, Json<Challenge>), ApiError> {
    let words = caller.words;
    if asked.level.is_some() {
        return Err(ApiError::unread(words, "level"));
    }
    let terms = asked.checked().map_err(|why| ApiError::not_done(words, &CommandError::Refused(why)))?;
    let (by, private, seat) = (caller.player()?, asked.private.unwrap_or_default(), asked.seat);
    let offer = Offer { id: secret::name(), by, terms, seat, private, since: now(), game: None };
    let asker = asker(&caller.owner()?.1, from.as_deref());
    let added = site.play.lobby.add(&offer, asker).await.map_err(|fault| ApiError::trouble(words, &fault))?;
    added.map_err(|full| ApiError::conflict("too-many-offers", no_place(words, full)))?;
    Ok((StatusCode::CREATED, Json(offer.into())))
}

async fn found(site: &Site, caller: &Caller, id: &str) -> Result<Offer, ApiError> {
    let found = site.play.lobby.find(id).await.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    if let (Some(offer), Ok(own)) = (&found, caller.player())
        && offer.by == own
    {
        site.play.lobby.looked(&own);
    }
    found.ok_or_else(|| ApiError::missing(caller.words))
}

async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Challenge>, ApiError> {
    Ok(Json(found(&site, &caller, &id).await?.into()))
}

async fn accept_challenge(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Whence(from): Whence,
    Id(id): Id,
) -> Result<Json<Challenge>, ApiError> {
    found(&site, &caller, &id).await?;
    let gone = |words: &damier_language::Words| ApiError::conflict("gone", words.text("site-challenge-gone"));
    match accept(&site, &id, caller.player()?, from.as_deref()).await {
        Ok(_) => Ok(Json(found(&site, &caller, &id).await?.into())),
        Err(NotAccepted::Own) => Err(ApiError::conflict("own", caller.words.text("api-own-challenge"))),
        Err(NotAccepted::Apart) => Err(ApiError::conflict("blocked", caller.words.text("block-no-game"))),
        Err(NotAccepted::Gone { .. }) => Err(gone(caller.words)),
        Err(NotAccepted::Full(full)) => Err(ApiError::too_many_games(caller.words, full)),
        Err(NotAccepted::NotDone(why)) => Err(ApiError::not_done(caller.words, &why)),
    }
}

async fn withdraw(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<StatusCode, ApiError> {
    let (offer, own) = (found(&site, &caller, &id).await?, caller.player()?);
    if offer.by != own && caller.owner()?.1.administrator {
        site.play.lobby.remove(&offer).await.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
        return Ok(StatusCode::NO_CONTENT);
    }
    if offer.by != own {
        return Err(ApiError::not_yours(caller.words, "not-yours", "api-not-yours"));
    }
    if offer.game.is_some() {
        return Err(ApiError::conflict("gone", caller.words.text("site-challenge-gone")));
    }
    site.play.lobby.withdraw(&id, &own).await.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn clear(State(site): State<Arc<Site>>, caller: Caller) -> Result<StatusCode, ApiError> {
    let account = &caller.owner()?.1;
    if !account.administrator {
        return Err(ApiError::not_yours(caller.words, "not-yours", "admin-not-you"));
    }
    site.play.lobby.clear(account.id).await.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    Ok(StatusCode::NO_CONTENT)
}
