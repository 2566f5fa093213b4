//! All that can be said about a game by correspondence. Facts are only ever added.
//!
//! Letters of the post, e-mails and moves on a server are the same facts: a server fills in the dates itself. Facts
//! are what is stored, so their JSON is laid down in `tests/cases/facts.jsonl`.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::game::Sanction;
use crate::{Side, Stamp, Terms};

/// Who plays, and in which zone his calendar days are counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Party {
    pub name: String,
    /// The zone, such as `Europe/Kyiv`; none: that of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
}

impl Party {
    /// Somebody without a zone of his own.
    pub fn named(name: &str) -> Party {
        Party { name: name.to_owned(), zone: None }
    }
}

/// A letter that carries moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// Who sent it.
    pub by: Side,
    /// When the partner's letter had come; none: no date was given (UA13-V.5.2, COL-4.3.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub received: Option<Stamp>,
    /// When this one went; none: no date was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent: Option<Stamp>,
    /// The new half-moves from the last position on: the accepted part of the partner's variation, one's own move,
    /// and under the columns code forced replies with their answers. The last one is one's own.
    pub moves: Vec<String>,
    /// Variations proposed: each begins with a move of the partner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<Vec<String>>,
    /// Whether a draw is offered with it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub offer: bool,
    /// Whether penalty days are charged for what was wrong with the partner's letter (COL-4.2.11, COL-4.3.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub charged: bool,
}

/// What was wrong with a letter so that play stood still.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offence {
    /// A move against the rules of the game (UA13-V.4.8, COL-4.2.10).
    Impossible,
    /// A move that cannot be read (UA13-V.4.9, COL-4.2.9).
    Illegible,
    /// The partner's move or variation was not repeated, or wrongly (UA13-V.4.7, COL-4.2.9).
    NotRepeated,
}

/// How somebody came to leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// He said so.
    Announced,
    /// He answered nobody (UA13-V.3.4).
    Silence,
}

/// A result as adjudicators and arbiters give it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    White,
    Black,
    Draw,
    /// Minus for both.
    BothLose,
    /// The game does not count.
    Annulled,
}

/// A fact and the day it was entered for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When it was said.
    pub on: Stamp,
    pub fact: Fact,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Fact {
    /// Two players are paired.
    Begun { terms: Box<Terms>, white: Party, black: Party },
    /// A player got the start list after the start, on this day (COL-4.3.2a).
    Documents { by: Side, received: Date },
    /// A letter with moves.
    Letter(Letter),
    /// Moves that are made by themselves if the partner moves into one of these lines; only its author sees them.
    Conditional { by: Side, lines: Vec<Vec<String>> },
    /// A letter with a move against the rules.
    Impossible { by: Side, text: String, received: Stamp, sent: Stamp },
    /// The partner says that play stands still, and whether he charges penalty days.
    Complaint { by: Side, offence: Offence, received: Stamp, sent: Stamp, charged: bool },
    /// The offender corrects his letter; with a move where his was impossible or could not be read.
    Corrected { by: Side, received: Stamp, sent: Stamp, mv: Option<String> },
    /// Without an answer a player sends his move again (UA13-V.5.3, COL-4.3.4).
    Repeated { by: Side, registered: bool },
    /// A player tells his partner that his answer will take longer (UA13-V.5.3).
    DelayTold { by: Side },
    /// A player answers the arbiter, so that he is not silent (UA13-V.3.4).
    SignOfLife { by: Side },
    /// A break in all games; `notified` is when this partner was told, if he was.
    Break { by: Side, from: Date, to: Date, notified: Option<Date>, exceptional: bool },
    /// A player claims that his partner overstepped the time; `sealed` is his own next move, kept by the arbiter,
    /// `notified` when the partner got the news, `complete` whether all papers are there.
    Claimed { by: Side, sealed: Option<String>, notified: Option<Date>, complete: bool },
    /// The partner objects to the claim.
    Objected { by: Side, grounds: String },
    /// The arbiter rules on the claim; a count that begins anew does so on `count_from`.
    Ruled { upheld: bool, count_from: Option<Date> },
    /// The arbiter records an overstep without a claim, for wilful letters without dates (UA13-V.5.2).
    OverstepRecorded { of: Side, count_from: Option<Date> },
    /// The arbiter charges days by which play was held up (UA13-V.6.7).
    Charged { to: Side, days: u16, grounds: String },
    /// A player offers a draw outside of a letter.
    DrawOffered { by: Side },
    /// The partner accepts.
    DrawAccepted { by: Side },
    /// The partner declines in words.
    DrawDeclined { by: Side },
    /// A player rightly claims a draw by repetition or by counting.
    DrawClaimed { by: Side },
    /// A player resigns.
    Resigned { by: Side },
    /// The bank or the days of a move are used up.
    FlagFell { of: Side },
    /// A player leaves the event.
    Left { who: Side, how: Leaving },
    /// What becomes of the game of a player who left: a result, or adjudication.
    LeftRuled { score: Option<Score> },
    /// The game is broken off on the closing day and waits for adjudication.
    Closed,
    /// A player sends in the record of the game.
    RecordSent { by: Side },
    /// A player sends in his assessment, with an analysis or without; `text` is the analysis, where it was typed.
    Analysis {
        by: Side,
        score: Score,
        argued: bool,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
    },
    /// The unfinished game is adjudicated.
    Adjudicated { score: Score, adjudicator: String },
    /// A player who was told on this day protests, with an analysis or without.
    Protested {
        by: Side,
        told: Date,
        argued: bool,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
    },
    /// Nobody protested in time, so the verdict stands.
    VerdictStands,
    /// The protest is decided, for good.
    ProtestRuled { score: Score, adjudicator: String },
    /// A player asks the arbiter to decide something, without arguing with his partner (UA13-V.2.2, COL-4.1.12).
    Asked { by: Side, text: String },
    /// The arbiter answers the question or complaint with this number.
    Answered { number: usize, upheld: bool, decision: String },
    /// A player who was told of a decision on this day appeals against it (UA13-V.3.6, COL-4.1.12); `about` is the
    /// number of the entry that holds the decision.
    Appealed {
        by: Side,
        told: Date,
        grounds: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<usize>,
    },
    /// The organising body decides the appeal with this number, for good.
    AppealRuled { number: usize, upheld: bool, decision: String },
    /// The arbiter or the event fixes the result, whatever stands on the board (UA13-V.2.2, COL-4.1.7).
    Awarded { score: Score, grounds: String },
    /// Somebody is punished; the clauses that he broke are named (COL-4.1.9, COL-4.1.10, COL-4.1.14, UA13-V.3.5).
    Sanctioned(Sanction),
    /// An entry was a mistake: the fact with this number, from 1, is struck out.
    Struck { number: usize },
}
