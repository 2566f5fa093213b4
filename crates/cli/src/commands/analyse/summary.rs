//! How well each side played, in words and for programs.

use damier_analysis::Summary;
use serde_json::{Value, json};

use super::one_position::thousandths;

/// One line for a person.
pub(super) fn line(of: &Summary, name: Option<&str>) -> String {
    let Some(accuracy) = of.accuracy else { return format!("{}: no moves", of.side) };
    let [dubious, mistakes, blunders] = of.counts;
    let name = name.map(|name| format!(" ({name})")).unwrap_or_default();
    format!(
        "{}{name}: accuracy {accuracy:.1} over {}, {dubious} dubious, {}, {}",
        of.side,
        number(of.moves, "move"),
        number(mistakes, "mistake"),
        number(blunders, "blunder"),
    )
}

/// The same for programs.
pub(super) fn json(of: &Summary, game: usize) -> Value {
    let [dubious, mistakes, blunders] = of.counts;
    json!({
        "game": game,
        "side": of.side.to_string(),
        "moves": of.moves,
        "accuracy": of.accuracy.map(thousandths),
        "dubious": dubious,
        "mistakes": mistakes,
        "blunders": blunders,
    })
}

/// `1 move`, `2 moves`.
fn number(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
