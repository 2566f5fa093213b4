//! Studies: kept by their owner, shown to whom he lets see them.

use std::sync::Arc;

use askama::Template;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Json, Router};
use damier_language::{Args, Words};
use damier_store::{AccountId, Fault, ListedStudy, StudyRefused, StudyText, Visibility};
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::json;

use super::analysis::{Given, Opened, board};
use super::together::{self, Together};
use super::{Page, missing, paper, refuse, send, send_to, trouble};
use crate::handler::{any, get, post};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::secret;
use crate::site::{LARGEST_STUDY, Site, now};
use crate::state::Web;
use crate::status::Status as _;
use crate::study::together::{Right, Seen, seen};
use crate::study::{self, Chapter};

/// The addresses of studies.
pub(crate) fn routes() -> Router<Web> {
    let studies = DefaultBodyLimit::max(LARGEST_STUDY);
    Router::new()
        .route("/studies", get(list).post(any(create)).layer(studies))
        .route("/study/{id}", get(show).put(any(save)).layer(studies))
        .route("/study/{id}/delete", post(remove))
        .route("/study/{id}/pdn", get(pdn))
        .route("/study/{id}/paper/{file}", get(booklet))
        .merge(together::routes())
}

/// The longest title, in letters.
const LONGEST_TITLE: usize = 100;

/// A study has at most so many chapters.
const MOST_CHAPTERS: usize = 64;

/// So many public studies are listed.
pub(crate) const LISTED: u32 = 100;

/// A study as a browser sends it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sent {
    title: String,
    visibility: String,
    chapters: Vec<Chapter>,
    /// The version that the browser has seen; none for a new study.
    pub(crate) version: Option<i64>,
}

impl Sent {
    /// What is kept of it, or what is wrong with it.
    pub(crate) fn text(mut self, words: &Words) -> Result<StudyText, String> {
        let title = titled(&self.title, words)?;
        let unknown = || words.text("study-no-visibility");
        let visibility = Visibility::named(&self.visibility).ok_or_else(unknown)?;
        if self.chapters.is_empty() || self.chapters.len() > MOST_CHAPTERS {
            return Err(words.translate("study-chapters", &Args::new().with("most", MOST_CHAPTERS)));
        }
        for chapter in &mut self.chapters {
            chapter.title = titled(&chapter.title, words)?;
            chapter.tree.check().map_err(|wrong| {
                let why = wrong.text(words);
                words.label(&chapter.title, &why)
            })?;
        }
        let content = serde_json::to_string(&self.chapters).map_err(|why| why.to_string())?;
        Ok(StudyText { title, visibility, content })
    }
}

/// A title that can be shown.
fn titled(text: &str, words: &Words) -> Result<String, String> {
    let title: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
    match title.chars().count() {
        1..=LONGEST_TITLE => Ok(title),
        _ => Err(words.translate("study-title-length", &Args::new().with("most", LONGEST_TITLE))),
    }
}

/// Why it was not saved, as it is sent.
fn refused(why: StudyRefused, words: &Words) -> Response {
    match why {
        StudyRefused::Unknown => refuse(StatusCode::NOT_FOUND, &words.text("site-missing-text")),
        StudyRefused::Changed { .. } => refuse(StatusCode::CONFLICT, &words.text("study-changed")),
        StudyRefused::TooMany { most } => refuse(
            StatusCode::TOO_MANY_REQUESTS,
            &words.translate("study-most", &Args::new().with("most", most)),
        ),
        StudyRefused::Store(fault) => {
            tracing::error!(%fault, "a study could not be stored");
            refuse(fault.status(), &words.text("site-trouble"))
        }
    }
}

fn account(reader: &Reader) -> Option<AccountId> {
    reader.person.account().map(|account| account.id)
}

/// Only those who have signed in keep studies.
fn stranger(words: &Words) -> Response {
    refuse(StatusCode::UNAUTHORIZED, &words.text("study-sign-in"))
}

/// Keeps a new study.
pub(crate) async fn create(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Json(sent): Json<Sent>,
) -> Response {
    let Some(owner) = account(&reader) else { return stranger(reader.words) };
    let text = match sent.text(reader.words) {
        Ok(text) => text,
        Err(why) => return refuse(StatusCode::UNPROCESSABLE_ENTITY, &why),
    };
    let id = secret::name();
    match site.database.create_study(&id, owner, text, now()).await {
        Ok(()) => (StatusCode::CREATED, Json(json!({ "id": id, "version": 1 }))).into_response(),
        Err(why) => refused(why, reader.words),
    }
}

/// Whether whoever is late wants to be told so as an answer, because he puts both versions together.
#[derive(Deserialize)]
struct Late {
    #[serde(default)]
    merges: bool,
}

/// Saves a study of one's own, or of somebody who keeps it together with the reader.
async fn save(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Query(late): Query<Late>,
    Json(sent): Json<Sent>,
) -> Response {
    let Some(owner) = account(&reader) else { return stranger(reader.words) };
    let seen = sent.version.unwrap_or_default();
    let text = match sent.text(reader.words) {
        Ok(text) => text,
        Err(why) => return refuse(StatusCode::UNPROCESSABLE_ENTITY, &why),
    };
    match site.database.save_study(&id, owner, seen, text, now()).await {
        Ok(version) => {
            site.rooms.written(&id);
            Json(json!({ "id": id, "version": version })).into_response()
        }
        Err(StudyRefused::Changed { .. }) if late.merges => {
            Json(json!({ "id": id, "late": true })).into_response()
        }
        Err(why) => refused(why, reader.words),
    }
}

