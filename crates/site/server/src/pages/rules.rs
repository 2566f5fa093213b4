//! The rulebooks: what each code says about play, made of the data by which the server itself decides.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use damier_documents::rulebook::{self, Chapter};
use damier_rules::Rulebook;

use super::{Page, missing, send};
use crate::handler::get;
use crate::reader::Reader;
use crate::state::Web;

/// The addresses of the rules.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/rules", get(list))
        .route("/rules/clauses", get(super::clauses::show))
        .route("/rules/{book}", get(show))
}

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

/// Lists the rulebooks.
pub(crate) async fn list(reader: Reader) -> Response {
    let mut page = Page::new(reader, "site-rules", "/rules");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &List { page, books: Rulebook::all() })
}

pub(crate) async fn show(Path(name): Path<String>, reader: Reader) -> Response {
    let Ok(book) = Rulebook::named(&name) else { return missing(reader).await };
    let chapters = rulebook::chapters(&book, reader.words);
    let mut page = Page::new(reader, "site-rules", "/rules");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &Sheet { page, book, chapters })
}
