//! People: found by name, the strongest of each game, and whom the reader follows.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::{Form, Router};
use damier_live::Pace;
use damier_store::Leader;
use serde::Deserialize;

use super::games::Row;
use super::{Page, notice, send, send_to, spoken};
use crate::address::coded;
use crate::following;
use crate::handler::{get, post};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::ratings::PROVISIONAL;
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::visitor::session::Member;

/// So many are found by a name, so many stand in a list of the strongest, so many games of those followed are shown.
const FOUND: u32 = 50;
const LEADERS: u32 = 20;
const GAMES: u32 = 20;

/// The addresses of people.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/people", get(show))
        .route("/player/{name}/follow", post(follow))
        .route("/game/{id}/favourite", post(favour))
}

#[derive(Template)]
#[template(path = "people.html")]
struct Sheet {
    page: Page,
    asked: Asked,
    /// Whether somebody is looked for, and who was found.
    searched: bool,
    found: Vec<String>,
    /// The games of the switch.
    variants: Vec<&'static str>,
    boards: Vec<Board>,
    following: Vec<String>,
    games: Vec<Row>,
}

/// The strongest at a pace.
struct Board {
    pace: &'static str,
    rows: Vec<Leader>,
}

impl Board {
    /// The points of somebody in the list.
    fn points(&self, row: &Leader) -> i64 {
        row.mean.div_euclid(1000)
    }
}

/// Who is looked for, and the strongest of which game.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Asked {
    name: String,
    variant: String,
}

async fn show(State(site): State<Arc<Site>>, reader: Reader, Query(mut asked): Query<Asked>) -> PageResult {
    let variants: Vec<&'static str> = spoken::USUAL.iter().map(|(variant, _)| *variant).collect();
    if !variants.contains(&asked.variant.as_str()) {
        asked.variant = variants.first().copied().unwrap_or_default().to_owned();
    }
    let name: String = asked.name.trim().chars().take(40).collect();
    let found = site.database.people_called(&name, FOUND).await.or_trouble(&reader)?;
    let mut boards = Vec::new();
    for pace in Pace::ALL {
        let sure = (PROVISIONAL * 1000.0) as i64;
        let rows = site.database.leaders(&asked.variant, pace.name(), sure, LEADERS).await;
        boards.push(Board { pace: pace.name(), rows: rows.or_trouble(&reader)? });
    }
    boards.retain(|board| !board.rows.is_empty());
    let (following, games) = match reader.person.account() {
        Some(account) => (
            site.database.followed_by(account.id).await.or_trouble(&reader)?,
            site.database.games_followed(account.id, GAMES).await.or_trouble(&reader)?,
        ),
        None => (Vec::new(), Vec::new()),
    };
    let mut page = Page::new(reader, "people-title", "/people");
    let keep = page.reader.keep.take();
    let names = |all: Vec<(damier_store::AccountId, String)>| all.into_iter().map(|(_, name)| name).collect();
    let sheet = Sheet {
        page,
        searched: !name.is_empty(),
        asked,
        found: names(found),
        variants,
        boards,
        following: names(following),
        games: games.iter().map(Row::of).collect(),
    };
    Ok(send(StatusCode::OK, keep, &sheet))
}

/// What is wanted: `follow` or `unfollow`, `favour` or `unfavour`.
#[derive(Deserialize)]
struct Wanted {
    act: String,
}

async fn follow(
    State(site): State<Arc<Site>>,
    Path(name): Path<String>,
    Member { reader, account }: Member,
    Form(wanted): Form<Wanted>,
) -> PageResult {
    let done = following::follow(&site, &account, &name, wanted.act == "follow").await;
    match done.or_trouble(&reader)?.or_missing(&reader)? {
        true => Ok(send_to(&format!("/player/{}", coded(&name)), reader.keep)),
        false => Ok(notice(reader, StatusCode::CONFLICT, "people-title", "people-not-followed")),
    }
}

async fn favour(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Member { reader, account }: Member,
    Form(wanted): Form<Wanted>,
) -> PageResult {
    let done = following::favour(&site, &account, &id, wanted.act == "favour").await;
    match done.or_trouble(&reader)?.or_missing(&reader)? {
        true => Ok(send_to(&format!("/game/{}", coded(&id)), reader.keep)),
        false => Ok(notice(reader, StatusCode::CONFLICT, "people-title", "people-not-favoured")),
    }
}
