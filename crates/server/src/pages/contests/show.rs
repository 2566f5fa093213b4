//! The page of a contest: for everybody its regulation and results, for entrants their works, for judges the
//! works without authors, for the organiser what comes next.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_contests::composing::{Composing, Phase, Regulation, Work};
use damier_contests::{Journal, Office, decimals};
use damier_language::Words;

use super::super::{Page, missing, send, trouble};
use crate::contests::{author_of, load, offices};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "contest.html")]
struct Sheet {
    page: Page,
    id: String,
    name: String,
    phase: String,
    wrong: Option<String>,
    terms: Vec<(String, String)>,
    texts: Vec<(String, String)>,
    sections: Vec<(u16, String)>,
    /// Whether the reader has an account, and is an author here.
    account: bool,
    author: bool,
    own: Vec<Own>,
    /// The works that a judge marks.
    judged: Vec<Judged>,
    organiser: bool,
    chief: bool,
    commission: bool,
    open: bool,
    judging: bool,
    preliminary: bool,
    offices: Vec<(&'static str, String)>,
    results: Vec<Results>,
    appeals: Vec<Appeal>,
    panel: Vec<(String, String)>,
}

struct Own {
    work: u32,
    section: String,
    position: String,
    code: String,
    mark: String,
}

struct Judged {
    code: String,
    mark: String,
    says: String,
    breach: bool,
}

struct Results {
    section: String,
    works: Vec<Line>,
    authors: Vec<(u32, String, String)>,
}

struct Line {
    place: u32,
    code: String,
    authors: String,
    mark: String,
    breach: bool,
}

struct Appeal {
    seq: u32,
    work: String,
    text: String,
    ruling: String,
    open: bool,
    /// Whether the author may go on to the commission, and whether it has to decide.
    may_go_further: bool,
    before_commission: bool,
}

/// Shows a contest.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    shown(&site, id, reader, None).await
}

/// Shows a contest, and why something was not done.
pub(super) async fn shown(site: &Site, id: String, reader: Reader, wrong: Option<String>) -> Response {
    let journal = match load::<Composing>(&site.database, &id).await {
        Ok(Some(journal)) => journal,
        Ok(None) => return missing(reader).await,
        Err(fault) => return trouble(reader, &fault),
    };
    let Some(regulation) = journal.state().regulation.clone() else { return missing(reader).await };
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut sheet = sheet(id, reader, &journal, &regulation);
    sheet.wrong = wrong;
    let keep = sheet.page.reader.keep.take();
    send(status, keep, &sheet)
}

fn sheet(id: String, reader: Reader, journal: &Journal<Composing>, regulation: &Regulation) -> Sheet {
    let (words, contest) = (reader.words, journal.state());
    let name = reader.person.account().map(|account| account.name.as_str().to_owned());
    let held = name.as_deref().map(|name| offices(journal, name)).unwrap_or_default();
    let author = name.as_deref().and_then(|name| author_of(contest, name));
    let has = |office: Office| held.contains(&office);
    Sheet {
        id,
        name: regulation.name.clone(),
        phase: words.tell("contest-phase", &contest.phase),
        wrong: None,
        terms: terms(regulation, words),
        texts: texts(regulation, words),
        sections: (1..).zip(&regulation.sections).map(|(n, own)| (n, own.name.clone())).collect(),
        account: name.is_some(),
        author: author.is_some(),
        own: own(contest, author),
        judged: name.as_deref().map(|name| judged(contest, name)).unwrap_or_default(),
        organiser: has(Office::Organiser),
        chief: has(Office::ChiefJudge),
        commission: has(Office::Commission),
        open: contest.phase == Phase::Open,
        judging: contest.phase == Phase::Judging,
        preliminary: matches!(contest.phase, Phase::Preliminary { .. }),
        offices: appointable(words),
        results: results(contest, regulation, has(Office::Organiser)),
        appeals: appeals(contest, author, has(Office::ChiefJudge) || has(Office::Commission)),
        panel: contest
            .panel
            .iter()
            .map(|own| (own.name.clone(), words.tell("office", &own.office)))
            .collect(),
        page: Page::new(reader, "contests-title", "/contests"),
    }
}

fn terms(regulation: &Regulation, words: &Words) -> Vec<(String, String)> {
    let days = [
        ("contest-published-on", regulation.published),
        ("contest-closing-on", regulation.closing),
        ("contest-preliminary-until", regulation.preliminary),
        ("contest-effect-on", regulation.effect),
    ];
    days.map(|(id, day)| (words.text(id), words.date(day))).to_vec()
}

