//! Contests of composing: a list, a page for each with what the reader may do there, a page for each work.

mod act;
mod show;
mod work;

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use damier_contests::composing::{Fact, Regulation};
use damier_language::Words;
use serde::Deserialize;

pub(crate) use act::act;
pub(crate) use show::show;
pub(crate) use work::show as work;

use super::{Page, notice, send, send_to, trouble};
use crate::contests::{self, NotSaid};
use crate::reader::Reader;
use crate::secret;
use crate::site::Site;

/// So many contests are listed.
const LISTED: u32 = 100;

/// So many contests one account may begin, counted among the latest.
const MOST_OF_ONE: usize = 20;
const LATEST: u32 = 1000;

#[derive(Template)]
#[template(path = "contests.html")]
struct Sheet {
    page: Page,
    contests: Vec<Row>,
    regulation: String,
    wrong: Option<String>,
}

struct Row {
    id: String,
    name: String,
    closing: String,
}

/// The list of contests, and the form for a new one.
pub(crate) async fn list(State(site): State<Arc<Site>>, reader: Reader) -> Response {
    listed(&site, reader, damier_contests::composing::template(damier_compose::Code::Ukraine2023), None).await
}

async fn listed(site: &Site, reader: Reader, regulation: String, wrong: Option<String>) -> Response {
    let words = reader.words;
    let begun = match site.database.first_facts(contests::PREFIX, LISTED).await {
        Ok(begun) => begun,
        Err(fault) => return trouble(reader, &fault),
    };
    let contests = begun.iter().filter_map(|(stream, stored)| row(stream, &stored.fact, words)).collect();
    let mut page = Page::new(reader, "contests-title", "/contests");
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    send(status, keep, &Sheet { page, contests, regulation, wrong })
}

fn row(stream: &str, fact: &str, words: &Words) -> Option<Row> {
    #[derive(Deserialize)]
    struct Begun {
        fact: Fact,
    }
    let id = stream.strip_prefix(contests::PREFIX)?.to_owned();
    match serde_json::from_str::<Begun>(fact).ok()?.fact {
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
    let begun = match site.database.first_facts(contests::PREFIX, LATEST).await {
        Ok(begun) => begun,
        Err(fault) => return trouble(reader, &fault),
    };
    if begun.iter().filter(|(_, first)| first.author == name).count() >= MOST_OF_ONE {
        return notice(reader, StatusCode::TOO_MANY_REQUESTS, "contests-title", "contests-most");
    }
    let words = reader.words;
    let regulation = match toml::from_str::<Regulation>(&new.regulation) {
        Ok(regulation) => Box::new(regulation),
        Err(why) => return listed(&site, reader, new.regulation, Some(why.to_string())).await,
    };
    let id = secret::name();
    match contests::begin(&site.database, &id, &name, Fact::Regulation(regulation)).await {
        Ok(()) => send_to(&format!("/contest/{id}"), reader.keep),
        Err(NotSaid::Refused(why)) => {
            let told = words.with_clauses(&words.tell("contest-refused", &why), why.clauses());
            listed(&site, reader, new.regulation, Some(told)).await
        }
        Err(NotSaid::Missing) => super::missing(reader).await,
        Err(NotSaid::Store(fault)) => trouble(reader, &fault),
    }
}
