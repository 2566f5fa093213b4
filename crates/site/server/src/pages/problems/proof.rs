//! A proof in the background: begun, followed, stopped, and what it found entered into the register.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse as _;
use axum::{Form, Json};
use damier_compose::check::Step;
use damier_language::{Args, Words};
use damier_store::{Fault, ProblemRefused};
use serde_json::json;

use super::verdict::Verdict;
use super::{new, show, wants_json};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::lines::may_not_be_helped;
use crate::pages::{Page, diagram, message_page, not_there, notice, refuse, send, send_to, trouble};
use crate::people::no_place;
use crate::problems::{self, Credits, Draft, Proof, Stand};
use crate::reader::Reader;
use crate::secret;
use crate::site::{Site, now};
use crate::visitor::Whence;

/// So many works that are like a new one are named.
const LIKE: usize = 6;

#[derive(Template)]
#[template(path = "problems/proof.html")]
struct Sheet {
    page: Page,
    id: String,
    heading: String,
    picture: String,
    position: String,
    task: String,
    /// Whether it still goes on, what is said of it, and how far it is.
    open: bool,
    said: String,
    passed: u64,
    most: u64,
    found: Option<Verdict>,
    wrong: Option<String>,
    credits: Credits,
    like: Vec<(String, String)>,
    editor: String,
    words: String,
}

/// Begins a proof of what was typed. Scripts get its name, others its page.
pub(crate) async fn begin(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    reader: Reader,
    Form(draft): Form<Draft>,
) -> PageResult {
    let words = reader.words;
    let json = wants_json(&headers);
    let wrong = |reader: Reader, draft: Draft, status: StatusCode, why: String| {
        if json { refuse(status, &why) } else { new::sheet(reader, draft, Some(why)) }
    };
    let work = match draft.work() {
        Ok(work) => work,
        Err(why) => return Err(wrong(reader, draft, StatusCode::UNPROCESSABLE_ENTITY, why.text(words))),
    };
    if may_not_be_helped(&site, &reader, work.variant()).await.or_trouble(&reader)? {
        return Err(wrong(reader, draft, StatusCode::FORBIDDEN, words.text("study-playing")));
    }
    let asker = reader.person.asker(from.as_deref());
    match problems::anywhere::begin(&site, &asker, work).await.or_trouble(&reader)? {
        Ok(id) if json => Ok(Json(json!({ "id": id })).into_response()),
        Ok(id) => Ok(send_to(&format!("/proof/{id}"), reader.keep)),
        Err(full) => Err(wrong(reader, draft, StatusCode::SERVICE_UNAVAILABLE, no_place(words, full))),
    }
}

/// Where a proof stands, for scripts.
pub(crate) async fn state(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let found = problems::anywhere::find(&site, &id).await.or_trouble(&reader)?;
    let gone = || refuse(StatusCode::NOT_FOUND, &reader.words.text("problem-proof-gone"));
    let proof = found.ok_or_else(gone)?;
    let (passed, most) = times(&proof.stand);
    let stand = match proof.stand {
        Stand::Waits { .. } => "waits",
        Stand::GoesOn { .. } => "goes-on",
        Stand::Stopped => "stopped",
        Stand::Ended(_) => "ended",
    };
    let said = stand_text(&proof.stand, reader.words);
    Ok(Json(json!({ "state": stand, "said": said, "passed": passed, "most": most })).into_response())
}

/// Seconds that have passed, and seconds at most.
fn times(stand: &Stand) -> (u64, u64) {
    match stand {
        Stand::GoesOn { passed, most, .. } => (passed.as_secs().min(most.as_secs()), most.as_secs()),
        _ => (0, 0),
    }
}

/// Where a proof stands, in words.
fn stand_text(stand: &Stand, words: &Words) -> String {
    match stand {
        Stand::Waits { ahead } => words.translate("problem-waits", &Args::new().with("number", *ahead)),
        Stand::GoesOn { step: Step::Proving, .. } => words.text("problem-step-proving"),
        Stand::GoesOn { step: Step::Walking, .. } => words.text("problem-step-walking"),
        Stand::GoesOn { step: Step::FirstMoves(done, all), .. } => {
            words.translate("problem-step-first-moves", &Args::new().with("done", *done).with("all", *all))
        }
        Stand::Stopped => words.text("problem-stopped"),
        Stand::Ended(_) => words.text("problem-ended"),
    }
}

