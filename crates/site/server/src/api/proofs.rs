//! Proofs of compositions, which go on in the background.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::input::{Body, Id};
use super::problems::{GROUP, findings, trouble};
use super::{ApiError, Caller, Route, Scope};
use crate::pages::lines::plays_now;
use crate::people::{asker, author, no_place};
use crate::problems::{self, Draft, Proof, Stand};
use crate::site::Site;
use crate::visitor::Whence;

pub(super) fn routes() -> Vec<Route> {
    let draft = json!({ "variant": "russian", "position": "W:Wb2,e3:Bb4", "task": "win", "code": "ua2023" });
    vec![
        Route::post("/proofs", begin)
            .does(GROUP, "beginProof", "Begins the proof of a composition; the one before is let go.")
            .needs(Scope::Study)
            .takes("ProofToBegin", draft)
            .may_refuse()
            .with(201)
            .answers("Named"),
        Route::get("/proofs/{proof}", proof)
            .does(GROUP, "getProof", "How far a proof is, and what it found.")
            .answers("Proof"),
        Route::delete("/proofs/{proof}", stop)
            .does(GROUP, "stopProof", "Stops a proof of one's own.")
            .needs(Scope::Study)
            .with(204),
    ]
}

async fn begin(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Whence(from): Whence,
    Body(draft): Body<Draft>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let words = caller.words;
    let work = draft.work().map_err(|why| ApiError::conflict("refused", why.text(words)))?;
    let account = &caller.owner()?.1;
    if plays_now(&site, account, work.variant()).await.map_err(trouble(words))? {
        return Err(ApiError::conflict("playing", words.text("study-playing")));
    }
    let asker = asker(account, from.as_deref());
    match problems::anywhere::begin(&site, &asker, work).await.map_err(trouble(words))? {
        Ok(id) => Ok((StatusCode::CREATED, Json(json!({ "id": id })))),
        Err(full) => Err(ApiError::conflict("busy", no_place(words, full))),
    }
}

async fn proof(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let found = problems::anywhere::find(&site, &id).await.map_err(trouble(caller.words))?;
    let Some(Proof { stand, .. }) = found else { return Err(ApiError::missing(caller.words)) };
    let (state, passed, most, found) = match stand {
        Stand::Waits { .. } => ("waits", 0, 0, Value::Null),
        Stand::GoesOn { passed, most, .. } => ("goes-on", passed.as_secs(), most.as_secs(), Value::Null),
        Stand::Stopped => ("stopped", 0, 0, Value::Null),
        Stand::Ended(kept) => ("ended", 0, 0, findings(&kept, caller.words)),
    };
    Ok(Json(json!({ "state": state, "passed": passed, "most": most, "found": found })))
}

async fn stop(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<StatusCode, ApiError> {
    let by = author(caller.owner()?.1.id);
    let stopped = problems::anywhere::stop(&site, &id, &by).await.map_err(trouble(caller.words))?;
    if stopped { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::missing(caller.words)) }
}
