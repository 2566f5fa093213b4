//! The rulebooks: what each code says about play, made of the data by which the server itself decides.

use askama::Template;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use damier_rules::Rulebook;

use super::{Page, missing, send};
use crate::reader::Reader;

#[derive(Template)]
#[template(path = "rulebooks.html")]
struct List {
    page: Page,
    books: Vec<Rulebook>,
}

#[derive(Template)]
#[template(path = "rulebook.html")]
struct Sheet {
    page: Page,
    book: Rulebook,
    chapters: Vec<Chapter>,
}

/// A chapter of a rulebook.
struct Chapter {
    name: &'static str,
    /// Topic, what is said about it, and the clauses.
    rows: Vec<(String, String, String)>,
}

/// Lists the rulebooks.
pub(crate) async fn list(reader: Reader) -> Response {
    let mut page = Page::new(reader, "site-rules", "/rules");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &List { page, books: Rulebook::all() })
}

/// Shows one.
pub(crate) async fn show(Path(name): Path<String>, reader: Reader) -> Response {
    let Ok(book) = Rulebook::named(&name) else { return missing(reader).await };
    let mut chapters: Vec<Chapter> = Vec::new();
    for row in book.rows() {
        let line = (row.topic, row.value.to_string(), row.clauses.join(", "));
        match chapters.last_mut().filter(|chapter| chapter.name == row.chapter) {
            Some(chapter) => chapter.rows.push(line),
            None => chapters.push(Chapter { name: row.chapter, rows: vec![line] }),
        }
    }
    let mut page = Page::new(reader, "site-rules", "/rules");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &Sheet { page, book, chapters })
}
