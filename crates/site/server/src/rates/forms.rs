//! Forms that come too fast are not taken; a plain page says when to try again.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use damier_language::Args;
use damier_store::SecretHash;

use super::{Act, Who};
use crate::pages;
use crate::people::address::Whence;
use crate::people::cookie;
use crate::reader::Reader;
use crate::site::Site;

/// Lets a form through, or says when to send it again.
pub(crate) async fn limit(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let Some(act) = Act::of(request.method(), request.uri().path()) else { return next.run(request).await };
    let (mut parts, body) = request.into_parts();
    let Ok(Whence(from)) = Whence::from_request_parts(&mut parts, &site).await;
    let now = Instant::now();
    for who in counted(act, from, &parts.headers, site.config.is_secure()) {
        if let Err(seconds) = site.rates.count(act, who, now) {
            let Ok(reader) = Reader::from_request_parts(&mut parts, &site).await;
            return too_often(reader, &parts.headers, seconds);
        }
    }
    next.run(Request::from_parts(parts, body)).await
}

/// By whom a form is counted: by the address, and by the browser. Of ordinary forms from nowhere in particular only
/// those are counted together that come without anything a browser keeps.
fn counted(
    act: Act,
    from: Option<String>,
    headers: &HeaderMap,
    secure: bool,
) -> impl Iterator<Item = Who> + use<> {
    let session =
        cookie::read(headers, &cookie::secret(secure)).map(|kept| Who::Session(SecretHash::of(kept)));
    let is_known = from.is_some() || act != Act::Form || session.is_none();
    is_known.then_some(Who::Address(from)).into_iter().chain(session)
}

fn too_often(reader: Reader, headers: &HeaderMap, seconds: u64) -> Response {
    let args = Args::new().with("seconds", seconds);
    let text = reader.words.say("site-too-often-text", &args);
    let wants_json = |value: &HeaderValue| value.to_str().is_ok_and(|kinds| kinds.contains("json"));
    let mut response = if headers.get(header::ACCEPT).is_some_and(wants_json) {
        pages::refuse(StatusCode::TOO_MANY_REQUESTS, &text)
    } else {
        pages::tell(reader, StatusCode::TOO_MANY_REQUESTS, "site-too-often", |_| text)
    };
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}
