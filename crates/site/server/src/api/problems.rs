//! The register of compositions.
//!
//! Solutions are told to whoever asks for them, except that of the problem of the day.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use damier_language::{Args, Words};
use damier_pdn::read_fen;
use damier_store::{Fault, Problem, ProblemQuery, ProblemRefused};
use serde::Deserialize;
use serde_json::{Value, json};

use super::games::moment;
use super::input::{Asked, Body, Id, variant};
use super::route::{a_variant, number_from, one_of};
use super::{ApiError, Caller, Route, Scope};
use crate::books::papers::Shape;
use crate::pages::paper::named;
use crate::pages::problems::show::file;
use crate::press::NotSet;
use crate::problems::{self, Credits, Kept, Level, Proof, Stand, read};
use crate::secret;
use crate::site::{Site, now};
use crate::study::translate_fen;

pub(super) const GROUP: &str = "Problems";

/// So many are listed at once.
const MOST: u32 = 100;

/// What works ask for.
const TASKS: [&str; 4] = ["win", "draw", "lock", "giveaway"];

/// How hard they are.
fn levels() -> [String; 3] {
    Level::ALL.map(|level| level.name().to_owned())
}

pub(super) fn routes() -> Vec<Route> {
    let text = || json!({ "type": "string" });
    vec![
        Route::get("/problems", list)
            .does(GROUP, "listProblems", "The register of compositions, the latest first.")
            .asks("variant", a_variant(), "Of this variant.")
            .such_as("russian")
            .asks("genre", text(), "Of this genre, such as `study`.")
            .asks("task", one_of(TASKS.map(str::to_owned)), "With this task.")
            .asks("level", one_of(levels()), "So hard to solve on the board.")
            .asks("author", text(), "With this in the names of the authors.")
            .asks("soundness", text(), "With this verdict, such as `sound`.")
            .asks("after", number_from(0), "So many are left out before.")
            .answers("ProblemList"),
        Route::get("/problems/like", like)
            .does(GROUP, "findProblemsLike", "Compositions like a position, perhaps shifted or reflected.")
            .asks("variant", a_variant(), "The variant.")
            .always()
            .such_as("russian")
            .asks("position", text(), "The position in FEN.")
            .always()
            .such_as("W:Wd2,g3:Bd4")
            .may_refuse()
            .answers("ProblemList"),
        Route::get("/problems/today", today)
            .does(GROUP, "getProblemOfTheDay", "The problem of the day, without its solution.")
            .may_miss()
            .answers("ProblemOfTheDay"),
        Route::get("/problems/book", book)
            .does(
                GROUP,
                "getProblemBook",
                "The works of a search as a book with indexes, in the caller's language.",
            )
            .asks("variant", a_variant(), "Of this variant.")
            .such_as("russian")
            .asks("genre", text(), "Of this genre, such as `study`.")
            .asks("task", one_of(TASKS.map(str::to_owned)), "With this task.")
            .asks("level", one_of(levels()), "So hard to solve on the board.")
            .asks("author", text(), "With this in the names of the authors.")
            .asks("soundness", text(), "With this verdict, such as `sound`.")
            .asks(
                "format",
                json!({ "type": "string", "enum": ["html", "pdf"] }),
                "Its shape; html unless said.",
            )
            .such_as("html")
            .may_refuse()
            .answers_as("text/html", None)
            .or_as("application/pdf"),
        Route::get("/problems/{problem}", show)
            .does(GROUP, "getProblem", "A composition; with `solution` also what was found about it.")
            .asks("solution", json!({ "type": "boolean" }), "Whether solution and report are wanted.")
            .answers("Problem"),
        Route::get("/problems/{problem}/pdn", pdn)
            .does(GROUP, "getProblemPdn", "A composition as PDN.")
            .answers_as("application/x-draughts-pdn", None),
        Route::post("/problems", enter)
            .does(GROUP, "enterProblem", "Enters a composition whose proof has ended into the register.")
            .needs(Scope::Study)
            .takes(
                "ProblemToEnter",
                json!({ "proof": "q2w4e6r8t9", "authors": "Koval, Ivan", "source": "", "date": "2026" }),
            )
            .may_refuse()
            .may_miss()
            .with(201)
            .answers("Named"),
        Route::delete("/problems/{problem}", withdraw)
            .does(GROUP, "withdrawProblem", "Withdraws a composition of one's own.")
            .needs(Scope::Study)
            .with(204),
    ]
}

