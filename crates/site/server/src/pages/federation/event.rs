//! An event of the books: what it did to every rating, and how that was reckoned.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse as _;
use damier_documents::books::reckoning;
use damier_exchange::trf::LineEnd;
use damier_federation::rating::Change;
use damier_federation::{EventId, PersonId};
use damier_language::Args;

use super::{PersonRow, books, points};
use crate::pages::answer::{OrMissing as _, PageResult};
use crate::pages::{Page, send};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "federation/event.html")]
struct Sheet {
    page: Page,
    id: u32,
    name: String,
    dates: String,
    pool: &'static str,
    notes: Vec<String>,
    lines: Vec<Line>,
}

struct Line {
    who: PersonRow,
    before: String,
    after: String,
    points: String,
    performance: String,
    how: String,
}

/// Shows the event.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<u32>, reader: Reader) -> PageResult {
    let held = books(&site, &reader).await?;
    let state = held.state();
    let event = state.event(EventId(id)).ok().or_missing(&reader)?;
    let (report, words) = (&event.report, reader.words);
    let reckoned = || held.ratings(report.pool)?.of_event(state, EventId(id)).ok();
    let changes = tokio::task::block_in_place(reckoned).map(|own| own.changes).unwrap_or_default();
    let rating = |own: Option<f64>| own.map(points).unwrap_or_default();
    let line = |(person, change): &(PersonId, Change)| Line {
        who: PersonRow::of(state, *person, Some(report.pool), report.starts),
        before: rating(change.before),
        after: rating(change.after),
        points: format!("{} / {}", change.points, 2 * change.games),
        performance: rating(change.performance),
        how: reckoning(words, change),
    };
    let (name, dates) = (report.name.clone(), words.dates(report.starts, report.ends));
    let (pool, lines) = (report.pool.name(), changes.iter().map(line).collect());
    let mut notes: Vec<String> = Vec::new();
    if event.replaced > 0 {
        notes.push(words.text("book-event-replaced"));
    }
    if let Some(why) = &report.unfinished_because {
        notes.push(words.translate("book-event-unfinished", &Args::new().with("why", why.as_str())));
    }
    let mut page = Page::new(reader, "book-title", "/federation");
    let keep = page.reader.keep.take();
    Ok(send(StatusCode::OK, keep, &Sheet { page, id, name, dates, pool, notes, lines }))
}

/// `GET /federation/event/{id}/report.trf`: the event as rating officers and pairing programs exchange it.
pub(crate) async fn file(State(site): State<Arc<Site>>, Path(id): Path<u32>, reader: Reader) -> PageResult {
    let held = books(&site, &reader).await?;
    let report = &held.state().event(EventId(id)).ok().or_missing(&reader)?.report;
    let ratings = held.ratings(report.pool);
    let rating = |person: PersonId| {
        let course = ratings?.history.course(person.0);
        course.iter().rev().find(|own| own.0 <= report.starts).map(|own| own.1)
    };
    let file = damier_acts::federation::trf(held.state(), report, rating).ok().or_missing(&reader)?;
    let name = format!("attachment; filename=\"event-{id}.trf\"");
    let heads = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((heads, file.write(LineEnd::default())).into_response())
}
