//! The table of the series to which an arena counts.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_store::{AccountId, SeriesRow};

use super::list::Line;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{Page, send};
use crate::reader::Reader;
use crate::site::Site;

/// So many are in the table.
const SHOWN: u32 = 200;

#[derive(Template)]
#[template(path = "arena/series.html")]
struct Sheet {
    page: Page,
    name: String,
    organiser: String,
    rows: Vec<SeriesRow>,
    arenas: Vec<Line>,
}

pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let arena = site.arenas.load(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let name = arena.terms().series.clone().or_missing(&reader)?;
    let organiser = AccountId(arena.organiser().account);
    let rows = site.database.series_table(organiser, &name, SHOWN).await.or_trouble(&reader)?;
    let arenas = site.database.series_arenas(organiser, &name).await.or_trouble(&reader)?;
    let mut page = Page::new(reader, "arena-series-title", "/arenas");
    let keep = page.reader.keep.take();
    let organiser = arena.organiser().name.clone();
    let arenas = arenas.into_iter().map(Line::of).collect();
    Ok(send(StatusCode::OK, keep, &Sheet { page, name, organiser, rows, arenas }))
}
