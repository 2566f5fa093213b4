//! Clubs: found, founded and joined by programs, by the same acts as those of their pages.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_acts::clubs::{ACTS, Act, Found, Refusal, named_act};
use damier_language::Words;
use damier_store::{Club, ClubBoard, ClubMatch, ClubRole};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::acts::{listed, read, schema};
use super::games::moment;
use super::input::{Asked, Body, Id};
use super::route::number_from;
use super::{ApiError, Caller, Route, Scope};
use crate::clubs::{self, ActError, Planned};
use crate::rates::Act as Counted;
use crate::site::Site;
use crate::visitor::Whence;

const GROUP: &str = "Clubs";

/// So many clubs and matches are sent at once.
const SHOWN: u32 = 100;

pub(super) fn routes() -> Vec<Route> {
    let text = || json!({ "type": "string", "minLength": 1, "maxLength": 60 });
    vec![
        Route::get("/clubs", list)
            .does(GROUP, "listClubs", "Open clubs, the largest first.")
            .asks("name", text(), "Part of the name or of the place.")
            .such_as("north")
            .asks("skip", number_from(0), "After so many others.")
            .such_as("0")
            .answers("ClubList"),
        Route::post("/clubs", found)
            .does(GROUP, "foundClub", "Founds a club, which the caller leads.")
            .needs(Scope::Play)
            .takes("ClubToFound", json!({ "name": "North", "place": "Lviv", "admits": true }))
            .may_refuse()
            .with(201)
            .answers("Club"),
        Route::get("/clubs/{club}", show)
            .does(GROUP, "getClub", "A club: its members, its calendar and its last matches.")
            .knows(&[Scope::Play, Scope::Read])
            .answers("Club"),
        Route::get("/clubs/{club}/acts", possible)
            .does(GROUP, "listClubActs", "What the caller may do in a club.")
            .needs(Scope::Play)
            .answers("ActList"),
        Route::post("/clubs/{club}/acts", act)
            .does(
                GROUP,
                "actInClub",
                "Asks to join, leaves, plays in matches; leaders admit members, plan and agree on matches.",
            )
            .needs(Scope::Play)
            .takes("ClubAct", json!({ "act": "ask" }))
            .may_refuse()
            .answers("Club"),
        Route::get("/club-matches/{match}", of_two)
            .does(GROUP, "getClubMatch", "A match between two clubs, board by board.")
            .answers("ClubMatch"),
    ]
}

/// The JSON schema of what can be done, made of the table of acts.
pub(super) fn act_schema() -> Value {
    schema(ACTS, &Map::new())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    #[serde(default)]
    name: String,
    #[serde(default)]
    skip: u32,
}

async fn list(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<Value>, ApiError> {
    let all = site.database.clubs(&wanted.name, wanted.skip, SHOWN).await;
    let all = all.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    Ok(Json(all.iter().map(line).collect()))
}

fn line(own: &Club) -> Value {
    json!({
        "id": own.id,
        "name": own.name,
        "place": own.place,
        "members": own.members,
        "admits": own.admits,
    })
}

fn match_line(own: &ClubMatch) -> Value {
    let (home, away) = own.points;
    json!({
        "id": own.id,
        "home": { "id": own.home, "name": own.home_name, "points": home },
        "away": { "id": own.away, "name": own.away_name, "points": away },
        "rulebook": own.rulebook,
        "control": own.control,
        "rated": own.rated,
        "boards": own.boards,
        "begins": moment(own.begins),
        "state": own.state.name(),
    })
}

/// A club as somebody sees it.
async fn json(site: &Site, id: &str, caller: &Caller) -> Result<Value, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let found = site.database.club(id).await.map_err(trouble)?;
    let club = found.ok_or_else(|| ApiError::missing(caller.words))?;
    let members = site.database.club_members(id).await.map_err(trouble)?;
    let account = caller.account().map(|account| account.id);
    let you = members.iter().find(|own| Some(own.account) == account).map(|own| own.role);
    // Who asks is told to those who decide.
    let shown = |role: ClubRole| role != ClubRole::Asked || you == Some(ClubRole::Leader);
    let people = members
        .iter()
        .filter(|own| shown(own.role))
        .map(|own| json!({ "name": own.name, "role": own.role.name(), "since": moment(own.since) }));
    let planned = clubs::calendar(site, id).await.map_err(trouble)?;
    let date = |own: &Planned| {
        json!({
            "begins": moment(own.begins),
            "title": own.title,
            "kind": own.kind,
            "id": own.target,
            "number": own.number,
        })
    };
    let matches = site.database.matches_of_club(id, SHOWN).await.map_err(trouble)?;
    Ok(json!({
        "id": club.id,
        "name": club.name,
        "place": club.place,
        "about": club.about,
        "members": club.members,
        "admits": club.admits,
        "made": moment(club.made),
        "closed": club.closed.map(moment),
        "you": you.map(ClubRole::name),
        "people": people.collect::<Vec<_>>(),
        "calendar": planned.iter().map(date).collect::<Vec<_>>(),
        "matches": matches.iter().map(match_line).collect::<Vec<_>>(),
    }))
}

/// Why something was not done, as programs are told.
fn refused(words: &Words, stop: ActError) -> ApiError {
    match stop {
        ActError::Missing | ActError::Refused(Refusal::NotAllowed) => ApiError::missing(words),
        ActError::Store(fault) => ApiError::trouble(words, &fault),
        ActError::Refused(why) => ApiError::conflict("refused", why.translate(words)),
    }
}

async fn found(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Whence(from): Whence,
    Body(what): Body<Found>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let account = &caller.owner()?.1;
    caller.count(&site, Counted::Announcement, from)?;
    let made = clubs::found(&site, &what, account).await;
    let id = made.map_err(|stop| refused(caller.words, stop))?;
    Ok((StatusCode::CREATED, Json(json(&site, &id, &caller).await?)))
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    Ok(Json(json(&site, &id, &caller).await?))
}

async fn possible(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Value>, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let known = site.database.club(&id).await.map_err(trouble)?;
    known.ok_or_else(|| ApiError::missing(caller.words))?;
    let actor = clubs::actor(&site, &id, &caller.owner()?.1).await.map_err(trouble)?;
    Ok(Json(listed(ACTS.iter().filter(|act| act.action.is_some_and(|right| actor.may(right))))))
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(sent): Body<Map<String, Value>>,
) -> Result<Json<Value>, ApiError> {
    let act: Act = read(caller.words, named_act, sent)?;
    let account = &caller.owner()?.1;
    clubs::act(&site, &id, account, &act).await.map_err(|stop| refused(caller.words, stop))?;
    Ok(Json(json(&site, &id, &caller).await?))
}

async fn of_two(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let found = site.database.club_match(&id).await.map_err(trouble)?;
    let own = found.ok_or_else(|| ApiError::missing(caller.words))?;
    let entries = site.database.match_entries(&id).await.map_err(trouble)?;
    let boards = site.database.match_boards(&id).await.map_err(trouble)?;
    let board = |own: &ClubBoard| {
        json!({
            "board": own.board,
            "home": own.home_name,
            "away": own.away_name,
            "home_side": if own.home_white { "white" } else { "black" },
            "game": own.game,
            "points": own.points.map(|(home, away)| [home, away]),
        })
    };
    let entry = |own: &damier_store::ClubEntry| json!({ "name": own.name, "club": own.club });
    Ok(Json(json!({
        "match": match_line(&own),
        "entries": entries.iter().map(entry).collect::<Vec<_>>(),
        "boards": boards.iter().map(board).collect::<Vec<_>>(),
    })))
}
