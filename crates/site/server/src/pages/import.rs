//! Taking games in from a PDN file: the form, and the report.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_language::Args;
use damier_rules::Variant;

use super::{Page, missing, notice, send, send_to, trouble};
use crate::forms;
use crate::handler::{get, post};
use crate::import::{self, Busy, Job, Progress};
use crate::live::remove_imported;
use crate::pages::account::sign_in_from;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::{LARGEST_FORM, Site};
use crate::state::Web;

/// The addresses where games are taken in and removed.
pub(crate) fn routes() -> Router<Web> {
    // Around the file stand the other parts of its form.
    let file = post(receive).layer(DefaultBodyLimit::max(import::LARGEST + LARGEST_FORM));
    Router::new()
        .route("/game/{id}/remove", post(remove))
        .route("/import", get(show).merge(file))
        .route("/import/{id}", get(report))
}

#[derive(Template)]
#[template(path = "import.html")]
struct Sheet {
    page: Page,
    wrong: Option<String>,
    variants: Vec<String>,
    jobs: Vec<ImportView>,
    megabytes: usize,
}

#[derive(Template)]
#[template(path = "report.html")]
struct Report {
    page: Page,
    job: ImportView,
    progress: Progress,
}

impl Report {
    /// What is counted, in words.
    fn counted(&self, message: &str, count: u64) -> String {
        self.page.reader.words.translate(message, &Args::new().with("count", count))
    }

    /// What is wrong, in words.
    fn what(&self, found: &import::Found) -> String {
        found.what.text(self.page.reader.words)
    }

    fn place(&self, game: &u64, line: &u64, column: &u64) -> String {
        let args = Args::new().with("game", *game).with("line", *line).with("column", *column);
        self.page.reader.words.translate("import-place", &args)
    }
}

/// A file as it is shown.
struct ImportView {
    id: String,
    source: String,
    percent: u64,
    done: bool,
}

impl ImportView {
    fn of(job: &Job) -> ImportView {
        let progress = job.progress();
        let percent = progress.read.saturating_mul(100) / job.size.max(1);
        ImportView { id: job.id.clone(), source: job.source.clone(), percent, done: progress.done }
    }
}

fn sheet(site: &Site, reader: Reader, wrong: Option<String>) -> Response {
    let Some(account) = reader.person.account().cloned() else {
        return send_to(&sign_in_from(&reader.at), reader.keep);
    };
    let jobs = site.files.imports.of(account.id).iter().map(|job| ImportView::of(job)).collect();
    let variants = Variant::ALL.iter().map(|variant| variant.name().to_owned()).collect();
    let mut page = Page::new(reader, "import", "/import");
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    send(status, keep, &Sheet { page, wrong, variants, jobs, megabytes: import::LARGEST >> 20 })
}

/// Shows the form and one's files.
pub(crate) async fn show(State(site): State<Arc<Site>>, reader: Reader) -> Response {
    sheet(&site, reader, None)
}

/// Takes a file.
pub(crate) async fn receive(State(site): State<Arc<Site>>, reader: Reader, request: Request) -> Response {
    let Some(account) = reader.person.account().cloned() else {
        return send_to(&sign_in_from(&reader.at), reader.keep);
    };
    let fields = forms::read(request).await;
    if fields.as_ref().is_none_or(|own| own.file("file").is_some_and(|file| file.size > import::LARGEST)) {
        let args = Args::new().with("megabytes", import::LARGEST >> 20);
        let wrong = reader.words.translate("import-too-large", &args);
        return sheet(&site, reader, Some(wrong));
    }
    let fields = fields.unwrap_or_default();
    let Some(file) = fields.file("file").cloned() else {
        let wrong = reader.words.text("import-no-file");
        return sheet(&site, reader, Some(wrong));
    };
    let variant = Variant::ALL.into_iter().find(|variant| variant.name() == fields.text("variant"));
    let name = file.name.clone();
    match site.files.imports.begin(&site.database, account.id, &name, file, variant, &site.files.turns) {
        Ok(job) => send_to(&format!("/import/{}", job.id), reader.keep),
        Err(Busy) => {
            let wrong = reader.words.text("import-busy");
            sheet(&site, reader, Some(wrong))
        }
    }
}

/// Shows how far a file is, and what is wrong in it.
pub(crate) async fn report(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> Response {
    let found = reader.person.account().and_then(|account| site.files.imports.find(&id, account.id));
    let Some(job) = found else { return missing(reader).await };
    let mut page = Page::new(reader, "import", "/import");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &Report { page, progress: job.progress(), job: ImportView::of(&job) })
}

/// Removes a game that was taken in: its importer and the administrator may.
pub(crate) async fn remove(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let found = site.database.imported(&id).await.or_trouble(&reader)?;
    let imported = found.or_missing(&reader)?;
    if !reader.person.account().is_some_and(|account| import::may_remove(account, &imported)) {
        return Err(notice(reader, StatusCode::FORBIDDEN, "import", "api-not-yours"));
    }
    Ok(match remove_imported(&site.play.hub, &id).await {
        Ok(_) => send_to("/games", reader.keep),
        Err(fault) => trouble(reader, &fault),
    })
}
