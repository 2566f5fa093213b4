//! The books of a federation: rating lists, players' cards, events, federations and clubs, arbiters, applications.
//!
//! Everybody may read them; nothing private stands in them, except the forms of an application, which are for who
//! filed it and for the office. Administrators are the office: they put the books on the site and decide.

mod acts;
pub(crate) mod application;
pub(crate) mod apply;
pub(crate) mod card;
pub(crate) mod event;
mod forget;
pub(crate) mod list;
mod membership;
pub(crate) mod papers;
pub(crate) mod record;
pub(crate) mod tables;
pub(crate) mod take;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::Response;
use damier_federation::people::Person;
use damier_federation::{PersonId, Pool, State};

use super::answer::OrTrouble as _;
use super::notice;
use crate::books::Held;
use crate::handler::{any, get, post};
use crate::reader::Reader;
use crate::site::{LARGEST_FILE, Site};
use crate::state::Web;

/// The addresses of a federation's books. The list of their facts may be larger than other forms.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/federation", get(list::show))
        .route("/federation/player/{id}", get(card::show))
        .route("/federation/player/{id}/forget", post(forget::forget))
        .route("/federation/event/{id}", get(event::show))
        .route("/federation/event/{id}/report.trf", get(event::file))
        .route("/federation/events", get(tables::events))
        .route("/federation/bodies", get(tables::bodies))
        .route("/federation/arbiters", get(tables::arbiters))
        .route("/federation/applications", get(tables::applications))
        .route("/federation/apply", get(apply::show).post(any(apply::sent)))
        .route("/federation/application/{number}", get(application::show).post(any(application::sent)))
        .route("/federation/application/{number}/{paper}", get(application::paper))
        .route("/federation/papers", get(papers::list))
        .route("/federation/paper/{name}", get(papers::show))
        .route(
            "/federation/acts",
            get(acts::show).post(any(acts::sent)).layer(DefaultBodyLimit::max(LARGEST_FILE)),
        )
        .route("/federation/record", get(record::show))
        .route("/federation/record.jsonl", get(record::file))
        .route(
            "/federation/take",
            get(take::show).post(any(take::taken)).layer(DefaultBodyLimit::max(LARGEST_FILE)),
        )
}

/// The books, or the page that says that there are none.
async fn books(site: &Site, reader: &Reader) -> Result<Arc<Held>, Response> {
    let held = site.books.load().await.or_trouble(reader)?;
    if held.is_empty() && !is_administrator(reader) {
        return Err(notice(reader.clone(), StatusCode::OK, "book-title", "book-none"));
    }
    Ok(held)
}

fn is_administrator(reader: &Reader) -> bool {
    reader.person.account().is_some_and(|account| account.administrator)
}

/// Somebody in a table: his number, his name, his letters, his federation.
struct PersonRow {
    id: u32,
    name: String,
    title: String,
    federation: String,
}

impl PersonRow {
    fn of(state: &State, id: PersonId, pool: Option<Pool>, day: jiff::civil::Date) -> PersonRow {
        let person = state.person(id).ok();
        let title = pool.and_then(|pool| state.title_of(id, pool, day));
        PersonRow {
            id: id.0,
            name: person.map(Person::name).unwrap_or_default(),
            title: title.map(|own| own.letters().to_owned()).unwrap_or_default(),
            federation: person.and_then(|own| own.federation.clone()).unwrap_or_default(),
        }
    }
}

/// A rating as it is shown: whole points, half up.
fn points(rating: f64) -> String {
    format!("{}", (rating + 0.5).floor())
}
