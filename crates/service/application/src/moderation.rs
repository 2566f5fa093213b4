//! Who has to do with whom, what may be reported, and what is done about it: the same for pages and programs.

use std::collections::BTreeSet;

use damier_clock::{Moment, Span};
use damier_live::{Player, Seat};
use damier_store::{
    Account, AccountId, AccountRefused, Act, ClubRole, Deed, Fault, Measure, NewReport, Report,
    ReportRefused, Sanction, Visibility,
};
use serde::Deserialize;

use crate::live::ChatLine;
use crate::people::{Person, author};
use crate::site::{Site, now};

/// What can be reported.
pub const KINDS: [&str; 8] = ["game", "chat", "profile", "study", "problem", "message", "exercise", "club"];

/// What can be wrong.
pub const REASONS: [&str; 5] = ["cheating", "insult", "spam", "content", "other"];

/// The longest text of a report, of a reason and of a warning, in letters.
pub const LONGEST: usize = 1000;

/// So many messages are looked at in a report.
const SHOWN: u32 = 50;

/// Among so many members of a club its leaders are looked for; they come first.
const LEADERS: u32 = 200;

/// The longest silence.
const LONGEST_MUTE: u64 = 366 * 24;

/// Whether two players have nothing to do with each other: one has blocked the other.
pub async fn are_apart(site: &Site, one: &Player, other: &Player) -> Result<bool, Fault> {
    let (Some(one), Some(other)) = (one.number(), other.number()) else { return Ok(false) };
    site.database.are_apart(AccountId(one), AccountId(other)).await
}

/// Those with whom somebody has nothing to do.
pub struct Apart(BTreeSet<AccountId>);

impl Apart {
    /// Whether a player is one of them.
    pub fn has(&self, player: &Player) -> bool {
        player.number().is_some_and(|number| self.0.contains(&AccountId(number)))
    }
}

/// With whom somebody has nothing to do.
pub async fn apart_from(site: &Site, account: Option<&Account>) -> Result<Apart, Fault> {
    let Some(account) = account else { return Ok(Apart(BTreeSet::new())) };
    let apart = site.database.apart_from(account.id).await?;
    Ok(Apart(apart.into_iter().map(|(other, _)| other).collect()))
}

/// Whether somebody has been told something that he has not read.
pub async fn is_warned(site: &Site, account: Option<&Account>) -> Result<bool, Fault> {
    let Some(account) = account else { return Ok(false) };
    Ok(site.database.warnings(account.id).await?.iter().any(|own| own.seen.is_none()))
}

/// Something that can be reported, as somebody sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject {
    pub kind: &'static str,
    /// By what it is kept: the number of an account, the name of anything else in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// Who may be meant: a word, his name and his account.
    pub people: Vec<(&'static str, String, Option<AccountId>)>,
    /// What the other has said.
    pub lines: Vec<String>,
}

/// Finds what somebody wants to report; none if there is no such thing, or he may not see it.
pub async fn subject(site: &Site, by: &Account, kind: &str, id: &str) -> Result<Option<Subject>, Fault> {
    let Some(kind) = KINDS.into_iter().find(|own| *own == kind) else { return Ok(None) };
    let one = |id: String, title: String, name: String, account: Option<AccountId>| {
        Some(Subject { kind, id, title, people: vec![("owner", name, account)], lines: Vec::new() })
    };
    match kind {
        "game" => {
            let Some(game) = site.database.game(id).await? else { return Ok(None) };
            let title = format!("{} – {}", game.white.name, game.black.name);
            let people = vec![
                ("white", game.white.name, game.white.account),
                ("black", game.black.name, game.black.account),
            ];
            Ok(Some(Subject { kind, id: game.id, title, people, lines: Vec::new() }))
        }
        "chat" => chat(site, by, id).await,
        "message" => messages(site, by, id).await,
        "exercise" => Ok(exercise(id)),
        "club" => {
            let Some(own) = site.database.club(id).await? else { return Ok(None) };
            // What the club says of itself is seen with the report; those who lead it may be meant.
            let leaders = site.database.club_members(id, 0, LEADERS).await?.into_iter();
            let leader = leaders.filter(|own| own.role == ClubRole::Leader).min_by_key(|own| own.since);
            let people = match leader {
                Some(leader) => vec![("owner", leader.name, Some(leader.account))],
                None => vec![("owner", own.name.clone(), None)],
            };
            let lines = Vec::from_iter((!own.about.is_empty()).then(|| own.about.clone()));
            Ok(Some(Subject { kind, id: own.id, title: own.name, people, lines }))
        }
        "profile" => {
            let found = site.database.credentials(id).await?.map(|found| found.account);
            Ok(found.and_then(|own| {
                let name = own.name.as_str().to_owned();
                one(own.id.0.to_string(), name.clone(), name, Some(own.id))
            }))
        }
        "study" => {
            let found = site.database.study(id).await?.map(|study| study.listed);
            let found = found.filter(|own| own.account == by.id || own.visibility != Visibility::Private);
            Ok(found.and_then(|own| one(own.id, own.title, own.owner, Some(own.account))))
        }
        _ => {
            let found = site.database.problem(id).await?;
            Ok(found.and_then(|own| one(own.id, own.text.authors.clone(), own.text.authors, own.account)))
        }
    }
}

