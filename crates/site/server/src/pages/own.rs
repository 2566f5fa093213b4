//! One's own account: password, e-mail, sessions, passkeys, known browsers.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Form, Router};
use damier_store::{Account, AccountRefused, Device, Fault, Passkey, SecretHash, Session, StaysGood};
use serde::Deserialize;

use super::account::hashed;
use super::prove::{self, Step};
use super::{Done, Page, date, on_to, send, send_to, trouble};
use crate::handler::{get, post};
use crate::mail::{Alert, NotAsked};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::again::{self, Evidence, IdentityCheck};
use crate::people::passkey::party::Party;
use crate::people::password::{self, Waiting};
use crate::reader::{Reader, root};
use crate::site::{Site, now};
use crate::state::Web;
use crate::visitor::session::Member;
use crate::visitor::{Whence, device};

/// The addresses of one's own account.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/account", get(show))
        .route("/account/password", post(change_password))
        .route("/account/email", post(change_email))
        .route("/account/sessions", post(end_sessions))
        .route("/account/devices", post(forget_device))
}

/// The longest address.
const EMAIL: usize = 200;

#[derive(Template)]
#[template(path = "own.html")]
struct Sheet {
    page: Page,
    since: String,
    email: String,
    /// The message that says what the address is for.
    email_note: &'static str,
    sessions: Vec<Signed>,
    passkeys: Vec<Key>,
    devices: Vec<Known>,
    /// Whether passkeys can be made here.
    can_keep: bool,
    /// The message that says what was done.
    done: Option<&'static str>,
    wrong: Option<Wrong>,
    shortest: usize,
}

impl Sheet {
    /// What is wrong with one of the forms.
    fn wrong_in(&self, form: Section) -> Option<&str> {
        self.wrong.as_ref().filter(|wrong| wrong.form == form).map(|wrong| wrong.text.as_str())
    }
}

/// The forms of the page in which something can be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Section {
    Password,
    Email,
    Delete,
}

/// What is wrong, and in which form.
pub(super) struct Wrong {
    pub(super) form: Section,
    pub(super) text: String,
}

/// A session as it is shown.
struct Signed {
    number: i64,
    made: String,
    seen: String,
    /// Whether it is the one in use.
    own: bool,
}

/// A passkey as it is shown.
struct Key {
    number: i64,
    label: String,
    made: String,
    seen: String,
}

/// A browser that is known, as it is shown.
struct Known {
    number: i64,
    label: String,
    made: String,
    seen: String,
    /// Whether it is the one in use.
    own: bool,
}

impl From<Device> for Known {
    fn from(own: Device) -> Known {
        let (made, seen) = (date(own.made), date(own.seen));
        Known { number: own.number, label: own.label, made, seen, own: own.own }
    }
}

impl From<Passkey> for Key {
    fn from(own: Passkey) -> Key {
        let (made, seen) = (date(own.made), own.seen.map(date).unwrap_or_default());
        Key { number: own.number, label: own.label, made, seen }
    }
}

/// What can have been done, and the message that says so.
const DONE: [(&str, &str); 6] = [
    ("password", "account-password-done"),
    ("email", "account-email-done"),
    ("sessions", "account-sessions-done"),
    ("passkey", "account-passkey-done"),
    ("passkey-removed", "account-passkey-removed"),
    ("device", "account-device-done"),
];

/// Shows the page.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    member: Member,
    Query(done): Query<Done>,
) -> PageResult {
    sheet(&site, &headers, member, done.message(&DONE), None).await
}

pub(super) async fn sheet(
    site: &Site,
    headers: &HeaderMap,
    Member { reader, account }: Member,
    done: Option<&'static str>,
    wrong: Option<Wrong>,
) -> PageResult {
    let (sessions, passkeys) = listed(site, &reader, &account).await.or_trouble(&reader)?;
    let devices = site.database.devices(account.id, device::of(site, headers).as_ref()).await;
    let devices = devices.or_trouble(&reader)?.into_iter().map(Known::from).collect();
    let can_keep = Party::at(&root(site, headers)).is_some();
    let mut page = Page::new(reader, "account-title", "/account");
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let (since, email) = (date(account.made), account.email.unwrap_or_default());
    let shortest = password::SHORTEST;
    let email_note = if site.messages.mail.is_on() { "mail-note" } else { "account-email-note" };
    let sheet = Sheet {
        page,
        since,
        email,
        email_note,
        sessions,
        passkeys,
        devices,
        can_keep,
        done,
        wrong,
        shortest,
    };
    Ok(send(status, keep, &sheet))
}

async fn listed(site: &Site, reader: &Reader, account: &Account) -> Result<(Vec<Signed>, Vec<Key>), Fault> {
    let current = site.database.session(&SecretHash::of(&reader.secret), now()).await?;
    let current = current.map(|(session, _)| session.number);
    let signed = |own: Session| Signed {
        number: own.number,
        made: date(own.made),
        seen: date(own.seen),
        own: current == Some(own.number),
    };
    let sessions = site.database.sessions(account.id, now()).await?;
    let passkeys = site.database.passkeys(account.id).await?;
    Ok((sessions.into_iter().map(signed).collect(), passkeys.into_iter().map(Key::from).collect()))
}

/// Whether somebody at an open browser knows the password of the account, or what to tell him.
pub(super) async fn is_owner(
    site: &Site,
    headers: &HeaderMap,
    member: &Member,
    typed: String,
    from: Option<&str>,
) -> Result<Result<(), String>, Fault> {
    let (reader, evidence) = (&member.reader, Evidence::password(typed));
    let shown =
        again::look(site, device::of(site, headers), &member.account, &reader.secret, evidence, from).await?;
    Ok(match shown {
        IdentityCheck::Owner => Ok(()),
        other => {
            Err(prove::refused(&other, reader).unwrap_or_else(|| reader.words.text("account-password-wrong")))
        }
    })
}

