//! Findings written into a game: a glyph for what is bad, the score as a comment, the better line as a variation.

use damier_engine::{Judgement, Score};
use damier_pdn::{Action, Comment, Line, MoveNumber, Notation, Note, PdnGame, Step};

use crate::{Judged, written};

/// A variation shows so many half-moves; more is guesswork.
const LONGEST_VARIATION: usize = 10;

/// Who says so.
const ANNOTATOR: &str = concat!("Damier ", env!("CARGO_PKG_VERSION"));

/// What was found about a step of the main line.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    pub step: usize,
    /// What the move was worth, for White.
    pub for_white: Score,
    /// What is said about it, if it was bad.
    pub judgement: Option<Judgement>,
    /// The points given away by whoever moved.
    pub loss: f64,
    /// What the best move would have been worth, for whoever moved.
    pub best: Score,
    /// The best line, as game files write it.
    pub line: Vec<String>,
}

impl Found {
    /// What a search found about a step.
    pub fn new(step: usize, judged: &Judged) -> Found {
        let notation = Notation::pdn(judged.before.variant());
        Found {
            step,
            for_white: judged.for_white(),
            judgement: judged.judgement(),
            loss: judged.loss(),
            best: judged.best.score,
            line: written(&judged.before, &judged.best.line, &notation),
        }
    }
}

/// Adds what was found. What others have said stays.
pub fn annotate(game: &mut PdnGame, moves: impl IntoIterator<Item = Found>) {
    if game.tags.known("Annotator").is_none() {
        game.tags.set("Annotator", ANNOTATOR);
    }
    for found in moves {
        let Some(step) = game.line.steps.get_mut(found.step) else { continue };
        let new = notes(found, step.number);
        step.notes.retain(|note| !is_old_score(note) && !new.contains(note));
        step.notes.extend(new);
    }
}

/// Whether it is a comment with a score, which a new one replaces.
fn is_old_score(note: &Note) -> bool {
    matches!(note, Note::Comment(comment) if comment.text().starts_with("[%eval "))
}

fn notes(found: Found, number: MoveNumber) -> Vec<Note> {
    let mut notes = Vec::new();
    let eval = format!("[%eval {}]", spelled(found.for_white));
    let Some(said) = found.judgement else {
        return vec![Note::Comment(Comment::new(&eval))];
    };
    notes.push(Note::Nag(said.glyph()));
    let better = found.line.first().map(|text| format!("; {text} is {}", found.best)).unwrap_or_default();
    let words = format!("{eval} {}: {:.2} of a point{better}", said.name(), found.loss);
    notes.push(Note::Comment(Comment::new(&words)));
    if !found.line.is_empty() {
        notes.push(Note::Variation(variation(found.line, number)));
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
