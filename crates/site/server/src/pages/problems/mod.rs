//! Compositions: a register, a page for each, an editor that proves them, and problems to be solved on the board.
//!
//! | address | page |
//! | --- | --- |
//! | `/problems` | the register, by variant, task, difficulty, author, genre, or by a position |
//! | `/problem/{id}` | a composition; its solution and report only when they are asked for |
//! | `/problems/book/{file}` | what is looked for in the register, as a book |
//! | `/problems/new`, `/proof/{id}` | the editor, and a proof that goes on in the background |
//! | `/problems/today`, `/problem/{id}/solve` | solving by playing the moves |
//! | `/problems/history` | one's own solving |
//!
//! Whoever has an account may enter compositions; whoever entered one, or an administrator, may withdraw it.

mod book;
mod history;
mod list;
mod new;
mod proof;
pub(crate) mod show;
mod solve;
mod verdict;

use axum::Router;
use axum::http::{HeaderMap, header};
use damier_compose::formal::Genre;
use damier_compose::{Code, Goal, Kind};
use damier_language::Words;
use damier_rules::Variant;

use crate::handler::{any, get, post};
use crate::problems::BLACK_HAS_TASK;
use crate::state::Web;

/// The addresses of compositions.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/problems", get(list::show))
        .route("/problems/book/{file}", get(book::show))
        .route("/problems/new", get(new::show))
        .route("/problems/today", get(solve::today).post(any(solve::play_today)))
        .route("/problems/history", get(history::show))
        .route("/proofs", post(proof::begin))
        .route("/proof/{id}", get(proof::show))
        .route("/proof/{id}/state", get(proof::state))
        .route("/proof/{id}/stop", post(proof::stop))
        .route("/proof/{id}/save", post(proof::save))
        .route("/problem/{id}", get(show::show))
        .route("/problem/{id}/solution", post(show::solution))
        .route("/problem/{id}/solve", get(solve::show).post(any(solve::play)))
        .route("/problem/{id}/pdn", get(show::pdn))
        .route("/problem/{id}/svg", get(show::svg))
        .route("/problem/{id}/withdraw", post(show::withdraw))
}

/// All genres, in the order of the codes.
pub(crate) const GENRES: [Genre; 13] = [
    Genre::ClassicalMiniature,
    Genre::Miniature,
    Genre::Problem,
    Genre::SmallProblem,
    Genre::MediumProblem,
    Genre::LargeProblem,
    Genre::GiantProblem,
    Genre::KingProblem,
    Genre::PracticalProblem,
    Genre::Study,
    Genre::LockTask,
    Genre::LockMiniature,
    Genre::PositionalEnding,
];

/// The genres by their names in the register, with what people call them.
fn genres(words: &Words) -> Vec<(String, String)> {
    let name = |genre: &Genre| serde_json::to_value(genre).ok()?.as_str().map(str::to_owned);
    GENRES.iter().filter_map(name).map(|name| (name.clone(), genre_told(&name, words))).collect()
}

/// What a genre is called; nothing for none.
fn genre_told(name: &str, words: &Words) -> String {
    if name.is_empty() {
        String::new()
    } else {
        words.text(&format!("problem-genre-{}", name.replace('_', "-")))
    }
}

/// What a verdict is called.
pub(crate) fn soundness_told(name: &str, words: &Words) -> String {
    words.text(&format!("soundness-{}", name.replace('_', "-")))
}

/// The variants with what people call them.
fn variants(words: &Words) -> Vec<(&'static str, String)> {
    Variant::ALL.map(|own| (own.name(), words.text(&format!("variant-{}", own.name())))).to_vec()
}

/// The codes that speak of a variant, with what people call them.
fn codes(variant: Variant, words: &Words) -> Vec<(&'static str, String)> {
    let fitting = Code::ALL.into_iter().filter(|code| code.covers(variant));
    fitting.map(|code| (code.name(), words.text(&format!("problem-code-{}", code.name())))).collect()
}

/// A task in the reader's language; a special kind follows it.
pub(crate) fn task_told(task: &str, words: &Words) -> String {
    let (goal, kind) = task.strip_suffix(')').and_then(|task| task.split_once(" (")).unwrap_or((task, ""));
    let black = [BLACK_HAS_TASK, Kind::WhiteFirst.name()].contains(&kind);
    // An author may have written it in the words of his code.
    let goal = goal.parse::<Goal>().map_or_else(|_| goal.to_owned(), |goal| goal.to_string());
    let told = goal_told(&goal, black, words);
    match kind {
        "" | BLACK_HAS_TASK => told,
        _ => {
            let kind = kind.parse().map_or_else(|_| kind.to_owned(), |kind| kind_told(kind, words));
            format!("{told} ({kind})")
        }
    }
}

/// A goal in the reader's language.
fn goal_told(goal: &str, black: bool, words: &Words) -> String {
    match goal.split_once(' ') {
        Some(("lock", what)) => {
            words.translate("problem-task-lock", &damier_language::Args::new().with("what", what))
        }
        _ if black && ["win", "draw"].contains(&goal) => words.text(&format!("problem-task-{goal}-black")),
        _ => words.text(&format!("problem-task-{goal}")),
    }
}

/// A special kind in the reader's language, with its second task or its moves.
fn kind_told(kind: Kind, words: &Words) -> String {
    let name = words.text(&format!("problem-kind-{}", kind.name()));
    match kind {
        Kind::TurnChangesTask(goal) | Kind::TurnedBoard(goal) => {
            format!("{name}: {}", goal_told(&goal.to_string(), false, words))
        }
        Kind::Help(moves) => format!("{name}: {moves}"),
        _ => name,
    }
}

/// Whether a script asks, which wants JSON.
fn wants_json(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT).and_then(|accepts| accepts.to_str().ok());
    accepts.is_some_and(|accepts| accepts.contains("application/json"))
}