/// What was said at a board, to one of its players.
async fn chat(site: &Site, by: &Account, id: &str) -> Result<Option<Subject>, Fault> {
    let Some(table) = site.play.hub.table(id).await? else { return Ok(None) };
    let Some(own) = Seat::ALL.into_iter().find(|seat| table.account_at(*seat) == Some(by.id)) else {
        return Ok(None);
    };
    let other = {
        let game = table.game().await;
        crate::live::name(&game.players()[(!own).color()])
    };
    let lines =
        table.remarks().into_iter().filter(|said| said.by != own).map(|said: ChatLine| said.text).collect();
    let people = vec![("other", other.clone(), table.account_at(!own))];
    Ok(Some(Subject { kind: "chat", id: id.to_owned(), title: other, people, lines }))
}

/// What another has written to somebody, the newest messages, by the name of the other.
async fn messages(site: &Site, by: &Account, name: &str) -> Result<Option<Subject>, Fault> {
    let Some(other) = site.database.credentials(name).await?.map(|found| found.account) else {
        return Ok(None);
    };
    let mut all = site.database.directs_between(by.id, other.id, None, SHOWN).await?;
    all.retain(|message| message.sender == other.id);
    if all.is_empty() {
        return Ok(None);
    }
    let lines = all.into_iter().rev().map(|message| message.text).collect();
    let name = other.name.as_str().to_owned();
    let people = vec![("other", name.clone(), Some(other.id))];
    Ok(Some(Subject { kind: "message", id: other.id.0.to_string(), title: name, people, lines }))
}

/// An exercise that ships, by its game and number: `russian-17`. Nobody is to blame for it.
fn exercise(id: &str) -> Option<Subject> {
    let (variant, number) = id.split_once('-')?;
    let variant: damier_rules::Variant = variant.parse().ok()?;
    let place = number.parse::<usize>().ok()?.checked_sub(1)?;
    let found = damier_compose::train::exercises(variant).into_iter().nth(place)?;
    let id = format!("{}-{}", variant.name(), place + 1);
    let people = vec![("owner", id.clone(), None)];
    Some(Subject { kind: "exercise", id, title: found.fen, people, lines: Vec::new() })
}

/// What somebody says in a report.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Complaint {
    /// Who is meant: the word of one of the people.
    #[serde(default)]
    pub whom: Option<String>,
    /// What is wrong.
    pub reason: String,
    #[serde(default)]
    pub text: String,
    /// Which line, counted from 0.
    #[serde(default)]
    pub line: Option<usize>,
}

/// Why a report is not taken.
pub enum NotReported {
    /// The reason is none, or nobody is meant.
    Unread,
    /// It is about oneself.
    Own,
    /// The store refuses it.
    Refused(ReportRefused),
}

/// Takes a report; its number.
pub async fn report(
    site: &Site,
    by: &Account,
    subject: &Subject,
    complaint: Complaint,
) -> Result<Result<i64, NotReported>, Fault> {
    let Some(reason) = REASONS.into_iter().find(|own| *own == complaint.reason) else {
        return Ok(Err(NotReported::Unread));
    };
    let meant = match (&complaint.whom, subject.people.as_slice()) {
        (None, [only]) => Some(only),
        (None, _) => None,
        (Some(whom), people) => people.iter().find(|(word, ..)| word == whom),
    };
    let Some((_, name, accused)) = meant else { return Ok(Err(NotReported::Unread)) };
    if *accused == Some(by.id) {
        return Ok(Err(NotReported::Own));
    }
    let made = NewReport {
        at: now(),
        reporter: by.id,
        accused: *accused,
        kind: subject.kind.to_owned(),
        subject: subject.id.clone(),
        reason: reason.to_owned(),
        text: clean(&complaint.text),
        evidence: evidence(subject, name, complaint.line),
    };
    Ok(site.database.make_report(made).await?.map_err(NotReported::Refused))
}

/// What the server saw at the moment of a report; nobody can change it afterwards.
fn evidence(subject: &Subject, name: &str, line: Option<usize>) -> String {
    let mut seen = vec![format!("{} · {name}", subject.title)];
    let marked =
        |(at, text): (usize, &String)| format!("{} {text}", if Some(at) == line { "»" } else { "·" });
    seen.extend(subject.lines.iter().enumerate().map(marked));
    seen.join("\n")
}

/// A text without signs that nobody sees, and no longer than is read.
pub fn clean(text: &str) -> String {
    let is_seen = |sign: &char| !sign.is_control() || *sign == '\n';
    text.trim().chars().filter(is_seen).take(LONGEST).collect()
}

