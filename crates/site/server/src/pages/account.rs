//! Registering, signing in and out.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Form, Router};
use damier_clock::Span;
use damier_language::{Args, Words};
use damier_store::{AccountName, AccountRefused, NewAccount, Scope, SecretHash};
use serde::Deserialize;

use super::{Page, send, send_to, trouble};
use crate::address::coded;
use crate::handler::{any, get, post};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::is_guest_name;
use crate::people::passkey::party::Party;
use crate::people::password::{self, Waiting};
use crate::people::proof::{Proof, prove};
use crate::reader::{Reader, root};
use crate::site::{Site, now};
use crate::state::Web;
use crate::visitor::{Whence, device, session};

/// The addresses where somebody comes in and goes.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/register", get(register).post(any(registered)))
        .route("/sign-in", get(sign_in).post(any(signed_in)))
        .route("/sign-out", post(sign_out))
}

/// The setting that keeps newcomers out.
pub(crate) const NO_NEWCOMERS: &str = "no-newcomers";

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
    /// How long a password is.
    length_told: String,
    /// Whether somebody can sign in by a passkey here.
    passkeys: bool,
    /// Whether a link for a new password can be sent by letter.
    letters: bool,
    /// Where the reader goes afterwards: to where he was.
    to: String,
}

impl Sheet {
    /// The address of the other form, with the same way back.
    fn other(&self) -> String {
        let at = if self.new { "/sign-in" } else { "/register" };
        if self.to == "/" { at.to_owned() } else { format!("{at}?to={}", coded(&self.to)) }
    }
}

/// Where somebody goes once he has signed in.
#[derive(Deserialize, Default)]
pub(crate) struct Back {
    #[serde(default)]
    to: String,
}

/// The address at which somebody signs in who is at a page and comes back to it.
pub(crate) fn sign_in_from(at: &str) -> String {
    match way_back(at).as_str() {
        "/" => "/sign-in".to_owned(),
        at => format!("/sign-in?to={}", coded(at)),
    }
}

/// A path of this site, never another site, and never a form of signing in itself.
fn way_back(to: &str) -> String {
    let is_path = to.starts_with('/') && !to.starts_with("//") && to.len() <= 1000;
    let is_odd = to.contains(|letter: char| letter == '\\' || letter.is_control() || !letter.is_ascii());
    let leads_here = ["/sign-in", "/register", "/sign-out", "/forgotten", "/reset/", "/setup/"];
    if is_path && !is_odd && !leads_here.iter().any(|own| to.starts_with(own)) {
        to.to_owned()
    } else {
        "/".to_owned()
    }
}

/// What is typed into the form.
#[derive(Deserialize)]
pub(crate) struct Typed {
    name: String,
    password: String,
    #[serde(default)]
    to: String,
}

/// A form, what was typed into it, and what is wrong with that.
struct AccountForm {
    new: bool,
    name: String,
    wrong: Option<String>,
    passkeys: bool,
    letters: bool,
    to: String,
}

impl AccountForm {
    fn register(to: &str) -> AccountForm {
        let to = way_back(to);
        AccountForm { new: true, name: String::new(), wrong: None, passkeys: false, letters: false, to }
    }

    fn sign_in(site: &Site, headers: &HeaderMap, to: &str) -> AccountForm {
        let (passkeys, letters) = (Party::at(&root(site, headers)).is_some(), site.messages.mail.is_on());
        AccountForm { new: false, name: String::new(), wrong: None, passkeys, letters, to: way_back(to) }
    }

    fn wrong(self, name: &str, wrong: String) -> AccountForm {
        AccountForm { name: name.to_owned(), wrong: Some(wrong), ..self }
    }

    fn send(self, reader: Reader) -> Response {
        let AccountForm { new, name, wrong, passkeys, letters, to } = self;
        let title = if new { "site-register" } else { "site-sign-in" };
        let mut page = Page::new(reader, title, if new { "/register" } else { "/sign-in" });
        let keep = page.reader.keep.take();
        let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        let length_told = length_told(page.reader.words);
        let shortest = password::SHORTEST;
        send(status, keep, &Sheet { page, new, name, wrong, shortest, length_told, passkeys, letters, to })
    }
}

/// The form for a new account.
pub(crate) async fn register(reader: Reader, Query(back): Query<Back>) -> Response {
    AccountForm::register(&back.to).send(reader)
}

/// The form for somebody who has one.
pub(crate) async fn sign_in(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    reader: Reader,
    Query(back): Query<Back>,
) -> Response {
    AccountForm::sign_in(&site, &headers, &back.to).send(reader)
}

