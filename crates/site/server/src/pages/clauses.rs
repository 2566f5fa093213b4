//! What the codes say to people: clauses found by words, and sheets for those who need them.

use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use damier_documents::clauses::{self, Clause, Sheet};
use damier_language::{Args, Language};
use damier_rules::Rulebook;
use serde::Deserialize;

use super::{Page, send};
use crate::reader::Reader;

/// How many clauses one page shows.
const MOST: usize = 100;
/// How long what is looked for may be, in characters.
const LONGEST: usize = 200;

/// What somebody looks for.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    words: String,
    #[serde(default)]
    sheet: String,
    #[serde(default)]
    book: String,
}

#[derive(Template)]
#[template(path = "clauses.html")]
struct Found {
    page: Page,
    words: String,
    sheet: &'static str,
    book: &'static str,
    title: Option<String>,
    sheets: Vec<(&'static str, String)>,
    books: Vec<(&'static str, String)>,
    lines: Vec<Line>,
    asked: bool,
    more: Option<String>,
}

/// One text with its clauses.
struct Line {
    clauses: String,
    text: &'static str,
    english: bool,
}

/// Shows a sheet, what was found, or an empty form.
pub(crate) async fn show(Query(asked): Query<Asked>, reader: Reader) -> Response {
    let words: String = asked.words.trim().chars().take(LONGEST).collect();
    let sheet = asked.sheet.parse::<Sheet>().ok();
    let book = Rulebook::named(&asked.book).ok();
    let language = reader.words.language();
    let mut lines = match sheet {
        Some(sheet) => of_sheet(sheet, book.as_ref(), language),
        None if words.is_empty() => Vec::new(),
        None => clauses::find(&words).take(MOST + 1).map(|clause| of_clause(clause, language)).collect(),
    };
    let more = (sheet.is_none() && lines.len() > MOST)
        .then(|| reader.words.translate("clauses-more", &Args::new().with("number", MOST)));
    lines.truncate(if sheet.is_some() { usize::MAX } else { MOST });
    let sheets = Sheet::ALL.map(|sheet| (sheet.name(), sheet.title(reader.words))).into();
    let title = sheet.map(|sheet| sheet.title(reader.words));
    let mut page = Page::new(reader, "clauses-title", "/rules");
    let keep = page.reader.keep.take();
    let books = Rulebook::NAMES.map(|name| (name, page.book(name))).into();
    let found = Found {
        asked: sheet.is_some() || !words.is_empty(),
        page,
        words,
        sheet: sheet.map_or("", Sheet::name),
        book: book.map_or("", |book| book.name),
        title,
        sheets,
        books,
        lines,
        more,
    };
    send(StatusCode::OK, keep, &found)
}

fn of_sheet(sheet: Sheet, book: Option<&Rulebook>, language: Language) -> Vec<Line> {
    let told = clauses::clause_texts(sheet, book, language).into_iter();
    told.map(|own| Line { clauses: own.clauses.join(", "), text: own.text, english: false }).collect()
}

fn of_clause(clause: &Clause, language: Language) -> Line {
    let own = clause.text(language);
    let english = own.is_none() && language != Language::EN;
    Line { clauses: clause.id.to_owned(), text: clause.text_or_english(language), english }
}
