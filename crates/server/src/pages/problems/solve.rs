//! Solving a composition by playing the moves: every defence is tried in turn.
//!
//! What somebody with an account has found is kept by the server; a guest's browser carries it in the form. Without
//! scripts the moves are chosen from a list, with them they are made on the board.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::{Form, Json};
use damier_language::{Args, Words};
use damier_live::shown::ShownTrial;
use damier_store::{Attempt, Fault};
use jiff::civil::Date;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::show::{Seen, seen, unseen};
use super::{task_told, wants_json};
use crate::pages::analysis::words_of;
use crate::pages::game::for_a_script;
use crate::pages::{Page, diagram, missing, notice, refuse, send, trouble};
use crate::problems::{self, At, Exercise, Played};
use crate::reader::Reader;
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "problems/solve.html")]
struct Sheet {
    page: Page,
    id: String,
    /// Where forms are sent.
    action: String,
    /// The day, if it is the problem of one.
    day: Option<String>,
    heading: String,
    caption: String,
    state: Standing,
    picture: String,
    fen: String,
    legal: Vec<(String, String)>,
    said: Option<String>,
    class: &'static str,
    solved: bool,
    over: bool,
    points: Option<String>,
    progress: String,
    view: String,
    words: String,
    account: bool,
}

/// How far somebody is.
#[derive(Clone, Copy)]
struct Standing {
    at: At,
    mistakes: u32,
    points: Option<u32>,
}

/// A move, and where the browser of a guest thinks he is.
#[derive(Deserialize, Default)]
pub(crate) struct Move {
    #[serde(default, rename = "move")]
    mv: String,
    #[serde(default)]
    line: usize,
    #[serde(default)]
    ply: usize,
    #[serde(default)]
    mistakes: u32,
}

/// The words that the boards of these pages need.
pub(super) fn script_words(words: &Words) -> String {
    let mut texts: Map<String, Value> = words_of(words);
    texts.extend(words.area("problem-scripts").into_iter().map(|(id, text)| (id, text.into())));
    for_a_script(&texts)
}

/// Shows the problem of the day.
pub(crate) async fn today(State(site): State<Arc<Site>>, reader: Reader) -> Response {
    let today = problems::day_of(now());
    match problems::today(&site.database, today).await {
        Ok(Some(id)) => open(&site, &id, Some(today), reader).await,
        Ok(None) => notice(reader, StatusCode::OK, "problem-today", "problem-none-today"),
        Err(fault) => trouble(reader, &fault),
    }
}

/// Plays a move in the problem of the day.
pub(crate) async fn play_today(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    reader: Reader,
    Form(sent): Form<Move>,
) -> Response {
    let today = problems::day_of(now());
    match problems::today(&site.database, today).await {
        Ok(Some(id)) => made(&site, &id, Some(today), wants_json(&headers), reader, &sent).await,
        Ok(None) => missing(reader).await,
        Err(fault) => trouble(reader, &fault),
    }
}

/// Shows a composition to be solved.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    open(&site, &id, None, reader).await
}

/// Plays a move in a composition.
pub(crate) async fn play(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    reader: Reader,
    Form(sent): Form<Move>,
) -> Response {
    made(&site, &id, None, wants_json(&headers), reader, &sent).await
}

fn named(day: Option<Date>) -> String {
    day.map(|day| day.to_string()).unwrap_or_default()
}

fn standing(attempt: &Attempt, exercise: &Exercise) -> Standing {
    let at = exercise.place(At::of(attempt));
    Standing { at, mistakes: attempt.mistakes, points: attempt.points }
}

async fn open(site: &Site, id: &str, day: Option<Date>, reader: Reader) -> Response {
    let found = match seen(site, id, &reader).await {
        Ok(found) => found,
        Err(why) => return unseen(reader, why).await,
    };
    let Some(exercise) = found.kept.exercise.clone() else {
        return notice(reader, StatusCode::CONFLICT, "problem-solve", "problem-not-playable");
    };
    let kept = match reader.person.account() {
        Some(account) => site.database.attempt(account.id, id, &named(day)).await,
        None => Ok(None),
    };
    let state = match kept {
        Ok(Some(attempt)) => standing(&attempt, &exercise),
        Ok(None) => Standing { at: Exercise::BEGIN, mistakes: 0, points: None },
        Err(fault) => return trouble(reader, &fault),
    };
    let Some(view) = exercise.trial(state.at).map(|trial| trial.shown()) else {
        return trouble(reader, &damaged(id));
    };
    sheet(reader, found, &exercise, day, state, &view, None)
}

fn damaged(id: &str) -> Fault {
    Fault::Damaged { what: format!("the exercise of composition {id}") }
}

/// What is said about a move.
struct Said {
    /// `right`, `wrong`, `refused`, `solved` or `over`.
    what: &'static str,
    text: String,
}

