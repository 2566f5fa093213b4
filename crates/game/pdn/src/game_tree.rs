//! A game as a file holds it: tags and a tree of moves with everything said about them.

use crate::{Comment, MoveNumber, Tags};

/// A game: what is written to a file and read back the same.
///
/// Moves are text here; [`replay`](crate::replay) tells whether they can be played.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PdnGame {
    /// The header of the game, in its order.
    pub tags: Tags,
    /// The moves of the game with their variations.
    pub line: Line,
}

/// The moves of a game or of a variation.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Line {
    /// What is said before the first move.
    pub before: Vec<Note>,
    /// The moves in order.
    pub steps: Vec<Step>,
}

/// One move, or what stands in its place, and what is said about it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// The move, or what stands in its place.
    pub action: Action,
    /// The number of the move; for a set-up, of the move that follows.
    pub number: MoveNumber,
    /// A mark of strength right behind the move: `!`, `?!`, `(?)`.
    pub strength: Option<String>,
    /// What follows, in order. A variation replaces the move that it follows.
    pub notes: Vec<Note>,
}

/// What happens in a step.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Action {
    /// A move, as written.
    Move(String),
    /// A move that was played but is not known.
    Unknown,
    /// A position takes the place of what was on the board; the text is the FEN.
    Setup(String),
}

/// Something said about a move.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Note {
    /// A remark by its number.
    Nag(u16),
    /// Text between braces or after a semicolon.
    Comment(Comment),
    /// What else could have been played.
    Variation(Line),
}

impl PdnGame {
    /// The moves of the game as written, without variations and set-ups.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        self.line.steps.iter().filter_map(|step| match &step.action {
            Action::Move(text) => Some(text.as_str()),
            Action::Unknown | Action::Setup(_) => None,
        })
    }
}

impl Line {
    /// The variations inside this line, each with the index of the step it replaces.
    pub fn variations(&self) -> impl Iterator<Item = (usize, &Line)> {
        self.steps.iter().enumerate().flat_map(|(i, step)| {
            step.notes.iter().filter_map(move |note| match note {
                Note::Variation(line) => Some((i, line)),
                Note::Nag(_) | Note::Comment(_) => None,
            })
        })
    }

    /// How many steps there are, those of the variations included.
    pub fn len_with_variations(&self) -> usize {
        let notes = self.before.iter().chain(self.steps.iter().flat_map(|step| &step.notes));
        let inside = notes.map(|note| match note {
            Note::Variation(line) => line.len_with_variations(),
            Note::Nag(_) | Note::Comment(_) => 0,
        });
        self.steps.len() + inside.sum::<usize>()
    }

    /// Everything written in the line and its variations, for change.
    pub(crate) fn for_each_text(&mut self, change: &mut impl FnMut(&mut String)) {
        for note in &mut self.before {
            note.for_each_text(change);
        }
        for step in &mut self.steps {
            match &mut step.action {
                Action::Move(text) | Action::Setup(text) => change(text),
                Action::Unknown => {}
            }
            for note in &mut step.notes {
                note.for_each_text(change);
            }
        }
    }
}

impl Note {
    fn for_each_text(&mut self, change: &mut impl FnMut(&mut String)) {
        match self {
            Note::Nag(_) => {}
            Note::Comment(comment) => {
                let mut text = comment.text().to_owned();
                change(&mut text);
                if text != comment.text() {
                    *comment = Comment::new(&text);
                }
            }
            Note::Variation(line) => line.for_each_text(change),
        }
    }
}
