//! What is refused before anything is done, and what every answer tells the browser to refuse.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::reader::root;
use crate::site::Site;
use crate::web::sheet_hash;

/// For so long a browser comes back over an encrypted line only, once it has come over one: a year.
const ENCRYPTED: &str = "max-age=31536000";

const ALWAYS: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Stands on an answer that pages of other sites may show in a frame.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MayBeFramed;

/// Refuses what another site makes a browser send, and adds the headers of every answer.
pub(crate) async fn guard(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    if changes_something(request.method()) && !is_our_own(request.headers()) {
        return (StatusCode::FORBIDDEN, "this request comes from another site\n").into_response();
    }
    let root = root(&site, request.headers());
    let mut response = next.run(request).await;
    let is_framed = response.extensions().get::<MayBeFramed>().is_some();
    let policy = policy(&root, is_framed);
    response.headers_mut().entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    if site.config.is_secure() {
        let encrypted = HeaderValue::from_static(ENCRYPTED);
        response.headers_mut().entry(header::STRICT_TRANSPORT_SECURITY).or_insert(encrypted);
    }
    for (name, value) in ALWAYS.into_iter().filter(|(name, _)| !is_framed || name != header::X_FRAME_OPTIONS)
    {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// What a browser may load and ask for: only our own files, sockets and forms, the engine among the scripts, and the one
/// sheet that stands in pages; no frames, no plug-ins. The sockets are those of this very host; where its name makes no
/// sense, there are none.
fn policy(root: &str, is_framed: bool) -> HeaderValue {
    let socket = match root.split_once("://") {
        Some((scheme, rest)) => {
            let host = rest.split('/').next().unwrap_or_default();
            let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte);
            let scheme = if scheme == "https" { "wss" } else { "ws" };
            if !host.is_empty() && host.bytes().all(is_plain) {
                format!(" {scheme}://{host}")
            } else {
                String::new()
            }
        }
        None => String::new(),
    };
    let ancestors = if is_framed { "*" } else { "'none'" };
    let text = format!(
        "default-src 'self'; style-src 'self' {}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'{socket}; \
         img-src 'self' data:; \
         base-uri 'none'; object-src 'none'; frame-ancestors {ancestors}; form-action 'self'",
        sheet_hash()
    );
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static("default-src 'self'"))
}

/// Whether a request may change something.
pub(crate) fn changes_something(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether our own page or no browser at all has sent a request. Browsers say where a request comes from in
/// a header that no page can change.
pub(crate) fn is_our_own(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match (text(header::ORIGIN), text(header::HOST)) {
        (None, _) => true,
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, from)| from == host),
        (Some(_), None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(&'static str, &'static str)]) -> HeaderMap {
        let one = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        all.iter().map(one).collect()
    }

    #[test]
    fn sockets_are_our_own() {
        let connects = |root: &str| {
            let policy = policy(root, false);
            let text = policy.to_str().expect("text").to_owned();
            text.split("connect-src ").nth(1).and_then(|rest| rest.split(';').next()).map(str::to_owned)
        };
        assert_eq!(connects("https://club.example").as_deref(), Some("'self' wss://club.example"));
        assert_eq!(connects("http://127.0.0.1:8080").as_deref(), Some("'self' ws://127.0.0.1:8080"));
        assert_eq!(connects("http://[::1]:8080").as_deref(), Some("'self' ws://[::1]:8080"));
        assert_eq!(connects("http://a; script-src *").as_deref(), Some("'self'"));
    }

    #[test]
    fn only_what_may_be_framed_is_framed() {
        let ancestors = |is_framed: bool| {
            let policy = policy("https://club.example", is_framed);
            let text = policy.to_str().expect("text").to_owned();
            text.split("frame-ancestors ").nth(1).and_then(|rest| rest.split(';').next()).map(str::to_owned)
        };
        assert_eq!(ancestors(false).as_deref(), Some("'none'"));
        assert_eq!(ancestors(true).as_deref(), Some("*"));
    }

    #[test]
    fn other_sites_are_told_apart() {
        for (given, own) in [
            (&[][..], true),
            (&[("sec-fetch-site", "same-origin")][..], true),
            (&[("sec-fetch-site", "cross-site"), ("origin", "http://a"), ("host", "a")][..], false),
            (&[("sec-fetch-site", "same-site")][..], false),
            (&[("origin", "http://club:8080"), ("host", "club:8080")][..], true),
            (&[("origin", "http://evil"), ("host", "club:8080")][..], false),
            (&[("origin", "null"), ("host", "club:8080")][..], false),
        ] {
            assert_eq!(is_our_own(&headers(given)), own, "{given:?}");
        }
    }
}
