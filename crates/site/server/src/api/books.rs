//! What an administrator says in the books of the federation: every fact of the books is an act by its name.
//! Applications for titles have addresses of their own.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use damier_federation::Fact;
use serde_json::{Map, Value, json};

use super::applications::{office, refused};
use super::federation::{GROUP, books};
use super::input::Body;
use super::{ApiError, Caller, Route, Scope};
use crate::books::filing::author;
use crate::site::{LARGEST_STUDY, Site};

/// What can be said, by the names of facts.
const ACTS: [&str; 20] = [
    "federation",
    "standing",
    "club",
    "person",
    "amended",
    "merged",
    "unmerged",
    "brought",
    "regulations",
    "event",
    "counted",
    "norm_table",
    "rank_table",
    "title_rules",
    "norm",
    "award",
    "withdrawn",
    "place",
    "appointed",
    "undone",
];

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::post("/federation/acts", act)
            .does(
                GROUP,
                "actInBooks",
                "An administrator says something in the books: a person, a report, a title, a correction.",
            )
            .needs(Scope::Federation)
            .takes(
                "BooksAct",
                json!({ "act": "federation", "code": "LTU", "name": "Draughts Federation of Lithuania" }),
            )
            .up_to(LARGEST_STUDY)
            .may_refuse()
            .answers("BooksActed"),
    ]
}

/// The JSON schema of what can be said.
pub(super) fn act_schema() -> Value {
    json!({
        "type": "object",
        "description": "`act` is the name of a fact of the books; its fields stand beside it, as in the record.",
        "properties": { "act": { "type": "string", "enum": ACTS } },
        "required": ["act"],
        "additionalProperties": true,
    })
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(mut sent): Body<Map<String, Value>>,
) -> Result<Json<Value>, ApiError> {
    let by = author(office(&caller)?);
    let unread = |why: &str| ApiError::unread(caller.words, why);
    let name = match sent.remove("act") {
        Some(Value::String(name)) if ACTS.contains(&name.as_str()) => name,
        _ => return Err(unread("act")),
    };
    let fact = Map::from_iter([(name, Value::Object(sent))]);
    let fact: Fact = serde_json::from_value(Value::Object(fact)).map_err(|why| unread(&why.to_string()))?;
    let before = books(&site, &caller).await?.entries().len();
    let held = site.books.say(&by, |_| Ok(fact.clone())).await.map_err(|why| refused(&caller, why))?;
    let facts: Vec<_> = held.entries().iter().skip(before).collect();
    Ok(Json(json!({ "facts": facts })))
}
