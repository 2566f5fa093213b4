//! The office writes the places of a contest that gives points for titles into the federation's books.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_contests::Journal;
use damier_contests::composing::Composing;

use super::super::answer::{OrMissing as _, OrTrouble as _, PageResult};
use super::super::contest_act::found;
use super::super::{Page, send, send_to, trouble};
use crate::books::filing::actor;
use crate::books::{ActError, Held};
use crate::contests::draft::Typed;
use crate::contests::laureates::{Juror, Won, jury, places, won};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "contests/books.html")]
struct Sheet {
    page: Page,
    id: String,
    name: String,
    won: Vec<Won>,
    jury: Vec<Juror>,
    wrong: Option<String>,
    no_books: bool,
}

impl Sheet {
    fn office(&self, judge: &Juror) -> String {
        self.page.reader.words.describe("office", &judge.office)
    }

    /// The category that the books know, in words.
    fn category(&self, judge: &Juror) -> String {
        let category = judge.category.map(|own| format!("book-arbiter-{}", own.name()));
        category.map(|id| self.page.reader.words.text(&id)).unwrap_or_default()
    }
}

/// The laureates, with who they are in the books. Only for the office.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let (journal, held) = for_the_office(&site, &id, &reader).await?;
    Ok(sheet(id, reader, journal.state(), &held, None))
}

/// Writes down the places of those whom the office named.
pub(super) async fn file(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(fields): Form<Vec<(String, String)>>,
) -> PageResult {
    let (journal, held) = for_the_office(&site, &id, &reader).await?;
    let actor = actor(reader.person.account().or_missing(&reader)?);
    let typed = Typed::new(fields);
    let people: Vec<&str> = typed.rows(["person"]).into_iter().map(|[person]| person).collect();
    match site.books.act(&actor, &places(journal.state(), &people).into()).await {
        Ok(_) => Ok(send_to(&format!("/contest/{id}/books"), reader.keep)),
        Err(ActError::Store(fault)) => Err(trouble(reader, &fault)),
        Err(ActError::Refused(why)) => {
            let why = why.translate(reader.words);
            Ok(sheet(id, reader, journal.state(), &held, Some((why, people))))
        }
    }
}

/// A contest and the books, for an administrator; others find nothing here.
async fn for_the_office(
    site: &Site,
    id: &str,
    reader: &Reader,
) -> Result<(Journal<Composing>, Arc<Held>), Response> {
    let office = reader.person.account().filter(|account| account.administrator);
    office.or_missing(reader)?;
    let journal = found::<Composing>(site, id, reader).await?;
    let held = site.books.load().await.or_trouble(reader)?;
    Ok((journal, held))
}

fn sheet(
    id: String,
    reader: Reader,
    contest: &Composing,
    held: &Held,
    refused: Option<(String, Vec<&str>)>,
) -> Response {
    let (wrong, typed) = refused.unzip();
    let mut won = won(contest, held.state());
    for (own, text) in won.iter_mut().zip(typed.unwrap_or_default()) {
        text.clone_into(&mut own.person);
    }
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let jury = jury(contest, held.state());
    let name = contest.regulation.as_ref().map(|own| own.name.clone()).unwrap_or_default();
    let mut page = Page::new(reader, "contests-books", "/contests");
    let keep = page.reader.keep.take();
    send(status, keep, &Sheet { page, id, name, won, jury, wrong, no_books: held.is_empty() })
}
