//! The record of the books, for administrators: what was said when and by whom, and all of it as a file.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use damier_federation::Entry;
use serde::Deserialize;

use super::{books, is_administrator};
use crate::books::filing::display_name;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::{Page, missing, send};
use crate::reader::Reader;
use crate::site::Site;

/// Lines on a page, the latest first.
const SHOWN: usize = 100;

#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    #[serde(default)]
    before: Option<u32>,
}

#[derive(Template)]
#[template(path = "federation/record.html")]
struct Sheet {
    page: Page,
    lines: Vec<Line>,
    next: Option<u32>,
}

struct Line {
    seq: u32,
    at: String,
    by: String,
    kind: String,
    fact: String,
    holds: bool,
}

/// Shows the record.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> PageResult {
    if !is_administrator(&reader) {
        return Err(missing(reader).await);
    }
    let held = books(&site, &reader).await?;
    let end = asked.before.map_or(usize::MAX, |before| (before as usize).saturating_sub(1));
    let record = held.record();
    let wanted = &record[..end.min(record.len())];
    let first = wanted.len().saturating_sub(SHOWN);
    let lines = wanted[first..].iter().rev().map(|(own, holds)| line(own, *holds)).collect();
    let next = wanted.get(first).filter(|_| first > 0).map(|own| own.0.seq);
    let mut page = Page::new(reader, "book-record", "/federation");
    let keep = page.reader.keep.take();
    Ok(send(StatusCode::OK, keep, &Sheet { page, lines, next }))
}

fn line(entry: &Entry, holds: bool) -> Line {
    let fact = serde_json::to_value(&entry.fact).unwrap_or_default();
    let (kind, inner) = match fact.as_object().and_then(|own| own.iter().next()) {
        Some((kind, inner)) => (kind.clone(), inner.to_string()),
        None => (String::new(), fact.to_string()),
    };
    Line {
        seq: entry.seq,
        at: entry.at.timestamp().strftime("%Y-%m-%d %H:%M").to_string(),
        by: display_name(&entry.by).to_owned(),
        kind,
        fact: inner.chars().take(300).collect(),
        holds,
    }
}

/// The whole record as a file that `damier federation take` and this site take in.
pub(crate) async fn file(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    if !is_administrator(&reader) {
        return Err(missing(reader).await);
    }
    let held = site.books.load().await.or_trouble(&reader)?;
    let line = |own: &Entry| serde_json::to_string(own).map(|line| line + "\n").unwrap_or_default();
    let text: String = tokio::task::block_in_place(|| held.entries().iter().map(line).collect());
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"record.jsonl\"")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, text).into_response())
}
