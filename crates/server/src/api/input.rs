//! How requests are read. Whatever does not fit is refused in the shape of every refusal.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::ApiError;
use crate::reader;
use crate::site::Site;

/// Longer names of things are names of nothing.
const LONGEST_NAME: usize = 64;

/// The body of a request, as JSON.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Site>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Body<T>, ApiError> {
        let words = reader::words(request.headers());
        match Json::<T>::from_request(request, site).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(why) => {
                let (code, status) = match why.status() {
                    StatusCode::PAYLOAD_TOO_LARGE => ("too-large", StatusCode::PAYLOAD_TOO_LARGE),
                    StatusCode::UNSUPPORTED_MEDIA_TYPE => ("not-json", StatusCode::UNSUPPORTED_MEDIA_TYPE),
                    _ => ("unread", StatusCode::BAD_REQUEST),
                };
                Err(ApiError { code, status, ..ApiError::unread(words, &why.body_text()) })
            }
        }
    }
}

/// What stands in the query.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Site>> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Asked<T>, ApiError> {
        let words = reader::words(&parts.headers);
        // No text that anybody means holds a zero, and PostgreSQL keeps none.
        if parts.uri.query().is_some_and(|query| query.contains("%00")) {
            return Err(ApiError::unread(words, "%00"));
        }
        match Query::<T>::from_request_parts(parts, site).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(why) => Err(ApiError::unread(words, &why.body_text())),
        }
    }
}

/// The name of a thing in the path: letters, digits, `-` and `_`.
pub(super) struct Id(pub(super) String);

impl FromRequestParts<Arc<Site>> for Id {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Id, ApiError> {
        let words = reader::words(&parts.headers);
        let plain = |sign: u8| sign.is_ascii_alphanumeric() || matches!(sign, b'-' | b'_');
        match Path::<String>::from_request_parts(parts, site).await {
            Ok(Path(name)) if name.len() <= LONGEST_NAME && name.bytes().all(plain) => Ok(Id(name)),
            _ => Err(ApiError::missing(words)),
        }
    }
}
