//! The list of events.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use damier_rules::Variant;
use damier_store::{EventQuery, ListedEvent};
use jiff::civil::Date;
use serde::Deserialize;

use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::{Page, send};
use crate::reader::Reader;
use crate::site::Site;

/// Events on a page.
const SHOWN: u32 = 50;

/// The states that can be asked for.
const STATES: [&str; 4] = ["planned", "playing", "finished", "cancelled"];

/// What is asked for.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    #[serde(default)]
    name: String,
    #[serde(default)]
    variant: String,
    #[serde(default)]
    state: String,
    #[serde(default)]
    skip: u32,
}

#[derive(Template)]
#[template(path = "event/list.html")]
struct Sheet {
    page: Page,
    asked: Asked,
    variants: Vec<String>,
    states: &'static [&'static str],
    events: Vec<Row>,
    next: Option<u32>,
}

struct Row {
    event: ListedEvent,
    dates: String,
}

pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> PageResult {
    let text = |text: &str| (!text.trim().is_empty()).then(|| text.trim().to_owned());
    let query = EventQuery {
        name: text(&asked.name),
        variant: text(&asked.variant),
        state: text(&asked.state),
        limit: SHOWN,
        skip: asked.skip,
    };
    let found = site.database.events(&query).await.or_trouble(&reader)?;
    let mut page = Page::new(reader, "desk-events", "/events");
    let keep = page.reader.keep.take();
    let next = (found.len() == SHOWN as usize).then(|| asked.skip.saturating_add(SHOWN));
    let day = |text: &Option<String>| text.as_deref().and_then(|text| text.parse::<Date>().ok());
    let dates = |event: &ListedEvent| match (day(&event.starts), day(&event.ends)) {
        (Some(first), Some(last)) => page.reader.words.dates(first, last),
        (Some(day), None) | (None, Some(day)) => page.reader.words.date(day),
        (None, None) => String::new(),
    };
    let events = found.into_iter().map(|event| Row { dates: dates(&event), event }).collect();
    let variants = Variant::ALL.iter().map(|variant| variant.name().to_owned()).collect();
    Ok(send(StatusCode::OK, keep, &Sheet { page, asked, variants, states: &STATES, events, next }))
}
