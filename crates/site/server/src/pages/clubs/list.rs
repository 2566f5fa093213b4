//! The list of clubs, and the form that founds one.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use damier_acts::clubs::Found;
use damier_store::Club;
use serde::Deserialize;

use crate::clubs::{self, ActError};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::{Page, missing, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;

/// So many clubs are on a page.
pub(super) const SHOWN: u32 = 50;

#[derive(Template)]
#[template(path = "club/list.html")]
struct List {
    page: Page,
    name: String,
    own: Vec<(Club, &'static str)>,
    all: Vec<Club>,
    /// After how many others the next ones stand.
    more: Option<u32>,
    typed: Typed,
    wrong: Option<String>,
}

/// Which clubs.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Asked {
    name: String,
    skip: u32,
}

/// What is typed into the form.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Typed {
    name: String,
    about: String,
    place: String,
    admits: Option<String>,
}

pub(super) async fn show(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> PageResult {
    sheet(&site, reader, &asked, Typed::default(), None).await
}

async fn sheet(
    site: &Site,
    reader: Reader,
    asked: &Asked,
    typed: Typed,
    wrong: Option<String>,
) -> PageResult {
    let name: String = asked.name.trim().chars().take(60).collect();
    let mut all = site.database.clubs(&name, asked.skip, SHOWN + 1).await.or_trouble(&reader)?;
    let more = (all.len() > SHOWN as usize).then(|| asked.skip.saturating_add(SHOWN));
    all.truncate(SHOWN as usize);
    let own = match reader.person.account() {
        Some(account) => site.database.clubs_of(account.id).await.or_trouble(&reader)?,
        None => Vec::new(),
    };
    let own = own.into_iter().map(|(club, role)| (club, role.name())).collect();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "clubs-title", "/clubs");
    let keep = page.reader.keep.take();
    Ok(send(status, keep, &List { page, name, own, all, more, typed, wrong }))
}

/// `POST /clubs`: a club of the reader.
pub(super) async fn found(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> PageResult {
    let Some(account) = reader.person.account().cloned() else {
        return Ok(send_to("/sign-in", reader.keep));
    };
    let what = Found {
        name: typed.name.clone(),
        about: typed.about.clone(),
        place: typed.place.clone(),
        admits: typed.admits.is_some(),
    };
    match clubs::found(&site, &what, &account).await {
        Ok(id) => Ok(send_to(&format!("/club/{id}"), reader.keep)),
        Err(ActError::Refused(refused)) => {
            let why = refused.translate(reader.words);
            sheet(&site, reader, &Asked::default(), typed, Some(why)).await
        }
        Err(ActError::Missing) => Err(missing(reader).await),
        Err(ActError::Store(fault)) => Err(trouble(reader, &fault)),
    }
}
