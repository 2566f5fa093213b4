//! What a form on the page of a contest asks for.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_contests::composing::{AuthorEntry, Composing, Fact, Origin, Ruling, WorkEntry};
use damier_contests::{AuthorId, Journal, Mark, Office, Official, Refused, WorkId};

use super::super::{missing, notice, send_to, trouble};
use super::show::shown;
use crate::contests::{NotSaid, author_of, say};
use crate::reader::Reader;
use crate::secret;
use crate::site::Site;

/// The longest text of a form, in letters.
const LONGEST: usize = 8000;

/// Does what a form asks for, in the name of the reader and of nobody else.
pub(crate) async fn act(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Response {
    let Some(name) = reader.person.account().map(|account| account.name.as_str().to_owned()) else {
        return notice(reader, StatusCode::UNAUTHORIZED, "contests-title", "contests-sign-in");
    };
    let seed = secret::lot();
    let said =
        say::<Composing>(&site.database, &id, &name, |journal| fact(journal, &name, &fields, seed)).await;
    match said {
        Ok(()) => send_to(&format!("/contest/{id}"), reader.keep),
        Err(NotSaid::Refused(why)) => {
            let words = reader.words;
            let told = words.with_clauses(&words.tell("contest-refused", &why), why.clauses());
            shown(&site, id, reader, Some(told)).await
        }
        Err(NotSaid::Missing) => missing(reader).await,
        Err(NotSaid::Store(fault)) => trouble(reader, &fault),
    }
}

/// The fields of a form.
struct Fields<'a>(&'a BTreeMap<String, String>);

impl Fields<'_> {
    fn text(&self, name: &str) -> String {
        self.0.get(name).map(|text| text.trim().chars().take(LONGEST).collect()).unwrap_or_default()
    }

    fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.text(name).parse().ok()
    }

    fn mark(&self) -> Result<Mark, Refused> {
        self.text("mark").parse().map_err(|_| Refused::NoText)
    }
}

fn fact(
    journal: &Journal<Composing>,
    name: &str,
    fields: &BTreeMap<String, String>,
    seed: u64,
) -> Result<Fact, Refused> {
    let (contest, fields) = (journal.state(), Fields(fields));
    let reason = || fields.text("text");
    let appeal: u32 = fields.number("appeal").unwrap_or_default();
    // A new mark says that an appeal is upheld.
    let ruling = || {
        let mark = fields.mark().ok();
        Ruling { upheld: mark.is_some(), text: reason(), mark }
    };
    Ok(match fields.text("act").as_str() {
        "enter" => Fact::AuthorEntered(AuthorEntry {
            name: name.to_owned(),
            born: fields.number("born"),
            address: Some(fields.text("address")).filter(|text| !text.is_empty()),
            ..AuthorEntry::default()
        }),
        "send" => {
            let work = Box::new(sent(contest, name, &fields)?);
            match fields.number::<u32>("work") {
                Some(_) => Fact::Replaced { work: own_work(contest, name, &fields)?.1, by: work },
                None => Fact::Sent(work),
            }
        }
        "withdraw" => Fact::Withdrawn { work: own_work(contest, name, &fields)?.1 },
        "appoint" => Fact::Appointed(Official {
            name: fields.text("name"),
            office: office(&fields.text("office"))?,
            sections: fields.number("section").into_iter().collect(),
        }),
        "close" => Fact::Closed { seed },
        "mark" => Fact::Marked {
            work: coded(contest, &fields)?,
            judge: name.to_owned(),
            mark: fields.mark()?,
            characterisation: fields.text("says"),
        },
        "breach" => {
            let work = coded(contest, &fields)?;
            let section = contest.work(work).map_or(0, |work| work.entry.section);
            if !contest.judges_of(section).contains(&name) {
                return Err(Refused::NotHisSection { name: name.to_owned(), section });
            }
            Fact::Breached { work, reason: reason() }
        }
        "preliminary" => Fact::PreliminaryPublished,
        "final" => Fact::FinalPublished,
        "remark" => Fact::Remarked { from: name.to_owned(), work: coded(contest, &fields)?, text: reason() },
        "appeal" => {
            let (author, work) = own_work(contest, name, &fields)?;
            Fact::Appealed { author, work, text: reason() }
        }
        "rule" => Fact::AppealRuled { appeal, ruling: ruling() },
        "further" => {
            let author = author_of(contest, name).ok_or(Refused::NoAuthor)?;
            let own = contest.appeals.iter().any(|own| own.seq == appeal && own.author == author);
            if !own {
                return Err(Refused::NoSuchAppeal { appeal });
            }
            Fact::AppealedFurther { appeal }
        }
        "commission" => Fact::CommissionRuled { appeal, ruling: ruling() },
        "revise" => Fact::Revised { work: coded(contest, &fields)?, mark: fields.mark()?, reason: reason() },
        _ => return Err(Refused::NoText),
    })
}

fn office(name: &str) -> Result<Office, Refused> {
    Office::ALL.into_iter().find(|office| office.name() == name).ok_or(Refused::NoText)
}

/// A work of the reader himself.
fn own_work(contest: &Composing, name: &str, fields: &Fields<'_>) -> Result<(AuthorId, WorkId), Refused> {
    let work = WorkId(fields.number("work").unwrap_or_default());
    let missing = Refused::NoSuchWork { work, works: contest.works.len() };
    let author = author_of(contest, name).ok_or(Refused::NoAuthor)?;
    let found = contest.work(work).filter(|found| found.entry.authors.contains(&author));
    found.map(|_| (author, work)).ok_or(missing)
}

/// A work by its code number.
fn coded(contest: &Composing, fields: &Fields<'_>) -> Result<WorkId, Refused> {
    let text = fields.text("code");
    let parts =
        text.split_once('-').and_then(|(section, code)| Some((section.parse().ok()?, code.parse().ok()?)));
    let found = parts.and_then(|(section, code)| contest.by_code(section, code));
    found.ok_or(Refused::NoSuchWork { work: WorkId(0), works: contest.works.len() })
}

fn sent(contest: &Composing, name: &str, fields: &Fields<'_>) -> Result<WorkEntry, Refused> {
    let author = author_of(contest, name).ok_or(Refused::NoAuthor)?;
    let number = fields.number("section").unwrap_or_default();
    let sections = contest.regulation.as_ref().map_or(0, |regulation| regulation.sections.len());
    let section = contest.section(number).ok_or(Refused::NoSuchSection { section: number, sections })?;
    Ok(WorkEntry {
        section: number,
        authors: vec![author],
        variant: section.variant,
        position: fields.text("position"),
        task: fields.text("task"),
        solution: fields.text("solution"),
        proof: Some(fields.text("proof")).filter(|text| !text.is_empty()),
        origin: Origin::Original,
    })
}
