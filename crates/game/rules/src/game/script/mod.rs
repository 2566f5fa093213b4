//! The facts of a game in words, one a line: how an arbiter writes down what happens at a board, and how the case
//! files of the tests do.
//!
//! | line | fact |
//! | --- | --- |
//! | `moves MOVE …`, `times N MOVE …` | moves; `times` plays them N times |
//! | `offer SIDE [pressed]`, `accept SIDE`, `decline SIDE` | an offer and its answer |
//! | `claim SIDE repetition [by MOVE] [witnessed N] [flag]` | a claim of repetition |
//! | `claim SIDE counting [witnessed N] [flag]` | a claim by counted moves |
//! | `claim SIDE last-minute MS [trouble] [granted]` | a draw for a player short of time |
//! | `claim SIDE quick-finish [granted]` | the referee is called |
//! | `establish CODE`, `nobody-can-win`, `win-shown SIDE` | the arbiter finds so |
//! | `flag SIDE [unpressed] [never-came]`, `flag both [SIDE]` | flags fall; of both, which first |
//! | `resign SIDE`, `stop SIDE`, `refuses SIDE`, `absent SIDE`, `absent both` | a player ends it |
//! | `sanction SIDE STEP` | a sanction |
//! | `irregular SIDE WHAT [mended] [POSITION]` | an irregularity by its word or number, and the board it left |
//! | `correct WHO [POSITION]`, `let-stand WHO` | `WHO` is a side or `arbiter` |
//! | `rewind PLY`, `undo FACTS` | play or record go back |
//! | `award OUTCOME GROUNDS` | the arbiter decides what the code leaves open |

mod read;
mod squares;

use super::{Fact, Game, Refusal};
use read::Line;

pub use squares::{read_move, read_position, read_side, read_square};

/// The words by which a line begins.
pub const KEYS: &[&str] = &[
    "moves",
    "times",
    "offer",
    "accept",
    "decline",
    "claim",
    "establish",
    "nobody-can-win",
    "win-shown",
    "flag",
    "resign",
    "stop",
    "refuses",
    "absent",
    "sanction",
    "irregular",
    "correct",
    "let-stand",
    "rewind",
    "undo",
    "award",
];

/// No line repeats its moves more often, so that a short line is never a long game.
const MOST_TIMES: usize = 200;

/// A line that is not what it should be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum NotALine {
    /// It begins with no word that is known.
    #[error("no line begins with \"{0}\"; known are {known}", known = KEYS.join(", "))]
    Unknown(String),
    /// A word is missing.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// A side is neither.
    #[error("\"{0}\" is neither white nor black")]
    NoSide(String),
    /// A square is not on the board.
    #[error("the board has no square \"{0}\"")]
    NoSquare(String),
    /// A piece of a position is none.
    #[error("\"{0}\" is no piece of a position")]
    NoPiece(String),
    /// A move is none.
    #[error("\"{0}\" is no move")]
    NoMove(String),
    /// A move is not one move here.
    #[error("\"{text}\" names {count} legal moves after {ply} half-moves")]
    NotOneMove {
        /// As it was written.
        text: String,
        /// How many legal moves it could be.
        count: usize,
        /// After so many half-moves.
        ply: usize,
    },
    /// A number is none, or too large.
    #[error("\"{0}\" is no number that fits here")]
    NoNumber(String),
    /// A word is none of a list.
    #[error("\"{word}\" is no {of}; known are {known}")]
    NoneOf {
        /// What was written.
        word: String,
        /// What it should be.
        of: &'static str,
        /// What it could be.
        known: String,
    },
}

/// Why a line did not happen.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum LineRefusal {
    /// It cannot be read.
    #[error(transparent)]
    Text(#[from] NotALine),
    /// The code refuses it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl Game {
    /// Lets a line happen. A line of several moves happens wholly or not at all.
    pub fn follow(&mut self, line: &str) -> Result<(), LineRefusal> {
        let line = line.trim();
        let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match key {
            "moves" => self.play_all(value, 1),
            "times" => {
                let (times, moves) = value.trim().split_once(' ').ok_or(NotALine::Missing("a number"))?;
                let number = times.parse().ok().filter(|times| *times <= MOST_TIMES);
                self.play_all(moves, number.ok_or_else(|| NotALine::NoNumber(times.to_owned()))?)
            }
            _ => {
                let fact = Line::new(self, value.trim()).fact(key)?;
                Ok(self.apply(fact)?)
            }
        }
    }

    fn play_all(&mut self, moves: &str, times: usize) -> Result<(), LineRefusal> {
        let mut after = self.clone();
        for _ in 0..times {
            for word in moves.split_whitespace() {
                let mv = squares::find(&after, word)?;
                after.apply(Fact::Move(mv))?;
            }
        }
        *self = after;
        Ok(())
    }
}
