//! The course for arbiters: incidents to be decided, code by code, each with its ruling and clause.

use askama::Template;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::Response;
use damier_desk::course::{Case, cases};
use damier_rules::Rulebook;
use serde::Deserialize;

use super::{Page, drawn, missing, send};
use crate::handler::get;
use crate::reader::Reader;
use crate::state::Web;

/// The addresses of the course.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/learn/arbiter", get(list)).route("/learn/arbiter/{name}", get(show))
}

#[derive(Template)]
#[template(path = "course/list.html")]
struct List {
    page: Page,
    codes: Vec<Code>,
}

/// The incidents of a code.
struct Code {
    rulebook: &'static str,
    /// By what the first one is known.
    first: &'static str,
    count: u64,
}

async fn list(reader: Reader) -> Response {
    let mut codes: Vec<Code> = Vec::new();
    for case in cases() {
        match codes.iter_mut().find(|code| code.rulebook == case.rulebook) {
            Some(code) => code.count += 1,
            None => codes.push(Code { rulebook: &case.rulebook, first: &case.name, count: 1 }),
        }
    }
    let mut page = Page::new(reader, "course-title", "/learn");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &List { page, codes })
}

#[derive(Template)]
#[template(path = "course/show.html")]
struct Sheet {
    page: Page,
    case: &'static Case,
    /// Which it is, of how many under its code.
    number: usize,
    of: usize,
    story: Vec<String>,
    question: String,
    options: Vec<(String, String)>,
    answered: Option<Answered>,
    /// The next one: of the same code, or else of the next.
    next: Option<&'static Case>,
    sprite: String,
    board: String,
    usual: &'static str,
}

/// What came of an answer.
struct Answered {
    answer: String,
    right: bool,
    /// The right answer, and all that follows.
    ruling: String,
    lines: Vec<String>,
}

impl Sheet {
    fn is_answer(&self, option: &str) -> bool {
        self.answered.as_ref().is_some_and(|own| own.answer == option)
    }
}

/// How somebody decides.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Asked {
    answer: Option<String>,
}

async fn show(Path(name): Path<String>, Query(asked): Query<Asked>, reader: Reader) -> Response {
    let found = Case::named(&name);
    let ruled = found.and_then(|case| Some((case, case.ruling()?, Rulebook::named(&case.rulebook).ok()?)));
    let Some((case, ruling, book)) = ruled else { return missing(reader).await };
    let words = reader.words;
    let options = case.options().into_iter().map(|option| {
        let text = case.option(words, &option);
        (option, text)
    });
    let options: Vec<(String, String)> = options.collect();
    let answer = asked.answer.filter(|answer| options.iter().any(|(option, _)| option == answer));
    let answered = answer.map(|answer| Answered {
        right: answer == case.answer,
        ruling: words.with_clauses(&case.option(words, &case.answer), &ruling.clauses),
        lines: ruling.text(words),
        answer,
    });
    let same: Vec<&Case> = cases().iter().filter(|own| own.rulebook == case.rulebook).collect();
    let number = same.iter().position(|own| own.name == case.name).unwrap_or_default() + 1;
    let next = case.place().and_then(|place| cases().get(place + 1));
    let board = drawn::of_position(book.name, Some(&ruling.view.position), false);
    let mut page = Page::new(reader, "course-title", "/learn");
    let keep = page.reader.keep.take();
    let words = page.reader.words;
    let sheet = Sheet {
        case,
        number,
        of: same.len(),
        story: case.story(words),
        question: case.question(words),
        options,
        answered,
        next,
        sprite: drawn::sprite(),
        board,
        usual: drawn::usual_board(book.variant.name()),
        page,
    };
    send(StatusCode::OK, keep, &sheet)
}
