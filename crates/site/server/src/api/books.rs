//! What is done in the books of the federation, by the acts of commands and forms. Applications for titles have
//! addresses of their own too, and whoever forgets somebody shows there that it is he himself.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use damier_acts::federation::{ACTS, Act, Refusal, named};
use serde_json::{Map, Value, json};

use super::acts::{listed, read, schema};
use super::applications::refused;
use super::federation::{GROUP, books};
use super::input::Body;
use super::{ApiError, Caller, Route, Scope};
use crate::books::filing::actor;
use crate::books::lists::{NotRead, read_list};
use crate::site::{LARGEST_STUDY, Site};
use crate::status::Status as _;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/federation/acts", possible)
            .does(GROUP, "listBooksActs", "What the caller may do in the books of the federation.")
            .needs(Scope::Federation)
            .answers("ActList"),
        Route::post("/federation/acts", act)
            .does(
                GROUP,
                "actInBooks",
                "Does something in the books: enters a person, takes a report, awards a title. All its facts are appended, or none.",
            )
            .needs(Scope::Federation)
            .takes(
                "BooksAct",
                json!({ "act": "body", "code": "LTU", "name": "Draughts Federation of Lithuania" }),
            )
            .up_to(LARGEST_STUDY)
            .may_refuse()
            .answers("BooksActed"),
    ]
}

/// The JSON schema of what can be done, made of the table of acts.
pub(super) fn act_schema() -> Value {
    schema(ACTS, &Map::new())
}

async fn possible(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    books(&site, &caller).await?;
    let actor = actor(&caller.owner()?.1);
    Ok(Json(listed(ACTS.iter().filter(|act| act.action.is_some_and(|right| actor.may(right))))))
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(sent): Body<Map<String, Value>>,
) -> Result<Json<Value>, ApiError> {
    let actor = actor(&caller.owner()?.1);
    let mut act: Act = read(caller.words, named, sent)?;
    if !named(act.name()).and_then(|act| act.action).is_some_and(|right| actor.may(right)) {
        return Err(refused(&caller, Refusal::NotAllowed.into()));
    }
    read_list(&site, &mut act).await.map_err(|why| match why {
        NotRead::Turn(why) => ApiError::new(why.status(), "unreadable", why.translate(caller.words)),
        NotRead::Refused(why) => refused(&caller, why.into()),
    })?;
    let facts = site.books.act(&actor, &act).await.map_err(|why| refused(&caller, why))?;
    Ok(Json(json!({ "facts": facts })))
}
