//! Forms that come too fast are not taken; a plain page says when to try again.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use damier_language::Args;
use damier_store::SecretHash;

use damier_application::rates::{Act, Who};

use crate::guard::changes_something;
use crate::pages;
use crate::reader::Reader;
use crate::site::Site;
use crate::visitor::{Whence, cookie};

/// Lets a form through, or says when to send it again.
pub(crate) async fn limit(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let Some(act) = act_of(request.method(), request.uri().path()) else { return next.run(request).await };
    let (mut parts, body) = request.into_parts();
    let Ok(Whence(from)) = Whence::from_request_parts(&mut parts, &site).await;
    let now = Instant::now();
    for who in counted(act, from, &parts.headers, site.config.is_secure()) {
        if let Err(seconds) = site.people.rates.count(act, who, now) {
            let Ok(reader) = Reader::from_request_parts(&mut parts, &site).await;
            return too_often(reader, &parts.headers, seconds);
        }
    }
    next.run(Request::from_parts(parts, body)).await
}

/// What is counted; nothing where nothing is changed, but for what costs more than a page.
fn act_of(method: &Method, path: &str) -> Option<Act> {
    if matches!(path, "/explorer" | "/analysis/explorer") {
        return Some(Act::Exploration);
    }
    if !changes_something(method) {
        return None;
    }
    Some(match path {
        "/register" => Act::Newcomer,
        "/arenas" | "/clubs" => Act::Announcement,
        "/account/email" | "/account/mail/confirm" | "/forgotten" => Act::Letter,
        path if path.starts_with("/event/") && path.ends_with("/register") => Act::Application,
        _ => Act::Form,
    })
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
    let ordinary = matches!(act, Act::Form | Act::Exploration);
    let is_known = from.is_some() || !ordinary || session.is_none();
    is_known.then_some(Who::Address(from)).into_iter().chain(session)
}

fn too_often(reader: Reader, headers: &HeaderMap, seconds: u64) -> Response {
    let args = Args::new().with("seconds", seconds);
    let text = reader.words.translate("site-too-often-text", &args);
    let wants_json = |value: &HeaderValue| value.to_str().is_ok_and(|kinds| kinds.contains("json"));
    let mut response = if headers.get(header::ACCEPT).is_some_and(wants_json) {
        pages::refuse(StatusCode::TOO_MANY_REQUESTS, &text)
    } else {
        pages::message_page(reader, StatusCode::TOO_MANY_REQUESTS, "site-too-often", |_| text)
    };
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_known_by_their_address() {
        for (method, path, act) in [
            (Method::GET, "/register", None),
            (Method::POST, "/register", Some(Act::Newcomer)),
            (Method::POST, "/event/k3fq/register", Some(Act::Application)),
            (Method::POST, "/account/mail/confirm", Some(Act::Letter)),
            (Method::POST, "/arenas", Some(Act::Announcement)),
            (Method::POST, "/clubs", Some(Act::Announcement)),
            (Method::POST, "/club/k3fq", Some(Act::Form)),
            (Method::POST, "/arena/k3fq", Some(Act::Form)),
            (Method::POST, "/event/k3fq/desk/round", Some(Act::Form)),
            (Method::PUT, "/study/k3fq", Some(Act::Form)),
            (Method::GET, "/analysis/explorer", Some(Act::Exploration)),
            (Method::GET, "/analysis", None),
        ] {
            assert_eq!(act_of(&method, path), act, "{method} {path}");
        }
    }
}
