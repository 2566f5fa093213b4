//! Learning a game on the board: what its code says about moves, point by point, each with its clause and, where there is
//! something to do, a position in which to do it; then how games end.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use damier_documents::rulebook::{self, Chapter, Line};
use damier_language::Words;
use damier_rules::Rulebook;
use serde_json::{Map, Value, json};

use super::game::for_a_script;
use super::{Page, drawn, missing, send, spoken};
use crate::handler::get;
use crate::reader::Reader;
use crate::state::Web;
use crate::web;

/// The addresses of lessons.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/learn", get(list))
        .route("/learn/coordinates", get(coordinates))
        .route("/learn/{game}", get(lesson))
}

/// Positions in which a point of the rules shows itself: the side to move can do what it says, or must.
const EXAMPLES: [(&str, &[(&str, &str)]); 6] = [
    ("international", &LARGE),
    ("russian", &SMALL),
    ("brazilian", &SMALL),
    ("english", &ENGLISH),
    ("columns", &SMALL),
    ("lasca", &LASCA),
];

/// Ten by ten, squares by their numbers.
const LARGE: [(&str, &str); 9] = [
    ("man", "W:W32:B6"),
    ("king", "W:WK46:B6"),
    ("capture", "W:W28,47:B23,6"),
    ("capture by a man", "W:W23:B28,6"),
    ("capture by a king", "W:WK46:B28,6"),
    ("several captures", "W:W38:B32,22,6"),
    ("choice", "W:W28:B22,23,14,6"),
    ("last row in a capture", "W:W13:B7,8,45"),
    ("last row without capture", "W:W8:B45"),
];

/// Eight by eight, letters and digits.
const SMALL: [(&str, &str); 9] = [
    ("man", "W:Wc3:Bh8"),
    ("king", "W:WKc1:Bh8"),
    ("capture", "W:Wc3,g1:Bd4,h8"),
    ("capture by a man", "W:We5:Bd4,h8"),
    ("capture by a king", "W:WKa1:Bd4,h6"),
    ("several captures", "W:Wc1:Bd2,f4,h8"),
    ("choice", "W:Wc3:Bb4,d4,f6,h8"),
    ("last row in a capture", "W:Wb6:Bc7,f6,h2"),
    ("last row without capture", "W:Wg7:Bh4"),
];

/// Eight by eight, squares by their numbers, the dark pieces begin.
const ENGLISH: [(&str, &str); 9] = [
    ("man", "B:W30:B11"),
    ("king", "B:W30:BK15"),
    ("capture", "B:W18,31:B15,3"),
    ("capture by a man", "B:W10,18:B15"),
    ("capture by a king", "B:W10,18:BK15"),
    ("several captures", "B:W15,23:B11"),
    ("choice", "B:W15,16,24:B11"),
    ("last row in a capture", "B:W25,26:B22"),
    ("last row without capture", "B:W12:B27"),
];

/// Seven by seven, squares by their numbers.
const LASCA: [(&str, &str); 9] = [
    ("man", "W:W9:B25"),
    ("king", "W:WK13:B25"),
    ("capture", "W:W9,1:B13,25"),
    ("capture by a man", "W:W13:B16,10"),
    ("capture by a king", "W:WK13:B16,10"),
    ("several captures", "W:W2:B6,13,25"),
    ("choice", "W:W9:B12,13,25"),
    ("last row in a capture", "W:W17:B20,21"),
    ("last row without capture", "W:W20:B9"),
];

/// How games end: the chapters that are read after the moves.
const ENDS: [&str; 3] = ["draws", "claims", "agreement"];

#[derive(Template)]
#[template(path = "learn.html")]
struct List {
    page: Page,
    sprite: String,
    games: Vec<Taught>,
}

/// A game that can be learnt, with the board as it stands at the beginning.
struct Taught {
    name: &'static str,
    title: String,
    board: String,
    usual: &'static str,
}

#[derive(Template)]
#[template(path = "lesson.html")]
struct Lesson {
    page: Page,
    title: String,
    book: &'static str,
    steps: Vec<Step>,
    ends: Vec<Chapter>,
    usual: &'static str,
    sprite: String,
    places: String,
    words: String,
}

/// A step of a lesson.
struct Step {
    line: Line,
    /// The position, and the picture of it.
    example: Option<(String, String)>,
    /// A picture on which nothing is tried.
    picture: Option<String>,
}

