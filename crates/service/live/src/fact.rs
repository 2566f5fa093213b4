//! All that can be said about a game that is played over a network. Facts are only ever added.
//!
//! Facts are what is stored, so their JSON is laid down in `tests/cases/facts.jsonl` and never changes its
//! meaning: unknown names are refused, later fields need a default.

use damier_clock::{Moment, Span};
use damier_facts::{Timed, stored};
use serde::{Deserialize, Serialize};

use crate::{Player, Seat, Terms};

/// A fact and its moment.
pub type Entry = Timed<Fact>;

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// Two players sit down; the clock of the first to move runs.
    Begun {
        /// What they agreed on.
        terms: Box<Terms>,
        /// Who has the light pieces.
        white: Player,
        /// Who has the dark pieces.
        black: Player,
    },
    /// The player to move has moved.
    Moved {
        /// Every square of the move, such as `c3xe5xg7`.
        mv: String,
        /// What the move cost on his clock, in milliseconds.
        #[serde(with = "stored::span")]
        spent: Span,
        /// What he was credited for the way of the move, in milliseconds.
        #[serde(with = "stored::span")]
        lag: Span,
    },
    /// A player offers a draw.
    DrawOffered { by: Seat },
    /// A player accepts the other's offer.
    DrawAccepted { by: Seat },
    /// A player declines the other's offer in words.
    DrawDeclined { by: Seat },
    /// A player rightly claims a draw.
    DrawClaimed {
        by: Seat,
        /// On which ground.
        claim: ClaimedDraw,
    },
    /// A player resigns.
    Resigned { by: Seat },
    /// The time of a player is over.
    FlagFell { of: Seat },
    /// A player asks to take back his last move.
    TakebackAsked { by: Seat },
    /// The other lets him.
    TakebackGranted {
        /// The one who lets him.
        by: Seat,
    },
    /// The other does not.
    TakebackRefused {
        /// The one who does not.
        by: Seat,
    },
    /// A player claims the game because the other has gone, as the terms allow.
    AbsenceClaimed {
        by: Seat,
        /// How long the other has been away, in milliseconds.
        #[serde(with = "stored::span")]
        away: Span,
    },
    /// The game is called off before both have moved.
    Aborted { by: Seat },
    /// Nobody made the first move in time, or a player's time ran out before both had moved: there was no game.
    NeverBegun {
        /// Whose move it was.
        of: Seat,
    },
    /// The server does not answer: the clocks stand.
    Stopped {
        /// From this moment on, which may be earlier than the fact.
        #[serde(with = "stored::millis")]
        since: Moment,
    },
    /// The server answers again: the clock of the player to move runs.
    Resumed,
    /// The game was played elsewhere; this is its record, from the first move to the last.
    Recorded {
        /// Every move, such as `c3xe5xg7`, in order.
        moves: Vec<String>,
        /// How it ended; none: the record does not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<RecordedScore>,
    },
    /// The arbiter gives the signal to start a game of an event (UA-III.5.3.a, FMJD-III.4.4).
    Started {
        /// Who is not there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        absent: Vec<Seat>,
    },
    /// A late player sits down.
    Arrived { who: Seat },
    /// The arbiter accepts the reason of a late player, whom no limit forfeits then (UA-III.5.4.2).
    Excused { who: Seat },
    /// Somebody came too late, or not at all (D-35).
    TooLate {
        /// Who; both, if neither came.
        who: Vec<Seat>,
        /// Whether it costs the whole encounter, not this game alone.
        #[serde(default)]
        encounter: bool,
    },
    /// The arbiter stops both clocks.
    Halted {
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// The arbiter lets the game go on.
    WentOn,
    /// The arbiter gives a player time.
    TimeGiven {
        to: Seat,
        /// How much, in milliseconds.
        #[serde(with = "stored::span")]
        time: Span,
        reason: String,
    },
    /// The arbiter takes time from a player, as a penalty.
    TimeTaken {
        from: Seat,
        /// How much, in milliseconds.
        #[serde(with = "stored::span")]
        time: Span,
        reason: String,
    },
    /// The arbiter decides the game.
    Awarded {
        award: Award,
        /// On which grounds.
        grounds: String,
    },
    /// The arbiter adjourns: the next move is sealed (FMJD-III.7.2, FMJD-III.7.4).
    Adjourned {
        /// Whether the room closes; if not, calm is lost.
        room_closes: bool,
    },
    /// The move is sealed, and nobody sees it.
    Sealed {
        /// Every square of the move.
        mv: String,
        /// What he was credited for the way of the move, in milliseconds.
        #[serde(with = "stored::span")]
        lag: Span,
    },
    /// The arbiter opens the envelope: the sealed move is made, and the opponent's clock runs.
    Reopened,
    /// A player gives up half of his time and what his moves earn, for a point more in an arena.
    Berserk { by: Seat },
    /// A player wants another game with colours changed.
    RematchAsked { by: Seat },
    /// The other wants it too.
    RematchAgreed {
        /// The new game.
        game: String,
    },
}

/// How a game ended that was played elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordedScore {
    White,
    Black,
    Draw,
}

/// How the arbiter decides a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Award {
    White,
    Black,
    Draw,
    BothLose,
    /// It does not count.
    Annulled,
}

/// On which ground a draw is claimed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimedDraw {
    /// The position stands on the board for the third time, or will after the move announced.
    Repetition {
        /// The move that brings it, which is not made.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        announced: Option<String>,
    },
    /// A count of moves is full.
    Counting,
    /// So little time is left that the stronger side may have a draw (FMJD-VI.6).
    LastMinute {
        /// What is left, in milliseconds.
        #[serde(with = "stored::span")]
        left: Span,
    },
}
