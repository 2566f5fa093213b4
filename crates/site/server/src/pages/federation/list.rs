//! Rating lists.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use damier_federation::people::{fold_name, sort_name};
use damier_federation::rating::{Listed, RatingList};
use damier_federation::{PersonId, Pool};
use damier_language::Args;
use jiff::civil::Date;
use serde::Deserialize;

use super::{PersonRow, books, points};
use crate::books::Held;
use crate::pages::answer::PageResult;
use crate::pages::{Page, send};
use crate::reader::Reader;
use crate::site::Site;

/// Lines on a page.
const SHOWN: usize = 200;

/// What is asked for.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    #[serde(default)]
    pool: String,
    #[serde(default)]
    order: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    on: String,
    #[serde(default)]
    skip: usize,
}

#[derive(Template)]
#[template(path = "federation/list.html")]
struct Sheet {
    page: Page,
    owner: String,
    pool: &'static str,
    pools: [&'static str; 5],
    order: String,
    name: String,
    on: String,
    head: Option<String>,
    lists: Vec<(String, String)>,
    lines: Vec<Line>,
    next: Option<usize>,
}

struct Line {
    place: usize,
    who: PersonRow,
    rating: String,
    games: u32,
    class: &'static str,
}

/// Shows a list.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> PageResult {
    let held = books(&site, &reader).await?;
    let pool = asked.pool.parse::<Pool>().unwrap_or(Pool::Hundred);
    let day = asked.on.parse::<Date>().unwrap_or(held.day);
    let words = reader.words;
    let owner = held.state().owner.as_ref().map(|own| own.0.as_str()).filter(|own| !own.is_empty());
    let owner = owner.map(|own| words.translate("book-of", &Args::new().with("name", own)));
    let owner = owner.unwrap_or_else(|| words.text("book-title"));
    let list = held.ratings(pool).and_then(|book| book.history.in_force(day));
    let all = list.map(|list| lines(&held, pool, list, &asked)).unwrap_or_default();
    let next = (all.len() > asked.skip.saturating_add(SHOWN)).then(|| asked.skip + SHOWN);
    let head = list.map(|list| {
        let on = |id: &str, day| words.translate(id, &Args::new().with("day", words.date(day)));
        format!("{} · {}", on("book-list-from", list.starts), on("book-list-closed", list.closes))
    });
    let lists = held.ratings(pool).map(|book| book.history.lists.as_slice()).unwrap_or_default();
    let lists = lists.iter().rev().filter(|own| own.starts <= held.day && !own.known.is_empty());
    let lists = lists.map(|own| (own.starts.to_string(), words.date(own.starts))).collect();
    let mut page = Page::new(reader, "book-title", "/federation");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        page,
        owner,
        pool: pool.name(),
        pools: Pool::ALL.map(Pool::name),
        order: asked.order,
        name: asked.name,
        on: list.map(|own| own.starts.to_string()).unwrap_or_default(),
        head,
        lists,
        lines: all.into_iter().skip(asked.skip).take(SHOWN).collect(),
        next,
    };
    Ok(send(StatusCode::OK, keep, &sheet))
}

fn lines(held: &Held, pool: Pool, list: &RatingList, asked: &Asked) -> Vec<Line> {
    let Some(book) = held.ratings(pool) else { return Vec::new() };
    let state = held.state();
    let name = fold_name(&asked.name);
    let everybody = asked.order == "all" || !name.is_empty();
    let mut shown = book.lines(list, everybody);
    let person = |own: &Listed| state.person(PersonId(own.person)).ok();
    if !name.is_empty() {
        shown.retain(|own| person(own).is_some_and(|own| fold_name(&own.name()).contains(&name)));
    }
    if everybody {
        shown.sort_by_cached_key(|own| person(own).map(|own| sort_name(&own.family, &own.given)));
    }
    let line = |(place, own): (usize, Listed)| Line {
        place,
        who: PersonRow::of(state, PersonId(own.person), Some(pool), list.starts),
        rating: points(own.rating),
        games: own.games,
        class: own.class.letter(),
    };
    (1..).zip(shown).map(line).collect()
}