async fn made(site: &Site, id: &str, day: Option<Date>, json: bool, reader: Reader, sent: &Move) -> Response {
    let found = match seen(site, id, &reader).await {
        Ok(found) => found,
        Err(why) => return unseen(reader, why).await,
    };
    let words = reader.words;
    let Some(exercise) = found.kept.exercise.clone() else {
        return refuse(StatusCode::CONFLICT, &words.text("problem-not-playable"));
    };
    let tried = match reader.person.account() {
        Some(account) => {
            let day = named(day);
            let tried =
                problems::try_move(&site.database, account.id, &exercise, (id, &day), &sent.mv, now());
            match tried.await {
                Ok(tried) => (tried.played, standing(&tried.attempt, &exercise)),
                Err(fault) => return trouble(reader, &fault),
            }
        }
        None => match of_guest(&exercise, sent) {
            Some(tried) => tried,
            None => return trouble(reader, &damaged(id)),
        },
    };
    let (played, state) = tried;
    let said = said(played.as_ref(), &exercise, state, words);
    let views = match played {
        Some(Played::Right { views, .. }) => views,
        _ => exercise.trial(state.at).map(|trial| trial.shown()).into_iter().collect(),
    };
    if json {
        return Json(json!({
            "what": said.what,
            "said": said.text,
            "views": views,
            "line": state.at.line,
            "ply": state.at.ply,
            "mistakes": state.mistakes,
            "points": state.points,
            "progress": progress(state, &exercise, words),
        }))
        .into_response();
    }
    let Some(view) = views.into_iter().next_back() else { return trouble(reader, &damaged(id)) };
    sheet(reader, found, &exercise, day, state, &view, Some(said))
}

/// A move of a guest from where his browser says he is; nothing of it is kept.
fn of_guest(exercise: &Exercise, sent: &Move) -> Option<(Option<Played>, Standing)> {
    let at = exercise.place(At { line: sent.line, ply: sent.ply });
    let played = exercise.play(at, &sent.mv)?;
    let mistakes = sent.mistakes.min(1000) + u32::from(matches!(played, Played::Wrong { .. }));
    let (at, points) = match &played {
        Played::Right { next: Some(next), .. } => (*next, None),
        Played::Right { next: None, .. } => (at, Some(problems::points(mistakes))),
        _ => (at, None),
    };
    Some((Some(played), Standing { at, mistakes, points }))
}

fn said(played: Option<&Played>, exercise: &Exercise, state: Standing, words: &Words) -> Said {
    match played {
        None => Said { what: "over", text: words.text("problem-over") },
        Some(Played::Refused(why)) => {
            let trial = exercise.trial(state.at);
            let text = trial.map_or_else(|| why.to_string(), |trial| trial.tell(why, words));
            Said { what: "refused", text }
        }
        Some(Played::Wrong { text }) => {
            let args = Args::new().with("move", text.as_str());
            Said { what: "wrong", text: words.say("problem-wrong", &args) }
        }
        Some(Played::Right { next: None, .. }) => {
            let args = Args::new().with("points", state.points.unwrap_or_default());
            Said { what: "solved", text: words.say("problem-solved", &args) }
        }
        Some(Played::Right { other, another, .. }) => {
            let id = match (other, another) {
                (_, true) => "problem-another",
                (true, false) => "problem-right-too",
                (false, false) => "problem-right",
            };
            Said { what: "right", text: words.text(id) }
        }
    }
}

fn progress(state: Standing, exercise: &Exercise, words: &Words) -> String {
    let args = Args::new().with("done", state.at.line + 1).with("all", exercise.lines.len());
    words.say("problem-progress", &args.with("mistakes", state.mistakes))
}

fn sheet(
    reader: Reader,
    found: Seen,
    exercise: &Exercise,
    day: Option<Date>,
    state: Standing,
    view: &ShownTrial,
    said: Option<Said>,
) -> Response {
    let words = reader.words;
    let solved = state.points.is_some_and(|points| points > 0);
    let over = state.points.is_some();
    let id = found.problem.id;
    let title = if day.is_some() { "problem-today" } else { "problem-solve" };
    let at = if day.is_some() { "/problems/today" } else { "/problems" };
    let class = match said.as_ref().map(|said| said.what) {
        Some("wrong" | "refused") => "bad",
        Some("right" | "solved") => "good",
        _ => "",
    };
    let account = reader.person.account().is_some();
    let mut page = Page::new(reader, title, at);
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        action: if day.is_some() { "/problems/today".to_owned() } else { format!("/problem/{id}/solve") },
        day: day.map(|day| words.date(day)),
        heading: if found.work.authors.is_empty() {
            words.text("problem-unknown")
        } else {
            found.work.heading()
        },
        caption: task_told(&found.kept.task, words),
        picture: diagram::address(found.work.variant(), &view.fen),
        fen: view.fen.clone(),
        legal: view.legal.iter().map(|mv| (mv.id.clone(), mv.text.clone())).collect(),
        said: said.map(|said| said.text),
        class,
        solved,
        over,
        points: state.points.map(|points| words.say("problem-points", &Args::new().with("number", points))),
        progress: progress(state, exercise, words),
        view: for_a_script(view),
        words: script_words(words),
        state,
        id,
        account,
        page,
    };
    send(StatusCode::OK, keep, &sheet)
}
