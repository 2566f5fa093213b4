//! A picture of any position, for those who see no board.

use axum::extract::Query;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use damier_documents::{Coordinates, Diagram};
use damier_pdn::read_fen;
use damier_rules::Variant;
use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct Asked {
    variant: String,
    fen: String,
}

/// The address of the picture of a position.
pub(crate) fn address(variant: Variant, fen: &str) -> String {
    format!("/diagram?variant={variant}&fen={}", coded(fen), variant = variant.name())
}

/// A text as it stands in an address: letters, digits and a few signs as they are.
pub(crate) fn coded(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b':' | b',' | b'-' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}

/// Draws the position.
pub(crate) async fn show(Query(asked): Query<Asked>) -> Response {
    let Ok(variant) = asked.variant.parse::<Variant>() else {
        return (StatusCode::BAD_REQUEST, "no such variant\n").into_response();
    };
    let setup = match read_fen(variant, &asked.fen) {
        Ok(fen) => fen.setup,
        Err(why) => return (StatusCode::BAD_REQUEST, format!("{why}\n")).into_response(),
    };
    let diagram = Diagram { coordinates: Coordinates::of(variant), ..Diagram::new(setup) };
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, diagram.svg()).into_response()
}
