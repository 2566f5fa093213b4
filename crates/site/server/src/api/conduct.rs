//! How people behave to each other: reports, blocking, what administrators decide, and statistics of fair play.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_language::Args;
use damier_store::{Account, AccountId, Fault, Report, ReportRefused};
use serde::Deserialize;
use serde_json::{Value, json};

use super::games::moment;
use super::input::{Asked, Body, Id};
use super::route::{number_from, one_of};
use super::{ApiError, Caller, Route, Scope};
use crate::fair_play::{self, NotMade, State as Stands};
use crate::moderation::{self, Complaint, KINDS, NotReported, NotSettled, Verdict};
use crate::people::of_author;
use crate::site::Site;

const GROUP: &str = "Conduct";

/// Reports in one answer.
const LISTED: u32 = 100;

pub(super) fn routes() -> Vec<Route> {
    let complaint =
        json!({ "kind": "profile", "subject": "Olena0", "reason": "insult", "text": "What was said." });
    let verdict = json!({ "action": "mute", "hours": 24, "why": "Insults in the chat." });
    vec![
        Route::post("/reports", report)
            .does(GROUP, "report", "Reports a game, what was said at it, a player, a study or a problem.")
            .needs(Scope::Play)
            .takes("NewReport", complaint)
            .may_refuse()
            .may_miss()
            .with(201)
            .answers("ReportTaken"),
        Route::get("/account/blocked", blocked)
            .does(GROUP, "listBlocked", "With whom the owner of the token wants nothing to do.")
            .needs(Scope::Read)
            .answers("BlockedList"),
        Route::post("/account/blocked", block)
            .does(GROUP, "block", "Blocks somebody, or no longer: no games, no talk, no offers of each other.")
            .needs(Scope::Play)
            .takes("Block", json!({ "name": "Olena0", "blocked": true }))
            .may_refuse()
            .may_miss()
            .answers("BlockedList"),
        Route::get("/reports", list)
            .does(GROUP, "listReports", "Reports that wait, or those that are settled; for administrators.")
            .needs(Scope::Moderate)
            .asks("state", one_of(["open", "settled"].map(str::to_owned)), "Which; those that wait unless said.")
            .asks("before", number_from(1), "Only those with smaller numbers.")
            .may_refuse()
            .answers("ReportList"),
        Route::get("/reports/{report}", show)
            .does(GROUP, "getReport", "A report; for administrators.")
            .needs(Scope::Moderate)
            .may_refuse()
            .answers("Report"),
        Route::post("/reports/{report}/verdict", settle)
            .does(
                GROUP,
                "settleReport",
                "Dismisses a report, or warns, silences for a time or closes the account of whoever it is about, or \
                 undoes the rating of the game; for administrators.",
            )
            .needs(Scope::Moderate)
            .takes("Verdict", verdict)
            .may_refuse()
            .answers("Report"),
        Route::get("/games/{game}/fair-play", statistics)
            .does(
                GROUP,
                "getFairPlay",
                "How the moves of both sides agree with the engine, how long they took, and whether pages were out of \
                 sight. It proves nothing; for administrators.",
            )
            .needs(Scope::Moderate)
            .may_refuse()
            .answers("FairPlay"),
        Route::post("/games/{game}/fair-play", ask)
            .does(GROUP, "askFairPlay", "Has these statistics made of a finished game; for administrators.")
            .needs(Scope::Moderate)
            .may_refuse()
            .with(202)
            .answers("FairPlay"),
    ]
}

fn trouble(caller: &Caller) -> impl Fn(Fault) -> ApiError {
    let words = caller.words;
    move |fault| ApiError::trouble(words, &fault)
}

/// What is reported.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewReport {
    kind: String,
    subject: String,
    whom: Option<String>,
    reason: String,
    #[serde(default)]
    text: String,
    line: Option<usize>,
}

async fn report(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(asked): Body<NewReport>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let by = &caller.owner()?.1;
    if !KINDS.contains(&asked.kind.as_str()) {
        return Err(ApiError::unread(caller.words, "kind"));
    }
    let subject =
        moderation::subject(&site, by, &asked.kind, &asked.subject).await.map_err(trouble(&caller))?;
    let subject = subject.ok_or_else(|| ApiError::missing(caller.words))?;
    let complaint = Complaint { whom: asked.whom, reason: asked.reason, text: asked.text, line: asked.line };
    let words = caller.words;
    match moderation::report(&site, by, &subject, complaint).await.map_err(trouble(&caller))? {
        Ok(number) => Ok((StatusCode::CREATED, Json(json!({ "number": number })))),
        Err(NotReported::Unread) => Err(ApiError::unread(words, "reason, whom")),
        Err(NotReported::Own) => Err(ApiError::conflict("own", words.text("report-own"))),
        Err(NotReported::Refused(ReportRefused::Again)) => {
            Err(ApiError::conflict("again", words.text("report-again")))
        }
        Err(NotReported::Refused(ReportRefused::TooMany(most))) => {
            let message = words.translate("report-too-many", &Args::new().with("most", most));
            Err(ApiError::conflict("too-many", message))
        }
        Err(NotReported::Refused(ReportRefused::Full(_))) => {
            Err(ApiError::conflict("full", words.text("report-full")))
        }
    }
}

