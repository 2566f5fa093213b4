//! The channels: which game of each kind is shown now, for programs that show it elsewhere.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use damier_rules::Variant;
use serde_json::{Value, json};

use super::{ApiError, Caller, Route};
use crate::channels::shown;
use crate::site::Site;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/channels", list)
            .does("Games", "listChannels", "The best game of each kind under way, as its channel shows it.")
            .answers("ChannelList"),
    ]
}

async fn list(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Vec<Value>>, ApiError> {
    let mut channels = Vec::new();
    for variant in Variant::ALL {
        let game =
            shown(&site, variant.name()).await.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
        channels.push(json!({
            "variant": variant.name(),
            "game": game.as_ref().map(|game| &game.id),
            "white": game.as_ref().map(|game| &game.white.name),
            "black": game.as_ref().map(|game| &game.black.name),
        }));
    }
    Ok(Json(channels))
}
