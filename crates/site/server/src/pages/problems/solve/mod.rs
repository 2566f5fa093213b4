//! Solving a composition by playing the moves: every defence is tried in turn.
//!
//! What somebody with an account has found is kept by the server; a guest's browser carries it in the form. Without
//! scripts the moves are chosen from a list, with them they are made on the board.

mod sheet;

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse as _;
use axum::{Form, Json};
use damier_store::{Attempt, Fault};
use jiff::civil::Date;
use serde::Deserialize;
use serde_json::json;

pub(super) use sheet::script_words;
use sheet::{Standing, comment_on, progress, sheet};

use super::show::seen;
use super::wants_json;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{notice, refuse};
use crate::problems::{self, At, Exercise, Played};
use crate::reader::Reader;
use crate::site::{Site, now};

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

/// Shows the problem of the day.
pub(crate) async fn today(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let today = problems::day_of(now());
    match problems::today(&site.database, today).await.or_trouble(&reader)? {
        Some(id) => open(&site, &id, Some(today), reader).await,
        None => Err(notice(reader, StatusCode::OK, "problem-today", "problem-none-today")),
    }
}

/// Plays a move in the problem of the day.
pub(crate) async fn play_today(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    reader: Reader,
    Form(sent): Form<Move>,
) -> PageResult {
    let today = problems::day_of(now());
    let id = problems::today(&site.database, today).await.or_trouble(&reader)?.or_missing(&reader)?;
    made(&site, &id, Some(today), wants_json(&headers), reader, &sent).await
}

/// Shows a composition to be solved.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    open(&site, &id, None, reader).await
}

/// Plays a move in a composition.
pub(crate) async fn play(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    reader: Reader,
    Form(sent): Form<Move>,
) -> PageResult {
    made(&site, &id, None, wants_json(&headers), reader, &sent).await
}

fn named(day: Option<Date>) -> String {
    day.map(|day| day.to_string()).unwrap_or_default()
}

fn standing(attempt: &Attempt, exercise: &Exercise) -> Standing {
    let at = exercise.place(At::of(attempt));
    Standing { at, mistakes: attempt.mistakes, points: attempt.points }
}

async fn open(site: &Site, id: &str, day: Option<Date>, reader: Reader) -> PageResult {
    let found = seen(site, id, &reader).await?;
    let Some(exercise) = found.kept.exercise.clone() else {
        return Err(notice(reader, StatusCode::CONFLICT, "problem-solve", "problem-not-playable"));
    };
    let kept = match reader.person.account() {
        Some(account) => site.database.attempt(account.id, id, &named(day)).await.or_trouble(&reader)?,
        None => None,
    };
    let state = match kept {
        Some(attempt) => standing(&attempt, &exercise),
        None => Standing { at: exercise.begin(), mistakes: 0, points: None },
    };
    let view = exercise.trial(state.at).map(|trial| trial.translated()).ok_or_else(|| damaged(id));
    let view = view.or_trouble(&reader)?;
    Ok(sheet(reader, found, &exercise, day, state, &view, None))
}

fn damaged(id: &str) -> Fault {
    Fault::Damaged { what: format!("the exercise of composition {id}") }
}

async fn made(
    site: &Site,
    id: &str,
    day: Option<Date>,
    json: bool,
    reader: Reader,
    sent: &Move,
) -> PageResult {
    let found = seen(site, id, &reader).await?;
    let words = reader.words;
    let Some(exercise) = found.kept.exercise.clone() else {
        return Err(refuse(StatusCode::CONFLICT, &words.text("problem-not-playable")));
    };
    let tried = match reader.person.account() {
        Some(account) => {
            let day = named(day);
            let tried =
                problems::try_move(&site.database, account.id, &exercise, (id, &day), &sent.mv, now());
            let tried = tried.await.or_trouble(&reader)?;
            (tried.played, standing(&tried.attempt, &exercise))
        }
        None => of_guest(&exercise, sent).ok_or_else(|| damaged(id)).or_trouble(&reader)?,
    };
    let (played, state) = tried;
    let said = comment_on(played.as_ref(), &exercise, state, words);
    let views = match played {
        Some(Played::Right { views, .. }) => views,
        _ => exercise.trial(state.at).map(|trial| trial.translated()).into_iter().collect(),
    };
    if json {
        return Ok(Json(json!({
            "what": said.what,
            "said": said.text,
            "views": views,
            "line": state.at.line,
            "ply": state.at.ply,
            "mistakes": state.mistakes,
            "points": state.points,
            "progress": progress(state, &exercise, words),
        }))
        .into_response());
    }
    let view = views.into_iter().next_back().ok_or_else(|| damaged(id)).or_trouble(&reader)?;
    Ok(sheet(reader, found, &exercise, day, state, &view, Some(said)))
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
