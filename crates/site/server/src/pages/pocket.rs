//! Damier in a pocket: a page that works without a network, and what makes it an application on a phone.

use askama::Template;
use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use damier_clock::{Control, named};
use damier_language::Words;
use damier_rules::Variant;
use serde_json::{Value, json};

use super::game::for_a_script;
use super::{Page, drawn, send, spoken};
use crate::handler::get;
use crate::reader::Reader;
use crate::state::Web;
use crate::web;

/// The addresses of the pocket.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/pocket", get(show)).route("/manifest.webmanifest", get(manifest))
}

/// Controls that a club plays, before those that the codes name.
const USUAL: [&str; 6] = ["3m+2s", "5m", "5m+3s", "10m", "15m+10s", "45m+15s"];

#[derive(Template)]
#[template(path = "pocket.html")]
struct Sheet {
    page: Page,
    /// Each game by its usual rulebook.
    games: Vec<(&'static str, String)>,
    levels: Vec<u8>,
    /// Controls by the code that names them.
    controls: Vec<(String, Vec<Offered>)>,
    sprite: String,
    board: String,
    places: String,
    words: String,
}

/// A control as it is offered.
struct Offered {
    text: String,
    clause: &'static str,
    json: String,
}

/// Shows the page.
pub(crate) async fn show(reader: Reader) -> Response {
    let words = reader.words;
    let games: Vec<(&'static str, String)> =
        spoken::USUAL.iter().map(|(_, book)| (*book, spoken::book(words, book))).collect();
    let (first, _) = games[0];
    let sheet = Sheet {
        levels: (1..=10).collect(),
        controls: controls(words),
        sprite: drawn::sprite(),
        board: drawn::of_position(first, None, false),
        places: for_a_script(&places(&games)),
        words: for_a_script(&spoken_for_scripts(words)),
        games,
        page: Page::new(reader, "pocket-title", "/pocket"),
    };
    // The browser keeps the page: it leaves nothing in it that belongs to one visit.
    send(StatusCode::OK, None, &sheet)
}

/// The words of boards and of this page.
fn spoken_for_scripts(words: &Words) -> serde_json::Map<String, Value> {
    let both = words.area("board").into_iter().chain(words.area("pocket"));
    both.map(|(id, text)| (id, text.into())).collect()
}

/// Where the engine is, what the browser shall keep at once, and what it keeps besides for whoever asks for it: a page
/// that somebody opens once to play shall not weigh as much as all rules and lessons together.
fn places(games: &[(&'static str, String)]) -> Value {
    let engine = web::address("engine.js");
    let program = web::address("damier.wasm");
    let scripts = |own: &[&str]| -> Vec<String> {
        own.iter().flat_map(|script| web::imports(script)).map(web::address).collect()
    };
    let mut files: Vec<String> = ["/pocket", "/manifest.webmanifest"].map(str::to_owned).to_vec();
    files.extend(scripts(&["common/page.js", "pocket/pocket.js", "engine.js"]));
    files.extend(["style.css", "icon.svg", "damier.wasm"].map(web::address));
    files.extend(Variant::OFFICIAL.map(|variant| web::address(&format!("{}.weights", variant.name()))));
    files.sort_unstable();
    files.dedup();
    let mut more: Vec<String> =
        ["/rules", "/trainer", "/learn", "/learn/coordinates"].map(str::to_owned).to_vec();
    more.extend(games.iter().map(|(book, _)| format!("/rules/{book}")));
    more.extend(Variant::OFFICIAL.map(|variant| format!("/learn/{}", variant.name())));
    more.extend(scripts(&["trainer/trainer.js", "learn/lesson.js", "learn/coordinates.js"]));
    more.extend(Variant::OFFICIAL.map(|variant| web::address(&format!("{}.exercises", variant.name()))));
    more.sort_unstable();
    more.dedup();
    more.retain(|own| !files.contains(own));
    let games: Vec<Value> =
        games.iter().map(|(rulebook, name)| json!({ "rulebook": rulebook, "name": name })).collect();
    json!({
        "mark": web::mark(),
        "engine": engine,
        "program": program,
        "weights": web::address(""),
        "files": files,
        "more": more,
        "games": games,
    })
}

/// The controls: what is played everywhere, then code by code what each names. Where a code leaves a number to the
/// organiser, the least and the most that it allows are offered.
fn controls(words: &Words) -> Vec<(String, Vec<Offered>)> {
    let usual = USUAL.iter().filter_map(|text| offered(words, &named::read(text).ok()?, ""));
    let mut found = vec![(words.text("pocket-clock"), usual.collect::<Vec<_>>())];
    for (code, rulebook) in [("fmjd", "fmjd-100"), ("ua2023", "ua2023-russian"), ("wcdf", "wcdf-checkers")] {
        let mut own: Vec<Offered> = Vec::new();
        for control in named::of_rulebook(rulebook) {
            for chosen in choices(control) {
                let clause = control.clauses.first().copied().unwrap_or_default();
                own.extend(offered(words, &chosen, clause));
            }
        }
        own.dedup_by(|a, b| a.text == b.text);
        found.push((words.text(&format!("spoken-code-{code}")), own));
    }
    found
}

fn choices(control: &named::Named) -> Vec<Control> {
    let questions = control.questions();
    let answers: Vec<Vec<u64>> = match questions.as_slice() {
        [] => vec![Vec::new()],
        [only] => match only.allowed {
            named::Amount::OneOf(some) => some.iter().map(|own| vec![*own]).collect(),
            named::Amount::Range(least, most) => vec![vec![least], vec![most]],
            named::Amount::Inside(below, above) => vec![vec![below + 1], vec![above - 1]],
            named::Amount::Exactly(own) => vec![vec![own]],
            named::Amount::Any => Vec::new(),
        },
        _ => Vec::new(),
    };
    answers.iter().filter_map(|own| control.choose(own).ok()).filter(Control::uses_clock).collect()
}

/// A control for a clock that counts in minutes; days are no business of a hall.
fn offered(words: &Words, control: &Control, clause: &'static str) -> Option<Offered> {
    let day = 24 * 60 * 60 * 1000;
    if control.periods().is_empty() || control.periods().iter().any(|own| own.time.as_millis() >= day) {
        return None;
    }
    let period = |own: &damier_clock::Period| json!({ "moves": own.moves.map(std::num::NonZero::get), "ms": own.time.as_millis() });
    let json = json!({
        "periods": control.periods().iter().map(period).collect::<Vec<_>>(),
        "repeats": control.repeats(),
        "increment_ms": control.increment().map_or(0, |own| own.each.as_millis()),
    });
    Some(Offered { text: spoken::control(words, &control.to_string()), clause, json: json.to_string() })
}

/// What a phone has to know to keep the page as an application.
pub(crate) async fn manifest(reader: Reader) -> Response {
    let icon = web::address("icon.svg");
    let large = web::address("icon-512.png");
    let text = json!({
        "name": "Damier",
        "short_name": "Damier",
        "description": reader.words.text("pocket-intro"),
        "lang": reader.words.language().code(),
        "id": "/pocket",
        "start_url": "/pocket",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f7f2e8",
        "theme_color": "#9a3412",
        "icons": [
            { "src": icon, "type": "image/svg+xml", "sizes": "any" },
            { "src": large, "type": "image/png", "sizes": "512x512", "purpose": "any" },
        ],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], text.to_string()).into_response()
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    /// FMJD-III.6.1 and WCDF-2.15 are on the clock as their codes print them; letters by post are not.
    #[test]
    fn the_clock_has_the_controls_of_the_codes() {
        let found = controls(Words::of(Language::EN));
        let all: Vec<&Offered> = found.iter().flat_map(|(_, own)| own).collect();
        let of = |clause: &str| all.iter().find(|own| own.clause == clause).map(|own| own.json.clone());
        let official = r#"{"periods":[{"moves":50,"ms":7200000},{"moves":25,"ms":3600000}],"repeats":true,"increment_ms":0}"#;
        assert_eq!(of("FMJD-III.6.1").as_deref(), Some(official));
        assert!(of("WCDF-2.15").is_some());
        assert!(all.len() > 12, "{}", all.len());
    }

    #[test]
    fn what_is_kept_can_be_fetched() {
        let kept = places(&[("fmjd-100", String::new())]);
        let all = ["files", "more"].map(|part| kept[part].as_array().expect("files"));
        let files: Vec<&str> = all.into_iter().flatten().filter_map(Value::as_str).collect();
        for name in [
            "board.js",
            "damier.wasm",
            "lasca.weights",
            "lasca.exercises",
            "trainer.js",
            "style.css",
            "thinker.js",
        ] {
            assert!(files.iter().any(|own| own.ends_with(name)), "{name} in {files:?}");
        }
        let served = |own: &&&str| own.strip_prefix(&web::address("")).is_none_or(web::is_served);
        assert_eq!(files.iter().filter(|own| !served(own)).count(), 0, "{files:?}");
    }
}
