//! Contests of composing: announced, entered, judged. Who sees what is as on the pages: judges and programs of judges
//! get works without authors.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_acts::contests::{Refusal, regulation};
use damier_contests::composing::{Composing, Fact, Regulation};
use damier_contests::solving::{self, Solving};
use damier_contests::{Journal, Office, Refused};
use damier_language::Words;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::acts::{listed, read, schema};
use super::input::{Body, Id, Ids};
use super::{ApiError, Caller, Route, Scope};
use crate::contests::acting::{ActError, Acting, done};
use crate::contests::composing::{seen, work};
use crate::contests::{AppendError, Held, begin, begun, has_begun_enough, load, offices};
use crate::secret;
use crate::site::Site;

/// The group of these addresses in the description.
pub(super) const GROUP: &str = "Contests";

/// So many contests of each kind are listed.
const LISTED: u32 = 100;

pub(super) fn routes() -> Vec<Route> {
    let texts = json!({
        "organiser": "Draughts club of Lviv", "character": "open contest", "period": "2026",
        "participants": "everybody", "address": "on this site", "places": "by the mean of the marks",
        "prizes": "diplomas", "panel": "see below",
    });
    let regulation = json!({
        "name": "Cup of Lviv", "code": "ua2023", "published": "2026-01-01", "closing": "2099-04-01",
        "preliminary": "2099-06-01", "effect": "2099-09-01", "texts": texts,
        "sections": [{ "name": "Problems", "variant": "russian", "genre": "problem", "per_author": 3 }],
    });
    vec![
        Route::get("/contests", list)
            .does(GROUP, "listContests", "Contests of composing and of solving, the latest first.")
            .answers("ContestList"),
        Route::post("/contests", announce)
            .does(GROUP, "announceContest", "Announces a contest of composing; the caller is its organiser.")
            .needs(Scope::Contest)
            .takes("ContestToAnnounce", json!({ "regulation": regulation }))
            .may_refuse()
            .with(201)
            .answers("Named"),
        Route::get("/contests/{contest}", show)
            .does(GROUP, "getContest", "A contest of composing, as the caller may see it.")
            .knows(&[Scope::Contest, Scope::Read])
            .answers("Contest"),
        Route::get("/contests/{contest}/acts", possible::<Composing>)
            .does(GROUP, "listContestActs", "What the caller may do at a contest of composing.")
            .needs(Scope::Contest)
            .answers("ActList"),
        Route::post("/contests/{contest}/acts", act)
            .does(
                GROUP,
                "actInContest",
                "Does something at a contest: enters, sends a work, marks, publishes, appeals.",
            )
            .needs(Scope::Contest)
            .takes("ContestAct", json!({ "act": "enter", "name": "Koval Ivan", "place": "Lviv", "born": 1980, "address": "Lviv" }))
            .may_refuse()
            .answers("Contest"),
        Route::get("/contests/{contest}/works/{code}", one)
            .does(GROUP, "getWork", "A work by its code number; its authors only when they may be known.")
            .knows(&[Scope::Contest, Scope::Read])
            .answers("ContestWork"),
    ]
}

/// A contest that there is.
pub(super) async fn found<C: Held>(site: &Site, words: &Words, id: &str) -> Result<Journal<C>, ApiError> {
    let found = load::<C>(&site.database, id).await.map_err(|fault| ApiError::trouble(words, &fault))?;
    found.ok_or_else(|| ApiError::missing(words))
}

/// The JSON schema of what can be done, made of the table of acts.
pub(super) fn act_schema<C: Acting>() -> Value {
    schema(C::ACTS, &Map::new())
}

