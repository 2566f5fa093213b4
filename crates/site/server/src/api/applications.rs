//! Applications for titles: to read, to file, to decide; and the record of the books.
//!
//! Everybody may see how far an application is. What its forms say is told to who filed it and to administrators, who
//! alone decide and read the record.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_acts::federation::{Apply, Refusal, TakeStep};
use damier_federation::people::Person;
use damier_federation::titles::{Details, Filed, Step, Title};
use damier_federation::{Pool, Refused};
use damier_store::Account;
use jiff::civil::Date;
use serde::Deserialize;
use serde_json::{Value, json};

use super::federation::{GROUP, books, read};
use super::input::{Asked, Body, Id};
use super::route::number_from;
use super::{ApiError, Caller, Route, Scope};
use crate::books::filing::actor;
use crate::books::{ActError, Held};
use crate::site::Site;

/// So many facts of the record come at once.
const FACTS: usize = 500;

pub(super) fn routes() -> Vec<Route> {
    let example = json!({
        "player": 2, "title": "mi", "pool": "100", "proposer": "Federation of Ukraine",
        "signatory": "O. Bondar, president", "assembly": "2027-10-01",
        "details": {
            "profession": "teacher", "born": "1990-05-01", "birthplace": "Lviv", "address": "Kyiv, Bankova 1",
            "dossier": [{ "competition": "Cup of Kyiv 2026", "category": "II", "norm": "MI",
                "required": 11, "points": 12 }],
        },
    });
    vec![
        Route::get("/federation/applications", list)
            .does(GROUP, "listApplications", "Applications for titles: for whom, which title, how far.")
            .knows(&[Scope::Federation, Scope::Read])
            .answers("ApplicationList"),
        Route::post("/federation/applications", file)
            .does(GROUP, "fileApplication", "Proposes somebody for a title; every field of Forms 3, 4 and 5.")
            .needs(Scope::Federation)
            .takes("TitleApplicationToFile", example)
            .may_refuse()
            .with(201)
            .answers("TitleApplication"),
        Route::get("/federation/applications/{number}", show)
            .does(GROUP, "getApplication", "One application; with its fields for who may read them.")
            .knows(&[Scope::Federation, Scope::Read])
            .answers("TitleApplication"),
        Route::post("/federation/applications/{number}/steps", step)
            .does(GROUP, "stepApplication", "An administrator writes down the next step, or a refusal.")
            .needs(Scope::Federation)
            .takes("ApplicationStep", json!({ "step": "examined", "note": "The dossier is complete." }))
            .may_refuse()
            .answers("TitleApplication"),
        Route::get("/federation/record", record)
            .does(
                GROUP,
                "getBooksRecord",
                "What was said in the books, when and by whom; for administrators.",
            )
            .needs(Scope::Federation)
            .asks("after", number_from(0), "Facts after this number.")
            .such_as("0")
            .answers("BooksRecord"),
    ]
}

fn json(held: &Held, number: u32, own: &Filed, account: Option<&Account>) -> Value {
    let steps: Vec<Value> =
        own.steps.iter().map(|own| json!({ "step": own.step, "date": own.date })).collect();
    let fields = held.may_read(number, account).then(|| json!(own));
    let state = held.state();
    json!({
        "number": number,
        "player": own.application.person.0,
        "name": state.person(own.application.person).map(Person::name).unwrap_or_default(),
        "title": own.application.title,
        "pool": own.application.pool,
        "women": own.application.women,
        "steps": steps,
        "filed": fields,
    })
}

pub(super) fn refused(caller: &Caller, why: ActError) -> ApiError {
    match why {
        ActError::Store(fault) => ApiError::trouble(caller.words, &fault),
        ActError::Refused(Refusal::NotAllowed) => {
            ApiError::not_yours(caller.words, "not-yours", "api-not-yours")
        }
        ActError::Refused(Refusal::Books(Refused::NoApplication { .. })) => ApiError::missing(caller.words),
        ActError::Refused(why) => ApiError::conflict("refused", why.translate(caller.words)),
    }
}

/// An application as it is filed: the fields of Forms 3, 4 and 5.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ToFile {
    player: u32,
    title: Title,
    #[serde(default)]
    pool: Option<Pool>,
    #[serde(default)]
    women: bool,
    #[serde(default)]
    proposer: String,
    #[serde(default)]
    signatory: String,
    #[serde(default)]
    assembly: Option<Date>,
    #[serde(default)]
    languages: Vec<String>,
    #[serde(default)]
    details: Details,
}

impl From<ToFile> for Apply {
    fn from(sent: ToFile) -> Apply {
        let ToFile { player, title, pool, women, proposer, signatory, assembly, languages, details } = sent;
        let (who, title) = (format!("#{player}"), Some(title));
        Apply { who, title, pool, women, proposer, signatory, received: None, assembly, languages, details }
    }
}

/// A step as it is sent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SentStep {
    step: Step,
    #[serde(default)]
    note: String,
}

async fn list(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let held = books(&site, &caller).await?;
    let all = held.state().applications();
    Ok(Json(all.map(|(number, own)| json(&held, number, own, caller.account())).collect()))
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let held = books(&site, &caller).await?;
    answer(&held, &caller, number(&caller, &id)?)
}

fn number(caller: &Caller, id: &str) -> Result<u32, ApiError> {
    id.parse().map_err(|_| ApiError::missing(caller.words))
}

fn answer(held: &Held, caller: &Caller, number: u32) -> Result<Json<Value>, ApiError> {
    let own = held.state().application(number).map_err(|_| ApiError::missing(caller.words))?;
    Ok(Json(json(held, number, own, caller.account())))
}

async fn file(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(sent): Body<ToFile>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let (actor, act) = (actor(&caller.owner()?.1), Apply::from(sent).into());
    site.books.act(&actor, &act).await.map_err(|why| refused(&caller, why))?;
    let held = books(&site, &caller).await?;
    let number = held.state().applications().last().map_or(0, |own| own.0);
    Ok((StatusCode::CREATED, answer(&held, &caller, number)?))
}

/// The account of an administrator.
pub(super) fn office(caller: &Caller) -> Result<&Account, ApiError> {
    let account = &caller.owner()?.1;
    if account.administrator {
        return Ok(account);
    }
    Err(ApiError::not_yours(caller.words, "not-yours", "api-not-yours"))
}

async fn step(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(sent): Body<SentStep>,
) -> Result<Json<Value>, ApiError> {
    let (actor, number) = (actor(office(&caller)?), number(&caller, &id)?);
    let (step, note) = (Some(sent.step), sent.note);
    let act = TakeStep { application: number, step, date: None, note }.into();
    site.books.act(&actor, &act).await.map_err(|why| refused(&caller, why))?;
    let held = books(&site, &caller).await?;
    answer(&held, &caller, number)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedRecord {
    after: Option<String>,
}

async fn record(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<AskedRecord>,
) -> Result<Json<Value>, ApiError> {
    office(&caller)?;
    let held = books(&site, &caller).await?;
    let after: usize = read(&caller, asked.after.as_deref())?.unwrap_or(0);
    let fact = |(own, holds): (&damier_federation::Entry, bool)| json!({ "seq": own.seq, "at": own.at.timestamp(), "by": own.by, "fact": own.fact, "holds": holds });
    Ok(Json(held.record().into_iter().skip(after).take(FACTS).map(fact).collect()))
}
