//! The books of a federation: rating lists, players, events, federations, arbiters.
//!
//! What is private in the books is not here: birth dates, addresses.

use std::num::NonZeroU32;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use damier_federation::people::{Federation, Person, fold_name};
use damier_federation::rating::Listed;
use damier_federation::titles::Title;
use damier_federation::{BookEvent, EventId, PersonId, Pool};
use jiff::civil::Date;
use serde::Deserialize;
use serde_json::{Value, json};

use super::input::Asked;
use super::route::number_from;
use super::{ApiError, Caller, Route};
use crate::books::Held;
use crate::site::Site;

pub(super) const GROUP: &str = "Federation";

/// So many players are found at most.
const FOUND: usize = 100;

pub(super) fn routes() -> Vec<Route> {
    let text = || json!({ "type": "string" });
    vec![
        Route::get("/federation/ratings", ratings)
            .does(GROUP, "getRatingList", "A rating list of the federation, the highest rating first.")
            .asks(
                "pool",
                json!({ "type": "string", "enum": Pool::ALL.map(Pool::name) }),
                "Which pool; 100 unless said.",
            )
            .such_as("100")
            .asks(
                "on",
                json!({ "type": "string", "format": "date" }),
                "The list in force on this day; today unless said.",
            )
            .such_as("2026-07-01")
            .asks(
                "all",
                json!({ "type": "boolean" }),
                "Everybody who is listed, not only the published part.",
            )
            .such_as("true")
            .answers("RatingList"),
        Route::get("/federation/players", players)
            .does(
                GROUP,
                "findPlayers",
                "People of the federation by number or name, with ratings, titles and norms.",
            )
            .asks("id", number_from(1), "The number; with it every rating and change is told.")
            .asks("name", text(), "A part of the name.")
            .such_as("Koval")
            .answers("FederationPlayers"),
        Route::get("/federation/events", events)
            .does(
                GROUP,
                "listFederationEvents",
                "Events of the books; with a number what it did to every rating.",
            )
            .asks("id", number_from(1), "The number of an event.")
            .answers("FederationEvents"),
        Route::get("/federation/bodies", bodies)
            .does(GROUP, "listFederations", "National federations with their standing, and clubs.")
            .answers("FederationBodies"),
        Route::get("/federation/arbiters", arbiters)
            .does(GROUP, "listArbiters", "Arbiters by seniority.")
            .answers("ArbiterList"),
    ]
}

pub(super) async fn books(site: &Site, caller: &Caller) -> Result<Arc<Held>, ApiError> {
    site.books.load().await.map_err(|fault| ApiError::trouble(caller.words, &fault))
}

