//! Choosing how the site looks and sounds.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Form, Router};

use super::language::back;
use super::{Page, drawn, send, send_to};
use crate::handler::{any, get};
use crate::look::CHOICES;
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;

#[derive(Template)]
#[template(path = "look.html")]
struct Sheet {
    page: Page,
    /// The flat pieces, and little boards that show what is chosen: one for each flat set and one for towers.
    sprite: String,
    flat: String,
    tower: String,
}

impl Sheet {
    /// The values of a choice, each with whether it is chosen.
    fn values(&self, name: &str) -> Vec<(&'static str, bool)> {
        let chosen = self.page.reader.look.chosen(name);
        let choice = CHOICES.iter().find(|choice| choice.name == name);
        let values = choice.map_or(&[][..], |choice| choice.values);
        values.iter().map(|value| (*value, *value == chosen)).collect()
    }
}

/// A position that shows men and kings of both sides.
const FLAT: &str = "W:WKc3,e3,g1,b2:Bd6,Kg5,c7,f6";

/// The addresses of what can be chosen.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/look", get(show).post(any(choose)))
}

/// The page with everything that can be chosen.
pub(crate) async fn show(reader: Reader) -> Response {
    let mut page = Page::new(reader, "look-title", "/look");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        page,
        sprite: drawn::sprite(),
        flat: drawn::of_position("ua2023-russian", Some(FLAT), false),
        tower: drawn::of_position("columns-russian", None, false),
    };
    send(StatusCode::OK, keep, &sheet)
}

/// Keeps what was chosen and goes back to where the reader was. What a form does not name stays as it is.
pub(crate) async fn choose(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    mut reader: Reader,
    Form(chosen): Form<Vec<(String, String)>>,
) -> Response {
    for (name, value) in &chosen {
        reader.look.choose(name, value);
    }
    send_to(&back(&headers), Some(reader.look.keep(site.config.is_secure())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_that_are_shown_can_be_drawn() {
        let drawn = drawn::of_position("ua2023-russian", Some(FLAT), false);
        assert_eq!(drawn.matches("<use ").count(), 8, "{drawn}");
    }
}
