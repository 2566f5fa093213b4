//! What the engine found in finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_rules::Variant;
use serde_json::Value;

use super::games::table;
use super::input::Id;
use super::{ApiError, Caller, Route, Scope};
use crate::pages::findings::Known;
use crate::people::{asker, no_place};
use crate::site::Site;
use crate::visitor::Whence;

const GROUP: &str = "Analysis";

/// After so many seconds there may be room for another game.
const A_GAME: u64 = 60;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/games/{game}/analysis", show)
            .does(GROUP, "getAnalysis", "What the engine found in a finished game, or how far it is.")
            .answers("Analysis"),
        Route::post("/games/{game}/analysis", ask)
            .does(GROUP, "askAnalysis", "Asks the engine to look at a finished game.")
            .needs(Scope::Study)
            .may_refuse()
            .with(202)
            .answers("Analysis"),
    ]
}

async fn known(site: &Site, caller: &Caller, id: &str, variant: Variant) -> Result<Json<Value>, ApiError> {
    let known = Known::of(site, id).await.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    Ok(Json(known.json(variant)))
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let variant = table(&site, &caller, &id).await?.game().await.rulebook().variant;
    known(&site, &caller, &id, variant).await
}

async fn ask(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Whence(from): Whence,
    Id(id): Id,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let words = caller.words;
    let game = table(&site, &caller, &id).await?.game().await.clone();
    if !game.is_over() || game.ply() == 0 {
        return Err(ApiError::conflict("still-on", words.text("analysis-still-on")));
    }
    if matches!(Known::of(&site, &id).await, Ok(Known::Nothing)) {
        let taken =
            site.analysis.queue.enqueue(&id, &game, &asker(&caller.owner()?.1, from.as_deref())).await;
        taken.map_err(|full| {
            let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", no_place(words, full));
            ApiError { retry: Some(A_GAME), ..error }
        })?;
    }
    Ok((StatusCode::ACCEPTED, known(&site, &caller, &id, game.rulebook().variant).await?))
}
