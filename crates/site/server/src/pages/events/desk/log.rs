//! Everything that was said, by whom and when; what was said can be taken back.

use askama::Template;
use axum::response::Response;
use damier_desk::{describe, facts, moment};

use super::{DeskPage, answer};
use crate::pages::Page;

/// So many lines are shown at once, the last first.
const SHOWN: usize = 100;

#[derive(Template)]
#[template(path = "event/log.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    lines: Vec<Line>,
    /// The number before which the next page begins.
    before: Option<u32>,
}

struct Line {
    seq: u32,
    at: String,
    what: String,
    by: String,
    role: String,
    counts: bool,
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let event = &desk.held.event;
    let zone = desk.held.book.zone();
    let before = desk.asked.number::<u32>("before").unwrap_or(u32::MAX);
    let entries = event.entries().iter().rev().filter(|entry| entry.seq < before).take(SHOWN);
    let lines: Vec<Line> = entries
        .map(|entry| Line {
            seq: entry.seq,
            at: desk.words.date_time(moment::civil(entry.at, &zone)),
            what: facts::with_aside(desk.words, event.state(), entry, &zone),
            by: describe::by(desk.words, &entry.by),
            role: desk.words.describe("role", &entry.by.role),
            counts: event.counts(entry.seq),
        })
        .collect();
    let before = lines.last().map(|line| line.seq).filter(|seq| *seq > 1);
    let sheet = Sheet { page, lines, before, desk };
    answer(sheet.desk.outcome.status, &sheet)
}
