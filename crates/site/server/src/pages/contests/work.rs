//! The page of a work by its code number.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_contests::composing::Composing;

use super::super::answer::{OrMissing as _, PageResult};
use super::super::contest_act::{found, number_of};
use super::super::problems::task_told;
use super::super::{Page, diagram, drawn, send};
use crate::address::coded;
use crate::contests::composing::{SeenWork, work};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "contest_work.html")]
struct Sheet {
    page: Page,
    contest: String,
    work: SeenWork,
    task: String,
    board: String,
    editor: String,
    /// The editor that proves, with this work in it.
    prove: String,
}

/// Shows a work.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path((id, code)): Path<(String, String)>,
    reader: Reader,
) -> PageResult {
    let journal = found::<Composing>(&site, &id, &reader).await?;
    let seen = work(&journal, &code, number_of(&reader));
    let (work, regulation) = seen.zip(journal.state().regulation.as_ref()).or_missing(&reader)?;
    let words = reader.words;
    let mut page = Page::new(reader, "contests-title", "/contests");
    let keep = page.reader.keep.take();
    let book = regulation.code.rulebook(work.variant);
    let sheet = Sheet {
        contest: id,
        task: task_told(&work.task, words),
        board: drawn::in_place(book.name, &work.position, false),
        editor: format!("/analysis?rulebook={}&fen={}", book.name, diagram::coded(&work.position)),
        prove: format!(
            "/problems/new?variant={}&code={}&fen={}&task={}&solution={}",
            work.variant.name(),
            regulation.code.name(),
            coded(&work.position),
            coded(&work.task),
            coded(&work.solution)
        ),
        work,
        page,
    };
    Ok(send(StatusCode::OK, keep, &sheet))
}
