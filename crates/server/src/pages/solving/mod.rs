//! Contests of solving on the site: a timed session, answers by playing or writing moves, points, protests.
//!
//! | who | sees and does |
//! | --- | --- |
//! | organiser | announces it, appoints judges |
//! | chief judge | puts positions into the set, approves it, starts the clock, rules on protests, approves the results |
//! | solver | enters; sees the positions when the clock runs, answers, hands in, protests |
//! | judge | sees answers with what a program finds in them, says what counts |
//! | everybody | the conditions; results, positions and solutions once they are published |

mod act;
mod position;
mod show;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use damier_compose::Code;
use damier_contests::items::solving_items;
use damier_contests::solving::{Fact, Regulation, Solving};

use askama::Template;
use axum::Form;
use serde::Deserialize;

use super::{Page, missing, notice, send, send_to, trouble};
use crate::contests::{self, NotSaid};
use crate::reader::Reader;
use crate::secret;
use crate::site::Site;

/// The addresses of contests of solving.
pub(crate) fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/solving", get(new).post(begin))
        .route("/solving/{id}", get(show::show).post(act::act))
        .route("/solving/{id}/news", get(show::news))
        .route("/solving/{id}/{position}", get(position::show))
        .route("/solving/{id}/{position}/answer", post(act::answer))
}

#[derive(Template)]
#[template(path = "solving/new.html")]
struct Sheet {
    page: Page,
    regulation: String,
    wrong: Option<String>,
}

/// A regulation to be filled in.
fn template(code: Code) -> String {
    let items = solving_items(code, false).iter().filter(|(item, _)| item.name() != "time");
    let texts: String = items.map(|(item, clause)| format!("{} = \"\" # {clause}\n", item.name())).collect();
    format!(
        "name = \"Solving cup\"\ncode = \"{code}\"\nform = \"in_person\" # online in one session; or correspondence, \
         then closing = \"2026-05-01\"\nminutes = 90\nprotest_minutes = 30\n\
         ties = [\"full_solutions\", \"completeness\", \"time\"]\n\n[texts]\n{texts}"
    )
}

/// The form for a new contest.
async fn new(reader: Reader) -> Response {
    sheet(reader, template(Code::Ukraine2023), None)
}

fn sheet(reader: Reader, regulation: String, wrong: Option<String>) -> Response {
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "solvings-new", "/contests");
    let keep = page.reader.keep.take();
    send(status, keep, &Sheet { page, regulation, wrong })
}

/// The regulation of a new contest.
#[derive(Deserialize)]
struct New {
    regulation: String,
}

/// Begins a contest. Only those with an account do.
async fn begin(State(site): State<Arc<Site>>, reader: Reader, Form(new): Form<New>) -> Response {
    let Some(name) = reader.person.account().map(|account| account.name.as_str().to_owned()) else {
        return notice(reader, StatusCode::UNAUTHORIZED, "contests-title", "contests-sign-in");
    };
    match contests::has_begun_enough::<Solving>(&site.database, &name).await {
        Ok(false) => {}
        Ok(true) => return notice(reader, StatusCode::TOO_MANY_REQUESTS, "contests-title", "contests-most"),
        Err(fault) => return trouble(reader, &fault),
    }
    let words = reader.words;
    let regulation = match toml::from_str::<Regulation>(&new.regulation) {
        Ok(regulation) => Box::new(regulation),
        Err(why) => return sheet(reader, new.regulation, Some(why.to_string())),
    };
    let id = secret::name();
    match contests::begin::<Solving>(&site.database, &id, &name, Fact::Regulation(regulation)).await {
        Ok(()) => send_to(&format!("/solving/{id}"), reader.keep),
        Err(NotSaid::Refused(why)) => {
            let told = words.with_clauses(&words.tell("contest-refused", &why), why.clauses());
            sheet(reader, new.regulation, Some(told))
        }
        Err(NotSaid::Missing) => missing(reader).await,
        Err(NotSaid::Store(fault)) => trouble(reader, &fault),
    }
}
