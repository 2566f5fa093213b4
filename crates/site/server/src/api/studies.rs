//! Studies: trees of moves that people keep and show.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use damier_language::{Args, Words};
use damier_store::{AccountId, ListedStudy, StudyMember, StudyRefused, StudyRole};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::games::moment;
use super::input::{Body, Id};
use super::{ApiError, Caller, Route, Scope};
use crate::pages::studies::{LISTED, Sent, file};
use crate::pages::together::line_json;
use crate::people::Person;
use crate::secret;
use crate::site::{LARGEST_STUDY, Site, now};
use crate::study::together::{NotSaid, Right, Seen, say, seen, share};

const GROUP: &str = "Studies";

pub(super) fn routes() -> Vec<Route> {
    let example = || {
        let line = json!([
            { "move": "c3-d4", "sign": "!", "variations": [[{ "move": "c3-b4" }]] },
            { "move": "d6-c5", "comment": "An exchange." },
        ]);
        let tree = json!({ "rulebook": "ua2023-russian", "line": line });
        json!({
            "title": "Openings", "visibility": "public", "version": null,
            "chapters": [{ "title": "City game", "tree": tree }],
        })
    };
    let anew = || {
        let mut anew = example();
        anew["version"] = json!(1);
        anew
    };
    vec![
        Route::get("/studies", list)
            .does(
                GROUP,
                "listStudies",
                "Studies that everybody may see, and those of the owner of the token.",
            )
            .knows(&[Scope::Study, Scope::Read])
            .answers("StudyList"),
        Route::post("/studies", create)
            .does(GROUP, "createStudy", "Keeps a new study.")
            .needs(Scope::Study)
            .takes("StudyToKeep", example())
            .up_to(LARGEST_STUDY)
            .may_refuse()
            .with(201)
            .answers("StudyVersion"),
        Route::get("/studies/{study}", show)
            .does(GROUP, "getStudy", "A study with all its chapters.")
            .knows(&[Scope::Study, Scope::Read])
            .answers("Study"),
        Route::put("/studies/{study}", save)
            .does(GROUP, "saveStudy", "Keeps a study anew; `version` is the one that was changed.")
            .needs(Scope::Study)
            .takes("StudyToKeep", anew())
            .up_to(LARGEST_STUDY)
            .may_refuse()
            .answers("StudyVersion"),
        Route::delete("/studies/{study}", remove)
            .does(GROUP, "removeStudy", "Takes a study of one's own away.")
            .needs(Scope::Study)
            .with(204),
        Route::get("/studies/{study}/members", members)
            .does(GROUP, "listStudyMembers", "With whom a study is kept.")
            .knows(&[Scope::Study, Scope::Read])
            .answers("StudyMemberList"),
        Route::post("/studies/{study}/members", set_member)
            .does(GROUP, "shareStudy", "Keeps a study of one's own with somebody in a role, or no longer.")
            .needs(Scope::Study)
            .takes("StudyMember", json!({ "name": "Olena0", "role": "writer" }))
            .may_refuse()
            .answers("StudyMemberList"),
        Route::get("/studies/{study}/chat", chat)
            .does(GROUP, "getStudyChat", "What was said beside a study, to those with whom it is kept.")
            .needs(Scope::Read)
            .may_refuse()
            .answers("StudyLineList"),
        Route::post("/studies/{study}/chat", speak)
            .does(GROUP, "sayInStudy", "Says something beside a study that is kept with the caller.")
            .needs(Scope::Study)
            .takes("StudySaid", json!({ "text": "Black is better here." }))
            .may_refuse()
            .with(201)
            .answers("StudyLine"),
        Route::get("/studies/{study}/pdn", pdn)
            .does(GROUP, "getStudyPdn", "A study as PDN, a game for each chapter.")
            .knows(&[Scope::Study, Scope::Read])
            .answers_as("application/x-draughts-pdn", None),
    ]
}

/// A study in a list.
#[derive(Serialize)]
struct Listed {
    id: String,
    title: String,
    owner: String,
    visibility: &'static str,
    version: i64,
    changed: String,
}

impl From<ListedStudy> for Listed {
    fn from(own: ListedStudy) -> Listed {
        Listed {
            id: own.id,
            title: own.title,
            owner: own.owner,
            visibility: own.visibility.name(),
            version: own.version,
            changed: moment(own.changed),
        }
    }
}

fn account(caller: &Caller) -> Option<AccountId> {
    caller.owner().ok().map(|owner| owner.1.id)
}

fn refused(why: StudyRefused, words: &Words) -> ApiError {
    match why {
        StudyRefused::Unknown => ApiError::missing(words),
        StudyRefused::Changed { .. } => ApiError::conflict("changed", words.text("study-changed")),
        StudyRefused::TooMany { most } => {
            ApiError::conflict("too-many", words.translate("study-most", &Args::new().with("most", most)))
        }
        StudyRefused::Store(fault) => ApiError::trouble(words, &fault),
    }
}