/// Something that was typed, or why it cannot be understood.
pub(super) fn read<T: std::str::FromStr>(caller: &Caller, text: Option<&str>) -> Result<Option<T>, ApiError> {
    text.map(|text| text.parse().map_err(|_| ApiError::unread(caller.words, text))).transpose()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedList {
    pool: Option<String>,
    on: Option<String>,
    all: Option<String>,
}

async fn ratings(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<AskedList>,
) -> Result<Json<Value>, ApiError> {
    let held = books(&site, &caller).await?;
    let pool = read(&caller, asked.pool.as_deref())?.unwrap_or(Pool::Hundred);
    let day: Date = read(&caller, asked.on.as_deref())?.unwrap_or(held.day);
    let all = read(&caller, asked.all.as_deref())?.unwrap_or(false);
    let book = held.ratings(pool);
    let Some((book, list)) = book.and_then(|book| Some((book, book.history.in_force(day)?))) else {
        return Ok(Json(
            json!({ "pool": pool, "starts": null, "closes": null, "events": [], "players": [] }),
        ));
    };
    let line = |own: &Listed| {
        let id = PersonId(own.person);
        json!({
            "id": own.person,
            "name": held.state().person(id).map(Person::name).unwrap_or_default(),
            "federation": held.state().person(id).ok().and_then(|own| own.federation.clone()),
            "title": held.state().title_of(id, pool, list.starts).map(Title::letters),
            "rating": own.rating,
            "games": own.games,
            "class": own.class,
        })
    };
    let players: Vec<Value> = book.lines(list, all).iter().map(line).collect();
    Ok(Json(json!({
        "pool": pool,
        "starts": list.starts,
        "closes": list.closes,
        "events": list.events,
        "players": players,
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedPlayer {
    id: Option<String>,
    name: Option<String>,
}

async fn players(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<AskedPlayer>,
) -> Result<Json<Value>, ApiError> {
    let held = books(&site, &caller).await?;
    let state = held.state();
    let id: Option<NonZeroU32> = read(&caller, asked.id.as_deref())?;
    let id = id.map(NonZeroU32::get);
    if let Some(id) = id.map(PersonId) {
        let found = state.resolve(id).ok();
        return Ok(Json(found.map(|id| json!([card(&held, id, true)])).unwrap_or_else(|| json!([]))));
    }
    let name = fold_name(asked.name.as_deref().unwrap_or_default());
    let matches = |own: &Person| fold_name(&own.name()).contains(&name);
    let found = state.people().filter(|(_, own)| matches(own)).take(FOUND);
    Ok(Json(found.map(|(id, _)| card(&held, id, false)).collect()))
}

fn card(held: &Held, id: PersonId, whole: bool) -> Value {
    let state = held.state();
    let pool = |pool: Pool| {
        let history = &held.ratings(pool)?.history;
        let course = history.course(id.0);
        let last = course.last()?;
        let (rating, games) = (last.1, last.2);
        let lists: Vec<Value> = course
            .iter()
            .filter(|_| whole)
            .map(|(from, rating, games)| json!({ "from": from, "rating": rating, "games": games }))
            .collect();
        let changes: Vec<Value> = state
            .events()
            .filter(|_| whole)
            .filter_map(|(event, _)| {
                let change = history.change(event.0, id.0)?;
                Some(json!({ "event": event.0, "change": change, "formula": change.formula() }))
            })
            .collect();
        let due = if whole {
            state.titles_due(id, pool, history, held.day).unwrap_or_default()
        } else {
            Vec::new()
        };
        Some(json!({
            "pool": pool,
            "rating": rating,
            "games": games,
            "lists": lists,
            "changes": changes,
            "due": due,
        }))
    };
    let public = state.person(id).ok().map(Person::public);
    let ratings: Vec<Value> = Pool::ALL.into_iter().filter_map(pool).collect();
    json!({
        "id": id.0,
        "person": public,
        "ratings": ratings,
        "titles": state.awards_of(id),
        "norms": state.norms_of(id),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedEvent {
    id: Option<String>,
}

async fn events(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<AskedEvent>,
) -> Result<Json<Value>, ApiError> {
    let held = books(&site, &caller).await?;
    let state = held.state();
    let id: Option<NonZeroU32> = read(&caller, asked.id.as_deref())?;
    let id = id.map(NonZeroU32::get);
    let shown = |(event, own): (EventId, &BookEvent)| {
        let report = &own.report;
        let known = held.ratings(report.pool).and_then(|book| book.history.events.get(&event.0));
        let changes: Vec<Value> = known
            .into_iter()
            .filter(|_| id.is_some())
            .flatten()
            .map(|(person, change)| {
                json!({ "player": person, "change": change, "formula": change.formula(), "clauses": change.clauses() })
            })
            .collect();
        json!({
            "id": event.0,
            "name": report.name,
            "place": report.place,
            "pool": report.pool,
            "starts": report.starts,
            "ends": report.ends,
            "standing": report.standing,
            "players": report.players.len(),
            "games": report.games.len(),
            "changes": changes,
        })
    };
    let wanted = |own: &(EventId, &BookEvent)| id.is_none_or(|id| own.0.0 == id);
    Ok(Json(state.events().filter(wanted).map(shown).collect()))
}

async fn bodies(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let held = books(&site, &caller).await?;
    let federation =
        |own: &Federation| json!({ "code": own.code, "name": own.name, "standing": own.on(held.day) });
    let federations: Vec<Value> = held.state().federations.values().map(federation).collect();
    let owner = held.state().owner.as_ref().map(|own| own.0.clone());
    Ok(Json(json!({ "owner": owner, "federations": federations, "clubs": held.state().clubs })))
}

async fn arbiters(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let held = books(&site, &caller).await?;
    let state = held.state();
    let all = state.arbiters(held.day).into_iter().map(|(id, category, since, record)| {
        json!({
            "id": id.0,
            "name": state.person(id).map(Person::name).unwrap_or_default(),
            "category": category,
            "since": since,
            "chief": record.chief.len(),
            "auxiliary": record.auxiliary.len(),
        })
    });
    Ok(Json(all.collect()))
}
