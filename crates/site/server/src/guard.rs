//! What is refused before anything is done, and what every answer tells the browser to refuse.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Only our own files, sockets and forms; no frames, no plug-ins.
const POLICY: &str = "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; base-uri 'none'; \
                      object-src 'none'; frame-ancestors 'none'; form-action 'self'";

const ALWAYS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Refuses what another site makes a browser send, and adds the headers of every answer.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    if changes_something(request.method()) && !is_our_own(request.headers()) {
        return (StatusCode::FORBIDDEN, "this request comes from another site\n").into_response();
    }
    let mut response = next.run(request).await;
    for (name, value) in ALWAYS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
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
