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

/// So many members are sent at once.
const MEMBERS: u32 = 200;

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
            .does(
                GROUP,
                "getClub",
                "A club: its members, two hundred at a time, its calendar and its last matches.",
            )
            .knows(&[Scope::Play, Scope::Read])
            .asks("skip", number_from(0), "After so many members.")
            .such_as("0")
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    #[serde(default)]
    skip: u32,
}

/// One that is closed is there only for those who belong to it and for those who look after the site.
async fn seen(site: &Site, id: &str, caller: &Caller) -> Result<(), ApiError> {
    let found = clubs::seen(site, id, caller.account()).await;
    let found = found.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    found.map(drop).ok_or_else(|| ApiError::missing(caller.words))
}

/// A club as somebody sees it.
async fn json(site: &Site, id: &str, caller: &Caller, skip: u32) -> Result<Value, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let found = site.database.club(id).await.map_err(trouble)?;
    let club = found.ok_or_else(|| ApiError::missing(caller.words))?;
    let you = match caller.account() {
        Some(account) => site.database.club_role(id, account.id).await.map_err(trouble)?,
        None => None,
    };
    let mut members = site.database.club_members(id, skip, MEMBERS).await.map_err(trouble)?;
    // Who asks is told to those who decide.
    if skip == 0 && you == Some(ClubRole::Leader) {
        members.extend(site.database.club_asking(id, MEMBERS).await.map_err(trouble)?);
    }
    let people = members
        .iter()
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
    Ok((StatusCode::CREATED, Json(json(&site, &id, &caller, 0).await?)))
}

async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Asked(part): Asked<Part>,
) -> Result<Json<Value>, ApiError> {
    seen(&site, &id, &caller).await?;
    Ok(Json(json(&site, &id, &caller, part.skip).await?))
}

async fn possible(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Value>, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    seen(&site, &id, &caller).await?;
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
    Ok(Json(json(&site, &id, &caller, 0).await?))
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