async fn blocked(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let blocked = site.database.blocked_by(caller.owner()?.1.id).await.map_err(trouble(&caller))?;
    let one = |own: &damier_store::Blocked| json!({ "name": own.name, "since": moment(own.at) });
    Ok(Json(blocked.iter().map(one).collect()))
}

/// Who is blocked, or no longer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    name: String,
    blocked: bool,
}

async fn block(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(asked): Body<Block>,
) -> Result<Json<Value>, ApiError> {
    let by = &caller.owner()?.1;
    let done = moderation::block(&site, by, &asked.name, asked.blocked).await.map_err(trouble(&caller))?;
    match done {
        None => Err(ApiError::missing(caller.words)),
        Some(false) => Err(ApiError::conflict("not-blocked", caller.words.text("block-not-done"))),
        Some(true) => blocked(State(site), caller).await,
    }
}

/// The administrator who asks.
pub(super) fn administrator(caller: &Caller) -> Result<&Account, ApiError> {
    let account = &caller.owner()?.1;
    if account.administrator {
        return Ok(account);
    }
    Err(ApiError::not_yours(caller.words, "not-administrator", "admin-not-you"))
}

async fn name(site: &Site, account: Option<AccountId>) -> Result<Option<String>, Fault> {
    let Some(account) = account else { return Ok(None) };
    Ok(site.database.account(account).await?.map(|own| own.name.as_str().to_owned()))
}

async fn json(site: &Site, report: &Report) -> Result<Value, Fault> {
    let settled = match &report.settled {
        None => None,
        Some(own) => Some(json!({
            "at": moment(own.at),
            "by": name(site, of_author(&own.by)).await?,
            "outcome": own.outcome,
            "why": own.note,
        })),
    };
    Ok(json!({
        "number": report.number,
        "at": moment(report.at),
        "by": name(site, report.reporter).await?,
        "about": name(site, report.accused).await?,
        "kind": report.kind,
        "subject": report.subject,
        "reason": report.reason,
        "text": report.text,
        "evidence": report.evidence,
        "settled": settled,
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    state: Option<String>,
    before: Option<u32>,
}

async fn list(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(which): Asked<Which>,
) -> Result<Json<Value>, ApiError> {
    administrator(&caller)?;
    let open = match which.state.as_deref() {
        None | Some("open") => true,
        Some("settled") => false,
        Some(_) => return Err(ApiError::unread(caller.words, "state")),
    };
    let found =
        site.database.reports(open, which.before.map(i64::from), LISTED).await.map_err(trouble(&caller))?;
    let mut reports = Vec::new();
    for report in &found {
        reports.push(json(&site, report).await.map_err(trouble(&caller))?);
    }
    Ok(Json(Value::Array(reports)))
}

async fn found(site: &Site, caller: &Caller, id: &str) -> Result<Report, ApiError> {
    let missing = || ApiError::missing(caller.words);
    let number: i64 = id.parse().map_err(|_| missing())?;
    site.database.report(number).await.map_err(trouble(caller))?.ok_or_else(missing)
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    administrator(&caller)?;
    let report = found(&site, &caller, &id).await?;
    Ok(Json(json(&site, &report).await.map_err(trouble(&caller))?))
}

async fn settle(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(verdict): Body<Verdict>,
) -> Result<Json<Value>, ApiError> {
    let (judge, words) = (administrator(&caller)?, caller.words);
    let report = found(&site, &caller, &id).await?;
    let refused = |code, message: &str| Err(ApiError::conflict(code, words.text(message)));
    match moderation::settle(&site, judge, &report, &verdict).await {
        Ok(()) => show(State(site), caller, Id(id)).await,
        Err(NotSettled::Unread) => Err(ApiError::unread(words, "action, why, hours")),
        Err(NotSettled::Settled) => refused("settled", "reports-settled-already"),
        Err(NotSettled::Own) => refused("own", "reports-own"),
        Err(NotSettled::LastAdministrator) => refused("last-administrator", "account-last-administrator"),
        Err(NotSettled::Store(fault)) => Err(ApiError::trouble(words, &fault)),
    }
}

async fn statistics(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Value>, ApiError> {
    administrator(&caller)?;
    let game = site.database.game(&id).await.map_err(trouble(&caller))?;
    game.ok_or_else(|| ApiError::missing(caller.words))?;
    let stands = fair_play::state(&site, &id).await.map_err(trouble(&caller))?;
    Ok(Json(match stands {
        Stands::None => json!({ "state": "none", "made": null, "report": null }),
        Stands::Waiting => json!({ "state": "waiting", "made": null, "report": null }),
        Stands::Made(made, report) => json!({ "state": "made", "made": moment(made), "report": report }),
    }))
}

async fn ask(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    administrator(&caller)?;
    let words = caller.words;
    match fair_play::ask(&site, &id).await {
        Ok(()) => Ok((StatusCode::ACCEPTED, statistics(State(site), caller, Id(id)).await?)),
        Err(NotMade::Missing) => Err(ApiError::missing(words)),
        Err(NotMade::Runs) => Err(ApiError::conflict("running", words.text("fair-play-runs"))),
        Err(NotMade::Full) => Err(ApiError::conflict("full", words.text("fair-play-full"))),
        Err(NotMade::Store(fault)) => Err(ApiError::trouble(words, &fault)),
    }
}
