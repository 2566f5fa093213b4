//! What a member was told, and with whom he wants nothing to do.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_store::Blocked;
use serde::Deserialize;

use crate::address::coded;
use crate::moderation;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{Page, date, notice, send, send_to};
use crate::site::{Site, now};
use crate::visitor::session::Member;

#[derive(Template)]
#[template(path = "conduct/own.html")]
struct Sheet {
    page: Page,
    /// Until when he may not talk, and why.
    muted: Option<(String, String)>,
    warnings: Vec<ConductNotice>,
    blocked: Vec<Blocked>,
}

/// Something that he was told.
struct ConductNotice {
    number: i64,
    at: String,
    text: String,
    seen: bool,
}

/// Shows the page.
pub(super) async fn show(State(site): State<Arc<Site>>, Member { reader, account }: Member) -> PageResult {
    let muted = site.database.muted(account.id, now()).await.or_trouble(&reader)?;
    let warnings = site.database.warnings(account.id).await.or_trouble(&reader)?;
    let blocked = site.database.blocked_by(account.id).await.or_trouble(&reader)?;
    let told = |own: damier_store::Warning| ConductNotice {
        number: own.number,
        at: date(own.at),
        text: own.text,
        seen: own.seen.is_some(),
    };
    let mut page = Page::new(reader, "conduct-title", "");
    let keep = page.reader.keep.take();
    let muted = muted.map(|(until, why)| (date(until), why));
    let warnings = warnings.into_iter().map(told).collect();
    Ok(send(StatusCode::OK, keep, &Sheet { page, muted, warnings, blocked }))
}

/// Which of the things he was told.
#[derive(Deserialize)]
pub(super) struct Which {
    number: i64,
}

/// He has read it.
pub(super) async fn read(
    State(site): State<Arc<Site>>,
    Member { reader, account }: Member,
    Form(Which { number }): Form<Which>,
) -> PageResult {
    site.database.warning_read(account.id, number, now()).await.or_trouble(&reader)?;
    Ok(send_to("/account/conduct", reader.keep))
}

/// What is wanted.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// `block` or `unblock`.
    act: String,
    /// Whether he comes from the list of his own.
    #[serde(default)]
    list: Option<String>,
}

/// Blocks somebody, or no longer.
pub(super) async fn block(
    State(site): State<Arc<Site>>,
    Path(name): Path<String>,
    Member { reader, account }: Member,
    Form(wanted): Form<Wanted>,
) -> PageResult {
    let yes = wanted.act == "block";
    let done =
        moderation::block(&site, &account, &name, yes).await.or_trouble(&reader)?.or_missing(&reader)?;
    if !done {
        return Ok(notice(reader, StatusCode::CONFLICT, "conduct-title", "block-not-done"));
    }
    let to = if wanted.list.is_some() {
        "/account/conduct".to_owned()
    } else {
        format!("/player/{}", coded(&name))
    };
    Ok(send_to(&to, reader.keep))
}
