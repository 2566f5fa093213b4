//! Exercises as people solve them: tried, spoken about.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_rules::Variant;
use serde::Deserialize;
use serde_json::{Value, json};

use super::input::{self, Asked, Body};
use super::problems::GROUP;
use super::route::a_variant;
use super::{ApiError, Caller, Route, Scope};
use crate::pages::trainer::{ratings_json, solver_json};
use crate::site::Site;
use crate::training;

pub(super) fn routes() -> Vec<Route> {
    const FEN: &str = "W:Wa1,c3:Ba5";
    vec![
        Route::get("/exercises/ratings", ratings)
            .does(
                GROUP,
                "listExerciseRatings",
                "How hard those found the exercises of a game who tried them, and how strong the caller is.",
            )
            .knows(&[Scope::Read, Scope::Study])
            .asks("variant", a_variant(), "The game.")
            .always()
            .such_as("brazilian")
            .answers("ExerciseRatings"),
        Route::post("/exercises/tries", tried)
            .does(GROUP, "tryExercise", "Says whether the caller solved an exercise; the first time counts.")
            .needs(Scope::Study)
            .takes("ExerciseTry", json!({ "variant": "brazilian", "fen": FEN, "solved": true }))
            .may_miss()
            .answers("Solver"),
        Route::post("/exercises/votes", vote)
            .does(GROUP, "voteExercise", "Says whether the caller finds an exercise good or bad.")
            .needs(Scope::Study)
            .takes("ExerciseVote", json!({ "variant": "brazilian", "fen": FEN, "vote": 1 }))
            .may_miss()
            .with(204),
    ]
}

fn variant(caller: &Caller, name: &str) -> Result<Variant, ApiError> {
    input::variant(caller.words, name)?.ok_or_else(|| ApiError::unread(caller.words, "variant"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Of {
    variant: String,
}

async fn ratings(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(of): Asked<Of>,
) -> Result<Json<Value>, ApiError> {
    let variant = variant(&caller, &of.variant)?;
    let own = caller.owner().ok().map(|owner| owner.1.id);
    let told = ratings_json(&site, variant, own).await;
    told.map(Json).map_err(|fault| ApiError::trouble(caller.words, &fault))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Try {
    variant: String,
    fen: String,
    solved: bool,
}

async fn tried(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(sent): Body<Try>,
) -> Result<Json<Value>, ApiError> {
    let variant = variant(&caller, &sent.variant)?;
    let solver = training::tried(&site, &caller.owner()?.1, variant, &sent.fen, sent.solved).await;
    let solver = solver.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    let solver = solver.ok_or_else(|| ApiError::missing(caller.words))?;
    Ok(Json(solver_json(&solver)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vote {
    variant: String,
    fen: String,
    vote: i64,
}

async fn vote(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(sent): Body<Vote>,
) -> Result<StatusCode, ApiError> {
    let variant = variant(&caller, &sent.variant)?;
    if !(-1..=1).contains(&sent.vote) {
        return Err(ApiError::unread(caller.words, "vote"));
    }
    let done = training::vote(&site, &caller.owner()?.1, variant, &sent.fen, sent.vote).await;
    match done.map_err(|fault| ApiError::trouble(caller.words, &fault))? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::missing(caller.words)),
    }
}
