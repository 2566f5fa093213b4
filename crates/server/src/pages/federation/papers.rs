//! The papers of the books that everybody may have: lists, and forms to fill in.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use damier_documents::books::{BookPaper, Wanted};
use damier_federation::{EventId, Pool};
use jiff::civil::Date;
use serde::Deserialize;

use super::books;
use crate::books::Held;
use crate::pages::{Page, missing, send, tell};
use crate::reader::Reader;
use crate::site::Site;

/// The shapes of a paper: the end of its name, and how browsers call it.
const SHAPES: [(&str, &str); 4] = [
    ("html", "text/html; charset=utf-8"),
    ("pdf", "application/pdf"),
    ("csv", "text/csv; charset=utf-8"),
    ("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
];

/// A paper carries its own styles and nothing else.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/// What a paper is about.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    #[serde(default)]
    pool: String,
    #[serde(default)]
    on: String,
    #[serde(default)]
    event: Option<u32>,
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
pub(crate) async fn list(State(site): State<Arc<Site>>, reader: Reader) -> Response {
    let (held, reader) = match books(&site, reader).await {
        Ok(found) => found,
        Err(answer) => return answer,
    };
    let lists = held.ratings(Pool::Hundred).map(|book| book.history.lists.as_slice()).unwrap_or_default();
    let lists = lists.iter().rev().filter(|own| own.starts <= held.day && !own.known.is_empty());
    let lists = lists.map(|own| (own.starts.to_string(), reader.words.date(own.starts))).collect();
    let open = |own: &BookPaper| !own.is_private() && *own != BookPaper::RatingChanges;
    let papers = BookPaper::ALL.into_iter().filter(open).map(|own| (own.name(), own.title())).collect();
    let mut page = Page::new(reader, "book-papers", "/federation");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &Sheet { page, lists, papers, shapes: SHAPES.map(|own| own.0) })
}

/// A paper by its name and shape: `rating-list.pdf`.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(name): Path<String>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> Response {
    let (held, reader) = match books(&site, reader).await {
        Ok(found) => found,
        Err(answer) => return answer,
    };
    let wanted = Wanted {
        pool: asked.pool.parse().unwrap_or(Pool::Hundred),
        day: asked.on.parse::<Date>().unwrap_or(held.day),
        event: asked.event.map(EventId),
        application: None,
    };
    let named = name.rsplit_once('.').and_then(|(name, end)| Some((name.parse().ok()?, end)));
    match named {
        Some((paper, end)) if !BookPaper::is_private(paper) => {
            made(&site, &held, reader, paper, end, &wanted)
        }
        _ => missing(reader).await,
    }
}

/// The answer with a paper in the shape that an end of its name asks for.
pub(super) fn made(
    site: &Site,
    held: &Held,
    reader: Reader,
    kind: BookPaper,
    end: &str,
    wanted: &Wanted,
) -> Response {
    let Some((_, mime)) = SHAPES.into_iter().find(|own| own.0 == end) else {
        return tell(reader, StatusCode::NOT_FOUND, "book-papers", |words| words.text("site-missing"));
    };
    let (words, typeset) = (reader.words, site.config.typeset);
    let made: Result<Vec<u8>, String> = tokio::task::block_in_place(|| {
        let paper = kind.make(held.state(), words, wanted).map_err(|why| why.to_string())?;
        match end {
            "pdf" => typeset.ok_or_else(|| words.text("desk-no-pdf"))?(&paper, None),
            "csv" => Ok(paper.csv().into_bytes()),
            "xlsx" => paper.xlsx().map_err(|why| why.to_string()),
            _ => Ok(paper.html().into_bytes()),
        }
    });
    match made {
        Err(why) => tell(reader, StatusCode::UNPROCESSABLE_ENTITY, "book-papers", |_| why),
        Ok(bytes) => {
            let place = format!("inline; filename=\"{}.{end}\"", kind.name());
            let place = HeaderValue::from_str(&place).unwrap_or(HeaderValue::from_static("inline"));
            let headers = [
                (header::CONTENT_TYPE, HeaderValue::from_static(mime)),
                (header::CONTENT_DISPOSITION, place),
                (header::CACHE_CONTROL, HeaderValue::from_static("no-cache, private")),
                (HeaderName::from_static("content-security-policy"), HeaderValue::from_static(POLICY)),
            ];
            (headers, bytes).into_response()
        }
    }
}
