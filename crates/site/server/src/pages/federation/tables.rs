//! Federations and clubs, arbiters, applications for titles, events: one table each.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use damier_federation::people::Affiliation;
use damier_language::Args;

use super::{PersonRow, books};
use crate::books::Held;
use crate::pages::answer::PageResult;
use crate::pages::{Page, send};
use crate::reader::Reader;
use crate::site::Site;

/// So many events are shown, the latest first.
const EVENTS: usize = 300;

/// A cell: words, and where they lead.
struct Cell {
    text: String,
    link: Option<String>,
}

impl Cell {
    fn text(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), link: None }
    }

    fn person(who: &PersonRow) -> Cell {
        Cell { text: who.name.clone(), link: Some(format!("/federation/player/{}", who.id)) }
    }
}

#[derive(Template)]
#[template(path = "federation/table.html")]
struct Sheet {
    page: Page,
    title: &'static str,
    heads: Vec<&'static str>,
    rows: Vec<Vec<Cell>>,
}

fn sheet(reader: Reader, title: &'static str, heads: &[&'static str], rows: Vec<Vec<Cell>>) -> Response {
    let mut page = Page::new(reader, title, "/federation");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &Sheet { page, title, heads: heads.to_vec(), rows })
}

fn person_row(held: &Held, id: damier_federation::PersonId) -> PersonRow {
    PersonRow::of(held.state(), id, None, held.day)
}

/// Federations and their clubs.
pub(crate) async fn bodies(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let held = books(&site, &reader).await?;
    let mut rows = Vec::new();
    for own in held.state().federations.values() {
        let standing = match own.on(held.day) {
            Affiliation::Affiliated => "affiliated",
            Affiliation::Suspended => "suspended",
            Affiliation::Outside => "outside",
        };
        let standing = reader.words.text(&format!("book-standing-{standing}"));
        let name = format!("{} {}", own.code, own.name);
        rows.push(vec![Cell::text(name), Cell::text(""), Cell::text(""), Cell::text(standing)]);
        for club in held.state().clubs.iter().filter(|club| club.federation == own.code) {
            let town = club.town.clone().unwrap_or_default();
            let cells = [own.code.clone(), club.name.clone(), town, String::new()];
            rows.push(cells.into_iter().map(Cell::text).collect());
        }
    }
    Ok(sheet(reader, "book-bodies", &["book-federation", "book-club", "book-town", "book-standing"], rows))
}

/// Arbiters by seniority.
pub(crate) async fn arbiters(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let held = books(&site, &reader).await?;
    let row = |(id, category, since, record): (
        _,
        damier_federation::arbiters::Category,
        _,
        damier_federation::arbiters::ArbiterRecord,
    )| {
        let who = person_row(&held, id);
        vec![
            Cell::person(&who),
            Cell::text(who.federation),
            Cell::text(reader.words.text(&format!("book-arbiter-{}", category.name()))),
            Cell::text(reader.words.short_date(since)),
            Cell::text(record.chief.len().to_string()),
            Cell::text(record.auxiliary.len().to_string()),
        ]
    };
    let gone = |(id, category, until): (_, damier_federation::arbiters::Category, _)| {
        let who = person_row(&held, id);
        let day = reader.words.short_date(until);
        vec![
            Cell::person(&who),
            Cell::text(who.federation),
            Cell::text(reader.words.text(&format!("book-arbiter-{}", category.name()))),
            Cell::text(reader.words.translate("book-expired", &Args::new().with("until", day))),
            Cell::text(String::new()),
            Cell::text(String::new()),
        ]
    };
    let expired = held.state().expired_arbiters(held.day).into_iter().map(gone);
    let rows = held.state().arbiters(held.day).into_iter().map(row).chain(expired).collect();
    let heads =
        ["book-name", "book-federation", "book-category", "book-since", "book-as-chief", "book-as-other"];
    Ok(sheet(reader, "book-arbiters", &heads, rows))
}

/// Applications for titles: who, which title, how far; nothing of the forms.
pub(crate) async fn applications(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let held = books(&site, &reader).await?;
    let words = reader.words;
    let mut rows = Vec::new();
    for (number, filed) in held.state().applications().rev() {
        let own = &filed.application;
        let who = person_row(&held, own.person);
        let title = words.text(&format!("book-rank-{}", own.title));
        let pool = own.pool.map(|pool| words.text(&format!("book-pool-{pool}"))).unwrap_or_default();
        let last = filed.steps.last();
        let link = Some(format!("/federation/application/{number}"));
        rows.push(vec![
            Cell { text: number.to_string(), link },
            Cell::person(&who),
            Cell::text(who.federation),
            Cell::text(title),
            Cell::text(pool),
            Cell::text(
                last.map(|own| words.text(&format!("book-step-{}", own.step.name()))).unwrap_or_default(),
            ),
            Cell::text(last.map(|own| words.short_date(own.date)).unwrap_or_default()),
        ]);
    }
    let heads =
        ["book-number", "book-name", "book-federation", "book-rank", "book-pool", "book-state", "book-date"];
    Ok(sheet(reader, "book-applications", &heads, rows))
}

/// Events that were reported.
pub(crate) async fn events(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let held = books(&site, &reader).await?;
    let words = reader.words;
    let mut events: Vec<_> = held.state().events().collect();
    events.sort_by_key(|(id, own)| std::cmp::Reverse((own.report.ends, *id)));
    let row = |(id, own): (damier_federation::EventId, &damier_federation::BookEvent)| {
        vec![
            Cell { text: own.report.name.clone(), link: Some(format!("/federation/event/{}", id.0)) },
            Cell::text(words.dates(own.report.starts, own.report.ends)),
            Cell::text(own.report.place.clone()),
            Cell::text(words.text(&format!("book-pool-{}", own.report.pool))),
            Cell::text(own.report.players.len().to_string()),
            Cell::text(own.report.games.len().to_string()),
        ]
    };
    let rows = events.into_iter().take(EVENTS).map(row).collect();
    let heads = ["book-event", "book-date", "book-town", "book-pool", "book-people", "book-games"];
    Ok(sheet(reader, "book-events", &heads, rows))
}
