//! Events: found, looked at, and run by the acts of their desks, the same as those of forms and commands.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_desk::{RefusalText, describe};
use damier_exchange::json::Shows;
use damier_language::Words;
use damier_store::{EventQuery, ListedEvent};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::error::More;
use super::input::{Asked, Body, Id};
use super::route::{a_variant, number_from, one_of};
use super::{ApiError, Caller, Route, Scope};
use crate::desk::{self, ActError, Ground, Held, Making, Speaker, acting};
use crate::site::{LARGEST_STUDY, Site};
use crate::status::Status as _;

/// The group of these addresses in the description.
const GROUP: &str = "Events";

/// Events that are listed at once.
const LISTED: u32 = 100;

/// Facts that are told at once.
const MOST_FACTS: usize = 1000;

/// How far an event can be.
const STATES: [&str; 4] = ["planned", "playing", "finished", "cancelled"];

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/events", list)
            .does(GROUP, "listEvents", "Events, those being played first, a hundred at a time.")
            .asks("name", json!({ "type": "string" }), "Part of the name.")
            .asks("variant", a_variant(), "The variant by name.")
            .asks("state", one_of(STATES.map(str::to_owned)), "How far it is.")
            .asks("skip", number_from(0), "After so many others.")
            .answers("EventList"),
        Route::post("/events", create)
            .does(GROUP, "createEvent", "Makes an event from a template or a regulation; the caller is its organiser.")
            .needs(Scope::Events)
            .takes("EventToCreate", json!({ "template": "ua2023-100/swiss", "name": "Cup of Lviv", "rounds": 3, "chief": "Moroz Larysa" }))
            .up_to(LARGEST_STUDY)
            .may_refuse()
            .with(201)
            .answers("Named"),
        Route::get("/events/{event}", show)
            .does(GROUP, "getEvent", "An event: entries, rounds with their pairings and results, standings. Officials see rounds before they are published.")
            .knows(&[Scope::Events, Scope::Read])
            .answers("Event"),
        Route::get("/events/{event}/facts", log)
            .does(GROUP, "listEventFacts", "The log of an event, for its officials: a thousand facts at a time.")
            .needs(Scope::Events)
            .asks("after", number_from(0), "After the fact of this number.")
            .answers("EventFacts"),
        Route::get("/events/{event}/acts", possible)
            .does(GROUP, "listEventActs", "What the caller may do at an event now, and what can be said with it.")
            .needs(Scope::Events)
            .answers("EventActList"),
        Route::post("/events/{event}/acts", act)
            .does(GROUP, "actAtEvent", "Does something at an event: enters, pairs, writes results down, rules on a protest. All its facts are appended, or none.")
            .needs(Scope::Events)
            .takes("EventAct", json!({ "act": "enter", "names": ["Koval Ivan", "Bondar Olha"] }))
            .up_to(LARGEST_STUDY)
            .may_refuse()
            .answers("EventActed"),
    ]
}

/// The JSON schema of what a program can do at an event, made of the table of acts.
pub(super) fn act_schema() -> Value {
    let seen = json!({
        "type": "integer", "minimum": 0, "maximum": u32::MAX,
        "description": "The number of the next fact as the caller knows it; if others have said something since, nothing is done.",
    });
    let more = Map::from_iter([("seen".to_owned(), seen)]);
    json!({ "anyOf": desk::all_acts().map(|act| act.schema(&more)).collect::<Vec<_>>() })
}

#[derive(Deserialize)]
struct Wanted {
    name: Option<String>,
    variant: Option<String>,
    state: Option<String>,
    #[serde(default)]
    skip: u32,
}

async fn list(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<Value>, ApiError> {
    let Wanted { name, variant, state, skip } = wanted;
    let variant = variant.as_deref().unwrap_or_default();
    let variant = super::input::variant(caller.words, variant)?.map(|own| own.name().to_owned());
    if state.as_deref().is_some_and(|state| !STATES.contains(&state)) {
        return Err(ApiError::unread(caller.words, "state"));
    }
    let query = EventQuery { name, variant, state, limit: LISTED, skip };
    let found =
        site.database.events(&query).await.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    Ok(Json(json!({ "events": found.iter().map(row).collect::<Vec<_>>() })))
}

fn row(event: &ListedEvent) -> Value {
    json!({
        "id": event.id, "name": event.name, "variant": event.variant, "rulebook": event.rulebook,
        "system": event.system, "starts": event.starts, "ends": event.ends, "place": event.place,
        "state": event.state, "entrants": event.entrants, "rounds": event.rounds,
    })
}

fn making(caller: &Caller, seen: Option<u32>) -> Making {
    Making { speaker: Speaker::of(caller.account()), words: caller.words, seen }
}

async fn create(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(sent): Body<desk::ToBegin>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let account = &caller.owner()?.1;
    let fields = sent.fields();
    let made = site.events.create(&making(&caller, None), |draft| desk::begin(draft, &fields, account)).await;
    let id = made.map_err(|stop| stopped(caller.words, stop))?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id }))))
}

