//! The trainer: exercises with one proved solution, worked out in the reader's browser. Of members the site keeps how
//! strong they are; all together say how hard an exercise is, and whether it is good.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::{Json, Router};
use damier_compose::train::{Theme, shipped};
use damier_language::{Args, Words};
use damier_rules::Variant;
use damier_store::{AccountId, Fault, RatedExercise, Solver};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::game::for_a_script;
use super::{Page, drawn, refuse, send, spoken};
use crate::handler::{get, post};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::{training, web};

/// The address of the trainer.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/trainer", get(show))
        .route("/trainer/ratings/{variant}", get(ratings))
        .route("/trainer/tried", post(tried))
        .route("/trainer/vote", post(vote))
}

#[derive(Template)]
#[template(path = "trainer.html")]
struct Sheet {
    page: Page,
    /// Each game that has exercises, and how many there are.
    games: Vec<(&'static str, String)>,
    themes: [&'static str; 6],
    sprite: String,
    board: String,
    places: String,
    words: String,
}

/// How many exercises a game has.
fn count(variant: &str) -> usize {
    variant.parse::<Variant>().map_or(0, |variant| shipped(variant).lines().count())
}

/// Shows the page.
pub(crate) async fn show(reader: Reader) -> Response {
    let words = reader.words;
    let game = |(variant, book): &(&'static str, &str)| {
        let count = count(variant);
        let told = words.translate("trainer-count", &Args::new().with("count", count));
        (count > 0).then(|| (*variant, format!("{}. {told}", spoken::book(words, book))))
    };
    let sheet = Sheet {
        games: spoken::USUAL.iter().filter_map(game).collect(),
        themes: Theme::ALL.map(Theme::name),
        sprite: drawn::sprite(),
        board: drawn::of_position("fmjd-100", None, false),
        places: for_a_script(&places()),
        words: for_a_script(&spoken_for_scripts(words)),
        page: Page::new(reader, "trainer-title", "/trainer"),
    };
    // The browser keeps the page: it leaves nothing in it that belongs to one visit.
    send(StatusCode::OK, None, &sheet)
}

fn spoken_for_scripts(words: &Words) -> Map<String, Value> {
    let both = words.area("board").into_iter().chain(words.area("trainer"));
    both.map(|(id, text)| (id, text.into())).collect()
}

/// Where the rules and the exercises are.
fn places() -> Value {
    let exercises = spoken::USUAL.iter().map(|(own, _)| {
        let address = web::address(&format!("{own}.exercises"));
        ((*own).to_owned(), Value::from(address))
    });
    let rulebooks = spoken::USUAL.iter().map(|(own, _)| {
        // The lines are spelled as the usual code of the game does.
        let book = own.parse().map(damier_rules::Rulebook::usual).map_or("", |book| book.name);
        ((*own).to_owned(), Value::from(book))
    });
    json!({
        "engine": web::address("engine.js"),
        "program": web::address("damier.wasm"),
        "weights": web::address(""),
        "exercises": exercises.collect::<Map<String, Value>>(),
        "rulebooks": rulebooks.collect::<Map<String, Value>>(),
    })
}

/// How strong somebody is, as scripts and programs get it.
pub(crate) fn solver_json(own: &Solver) -> Value {
    json!({ "rating": own.rating as f64 / 1000.0, "tried": own.tried, "solved": own.solved })
}

/// What is known of the exercises of a game, and how strong somebody is in them.
pub(crate) async fn ratings_json(
    site: &Site,
    variant: Variant,
    own: Option<AccountId>,
) -> Result<Value, Fault> {
    let solver = match own {
        Some(account) => site.database.solver(account, variant.name()).await?,
        None => None,
    };
    let exercise = |own: &RatedExercise| {
        json!({
            "fen": own.fen,
            "rating": own.rating.map(|rating| rating as f64 / 1000.0),
            "tried": own.tried,
            "good": own.good,
            "bad": own.bad,
        })
    };
    let all = site.database.rated_exercises(variant.name()).await?;
    let all: Vec<Value> = all.iter().map(exercise).collect();
    Ok(json!({ "own": solver.as_ref().map(solver_json), "exercises": all }))
}

async fn ratings(State(site): State<Arc<Site>>, Path(variant): Path<String>, reader: Reader) -> PageResult {
    let variant: Variant = variant.parse().ok().or_missing(&reader)?;
    let own = reader.person.account().map(|account| account.id);
    let told = ratings_json(&site, variant, own).await.or_trouble(&reader)?;
    Ok(Json(told).into_response())
}

/// An exercise that was tried.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tried {
    variant: String,
    fen: String,
    solved: bool,
}

/// Trainers tell of guests too, who may have opened the page long ago without a network; nothing is kept of them.
async fn tried(State(site): State<Arc<Site>>, reader: Reader, Json(tried): Json<Tried>) -> PageResult {
    let Some(account) = reader.person.account() else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    let variant: Variant = tried.variant.parse().ok().or_missing(&reader)?;
    let done = training::tried(&site, account, variant, &tried.fen, tried.solved).await;
    let solver = done.or_trouble(&reader)?.or_missing(&reader)?;
    Ok(Json(solver_json(&solver)).into_response())
}

/// What somebody thinks of an exercise.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Voted {
    variant: String,
    fen: String,
    vote: i64,
}

async fn vote(State(site): State<Arc<Site>>, reader: Reader, Json(voted): Json<Voted>) -> PageResult {
    let Some(account) = reader.person.account() else { return Ok(stranger(&reader)) };
    let variant: Variant = voted.variant.parse().ok().or_missing(&reader)?;
    let done = training::vote(&site, account, variant, &voted.fen, voted.vote).await;
    done.or_trouble(&reader)?.then_some(()).or_missing(&reader)?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Only of members something is kept.
fn stranger(reader: &Reader) -> Response {
    refuse(StatusCode::UNAUTHORIZED, &reader.words.text("trainer-sign-in"))
}
