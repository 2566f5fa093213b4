//! A game as one line of JSON.

use damier_pdn::{Action, Line, Normalised, Note, Step, write_fen};
use damier_rules::Variant;
use serde_json::{Map, Value, json};

use super::problem::{GameLabel, Problem};

/// The whole game: tags, moves with everything said about them, what is wrong.
pub(crate) fn game_json(
    file: &str,
    game: &GameLabel<'_>,
    normalised: &Normalised,
    problems: &[Problem<'_>],
) -> Value {
    let replayed = &normalised.replayed;
    let tags: Map<String, Value> =
        normalised.game.tags.iter().map(|tag| (tag.name.clone(), json!(tag.value))).collect();
    json!({
        "game": game.number,
        "variant": replayed.variant.map(Variant::name),
        "tags": tags,
        "start": replayed.start.map(|position| write_fen(&position.setup())),
        "line": line_json(&normalised.game.line),
        "end": replayed.last().filter(|_| replayed.is_legal()).map(|position| write_fen(&position.setup())),
        "result": replayed.outcome.zip(replayed.variant).map(|(outcome, variant)| outcome.text(variant)),
        "legal": replayed.is_legal(),
        "problems": problems.iter().map(|problem| problem.json(file, game)).collect::<Vec<_>>(),
    })
}

/// A line of moves; what is said before the first one stands in an entry of its own.
fn line_json(line: &Line) -> Value {
    let mut entries = Vec::new();
    if !line.before.is_empty() {
        let mut entry = Map::new();
        add_notes(&mut entry, &line.before);
        entries.push(Value::Object(entry));
    }
    entries.extend(line.steps.iter().map(step_json));
    Value::Array(entries)
}

fn step_json(step: &Step) -> Value {
    let mut entry = Map::new();
    entry.insert("number".to_owned(), json!(step.number.to_string()));
    let (name, text) = match &step.action {
        Action::Move(text) => ("move", json!(text)),
        Action::Unknown => ("move", Value::Null),
        Action::Setup(fen) => ("setup", json!(fen)),
    };
    entry.insert(name.to_owned(), text);
    if let Some(mark) = &step.strength {
        entry.insert("strength".to_owned(), json!(mark));
    }
    add_notes(&mut entry, &step.notes);
    Value::Object(entry)
}

fn add_notes(entry: &mut Map<String, Value>, notes: &[Note]) {
    for note in notes {
        let (name, value) = match note {
            Note::Nag(nag) => ("nags", json!(nag)),
            Note::Comment(comment) => ("comments", json!(comment.text())),
            Note::Variation(line) => ("variations", line_json(line)),
        };
        if let Value::Array(list) = entry.entry(name).or_insert_with(|| json!([])) {
            list.push(value);
        }
    }
}
