//! Beginning a session, and knowing who has a right to a page.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use damier_clock::Span;
use damier_store::{Account, AccountId, Fault, NewSession, SecretHash};

use super::cookie;
use crate::pages::{notice, send_to};
use crate::reader::Reader;
use crate::secret;
use crate::site::{Site, now};

/// How long somebody stays signed in.
const SESSION: Span = Span::days(90);

/// Begins a session under a new secret, so that nobody can have planted the old one; what the browser is asked to keep.
pub(crate) async fn begin(site: &Site, account: AccountId) -> Result<HeaderValue, Fault> {
    let secret = secret::secret();
    let (made, hash) = (now(), SecretHash::of(&secret));
    site.database.begin_session(NewSession { hash, account, made, expires: made + SESSION }).await?;
    Ok(cookie::keep(cookie::SECRET, &secret, site.config.is_secure()))
}

/// Somebody who has signed in; others are sent to where they can.
pub(crate) struct Member {
    pub(crate) reader: Reader,
    pub(crate) account: Account,
}

impl FromRequestParts<Arc<Site>> for Member {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Member, Response> {
        let Ok(reader) = Reader::from_request_parts(parts, site).await;
        match reader.person.account().cloned() {
            Some(account) => Ok(Member { reader, account }),
            None => Err(send_to("/sign-in", reader.keep)),
        }
    }
}

/// An administrator; others are told that they are none.
pub(crate) struct Administrator(pub(crate) Member);

impl FromRequestParts<Arc<Site>> for Administrator {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Administrator, Response> {
        let member = Member::from_request_parts(parts, site).await?;
        if member.account.administrator {
            return Ok(Administrator(member));
        }
        Err(notice(member.reader, StatusCode::FORBIDDEN, "admin-title", "admin-not-you"))
    }
}
