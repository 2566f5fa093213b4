//! One application for a title: how far it is for everybody, its forms for who filed it and for the office, which
//! decides here.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_acts::Texts;
use damier_documents::books::{BookPaper, Wanted};
use damier_federation::Pool;
use damier_federation::titles::{Application, InTime, Step};
use damier_language::Words;

use super::acts::{NotTyped, by_form};
use super::{PersonRow, books, papers};
use crate::books::filing::{self, actor};
use crate::books::papers::{Shape, forms, may_have};
use crate::pages::answer::{OrMissing as _, PageResult};
use crate::pages::{Page, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "federation/application.html")]
struct Sheet {
    page: Page,
    wrong: Option<String>,
    number: u32,
    who: PersonRow,
    title: String,
    pool: Option<&'static str>,
    in_time: Option<&'static str>,
    steps: Vec<Line>,
    fields: Vec<(String, String)>,
    papers: Vec<&'static str>,
    shapes: [&'static str; 2],
    next: Vec<&'static str>,
}

struct Line {
    step: &'static str,
    date: String,
    by: String,
    note: String,
}

/// Shows an application.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(number): Path<u32>,
    reader: Reader,
) -> PageResult {
    application_page(&site, number, reader, StatusCode::OK, None).await
}

/// The office takes a step.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(number): Path<u32>,
    reader: Reader,
    Form(texts): Form<Vec<(String, String)>>,
) -> PageResult {
    let actor = reader.person.account().filter(|own| own.administrator).map(actor).or_missing(&reader)?;
    let mut texts = Texts { texts, ..Texts::default() };
    texts.texts.push(("application".to_owned(), number.to_string()));
    let wrong = match by_form(&site, reader.words, &actor, "step", &texts).await {
        Ok(_) => return Ok(send_to(&format!("/federation/application/{number}"), reader.keep)),
        Err(NotTyped::Store(fault)) => return Err(trouble(reader, &fault)),
        Err(NotTyped::Refused(wrong)) => wrong,
    };
    application_page(&site, number, reader, StatusCode::UNPROCESSABLE_ENTITY, Some(wrong)).await
}

async fn application_page(
    site: &Site,
    number: u32,
    reader: Reader,
    status: StatusCode,
    wrong: Option<String>,
) -> PageResult {
    let held = books(site, &reader).await?;
    let filed = held.state().application(number).ok().or_missing(&reader)?;
    let (own, words) = (&filed.application, reader.words);
    let account = reader.person.account();
    let (reads, decides) =
        (held.may_read(number, account), account.is_some_and(|account| account.administrator));
    let line = |told: filing::FilingStep<'_>| Line {
        step: told.taken.step.name(),
        date: words.short_date(told.taken.date),
        by: if reads { filing::display_name(told.by).to_owned() } else { String::new() },
        note: if reads { told.taken.note.clone() } else { String::new() },
    };
    let needs = held.state().title_rules(held.day).ok().map(|rules| rules.application);
    let title = words.text(&format!("book-rank-{}", own.title));
    let title = if own.women { format!("{title} ({})", words.text("book-women")) } else { title };
    let mut sheet = Sheet {
        wrong,
        number,
        who: PersonRow::of(held.state(), own.person, None, held.day),
        title,
        pool: own.pool.map(Pool::name),
        in_time: needs.and_then(|needs| in_time(own.in_time(needs))),
        steps: held.steps(number).into_iter().map(line).collect(),
        fields: if reads { fields(own, words) } else { Vec::new() },
        papers: if reads { forms(own).iter().map(|own| own.name()).collect() } else { Vec::new() },
        shapes: ["html", "pdf"],
        next: if decides { filed.next_steps().map(Step::name).collect() } else { Vec::new() },
        page: Page::new(reader, "apply-one", "/federation"),
    };
    let keep = sheet.page.reader.keep.take();
    Ok(send(status, keep, &sheet))
}

/// What is to be said of the term (FMJD-X.15.3, FMJD-X.15.4).
fn in_time(term: InTime) -> Option<&'static str> {
    match term {
        InTime::Yes => Some("apply-in-time"),
        InTime::SentInTime => Some("apply-sent-in-time"),
        InTime::No => Some("apply-late"),
        InTime::Unknown => None,
    }
}

/// What was filed, field by field; what was left empty is left out.
fn fields(own: &Application, words: &Words) -> Vec<(String, String)> {
    let details = &own.details;
    let yes = |is: bool| if is { words.text("apply-yes") } else { String::new() };
    let result = |own: &damier_federation::titles::DossierResult| {
        let number = |own: Option<u32>| own.map(|own| own.to_string()).unwrap_or_default();
        let parts = [own.competition.clone(), own.category.clone(), own.norm.clone()];
        let parts: Vec<String> = parts.into_iter().filter(|own| !own.is_empty()).collect();
        match (own.points, own.required) {
            (None, None) => parts.join(", "),
            (points, required) => format!("{}: {} / {}", parts.join(", "), number(points), number(required)),
        }
    };
    let dossier: Vec<String> = details.dossier.iter().map(result).collect();
    let all = [
        ("apply-proposer", own.proposer.clone()),
        ("apply-signatory", own.signatory.clone()),
        ("apply-assembly", own.assembly.map(|day| words.short_date(day)).unwrap_or_default()),
        ("form3-profession", details.profession.clone()),
        ("apply-born", details.born.map(|day| words.short_date(day)).unwrap_or_default()),
        ("apply-birthplace", details.birthplace.clone()),
        ("form3-address", details.address.clone()),
        ("book-club", details.club.clone()),
        ("form4-title", dossier.join("\n")),
        ("apply-evidence", details.evidence.clone()),
        ("apply-languages", own.languages.join(", ")),
        ("apply-chief", details.chief.join("\n")),
        ("apply-assistant", details.assistant.join("\n")),
        ("apply-knows", yes(details.knows_the_rules)),
        ("apply-objective", yes(details.is_objective)),
    ];
    let told = all.into_iter().filter(|own| !own.1.is_empty());
    told.map(|(id, text)| (words.text(id), text)).collect()
}

/// A form of the application as a paper: `form-3.html`, `form-4.pdf`.
pub(crate) async fn paper(
    State(site): State<Arc<Site>>,
    Path((number, name)): Path<(u32, String)>,
    reader: Reader,
) -> PageResult {
    let held = books(&site, &reader).await?;
    let about = Wanted { pool: Pool::Hundred, day: held.day, event: None, application: Some(number) };
    let named = name.rsplit_once('.').and_then(|(name, end)| Some((name.parse().ok()?, Shape::named(end)?)));
    let account = reader.person.account();
    // Here are the forms of the application only.
    let own = |kind: BookPaper| kind.is_private() && may_have(&held, kind, &about, account);
    let (kind, shape) = named.filter(|(kind, _)| own(*kind)).or_missing(&reader)?;
    Ok(papers::printed(&site, &held, reader, (kind, shape), &about, None).await)
}
