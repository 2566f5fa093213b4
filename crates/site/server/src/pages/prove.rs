//! The page that asks again who is there, before a step that would make a stolen session last.

use askama::Template;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::account::waiting;
use super::answer::OrTrouble as _;
use super::{Page, send};
use crate::people::again::{self, Evidence, IdentityCheck};
use crate::people::passkey::party::Party;
use crate::reader::{Reader, root};
use crate::site::Site;
use crate::visitor::device;
use crate::visitor::session::Member;

#[derive(Template)]
#[template(path = "prove.html")]
struct Sheet {
    page: Page,
    step: Step,
    wrong: Option<String>,
    /// Whether a passkey does as well.
    passkeys: bool,
}

/// A step that was asked for: it is asked for again, with the evidence.
pub(super) struct Step {
    /// The address to which its form goes.
    pub(super) action: String,
    /// The message that says what is about to be done.
    pub(super) what: &'static str,
    /// Whom it is about, if it is somebody else.
    pub(super) about: Option<String>,
    /// What the form held.
    pub(super) fields: Vec<(&'static str, String)>,
}

/// Lets the owner of the account go on; anybody else is asked who he is.
pub(super) async fn owner(
    site: &Site,
    headers: &HeaderMap,
    member: &Member,
    evidence: Evidence,
    from: Option<&str>,
    step: Step,
) -> Result<(), Response> {
    let (reader, account) = (&member.reader, &member.account);
    let shown = again::look(site, device::of(site, headers), account, &reader.secret, evidence, from).await;
    let wrong = match shown.or_trouble(reader)? {
        IdentityCheck::Owner => return Ok(()),
        other => refused(&other, reader),
    };
    let has_keys = !site.database.passkeys(account.id).await.or_trouble(reader)?.is_empty();
    let passkeys = has_keys && Party::at(&root(site, headers)).is_some();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::FORBIDDEN };
    let mut page = Page::new(reader.clone(), "again-title", "/account");
    let keep = page.reader.keep.take();
    Err(send(status, keep, &Sheet { page, step, wrong, passkeys }))
}

/// What somebody is told who has not shown that it is he; nothing if he has not tried.
pub(super) fn refused(shown: &IdentityCheck, reader: &Reader) -> Option<String> {
    match shown {
        IdentityCheck::Owner | IdentityCheck::Nothing => None,
        IdentityCheck::Wrong => Some(reader.words.text("account-password-wrong")),
        IdentityCheck::Wait(wait) => Some(waiting(reader.words, *wait)),
        IdentityCheck::Busy => Some(reader.words.text("sign-in-busy")),
    }
}
