//! The papers of the books: lists, forms to fill in, and the forms of an application for who may read them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use damier_documents::books::{BookPaper, Wanted};
use damier_federation::{EventId, Pool};
use serde::Deserialize;
use serde_json::{Value, json};

use super::federation::{GROUP, books, read};
use super::input::{Asked, Id};
use super::route::number_from;
use super::{ApiError, Caller, Route, Scope};
use crate::books::papers::{Shape, made, may_have};
use crate::pages::paper::of_books;
use crate::site::Site;

pub(super) fn routes() -> Vec<Route> {
    let shapes: Vec<&str> = Shape::ALL.map(Shape::end).to_vec();
    let paper = Route::get("/federation/papers/{paper}", paper)
        .does(GROUP, "getPaper", "A paper of the federation, in the language of the caller.")
        .asks("format", json!({ "type": "string", "enum": shapes }), "Its shape; html unless said.")
        .such_as("html")
        .asks(
            "pool",
            json!({ "type": "string", "enum": Pool::ALL.map(Pool::name) }),
            "Of rating lists: which pool; 100 unless said.",
        )
        .such_as("100")
        .asks("on", json!({ "type": "string", "format": "date" }), "The day; today unless said.")
        .such_as("2026-07-01")
        .asks("event", number_from(1), "Of rating changes: the number of the event.")
        .asks("application", number_from(1), "Of the forms of an application: its number.")
        .asks("part", number_from(1), "Of a paper that is too long to be set as a whole: which part of it.")
        .may_refuse()
        .knows(&[Scope::Federation, Scope::Read])
        .answers_as("text/html", None);
    let others = Shape::ALL.into_iter().filter(|own| *own != Shape::Html);
    vec![
        Route::get("/federation/papers", list)
            .does(GROUP, "listPapers", "The papers of the federation, and what each is about.")
            .answers("PaperList"),
        others.fold(paper, |route, shape| route.or_as(bare(shape.kind()))),
    ]
}

/// A media type without its parameters.
fn bare(kind: &'static str) -> &'static str {
    kind.split(';').next().unwrap_or(kind)
}

async fn list(caller: Caller) -> Json<Value> {
    let shown = |own: BookPaper| {
        json!({
            "name": own.name(),
            "title": caller.words.text(own.title()),
            "asks": own.asks(),
            "private": own.is_private(),
        })
    };
    Json(BookPaper::ALL.into_iter().map(shown).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedPaper {
    format: Option<String>,
    pool: Option<String>,
    on: Option<String>,
    event: Option<String>,
    application: Option<String>,
    part: Option<String>,
}

async fn paper(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(name): Id,
    Asked(asked): Asked<AskedPaper>,
) -> Result<Response, ApiError> {
    let held = books(&site, &caller).await?;
    let kind: BookPaper = name.parse().map_err(|_| ApiError::missing(caller.words))?;
    let format = asked.format.as_deref().unwrap_or(Shape::Html.end());
    let shape = Shape::named(format).ok_or_else(|| ApiError::unread(caller.words, format))?;
    let wanted = Wanted {
        pool: read(&caller, asked.pool.as_deref())?.unwrap_or(Pool::Hundred),
        day: read(&caller, asked.on.as_deref())?.unwrap_or(held.day),
        event: read(&caller, asked.event.as_deref())?.map(EventId),
        application: read(&caller, asked.application.as_deref())?,
    };
    if !may_have(&held, kind, &wanted, caller.account()) {
        return Err(ApiError::missing(caller.words));
    }
    let part = read(&caller, asked.part.as_deref())?;
    let bytes = made(&site, &held, caller.words, kind, shape, &wanted, part)
        .await
        .map_err(|why| ApiError::conflict("no-paper", why.to_string()))?;
    Ok(of_books(kind, shape, bytes))
}