async fn list(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let own = match account(&caller) {
        Some(account) => site.database.studies_of(account).await.map_err(trouble)?,
        None => Vec::new(),
    };
    let public = site.database.public_studies(LISTED).await.map_err(trouble)?;
    let all = |list: Vec<ListedStudy>| list.into_iter().map(Listed::from).collect::<Vec<_>>();
    Ok(Json(json!({ "own": all(own), "public": all(public) })))
}

/// A study that the caller may see.
async fn found(site: &Site, caller: &Caller, id: &str) -> Result<Seen, ApiError> {
    let found = seen(site, id, account(caller)).await;
    found
        .map_err(|fault| ApiError::trouble(caller.words, &fault))?
        .ok_or_else(|| ApiError::missing(caller.words))
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let Seen { study, chapters, .. } = found(&site, &caller, &id).await?;
    let mut shown = json!(Listed::from(study.listed));
    shown["chapters"] = json!(chapters);
    Ok(Json(shown))
}

async fn create(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(sent): Body<Sent>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let owner = caller.owner()?.1.id;
    let text = sent.text(caller.words).map_err(|why| ApiError::conflict("refused", why))?;
    let id = secret::name();
    let kept = site.database.create_study(&id, owner, text, now()).await;
    kept.map_err(|why| refused(why, caller.words))?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id, "version": 1 }))))
}

async fn save(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(sent): Body<Sent>,
) -> Result<Json<Value>, ApiError> {
    let (owner, version) = (caller.owner()?.1.id, sent.version.unwrap_or_default());
    let text = sent.text(caller.words).map_err(|why| ApiError::conflict("refused", why))?;
    let kept = site.database.save_study(&id, owner, version, text, now()).await;
    let version = kept.map_err(|why| refused(why, caller.words))?;
    site.rooms.written(&id);
    Ok(Json(json!({ "id": id, "version": version })))
}

async fn remove(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<StatusCode, ApiError> {
    match site.database.remove_study(&id, caller.owner()?.1.id).await {
        Ok(true) => Ok(StatusCode::NO_CONTENT),
        Ok(false) => Err(ApiError::missing(caller.words)),
        Err(fault) => Err(ApiError::trouble(caller.words, &fault)),
    }
}

async fn pdn(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<impl IntoResponse, ApiError> {
    let seen = found(&site, &caller, &id).await?;
    let text = file(&seen).map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    Ok(([(header::CONTENT_TYPE, "application/x-draughts-pdn; charset=utf-8")], text))
}

async fn members(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    found(&site, &caller, &id).await?;
    let members = site.database.study_members(&id).await;
    let members = members.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    let member = |own: &StudyMember| json!({ "name": own.name, "role": own.role.name() });
    Ok(Json(members.iter().map(member).collect()))
}

/// With whom a study is kept, and how; without a role no longer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantedMember {
    name: String,
    role: Option<String>,
}

async fn set_member(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(wanted): Body<WantedMember>,
) -> Result<Json<Value>, ApiError> {
    let by = &caller.owner()?.1;
    if found(&site, &caller, &id).await?.right != Right::Own {
        return Err(ApiError::conflict("not-owner", caller.words.text("study-not-owner")));
    }
    let role = match wanted.role.as_deref() {
        None => None,
        Some(name) => Some(StudyRole::named(name).ok_or_else(|| ApiError::unread(caller.words, "role"))?),
    };
    let done = share(&site, by, &id, &wanted.name, role).await;
    match done.map_err(|fault| ApiError::trouble(caller.words, &fault))? {
        Some(true) => members(State(site), caller, Id(id)).await,
        Some(false) => Err(ApiError::conflict("not-shared", caller.words.text("study-not-shared"))),
        None => Err(ApiError::conflict("nobody", caller.words.text("people-nobody"))),
    }
}

async fn chat(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    if found(&site, &caller, &id).await?.right < Right::Talk {
        return Err(ApiError::conflict("not-member", caller.words.text("study-not-member")));
    }
    let lines = site.database.study_lines(&id, 0).await;
    let lines = lines.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    Ok(Json(lines.iter().map(line_json).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    text: String,
}

async fn speak(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(said): Body<Said>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let seen = found(&site, &caller, &id).await?;
    let (_, account) = caller.owner()?;
    let speaker = Person::Account(account.clone());
    let line = say(&site, &speaker, &seen, &said.text).await;
    match line.map_err(|fault| ApiError::trouble(caller.words, &fault))? {
        Ok(line) => Ok((StatusCode::CREATED, Json(line_json(&line)))),
        Err(NotSaid::Outside) => Err(ApiError::conflict("not-member", caller.words.text("study-not-member"))),
        Err(NotSaid::Unread) => Err(ApiError::unread(caller.words, "text")),
        Err(NotSaid::Held(held)) => Err(ApiError::conflict(held.code(), held.text(caller.words))),
    }
}
