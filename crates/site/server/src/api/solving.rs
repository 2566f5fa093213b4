//! Solving compositions by playing the moves, and one's own history of it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use super::games::moment;
use super::input::{Body, Id};
use super::problems::{GROUP, found, trouble};
use super::{ApiError, Caller, Route, Scope};
use crate::problems::{self, At, Played, read};
use crate::site::{Site, now};

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::post("/problems/{problem}/moves", play)
            .does(GROUP, "solveProblem", "Plays a move in solving a composition; Black's answer.")
            .needs(Scope::Study)
            .takes("SolvingMove", json!({ "move": "e3-f4", "daily": false }))
            .may_refuse()
            .answers("SolvingAnswer"),
        Route::get("/account/solving", history)
            .does(GROUP, "getSolving", "What the owner of the token has solved, with streak and points.")
            .needs(Scope::Read)
            .answers("Solving"),
    ]
}

/// A move of a solver.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SolverMove {
    #[serde(rename = "move")]
    mv: String,
    /// Whether it belongs to the problem of the day.
    #[serde(default)]
    daily: bool,
}

async fn play(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(sent): Body<SolverMove>,
) -> Result<Json<Value>, ApiError> {
    let words = caller.words;
    let account = caller.owner()?.1.id;
    let problem = found(&site, words, &id).await?;
    let (_, kept) = read(&problem).map_err(trouble(words))?;
    let unplayable = || ApiError::conflict("not-playable", words.text("problem-not-playable"));
    let exercise = kept.exercise.ok_or_else(unplayable)?;
    let today = problems::day_of(now());
    if sent.daily {
        let daily = problems::today(&site.database, today).await.map_err(trouble(words))?;
        daily.filter(|daily| *daily == id).ok_or_else(|| ApiError::missing(words))?;
    }
    let day = if sent.daily { today.to_string() } else { String::new() };
    let tried = problems::try_move(&site.database, account, &exercise, (&id, &day), &sent.mv, now()).await;
    let problems::Tried { played, attempt } = tried.map_err(trouble(words))?;
    let (what, views) = match played {
        None => ("over", Vec::new()),
        Some(Played::Refused(why)) => {
            let told =
                exercise.trial(exercise.place(At::of(&attempt))).map(|trial| trial.refusal_text(&why, words));
            return Err(ApiError::refused(&why, told.unwrap_or_else(|| why.told_by_numbers(words))));
        }
        Some(Played::Wrong { .. }) => ("wrong", Vec::new()),
        Some(Played::Right { next: None, views, .. }) => ("solved", views),
        Some(Played::Right { views, .. }) => ("right", views),
    };
    Ok(Json(json!({
        "what": what,
        "positions": views.iter().map(|view| &view.fen).collect::<Vec<_>>(),
        "line": attempt.line,
        "lines": exercise.lines.len(),
        "mistakes": attempt.mistakes,
        "points": attempt.points,
    })))
}

async fn history(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let account = caller.owner()?.1.id;
    let attempts = site.database.attempts(account).await.map_err(trouble(caller.words))?;
    let (streak, longest) = problems::streak(&attempts, problems::day_of(now()));
    let all: Vec<Value> = attempts
        .iter()
        .map(|own| {
            json!({
                "problem": own.problem,
                "day": Some(&own.day).filter(|day| !day.is_empty()),
                "begun": moment(own.begun),
                "ended": own.ended.map(moment),
                "mistakes": own.mistakes,
                "points": own.points,
            })
        })
        .collect();
    let points: u32 = attempts.iter().filter_map(|own| own.points).sum();
    Ok(Json(json!({ "streak": streak, "longest": longest, "points": points, "attempts": all })))
}
