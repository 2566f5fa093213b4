//! The page on which a composition is solved, and what it says about a move.

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use damier_language::{Args, Words};
use damier_live::translated::ShownTrial;
use jiff::civil::Date;
use serde_json::{Map, Value};

use super::super::show::Seen;
use super::super::task_told;
use crate::pages::analysis::words_of;
use crate::pages::game::for_a_script;
use crate::pages::{Page, drawn, send};
use crate::problems::{At, Exercise, Played};
use crate::reader::Reader;

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
    /// The board, drawn before any script comes.
    board: String,
    sprite: String,
    usual: &'static str,
    fen: String,
    legal: Vec<(String, String)>,
    said: Option<String>,
    class: &'static str,
    solved: bool,
    over: bool,
    points: Option<String>,
    your_move: &'static str,
    progress: String,
    view: String,
    words: String,
    account: bool,
}

/// How far somebody is.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    pub(super) at: At,
    pub(super) mistakes: u32,
    pub(super) points: Option<u32>,
}

/// The words that the boards of these pages need.
pub(in crate::pages::problems) fn script_words(words: &Words) -> String {
    let mut texts: Map<String, Value> = words_of(words);
    texts.extend(words.area("problem-scripts").into_iter().map(|(id, text)| (id, text.into())));
    for_a_script(&texts)
}

/// What is said about a move.
pub(super) struct MoveComment {
    /// `right`, `wrong`, `refused`, `solved` or `over`.
    pub(super) what: &'static str,
    pub(super) text: String,
}

/// What there is to say about a move.
pub(super) fn comment_on(
    played: Option<&Played>,
    exercise: &Exercise,
    state: Standing,
    words: &Words,
) -> MoveComment {
    match played {
        None => MoveComment { what: "over", text: words.text("problem-over") },
        Some(Played::Refused(why)) => {
            let trial = exercise.trial(state.at);
            let text = trial.map_or_else(|| why.to_string(), |trial| trial.refusal_text(why, words));
            MoveComment { what: "refused", text }
        }
        Some(Played::Wrong { text }) => {
            let args = Args::new().with("move", text.as_str());
            MoveComment { what: "wrong", text: words.translate("problem-wrong", &args) }
        }
        Some(Played::Right { next: None, .. }) => {
            let args = Args::new().with("points", state.points.unwrap_or_default());
            MoveComment { what: "solved", text: words.translate("problem-solved", &args) }
        }
        Some(Played::Right { other, another, .. }) => {
            let id = match (other, another) {
                (_, true) => "problem-another",
                (true, false) => "problem-right-too",
                (false, false) => "problem-right",
            };
            MoveComment { what: "right", text: words.text(id) }
        }
    }
}

/// Which defence it is, of how many, and with how many mistakes.
pub(super) fn progress(state: Standing, exercise: &Exercise, words: &Words) -> String {
    let args = Args::new().with("done", state.at.line + 1).with("all", exercise.lines.len());
    words.translate("problem-progress", &args.with("mistakes", state.mistakes))
}

pub(super) fn sheet(
    reader: Reader,
    found: Seen,
    exercise: &Exercise,
    day: Option<Date>,
    state: Standing,
    view: &ShownTrial,
    said: Option<MoveComment>,
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
        board: drawn::of_position(view.rulebook, Some(&view.fen), false),
        sprite: drawn::sprite(),
        usual: drawn::usual_board(found.work.variant().name()),
        fen: view.fen.clone(),
        legal: view.legal.iter().map(|mv| (mv.id.clone(), mv.text.clone())).collect(),
        said: said.map(|said| said.text),
        class,
        solved,
        over,
        points: state
            .points
            .map(|points| words.translate("problem-points", &Args::new().with("number", points))),
        your_move: if found.work.is_turned { "problem-your-move-black" } else { "problem-your-move" },
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
