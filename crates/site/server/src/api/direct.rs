//! Messages between members.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_store::{AccountId, Direct};
use serde::Deserialize;
use serde_json::{Value, json};

use super::games::moment;
use super::input::{Asked, Body};
use super::route::number_from;
use super::{ApiError, Caller, Route, Scope};
use crate::direct::{self, LONGEST, NotWritten};
use crate::pages::direct::told;
use crate::site::Site;

const GROUP: &str = "Messages";

/// So many messages are answered at a time.
const ANSWERED: u32 = 100;

pub(super) fn routes() -> Vec<Route> {
    let name = || json!({ "type": "string", "minLength": 1, "maxLength": 100 });
    vec![
        Route::get("/messages", list)
            .does(GROUP, "listConversations", "With whom the caller has exchanged messages, the last first.")
            .needs(Scope::Read)
            .answers("ConversationList"),
        Route::get("/messages/with", between)
            .does(
                GROUP,
                "listMessages",
                "What the caller and another have written to each other, the newest first; seen from now on.",
            )
            .needs(Scope::Read)
            .asks("name", name(), "The other.")
            .always()
            .such_as("Olena0")
            .asks("before", number_from(1), "Only messages before this one.")
            .may_miss()
            .answers("MessageList"),
        Route::post("/messages", write)
            .does(GROUP, "writeMessage", "Writes to another member.")
            .needs(Scope::Play)
            .takes("MessageToWrite", json!({ "to": "Olena0", "text": "Shall we analyse our game?" }))
            .may_refuse()
            .may_miss()
            .with(201)
            .answers("Message"),
    ]
}

fn message(own: &Direct, account: AccountId) -> Value {
    json!({
        "number": own.number,
        "own": own.sender == account,
        "at": moment(own.at),
        "text": own.text,
        "seen": own.seen.map(moment),
    })
}

async fn list(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let own = caller.owner()?.1.id;
    let all = site.database.conversations(own).await;
    let all = all.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    let line = |one: &damier_store::Conversation| json!({ "with": one.name, "unseen": one.unseen, "last": message(&one.last, own) });
    Ok(Json(all.iter().map(line).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct With {
    name: String,
    before: Option<u32>,
}

async fn between(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<With>,
) -> Result<Json<Value>, ApiError> {
    let own = caller.owner()?.1.id;
    let found = direct::read(&site, own, &asked.name, asked.before.map(i64::from), ANSWERED).await;
    let found = found.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    let (_, all) = found.ok_or_else(|| ApiError::missing(caller.words))?;
    Ok(Json(all.iter().map(|one| message(one, own)).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ToWrite {
    to: String,
    text: String,
}

async fn write(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(sent): Body<ToWrite>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let by = &caller.owner()?.1;
    let written = direct::write(&site, by, &sent.to, &sent.text).await;
    let written = written.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    match written.ok_or_else(|| ApiError::missing(caller.words))? {
        Ok(own) => Ok((StatusCode::CREATED, Json(message(&own, by.id)))),
        Err(NotWritten::Unread) => {
            Err(ApiError::unread(caller.words, &format!("text: 1 to {LONGEST} letters")))
        }
        Err(why) => {
            let code = match &why {
                NotWritten::Held(held) => held.code(),
                NotWritten::Own => "own",
                NotWritten::Unwanted => "unwanted",
                _ => "too-many",
            };
            Err(ApiError::conflict(code, told(&why, caller.words)))
        }
    }
}
