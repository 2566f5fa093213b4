//! Contests of solving: announced, set, solved against the clock, judged.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_acts::contests::regulation;
use damier_contests::Journal;
use damier_contests::solving::{Fact, Regulation, Solving};
use serde_json::{Map, Value, json};

use super::contests::{GROUP, ToAnnounce, acted, announced, found, possible};
use super::input::{Body, Id};
use super::{ApiError, Caller, Route, Scope};
use crate::contests::solving::seen;
use crate::site::{Site, now};

pub(super) fn routes() -> Vec<Route> {
    let texts = [
        "organiser",
        "character",
        "period",
        "sections",
        "session",
        "participants",
        "points",
        "layout",
        "places",
        "panel",
        "protests",
        "prizes",
    ];
    let texts: Value = texts.into_iter().map(|name| (name, "as announced")).collect();
    let regulation = json!({
        "name": "Solving cup", "code": "ua2023", "form": "in_person", "minutes": 90, "protest_minutes": 30,
        "ties": ["full_solutions", "time"], "texts": texts,
    });
    vec![
        Route::post("/solvings", announce)
            .does(GROUP, "announceSolving", "Announces a contest of solving; the caller is its organiser.")
            .needs(Scope::Contest)
            .takes("ContestToAnnounce", json!({ "regulation": regulation }))
            .may_refuse()
            .with(201)
            .answers("Named"),
        Route::get("/solvings/{contest}", show)
            .does(GROUP, "getSolvingContest", "A contest of solving, as the caller may see it now.")
            .knows(&[Scope::Contest, Scope::Read])
            .answers("SolvingContest"),
        Route::get("/solvings/{contest}/acts", possible::<Solving>)
            .does(GROUP, "listSolvingActs", "What the caller may do at a contest of solving.")
            .needs(Scope::Contest)
            .answers("ActList"),
        Route::post("/solvings/{contest}/acts", act)
            .does(
                GROUP,
                "actInSolving",
                "Does something at a contest of solving: enters, answers, judges, protests.",
            )
            .needs(Scope::Contest)
            .takes("SolvingAct", json!({ "act": "enter", "name": "Koval Ivan", "place": "Lviv" }))
            .may_refuse()
            .answers("SolvingContest"),
    ]
}

async fn announce(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(sent): Body<ToAnnounce>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let regulation = regulation::<Regulation>(&sent.regulation);
    let regulation = regulation.map_err(|why| ApiError::unread(caller.words, &why.to_string()))?;
    announced::<Solving>(&site, &caller, Fact::Regulation(Box::new(regulation))).await
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let journal = found::<Solving>(&site, caller.words, &id).await?;
    view(&id, &caller, &journal)
}

fn view(id: &str, caller: &Caller, journal: &Journal<Solving>) -> Result<Json<Value>, ApiError> {
    let seen = seen(journal, caller.account(), now());
    let mut shown = json!(seen.ok_or_else(|| ApiError::missing(caller.words))?);
    shown["id"] = json!(id);
    Ok(Json(shown))
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(sent): Body<Map<String, Value>>,
) -> Result<Json<Value>, ApiError> {
    let journal = acted::<Solving>(&site, &caller, &id, sent).await?;
    view(&id, &caller, &journal)
}
