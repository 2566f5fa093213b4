//! Beginning a session, and knowing who has a right to a page.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use damier_clock::Span;
use damier_store::{Account, AccountId, Fault, NewSession, SecretHash};

use super::{cookie, device};
use crate::pages::{notice, send_to};
use crate::reader::Reader;
use crate::secret;
use crate::site::{Site, now};

/// How long somebody stays signed in.
const SESSION: Span = Span::days(90);

/// What a browser is asked to keep when somebody has signed in: the secret of the session, and that of the browser.
pub(crate) struct Entered([HeaderValue; 2]);

impl Entered {
    /// Sends the browser on.
    pub(crate) fn to(self, address: &str) -> Response {
        self.with(Redirect::to(address).into_response())
    }

    /// Adds what is to be kept to an answer.
    pub(crate) fn with(self, mut answer: Response) -> Response {
        for keep in self.0 {
            answer.headers_mut().append(header::SET_COOKIE, keep);
        }
        answer
    }
}

/// Begins a session under a new secret, so that nobody can have planted the old one; the browser is known from now on.
pub(crate) async fn begin(site: &Site, headers: &HeaderMap, account: AccountId) -> Result<Entered, Fault> {
    let secret = secret::secret();
    let (made, hash, secure) = (now(), SecretHash::of(&secret), site.config.is_secure());
    site.database.begin_session(NewSession { hash, account, made, expires: made + SESSION }).await?;
    let device = device::know(site, headers, account).await?;
    Ok(Entered([cookie::keep(&cookie::secret(secure), &secret, secure), device]))
}

/// What a browser is asked to keep that becomes another guest.
pub(crate) fn nobody(site: &Site) -> HeaderValue {
    let secure = site.config.is_secure();
    cookie::keep(&cookie::secret(secure), &secret::secret(), secure)
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
