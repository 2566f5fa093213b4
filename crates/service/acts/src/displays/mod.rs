//! What can be done at a simultaneous display: by its giver, its arbiter, an opponent at his board, and by whoever
//! keeps its record in a file. `damier display say`, the pages and the API make these values and call [`decide`].

mod table;

use damier_displays::{Board, Display, Fact, Refused, Who};
use damier_facts::Moment;
use damier_language::Words;
use serde::{Deserialize, Serialize};

pub use table::{ACTS, Act, named};

/// As who somebody acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Office {
    /// The giver of the display.
    Giver,
    Arbiter,
    /// Whoever sits at a board, opened by its key.
    Opponent {
        board: usize,
    },
    /// Whoever writes down what happens in the hall.
    Keeper,
}

/// Whose right an act is; whoever keeps the record may write everything down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    Giver,
    Arbiter,
    /// The giver's and the arbiter's.
    Either,
    /// The giver's and, at his own board, the opponent's.
    AtBoard,
}

impl Office {
    /// Whether something is his right.
    pub const fn may(self, right: Right) -> bool {
        match self {
            Office::Keeper => true,
            Office::Giver => matches!(right, Right::Giver | Right::Either | Right::AtBoard),
            Office::Arbiter => matches!(right, Right::Arbiter | Right::Either),
            Office::Opponent { .. } => matches!(right, Right::AtBoard),
        }
    }
}

/// The display at which somebody acts.
pub struct Draft<'a> {
    display: &'a Display,
    office: Office,
}

/// Why something is not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// It is not his right.
    NotAllowed,
    /// The code does not allow it.
    Refused(Refused),
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal::Refused(refused)
    }
}

impl Refusal {
    pub fn translate(&self, words: &Words) -> String {
        match self {
            Refusal::NotAllowed => words.text("act-not-allowed"),
            Refusal::Refused(refused) => refused.text(words),
        }
    }

    /// The clause that refuses, where there is one.
    pub fn clause(&self) -> Option<String> {
        match self {
            Refusal::NotAllowed => None,
            Refusal::Refused(refused) => refused.clause(),
        }
    }
}

/// Decides at a moment: the facts that follow, or why none do.
pub fn decide(display: &Display, act: &Act, office: Office, at: Moment) -> Result<Vec<Fact>, Refusal> {
    let right = named(act.name()).and_then(|act| act.action);
    if right.is_none_or(|right| !office.may(right)) {
        return Err(Refusal::NotAllowed);
    }
    let fact = act.turn_into_facts(&Draft { display, office })?;
    Ok(display.decide(fact, at)?)
}

impl Draft<'_> {
    /// A board at which he may act: an opponent at his own only.
    fn board(&self, board: usize) -> Result<usize, Refusal> {
        match self.office {
            Office::Opponent { board: own } if own != board => Err(Refusal::NotAllowed),
            _ => Ok(board),
        }
    }

    /// Who does something at a board: he himself; where the record is kept, whoever is named or whose turn it is.
    fn who(&self, board: usize, named: Option<Who>) -> Result<Who, Refusal> {
        let own = match self.office {
            Office::Giver => Who::Giver,
            Office::Opponent { .. } => Who::Opponent,
            Office::Keeper => return Ok(named.unwrap_or_else(|| self.turn(board))),
            Office::Arbiter => return Err(Refusal::NotAllowed),
        };
        if named.is_some_and(|named| named != own) { Err(Refusal::NotAllowed) } else { Ok(own) }
    }

    fn turn(&self, board: usize) -> Who {
        self.display.board(board).map_or(Who::Giver, Board::turn)
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Move {
    /// The board, from 1.
    pub board: usize,
    #[serde(rename = "move")]
    pub mv: String,
}

impl Move {
    fn decide(&self, draft: &Draft<'_>) -> Result<Fact, Refusal> {
        let board = draft.board(self.board)?;
        Ok(Fact::Moved { board, by: draft.who(board, None)?, mv: self.mv.clone() })
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Resign {
    /// The board, from 1.
    pub board: usize,
    /// Who, where the record is kept; none: whoever acts.
    pub by: Option<Who>,
}

impl Resign {
    fn decide(&self, draft: &Draft<'_>) -> Result<Fact, Refusal> {
        let board = draft.board(self.board)?;
        Ok(Fact::Resigned { board, by: draft.who(board, self.by)? })
    }
}

/// Somebody makes the moves of the giver for him.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Intermediary {
    pub name: String,
}

/// So long is a name at most, in letters.
const LONGEST_NAME: usize = 60;

impl Intermediary {
    fn decide(&self, _: &Draft<'_>) -> Result<Fact, Refusal> {
        Ok(Fact::Intermediary { name: self.name.trim().chars().take(LONGEST_NAME).collect() })
    }
}

/// A check or correction is charged to an opponent who was at fault.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Charge {
    /// The board, from 1.
    pub board: usize,
    /// How long it took, in seconds.
    pub seconds: u32,
}

impl Charge {
    fn decide(self, draft: &Draft<'_>) -> Result<Fact, Refusal> {
        Ok(Fact::TimeCharged { board: draft.board(self.board)?, seconds: self.seconds })
    }
}

/// Acts about the whole display.
macro_rules! of_display {
    ($($about:literal $act:ident $fact:ident;)*) => {$(
        #[doc = $about]
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $act {}

        impl $act {
            fn decide(self, _: &Draft<'_>) -> Result<Fact, Refusal> {
                Ok(Fact::$fact)
            }
        }
    )*};
}

of_display! {
    "The display begins." Start Started;
    "The display ends." End Ended;
}

/// Acts that say nothing but a board.
macro_rules! at_board {
    ($($about:literal $act:ident $fact:ident { $($field:ident: $value:expr),* };)*) => {$(
        #[doc = $about]
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $act {
            /// The board, from 1.
            pub board: usize,
        }

        impl $act {
            fn decide(self, draft: &Draft<'_>) -> Result<Fact, Refusal> {
                Ok(Fact::$fact { board: draft.board(self.board)?, $($field: $value),* })
            }
        }
    )*};
}

at_board! {
    "The giver goes to a board." Go Arrived {};
    "The giver takes his last move back." Back TakenBack {};
    "An opponent is away with a reason." Excused Absent { lost: false };
    "An opponent is away and has lost." Away Absent { lost: true };
    "A draw is agreed." Draw Drawn {};
    "The flag of an opponent has fallen." Flag FlagFell { of: Who::Opponent, seen: true };
    "The giver's own flag has fallen." OwnFlag FlagFell { of: Who::Giver, seen: true };
    "The giver doubts the count of moves." Doubt CountDoubted {};
    "The count of moves was wrong." CountWrong CountChecked { wrong: true };
    "The count of moves was right." CountRight CountChecked { wrong: false };
    "A remark on an opponent's conduct." Remark Penalty { disqualified: false };
    "An opponent is disqualified." Disqualify Penalty { disqualified: true };
}