/// A composition as it is listed.
fn listed(own: &Problem) -> Value {
    let text = &own.text;
    json!({
        "id": own.id,
        "variant": text.variant,
        "code": text.code,
        "genre": Some(&text.genre).filter(|genre| !genre.is_empty()),
        "task": text.task,
        "authors": text.authors,
        "soundness": text.soundness,
        "playable": text.playable,
        "position": text.position,
        "made": moment(own.made),
        "like": null,
    })
}

pub(super) fn trouble(words: &'static Words) -> impl Fn(Fault) -> ApiError {
    move |fault| ApiError::trouble(words, &fault)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Filter {
    #[serde(default)]
    variant: String,
    #[serde(default)]
    genre: String,
    #[serde(default)]
    task: String,
    level: Option<String>,
    #[serde(default)]
    author: String,
    #[serde(default)]
    soundness: String,
    #[serde(default)]
    after: u32,
}

/// How hard the works shall be, or that there is no such level.
fn level(words: &'static Words, named: Option<&str>) -> Result<Option<Level>, ApiError> {
    let known = |name| Level::named(name).ok_or_else(|| ApiError::unread(words, name));
    named.map(known).transpose()
}

async fn list(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<Filter>,
) -> Result<Json<Value>, ApiError> {
    variant(caller.words, &asked.variant)?;
    let level = level(caller.words, asked.level.as_deref())?;
    let query = ProblemQuery {
        variant: asked.variant,
        genre: asked.genre,
        task: asked.task,
        author: asked.author,
        soundness: asked.soundness,
        after: asked.after,
        limit: MOST,
    };
    let found = site.problems.levels.problems(&site.database, &query, level).await;
    let found = found.map_err(trouble(caller.words))?;
    Ok(Json(found.iter().map(listed).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantedBook {
    #[serde(default)]
    variant: String,
    #[serde(default)]
    genre: String,
    #[serde(default)]
    task: String,
    level: Option<String>,
    #[serde(default)]
    author: String,
    #[serde(default)]
    soundness: String,
    format: Option<String>,
}

async fn book(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<WantedBook>,
) -> Result<Response, ApiError> {
    let words = caller.words;
    variant(words, &asked.variant)?;
    let format = asked.format.as_deref().unwrap_or(Shape::Html.end());
    let shape = Shape::named(format).filter(|shape| matches!(shape, Shape::Html | Shape::Pdf));
    let shape = shape.ok_or_else(|| ApiError::unread(words, format))?;
    let level = level(words, asked.level.as_deref())?;
    let WantedBook { variant, genre, task, author, soundness, .. } = asked;
    let query = ProblemQuery { variant, genre, task, author, soundness, after: 0, limit: 0 };
    let works = problems::book::works(&site, query, level).await.map_err(trouble(words))?;
    let not_set = |why: NotSet| ApiError::conflict("no-paper", why.translate(words));
    let paper = site.press.make(move || works.bound(words)).await.map_err(not_set)?;
    let bytes = match shape {
        Shape::Pdf => site.press.pdf(site.config.typeset, paper, None, None).await.map_err(not_set)?,
        _ => site.press.make(move || Bytes::from(paper.html())).await.map_err(not_set)?,
    };
    Ok(named("compositions", shape, bytes))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LikeThis {
    variant: String,
    position: String,
}

async fn like(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<LikeThis>,
) -> Result<Json<Value>, ApiError> {
    let words = caller.words;
    let refused = |why: String| ApiError::conflict("refused", why);
    let variant = variant(words, &asked.variant)?.ok_or_else(|| ApiError::unread(words, "variant"))?;
    let setup =
        read_fen(variant, asked.position.trim()).map_err(|why| refused(translate_fen(&why, words)))?.setup;
    let found = site.problems.shelf.like(&site.database, setup, MOST as usize, words).await;
    let mut all = Vec::new();
    for own in found.map_err(trouble(words))? {
        if let Some(problem) = site.database.problem(&own.id).await.map_err(trouble(words))? {
            let mut shown = listed(&problem);
            shown["like"] = json!(own.why);
            all.push(shown);
        }
    }
    Ok(Json(Value::Array(all)))
}

pub(super) async fn found(site: &Site, words: &'static Words, id: &str) -> Result<Problem, ApiError> {
    let found = site.database.problem(id).await.map_err(trouble(words))?;
    found.filter(|own| own.withdrawn.is_none()).ok_or_else(|| ApiError::missing(words))
}

async fn today(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let day = problems::day_of(now());
    let chosen = problems::today(&site.database, day).await.map_err(trouble(caller.words))?;
    let id = chosen.ok_or_else(|| ApiError::missing(caller.words))?;
    let problem = found(&site, caller.words, &id).await?;
    Ok(Json(json!({ "day": day.to_string(), "problem": listed(&problem) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    #[serde(default)]
    solution: bool,
}

async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<Value>, ApiError> {
    let words = caller.words;
    let problem = found(&site, words, &id).await?;
    let (work, kept) = read(&problem).map_err(trouble(words))?;
    let daily = problems::today(&site.database, problems::day_of(now())).await.map_err(trouble(words))?;
    let hidden = !wanted.solution || daily.as_deref() == Some(id.as_str());
    let mut shown = listed(&problem);
    shown["source"] = json!(work.source);
    shown["date"] = json!(work.dates.existence());
    shown["heading"] = json!(work.heading());
    shown["found"] = if hidden { Value::Null } else { findings(&kept, words) };
    Ok(Json(shown))
}

/// What was found, in the caller's words, without the exercise, which only repeats the lines.
pub(super) fn findings(kept: &Kept, words: &Words) -> Value {
    let mut shown = Kept { exercise: None, ..kept.clone() };
    for finding in &mut shown.findings {
        [finding.topic, finding.text] = finding.told_in(words);
        finding.told.clear();
    }
    json!(shown)
}

async fn pdn(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<impl IntoResponse, ApiError> {
    let words = caller.words;
    let problem = found(&site, words, &id).await?;
    let (work, _) = read(&problem).map_err(trouble(words))?;
    let text = file(&site, &problem, work).await.map_err(trouble(words))?;
    Ok(([(header::CONTENT_TYPE, "application/x-draughts-pdn")], text))
}

/// A proof and who made the work.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ToEnter {
    proof: String,
    authors: String,
    #[serde(default)]
    source: String,
    #[serde(default)]
    date: String,
}

async fn enter(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(sent): Body<ToEnter>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let words = caller.words;
    let account = caller.owner()?.1.id;
    let proof = problems::anywhere::find(&site, &sent.proof).await.map_err(trouble(words))?;
    let Some(Proof { work, stand: Stand::Ended(kept) }) = proof else {
        return Err(ApiError::missing(words));
    };
    let mut work = (*work).clone();
    let credits = Credits { authors: sent.authors, source: sent.source, date: sent.date };
    credits.give(&mut work).map_err(|why| ApiError::conflict("refused", why.text(words)))?;
    let text = problems::text_of(&work, &kept);
    let text = text.map_err(|why| trouble(words)(Fault::Other { what: why.to_string() }))?;
    let id = secret::name();
    match site.database.enter_problem(&id, account, text, now()).await {
        Ok(()) => Ok((StatusCode::CREATED, Json(json!({ "id": id })))),
        Err(ProblemRefused::Known { id }) => {
            let args = Args::new().with("address", format!("/problem/{id}"));
            Err(ApiError::conflict("known", words.translate("problem-known", &args)))
        }
        Err(ProblemRefused::TooMany { most }) => Err(ApiError::conflict(
            "too-many",
            words.translate("problem-most", &Args::new().with("most", most)),
        )),
        Err(ProblemRefused::Store(fault)) => Err(ApiError::trouble(words, &fault)),
    }
}

async fn withdraw(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<StatusCode, ApiError> {
    let account = &caller.owner()?.1;
    let whose = (!account.administrator).then_some(account.id);
    let done = site.database.withdraw_problem(&id, whose, now()).await.map_err(trouble(caller.words))?;
    if done { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::missing(caller.words)) }
}