/// An event that there is.
async fn found(site: &Site, words: &Words, id: &str) -> Result<Arc<Held>, ApiError> {
    let found = site.events.load(id).await.map_err(|fault| ApiError::trouble(words, &fault))?;
    found.ok_or_else(|| ApiError::missing(words))
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let held = found(&site, caller.words, &id).await?;
    let (state, speaker) = (held.event.state(), Speaker::of(caller.account()));
    let official = speaker.sees(state, &held.book);
    let due = || {
        let told = |task: &damier_compete::event::Task| json!({ "task": describe::task(caller.words, state, task), "clauses": task.clauses });
        state.due().iter().map(told).collect::<Vec<_>>()
    };
    let shows =
        tokio::task::block_in_place(|| if official { Shows::of(state) } else { Shows::published(state) });
    let mut shown = json!(shows);
    shown["id"] = json!(id);
    shown["state"] = json!(desk::progress(state));
    shown["official"] = json!(official);
    shown["next"] = json!(held.event.next_seq());
    shown["due"] = json!(if official { due() } else { Vec::new() });
    Ok(Json(shown))
}

#[derive(Deserialize)]
struct After {
    #[serde(default)]
    after: u32,
}

async fn log(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Asked(After { after }): Asked<After>,
) -> Result<Json<Value>, ApiError> {
    let held = found(&site, caller.words, &id).await?;
    if !Speaker::of(caller.account()).sees(held.event.state(), &held.book) {
        return Err(ApiError::not_yours(caller.words, "not-yours", "desk-for-officials"));
    }
    let facts: Vec<_> =
        held.event.entries().iter().filter(|entry| entry.seq > after).take(MOST_FACTS).collect();
    Ok(Json(json!({ "next": held.event.next_seq(), "facts": facts })))
}

async fn possible(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Value>, ApiError> {
    let held = found(&site, caller.words, &id).await?;
    let making = making(&caller, None);
    let acts = tokio::task::block_in_place(|| acting::possible(&held, &making));
    let acts = acts.into_iter().map(|(act, refused)| {
        json!({
            "act": act.name,
            "about": act.about,
            "fields": act.listed_fields(),
            "refused": refused.map(|complaint| complaint.to_string()),
        })
    });
    Ok(Json(json!({ "next": held.event.next_seq(), "acts": acts.collect::<Vec<_>>() })))
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(mut sent): Body<Map<String, Value>>,
) -> Result<Json<Value>, ApiError> {
    let words = caller.words;
    caller.owner()?;
    let seen = match sent.remove("seen") {
        None => None,
        Some(given) => {
            let number = given.as_u64().and_then(|number| u32::try_from(number).ok());
            Some(number.ok_or_else(|| ApiError::unread(words, "seen"))?)
        }
    };
    let asked = acting::Asked::read(sent).map_err(|why| ApiError::unread(words, &why.0))?;
    let done = acting::by_program(&site, &id, &making(&caller, seen), asked).await;
    let done = done.map_err(|stop| stopped(words, stop))?;
    let answer = done.answer.unwrap_or_default();
    Ok(Json(json!({
        "facts": done.facts,
        "notices": done.notices,
        "lines": answer.text.lines().collect::<Vec<_>>(),
        "answer": answer.fields,
    })))
}

/// Why nothing was done at an event.
fn stopped(words: &Words, stop: ActError) -> ApiError {
    match stop {
        ActError::Store(fault) => ApiError::trouble(words, &fault),
        ActError::Complaint(Ground::Missing, _) => ApiError::missing(words),
        ActError::Complaint(ground @ Ground::Forbidden, complaint) => {
            complained(ground.status(), "not-yours", complaint)
        }
        ActError::Complaint(ground @ Ground::Conflict, complaint) => {
            complained(ground.status(), "moved-on", complaint)
        }
        ActError::Complaint(ground @ Ground::Busy, complaint) => {
            complained(ground.status(), "busy", complaint)
        }
        ActError::Complaint(Ground::Wrong | Ground::TooOften, complaint) => {
            complained(StatusCode::CONFLICT, "refused", complaint)
        }
    }
}

/// A refusal with its clauses, every fault or broken rule, what to do, and which rules could be relaxed.
fn complained(status: StatusCode, code: &'static str, complaint: RefusalText) -> ApiError {
    let RefusalText { what, clauses, next, faults, ways } = complaint;
    let clause = clauses.first().cloned();
    let more = Some(Box::new(More { clauses, faults, next, ways }));
    ApiError { clause, more, ..ApiError::new(status, code, what) }
}