/// Takes a study of one's own away.
pub(crate) async fn remove(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> Response {
    let Some(owner) = account(&reader) else { return missing(reader).await };
    match site.database.remove_study(&id, owner).await {
        Ok(true) => send_to("/studies", reader.keep),
        Ok(false) => missing(reader).await,
        Err(fault) => trouble(reader, &fault),
    }
}

/// A study as a file, a game for each chapter.
pub(crate) fn file(Seen { study, chapters, .. }: &Seen) -> Result<String, Fault> {
    let ListedStudy { id, title, owner, .. } = &study.listed;
    let mut text = String::new();
    for Chapter { title: round, tree } in chapters {
        let tags = [("Event", title.as_str()), ("Round", round), ("Annotator", owner)];
        let game = study::pdn(tree, &tags);
        let damaged = |wrong| Fault::Damaged { what: format!("study {id}: {wrong}") };
        text.push_str(&game.map_err(damaged)?);
    }
    Ok(text)
}

/// Shows a study.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let found = seen(&site, &id, account(&reader)).await.or_trouble(&reader)?.or_missing(&reader)?;
    let together = Together::of(&site, &found).await.or_trouble(&reader)?;
    let given = given(&reader, &found, together.is_kept_with_others());
    let (title, owner) = (given.title.clone(), found.study.listed.owner);
    let opened = Opened { heading: title, by: Some(owner), together: Some(together), ..Opened::default() };
    Ok(board(reader, &given, opened))
}

/// A study as the scripts of the board get it.
pub(super) fn given(reader: &Reader, found: &Seen, together: bool) -> Given {
    let ListedStudy { id, title, version, visibility, .. } = &found.study.listed;
    Given {
        id: Some(id.clone()),
        version: *version,
        title: title.clone(),
        visibility: visibility.name(),
        own: found.right == Right::Own,
        writes: found.right >= Right::Write,
        together,
        signed_in: reader.person.account().is_some(),
        chapters: found.chapters.clone(),
    }
}

/// Sends a study as a file.
pub(crate) async fn pdn(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> PageResult {
    let found = seen(&site, &id, account(&reader)).await.or_trouble(&reader)?.or_missing(&reader)?;
    let text = file(&found).or_trouble(&reader)?;
    let name: String = id.chars().filter(char::is_ascii_alphanumeric).collect();
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.pdn\"")),
    ];
    Ok((headers, text).into_response())
}

/// Sends a study as a booklet: `booklet.pdf`, `.html`, `.txt`.
async fn booklet(
    State(site): State<Arc<Site>>,
    Path((id, file)): Path<(String, String)>,
    reader: Reader,
) -> PageResult {
    let found = seen(&site, &id, account(&reader)).await.or_trouble(&reader)?.or_missing(&reader)?;
    let (name, ending) = paper::parts(&file);
    if name != "booklet" || !["pdf", "html", "txt"].contains(&ending) {
        return Ok(missing(reader).await);
    }
    let (words, listed) = (reader.words, found.study.listed);
    let write = move || study::booklet(&listed.title, &listed.owner, &found.chapters, words);
    match site.press.make(write).await {
        Ok(made) => Ok(paper::deliver(&site, reader, made, &file).await),
        Err(why) => Ok(paper::refused(reader, "study-booklet", &why)),
    }
}

#[derive(Template)]
#[template(path = "studies.html")]
struct List {
    page: Page,
    own: Vec<Line>,
    shared: Vec<Line>,
    public: Vec<Line>,
}

/// A study in a list.
struct Line {
    id: String,
    title: String,
    owner: String,
    visibility: String,
    changed: String,
}

impl Line {
    fn of(listed: ListedStudy) -> Line {
        let changed = Timestamp::from_millisecond(listed.changed.millis());
        Line {
            id: listed.id,
            title: listed.title,
            owner: listed.owner,
            visibility: format!("study-{}", listed.visibility.name()),
            changed: changed.map(|at| at.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default(),
        }
    }
}

/// Lists one's own studies and those that everybody may see.
pub(crate) async fn list(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    let (own, shared) = match reader.person.account() {
        Some(account) => (
            site.database.studies_of(account.id).await.or_trouble(&reader)?,
            site.database.studies_shared_with(account.id).await.or_trouble(&reader)?,
        ),
        None => (Vec::new(), Vec::new()),
    };
    let public = site.database.public_studies(LISTED).await.or_trouble(&reader)?;
    let mut page = Page::new(reader, "study-studies", "/studies");
    let keep = page.reader.keep.take();
    let lines = |all: Vec<ListedStudy>| all.into_iter().map(Line::of).collect();
    let list = List { page, own: lines(own), shared: lines(shared), public: lines(public) };
    Ok(send(StatusCode::OK, keep, &list))
}
