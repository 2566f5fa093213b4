//! The first administrator comes in by a link that was printed where the site was started, once.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Form, Router};
use damier_language::Args;
use damier_store::{AccountName, AccountRefused, Founder, NewAccount, SecretHash};
use serde::Deserialize;

use super::account::{hashed, length_told};
use super::{Page, notice, send, send_to, trouble};
use crate::handler::{any, get};
use crate::mail::Alert;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::is_guest_name;
use crate::people::password::{self, Waiting};
use crate::reader::Reader;
use crate::site::{Site, now};
use crate::state::Web;
use crate::visitor::{Whence, session};

/// The address of the link of the first administrator.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/setup/{secret}", get(show).post(any(enter)))
}

#[derive(Template)]
#[template(path = "setup.html")]
struct Sheet {
    page: Page,
    /// The name as it was typed.
    name: String,
    wrong: Option<String>,
    shortest: usize,
    length_told: String,
}

fn sheet(reader: Reader, name: &str, wrong: Option<String>) -> Response {
    let mut page = Page::new(reader, "setup-title", "");
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let (length_told, shortest) = (length_told(page.reader.words), password::SHORTEST);
    send(status, keep, &Sheet { page, name: name.to_owned(), wrong, shortest, length_told })
}

/// The link has been used, or its time is over.
fn gone(reader: Reader) -> Response {
    notice(reader, StatusCode::GONE, "setup-title", "setup-gone")
}

/// Shows the form, while the link is good.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(secret): Path<String>,
    reader: Reader,
) -> PageResult {
    let good = site.database.is_setup(&SecretHash::of(&secret), now()).await.or_trouble(&reader)?;
    Ok(if good { sheet(reader, "", None) } else { gone(reader) })
}

/// What is typed by somebody who has no account yet.
#[derive(Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
}

/// Makes whoever has the link an administrator: whoever is signed in, or somebody new.
pub(crate) async fn enter(
    State(site): State<Arc<Site>>,
    Path(secret): Path<String>,
    headers: HeaderMap,
    Whence(from): Whence,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> PageResult {
    let hash = SecretHash::of(&secret);
    if !site.database.is_setup(&hash, now()).await.or_trouble(&reader)? {
        return Ok(gone(reader));
    }
    let member = reader.person.account().cloned();
    let founder = match &member {
        Some(account) => Founder::Member(account.clone()),
        None => match founder(&site, &reader, &typed, from.as_deref()).await {
            Ok(new) => Founder::New(new),
            Err(wrong) => return Ok(sheet(reader, &typed.name, Some(wrong))),
        },
    };
    let made = match site.database.use_setup(hash, founder, now()).await {
        Ok(Some(account)) => account,
        Ok(None) => return Ok(gone(reader)),
        Err(AccountRefused::Store(fault)) => return Err(trouble(reader, &fault)),
        Err(AccountRefused::Taken { by }) => {
            let wrong = reader.words.translate("site-name-taken", &Args::new().with("by", by));
            return Ok(sheet(reader, &typed.name, Some(wrong)));
        }
        Err(AccountRefused::Unknown | AccountRefused::LastAdministrator) => return Ok(gone(reader)),
    };
    site.messages.mail.alert(made.id, Alert::Administrator).await.or_trouble(&reader)?;
    if member.is_some() {
        return Ok(send_to("/admin", reader.keep));
    }
    Ok(session::begin(&site, &headers, made.id).await.or_trouble(&reader)?.to("/admin"))
}

/// The account of somebody new, or what is wrong with what he typed.
async fn founder(
    site: &Site,
    reader: &Reader,
    typed: &Typed,
    from: Option<&str>,
) -> Result<NewAccount, String> {
    let words = reader.words;
    let name = AccountName::new(typed.name.trim()).map_err(|why| words.describe("name-refused", &why))?;
    if is_guest_name(name.as_str()) {
        return Err(words.translate("site-name-taken", &Args::new().with("by", name.as_str())));
    }
    let hash = hashed(site, words, &typed.password, Waiting::Anybody(from)).await?;
    Ok(NewAccount { name, password: Some(hash), email: None, made: now() })
}
