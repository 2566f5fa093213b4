//! Choosing a language by hand.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use axum::{Form, Router};
use damier_language::Language;
use serde::Deserialize;

use super::send_to;
use crate::handler::post;
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::visitor::cookie;

/// The address where a language is chosen.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/language", post(choose))
}

#[derive(Deserialize)]
pub(crate) struct Chosen {
    code: String,
}

/// Keeps the chosen language, for letters too, and goes back to where the reader was.
pub(crate) async fn choose(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    reader: Reader,
    Form(chosen): Form<Chosen>,
) -> Response {
    let chosen = chosen.code.parse::<Language>().ok();
    if let (Some(language), Some(account)) = (chosen, reader.person.account())
        && let Err(fault) = site.messages.mail.reads(account.id, language).await
    {
        tracing::error!(%fault, "a language could not be remembered");
    }
    let keep =
        chosen.map(|language| cookie::keep(cookie::LANGUAGE, language.code(), site.config.is_secure()));
    send_to(&back(&headers), keep)
}

/// The path of the page where the reader was, never another site.
pub(super) fn back(headers: &HeaderMap) -> String {
    let from = headers.get(header::REFERER).and_then(|value| value.to_str().ok());
    let path = from
        .and_then(|from| from.split_once("://"))
        .and_then(|(_, rest)| rest.find('/').map(|at| &rest[at..]));
    match path {
        Some(path) if !path.starts_with("//") && !path.contains(|c: char| c == '\\' || c.is_control()) => {
            path.to_owned()
        }
        _ => "/".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_way_back_stays_on_the_site() {
        for (from, to) in [
            ("http://club:8080/games?page=2", "/games?page=2"),
            ("http://club:8080", "/"),
            ("http://club:8080//evil.example", "/"),
            ("http://club:8080/\t/evil.example", "/"),
            ("nonsense", "/"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::REFERER, HeaderValue::from_static(from));
            assert_eq!(back(&headers), to);
        }
    }
}
