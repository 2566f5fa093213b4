//! What the web framework refuses by itself, an address or a form that cannot be read, told as a page in the reader's
//! language.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;

use super::{missing, notice};
use crate::reader::Reader;
use crate::site::Site;

/// Gives such refusals the shape of every page.
pub(crate) async fn as_a_page(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let mut again = parts.clone();
    let response = next.run(Request::from_parts(parts, body)).await;
    if !is_bare(response.status(), response.headers()) {
        return response;
    }
    let Ok(reader) = Reader::from_request_parts(&mut again, &site).await;
    let (status, allow) = (response.status(), response.headers().get(header::ALLOW).cloned());
    let mut page = match status {
        // Nothing has such an address.
        StatusCode::BAD_REQUEST if again.uri.query().is_none() => missing(reader).await,
        _ => notice(reader, status, "site-unread", "site-unread-text"),
    };
    if let Some(allow) = allow {
        page.headers_mut().insert(header::ALLOW, allow);
    }
    page
}

/// Whether an answer is a refusal that no page of ours has made.
fn is_bare(status: StatusCode, headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    match status {
        StatusCode::METHOD_NOT_ALLOWED => kind.is_none(),
        StatusCode::BAD_REQUEST
        | StatusCode::PAYLOAD_TOO_LARGE
        | StatusCode::UNSUPPORTED_MEDIA_TYPE
        | StatusCode::UNPROCESSABLE_ENTITY => kind.is_some_and(|kind| kind.starts_with("text/plain")),
        _ => false,
    }
}
