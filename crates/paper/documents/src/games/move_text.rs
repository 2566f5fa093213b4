//! The running text of a game: moves in bold, comments in italics, variations in brackets.

use damier_pdn::{Action, Line, MoveNumber, Notation, Note, PlayedStep, Step, write_move};
use damier_rules::Position;

use crate::paper::{Mark, Text};

/// A move as the game's notation writes it, with its marks of strength.
pub(super) fn spoken(step: &Step, done: &PlayedStep, before: Option<&Position>) -> String {
    let mv = match (&done.mv, before) {
        (Some(mv), Some(before)) => write_move(before, mv, &Notation::pdn(before.variant())),
        _ => written(step),
    };
    mv + step.strength.as_deref().unwrap_or_default()
}

/// What stands in the file.
fn written(step: &Step) -> String {
    match &step.action {
        Action::Move(text) => text.clone(),
        Action::Unknown => "…".to_owned(),
        Action::Setup(fen) => format!("[{fen}]"),
    }
}

/// Moves and words on their way to a paragraph.
#[derive(Default)]
pub(super) struct MoveText {
    text: Text,
    /// The number of the move that would follow without saying its number.
    expected: Option<MoveNumber>,
}

impl MoveText {
    /// Adds words, after a space.
    pub(super) fn add(&mut self, mark: Mark, words: &str) {
        if words.is_empty() {
            return;
        }
        let space = if self.text.is_empty() { "" } else { " " };
        let text = std::mem::take(&mut self.text);
        self.text = text.and(mark, format!("{space}{words}"));
    }

    /// A step of the main line with all that is said about it.
    pub(super) fn step(&mut self, step: &Step, spoken: Option<String>) {
        let words = spoken.unwrap_or_else(|| written(step) + step.strength.as_deref().unwrap_or_default());
        self.step_head(step, words);
        self.notes(step);
    }

    /// A step of the main line: its number where it is needed, and the move.
    pub(super) fn step_head(&mut self, step: &Step, spoken: String) {
        let words = self.numbered(step, spoken);
        self.add(Mark::Strong, &words);
    }

    /// All that is said about a step.
    pub(super) fn notes(&mut self, step: &Step) {
        for note in &step.notes {
            self.note(note);
        }
    }

    pub(super) fn note(&mut self, note: &Note) {
        match note {
            Note::Nag(nag) => {
                let text = std::mem::take(&mut self.text);
                self.text = text.and(Mark::Strong, sign(*nag));
            }
            Note::Comment(comment) => {
                self.add(Mark::Italic, &comment.words());
                self.expected = None;
            }
            Note::Variation(line) => {
                let words = variation(line);
                self.add(Mark::Plain, &words);
                self.expected = None;
            }
        }
    }

    /// The paragraph so far, if anything stands in it; the next one says the number of its first move.
    pub(super) fn take(&mut self) -> Option<Text> {
        self.expected = None;
        Some(std::mem::take(&mut self.text)).filter(|text| !text.is_empty())
    }

    fn numbered(&mut self, step: &Step, words: String) -> String {
        if matches!(step.action, Action::Setup(_)) {
            self.expected = None;
            return words;
        }
        let words = number(step.number, self.expected) + &words;
        self.expected = Some(step.number.next());
        words
    }
}

/// The number before a move: always before the first of two, before the second only where it is not
/// expected. It stays with its move.
fn number(number: MoveNumber, expected: Option<MoveNumber>) -> String {
    match (number.second, expected == Some(number)) {
        (false, _) => format!("{}.\u{a0}", number.number),
        (true, true) => String::new(),
        (true, false) => format!("{}…\u{a0}", number.number),
    }
}

/// A variation in brackets, as written.
fn variation(line: &Line) -> String {
    let mut words = Vec::new();
    let mut expected = None;
    for note in &line.before {
        words.extend(note_words(note));
    }
    for step in &line.steps {
        words.push(
            number(step.number, expected) + &written(step) + step.strength.as_deref().unwrap_or_default(),
        );
        let notes: Vec<String> = step.notes.iter().filter_map(note_words).collect();
        expected = notes.is_empty().then(|| step.number.next());
        words.extend(notes);
    }
    format!("({})", words.join(" "))
}

fn note_words(note: &Note) -> Option<String> {
    let words = match note {
        Note::Nag(nag) => sign(*nag).to_owned(),
        Note::Comment(comment) => comment.words(),
        Note::Variation(line) => variation(line),
    };
    (!words.is_empty()).then_some(words)
}

/// The sign of a remark by number, where there is a common one.
fn sign(nag: u16) -> &'static str {
    match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        10 => "=",
        _ => "",
    }
}
