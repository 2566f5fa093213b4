//! The editor of compositions: position, task, code and solution, proved while they are typed.

use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use damier_compose::notation::read_position;
use damier_compose::{Goal, Kind};
use damier_language::Words;
use damier_live::Trial;
use damier_pdn::{Notation, write_fen};
use damier_rules::{Setup, Variant};
use serde_json::{Map, Value};

use super::{codes, kind_told, variants};
use crate::pages::analysis::words_of;
use crate::pages::editor::given;
use crate::pages::game::for_a_script;
use crate::pages::{Page, send};
use crate::problems::Draft;
use crate::reader::Reader;
use crate::study::translate_fen;

#[derive(Template)]
#[template(path = "problems/new.html")]
struct Sheet {
    page: Page,
    variants: Vec<(&'static str, String)>,
    variant: &'static str,
    codes: Vec<(&'static str, String)>,
    code: String,
    kinds: Vec<(String, String)>,
    tasks: [&'static str; 4],
    task: String,
    kind: String,
    fen: String,
    solution: String,
    wrong: Option<String>,
    position: String,
    words: String,
}

/// The kinds that a form offers, with the tasks and the moves that are usual.
const KINDS: [Kind; 17] = [
    Kind::Basic,
    Kind::BlackFirst,
    Kind::WhiteFirst,
    Kind::EitherFirst,
    Kind::TurnChangesTask(Goal::Win),
    Kind::TurnChangesTask(Goal::Draw),
    Kind::TurnedBoard(Goal::Win),
    Kind::TurnedBoard(Goal::Draw),
    Kind::SeveralSolutions,
    Kind::Practical,
    Kind::Help(2),
    Kind::Help(3),
    Kind::Help(4),
    Kind::Help(5),
    Kind::Pictorial,
    Kind::Retrograde,
    Kind::Conceit,
];

/// The kinds of the form with what they are called; what was asked for otherwise, such as a longer help task, beside
/// them.
fn kinds(asked: &str, words: &Words) -> Vec<(String, String)> {
    let asked: Option<Kind> = asked.parse().ok().filter(|kind| !KINDS.contains(kind));
    let told = |kind: Kind| (kind.to_string(), kind_told(kind, words));
    KINDS.into_iter().chain(asked).map(told).collect()
}

/// Tasks that a form suggests.
const TASKS: [&str; 4] = ["win", "draw", "lock 2M", "giveaway"];

/// Shows the editor.
pub(crate) async fn show(reader: Reader, Query(draft): Query<Draft>) -> Response {
    sheet(reader, draft, None)
}

/// The editor with what was typed, and what is wrong with it.
pub(super) fn sheet(reader: Reader, draft: Draft, wrong: Option<String>) -> Response {
    let words = reader.words;
    let variant = draft.variant().unwrap_or(Variant::Russian);
    let code = draft.code(variant).unwrap_or(damier_compose::Code::usual(variant));
    let book = code.rulebook(variant);
    let fen = draft.fen.trim();
    let read = (!fen.is_empty()).then(|| read_position(variant, fen));
    let unread = read.as_ref().and_then(|read| read.as_ref().err()).map(|why| translate_fen(why, words));
    let setup = read.and_then(Result::ok).unwrap_or_else(|| Setup::empty(variant));
    let start = Trial::new(book.clone(), None).map(|trial| trial.translated());
    let position = start.map(|start| given(&start, &setup, &Notation::of(&book)));
    let mut texts: Map<String, Value> = words_of(words);
    texts.extend(words.area("problem-scripts").into_iter().map(|(id, text)| (id, text.into())));
    let wrong = wrong.or(unread);
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "problem-editor", "/problems");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        page,
        variants: variants(words),
        variant: variant.name(),
        codes: codes(variant, words),
        code: code.name().to_owned(),
        kinds: kinds(&draft.kind, words),
        tasks: TASKS,
        task: if draft.task.trim().is_empty() { "win".to_owned() } else { draft.task.trim().to_owned() },
        kind: draft.kind.trim().to_owned(),
        fen: if setup.placed.is_empty() { fen.to_owned() } else { write_fen(&setup) },
        solution: draft.solution,
        wrong,
        position: for_a_script(&position.unwrap_or_default()),
        words: for_a_script(&texts),
    };
    send(status, keep, &sheet)
}
