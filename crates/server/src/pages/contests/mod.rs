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
use damier_contests::composing::{Composing, Fact, Regulation};
use damier_contests::solving::{self, Solving};
use damier_language::Words;
use damier_store::Fault;
use serde::Deserialize;

pub(crate) use act::act;
pub(crate) use show::show;
pub(crate) use work::show as work;

use super::{Page, notice, send, send_to, trouble};
use crate::contests::{self, Held, NotSaid};
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
    /// Contests of solving: name in addresses, and what they are called.
    solvings: Vec<(String, String)>,
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
    send(status, keep, &Sheet { page, contests, solvings, regulation, wrong })
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
    match has_begun_enough::<Composing>(&site, &name).await {
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

/// Whether somebody has begun as many contests of a kind as one account may.
pub(crate) async fn has_begun_enough<C: Held>(site: &Site, name: &str) -> Result<bool, Fault> {
    let begun = contests::begun::<C>(&site.database, LATEST).await?;
    Ok(begun.iter().filter(|(_, by, _)| by == name).count() >= MOST_OF_ONE)
}
