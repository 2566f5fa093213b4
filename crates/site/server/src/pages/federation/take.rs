//! An administrator puts the books on the site.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_language::Args;

use crate::books::ListRefusal;
use crate::forms;
use crate::pages::{Page, missing, send, trouble};
use crate::reader::Reader;
use crate::sent::{Sent, Turn};
use crate::site::Site;
use crate::status::Status as _;

/// So many facts of another copy that were left out are told one by one.
const MOST_LEFT: usize = 500;

#[derive(Template)]
#[template(path = "federation/take.html")]
struct Sheet {
    page: Page,
    wrong: Option<String>,
    done: Option<String>,
    /// What of the other copy differs or cannot follow.
    left: Vec<String>,
}

fn sheet(reader: Reader, status: StatusCode, wrong: Option<String>, done: Option<String>) -> Response {
    import_page(reader, status, wrong, done, Vec::new())
}

fn import_page(
    reader: Reader,
    status: StatusCode,
    wrong: Option<String>,
    done: Option<String>,
    left: Vec<String>,
) -> Response {
    let mut page = Page::new(reader, "book-take", "/federation");
    let keep = page.reader.keep.take();
    send(status, keep, &Sheet { page, wrong, done, left })
}

pub(crate) async fn show(reader: Reader) -> Response {
    if !super::is_administrator(&reader) {
        return missing(reader).await;
    }
    sheet(reader, StatusCode::OK, None, None)
}

/// Takes the list of facts.
pub(crate) async fn taken(State(site): State<Arc<Site>>, reader: Reader, request: Request) -> Response {
    if !super::is_administrator(&reader) {
        return missing(reader).await;
    }
    let fields = forms::read(request).await;
    let Some(sent) = fields.as_ref().and_then(|own| own.file("books")) else {
        let wrong = reader.words.text("desk-unreadable-form");
        return sheet(reader, StatusCode::UNPROCESSABLE_ENTITY, Some(wrong), None);
    };
    let turn = match site.files.turns.turn().await {
        Ok(turn) => turn,
        Err(why) => {
            let wrong = why.translate(reader.words);
            return sheet(reader, why.status(), Some(wrong), None);
        }
    };
    let wants_join = fields.as_ref().is_some_and(|own| own.text("join") == "yes");
    if wants_join {
        return joined(&site, reader, &turn, sent).await;
    }
    match site.books.import(&turn, sent).await {
        Ok(facts) => {
            let done = reader.words.translate("book-taken", &Args::new().with("facts", facts));
            sheet(reader, StatusCode::OK, None, Some(done))
        }
        Err(ListRefusal::Store(fault)) => trouble(reader, &fault),
        Err(why) => {
            let wrong = why.text(reader.words);
            sheet(reader, StatusCode::UNPROCESSABLE_ENTITY, Some(wrong), None)
        }
    }
}

/// Joins a copy that went on by itself with the books of the site.
async fn joined(site: &Site, reader: Reader, turn: &Turn, sent: &Sent) -> Response {
    match site.books.join(turn, sent).await {
        Ok(told) => {
            let words = reader.words;
            let args =
                Args::new().with("facts", told.added).with("same", told.both).with("left", told.left.len());
            let done = words.translate("book-joined", &args);
            let left = told.left.iter().take(MOST_LEFT).map(|(seq, why)| {
                let why = why.translate(words);
                words.translate("book-join-left", &Args::new().with("seq", *seq).with("why", why))
            });
            let left = left.collect();
            import_page(reader, StatusCode::OK, None, Some(done), left)
        }
        Err(ListRefusal::Store(fault)) => trouble(reader, &fault),
        Err(why) => {
            let wrong = why.text(reader.words);
            sheet(reader, StatusCode::UNPROCESSABLE_ENTITY, Some(wrong), None)
        }
    }
}
