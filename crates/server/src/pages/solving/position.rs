//! One position of a contest of solving: the board, and the answer while the clock runs.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_contests::PositionId;
use damier_contests::solving::Solving;
use damier_language::Args;

use super::show::{Rights, Stage, got};
use crate::contests::load;
use crate::pages::analysis::words_of;
use crate::pages::game::for_a_script;
use crate::pages::problems::task_told;
use crate::pages::{Page, diagram, missing, send, trouble};
use crate::reader::Reader;
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "solving/position.html")]
struct Sheet {
    page: Page,
    id: String,
    name: String,
    number: u32,
    task: String,
    points: String,
    least: String,
    picture: String,
    fen: String,
    rulebook: &'static str,
    /// Whether an answer is taken from the reader now.
    open: bool,
    /// Whether the reader may protest.
    protest: bool,
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
) -> Response {
    shown(&site, id, PositionId(position), reader, None).await
}

/// Shows a position, and why an answer was not taken, with the answer.
pub(super) async fn shown(
    site: &Site,
    id: String,
    position: PositionId,
    reader: Reader,
    wrong: Option<(String, String)>,
) -> Response {
    let journal = match load::<Solving>(&site.database, &id).await {
        Ok(Some(journal)) => journal,
        Ok(None) => return missing(reader).await,
        Err(fault) => return trouble(reader, &fault),
    };
    let (contest, at) = (journal.state(), now());
    let name = reader.person.account().map(|account| account.name.as_str().to_owned());
    let rights = Rights::of(&journal, name.as_deref());
    let stage = Stage::of(contest, at);
    let entry = contest.position(position).filter(|_| rights.sees(stage));
    let Some((entry, regulation)) = entry.zip(contest.regulation.as_ref()) else {
        return missing(reader).await;
    };
    let words = reader.words;
    let own = rights.solver.and_then(|solver| contest.solver(solver)?.answers.get(&position));
    let left = contest.ends().filter(|_| stage.running).map(|ends| ends.since(at).as_millis());
    let minutes = left.map(|left| left.div_ceil(60_000)).unwrap_or_default();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let (wrong, typed) = wrong.unzip();
    let mut page = Page::new(reader, "contests-title", "/contests");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        name: regulation.name.clone(),
        number: position.0,
        task: task_told(&entry.task, words),
        points: words.say("solving-points", &Args::new().with("points", entry.public_points().to_string())),
        least: words.say("solving-least", &Args::new().with("count", entry.least_variations())),
        picture: diagram::address(entry.variant, &entry.position),
        fen: entry.position.clone(),
        rulebook: regulation.code.rulebook(entry.variant).name,
        open: stage.running && rights.solver.is_some() && !rights.handed_in,
        protest: stage.published && !stage.is_final && rights.solver.is_some(),
        answer: typed.or_else(|| own.map(|own| own.text.clone())).unwrap_or_default(),
        remark: own.filter(|_| stage.published).map(|own| own.remark.clone()).unwrap_or_default(),
        got: rights.solver.and_then(|solver| got(contest, solver, position)),
        left,
        left_told: words.say("solvings-left", &Args::new().with("minutes", minutes)),
        wrong,
        words: for_a_script(&words_of(words)),
        id,
        page,
    };
    send(status, keep, &sheet)
}
