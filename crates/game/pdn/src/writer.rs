//! Writes games as the standard wants them.
//!
//! Only `*` between games, the result in its tag; no space inside a move, no leading zeros; lines of at
//! most 79 characters where words allow it; quotes and backslashes in tags escaped. What is written is
//! read back to the same [`PdnGame`]. Moves are written as they are, or as comments where they have not
//! the form of a move: [`normalise`](crate::normalise) gives them the notation of the game type first.

use std::io::{self, Write};

use crate::reader::is_move;
use crate::tidy::{tidy_fen, tidy_move, tidy_name, tidy_value};
use crate::{Action, Comment, Line, MoveNumber, Note, PdnGame, Step, Tag};

/// The longest line.
const WIDTH: usize = 79;

/// The text of a game, with its separator and an empty line behind it.
///
/// ```
/// use damier_pdn::{read_games, write_game};
/// let text = "[White \"A\"]\n1.32-28 (1. 33-29 ) 19-23 {!} 2-0";
/// let game = read_games(text.as_bytes()).next().expect("a game")?.game;
/// assert_eq!(write_game(&game), "[White \"A\"]\n\n1. 32-28 (1. 33-29) 1... 19-23 {!}\n*\n\n");
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn write_game(game: &PdnGame) -> String {
    let mut text = String::new();
    for tag in &game.tags {
        let tag = Tag { name: tidy_name(&tag.name), value: tidy_value(&tag.value) };
        if !tag.name.is_empty() {
            text.push_str(&tag.to_string());
            text.push('\n');
        }
    }
    if !text.is_empty() {
        text.push('\n');
    }
    let mut body = Body { text, column: 0, opening: String::new() };
    body.line(&game.line, MoveNumber::FIRST);
    if body.column > 0 {
        body.text.push('\n');
    }
    body.text.push_str("*\n\n");
    body.text
}

/// Writes one game after the other.
#[derive(Debug)]
pub struct PdnWriter<W> {
    output: W,
}

impl<W: Write> PdnWriter<W> {
    /// A writer to this output.
    pub fn new(output: W) -> PdnWriter<W> {
        PdnWriter { output }
    }

    /// Writes a game.
    pub fn write(&mut self, game: &PdnGame) -> io::Result<()> {
        self.output.write_all(write_game(game).as_bytes())
    }

    /// The output, when all is written.
    pub fn into_inner(self) -> W {
        self.output
    }
}

/// The body of a game as it grows.
struct Body {
    text: String,
    column: usize,
    /// Parentheses that wait for the word they stand before.
    opening: String,
}

impl Body {
    /// Writes a line that begins with this number if nothing else is said.
    fn line(&mut self, line: &Line, first: MoveNumber) {
        let mut due = first;
        let mut number_needed = true;
        let mut begins = true;
        let mut last = first;
        self.notes(&line.before, first);
        for step in &line.steps {
            if !matches!(step.action, Action::Setup(_)) {
                let unknown = step.action == Action::Unknown;
                // `1. ...` would only say that the second player begins.
                let begins_unknown = begins && unknown && !step.number.second;
                let said = !step.number.second || number_needed || unknown || step.number != due;
                if said && !begins_unknown {
                    self.word(&step.number.to_string());
                }
                last = step.number;
                due = last.next();
                begins = false;
            }
            self.action(step);
            number_needed = !step.notes.is_empty() || matches!(step.action, Action::Setup(_));
            self.notes(&step.notes, last);
        }
    }

    fn action(&mut self, step: &Step) {
        match &step.action {
            Action::Unknown => self.word("..."),
            Action::Setup(fen) => self.word(&format!("/FEN \"{}\"/", tidy_fen(fen))),
            Action::Move(text) => {
                let mut word = tidy_move(text);
                if !is_move(&word) {
                    return self.comment(&Comment::new(text));
                }
                let mark = step.strength.iter().flat_map(|mark| mark.chars());
                word.extend(mark.filter(|c| matches!(c, '!' | '?' | '(' | ')')));
                self.word(&word);
            }
        }
    }

    fn notes(&mut self, notes: &[Note], number: MoveNumber) {
        for note in notes {
            match note {
                Note::Nag(nag) => self.word(&format!("${nag}")),
                Note::Comment(comment) => self.comment(comment),
                Note::Variation(line) => {
                    self.opening.push('(');
                    self.line(line, number);
                    self.close();
                }
            }
        }
    }

    fn comment(&mut self, comment: &Comment) {
        for word in format!("{{{comment}}}").split(' ') {
            self.word(word);
        }
    }

    /// Adds a word, on a new line if it does not fit.
    fn word(&mut self, word: &str) {
        let width = self.opening.len() + word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&self.opening);
        self.text.push_str(word);
        self.opening.clear();
        self.column += width;
    }

    /// Closes a variation, or takes back one that has nothing in it.
    fn close(&mut self) {
        if self.opening.pop().is_none() {
            if self.column >= WIDTH {
                self.text.push('\n');
                self.column = 0;
            }
            self.text.push(')');
            self.column += 1;
        }
    }
}
