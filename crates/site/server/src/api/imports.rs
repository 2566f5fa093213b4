//! Taking games in from PDN files, and removing them again.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use damier_language::Words;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::input::{Asked, Id, variant};
use super::route::a_variant;
use super::{ApiError, Caller, Route, Scope};
use crate::import::{self, Busy, Job, Progress};
use crate::live::remove_imported;
use crate::reader;
use crate::sent::Sent;
use crate::site::Site;

const GROUP: &str = "Import";
const KIND: &str = "application/x-draughts-pdn";
const EXAMPLE: &str =
    "[White \"Ivan\"]\n[Black \"Olena\"]\n[GameType \"25\"]\n[Result \"*\"]\n\n1. c3-d4 d6-c5 *\n";

pub(super) fn routes() -> Vec<Route> {
    let text = || json!({ "type": "string" });
    vec![
        Route::post("/imports", begin)
            .does(
                GROUP,
                "importPdn",
                "Takes the games of a PDN file in, up to 10 MB. Good games are kept, bad ones are told.",
            )
            .needs(Scope::Import)
            .asks("source", text(), "The name of the file.")
            .such_as("cup.pdn")
            .asks("variant", a_variant(), "The variant of all games, whatever their tags say.")
            .takes_file(KIND, json!(EXAMPLE))
            .may_refuse()
            .with(202)
            .answers("Import"),
        Route::get("/imports/{import}", show)
            .does(GROUP, "getImport", "How far a file is, and what is wrong in it.")
            .needs(Scope::Import)
            .answers("Import"),
        Route::delete("/games/{game}", remove)
            .does(GROUP, "removeGame", "Removes a game that was taken in from a file.")
            .needs(Scope::Import)
            .may_refuse()
            .with(204),
    ]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedImport {
    #[serde(default)]
    source: String,
    #[serde(default)]
    variant: String,
}

/// A file as it is shown.
#[derive(Serialize)]
struct ImportView {
    id: String,
    source: String,
    size: u64,
    read: u64,
    games: u64,
    kept: u64,
    known: u64,
    refused: u64,
    faults: Vec<ShownFault>,
    more: u64,
    done: bool,
    failed: bool,
}

/// A fault of a file as it is shown.
#[derive(Serialize)]
struct ShownFault {
    game: u64,
    line: u64,
    column: u64,
    text: String,
    kept: bool,
}

fn view(job: &Job, words: &Words) -> Json<ImportView> {
    let Progress { read, games, kept, known, refused, faults, more, done, failed } = job.progress();
    let fault = |own: import::Found| {
        let text = own.what.text(words);
        ShownFault { game: own.game, line: own.line, column: own.column, text, kept: own.kept }
    };
    Json(ImportView {
        id: job.id.clone(),
        source: job.source.clone(),
        size: job.size,
        faults: faults.into_iter().map(fault).collect(),
        read,
        games,
        kept,
        known,
        refused,
        more,
        done,
        failed,
    })
}

/// A file that comes as it is.
struct Pdn(Sent);

impl<S: Sync> axum::extract::FromRequest<S> for Pdn {
    type Rejection = ApiError;

    async fn from_request(request: axum::extract::Request, _: &S) -> Result<Pdn, ApiError> {
        let words = reader::words(request.headers());
        let said = |headers: &HeaderMap| {
            let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
            Some(kind.split(';').next().unwrap_or_default().trim().to_lowercase())
        };
        if !said(request.headers()).is_some_and(|kind| kind == KIND || kind == "text/plain") {
            let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
            return Err(ApiError { status, code: "not-pdn", ..ApiError::unread(words, KIND) });
        }
        match Sent::receive("", import::LARGEST, request.into_body().into_data_stream()).await {
            Some(sent) => Ok(Pdn(sent)),
            None => {
                let status = StatusCode::PAYLOAD_TOO_LARGE;
                let most = format!("> {} MB", import::LARGEST >> 20);
                Err(ApiError { status, code: "too-large", ..ApiError::unread(words, &most) })
            }
        }
    }
}

async fn begin(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<AskedImport>,
    Pdn(sent): Pdn,
) -> Result<(StatusCode, Json<ImportView>), ApiError> {
    let account = caller.owner()?.1.id;
    let variant = variant(caller.words, &asked.variant)?;
    let source = if asked.source.is_empty() { "API" } else { &asked.source };
    let begun = site.files.imports.begin(&site.database, account, source, sent, variant, &site.files.turns);
    let job = begun.map_err(|Busy| ApiError::conflict("busy", caller.words.text("import-busy")))?;
    Ok((StatusCode::ACCEPTED, view(&job, caller.words)))
}

async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<ImportView>, ApiError> {
    let found = site.files.imports.find(&id, caller.owner()?.1.id);
    Ok(view(&*found.ok_or_else(|| ApiError::missing(caller.words))?, caller.words))
}

async fn remove(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<StatusCode, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let Some(imported) = site.database.imported(&id).await.map_err(trouble)? else {
        return match site.database.game(&id).await.map_err(trouble)? {
            Some(_) => Err(ApiError::conflict("played-here", caller.words.text("import-played-here"))),
            None => Err(ApiError::missing(caller.words)),
        };
    };
    if !import::may_remove(&caller.owner()?.1, &imported) {
        return Err(ApiError::not_yours(caller.words, "not-yours", "api-not-yours"));
    }
    remove_imported(&site.play.hub, &id).await.map_err(trouble)?;
    Ok(StatusCode::NO_CONTENT)
}
