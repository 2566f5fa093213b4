//! How requests are read. Whatever does not fit is refused in the shape of every refusal.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use damier_language::Words;
use damier_rules::Variant;
use serde::de::DeserializeOwned;

use super::ApiError;
use crate::reader;
use crate::site::Site;

/// Longer names of things are names of nothing.
const LONGEST_NAME: usize = 64;

/// No text in a query is longer.
pub(super) const LONGEST_TEXT: usize = 2000;

/// How JSON writes a zero.
const ZERO: &[u8] = b"\\u0000";

/// The body of a request, as JSON. No text that anybody means holds a zero, and PostgreSQL keeps none.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Site>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Body<T>, ApiError> {
        let words = reader::words(request.headers());
        let (parts, body) = request.into_parts();
        let whole = Bytes::from_request(Request::from_parts(parts.clone(), body), site).await;
        let bytes = whole.map_err(|why| not_read(words, why.status(), &why.body_text()))?;
        if bytes.windows(ZERO.len()).any(|part| part == ZERO) {
            return Err(ApiError::unread(words, "\\u0000"));
        }
        match Json::<T>::from_request(Request::from_parts(parts, bytes.into()), site).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(why) => Err(not_read(words, why.status(), &why.body_text())),
        }
    }
}

/// A body that the web framework does not read.
fn not_read(words: &Words, status: StatusCode, why: &str) -> ApiError {
    let (code, status) = match status {
        StatusCode::PAYLOAD_TOO_LARGE => ("too-large", status),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => ("not-json", status),
        _ => ("unread", StatusCode::BAD_REQUEST),
    };
    ApiError { code, status, ..ApiError::unread(words, why) }
}

/// What stands in the query: texts that say something, of some length, without a zero.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Site>> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Asked<T>, ApiError> {
        let words = reader::words(&parts.headers);
        let given = Query::<Vec<(String, String)>>::try_from_uri(&parts.uri).unwrap_or_default();
        let wrong = given.iter().find(|(_, value)| !is_text(value));
        if let Some((name, _)) = wrong {
            return Err(ApiError::unread(words, name));
        }
        match Query::<T>::from_request_parts(parts, site).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(why) => Err(ApiError::unread(words, &why.body_text())),
        }
    }
}

fn is_text(value: &str) -> bool {
    !value.is_empty() && value.chars().count() <= LONGEST_TEXT && !value.contains('\0')
}

/// The variant that a query names, spelled as it is described; none if it names none.
pub(super) fn variant(words: &Words, name: &str) -> Result<Option<Variant>, ApiError> {
    let found = Variant::ALL.into_iter().find(|own| own.name() == name);
    if found.is_none() && !name.is_empty() { Err(ApiError::unread(words, "variant")) } else { Ok(found) }
}

/// Whether a text in the path can be the name of a thing.
fn is_name(name: &str) -> bool {
    let plain = |sign: u8| sign.is_ascii_alphanumeric() || matches!(sign, b'-' | b'_');
    name.len() <= LONGEST_NAME && name.bytes().all(plain)
}

/// The name of a thing in the path: letters, digits, `-` and `_`.
pub(super) struct Id(pub(super) String);

impl FromRequestParts<Arc<Site>> for Id {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Id, ApiError> {
        let words = reader::words(&parts.headers);
        match Path::<String>::from_request_parts(parts, site).await {
            Ok(Path(name)) if is_name(&name) => Ok(Id(name)),
            _ => Err(ApiError::missing(words)),
        }
    }
}

/// The names of two things in the path.
pub(super) struct Ids(pub(super) [String; 2]);

impl FromRequestParts<Arc<Site>> for Ids {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Ids, ApiError> {
        let words = reader::words(&parts.headers);
        match Path::<(String, String)>::from_request_parts(parts, site).await {
            Ok(Path((one, other))) if is_name(&one) && is_name(&other) => Ok(Ids([one, other])),
            _ => Err(ApiError::missing(words)),
        }
    }
}