fn texts(regulation: &Regulation, words: &Words) -> Vec<(String, String)> {
    let items = damier_contests::items::Item::ALL.iter();
    items
        .filter_map(|item| Some((words.tell("item", item), regulation.texts.get(item.name())?.clone())))
        .collect()
}

fn appointable(words: &Words) -> Vec<(&'static str, String)> {
    let offices = [
        Office::ChiefJudge,
        Office::Deputy,
        Office::Secretary,
        Office::SeniorJudge,
        Office::Judge,
        Office::Commission,
    ];
    offices.map(|office| (office.name(), words.tell("office", &office))).to_vec()
}

/// The works of the reader.
fn own(contest: &Composing, author: Option<damier_contests::AuthorId>) -> Vec<Own> {
    let Some(author) = author else { return Vec::new() };
    let shown = contest.authors_shown();
    contest
        .live()
        .filter(|(_, work)| work.entry.authors.contains(&author))
        .map(|(id, work)| Own {
            work: id.0,
            section: contest.section(work.entry.section).map(|own| own.name.clone()).unwrap_or_default(),
            position: super::super::diagram::address(work.entry.variant, &work.entry.position),
            // An author must not learn his number before the judges have marked.
            code: work.code_text().filter(|_| shown).unwrap_or_default(),
            mark: contest.mark_of(work).filter(|_| shown).map(decimals).unwrap_or_default(),
        })
        .collect()
}

/// The works that the reader judges, by their code numbers.
fn judged(contest: &Composing, name: &str) -> Vec<Judged> {
    let mut found = Vec::new();
    for (_, work) in contest.live() {
        let (section, Some(code)) = (work.entry.section, work.code_text()) else { continue };
        if contest.judges_of(section).contains(&name) {
            let given = work.marks.get(name);
            found.push(Judged {
                code,
                mark: given.map(|(mark, _)| mark.to_string()).unwrap_or_default(),
                says: given.map(|(_, says)| says.clone()).unwrap_or_default(),
                breach: work.breach.is_some(),
            });
        }
    }
    found.sort_by(|a, b| a.code.cmp(&b.code));
    found
}

/// Places, once they are published; the organiser sees the marks before.
fn results(contest: &Composing, regulation: &Regulation, organiser: bool) -> Vec<Results> {
    let out = matches!(contest.phase, Phase::Preliminary { .. } | Phase::Final { .. });
    let early = organiser && contest.phase == Phase::Judging;
    if !(out || early) {
        return Vec::new();
    }
    let names = |authors: &[damier_contests::AuthorId]| {
        let names = authors.iter().filter_map(|author| contest.author(*author));
        names.map(|author| author.name.as_str()).collect::<Vec<_>>().join(", ")
    };
    let section = |number: u16, name: &str| Results {
        section: name.to_owned(),
        works: contest
            .works_of(number)
            .into_iter()
            .filter_map(|line| {
                let work = contest.work(line.work)?;
                Some(Line {
                    place: line.place,
                    code: work.code_text()?,
                    authors: if out { names(&work.entry.authors) } else { String::new() },
                    mark: decimals(line.mark),
                    breach: line.breach,
                })
            })
            .collect(),
        authors: if !out {
            Vec::new()
        } else {
            let lines = contest.authors_of(Some(number)).into_iter();
            lines.map(|line| (line.place, names(&[line.author]), decimals(line.sum))).collect()
        },
    };
    (1..).zip(&regulation.sections).map(|(number, own)| section(number, &own.name)).collect()
}

/// Appeals: an author sees his own, the chief judge and the commission all.
fn appeals(contest: &Composing, author: Option<damier_contests::AuthorId>, chief: bool) -> Vec<Appeal> {
    let seen = contest.appeals.iter().filter(|appeal| chief || Some(appeal.author) == author);
    seen.map(|appeal| Appeal {
        seq: appeal.seq,
        work: contest.work(appeal.work).and_then(Work::code_text).unwrap_or_default(),
        text: appeal.text.clone(),
        ruling: appeal.last_word().map(|own| own.text.clone()).unwrap_or_default(),
        open: appeal.ruling.is_none() || appeal.to_review,
        may_go_further: Some(appeal.author) == author
            && !appeal.further
            && appeal.ruling.as_ref().is_some_and(|own| !own.upheld),
        before_commission: appeal.further && appeal.decision.is_none(),
    })
    .collect()
}
