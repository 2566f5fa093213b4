//! Why something cannot be entered or had.
//!
//! Nothing here is worded: every case is a message of `correspondence.ftl`. `Display` is for logs.

use damier_language::{Words, clause_of};
use damier_rules::Color;
use damier_rules::game::Refusal;
use damier_rules::rulebook::Clause;
use jiff::civil::Date;
use serde::Serialize;

/// Why not, with the numbers and the clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    #[error("no rulebook is called \"{name}\"")]
    UnknownRulebook { name: String },
    #[error("no code of correspondence play is called \"{name}\"; there are ua2013 and columns")]
    UnknownCode { name: String },
    #[error("the reading {name} cannot be \"{value}\"")]
    BadSwitch { name: String, value: String },
    #[error("{later} is not after {earlier}")]
    DatesBackwards { earlier: Date, later: Date },
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game has begun already")]
    BegunAlready,
    #[error("the game is over")]
    Over,
    #[error("the game is still on")]
    StillOn,
    #[error("there is no fact {number}")]
    NoSuchFact { number: usize },

    #[error("it is the move of {turn}")]
    NotYourMove { turn: Color },
    #[error("a letter ends with a move of its sender")]
    NoOwnMove,
    #[error("{text} is not legal")]
    NotLegal { text: String },
    #[error("{text} is legal, so the letter is not faulty")]
    IsLegal { text: String },
    #[error("{text} was neither proposed nor forced ({clause})")]
    NotProposed { text: String, clause: Clause },
    #[error("play stands until the arbiter has ruled on the claim ({clause})")]
    Suspended { clause: Clause },
    #[error("the letter of {by} waits for its correction ({clause})")]
    AwaitsCorrection { by: Color, clause: Clause },
    #[error("nothing is to be corrected")]
    NothingToCorrect,
    #[error("{text} is not a move of the piece named in the impossible move ({clause})")]
    OtherPiece { text: String, clause: Clause },

    #[error("{used} days for {moves} moves are within the {limit} allowed ({clause})")]
    NotOverstepped { used: i64, limit: i64, moves: u16, clause: Clause },
    #[error("a claim is being considered already")]
    ClaimStands,
    #[error("there is no claim")]
    NoClaim,
    #[error("the claim needs the claimant's next move, sealed with the arbiter ({clause})")]
    SealedNeeded { clause: Clause },
    #[error("{days} days have passed, the term is {term} ({clause})")]
    TooLate { days: i64, term: u16, clause: Clause },
    #[error("{days} days have passed, {term} must ({clause})")]
    TooEarly { days: i64, term: u16, clause: Clause },
    #[error("the partner may object until {until} ({clause})")]
    ObjectionOpen { until: Date, clause: Clause },
    #[error("a repeat is sent registered ({clause})")]
    NotRegistered { clause: Clause },
    #[error("it is the partner who waits for an answer")]
    NothingToRepeat,

    #[error("{taken} breaks have been taken, no more than {most} are allowed ({clause})")]
    TooManyBreaks { taken: u16, most: u16, clause: Clause },
    #[error("the break makes {days} days in all, no more than {most} are allowed ({clause})")]
    TooLongBreak { days: i64, most: u16, clause: Clause },
    #[error("it overlaps the break from {from} to {to}")]
    BreakOverlaps { from: Date, to: Date },

    #[error("the closing day was {closing}: only a draw can be accepted, or the game resigned ({clause})")]
    AfterClosing { closing: Date, clause: Clause },
    #[error("the game does not wait for adjudication")]
    NoAdjudication,
    #[error("a protest waits for its decision ({clause})")]
    ProtestWaits { clause: Clause },
    #[error("the right to protest is lost without record and analysis ({clause})")]
    RightLost { clause: Clause },
    #[error("somebody else than {name} must decide on the protest ({clause})")]
    SameAdjudicator { name: String, clause: Clause },
    #[error("{name} has made the decision; somebody else decides on the appeal ({clause})")]
    OwnDecision { name: String, clause: Clause },
    #[error("nothing was said")]
    NothingSaid,
    #[error("entry {number} is no question or appeal that waits to be decided")]
    NoDispute { number: usize },
    #[error("entry {number} is no decision of the arbiter")]
    NoDecision { number: usize },
    #[error("{text} is short notation, which counts as an impossible move ({clause})")]
    ShortNotation { text: String, clause: Clause },
    #[error("a sanction names the clauses that were broken ({clause})")]
    NoClauses { clause: Clause },
    #[error("{text} is no clause that a player can break under this code; name one of {offences} ({clause})")]
    NoOffence { text: String, offences: String, clause: Clause },
    #[error("{by} may not do that; it wants at least {least} ({clause})")]
    NotHisSanction { by: &'static str, least: &'static str, clause: Clause },
    #[error("a bar, and nothing else, has a last day after today ({clause})")]
    NoTerm { clause: Clause },
    #[error("a bar until {until} is too long: {last} at the latest ({clause})")]
    BarTooLong { until: Date, last: Date, clause: Clause },
    #[error("this game is played without claims: the time ends it by itself")]
    NothingClaimed,
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
        words.refusal("post-refused", self)
    }
}
