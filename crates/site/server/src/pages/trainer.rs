//! The trainer: exercises with one proved solution, worked out in the reader's browser.

use askama::Template;
use axum::Router;
use axum::http::StatusCode;
use axum::response::Response;
use damier_compose::train::{Theme, shipped};
use damier_language::{Args, Words};
use damier_rules::Variant;
use serde_json::{Map, Value, json};

use super::game::for_a_script;
use super::{Page, drawn, send, spoken};
use crate::handler::get;
use crate::reader::Reader;
use crate::state::Web;
use crate::web;

/// The address of the trainer.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/trainer", get(show))
}

#[derive(Template)]
#[template(path = "trainer.html")]
struct Sheet {
    page: Page,
    /// Each game that has exercises, and how many there are.
    games: Vec<(&'static str, String)>,
    themes: [&'static str; 6],
    sprite: String,
    board: String,
    places: String,
    words: String,
}

/// How many exercises a game has.
fn count(variant: &str) -> usize {
    variant.parse::<Variant>().map_or(0, |variant| shipped(variant).lines().count())
}

/// Shows the page.
pub(crate) async fn show(reader: Reader) -> Response {
    let words = reader.words;
    let game = |(variant, book): &(&'static str, &str)| {
        let count = count(variant);
        let told = words.translate("trainer-count", &Args::new().with("count", count));
        (count > 0).then(|| (*variant, format!("{}. {told}", spoken::book(words, book))))
    };
    let sheet = Sheet {
        games: spoken::USUAL.iter().filter_map(game).collect(),
        themes: Theme::ALL.map(Theme::name),
        sprite: drawn::sprite(),
        board: drawn::of_position("fmjd-100", None, false),
        places: for_a_script(&places()),
        words: for_a_script(&spoken_for_scripts(words)),
        page: Page::new(reader, "trainer-title", "/trainer"),
    };
    // The browser keeps the page: it leaves nothing in it that belongs to one visit.
    send(StatusCode::OK, None, &sheet)
}

fn spoken_for_scripts(words: &Words) -> Map<String, Value> {
    let both = words.area("board").into_iter().chain(words.area("trainer"));
    both.map(|(id, text)| (id, text.into())).collect()
}

/// Where the rules and the exercises are.
fn places() -> Value {
    let exercises = spoken::USUAL.iter().map(|(own, _)| {
        let address = web::address(&format!("{own}.exercises"));
        ((*own).to_owned(), Value::from(address))
    });
    let rulebooks = spoken::USUAL.iter().map(|(own, _)| {
        // The lines are spelled as the usual code of the game does.
        let book = own.parse().map(damier_rules::Rulebook::usual).map_or("", |book| book.name);
        ((*own).to_owned(), Value::from(book))
    });
    json!({
        "engine": web::address("engine.js"),
        "program": web::address("damier.wasm"),
        "weights": web::address(""),
        "exercises": exercises.collect::<Map<String, Value>>(),
        "rulebooks": rulebooks.collect::<Map<String, Value>>(),
    })
}
