//! Why something cannot be in a display. Every case is a message of `displays.ftl`; `Display` is for logs.

use damier_language::{Words, clause_of};
use damier_rules::game::Refusal;
use damier_rules::rulebook::Clause;
use serde::Serialize;

/// Why not, with the numbers and the clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    #[error("no rulebook is called \"{name}\"")]
    UnknownRulebook { name: String },
    #[error("{boards} boards cannot be played; 1 to {most} can")]
    Boards { boards: usize, most: usize },
    #[error("a display begins with its boards being set up")]
    NotSetUp,
    #[error("the display has begun already")]
    BegunAlready,
    #[error("the display has not begun")]
    NotBegun,
    #[error("the display is over")]
    Over,
    #[error("there is no board {board}; there are {boards}")]
    NoSuchBoard { board: usize, boards: usize },
    #[error("the game on board {board} is over")]
    BoardOver { board: usize },
    #[error("the next board is {next}, not {board} ({clause})")]
    OutOfOrder { board: usize, next: usize, clause: Clause },
    #[error("on board {board} a move is still to be made ({clause})")]
    NotDone { board: usize, clause: Clause },
    #[error("the giver is not at board {board} ({clause})")]
    NotThere { board: usize, clause: Clause },
    #[error("it is not the turn of this side on board {board}")]
    NotToMove { board: usize },
    #[error("{text} is not legal on board {board}")]
    NotLegal { board: usize, text: String },
    #[error("in this kind of display no move is taken back ({clause})")]
    NoTakeBack { clause: Clause },
    #[error("the move on board {board} can no longer be taken back ({clause})")]
    TakeBackLate { board: usize, clause: Clause },
    #[error("there is no clock in this kind of display")]
    NoClock,
    #[error("the flag on board {board} has not fallen")]
    NoFlag { board: usize },
    #[error("the opponent on board {board} is not so far behind ({clause})")]
    NotUnequal { board: usize, clause: Clause },
    #[error("on board {board} the clock of who is not there runs, and nothing else is lost ({clause})")]
    ClockRuns { board: usize, clause: Clause },
    #[error("there is no intermediary in this kind of display")]
    NoIntermediary,
    #[error(transparent)]
    Rules(#[from] Refusal),
}

impl Refused {
    /// The clause that refuses, where there is one.
    pub fn clause(&self) -> Option<String> {
        clause_of(self)
    }

    /// The refusal in words, with its clause.
    pub fn text(&self, words: &Words) -> String {
        words.refusal("display-refused", self)
    }
}
