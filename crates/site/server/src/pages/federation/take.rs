//! An administrator puts the books on the site.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_language::Args;

use crate::books::NotTaken;
use crate::forms;
use crate::pages::{Page, missing, send, trouble};
use crate::reader::Reader;
use crate::site::Site;
use crate::status::Status as _;

#[derive(Template)]
#[template(path = "federation/take.html")]
struct Sheet {
    page: Page,
    wrong: Option<String>,
    done: Option<String>,
}

fn sheet(reader: Reader, status: StatusCode, wrong: Option<String>, done: Option<String>) -> Response {
    let mut page = Page::new(reader, "book-take", "/federation");
    let keep = page.reader.keep.take();
    send(status, keep, &Sheet { page, wrong, done })
}

/// The form.
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
    match site.books.take(&turn, sent).await {
        Ok(facts) => {
            let done = reader.words.say("book-taken", &Args::new().with("facts", facts));
            sheet(reader, StatusCode::OK, None, Some(done))
        }
        Err(NotTaken::Store(fault)) => trouble(reader, &fault),
        Err(why) => {
            let wrong = why.told(reader.words);
            sheet(reader, StatusCode::UNPROCESSABLE_ENTITY, Some(wrong), None)
        }
    }
}