/// What is typed to change the password.
#[derive(Deserialize)]
pub(crate) struct NewPassword {
    old: String,
    new: String,
    /// Whether tokens and passkeys stay good.
    keep: Option<String>,
}

/// Changes the password. All other sessions end, and tokens and passkeys unless they are to stay.
pub(crate) async fn change_password(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    member: Member,
    Form(typed): Form<NewPassword>,
) -> PageResult {
    let owner = is_owner(&site, &headers, &member, typed.old, from.as_deref()).await;
    let new = match owner.or_trouble(&member.reader)? {
        Ok(()) => hashed(&site, member.reader.words, &typed.new, Waiting::Known).await,
        Err(text) => Err(text),
    };
    let hash = match new {
        Ok(hash) => hash,
        Err(text) => {
            let wrong = Wrong { form: Section::Password, text };
            return sheet(&site, &headers, member, None, Some(wrong)).await;
        }
    };
    let account = member.account.id;
    let stays = StaysGood {
        session: Some(SecretHash::of(&member.reader.secret)),
        device: device::of(&site, &headers),
        keys: typed.keep.is_some(),
    };
    let changed = match site.database.change_password(account, hash, stays).await {
        Ok(()) => site.messages.mail.alert(account, Alert::Password).await,
        Err(AccountRefused::Store(fault)) => Err(fault),
        Err(_) => return Ok(send_to("/sign-in", member.reader.keep)),
    };
    site.people.ended(account);
    Ok(on_to("/account?done=password", member.reader, changed))
}

/// What is typed as one's address, and what shows that it is its owner who types.
#[derive(Deserialize)]
pub(crate) struct Email {
    email: String,
    #[serde(default)]
    password: String,
    #[serde(default)]
    proof: String,
}

/// Changes the e-mail address, or forgets it.
pub(crate) async fn change_email(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    member: Member,
    Form(typed): Form<Email>,
) -> PageResult {
    let email = typed.email.trim();
    if !email.is_empty() && !is_email(email) {
        let wrong = Wrong { form: Section::Email, text: member.reader.words.text("account-email-wrong") };
        return sheet(&site, &headers, member, None, Some(wrong)).await;
    }
    let email = (!email.is_empty()).then(|| email.to_owned());
    if email == member.account.email {
        return Ok(send_to("/account?done=email", member.reader.keep));
    }
    let fields = vec![("email", email.clone().unwrap_or_default())];
    let step = Step { action: "/account/email".to_owned(), what: "again-email", about: None, fields };
    let evidence = Evidence { password: typed.password, proof: typed.proof };
    prove::owner(&site, &headers, &member, evidence, from.as_deref(), step).await?;
    let reader = &member.reader;
    // The letter goes to where letters went so far.
    let alert = Alert::Email { address: email.clone().unwrap_or_default() };
    site.messages.mail.alert(member.account.id, alert).await.or_trouble(reader)?;
    if let Err(AccountRefused::Store(fault)) = site.database.set_email(member.account.id, email.clone()).await
    {
        return Err(trouble(member.reader, &fault));
    }
    let account = Account { email, ..member.account };
    let to = match site.messages.mail.ask_to_confirm(&account, member.reader.words).await {
        Ok(()) => "/account/mail?done=asked",
        Err(NotAsked::TooOften) => "/account/mail?done=often",
        Err(NotAsked::Nobody) => "/account?done=email",
        Err(NotAsked::Store(fault)) => return Err(trouble(member.reader, &fault)),
    };
    Ok(send_to(to, member.reader.keep))
}

/// Which browser is to be known no more.
#[derive(Deserialize)]
pub(crate) struct Forgotten {
    number: i64,
}

/// Forgets a browser: whoever signs in there is a stranger again.
pub(crate) async fn forget_device(
    State(site): State<Arc<Site>>,
    member: Member,
    Form(gone): Form<Forgotten>,
) -> Response {
    let removed = site.database.remove_device(member.account.id, gone.number).await;
    on_to("/account?done=device", member.reader, removed)
}

/// Something on both sides of one @, without spaces: whether letters arrive is not for us to know.
fn is_email(text: &str) -> bool {
    let plain =
        |part: &str| !part.is_empty() && !part.contains(|c: char| c.is_whitespace() || c.is_control());
    let parts = text.split_once('@');
    text.chars().count() <= EMAIL
        && parts.is_some_and(|(name, host)| plain(name) && plain(host) && !host.contains('@'))
}

/// Which sessions are to end: a number, or `others`.
#[derive(Deserialize)]
pub(crate) struct Ending {
    session: String,
}

/// Ends one of one's sessions, or all others.
pub(crate) async fn end_sessions(
    State(site): State<Arc<Site>>,
    member: Member,
    Form(ending): Form<Ending>,
) -> Response {
    let own = SecretHash::of(&member.reader.secret);
    let ended = match ending.session.parse::<i64>() {
        Ok(number) => site.database.end_session_number(member.account.id, number).await.map(|_| ()),
        Err(_) => site.database.end_sessions(member.account.id, Some(&own)).await.map(|_| ()),
    };
    if ended.is_ok() {
        site.people.ended(member.account.id);
    }
    on_to("/account?done=sessions", member.reader, ended)
}

#[cfg(test)]
mod tests {
    use super::is_email;

    #[test]
    fn an_address_has_two_sides() {
        assert!(is_email("olha@example.org") && is_email("ольга@приклад.укр"));
        for text in ["olha", "@example.org", "olha@", "a b@c", "a@b@c"] {
            assert!(!is_email(text), "{text}");
        }
    }
}
