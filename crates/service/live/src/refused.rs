//! Why a player cannot have what he asks for.
//!
//! Nothing here is worded: every case is a message of `live.ftl`, told by [`Refused::text`]. `Display` is for logs.

use damier_clock::Span;
use damier_language::Words;
use damier_pdn::Numbering;
use damier_rules::game::Refusal;
use damier_rules::rulebook::Clause;
use damier_rules::{Color, MoveRefused, SetupFault, Square, Variant};
use serde::Serialize;

/// Why a player cannot have what he asks for, with the numbers and the clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    #[error("no rulebook is called \"{name}\"")]
    UnknownRulebook { name: String },
    #[error("\"{text}\" is no time control")]
    NotAControl { text: String },
    #[error("\"{text}\" is no position of {variant}")]
    NotAPosition { text: String, variant: Variant },
    #[error("the position cannot occur: {}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    BadPosition { faults: Vec<SetupFault> },
    #[error(
        "a rated game begins from the usual position or a drawn opening, with a clock, and nothing is taken back"
    )]
    RatedIsPlain,
    #[error("only two people with accounts can play a rated game")]
    RatedNeedsAccounts,
    #[error("there is no opening {number} in the table \"{table}\" for this game")]
    NoSuchOpening { table: String, number: String },
    #[error("the position is decided before the first move")]
    DecidedAtStart,

    #[error("the game has not begun")]
    NotBegun,
    #[error("the game has begun already")]
    BegunAlready,
    #[error("the game is over")]
    Over,
    #[error("the clocks stand until the server has come back")]
    Standing,
    #[error("the arbiter has not given the signal to start")]
    NotStarted,
    #[error("the arbiter has stopped the clocks")]
    Halted,
    #[error("the game is adjourned and the move is sealed")]
    MoveIsSealed,
    #[error("the clock of the opponent runs until he comes ({clause})")]
    OpponentAwaited { clause: Clause },
    #[error("the pause before the second game lasts {left} more ({clause})")]
    PauseLasts { left: Span, clause: Clause },
    #[error("the time of {color} is over ({clause})")]
    TimeOver { color: Color, clause: Clause },

    #[error("it is the move of {turn} ({clause})")]
    NotYourMove { turn: Color, clause: Clause },
    #[error("the move belongs after half-move {asked}, {now} have been made")]
    OtherPly { asked: usize, now: usize },
    #[error("\"{text}\" is no move")]
    NotAMove { text: String },
    #[error("{text} is not legal")]
    NotLegal { text: String },
    #[error("{why}{}", clause.map(|clause| format!(" ({clause})")).unwrap_or_default())]
    Illegal { why: MoveRefused, clause: Option<Clause> },
    #[error("no capture goes the way of {text}; there is {}", legal.join(", "))]
    NoSuchRoute { text: String, legal: Vec<String> },
    #[error("{text} may be {}", legal.join(" or "))]
    Ambiguous { text: String, legal: Vec<String> },

    #[error(transparent)]
    Rules(#[from] Refusal),
    #[error("there is nothing to claim")]
    NothingToClaim,
    #[error("only an arbiter could judge the position ({clause})")]
    NeedsArbiter { clause: Clause },

    #[error("nothing is taken back in this game")]
    NoTakebacks,
    #[error("{color} has made no move that could be taken back")]
    NothingToTakeBack { color: Color },
    #[error("{color} has asked already")]
    TakebackStands { color: Color },
    #[error("nobody has asked to take a move back")]
    NoTakebackAsked,

    #[error("both have moved, so the game cannot be called off")]
    BothHaveMoved,
    #[error("in this game one waits for an absent player; his clock runs")]
    AbsenceWaits,
    #[error("it is your own move")]
    YourMove,
    #[error("the opponent has been away for {away}, not for {needed}")]
    NotAwayLong { away: Span, needed: Span },

    #[error("in a game of an event the arbiter decides this")]
    ArbiterDecides,
    #[error("this game has no arbiter")]
    NoArbiter,
    #[error("{color} has come already")]
    HasCome { color: Color },
    #[error("the code knows no adjournment")]
    NoAdjournment,
    #[error("a game is adjourned after move {needed}, {made} have been made ({clause})")]
    TooEarlyToAdjourn { made: u32, needed: u16, clause: Clause },
    #[error("{sealer} seals the move, and is not to move ({clause})")]
    WrongSealer { sealer: Color, clause: Clause },
    #[error("the game is not adjourned")]
    NotAdjourned,

    #[error("a game of an arena is played to its end, and then everybody is paired anew")]
    InArena,
    #[error("nobody gives up time in this game")]
    NoBerserk,
    #[error("{color} has given up half of the time already")]
    BerserkStands { color: Color },
    #[error("half of the time is given up before one's first move")]
    BerserkLate,

    #[error("the game is still on")]
    StillOn,
    #[error("{color} has asked already")]
    RematchStands { color: Color },
    #[error("the second game of the match begins by itself")]
    SecondGameFollows,
    #[error("the next game has begun")]
    RematchAgreed { game: String },
}

impl Refused {
    /// The clause that refuses, where there is one.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Refused::TimeOver { clause, .. }
            | Refused::NotYourMove { clause, .. }
            | Refused::OpponentAwaited { clause }
            | Refused::PauseLasts { clause, .. }
            | Refused::TooEarlyToAdjourn { clause, .. }
            | Refused::WrongSealer { clause, .. }
            | Refused::NeedsArbiter { clause } => Some(clause),
            Refused::Illegal { clause, .. } => *clause,
            Refused::Rules(refusal) => refusal.clause(),
            _ => None,
        }
    }

    /// The refusal in words, where no game is at hand that names its squares: they are called by their numbers.
    pub fn told_by_numbers(&self, words: &Words) -> String {
        words.describe("live-refused", self)
    }

    /// The refusal in words, its squares named as the code names them.
    pub fn text(&self, words: &Words, variant: Variant, squares: Numbering) -> String {
        let board = variant.board();
        words.describe_with("live-refused", self, &|kind, value| {
            let number = u8::try_from(value.as_u64()?).ok()?;
            let square = Square::from_number(number).filter(|_| kind == "square")?;
            Some(squares.name(board, square))
        })
    }
}
