//! A composition: the diagram as the codes print it, who made it, and, when asked for, solution and report.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use damier_compose::Composition;
use damier_documents::{Coordinates, Diagram, Theme};
use damier_language::Args;
use damier_store::{Fault, Problem};

use super::verdict::Verdict;
use super::{soundness_told, task_told};
use crate::address::coded;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{Page, date, drawn, message_page, not_there, notice, send, send_to};
use crate::problems::{self, Kept, read};
use crate::reader::Reader;
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "problems/show.html")]
struct Sheet {
    page: Page,
    id: String,
    /// The line above the diagram (UA13-VI.7.4.1, UA-VIII.Fmt.2).
    heading: String,
    /// The line below it; nothing for a win.
    caption: Option<String>,
    variant: String,
    genre: String,
    code: String,
    task: String,
    source: Option<String>,
    since: Option<String>,
    entered: String,
    verdict: String,
    class: &'static str,
    playable: bool,
    /// Whether the reader may withdraw it.
    own: bool,
    withdrawn: Option<String>,
    /// What was found, when it is asked for.
    found: Option<Verdict>,
    editor: String,
    board: String,
    words: String,
}

/// A composition that somebody may see: withdrawn ones are for whoever entered them and for administrators.
pub(super) struct Seen {
    pub(super) problem: Problem,
    pub(super) work: Composition,
    pub(super) kept: Kept,
    pub(super) own: bool,
}

/// A composition that the reader may see, or the page that says why not.
pub(super) async fn seen(site: &Site, id: &str, reader: &Reader) -> Result<Seen, Response> {
    let problem = site.database.problem(id).await.or_trouble(reader)?.or_missing(reader)?;
    let account = reader.person.account();
    let own = account.is_some_and(|own| own.administrator || Some(own.id) == problem.account);
    if problem.withdrawn.is_some() && !own {
        let (title, text) = ("problem-register", "problem-withdrawn-text");
        return Err(notice(reader.clone(), StatusCode::GONE, title, text));
    }
    let (work, kept) = read(&problem).or_trouble(reader)?;
    Ok(Seen { problem, work, kept, own })
}

/// Shows a composition.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let seen = seen(&site, &id, &reader).await?;
    Ok(problem_page(reader, seen, false))
}

/// Shows a composition with its solution and report. Whoever was solving it has given up.
pub(crate) async fn solution(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let seen = seen(&site, &id, &reader).await?;
    given_up(&site, &reader, &id).await.or_trouble(&reader)?;
    Ok(problem_page(reader, seen, true))
}

/// Whoever lets himself be shown the solution gives up what he was solving, the problem of the day even if he had not
/// begun.
async fn given_up(site: &Site, reader: &Reader, id: &str) -> Result<(), Fault> {
    let Some(account) = reader.person.account() else { return Ok(()) };
    let (database, at) = (&site.database, now());
    let today = problems::day_of(at);
    if problems::today(database, today).await?.as_deref() == Some(id) {
        problems::give_up(database, account.id, (id, &today.to_string()), at).await?;
    }
    if database.attempt(account.id, id, "").await?.is_some() {
        problems::give_up(database, account.id, (id, ""), at).await?;
    }
    Ok(())
}

fn problem_page(reader: Reader, seen: Seen, solution: bool) -> Response {
    let words = reader.words;
    let Seen { problem, work, kept, own } = seen;
    let found = solution.then(|| Verdict::of(&kept, &work, words));
    let whole = Verdict::of(&kept, &work, words);
    let withdrawn = problem.withdrawn.map(date);
    let mut page = Page::new(reader, "problem-register", "/problems");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        heading: if work.authors.is_empty() { words.text("problem-unknown") } else { work.heading() },
        caption: work.task.goal.caption(),
        variant: page.variant(&problem.text.variant),
        genre: whole.genre,
        code: words.text(&format!("problem-code-{}", work.code.name())),
        task: task_told(&kept.task, words),
        source: work.source.clone(),
        since: work.dates.existence().map(str::to_owned),
        entered: date(problem.made),
        verdict: soundness_told(&kept.soundness, words),
        class: whole.class,
        playable: kept.exercise.is_some() && withdrawn.is_none(),
        editor: format!(
            "/problems/new?variant={}&code={}&fen={}&task={}&kind={}",
            problem.text.variant,
            work.code.name(),
            coded(&problem.text.position),
            coded(&work.task.goal.to_string()),
            coded(&work.given_kind().to_string())
        ),
        board: drawn::in_place(work.code.rulebook(work.variant()).name, &problem.text.position, false),
        words: super::solve::script_words(words),
        id: problem.id,
        own: own && withdrawn.is_none(),
        withdrawn,
        found,
        page,
    };
    send(StatusCode::OK, keep, &sheet)
}

/// Sends a composition as a file. As long as it is the problem of the day, its solution stays out.
pub(crate) async fn pdn(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> PageResult {
    let seen = seen(&site, &id, &reader).await?;
    let text = file(&site, &seen.problem, seen.work).await.or_trouble(&reader)?;
    let name: String = id.chars().filter(char::is_ascii_alphanumeric).collect();
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.pdn\"")),
    ];
    Ok((headers, text).into_response())
}

/// A composition as PDN; the problem of the day without its solution.
pub(crate) async fn file(site: &Site, problem: &Problem, mut work: Composition) -> Result<String, Fault> {
    let today = problems::today(&site.database, problems::day_of(now())).await?;
    if today.as_deref() == Some(problem.id.as_str()) {
        work.solution = damier_compose::Tree::default();
    }
    Ok(problems::pdn(&work))
}

/// Draws the diagram with the caption of the code.
pub(crate) async fn svg(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> PageResult {
    let work = seen(&site, &id, &reader).await?.work;
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, max-age=300")];
    Ok((headers, drawn(&work).svg()).into_response())
}

/// The board as the codes print it: black on white, number and authors, the task unless it is a win.
pub(crate) fn drawn(work: &Composition) -> Diagram {
    let caption = [Some(work.heading()), work.task.goal.caption()];
    let caption: Vec<String> = caption.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    Diagram {
        theme: Theme::Print,
        coordinates: Coordinates::of(work.variant()),
        turn: work.is_turned,
        caption: (!caption.is_empty()).then(|| caption.join(" · ")),
        ..Diagram::new(work.given())
    }
}

/// Withdraws a composition: whoever entered it may, and administrators.
pub(crate) async fn withdraw(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let account = reader.person.account().or_missing(&reader)?;
    let whose = (!account.administrator).then_some(account.id);
    match site.database.withdraw_problem(&id, whose, now()).await.or_trouble(&reader)? {
        true => Ok(send_to(&format!("/problem/{id}"), reader.keep)),
        false => Err(not_there(reader)),
    }
}

/// A page that says that something is known already, and where.
pub(super) fn known(reader: Reader, id: &str) -> Response {
    let args = Args::new().with("address", format!("/problem/{id}"));
    message_page(reader, StatusCode::CONFLICT, "problem-register", |words| {
        words.translate("problem-known", &args)
    })
}
