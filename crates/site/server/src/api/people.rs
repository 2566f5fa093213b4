//! People: found by name, the strongest of each game, whom the caller follows and which games he shows.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use damier_live::Pace;
use damier_rules::Variant;
use damier_store::Fault;
use serde::Deserialize;
use serde_json::{Value, json};

use super::input::{Asked, Body};
use super::route::{a_variant, one_of};
use super::rules::named_one;
use super::{ApiError, Caller, Route, Scope};
use crate::following;
use crate::ratings::PROVISIONAL;
use crate::site::Site;

const GROUP: &str = "Players";

/// So many are found by a name, and stand in a list of the strongest.
const FOUND: u32 = 50;
const LEADERS: u32 = 50;

pub(super) fn routes() -> Vec<Route> {
    let name = || json!({ "type": "string", "minLength": 1, "maxLength": 40 });
    let paces = || one_of(Pace::ALL.map(|pace| pace.name().to_owned()));
    vec![
        Route::get("/people", found)
            .does(GROUP, "findPeople", "People whose name has this part in it.")
            .asks("name", name(), "A part of the name, whatever the capitals.")
            .always()
            .such_as("ole")
            .answers("PeopleList"),
        Route::get("/leaders", leaders)
            .does(
                GROUP,
                "listLeaders",
                "The strongest of a game at a pace, of those whose rating is sure enough.",
            )
            .asks("variant", a_variant(), "The game; international draughts unless told.")
            .such_as("russian")
            .asks("pace", paces(), "How fast; blitz unless told.")
            .such_as("blitz")
            .answers("LeaderList"),
        Route::get("/account/following", followed)
            .does(GROUP, "listFollowing", "Whom the caller follows.")
            .needs(Scope::Read)
            .answers("PeopleList"),
        Route::post("/account/following", follow)
            .does(GROUP, "follow", "Follows somebody, or no longer.")
            .needs(Scope::Play)
            .takes("Follow", json!({ "name": "Olena0", "following": true }))
            .may_refuse()
            .may_miss()
            .answers("PeopleList"),
        Route::post("/account/favourites", favour)
            .does(GROUP, "favour", "Shows a game on the caller's page, or no longer.")
            .needs(Scope::Play)
            .takes("Favourite", json!({ "game": "k3f9xzab2c", "favourite": true }))
            .may_refuse()
            .may_miss()
            .answers("FavouriteList"),
    ]
}

fn trouble(caller: &Caller) -> impl Fn(Fault) -> ApiError + '_ {
    move |fault| ApiError::trouble(caller.words, &fault)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    name: String,
}

async fn found(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<Part>,
) -> Result<Json<Vec<String>>, ApiError> {
    let part: String = asked.name.chars().take(40).collect();
    let people = site.database.people_called(&part, FOUND).await.map_err(trouble(&caller))?;
    Ok(Json(people.into_iter().map(|(_, name)| name).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Strongest {
    #[serde(default, deserialize_with = "named_one")]
    variant: Option<Variant>,
    #[serde(default)]
    pace: Option<String>,
}

async fn leaders(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<Strongest>,
) -> Result<Json<Vec<Value>>, ApiError> {
    let variant = asked.variant.unwrap_or(Variant::International);
    let pace = match &asked.pace {
        None => Pace::Blitz,
        Some(name) => {
            let found = Pace::ALL.into_iter().find(|pace| pace.name() == name);
            found.ok_or_else(|| ApiError::unread(caller.words, "pace"))?
        }
    };
    let sure = (PROVISIONAL * 1000.0) as i64;
    let rows = site.database.leaders(variant.name(), pace.name(), sure, LEADERS).await;
    let rows = rows.map_err(trouble(&caller))?;
    let line = |(rank, own): (usize, &damier_store::Leader)| json!({ "rank": rank, "name": own.name, "points": own.mean.div_euclid(1000), "games": own.games });
    Ok(Json((1..).zip(&rows).map(line).collect()))
}

async fn followed(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Vec<String>>, ApiError> {
    let people = site.database.followed_by(caller.owner()?.1.id).await.map_err(trouble(&caller))?;
    Ok(Json(people.into_iter().map(|(_, name)| name).collect()))
}

/// Who is followed, or no longer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    name: String,
    following: bool,
}

async fn follow(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(wanted): Body<Wanted>,
) -> Result<Json<Vec<String>>, ApiError> {
    let by = &caller.owner()?.1;
    let done = following::follow(&site, by, &wanted.name, wanted.following).await;
    match done.map_err(trouble(&caller))? {
        None => Err(ApiError::missing(caller.words)),
        Some(false) => Err(ApiError::conflict("not-followed", caller.words.text("people-not-followed"))),
        Some(true) => followed(State(site), caller).await,
    }
}

/// Which game is shown, or no longer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shown {
    game: String,
    favourite: bool,
}

async fn favour(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(shown): Body<Shown>,
) -> Result<Json<Vec<String>>, ApiError> {
    let by = &caller.owner()?.1;
    let done = following::favour(&site, by, &shown.game, shown.favourite).await;
    match done.map_err(trouble(&caller))? {
        None => Err(ApiError::missing(caller.words)),
        Some(false) => Err(ApiError::conflict("not-favoured", caller.words.text("people-not-favoured"))),
        Some(true) => {
            let games = site.database.favourites(by.id).await.map_err(trouble(&caller))?;
            Ok(Json(games.into_iter().map(|game| game.id).collect()))
        }
    }
}
