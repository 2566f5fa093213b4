//! Contests of composing: a list, a page for each with what the reader may do there, a page for each work.

mod act;
mod show;
mod work;

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_compose::Code;
use damier_contests::composing::{Composing, Fact, Regulation, template_from};
use damier_contests::solving::{self, Solving};
use damier_language::Words;
use serde::Deserialize;

pub(crate) use act::act;
pub(crate) use show::show;
pub(crate) use work::show as work;

use super::{Page, notice, send, send_to, trouble};
use crate::contests::{self, NotSaid};
use crate::problems::day_of;
use crate::reader::Reader;
use crate::secret;
use crate::site::{Site, now};

/// So many contests are listed.
const LISTED: u32 = 100;

#[derive(Template)]
#[template(path = "contests.html")]
struct Sheet {
    page: Page,
    contests: Vec<Row>,
    /// Contests of solving: name in addresses, and what they are called.
    solvings: Vec<(String, String)>,
    regulation: String,
    /// The codes by name and title.
    codes: Vec<(&'static str, String)>,
    wrong: Option<String>,
}

struct Row {
    id: String,
    name: String,
    closing: String,
}

/// The code whose regulation is to be filled in.
#[derive(Deserialize)]
pub(crate) struct AskedCode {
    #[serde(default)]
    code: String,
}

/// The list of contests, and the form for a new one.
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Query(asked): Query<AskedCode>,
) -> Response {
    let code = asked.code.parse().unwrap_or(Code::Ukraine2023);
    listed(&site, reader, template_from(code, day_of(now())), None).await
}

async fn listed(site: &Site, reader: Reader, regulation: String, wrong: Option<String>) -> Response {
    let words = reader.words;
    let composing = contests::begun::<Composing>(&site.database, LISTED).await;
    let (composing, solving) = match (composing, contests::begun::<Solving>(&site.database, LISTED).await) {
        (Ok(composing), Ok(solving)) => (composing, solving),
        (Err(fault), _) | (_, Err(fault)) => return trouble(reader, &fault),
    };
    let contests = composing.into_iter().filter_map(|(id, _, fact)| row(id, fact, words)).collect();
    let solvings = solving.into_iter().filter_map(|(id, _, fact)| match fact {
        solving::Fact::Regulation(own) => Some((id, own.name)),
        _ => None,
    });
    let solvings = solvings.collect();
    let mut page = Page::new(reader, "contests-title", "/contests");
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let codes = Code::ALL.map(|code| (code.name(), words.tell("code", &code))).to_vec();
    send(status, keep, &Sheet { page, contests, solvings, regulation, codes, wrong })
}

fn row(id: String, fact: Fact, words: &Words) -> Option<Row> {
    match fact {
        Fact::Regulation(own) => Some(Row { id, name: own.name, closing: words.date(own.closing) }),
        _ => None,
    }
}

/// The regulation of a new contest.
#[derive(Deserialize)]
pub(crate) struct New {
    regulation: String,
}

/// Begins a contest. Only those with an account do.
pub(crate) async fn begin(State(site): State<Arc<Site>>, reader: Reader, Form(new): Form<New>) -> Response {
    let Some(name) = reader.person.account().map(|account| account.name.as_str().to_owned()) else {
        return notice(reader, StatusCode::UNAUTHORIZED, "contests-title", "contests-sign-in");
    };
    match contests::has_begun_enough::<Composing>(&site.database, &name).await {
        Ok(false) => {}
        Ok(true) => return notice(reader, StatusCode::TOO_MANY_REQUESTS, "contests-title", "contests-most"),
        Err(fault) => return trouble(reader, &fault),
    }
    let words = reader.words;
    let regulation = match toml::from_str::<Regulation>(&new.regulation) {
        Ok(regulation) => Box::new(regulation),
        Err(why) => return listed(&site, reader, new.regulation, Some(why.to_string())).await,
    };
    let id = secret::name();
    match contests::begin::<Composing>(&site.database, &id, &name, Fact::Regulation(regulation)).await {
        Ok(()) => send_to(&format!("/contest/{id}"), reader.keep),
        Err(NotSaid::Refused(why)) => {
            let told = words.with_clauses(&words.tell("contest-refused", &why), why.clauses());
            listed(&site, reader, new.regulation, Some(told)).await
        }
        Err(NotSaid::Missing) => super::missing(reader).await,
        Err(NotSaid::Store(fault)) => trouble(reader, &fault),
    }
}
