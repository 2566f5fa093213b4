//! How the API says no: one shape for every refusal, with a code for programs and a sentence for people.

use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use damier_desk::Way;
use damier_language::{Args, Words};
use damier_live::Refused;
use damier_store::{Fault, Full};
use serde::Serialize;

use crate::live::CommandError;
use crate::play::too_many_games;
use crate::reader;
use crate::status::Status as _;

/// So much is told of why a request cannot be understood.
const LONGEST_WHY: usize = 400;

#[derive(Debug, Serialize)]
pub(crate) struct ApiError {
    #[serde(skip)]
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    pub(crate) message: String,
    /// The clause, where a rule refuses.
    pub(crate) clause: Option<String>,
    /// What else there is to tell.
    #[serde(flatten)]
    pub(crate) more: Option<Box<More>>,
    /// After how many seconds it may be tried again.
    #[serde(skip)]
    pub(crate) retry: Option<u64>,
}

/// What else is told where an act is refused.
#[derive(Debug, Serialize)]
pub(crate) struct More {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) clauses: Vec<String>,
    /// Every fault, or every rule that would be broken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) faults: Vec<String>,
    /// What to do instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) next: Option<String>,
    /// Rules that could be relaxed, each of which would help.
    #[serde(skip_serializing_if = "<[Way]>::is_empty")]
    pub(crate) ways: Box<[Way]>,
}

impl ApiError {
    /// A refusal with the sentence of a message.
    pub(crate) fn new(status: StatusCode, code: &'static str, message: String) -> ApiError {
        ApiError { status, code, message, clause: None, more: None, retry: None }
    }

    /// There is no such thing.
    pub(crate) fn missing(words: &Words) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "missing", words.text("api-missing"))
    }

    /// The request cannot be understood. Why may hold what was sent, so only so much of it is told, and no signs that
    /// nobody sees.
    pub(crate) fn unread(words: &Words, why: &str) -> ApiError {
        let why: String = why.chars().filter(|sign| !sign.is_control()).take(LONGEST_WHY).collect();
        let message = words.translate("api-unread", &Args::new().with("why", why));
        ApiError::new(StatusCode::BAD_REQUEST, "unread", message)
    }

    /// Only the players of a game, or the owner of a thing, can do this.
    pub(crate) fn not_yours(words: &Words, code: &'static str, message: &str) -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, code, words.text(message))
    }

    /// He has begun as many games as he may.
    pub(crate) fn too_many_games(words: &Words, full: Full) -> ApiError {
        ApiError::conflict("too-many-games", too_many_games(words, full))
    }

    /// The course of events stands against it.
    pub(crate) fn conflict(code: &'static str, message: String) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, code, message)
    }

    /// The rules or the terms refuse it. `told` is the refusal in words.
    pub(crate) fn refused(refused: &Refused, told: String) -> ApiError {
        ApiError { clause: refused.clause().map(str::to_owned), ..ApiError::conflict("refused", told) }
    }

    /// The server cannot do it, through no fault of the caller.
    pub(crate) fn trouble(words: &Words, fault: &Fault) -> ApiError {
        if let Fault::Busy { .. } = fault {
            let busy = ApiError::new(fault.status(), "busy", words.text("site-busy"));
            return ApiError { retry: Some(1), ..busy };
        }
        tracing::error!(%fault, "an answer of the API could not be made");
        let status = fault.status();
        let retry = (status == StatusCode::SERVICE_UNAVAILABLE).then_some(5);
        ApiError { retry, ..ApiError::new(status, "trouble", words.text("site-trouble")) }
    }

    /// A game could not begin, or a command could not be carried out, where no game is at hand.
    pub(crate) fn not_done(words: &Words, why: &CommandError) -> ApiError {
        match why {
            CommandError::Refused(refused) => ApiError::refused(refused, refused.told_by_numbers(words)),
            CommandError::Store(fault) => ApiError::trouble(words, fault),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, retry) = (self.status, self.retry);
        let mut response = (status, Json(self)).into_response();
        let headers = response.headers_mut();
        if let Some(seconds) = retry {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// There is nothing at this address of the API.
pub(super) async fn missing(headers: HeaderMap) -> ApiError {
    ApiError::missing(reader::words(&headers))
}

/// There is something at this address, but not for this method.
pub(super) async fn wrong_method(headers: HeaderMap) -> ApiError {
    let message = reader::words(&headers).text("api-method");
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "method", message)
}

/// Refusals that the web framework makes by itself get our shape too.
pub(super) async fn in_our_shape(request: Request, next: Next) -> Response {
    let words = reader::words(request.headers());
    let response = next.run(request).await;
    let status = response.status();
    let is_json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if is_json || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let error = match status {
        StatusCode::NOT_FOUND => ApiError::missing(words),
        StatusCode::REQUEST_TIMEOUT => ApiError::new(status, "slow", words.text("site-slow-text")),
        _ => ApiError { status, ..ApiError::unread(words, status.canonical_reason().unwrap_or_default()) },
    };
    let allow = response.headers().get(header::ALLOW).cloned();
    let mut answer = error.into_response();
    if let Some(allow) = allow {
        answer.headers_mut().insert(header::ALLOW, allow);
    }
    answer
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    #[test]
    fn whoever_has_to_wait_is_told_how_long() {
        let words = Words::of(Language::EN);
        let often = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-often", String::new());
        let response = ApiError { retry: Some(3), ..often }.into_response();
        assert_eq!(response.headers()[header::RETRY_AFTER], "3");
        let response = ApiError::missing(words).into_response();
        assert!(!response.headers().contains_key(header::RETRY_AFTER));
    }
}