/// Stops a proof of one's own.
pub(crate) async fn stop(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    reader: Reader,
) -> PageResult {
    let stopped = problems::anywhere::stop(&site, &id, &reader.person.key()).await.or_trouble(&reader)?;
    match (stopped, wants_json(&headers)) {
        (true, true) => Ok(Json(json!({ "state": "stopped" })).into_response()),
        (true, false) => Ok(send_to(&format!("/proof/{id}"), reader.keep)),
        (false, _) => Err(not_there(reader)),
    }
}

/// A proof, or the page that says that it is gone.
async fn found(site: &Site, id: &str, reader: &Reader) -> Result<Proof, axum::response::Response> {
    let proof = problems::anywhere::find(site, id).await.or_trouble(reader)?;
    let gone = || notice(reader.clone(), StatusCode::NOT_FOUND, "problem-editor", "problem-proof-gone");
    proof.ok_or_else(gone)
}

/// Shows a proof.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let credits = Credits {
        authors: reader.person.account().map(|own| own.name.as_str().to_owned()).unwrap_or_default(),
        ..Credits::default()
    };
    proof_page(&site, id, reader, credits, None).await
}

async fn proof_page(
    site: &Site,
    id: String,
    reader: Reader,
    credits: Credits,
    wrong: Option<String>,
) -> PageResult {
    let words = reader.words;
    let Proof { work, stand } = found(site, &id, &reader).await?;
    let verdict = match &stand {
        Stand::Ended(kept) => Some(Verdict::of(kept, &work, words)),
        _ => None,
    };
    let mut like = Vec::new();
    if verdict.is_some() {
        let all = site.problems.shelf.like(&site.database, work.given(), LIKE, words).await;
        like.extend(all.or_trouble(&reader)?.into_iter().map(|own| (own.id, own.why)));
    }
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let (passed, most) = times(&stand);
    let position = damier_pdn::write_fen(&work.given());
    let coded = crate::address::coded;
    let mut page = Page::new(reader, "problem-proof", "/problems");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        heading: words.text("problem-proof"),
        picture: diagram::address(work.variant(), &position),
        task: super::task_told(&problems::task_of(&work), words),
        open: matches!(stand, Stand::Waits { .. } | Stand::GoesOn { .. }),
        said: stand_text(&stand, words),
        passed,
        most,
        found: verdict,
        wrong,
        credits,
        like,
        editor: format!(
            "/problems/new?variant={}&code={}&fen={}&task={}&kind={}",
            work.variant().name(),
            work.code.name(),
            coded(&position),
            coded(&work.task.goal.to_string()),
            coded(&work.given_kind().to_string())
        ),
        position,
        id,
        words: super::solve::script_words(words),
        page,
    };
    Ok(send(status, keep, &sheet))
}

/// Enters a composition whose proof has come to its end, whatever it found, into the register.
pub(crate) async fn save(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(credits): Form<Credits>,
) -> PageResult {
    let Some(account) = reader.person.account().map(|own| own.id) else {
        return Err(notice(reader, StatusCode::UNAUTHORIZED, "problem-register", "problem-sign-in"));
    };
    let Proof { work, stand: Stand::Ended(kept) } = found(&site, &id, &reader).await? else {
        return Err(notice(reader, StatusCode::NOT_FOUND, "problem-editor", "problem-proof-gone"));
    };
    let mut work = (*work).clone();
    if let Err(why) = credits.give(&mut work) {
        let why = why.text(reader.words);
        return proof_page(&site, id, reader, credits, Some(why)).await;
    }
    let text = problems::text_of(&work, &kept);
    let text = text.map_err(|why| Fault::Other { what: why.to_string() }).or_trouble(&reader)?;
    let name = secret::name();
    match site.database.enter_problem(&name, account, text, now()).await {
        Ok(()) => Ok(send_to(&format!("/problem/{name}"), reader.keep)),
        Err(ProblemRefused::Known { id }) => Err(show::known(reader, &id)),
        Err(ProblemRefused::TooMany { most }) => {
            let args = Args::new().with("most", most);
            Err(message_page(reader, StatusCode::TOO_MANY_REQUESTS, "problem-register", |words| {
                words.translate("problem-most", &args)
            }))
        }
        Err(ProblemRefused::Store(fault)) => Err(trouble(reader, &fault)),
    }
}
