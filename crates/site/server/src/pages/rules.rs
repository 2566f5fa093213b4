//! The rulebooks: what each code says about play, made of the data by which the server itself decides, and what a later
//! edition of a code says otherwise.

use askama::Template;
use axum::Router;
use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_compete::event::{LaterEdition, RegulationFault};
use damier_desk::RefusalText;
use damier_desk::acts::read_edition;
use damier_documents::edition::{self, Change};
use damier_documents::rulebook::{self, Chapter};
use damier_rules::Rulebook;

use super::answer::PageResult;
use super::events::find;
use super::{Page, missing, send};
use crate::forms;
use crate::handler::{any, get};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;

/// The addresses of the rules.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/rules", get(list))
        .route("/rules/clauses", get(super::clauses::show))
        .route("/rules/{book}", get(show).post(any(under)))
        .route("/event/{id}/edition", get(of_event))
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
    /// The edition that was pasted, and what is wrong with it.
    pasted: String,
    wrong: Option<RefusalText>,
}

#[derive(Template)]
#[template(path = "edition.html")]
struct Edition {
    page: Page,
    book: Rulebook,
    edition: LaterEdition,
    facts: Vec<(String, String)>,
    changes: Vec<Change>,
    /// The event that is held under it: its address and its name.
    event: Option<(String, String)>,
}

impl Edition {
    fn new(reader: Reader, book: Rulebook, own: LaterEdition, event: Option<(String, String)>) -> Edition {
        Edition {
            facts: edition::facts(reader.words, &own),
            changes: edition::changes(reader.words, &own, &book),
            page: Page::new(reader, "site-rules", "/rules"),
            book,
            edition: own,
            event,
        }
    }

    fn send(mut self) -> Response {
        let keep = self.page.reader.keep.take();
        send(StatusCode::OK, keep, &self)
    }
}

/// Lists the rulebooks.
pub(crate) async fn list(reader: Reader) -> Response {
    let mut page = Page::new(reader, "site-rules", "/rules");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &List { page, books: Rulebook::all() })
}

/// Shows what a rulebook says.
pub(crate) async fn show(Path(name): Path<String>, reader: Reader) -> Response {
    match Rulebook::named(&name) {
        Ok(book) => sheet(reader, book, String::new(), None),
        Err(_) => missing(reader).await,
    }
}

fn sheet(reader: Reader, book: Rulebook, pasted: String, wrong: Option<RefusalText>) -> Response {
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let chapters = rulebook::chapters(&book, reader.words);
    let mut page = Page::new(reader, "site-rules", "/rules");
    let keep = page.reader.keep.take();
    send(status, keep, &Sheet { page, book, chapters, pasted, wrong })
}

/// Shows what a pasted edition says otherwise than a rulebook.
pub(crate) async fn under(Path(name): Path<String>, reader: Reader, request: Request) -> Response {
    let Ok(book) = Rulebook::named(&name) else { return missing(reader).await };
    let fields = forms::read(request).await.unwrap_or_default();
    let pasted = fields.text("edition").to_owned();
    let words = reader.words;
    let read = read_edition(words, &words.text("desk-edition"), &pasted).and_then(|own| {
        let fault = RegulationFault::EditionOfAnother {
            edition: own.name.clone(),
            follows: own.follows.join(", "),
            rulebook: book.name.to_owned(),
        };
        let fits = own.follows.iter().any(|followed| followed == book.name);
        if fits { Ok(own) } else { Err(RefusalText::new(words.describe("regulation-fault", &fault))) }
    });
    match read {
        Ok(own) => Edition::new(reader, book, own, None).send(),
        Err(wrong) => sheet(reader, book, pasted, Some(wrong)),
    }
}

/// Shows the edition under which an event is held.
pub(crate) async fn of_event(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let regulation = held.event.state().regulation.as_ref();
    let found = regulation
        .and_then(|own| Some((Rulebook::named(&own.rulebook).ok()?, own.edition.as_deref()?.clone())));
    let event = (format!("/event/{}", held.id), regulation.map(|own| own.name.clone()).unwrap_or_default());
    match found {
        Some((book, own)) => Ok(Edition::new(reader, book, own, Some(event)).send()),
        None => Ok(missing(reader).await),
    }
}
