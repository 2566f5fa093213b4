//! Words of the case files: the events of clocks as an arbiter writes them.

use damier_clock::{ClockEvent, Span};
use damier_rules::Color;

pub(crate) fn color(word: &str) -> Result<Color, String> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(format!("\"{word}\" is no side")),
    }
}

pub(crate) fn span(word: &str) -> Result<Span, String> {
    word.parse().map_err(|error| format!("{error}"))
}

pub(crate) fn event(text: &str) -> Result<ClockEvent, String> {
    text.parse().map_err(|error| format!("{error}"))
}
