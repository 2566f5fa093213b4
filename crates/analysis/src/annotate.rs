//! Findings written into a game: a glyph for what is bad, the score as a comment, the better line as a variation.

use damier_engine::Score;
use damier_pdn::{Action, Comment, Line, MoveNumber, Notation, Note, PdnGame, Step};

use crate::{Judged, written};

/// A variation shows so many half-moves; more is guesswork.
const LONGEST_VARIATION: usize = 10;

/// Who says so.
const ANNOTATOR: &str = concat!("Damier ", env!("CARGO_PKG_VERSION"));

/// What was found about a step of the main line.
#[derive(Debug, Clone, Copy)]
pub struct Found<'a> {
    /// Which step.
    pub step: usize,
    /// What was found.
    pub judged: &'a Judged,
}

/// Adds what was found. What others have said stays.
pub fn annotate<'a>(game: &mut PdnGame, moves: impl IntoIterator<Item = Found<'a>>) {
    if game.tags.known("Annotator").is_none() {
        game.tags.set("Annotator", ANNOTATOR);
    }
    for Found { step, judged } in moves {
        let Some(step) = game.line.steps.get_mut(step) else { continue };
        let new = notes(judged, step.number);
        step.notes.retain(|note| !is_old_score(note) && !new.contains(note));
        step.notes.extend(new);
    }
}

/// Whether it is a comment with a score, which a new one replaces.
fn is_old_score(note: &Note) -> bool {
    matches!(note, Note::Comment(comment) if comment.text().starts_with("[%eval "))
}

fn notes(judged: &Judged, number: MoveNumber) -> Vec<Note> {
    let mut notes = Vec::new();
    let eval = format!("[%eval {}]", spelled(judged.for_white()));
    let Some(said) = judged.judgement() else {
        return vec![Note::Comment(Comment::new(&eval))];
    };
    notes.push(Note::Nag(said.glyph()));
    let notation = Notation::pdn(judged.before.variant());
    let line = written(&judged.before, &judged.best.line, &notation);
    let better = line.first().map(|text| format!("; {text} is {}", judged.best.score)).unwrap_or_default();
    let words = format!("{eval} {}: {:.2} of a point{better}", said.name(), judged.loss());
    notes.push(Note::Comment(Comment::new(&words)));
    if !line.is_empty() {
        notes.push(Note::Variation(variation(line, number)));
    }
    notes
}

fn variation(line: Vec<String>, first: MoveNumber) -> Line {
    let mut number = first;
    let mut steps = Vec::new();
    for text in line.into_iter().take(LONGEST_VARIATION) {
        steps.push(Step { action: Action::Move(text), number, strength: None, notes: Vec::new() });
        number = number.next();
    }
    Line { before: Vec::new(), steps }
}

/// The score as other programs write it: men for White, or `#` and the moves to the end.
fn spelled(score: Score) -> String {
    match score.decided_in() {
        Some(plies) => format!("#{}{}", if score.is_win() { "" } else { "-" }, (plies.abs() + 1) / 2),
        None => format!("{:.2}", f64::from(score.0) / 100.0),
    }
}
