//! Why a round is what it is, pair by pair, as data: how each pair came about, its clauses, who else was
//! thought of and why not (FMJD-V.11.3, UA-II.3.6.3.a).

use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::super::ids::StageId;
use super::super::rounds::FreeKind;
use damier_pairing::schedule::{MatchGame, Rate, TieMethod};
use damier_pairing::standings::Place;
use damier_pairing::swiss::{ColourStory, GroupStory, Rejected, Why};
use damier_pairing::{Entrant, Points, Round};

/// The story of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RoundStory {
    pub stage: StageId,
    pub round: Round,
    /// The pairs, in the order of the tables.
    pub pairs: Vec<PairReason>,
    /// Those without an opponent.
    pub free: Vec<FreeReason>,
    /// Score groups of a Swiss in the order of work.
    pub groups: Vec<GroupStory>,
    /// Points that counted for this pairing alone, where the event is accelerated.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extra: Vec<(Entrant, Points)>,
}

/// Why a pair was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PairReason {
    /// Who has White, in the first game and on board 1.
    pub white: Entrant,
    /// Who has Black.
    pub black: Entrant,
    /// How it came about.
    pub basis: Basis,
    /// Where it is said.
    pub clauses: Vec<Clause>,
    /// Candidates before the opponent in the order of trial, and why not they.
    pub rejected: Vec<Rejected>,
    /// Why the colours are so, where that was decided for this pair.
    pub colour: Option<ColourStory>,
}

/// How a pair came about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// By a Swiss engine.
    Swiss {
        /// In which way.
        why: Why,
        /// For whom an opponent was sought.
        seeker: Entrant,
    },
    /// By a round of the table.
    Table {
        /// Which round, from 1 through all cycles.
        row: u16,
        /// The cycle, from 1.
        cycle: u16,
        /// The number of White.
        white: u32,
        /// The number of Black.
        black: u32,
        /// Whether the round was drawn from those left.
        drawn: bool,
    },
    /// By the bracket of a knockout.
    Bracket {
        /// The round of the bracket, from 1.
        level: u16,
        /// The numbers of the two, the higher in the bracket first.
        numbers: (u32, u32),
        /// The places that are open to both.
        places: Place,
    },
    /// A level meeting of a knockout goes on.
    Again {
        /// By this method.
        method: TieMethod,
        /// The round in which they met first.
        first_met: Round,
        /// How many games they have played for it.
        played: u16,
    },
    /// By lot among those left.
    Lot {
        /// What the two have lost.
        lost: (Points, Points),
        /// Whether they meet again, because nothing else was left.
        again: bool,
    },
    /// A round between two groups.
    Groups {
        /// Which round, from 1.
        row: u16,
        /// Whose number in the first group.
        first: u32,
        /// Whose number in the second group.
        second: u32,
    },
    /// A game of a match.
    Match(MatchGame),
    /// Deciding games of several.
    Barrage {
        /// At which rate.
        rate: Rate,
        /// How many are still level.
        level: usize,
        /// Which time they play, from 1.
        time: u16,
    },
    /// The ladder of the last two.
    Ladder {
        /// At which rate.
        rate: Rate,
        /// Which game of it, from 1.
        game: u16,
    },
}

/// Why somebody has no opponent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FreeReason {
    pub entrant: Entrant,
    /// What it is in the table.
    pub kind: FreeKind,
    pub why: FreeWhy,
    /// Where it is said.
    pub clauses: Vec<Clause>,
    /// Those before him in the order of the clause, and why not they.
    pub rejected: Vec<Rejected>,
}

/// Why somebody is free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeWhy {
    /// The first in the order of the clause after whom all others can be paired.
    FirstWhoCanBe,
    /// The same in an even round, where the larger number stands higher (UA-III.10.9.6).
    FirstWhoCanBeTurned,
    /// His number meets the one in brackets, which nobody has.
    Bracketed { number: u32 },
    /// The opponent of the table has left and counts for nothing.
    OpponentLeft { opponent: Entrant },
    /// He met his opponent of the table in an earlier stage, and that game counts.
    AlreadyMet { opponent: Entrant },
    /// The other place of the bracket is empty, or its holder has left.
    NoOpponentInBracket,
    /// By lot among those who have been free least often.
    Lot,
    /// The other group is smaller.
    SmallerGroup,
    /// By decision of the chief arbiter (FMJD-V.11.4).
    ByDecision,
}
