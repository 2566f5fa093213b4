//! A new password by a link: one that was asked for by letter, or that an administrator handed out.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Form, Router};
use damier_store::SecretHash;
use serde::Deserialize;

use super::account::hashed;
use super::{Page, notice, send};
use crate::handler::{any, get};
use crate::mail::Alert;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::password::{self, Waiting};
use crate::reader::Reader;
use crate::site::{Site, now};
use crate::state::Web;
use crate::visitor::{Whence, session};

/// The address of a link that gives a new password.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/reset/{secret}", get(show).post(any(choose)))
}

#[derive(Template)]
#[template(path = "reset.html")]
struct Sheet {
    page: Page,
    name: String,
    wrong: Option<String>,
    shortest: usize,
}

/// Shows the form, while the link is good.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(secret): Path<String>,
    reader: Reader,
) -> PageResult {
    sheet(&site, &secret, reader, None).await
}

async fn sheet(site: &Site, secret: &str, reader: Reader, wrong: Option<String>) -> PageResult {
    let found = match site.database.reset(&SecretHash::of(secret), now()).await.or_trouble(&reader)? {
        Some(account) => site.database.account(account).await.or_trouble(&reader)?,
        None => None,
    };
    let Some(account) = found else { return Ok(gone(reader)) };
    let mut page = Page::new(reader, "account-reset", "");
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let name = account.name.as_str().to_owned();
    Ok(send(status, keep, &Sheet { page, name, wrong, shortest: password::SHORTEST }))
}

/// The link has been used, or its time is over.
fn gone(reader: Reader) -> Response {
    notice(reader, StatusCode::GONE, "account-reset", "account-reset-gone")
}

/// What is typed.
#[derive(Deserialize)]
pub(crate) struct Typed {
    password: String,
}

/// Chooses the new password and signs in; everything that the old one opened has ended.
pub(crate) async fn choose(
    State(site): State<Arc<Site>>,
    Path(secret): Path<String>,
    headers: HeaderMap,
    Whence(from): Whence,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> PageResult {
    let hash = SecretHash::of(&secret);
    if site.database.reset(&hash, now()).await.or_trouble(&reader)?.is_none() {
        return Ok(gone(reader));
    }
    let who = Waiting::Anybody(from.as_deref());
    let password = match hashed(&site, reader.words, &typed.password, who).await {
        Ok(password) => password,
        Err(wrong) => return sheet(&site, &secret, reader, Some(wrong)).await,
    };
    let used = site.database.use_reset(hash, password, now()).await.or_trouble(&reader)?;
    let Some(account) = used else { return Ok(gone(reader)) };
    site.people.ended(account);
    site.messages.mail.alert(account, Alert::Reset).await.or_trouble(&reader)?;
    Ok(session::begin(&site, &headers, account).await.or_trouble(&reader)?.to("/account?done=password"))
}
