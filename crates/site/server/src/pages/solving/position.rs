//! One position of a contest of solving: the board, and the answer while the clock runs.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_contests::PositionId;
use damier_contests::solving::Solving;
use damier_language::Args;
use damier_rules::Variant;

use super::show::left_told;
use crate::contests::solving::{Rights, Stage, position as seen_position};
use crate::pages::analysis::words_of;
use crate::pages::answer::{OrMissing as _, PageResult};
use crate::pages::contest_act::{found, number_of};
use crate::pages::game::for_a_script;
use crate::pages::problems::task_told;
use crate::pages::{Page, drawn, send};
use crate::reader::Reader;
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "solving/position.html")]
struct Sheet {
    page: Page,
    id: String,
    name: String,
    number: u32,
    /// The numbers of all positions.
    numbers: Vec<u32>,
    task: String,
    points: String,
    least: String,
    board: String,
    fen: String,
    rulebook: &'static str,
    /// Whether an answer is taken from the reader now.
    open: bool,
    /// Whether the reader may protest.
    protest: bool,
    /// A protest that was not taken.
    written: String,
    answer: String,
    remark: String,
    got: Option<String>,
    left: Option<u64>,
    left_told: String,
    wrong: Option<String>,
    words: String,
}

/// Shows a position.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path((id, position)): Path<(String, u32)>,
    reader: Reader,
) -> PageResult {
    position_page(&site, id, PositionId(position), reader, Unsaid::default()).await
}

/// What was not taken: an answer or a protest as it was written, and why.
#[derive(Default)]
pub(super) struct Unsaid {
    pub(super) wrong: Option<String>,
    pub(super) answer: Option<String>,
    pub(super) protest: Option<String>,
}

/// Shows a position, and what was not taken.
pub(super) async fn position_page(
    site: &Site,
    id: String,
    position: PositionId,
    reader: Reader,
    Unsaid { wrong, answer, protest }: Unsaid,
) -> PageResult {
    let journal = found::<Solving>(site, &id, &reader).await?;
    let (contest, at) = (journal.state(), now());
    let (rights, stage) = (Rights::of(&journal, number_of(&reader)), Stage::of(contest, at));
    let seen = seen_position(&journal, position, number_of(&reader), at);
    let (seen, regulation) = seen.zip(contest.regulation.as_ref()).or_missing(&reader)?;
    let words = reader.words;
    let left = contest.ends().filter(|_| stage.running).map(|ends| ends.since(at).as_millis());
    let variant = seen.variant.parse().unwrap_or(Variant::Russian);
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "contests-title", "/contests");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        name: regulation.name.clone(),
        number: position.0,
        numbers: contest.set().map(|(id, _)| id.0).collect(),
        task: task_told(&seen.task, words),
        points: words.translate("solving-points", &Args::new().with("points", seen.points)),
        least: words.translate("solving-least", &Args::new().with("count", seen.least)),
        board: drawn::in_place(regulation.code.rulebook(variant).name, &seen.position, false),
        fen: seen.position,
        rulebook: regulation.code.rulebook(variant).name,
        open: stage.running && rights.solver.is_some() && !rights.handed_in,
        protest: stage.published && !stage.is_final && rights.solver.is_some(),
        answer: answer.or(seen.answer).unwrap_or_default(),
        written: protest.unwrap_or_default(),
        remark: seen.remark.unwrap_or_default(),
        got: seen.got,
        left,
        left_told: left_told(left, words),
        wrong,
        words: for_a_script(&words_of(words)),
        id,
        page,
    };
    Ok(send(status, keep, &sheet))
}