/// What the offices of the caller let him do.
pub(super) async fn possible<C: Acting>(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Value>, ApiError> {
    let account = caller.owner()?.1.id;
    let held = offices(&found::<C>(&site, caller.words, &id).await?, account);
    let may = |right: &'static [Office]| right.iter().any(|office| held.contains(office));
    Ok(Json(listed(C::ACTS.iter().filter(|act| act.action.is_some_and(may)))))
}

/// Does something in the name of the caller; the contest afterwards.
pub(super) async fn acted<C: Acting>(
    site: &Site,
    caller: &Caller,
    id: &str,
    sent: Map<String, Value>,
) -> Result<Journal<C>, ApiError> {
    let (words, by) = (caller.words, &caller.owner()?.1);
    let act: C::Act = read(words, |name| C::ACTS.iter().find(|act| act.name == name), sent)?;
    done::<C>(site, id, by, &act, words).await.map_err(|why| match why {
        ActError::Told(told) => ApiError::conflict("refused", told),
        ActError::NotAppended(why) => refused(words, why),
    })?;
    found::<C>(site, words, id).await
}

/// Why something was not said.
pub(super) fn refused(words: &Words, why: AppendError) -> ApiError {
    match why {
        AppendError::Refused(why) => {
            let clause = why.clauses().first().map(ToString::to_string);
            ApiError { clause, ..ApiError::conflict(code_of(&why), why.translate(words)) }
        }
        AppendError::Missing => ApiError::missing(words),
        AppendError::Store(fault) => ApiError::trouble(words, &fault),
    }
}

/// Programs tell a lack of rights from the course of events.
const fn code_of(why: &Refusal) -> &'static str {
    match why {
        Refusal::NotAllowed | Refusal::Refused(Refused::NotAllowed { .. }) => "not-yours",
        _ => "refused",
    }
}

async fn list(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let composing = begun::<Composing>(&site.database, LISTED).await.map_err(trouble)?;
    let solving = begun::<Solving>(&site.database, LISTED).await.map_err(trouble)?;
    let composing = composing.into_iter().filter_map(|(id, _, fact)| match fact {
        Fact::Regulation(own) => {
            Some(json!({ "id": id, "kind": "composing", "name": own.name, "closing": own.closing }))
        }
        _ => None,
    });
    let solving = solving.into_iter().filter_map(|(id, _, fact)| match fact {
        solving::Fact::Regulation(own) => {
            Some(json!({ "id": id, "kind": "solving", "name": own.name, "closing": own.closing }))
        }
        _ => None,
    });
    Ok(Json(composing.chain(solving).collect()))
}

/// The regulation of a new contest: an object, or TOML as the pages take it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ToAnnounce {
    pub(super) regulation: Value,
}

/// Begins a contest of a kind.
pub(super) async fn announced<C: Held>(
    site: &Site,
    caller: &Caller,
    fact: C::Fact,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let (words, by) = (caller.words, &caller.owner()?.1);
    let enough = has_begun_enough::<C>(&site.database, by.id).await;
    if enough.map_err(|fault| ApiError::trouble(words, &fault))? {
        return Err(ApiError::conflict("too-many", words.text("contests-most")));
    }
    let id = secret::name();
    begin::<C>(&site.database, &id, by, vec![fact]).await.map_err(|why| refused(words, why))?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id }))))
}

async fn announce(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(sent): Body<ToAnnounce>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let regulation = regulation::<Regulation>(&sent.regulation);
    let regulation = regulation.map_err(|why| ApiError::unread(caller.words, &why.to_string()))?;
    announced::<Composing>(&site, &caller, Fact::Regulation(Box::new(regulation))).await
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let journal = found::<Composing>(&site, caller.words, &id).await?;
    view(&id, &caller, &journal)
}

fn view(id: &str, caller: &Caller, journal: &Journal<Composing>) -> Result<Json<Value>, ApiError> {
    let seen = seen(journal, caller.account()).ok_or_else(|| ApiError::missing(caller.words))?;
    let faults: Vec<Value> = seen
        .standing
        .iter()
        .map(|team| json!(team.fault.as_ref().map(|fault| caller.words.describe("team-fault", fault))))
        .collect();
    let mut shown = json!(seen);
    shown["id"] = json!(id);
    for (number, fault) in faults.into_iter().enumerate() {
        shown["standing"][number]["fault"] = fault;
    }
    Ok(Json(shown))
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(sent): Body<Map<String, Value>>,
) -> Result<Json<Value>, ApiError> {
    let journal = acted::<Composing>(&site, &caller, &id, sent).await?;
    view(&id, &caller, &journal)
}

async fn one(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Ids([id, code]): Ids,
) -> Result<Json<Value>, ApiError> {
    let journal = found::<Composing>(&site, caller.words, &id).await?;
    let seen = work(&journal, &code, caller.account().map(|own| own.id));
    Ok(Json(json!(seen.ok_or_else(|| ApiError::missing(caller.words))?)))
}
