//! Beginning a session, and knowing who has a right to a page.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use damier_application::people::session;
use damier_application::secret;
use damier_application::site::Site;
use damier_store::{Account, AccountId, Fault};

use super::{cookie, device};
use crate::pages::account::sign_in_from;
use crate::pages::{notice, send_to};
use crate::reader::Reader;

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

/// Begins a session; the browser is known to the account from now on.
pub(crate) async fn begin(site: &Site, headers: &HeaderMap, account: AccountId) -> Result<Entered, Fault> {
    let (secret, secure) = (session::begin(site, account).await?, site.config.is_secure());
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

impl<S: Send + Sync> FromRequestParts<S> for Member
where
    Arc<Site>: FromRef<S>,
{
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Member, Response> {
        let Ok(reader) = Reader::from_request_parts(parts, state).await;
        match reader.person.account().cloned() {
            Some(account) => Ok(Member { reader, account }),
            None => {
                // Back to a page, never to a form that was sent.
                let at = if parts.method == Method::GET { reader.at.as_str() } else { "/" };
                Err(send_to(&sign_in_from(at), reader.keep))
            }
        }
    }
}

/// An administrator; others are told that they are none.
pub(crate) struct Administrator(pub(crate) Member);

impl<S: Send + Sync> FromRequestParts<S> for Administrator
where
    Arc<Site>: FromRef<S>,
{
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Administrator, Response> {
        let member = Member::from_request_parts(parts, state).await?;
        if member.account.administrator {
            return Ok(Administrator(member));
        }
        Err(notice(member.reader, StatusCode::FORBIDDEN, "admin-title", "admin-not-you"))
    }
}