#[derive(Template)]
#[template(path = "coordinates.html")]
struct Coordinates {
    page: Page,
    sprite: String,
    /// The board that is seen before the game is chosen.
    board: String,
    games: Vec<(&'static str, String)>,
    places: String,
    words: String,
}

/// Lists the games.
pub(crate) async fn list(reader: Reader) -> Response {
    let taught = |(variant, book): &(&'static str, &str)| Taught {
        name: variant,
        title: spoken::game(reader.words, variant),
        board: drawn::of_position(book, None, false),
        usual: drawn::usual_board(variant),
    };
    let games = spoken::USUAL.iter().map(taught).collect();
    let mut page = Page::new(reader, "learn-title", "/learn");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &List { page, sprite: drawn::sprite(), games })
}

/// Shows the lesson of a game.
pub(crate) async fn lesson(Path(game): Path<String>, reader: Reader) -> Response {
    let found = EXAMPLES.iter().zip(spoken::USUAL).find(|((name, _), _)| *name == game);
    let Some((&(variant, examples), (_, name))) = found else { return missing(reader).await };
    let Ok(book) = Rulebook::named(name) else { return missing(reader).await };
    let words = reader.words;
    let mut steps = Vec::new();
    let mut ends = Vec::new();
    for chapter in rulebook::chapters(&book, words) {
        if ENDS.contains(&chapter.name) {
            ends.push(chapter);
        } else if chapter.name == "movement" {
            steps.extend(chapter.lines.into_iter().map(|line| step(line, book.name, examples)));
        }
    }
    let sheet = Lesson {
        title: spoken::game(words, variant),
        book: book.name,
        steps,
        ends,
        usual: drawn::usual_board(variant),
        sprite: drawn::sprite(),
        places: for_a_script(&places()),
        words: for_a_script(&spoken_for_scripts(words)),
        page: Page::new(reader, "learn-title", "/learn"),
    };
    send(StatusCode::OK, None, &sheet)
}

fn step(line: Line, book: &str, examples: &[(&str, &str)]) -> Step {
    let start = || drawn::of_position(book, None, false);
    let found = examples.iter().find(|(topic, _)| *topic == line.name);
    let example = match line.name.as_str() {
        "first move" => Some((String::new(), start())),
        _ => found.map(|(_, fen)| ((*fen).to_owned(), drawn::of_position(book, Some(fen), false))),
    };
    let picture = match line.name.as_str() {
        "board" => Some(drawn::empty(book)),
        "pieces" => Some(start()),
        _ => None,
    };
    Step { line, example, picture }
}

/// Trains the names of squares.
pub(crate) async fn coordinates(reader: Reader) -> Response {
    let words = reader.words;
    let (_, usual) = spoken::USUAL[0];
    let sheet = Coordinates {
        sprite: drawn::sprite(),
        board: drawn::empty(usual),
        games: spoken::USUAL.iter().map(|(variant, book)| (*book, spoken::game(words, variant))).collect(),
        places: for_a_script(&places()),
        words: for_a_script(&spoken_for_scripts(words)),
        page: Page::new(reader, "learn-coordinates", "/learn"),
    };
    send(StatusCode::OK, None, &sheet)
}

fn spoken_for_scripts(words: &Words) -> Map<String, Value> {
    let both = words.area("board").into_iter().chain(words.area("learn"));
    both.map(|(id, text)| (id, text.into())).collect()
}

/// Where the rules are.
fn places() -> Value {
    json!({
        "engine": web::address("engine.js"),
        "program": web::address("damier.wasm"),
        "weights": web::address(""),
    })
}

#[cfg(test)]
mod tests {
    use damier_language::Language;
    use damier_live::Still;

    use super::*;

    /// Each example can be set up and played by the rules it shows: where a capture is taught, only captures are legal.
    #[test]
    fn every_example_shows_its_point() {
        for ((variant, examples), (_, name)) in EXAMPLES.iter().zip(spoken::USUAL) {
            let book = Rulebook::named(name).expect("a rulebook");
            assert_eq!(book.variant.name(), *variant);
            let chapters = rulebook::chapters(&book, Words::of(Language::EN));
            let movement = chapters.iter().find(|own| own.name == "movement").expect("a chapter");
            for (topic, fen) in *examples {
                assert!(
                    movement.lines.iter().any(|line| line.name == *topic),
                    "{variant} has no point {topic}"
                );
                let still = Still::new(book.clone(), Some(fen)).expect("a position");
                let legal = still.legal();
                assert!(!legal.is_empty(), "{variant} {topic}");
                let captures = legal.iter().filter(|own| !own.taken.is_empty()).count();
                let taught = topic.contains("capture") && !topic.contains("without") || *topic == "choice";
                assert_eq!(captures, if taught { legal.len() } else { 0 }, "{variant} {topic}: {legal:?}");
            }
        }
    }
}