/// What is to be done about a report.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// `dismiss`, `warn`, `mute`, `unmute`, `close` or `unrate`.
    pub action: String,
    /// Why; with `warn` it is what the accused is told, with `mute` too.
    pub why: String,
    /// With `mute`: for so many hours.
    #[serde(default)]
    pub hours: Option<u64>,
}

/// Why nothing is done about a report.
pub enum NotSettled {
    /// The action is none, has no reason or no time, or there is nobody or no game to which it could be done.
    Unread,
    /// It is settled already.
    Settled,
    /// The last administrator is not closed.
    LastAdministrator,
    /// It is about the one who decides.
    Own,
    /// The store could not do it.
    Store(Fault),
}

/// What can be done about a report.
pub fn actions(report: &Report) -> Vec<&'static str> {
    let mut actions = vec!["dismiss"];
    if report.accused.is_some() {
        actions.extend(["warn", "mute", "unmute", "close"]);
    }
    if matches!(report.kind.as_str(), "game" | "chat") {
        actions.push("unrate");
    }
    actions
}

/// Settles a report: what is done and the record of it are written together.
pub async fn settle(
    site: &Site,
    judge: &Account,
    report: &Report,
    verdict: &Verdict,
) -> Result<(), NotSettled> {
    if report.settled.is_some() {
        return Err(NotSettled::Settled);
    }
    if report.accused == Some(judge.id) {
        return Err(NotSettled::Own);
    }
    let (at, note) = (now(), clean(&verdict.why));
    if note.is_empty() || !actions(report).contains(&verdict.action.as_str()) {
        return Err(NotSettled::Unread);
    }
    let (outcome, measure) = measure(report, verdict, &note, at).ok_or(NotSettled::Unread)?;
    let subject = report.accused.map_or_else(|| format!("{}/{}", report.kind, report.subject), author);
    let act = Act {
        at,
        actor: author(judge.id),
        act: format!("report-{outcome}"),
        subject,
        detail: format!("#{}: {note}", report.number),
    };
    let (closes, unrates) = (matches!(measure, Measure::Close(_)), outcome == "unrated");
    let deed = Deed::Settle { report: Some(report.number), measure, outcome: outcome.to_owned(), note };
    match site.database.privileged(deed, act).await {
        Ok(_) => {}
        Err(AccountRefused::Store(fault)) => return Err(NotSettled::Store(fault)),
        Err(AccountRefused::LastAdministrator) => return Err(NotSettled::LastAdministrator),
        Err(_) => return Err(NotSettled::Settled),
    }
    if let Some(account) = report.accused.filter(|_| closes) {
        site.people.ended(account);
    }
    if unrates {
        rate_anew(site, judge, at).await.map_err(NotSettled::Store)?;
    }
    Ok(())
}

/// What a verdict means.
fn measure(report: &Report, verdict: &Verdict, note: &str, at: Moment) -> Option<(&'static str, Measure)> {
    let text = || note.to_owned();
    Some(match verdict.action.as_str() {
        "dismiss" => ("dismissed", Measure::None),
        "warn" => ("warned", Measure::Sanction(Sanction::Warn { account: report.accused?, text: text() })),
        "mute" => {
            let hours = verdict.hours.filter(|hours| (1..=LONGEST_MUTE).contains(hours))?;
            let until = at + Span::hours(hours);
            ("muted", Measure::Sanction(Sanction::Mute { account: report.accused?, until, why: text() }))
        }
        "unmute" => ("unmuted", Measure::Sanction(Sanction::Unmute(report.accused?))),
        "close" => ("closed", Measure::Close(report.accused?)),
        "unrate" => ("unrated", Measure::Sanction(Sanction::Unrate { game: report.subject.clone() })),
        _ => return None,
    })
}

/// Makes all ratings anew, without the games that no longer count.
async fn rate_anew(site: &Site, judge: &Account, at: Moment) -> Result<(), Fault> {
    let act = Act {
        at,
        actor: author(judge.id),
        act: "ratings-anew".to_owned(),
        subject: String::new(),
        detail: String::new(),
    };
    match site.database.privileged(Deed::ForgetRatings, act).await {
        Ok(_) | Err(AccountRefused::Unknown) => {}
        Err(AccountRefused::Store(fault)) => return Err(fault),
        Err(_) => {}
    }
    site.play.hub.ratings().catch_up().await?;
    Ok(())
}

/// Blocks somebody, or no longer; whether that could be done. An open offer to him or of him stays and leads nowhere.
pub async fn block(site: &Site, by: &Account, name: &str, yes: bool) -> Result<Option<bool>, Fault> {
    let Some(other) = site.database.credentials(name).await? else { return Ok(None) };
    let other = other.account.id;
    if yes {
        return site.database.block(by.id, other, now()).await.map(Some);
    }
    site.database.unblock(by.id, other).await?;
    Ok(Some(true))
}

/// Whether somebody has blocked another.
pub async fn has_blocked(site: &Site, person: &Person, other: AccountId) -> Result<bool, Fault> {
    let Some(account) = person.account() else { return Ok(false) };
    Ok(site.database.blocked_by(account.id).await?.iter().any(|own| own.account == other))
}
