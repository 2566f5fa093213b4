//! Leaving for good by a program: an account is handed out or forgotten, one's own or, by an administrator, another's.
//! A token alone forgets nobody: the password of whoever asks goes with it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use damier_acts::federation::{Actor, Forget};
use damier_federation::{PersonId, former_name};
use damier_language::Args;
use damier_store::{Account, AccountRefused};
use serde::Deserialize;
use serde_json::{Value, json};

use super::conduct::administrator;
use super::input::{Asked, Body, Id};
use super::{ApiError, Caller, Route, Scope};
use crate::books::{ActError, filing};
use crate::people::leaving::{self, export, forget_by, leave, unname_by};
use crate::people::proof::{Proof, prove};
use crate::site::Site;
use crate::visitor::{Whence, device};

const GROUP: &str = "Account";

/// The longest name of a player in a file.
const LONGEST_NAME: usize = 100;

pub(super) fn routes() -> Vec<Route> {
    let name = json!({ "type": "string", "maxLength": 100 });
    vec![
        Route::post("/account/deletion", forget_own)
            .does(
                GROUP,
                "forgetOwnAccount",
                "Forgets the owner of the token for good, if the password is his. Games stay without his name.",
            )
            .needs(Scope::Read)
            .takes("OwnDeletion", json!({ "password": "long enough" }))
            .may_refuse()
            .with(204),
        Route::get("/accounts/data", data)
            .does(GROUP, "getDataOf", "Everything that the site knows of somebody; for administrators.")
            .needs(Scope::Moderate)
            .asks("name", name, "The name of the account.")
            .always()
            .such_as("Olena0")
            .may_refuse()
            .may_miss()
            .answers("OwnData"),
        Route::post("/accounts/deletion", forget_other)
            .does(
                GROUP,
                "forgetAccount",
                "Forgets the owner of an account for good; for administrators, with their own password.",
            )
            .needs(Scope::Moderate)
            .takes("Deletion", json!({ "name": "Olena1", "password": "long enough" }))
            .may_refuse()
            .may_miss()
            .answers("Forgotten"),
        Route::post("/games/names/deletion", forget_name)
            .does(
                GROUP,
                "forgetNameInGames",
                "Takes a name out of all games that came from files; moves and results stay. For administrators.",
            )
            .needs(Scope::Moderate)
            .takes("ForgottenName", json!({ "name": "Shoshin" }))
            .may_refuse()
            .answers("NamesForgotten"),
        Route::post("/federation/people/{person}/deletion", forget_in_books)
            .does(
                GROUP,
                "forgetInBooks",
                "Forgets somebody of the federation's books; results, ratings and titles stay under his number. For \
                 administrators, with their own password.",
            )
            .needs(Scope::Federation)
            .takes("OwnDeletion", json!({ "password": "long enough" }))
            .may_refuse()
            .answers("Forgotten"),
    ]
}

/// What is sent by somebody who leaves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnDeletion {
    password: String,
}

/// Who is to be forgotten, and the password of the administrator who says so.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deletion {
    name: String,
    password: String,
}

/// Whose data are wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whose {
    name: String,
}

/// Goes on only if the password is that of whoever asks.
async fn owner(
    site: &Site,
    headers: &HeaderMap,
    caller: &Caller,
    password: String,
    from: Option<&str>,
) -> Result<(), ApiError> {
    let (words, account) = (caller.words, &caller.owner()?.1);
    let proof = prove(site, device::of(site, headers), account.name.as_str(), password, from).await;
    match proof.map_err(|fault| ApiError::trouble(words, &fault))? {
        Proof::Right(found) if found.id == account.id => Ok(()),
        Proof::Right(_) | Proof::Wrong | Proof::Closed => {
            Err(ApiError::not_yours(words, "password", "account-password-wrong"))
        }
        Proof::Wait(wait) => {
            let seconds = Args::new().with("seconds", wait.as_millis().div_ceil(1000));
            Err(ApiError::conflict("wait", words.translate("site-sign-in-wait", &seconds)))
        }
        Proof::Busy => Err(ApiError::conflict("busy", words.text("sign-in-busy"))),
    }
}

