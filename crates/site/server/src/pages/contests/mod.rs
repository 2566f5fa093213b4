//! Contests of composing: a list, a page for each with what the reader may do there, a page for each work.

mod books;
mod change;
mod show;
mod work;

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use damier_contests::composing::{Composing, Fact};
use damier_contests::solving::{self, Solving};
use damier_language::Words;

use super::answer::{OrTrouble as _, PageResult};
use super::contest_act::act;
use super::{Page, announce, contest_papers, send};
use crate::contests;
use crate::handler::{any, get};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;

/// The addresses of contests of composing.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/contests", get(list).post(any(announce::begin::<Composing>)))
        .route("/contests/new", get(announce::new::<Composing>))
        .route("/contest/{id}", get(show::show).post(any(act::<Composing>)))
        .route("/contest/{id}/books", get(books::show).post(any(books::file)))
        .route("/contest/{id}/regulation", get(change::show).post(any(change::change)))
        .route("/contest/{id}/regulation.toml", get(change::file))
        .route("/contest/{id}/paper/{file}", get(contest_papers::for_composing))
        .route("/contest/{id}/work/{code}", get(work::show))
}

/// So many contests are listed.
const LISTED: u32 = 100;

#[derive(Template)]
#[template(path = "contests.html")]
struct Sheet {
    page: Page,
    contests: Vec<Row>,
    /// Contests of solving: name in addresses, and what they are called.
    solvings: Vec<(String, String)>,
}

struct Row {
    id: String,
    name: String,
    closing: String,
}

/// The list of contests.
async fn list(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let words = reader.words;
    let composing = contests::begun::<Composing>(&site.database, LISTED).await.or_trouble(&reader)?;
    let solving = contests::begun::<Solving>(&site.database, LISTED).await.or_trouble(&reader)?;
    let contests = composing.into_iter().filter_map(|(id, _, fact)| row(id, fact, words)).collect();
    let solvings = solving.into_iter().filter_map(|(id, _, fact)| match fact {
        solving::Fact::Regulation(own) => Some((id, own.name)),
        _ => None,
    });
    let solvings = solvings.collect();
    let mut page = Page::new(reader, "contests-title", "/contests");
    let keep = page.reader.keep.take();
    Ok(send(StatusCode::OK, keep, &Sheet { page, contests, solvings }))
}

fn row(id: String, fact: Fact, words: &Words) -> Option<Row> {
    match fact {
        Fact::Regulation(own) => Some(Row { id, name: own.name, closing: words.date(own.closing) }),
        _ => None,
    }
}
