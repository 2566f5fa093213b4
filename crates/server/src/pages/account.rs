//! Registering, signing in and out.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use damier_clock::Span;
use damier_language::Args;
use damier_store::{AccountId, AccountName, AccountRefused, NewAccount, NewSession, SecretHash};
use serde::Deserialize;

use super::{Page, send, send_to, trouble};
use crate::people::{cookie, is_guest_name, password, tries};
use crate::reader::Reader;
use crate::secret;
use crate::site::{Site, now};

/// How long somebody stays signed in.
const SESSION: Span = Span::days(90);

#[derive(Template)]
#[template(path = "account.html")]
struct Sheet {
    page: Page,
    /// Whether an account is made here, or used.
    new: bool,
    /// The name as it was typed.
    name: String,
    /// What is wrong with it.
    wrong: Option<String>,
    shortest: usize,
}

/// What is typed into the form.
#[derive(Deserialize)]
pub(crate) struct Typed {
    name: String,
    password: String,
}

fn sheet(reader: Reader, new: bool, name: &str, wrong: Option<String>) -> Response {
    let title = if new { "site-register" } else { "site-sign-in" };
    let mut page = Page::new(reader, title, if new { "/register" } else { "/sign-in" });
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    send(status, keep, &Sheet { page, new, name: name.to_owned(), wrong, shortest: password::SHORTEST })
}

/// The form for a new account.
pub(crate) async fn register(reader: Reader) -> Response {
    sheet(reader, true, "", None)
}

/// The form for somebody who has one.
pub(crate) async fn sign_in(reader: Reader) -> Response {
    sheet(reader, false, "", None)
}

/// Makes an account and signs in.
pub(crate) async fn registered(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> Response {
    let name = match AccountName::new(typed.name.trim()) {
        Ok(name) => name,
        Err(why) => {
            let wrong = reader.words.tell("name-refused", &why);
            return sheet(reader, true, &typed.name, Some(wrong));
        }
    };
    if is_guest_name(name.as_str()) {
        let args = Args::new().with("by", name.to_string());
        let wrong = reader.words.say("site-name-taken", &args);
        return sheet(reader, true, &typed.name, Some(wrong));
    }
    let length = typed.password.chars().count();
    if !(password::SHORTEST..=password::LONGEST).contains(&length) {
        let args = Args::new().with("least", password::SHORTEST).with("most", password::LONGEST);
        let wrong = reader.words.say("site-password-length", &args);
        return sheet(reader, true, &typed.name, Some(wrong));
    }
    let Some(hash) = password::hash(typed.password).await else {
        let wrong = reader.words.text("site-trouble");
        return sheet(reader, true, &typed.name, Some(wrong));
    };
    let account = NewAccount { name, password: Some(hash), email: None, made: now() };
    match site.database.create_account(account).await {
        Ok(account) => begin(&site, reader, account.id).await,
        Err(AccountRefused::Store(fault)) => trouble(reader, &fault),
        Err(AccountRefused::Taken { by }) => {
            let args = Args::new().with("by", by);
            let wrong = reader.words.say("site-name-taken", &args);
            sheet(reader, true, &typed.name, Some(wrong))
        }
        Err(_) => {
            let wrong = reader.words.text("site-trouble");
            sheet(reader, true, &typed.name, Some(wrong))
        }
    }
}

/// Signs in.
pub(crate) async fn signed_in(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> Response {
    let name = typed.name.trim().to_owned();
    let subject = tries::subject(&name);
    let failures = match site.database.failures(&subject).await {
        Ok(failures) => failures,
        Err(fault) => return trouble(reader, &fault),
    };
    if let Some(wait) = tries::wait(&failures, now()) {
        let args = Args::new().with("seconds", wait.as_millis().div_ceil(1000));
        let wrong = reader.words.say("site-sign-in-wait", &args);
        return sheet(reader, false, &name, Some(wrong));
    }
    let found = match site.database.credentials(&name).await {
        Ok(found) => found,
        Err(fault) => return trouble(reader, &fault),
    };
    let (id, hash) = found.map_or((None, None), |found| (Some(found.account.id), found.password));
    if typed.password.chars().count() <= password::LONGEST
        && password::is_right(typed.password, hash).await
        && let Some(id) = id
    {
        return match site.database.clear_failures(&subject).await {
            Ok(()) => begin(&site, reader, id).await,
            Err(fault) => trouble(reader, &fault),
        };
    }
    if let Err(fault) = site.database.count_failure(&subject, now(), tries::LONGEST).await {
        return trouble(reader, &fault);
    }
    let wrong = reader.words.text("site-sign-in-wrong");
    sheet(reader, false, &name, Some(wrong))
}

/// Begins a session under a new secret, so that nobody can have planted the old one.
async fn begin(site: &Arc<Site>, reader: Reader, account: AccountId) -> Response {
    let secret = secret::secret();
    let (made, hash) = (now(), SecretHash::of(&secret));
    let session = NewSession { hash, account, made, expires: made + SESSION };
    match site.database.begin_session(session).await {
        Ok(_) => send_to("/", Some(cookie::keep(cookie::SECRET, &secret, site.config.is_secure()))),
        Err(fault) => trouble(reader, &fault),
    }
}

/// Signs out: the browser becomes another guest.
pub(crate) async fn sign_out(State(site): State<Arc<Site>>, reader: Reader) -> Response {
    if let Err(fault) = site.database.end_session(&SecretHash::of(&reader.secret)).await {
        return trouble(reader, &fault);
    }
    send_to("/", Some(cookie::keep(cookie::SECRET, &secret::secret(), site.config.is_secure())))
}