/// Why somebody is not forgotten.
fn refused(caller: &Caller, why: AccountRefused) -> ApiError {
    let words = caller.words;
    match why {
        AccountRefused::Store(fault) => ApiError::trouble(words, &fault),
        AccountRefused::LastAdministrator => {
            ApiError::conflict("last-administrator", words.text("account-last-administrator"))
        }
        AccountRefused::Unknown | AccountRefused::Taken { .. } => ApiError::missing(words),
    }
}

async fn forget_own(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    caller: Caller,
    Body(typed): Body<OwnDeletion>,
) -> Result<StatusCode, ApiError> {
    owner(&site, &headers, &caller, typed.password, from.as_deref()).await?;
    leave(&site, &caller.owner()?.1).await.map_err(|why| refused(&caller, why))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody by the name of his account.
async fn named(site: &Site, caller: &Caller, name: &str) -> Result<Account, ApiError> {
    let found = site.database.credentials(name).await;
    let found = found.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    found.map(|own| own.account).ok_or_else(|| ApiError::missing(caller.words))
}

async fn data(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(whose): Asked<Whose>,
) -> Result<Json<Value>, ApiError> {
    let by = administrator(&caller)?;
    let account = named(&site, &caller, &whose.name).await?;
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let data = export(&site.database, &account).await.map_err(trouble)?;
    let data = data.ok_or_else(|| ApiError::missing(caller.words))?;
    leaving::handed_out(&site, by, &account).await.map_err(trouble)?;
    Ok(Json(data))
}

async fn forget_other(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    caller: Caller,
    Body(typed): Body<Deletion>,
) -> Result<Json<Value>, ApiError> {
    let by = administrator(&caller)?;
    let account = named(&site, &caller, &typed.name).await?;
    owner(&site, &headers, &caller, typed.password, from.as_deref()).await?;
    let former = forget_by(&site, by, &account).await.map_err(|why| refused(&caller, why))?;
    Ok(Json(json!({ "name": former })))
}

async fn forget_in_books(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    caller: Caller,
    Id(person): Id,
    Body(typed): Body<OwnDeletion>,
) -> Result<Json<Value>, ApiError> {
    let by = administrator(&caller)?;
    let words = caller.words;
    let held = site.books.load().await.map_err(|fault| ApiError::trouble(words, &fault))?;
    let number = person.parse().ok().map(PersonId);
    let person = number.and_then(|number| held.state().resolve(number).ok());
    let person = person.ok_or_else(|| ApiError::missing(words))?;
    owner(&site, &headers, &caller, typed.password, from.as_deref()).await?;
    let actor = Actor { proven: true, ..filing::actor(by) };
    match site.books.act(&actor, &Forget { who: person.to_string() }.into()).await {
        Ok(_) => {
            site.told_anew();
            Ok(Json(json!({ "name": former_name(person) })))
        }
        Err(ActError::Store(fault)) => Err(ApiError::trouble(words, &fault)),
        Err(_) => Err(ApiError::conflict("not-forgotten", words.text("book-forget-not"))),
    }
}

/// A name that is to go from games that came from files.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForgottenName {
    name: String,
}

async fn forget_name(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(typed): Body<ForgottenName>,
) -> Result<Json<Value>, ApiError> {
    let by = administrator(&caller)?;
    if typed.name.trim().is_empty() || typed.name.chars().count() > LONGEST_NAME {
        return Err(ApiError::unread(caller.words, "name"));
    }
    let games = unname_by(&site, by, &typed.name).await;
    Ok(Json(json!({ "games": games.map_err(|fault| ApiError::trouble(caller.words, &fault))? })))
}
