//! No text that anybody means holds a zero. Some databases keep none, and some readers end where one stands; so whoever
//! sends one, in an address or in a form, is refused before anybody looks at it.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::uri::PathAndQuery;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::reader;
use crate::site::LARGEST_STUDY;

/// Refuses addresses and forms with a zero. Files and forms of several parts are looked at by whoever reads them.
pub(crate) async fn refuse(request: Request, next: Next) -> Response {
    let words = reader::words(request.headers());
    let refused =
        || (StatusCode::UNPROCESSABLE_ENTITY, format!("{}\n", words.text("sent-zero"))).into_response();
    let address = request.uri().path_and_query().map_or("", PathAndQuery::as_str);
    if address.contains("%00") {
        return refused();
    }
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let Some(sign) = kind.and_then(sign) else { return next.run(request).await };
    let (parts, body) = request.into_parts();
    match to_bytes(body, LARGEST_STUDY).await {
        Ok(bytes) if holds(&bytes, sign) => refused(),
        Ok(bytes) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Err(_) => {
            let told = format!("{}\n", words.text("desk-unreadable-form"));
            (StatusCode::PAYLOAD_TOO_LARGE, told).into_response()
        }
    }
}

/// How a zero is written in a form of this kind; none: nobody looks.
fn sign(kind: &str) -> Option<&'static [u8]> {
    match kind.split(';').next().unwrap_or_default().trim() {
        "application/x-www-form-urlencoded" => Some(b"%00"),
        "application/json" => Some(b"\\u0000"),
        _ => None,
    }
}

fn holds(bytes: &[u8], sign: &[u8]) -> bool {
    bytes.contains(&0) || bytes.windows(sign.len()).any(|own| own == sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros_are_found() {
        let form = sign("application/x-www-form-urlencoded; charset=utf-8").expect("a form");
        assert!(holds(b"name=a%00b", form) && holds(b"a\0", form) && !holds(b"name=100%250", form));
        assert!(holds(br#"{"a":"\u0000"}"#, sign("application/json").expect("JSON")));
        assert!(sign("multipart/form-data; boundary=a").is_none());
    }
}
