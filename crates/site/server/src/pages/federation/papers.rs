//! The papers of the books that everybody may have: lists, and forms to fill in.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_documents::books::{BookPaper, Wanted};
use damier_federation::{EventId, Pool};
use jiff::civil::Date;
use serde::Deserialize;

use super::books;
use crate::books::Held;
use crate::books::papers::{Shape, made, may_have};
use crate::pages::answer::{OrMissing as _, PageResult};
use crate::pages::paper::of_books;
use crate::pages::{Page, message_page, send};
use crate::reader::Reader;
use crate::site::Site;

/// What a paper is about.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    #[serde(default)]
    pool: String,
    #[serde(default)]
    on: String,
    #[serde(default)]
    event: Option<u32>,
    /// Of a long paper: which part, from 1.
    #[serde(default)]
    part: Option<usize>,
}

#[derive(Template)]
#[template(path = "federation/papers.html")]
struct Sheet {
    page: Page,
    lists: Vec<(String, String)>,
    papers: Vec<(&'static str, &'static str)>,
    shapes: [&'static str; 4],
}

/// Lists the papers.
pub(crate) async fn list(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let held = books(&site, &reader).await?;
    let lists = held.ratings(Pool::Hundred).map(|book| book.history.lists.as_slice()).unwrap_or_default();
    let lists = lists.iter().rev().filter(|own| own.starts <= held.day && !own.known.is_empty());
    let lists = lists.map(|own| (own.starts.to_string(), reader.words.date(own.starts))).collect();
    let open = |own: &BookPaper| !own.is_private() && *own != BookPaper::RatingChanges;
    let papers = BookPaper::ALL.into_iter().filter(open).map(|own| (own.name(), own.title())).collect();
    let mut page = Page::new(reader, "book-papers", "/federation");
    let keep = page.reader.keep.take();
    Ok(send(StatusCode::OK, keep, &Sheet { page, lists, papers, shapes: Shape::ALL.map(Shape::end) }))
}

/// A paper by its name and shape: `rating-list.pdf`.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(name): Path<String>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> PageResult {
    let held = books(&site, &reader).await?;
    let wanted = Wanted {
        pool: asked.pool.parse().unwrap_or(Pool::Hundred),
        day: asked.on.parse::<Date>().unwrap_or(held.day),
        event: asked.event.map(EventId),
        application: None,
    };
    let named = name.rsplit_once('.').and_then(|(name, end)| Some((name.parse().ok()?, Shape::named(end)?)));
    let account = reader.person.account();
    let named = named.filter(|(kind, _)| may_have(&held, *kind, &wanted, account));
    let (kind, shape) = named.or_missing(&reader)?;
    Ok(printed(&site, &held, reader, (kind, shape), &wanted, asked.part).await)
}

/// The answer with a paper, or the page that says why there is none.
pub(super) async fn printed(
    site: &Site,
    held: &Arc<Held>,
    reader: Reader,
    (kind, shape): (BookPaper, Shape),
    wanted: &Wanted,
    part: Option<usize>,
) -> Response {
    match made(site, held, reader.words, kind, shape, wanted, part).await {
        Err(why) => {
            message_page(reader, StatusCode::UNPROCESSABLE_ENTITY, "book-papers", |_| why.to_string())
        }
        Ok(bytes) => of_books(kind, shape, bytes),
    }
}
