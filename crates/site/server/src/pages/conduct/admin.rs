//! Reports as administrators see them, what they do about them, and the words that are held back.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use damier_store::{AccountId, AccountRefused, Act, Deed, Fault, Report, Scope};
use serde::Deserialize;

use crate::address::coded;
use crate::moderation::{self, LONGEST, NotSettled, Verdict};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{Page, date, notice, send, send_to, trouble};
use crate::people::{author, of_author};
use crate::site::{Site, now};
use crate::talk::{LONGEST_LIST, WORDS};
use crate::visitor::session::{Administrator, Member};

/// Reports on a page.
const SHOWN: u32 = 50;

/// Other reports about the same person that are shown.
const OTHERS: u32 = 20;

/// The times for which somebody may be silenced by a click, in hours.
const HOURS: [u64; 4] = [1, 24, 168, 720];

#[derive(Template)]
#[template(path = "conduct/reports.html")]
struct List {
    page: Page,
    settled: bool,
    reports: Vec<Line>,
    earlier: Option<i64>,
    words: String,
    longest: usize,
}

#[derive(Template)]
#[template(path = "conduct/judge.html")]
struct Sheet {
    page: Page,
    report: Line,
    /// Where what is reported can be seen.
    address: String,
    text: String,
    evidence: String,
    actions: Vec<&'static str>,
    hours: [u64; 4],
    longest: usize,
    others: Vec<Line>,
    /// Whether statistics of fair play can be had of it.
    game: Option<String>,
    wrong: Option<String>,
    why: String,
}

/// A report as it is listed.
struct Line {
    number: i64,
    at: String,
    by: String,
    about: String,
    kind: String,
    reason: String,
    /// When, by whom, what and why.
    settled: Option<(String, String, String, String)>,
}

async fn name(site: &Site, account: Option<AccountId>) -> Result<String, Fault> {
    let Some(account) = account else { return Ok("–".to_owned()) };
    let found = site.database.account(account).await?;
    Ok(found.map_or_else(|| "–".to_owned(), |own| own.name.as_str().to_owned()))
}

async fn line(site: &Site, report: &Report) -> Result<Line, Fault> {
    let settled = match &report.settled {
        None => None,
        Some(own) => {
            let by = name(site, of_author(&own.by)).await?;
            Some((date(own.at), by, own.outcome.clone(), own.note.clone()))
        }
    };
    Ok(Line {
        number: report.number,
        at: date(report.at),
        by: name(site, report.reporter).await?,
        about: name(site, report.accused).await?,
        kind: report.kind.clone(),
        reason: report.reason.clone(),
        settled,
    })
}

/// What is asked for.
#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    settled: Option<String>,
    before: Option<i64>,
}

pub(super) async fn list(
    State(site): State<Arc<Site>>,
    Administrator(Member { reader, .. }): Administrator,
    Query(asked): Query<Asked>,
) -> PageResult {
    let settled = asked.settled.is_some();
    let found = site.database.reports(!settled, asked.before, SHOWN).await.or_trouble(&reader)?;
    let full = found.len() == usize::try_from(SHOWN).unwrap_or(usize::MAX);
    let earlier = found.last().map(|last| last.number).filter(|_| full);
    let mut reports = Vec::new();
    for report in &found {
        reports.push(line(&site, report).await.or_trouble(&reader)?);
    }
    let words = site.database.setting(Scope::Site, WORDS).await.or_trouble(&reader)?.unwrap_or_default();
    let mut page = Page::new(reader, "reports-title", "/admin");
    let keep = page.reader.keep.take();
    Ok(send(StatusCode::OK, keep, &List { page, settled, reports, earlier, words, longest: LONGEST_LIST }))
}

/// Shows a report.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path(number): Path<i64>,
    Administrator(member): Administrator,
) -> PageResult {
    sheet(&site, member, number, String::new(), None).await
}

async fn sheet(
    site: &Site,
    Member { reader, .. }: Member,
    number: i64,
    why: String,
    wrong: Option<String>,
) -> PageResult {
    let report = site.database.report(number).await.or_trouble(&reader)?.or_missing(&reader)?;
    let mut others = Vec::new();
    if let Some(accused) = report.accused {
        for other in site.database.reports_about(accused, OTHERS).await.or_trouble(&reader)? {
            if other.number != number {
                others.push(line(site, &other).await.or_trouble(&reader)?);
            }
        }
    }
    let shown = line(site, &report).await.or_trouble(&reader)?;
    let address = address(&report, &shown.about);
    let game = matches!(report.kind.as_str(), "game" | "chat").then(|| report.subject.clone());
    let actions = moderation::actions(&report);
    let mut page = Page::new(reader, "reports-title", "/admin");
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let (text, evidence) = (report.text, report.evidence);
    let sheet = Sheet {
        page,
        report: shown,
        address,
        text,
        evidence,
        actions,
        hours: HOURS,
        longest: LONGEST,
        others,
        game,
        wrong,
        why,
    };
    Ok(send(status, keep, &sheet))
}

/// Where what is reported can be seen.
fn address(report: &Report, accused: &str) -> String {
    match report.kind.as_str() {
        "club" => format!("/club/{}", report.subject),
        "study" => format!("/study/{}", report.subject),
        "problem" => format!("/problem/{}", report.subject),
        "profile" | "message" => format!("/player/{}", coded(accused)),
        "exercise" => "/trainer".to_owned(),
        _ => format!("/game/{}", report.subject),
    }
}

/// Settles a report.
pub(super) async fn settle(
    State(site): State<Arc<Site>>,
    Path(number): Path<i64>,
    Administrator(member): Administrator,
    Form(verdict): Form<Verdict>,
) -> PageResult {
    let report = site.database.report(number).await.or_trouble(&member.reader)?.or_missing(&member.reader)?;
    let wrong = match moderation::settle(&site, &member.account, &report, &verdict).await {
        Ok(()) => return Ok(send_to(&format!("/admin/report/{number}"), member.reader.keep)),
        Err(NotSettled::Store(fault)) => return Err(trouble(member.reader, &fault)),
        Err(NotSettled::Unread) => "reports-unread",
        Err(NotSettled::Settled) => "reports-settled-already",
        Err(NotSettled::Own) => "reports-own",
        Err(NotSettled::LastAdministrator) => "account-last-administrator",
    };
    let wrong = member.reader.words.text(wrong);
    sheet(&site, member, number, verdict.why, Some(wrong)).await
}

/// The words that are held back.
#[derive(Deserialize)]
pub(super) struct Listed {
    words: String,
}

/// Changes the words that are held back.
pub(super) async fn words(
    State(site): State<Arc<Site>>,
    Administrator(member): Administrator,
    Form(Listed { words }): Form<Listed>,
) -> PageResult {
    if words.len() > LONGEST_LIST {
        return Ok(notice(member.reader, StatusCode::UNPROCESSABLE_ENTITY, "words-title", "words-too-long"));
    }
    let words: String = words.replace("\r\n", "\n").trim().to_owned();
    let act = Act {
        at: now(),
        actor: author(member.account.id),
        act: "chat-words-set".to_owned(),
        subject: String::new(),
        detail: words.lines().count().to_string(),
    };
    let value = (!words.is_empty()).then_some(words);
    let deed = Deed::Set { name: WORDS.to_owned(), value };
    if let Err(AccountRefused::Store(fault)) = site.database.privileged(deed, act).await {
        return Err(trouble(member.reader, &fault));
    }
    site.play.talk.changed();
    Ok(send_to("/admin/reports#words", member.reader.keep))
}
