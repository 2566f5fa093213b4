//! A work by its code number: for its judges and the organiser while it is marked, for everybody once the
//! preliminary results are out. Authors stand there only when they may be known.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_contests::composing::{Composing, Phase};
use damier_contests::{Journal, Office, WorkId, decimals};

use super::super::{Page, diagram, missing, send, trouble};
use crate::address::coded;
use crate::contests::{load, offices};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "contest_work.html")]
struct Sheet {
    page: Page,
    contest: String,
    name: String,
    code: String,
    section: String,
    picture: String,
    position: String,
    task: String,
    solution: String,
    proof: Option<String>,
    authors: Option<String>,
    mark: Option<String>,
    breach: Option<String>,
    said: Vec<(String, String)>,
    editor: String,
    /// The editor that proves, with this work in it.
    prove: String,
}

/// Shows a work.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path((id, code)): Path<(String, String)>,
    reader: Reader,
) -> Response {
    let journal = match load::<Composing>(&site.database, &id).await {
        Ok(Some(journal)) => journal,
        Ok(None) => return missing(reader).await,
        Err(fault) => return trouble(reader, &fault),
    };
    let name = reader.person.account().map(|account| account.name.as_str().to_owned());
    let parts = code.split_once('-').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    let found = parts.and_then(|(section, code)| journal.state().by_code(section, code));
    let Some(work) = found.filter(|work| may_see(&journal, *work, name.as_deref())) else {
        return missing(reader).await;
    };
    let mut sheet = match sheet(id, reader, journal.state(), work) {
        Ok(sheet) => sheet,
        Err(reader) => return missing(*reader).await,
    };
    let keep = sheet.page.reader.keep.take();
    send(StatusCode::OK, keep, &sheet)
}

fn is_out(contest: &Composing) -> bool {
    matches!(contest.phase, Phase::Preliminary { .. } | Phase::Final { .. })
}

fn may_see(journal: &Journal<Composing>, work: WorkId, name: Option<&str>) -> bool {
    let contest = journal.state();
    let Some(name) = name else { return is_out(contest) };
    let section = contest.work(work).map_or(0, |work| work.entry.section);
    let held = offices(journal, name);
    let trusted =
        [Office::Organiser, Office::Secretary, Office::ChiefJudge, Office::Deputy, Office::Coordinator];
    is_out(contest)
        || contest.judges_of(section).contains(&name)
        || trusted.iter().any(|office| held.contains(office))
}

/// The page; the reader back where there is nothing to show.
fn sheet(id: String, reader: Reader, contest: &Composing, work: WorkId) -> Result<Sheet, Box<Reader>> {
    let found = contest.work(work).and_then(|found| Some((found, found.code_text()?)));
    let Some(((found, code), regulation)) = found.zip(contest.regulation.as_ref()) else {
        return Err(Box::new(reader));
    };
    let entry = &found.entry;
    let out = is_out(contest);
    let authors = entry.authors.iter().filter_map(|author| contest.author(*author));
    let authors: Vec<&str> = authors.map(|author| author.name.as_str()).collect();
    let said = found.marks.iter().filter(|(_, (_, said))| out && !said.is_empty());
    let book = regulation.code.rulebook(entry.variant);
    Ok(Sheet {
        contest: id,
        name: regulation.name.clone(),
        code,
        section: contest.section(entry.section).map(|own| own.name.clone()).unwrap_or_default(),
        picture: diagram::address(entry.variant, &entry.position),
        position: entry.position.clone(),
        task: entry.task.clone(),
        solution: entry.solution.clone(),
        proof: entry.proof.clone(),
        authors: contest.authors_shown().then(|| authors.join(", ")),
        mark: contest.mark_of(found).filter(|_| out).map(decimals),
        breach: found.breach.clone().filter(|_| out),
        said: said.map(|(judge, (_, said))| (judge.clone(), said.clone())).collect(),
        editor: format!("/analysis?rulebook={}&fen={}", book.name, diagram::coded(&entry.position)),
        prove: format!(
            "/problems/new?variant={}&code={}&fen={}&task={}&solution={}",
            entry.variant.name(),
            regulation.code.name(),
            coded(&entry.position),
            coded(&entry.task),
            coded(&entry.solution)
        ),
        page: Page::new(reader, "contests-title", "/contests"),
    })
}
