//! Messages between members.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Form, Router};
use damier_language::{Args, Words};
use damier_store::{Conversation, DirectRefused};
use jiff::Timestamp;
use serde::Deserialize;

use super::{Page, message_page, notice, send, send_to};
use crate::address::coded;
use crate::direct::{self, LONGEST, NotWritten, Welcome};
use crate::handler::{get, post};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::visitor::session::Member;

/// So many messages are on a page.
const SHOWN: u32 = 100;

/// The addresses of messages.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/messages", get(list).post(crate::handler::any(choose)))
        .route("/messages/{name}", get(show).post(crate::handler::any(write)))
        .route("/messages/{name}/delete", post(put_away))
}

/// A moment as pages show it.
fn date(at: damier_clock::Moment) -> String {
    let at = Timestamp::from_millisecond(at.millis());
    at.map(|at| at.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default()
}

#[derive(Template)]
#[template(path = "direct/list.html")]
struct List {
    page: Page,
    all: Vec<Line>,
    welcomes: [&'static str; 3],
    welcome: &'static str,
}

/// A conversation in the list.
struct Line {
    name: String,
    text: String,
    at: String,
    unseen: u64,
}

/// So many letters of a message stand in the list.
const BEGINNING: usize = 80;

impl From<Conversation> for Line {
    fn from(own: Conversation) -> Line {
        let mut text: String = own.last.text.chars().take(BEGINNING).collect();
        if text.len() < own.last.text.len() {
            text.push('…');
        }
        Line { name: own.name, text, at: date(own.last.at), unseen: own.unseen }
    }
}

async fn list(State(site): State<Arc<Site>>, Member { reader, account }: Member) -> PageResult {
    let all = site.database.conversations(account.id).await.or_trouble(&reader)?;
    let welcome = direct::welcome(&site, account.id).await.or_trouble(&reader)?;
    let mut page = Page::new(reader, "messages-title", "/messages");
    let keep = page.reader.keep.take();
    let all = all.into_iter().map(Line::from).collect();
    let list = List { page, all, welcomes: Welcome::ALL.map(Welcome::name), welcome: welcome.name() };
    Ok(send(StatusCode::OK, keep, &list))
}

/// Who may write.
#[derive(Deserialize)]
struct Chosen {
    from: String,
}

async fn choose(
    State(site): State<Arc<Site>>,
    Member { reader, account }: Member,
    Form(chosen): Form<Chosen>,
) -> PageResult {
    let Some(welcome) = Welcome::named(&chosen.from) else {
        return Ok(notice(reader, StatusCode::UNPROCESSABLE_ENTITY, "messages-title", "messages-no-choice"));
    };
    direct::choose(&site, account.id, welcome).await.or_trouble(&reader)?;
    Ok(send_to("/messages", reader.keep))
}

#[derive(Template)]
#[template(path = "direct/show.html")]
struct Sheet {
    page: Page,
    name: String,
    /// The oldest first.
    all: Vec<Said>,
    /// Where older ones are.
    older: Option<i64>,
}

impl Sheet {
    /// Whether the other has written anything, which could be reported.
    fn has_theirs(&self) -> bool {
        self.all.iter().any(|own| !own.own)
    }
}

/// A message on the page.
struct Said {
    own: bool,
    by: String,
    at: String,
    paragraphs: Vec<String>,
}

/// Which messages: those before one of them.
#[derive(Deserialize)]
struct Before {
    before: Option<i64>,
}

async fn show(
    State(site): State<Arc<Site>>,
    Path(name): Path<String>,
    Member { mut reader, account }: Member,
    Query(Before { before }): Query<Before>,
) -> PageResult {
    let found = direct::read(&site, account.id, &name, before, SHOWN).await.or_trouble(&reader)?;
    let (other, mut found) = found.or_missing(&reader)?;
    reader.unseen = site.database.unseen_directs(account.id).await.or_trouble(&reader)?;
    let older = (found.len() >= SHOWN as usize).then(|| found.last().map(|own| own.number)).flatten();
    found.reverse();
    let name = other.name.as_str().to_owned();
    let all = found.into_iter().map(|own| {
        let is_own = own.sender == account.id;
        Said {
            own: is_own,
            by: if is_own { account.name.as_str().to_owned() } else { name.clone() },
            at: date(own.at),
            paragraphs: own.text.lines().map(str::to_owned).collect(),
        }
    });
    let all = all.collect();
    let mut page = Page::new(reader, "messages-title", "");
    let keep = page.reader.keep.take();
    Ok(send(StatusCode::OK, keep, &Sheet { page, name, all, older }))
}

#[derive(Deserialize)]
struct Text {
    text: String,
}

async fn write(
    State(site): State<Arc<Site>>,
    Path(name): Path<String>,
    Member { reader, account }: Member,
    Form(Text { text }): Form<Text>,
) -> PageResult {
    let written = direct::write(&site, &account, &name, &text).await.or_trouble(&reader)?;
    match written.or_missing(&reader)? {
        Ok(_) => Ok(send_to(&format!("/messages/{}", coded(&name)), reader.keep)),
        Err(why) => Ok(refused(reader, &why)),
    }
}

fn refused(reader: Reader, why: &NotWritten) -> Response {
    let why = told(why, reader.words);
    message_page(reader, StatusCode::CONFLICT, "messages-title", |_| why)
}

/// Why a message was not taken, in words.
pub(crate) fn told(why: &NotWritten, words: &Words) -> String {
    let most = |id: &str, most: i64| words.translate(id, &Args::new().with("most", most));
    match why {
        NotWritten::Own => words.text("messages-own"),
        NotWritten::Unread => words.translate("messages-length", &Args::new().with("most", LONGEST)),
        NotWritten::Unwanted => words.text("messages-unwanted"),
        NotWritten::Held(held) => held.text(words),
        NotWritten::Refused(DirectRefused::Full { .. }) => words.text("messages-full"),
        NotWritten::Refused(DirectRefused::Unanswered { most: number }) => {
            most("messages-unanswered", *number)
        }
        NotWritten::Refused(DirectRefused::Strangers { most: number }) => most("messages-strangers", *number),
    }
}

async fn put_away(
    State(site): State<Arc<Site>>,
    Path(name): Path<String>,
    Member { reader, account }: Member,
) -> PageResult {
    let found = site.database.credentials(&name).await.or_trouble(&reader)?.or_missing(&reader)?;
    site.database.put_directs_away(account.id, found.account.id).await.or_trouble(&reader)?;
    Ok(send_to("/messages", reader.keep))
}
