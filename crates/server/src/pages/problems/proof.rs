//! A proof in the background: begun, followed, stopped, and what it found entered into the register.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::{Form, Json};
use damier_compose::check::Step;
use damier_language::{Args, Words};
use damier_store::ProblemRefused;
use serde_json::json;

use super::verdict::Verdict;
use super::{new, show, wants_json};
use crate::pages::lines::may_not_be_helped;
use crate::pages::{Page, diagram, missing, notice, refuse, send, send_to, tell, trouble};
use crate::problems::{self, Credits, Draft, Proof, Stand};
use crate::reader::Reader;
use crate::secret;
use crate::site::{Site, now};

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
    reader: Reader,
    Form(draft): Form<Draft>,
) -> Response {
    let words = reader.words;
    let json = wants_json(&headers);
    let wrong = |reader: Reader, draft: Draft, status: StatusCode, why: String| {
        if json { refuse(status, &why) } else { new::sheet(reader, draft, Some(why)) }
    };
    let work = match draft.work() {
        Ok(work) => work,
        Err(why) => {
            return wrong(reader, draft, StatusCode::UNPROCESSABLE_ENTITY, why.told(words));
        }
    };
    match may_not_be_helped(&site, &reader, work.variant()).await {
        Ok(false) => {}
        Ok(true) => return wrong(reader, draft, StatusCode::FORBIDDEN, words.text("study-playing")),
        Err(fault) => return trouble(reader, &fault),
    }
    match problems::anywhere::begin(&site, reader.person.name(), work).await {
        Err(fault) => trouble(reader, &fault),
        Ok(Ok(id)) if json => Json(json!({ "id": id })).into_response(),
        Ok(Ok(id)) => send_to(&format!("/proof/{id}"), reader.keep),
        Ok(Err(problems::Full)) => {
            wrong(reader, draft, StatusCode::SERVICE_UNAVAILABLE, words.text("study-busy"))
        }
    }
}

/// Where a proof stands, for scripts.
pub(crate) async fn state(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    let proof = match problems::anywhere::find(&site, &id).await {
        Ok(Some(proof)) => proof,
        Ok(None) => return refuse(StatusCode::NOT_FOUND, &reader.words.text("problem-proof-gone")),
        Err(fault) => return trouble(reader, &fault),
    };
    let (passed, most) = times(&proof.stand);
    let stand = match proof.stand {
        Stand::Waits { .. } => "waits",
        Stand::GoesOn { .. } => "goes-on",
        Stand::Stopped => "stopped",
        Stand::Ended(_) => "ended",
    };
    let said = told(&proof.stand, reader.words);
    Json(json!({ "state": stand, "said": said, "passed": passed, "most": most })).into_response()
}

/// Seconds that have passed, and seconds at most.
fn times(stand: &Stand) -> (u64, u64) {
    match stand {
        Stand::GoesOn { passed, most, .. } => (passed.as_secs().min(most.as_secs()), most.as_secs()),
        _ => (0, 0),
    }
}

/// Where a proof stands, in words.
fn told(stand: &Stand, words: &Words) -> String {
    match stand {
        Stand::Waits { ahead } => words.say("problem-waits", &Args::new().with("number", *ahead)),
        Stand::GoesOn { step: Step::Proving, .. } => words.text("problem-step-proving"),
        Stand::GoesOn { step: Step::Walking, .. } => words.text("problem-step-walking"),
        Stand::GoesOn { step: Step::FirstMoves(done, all), .. } => {
            words.say("problem-step-first-moves", &Args::new().with("done", *done).with("all", *all))
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
) -> Response {
    let stopped = match problems::anywhere::stop(&site, &id, reader.person.name()).await {
        Ok(stopped) => stopped,
        Err(fault) => return trouble(reader, &fault),
    };
    match (stopped, wants_json(&headers)) {
        (true, true) => Json(json!({ "state": "stopped" })).into_response(),
        (true, false) => send_to(&format!("/proof/{id}"), reader.keep),
        (false, _) => missing(reader).await,
    }
}

/// Shows a proof.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    let credits = Credits {
        authors: reader.person.account().map(|own| own.name.as_str().to_owned()).unwrap_or_default(),
        ..Credits::default()
    };
    shown(&site, id, reader, credits, None).await
}

async fn shown(site: &Site, id: String, reader: Reader, credits: Credits, wrong: Option<String>) -> Response {
    let words = reader.words;
    let proof = match problems::anywhere::find(site, &id).await {
        Ok(proof) => proof,
        Err(fault) => return trouble(reader, &fault),
    };
    let Some(Proof { work, stand }) = proof else {
        return notice(reader, StatusCode::NOT_FOUND, "problem-editor", "problem-proof-gone");
    };
    let found = match &stand {
        Stand::Ended(kept) => Some(Verdict::of(kept, &work, words)),
        _ => None,
    };
    let mut like = Vec::new();
    if found.is_some() {
        match site.shelf.like(&site.database, work.setup.clone(), LIKE, words).await {
            Ok(all) => like.extend(all.into_iter().map(|own| (own.id, own.why))),
            Err(fault) => return trouble(reader, &fault),
        }
    }
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let (passed, most) = times(&stand);
    let position = damier_pdn::write_fen(&work.setup);
    let coded = crate::address::coded;
    let mut page = Page::new(reader, "problem-proof", "/problems");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        heading: words.text("problem-proof"),
        picture: diagram::address(work.variant(), &position),
        task: super::task_told(&work.task.goal.to_string(), words),
        open: matches!(stand, Stand::Waits { .. } | Stand::GoesOn { .. }),
        said: told(&stand, words),
        passed,
        most,
        found,
        wrong,
        credits,
        like,
        editor: format!(
            "/problems/new?variant={}&code={}&fen={}&task={}",
            work.variant().name(),
            work.code.name(),
            coded(&position),
            coded(&work.task.goal.to_string())
        ),
        position,
        id,
        words: super::solve::script_words(words),
        page,
    };
    send(status, keep, &sheet)
}

/// Enters a composition whose proof has come to its end, whatever it found, into the register.
pub(crate) async fn save(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(credits): Form<Credits>,
) -> Response {
    let Some(account) = reader.person.account().map(|own| own.id) else {
        return notice(reader, StatusCode::UNAUTHORIZED, "problem-register", "problem-sign-in");
    };
    let proof = match problems::anywhere::find(&site, &id).await {
        Ok(proof) => proof,
        Err(fault) => return trouble(reader, &fault),
    };
    let Some(Proof { work, stand: Stand::Ended(kept) }) = proof else {
        return notice(reader, StatusCode::NOT_FOUND, "problem-editor", "problem-proof-gone");
    };
    let mut work = (*work).clone();
    if let Err(why) = credits.give(&mut work) {
        let why = why.told(reader.words);
        return shown(&site, id, reader, credits, Some(why)).await;
    }
    let text = match problems::text_of(&work, &kept) {
        Ok(text) => text,
        Err(why) => {
            let what = why.to_string();
            return trouble(reader, &damier_store::Fault::Other { what });
        }
    };
    let name = secret::name();
    match site.database.enter_problem(&name, account, text, now()).await {
        Ok(()) => send_to(&format!("/problem/{name}"), reader.keep),
        Err(ProblemRefused::Known { id }) => show::known(reader, &id),
        Err(ProblemRefused::TooMany { most }) => {
            let args = Args::new().with("most", most);
            tell(reader, StatusCode::TOO_MANY_REQUESTS, "problem-register", |words| {
                words.say("problem-most", &args)
            })
        }
        Err(ProblemRefused::Store(fault)) => trouble(reader, &fault),
    }
}