/// Makes an account and signs in.
pub(crate) async fn registered(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> PageResult {
    let wrong = |reader: Reader, wrong: String| {
        AccountForm::register(&typed.to).wrong(&typed.name, wrong).send(reader)
    };
    if site.database.setting(Scope::Site, NO_NEWCOMERS).await.or_trouble(&reader)?.is_some() {
        let text = reader.words.text("account-no-newcomers");
        return Ok(wrong(reader, text));
    }
    let name = match AccountName::new(typed.name.trim()) {
        Ok(name) => name,
        Err(refused) => {
            let text = reader.words.describe("name-refused", &refused);
            return Ok(wrong(reader, text));
        }
    };
    if is_guest_name(name.as_str()) {
        let text = reader.words.translate("site-name-taken", &Args::new().with("by", name.as_str()));
        return Ok(wrong(reader, text));
    }
    let who = Waiting::Anybody(from.as_deref());
    let hash = match hashed(&site, reader.words, &typed.password, who).await {
        Ok(hash) => hash,
        Err(text) => return Ok(wrong(reader, text)),
    };
    let account = NewAccount { name, password: Some(hash), email: None, made: now() };
    let account = match site.database.create_account(account).await {
        Ok(account) => account,
        Err(AccountRefused::Store(fault)) => return Err(trouble(reader, &fault)),
        Err(AccountRefused::Taken { by }) => {
            let text = reader.words.translate("site-name-taken", &Args::new().with("by", by));
            return Ok(wrong(reader, text));
        }
        Err(AccountRefused::Unknown | AccountRefused::LastAdministrator) => {
            let text = reader.words.text("site-trouble");
            return Ok(wrong(reader, text));
        }
    };
    Ok(session::begin(&site, &headers, account.id).await.or_trouble(&reader)?.to(&way_back(&typed.to)))
}

/// The hash of a new password, or what is wrong with it.
pub(super) async fn hashed(
    site: &Site,
    words: &Words,
    typed: &str,
    who: Waiting<'_>,
) -> Result<String, String> {
    if !(password::SHORTEST..=password::LONGEST).contains(&typed.chars().count()) {
        return Err(length_told(words));
    }
    let hashed = site.people.hashing.hash(typed.to_owned(), who).await;
    hashed.map_err(|_| words.text("sign-in-busy"))?.ok_or_else(|| words.text("site-trouble"))
}

/// How long a password is.
pub(super) fn length_told(words: &Words) -> String {
    let args = Args::new().with("least", password::SHORTEST).with("most", password::LONGEST);
    words.translate("site-password-length", &args)
}

/// That too many passwords were wrong.
pub(super) fn waiting(words: &Words, wait: Span) -> String {
    words.translate("site-sign-in-wait", &Args::new().with("seconds", wait.as_millis().div_ceil(1000)))
}

pub(crate) async fn signed_in(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> PageResult {
    let name = typed.name.trim().to_owned();
    let proof = prove(&site, device::of(&site, &headers), &name, typed.password, from.as_deref())
        .await
        .or_trouble(&reader)?;
    let wrong = match proof {
        Proof::Right(account) => {
            return Ok(session::begin(&site, &headers, account.id)
                .await
                .or_trouble(&reader)?
                .to(&way_back(&typed.to)));
        }
        Proof::Wrong => reader.words.text("site-sign-in-wrong"),
        Proof::Closed => reader.words.text("account-closed"),
        Proof::Wait(wait) => waiting(reader.words, wait),
        Proof::Busy => reader.words.text("sign-in-busy"),
    };
    Ok(AccountForm::sign_in(&site, &headers, &typed.to).wrong(&name, wrong).send(reader))
}

/// Signs out: the browser becomes another guest.
pub(crate) async fn sign_out(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    site.database.end_session(&SecretHash::of(&reader.secret)).await.or_trouble(&reader)?;
    if let Some(account) = reader.person.account() {
        site.people.ended(account.id);
    }
    Ok(send_to("/", Some(session::nobody(&site))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signing_in_leads_back_to_where_one_was_and_nowhere_else() {
        assert_eq!(sign_in_from("/"), "/sign-in");
        assert_eq!(sign_in_from("/sign-in?to=/games"), "/sign-in");
        assert!(sign_in_from("/games?state=running").starts_with("/sign-in?to="));
        for (to, back) in [
            ("/game/abc", "/game/abc"),
            ("/games?player=%C5%A0imkus", "/games?player=%C5%A0imkus"),
            ("//evil.example", "/"),
            ("https://evil.example", "/"),
            ("/\\evil.example", "/"),
            ("/sign-out", "/"),
            ("", "/"),
        ] {
            assert_eq!(way_back(to), back, "{to}");
        }
    }
}
