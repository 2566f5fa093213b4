//! Games by correspondence: looked at and played by programs, by the same acts as those of their pages.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use damier_acts::correspondence::{ACTS, Act, Refusal, named};
use damier_correspondence::Side;
use damier_language::Words;
use serde_json::{Map, Value, json};

use super::acts::{facts_after, listed, read, schema};
use super::input::{Body, Id};
use super::{ApiError, Caller, Route, Scope};
use crate::correspondence::{self, ActError, KIND, Loaded, Rights, stream};
use crate::people::author;
use crate::site::{LARGEST_STUDY, Site};

const GROUP: &str = "Correspondence";

/// So many games of an account are listed.
const MOST: usize = 200;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/correspondence", list)
            .does(GROUP, "listCorrespondence", "The caller's games by correspondence.")
            .needs(Scope::Read)
            .answers("CorrespondenceList"),
        Route::get("/correspondence/{correspondence}", show)
            .does(GROUP, "getCorrespondence", "A game by correspondence: moves, whose turn, terms that run.")
            .knows(&[Scope::Play, Scope::Read])
            .answers("Correspondence"),
        Route::get("/correspondence/{correspondence}/acts", possible)
            .does(GROUP, "listCorrespondenceActs", "What the caller may do in a game by correspondence.")
            .needs(Scope::Play)
            .answers("ActList"),
        Route::post("/correspondence/{correspondence}/acts", act)
            .does(
                GROUP,
                "actInCorrespondence",
                "Does something in a game by correspondence: moves, claims, asks, decides.",
            )
            .needs(Scope::Play)
            .takes("CorrespondenceAct", json!({ "act": "move", "move": "32-28" }))
            .up_to(LARGEST_STUDY)
            .may_refuse()
            .answers("CorrespondenceActed"),
    ]
}

/// The JSON schema of what can be done, made of the tables of acts.
pub(super) fn act_schema() -> Value {
    schema(ACTS.iter().chain([&correspondence::NOTE]), &Map::new())
}

async fn found(site: &Site, words: &Words, id: &str) -> Result<Loaded, ApiError> {
    let found = correspondence::load(site, id).await.map_err(|fault| ApiError::trouble(words, &fault))?;
    found.ok_or_else(|| ApiError::missing(words))
}

fn json(id: &str, loaded: &Loaded, caller: &Caller) -> Value {
    let game = &loaded.game;
    let name = |side: Side| game.party(side).name.clone();
    let due = game.dues(loaded.now_for(game.turn())).into_iter().map(|due| {
        json!({
            "who": due.who, "what": caller.words.describe("post-due", &due.what),
            "until": due.until, "clause": due.clause, "late": due.late,
        })
    });
    json!({
        "id": id,
        "event": loaded.event,
        "rulebook": game.terms().rulebook,
        "white": name(Side::White),
        "black": name(Side::Black),
        "you": caller.account().and_then(|account| loaded.side_of(account.id)),
        "moves": game.moves(),
        "turn": game.turn(),
        "result": game.marks("annulled"),
        "due": due.collect::<Vec<_>>(),
    })
}

async fn list(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let account = caller.owner()?.1.id;
    let mut games = Vec::new();
    for sitting in site.database.sittings_of(account, KIND).await.map_err(trouble)?.iter().take(MOST) {
        let Some(loaded) = correspondence::load(&site, &sitting.id).await.map_err(trouble)? else { continue };
        games.push(json(&sitting.id, &loaded, &caller));
    }
    Ok(Json(json!({ "games": games })))
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let loaded = found(&site, caller.words, &id).await?;
    Ok(Json(json(&id, &loaded, &caller)))
}

/// What the caller may do by his seat or his office.
async fn possible(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Value>, ApiError> {
    let loaded = found(&site, caller.words, &id).await?;
    let account = &caller.owner()?.1;
    let rights = Rights::of(&site, &loaded, Some(account)).await;
    let rights = rights.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    let actor = loaded.actor(account.id, account.name.as_str(), rights);
    let all = ACTS.iter().chain([&correspondence::NOTE]);
    Ok(Json(listed(all.filter(|act| act.action.is_some_and(|right| actor.may(right))))))
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(sent): Body<Map<String, Value>>,
) -> Result<Json<Value>, ApiError> {
    let (words, account) = (caller.words, &caller.owner()?.1);
    if sent.get("act").and_then(Value::as_str) == Some(correspondence::NOTE.name) {
        let text = sent.get("text").and_then(Value::as_str).unwrap_or_default();
        let loaded =
            correspondence::note(&site, &id, account, text).await.map_err(|stop| stopped(words, stop))?;
        return Ok(Json(json!({ "facts": [], "game": json(&id, &loaded, &caller) })));
    }
    let act: Act = read(words, named, sent)?;
    let before = found(&site, words, &id).await?.next();
    let loaded = correspondence::act(&site, &id, account, &act).await.map_err(|stop| stopped(words, stop))?;
    // What the opponent has prepared stays his own.
    let seen = |fact: &Value, by: &str| fact["fact"]["fact"] != "conditional" || by == author(account.id);
    let facts = facts_after(&site, words, &stream(&id), before - 1, seen).await?;
    Ok(Json(json!({ "facts": facts, "game": json(&id, &loaded, &caller) })))
}

fn stopped(words: &Words, stop: ActError) -> ApiError {
    match stop {
        ActError::Missing => ApiError::missing(words),
        ActError::Store(fault) => ApiError::trouble(words, &fault),
        ActError::Refused(Refusal::NotAllowed) => ApiError::not_yours(words, "not-yours", "api-not-yours"),
        ActError::Refused(why) => {
            ApiError { clause: why.clause(), ..ApiError::conflict("refused", why.translate(words)) }
        }
    }
}
