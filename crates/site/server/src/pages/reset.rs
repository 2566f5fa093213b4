//! A new password by a link that an administrator handed out.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_store::SecretHash;
use serde::Deserialize;

use super::account::hashed;
use super::{Page, notice, send, send_to};
use crate::pages::answer::{Answer, OrTrouble as _};
use crate::people::{password, session};
use crate::reader::Reader;
use crate::site::{Site, now};

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
) -> Answer {
    sheet(&site, &secret, reader, None).await
}

async fn sheet(site: &Site, secret: &str, reader: Reader, wrong: Option<String>) -> Answer {
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

/// Chooses the new password and signs in; all sessions before have ended.
pub(crate) async fn choose(
    State(site): State<Arc<Site>>,
    Path(secret): Path<String>,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> Answer {
    let hash = match hashed(reader.words, &typed.password).await {
        Ok(hash) => hash,
        Err(wrong) => return sheet(&site, &secret, reader, Some(wrong)).await,
    };
    let used = site.database.use_reset(SecretHash::of(&secret), hash, now()).await.or_trouble(&reader)?;
    let Some(account) = used else { return Ok(gone(reader)) };
    site.ended(account);
    let keep = session::begin(&site, account).await.or_trouble(&reader)?;
    Ok(send_to("/account?done=password", Some(keep)))
}
