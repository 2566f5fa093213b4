//! The list of simultaneous displays, and the form for a new one.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use damier_displays::{Kind, Opponent, Refused, Side, Terms};
use damier_rules::Rulebook;
use damier_store::{AccountId, Fault};
use serde::Deserialize;

use super::kind_word;
use crate::display::{self, ActError, GIVER, KIND};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::{Page, missing, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;

/// A display on the site has at most so many boards.
const MOST_BOARDS: usize = 200;

#[derive(Template)]
#[template(path = "displays.html")]
struct List {
    page: Page,
    displays: Vec<Listed>,
    books: Vec<(String, String)>,
    wrong: Option<String>,
}

struct Listed {
    id: String,
    giver: String,
    kind: &'static str,
    boards: usize,
}

/// What the form for a new display says.
#[derive(Deserialize)]
pub(crate) struct New {
    kind: String,
    rulebook: String,
    colour: String,
    opponents: String,
    #[serde(default)]
    arbiter: String,
}

/// `GET /displays`: those that go on, and the form for a new one.
pub(crate) async fn show(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    listed(&site, reader, None).await
}

async fn listed(site: &Site, reader: Reader, wrong: Option<String>) -> PageResult {
    let displays = running(site).await.or_trouble(&reader)?;
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "simul-title", "/displays");
    let keep = page.reader.keep.take();
    let books = Rulebook::all().iter().map(|book| (book.name.to_owned(), page.book(book.name))).collect();
    Ok(send(status, keep, &List { page, displays, books, wrong }))
}

async fn running(site: &Site) -> Result<Vec<Listed>, Fault> {
    let mut displays = Vec::new();
    for sitting in site.database.running(KIND).await?.into_iter().filter(|own| own.office == GIVER).take(50) {
        let Some(loaded) = display::load(site, &sitting.id).await? else { continue };
        let terms = loaded.display.terms();
        let (giver, boards) = (terms.giver.clone(), terms.opponents.len());
        displays.push(Listed { id: sitting.id, giver, kind: kind_word(terms.kind), boards });
    }
    Ok(displays)
}

/// `POST /displays`: a new display of the reader.
pub(crate) async fn create(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Form(new): Form<New>,
) -> PageResult {
    let Some(account) = reader.person.account().cloned() else {
        return Ok(send_to("/sign-in", reader.keep));
    };
    let names: Vec<&str> = new.opponents.lines().map(str::trim).filter(|name| !name.is_empty()).collect();
    if names.is_empty() || names.len() > MOST_BOARDS {
        let why = Refused::Boards { boards: names.len(), most: MOST_BOARDS }.text(reader.words);
        return listed(&site, reader, Some(why)).await;
    }
    let colour = |index: usize| match (new.colour.as_str(), index % 2) {
        ("black", _) | ("in-turn", 1) => Side::Black,
        _ => Side::White,
    };
    let opponent = |(index, name): (usize, &&str)| Opponent {
        name: name.trim_end_matches('*').trim().chars().take(60).collect(),
        club_member: name.ends_with('*'),
        giver: colour(index),
    };
    let terms = Terms {
        kind: Kind::ALL.into_iter().find(|kind| kind.name() == new.kind).unwrap_or(Kind::Normal),
        rulebook: new.rulebook,
        giver: account.name.to_string(),
        opponents: names.iter().enumerate().map(opponent).collect(),
        intermediary: None,
        by_number: true,
        simul_deficit: Default::default(),
        simul_capture_reply: Default::default(),
    };
    let Some(arbiter) = arbiter(&site, &new.arbiter, account.id).await.or_trouble(&reader)? else {
        let why = reader.words.text("simul-no-arbiter");
        return listed(&site, reader, Some(why)).await;
    };
    match display::create(&site, terms, account.id, arbiter).await {
        Ok(id) => Ok(send_to(&format!("/display/{id}"), reader.keep)),
        Err(ActError::Refused(refused)) => {
            let why = refused.translate(reader.words);
            listed(&site, reader, Some(why)).await
        }
        Err(ActError::Missing) => Err(missing(reader).await),
        Err(ActError::Store(fault)) => Err(trouble(reader, &fault)),
    }
}

/// The account of the arbiter: none where nobody was named; nothing at all if there is no such account, or if it is the
/// giver's own.
async fn arbiter(site: &Site, name: &str, giver: AccountId) -> Result<Option<Option<AccountId>>, Fault> {
    let name = name.trim();
    if name.is_empty() {
        return Ok(Some(None));
    }
    let found = site.database.credentials(name).await?.map(|found| found.account.id);
    Ok(found.filter(|account| *account != giver).map(Some))
}
