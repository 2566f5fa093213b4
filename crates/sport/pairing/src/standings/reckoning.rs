//! What decides places in a competition: the score, the criteria in their order, and the readings.

use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::Switches;

/// All that a regulation says about places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reckoning {
    /// The system of play.
    pub system: System,
    /// What is added up first.
    pub score: Score,
    /// The clauses that say so.
    pub score_clauses: &'static [Clause],
    /// The criteria for equal scores, in their order (UA-III.8.4, UA-III.8.6, UA13-IV.12.6).
    pub order: Vec<Rule>,
    /// The clauses of the half rule or its counterpart for a Swiss.
    pub withdrawal_clauses: &'static [Clause],
    /// The readings taken.
    pub switches: Switches,
}

/// The systems of play between which coefficients differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// Everybody meets everybody so many times. Matches and Scheveningen groups count as such too.
    RoundRobin {
        /// How many times.
        cycles: u16,
    },
    /// A Swiss competition, where not everybody meets.
    Swiss,
}

/// What places go by before any criterion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// Points of games and micro-matches; of teams, match points
    /// (UA13-IV.12.1, UA13-IV.14.7.2, UA-III.8.1, FMJD-III.5.10, COL-3.7.1, S16).
    Points,
    /// Of teams, points of all boards (COL-App3).
    BoardPoints,
}

/// One criterion of an order, with the clauses that put it there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// What is compared.
    pub criterion: Criterion,
    /// Where the code says so.
    pub clauses: &'static [Clause],
}

/// What can separate participants with equal scores. Greater is better except where said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// An additional match or tournament.
    PlayOff(PlayOffFor),
    /// Games between the tied.
    Encounter(Among),
    /// Points of the beaten less points of those lost to.
    Shmulyan,
    /// Points of the beaten and those drawn with.
    SonnebornBerger(SonnebornForm),
    /// Points of the beaten and those drawn with less points of those lost to.
    Berger,
    /// Points of all opponents: full Solkoff, Buchholz.
    Solkoff,
    /// The sum of what all opponents have by full Solkoff.
    SolkoffPlus,
    /// Points of all opponents without the k worst: T(1), T(2) …
    Truncated(Depth),
    /// Points of all opponents without the k worst and the best: M(1), M(2) …
    Median(Depth),
    /// Games, micro-matches or team matches won.
    Wins,
    /// Draws with a durable advantage less those with a disadvantage.
    DrawSaldo,
    /// Draws with a durable advantage.
    PlusDraws,
    /// Results against the others in the order of their places.
    ResultsByPlace,
    /// Match points of a team, where board points are the score.
    MatchPoints,
    /// Points of a team on all boards.
    BoardPoints,
    /// Board points of each match times all board points of the opponent of that match.
    TeamProduct(MutualMatches),
    /// Sum of the places of a team's boards. Smaller is better.
    PlacesOnBoards,
    /// Points on board 1, then on board 2 …
    BoardByBoard,
}

/// For which places an additional contest decides (S15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayOffFor {
    /// Only for the first place (UA13-IV.12.2, UA-III.8.2).
    FirstPlace,
    /// For any place (FMJD-III.5.11.1.1, COL-3.7.2).
    AnyPlace,
}

/// Between how many an encounter decides (D-56a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Among {
    /// Two; with more the criterion is passed over (UA13-IV.12.3.1.1, UA-III.8.3.1.a).
    Two,
    /// All tied, by a table of their games (FMJD-III.5.11.1.2.1).
    AllTied,
}

/// How Sonneborn-Berger is written (D-49a); the order is the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SonnebornForm {
    /// Twice the beaten and once the drawn (UA13-IV.12.4.2, UA-III.8.3.1.c, COL-3.7.3).
    Doubled,
    /// Once the beaten and half of the drawn (FMJD-V.6.1.5).
    Halved,
}

/// How far a ladder of coefficients goes (D-55).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Depth {
    /// To this step.
    UpTo(u16),
    /// Until the place is decided.
    Unlimited,
}

/// Matches of the tied teams among themselves in the team coefficient (D-59b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MutualMatches {
    /// They count like the others (COL-3.7.3-team).
    Counted,
    /// They are left out, as the example prints it (COL-App3).
    LeftOut,
}

impl Criterion {
    /// Whether the results of single boards are needed.
    pub const fn needs_boards(self) -> bool {
        matches!(
            self,
            Criterion::BoardPoints
                | Criterion::TeamProduct(_)
                | Criterion::PlacesOnBoards
                | Criterion::BoardByBoard
        )
    }

    /// Whether it has a value for everybody, tied or not: such criteria make columns of a table.
    pub const fn stands_alone(self) -> bool {
        !matches!(
            self,
            Criterion::PlayOff(_)
                | Criterion::Encounter(_)
                | Criterion::ResultsByPlace
                | Criterion::TeamProduct(MutualMatches::LeftOut)
        )
    }

    /// Whether a smaller value is the better one.
    pub const fn smaller_is_better(self) -> bool {
        matches!(self, Criterion::PlacesOnBoards | Criterion::PlayOff(_))
    }
}

impl Depth {
    /// The number of steps for lists of at most `length` opponents.
    pub(super) fn steps(self, length: usize) -> usize {
        match self {
            Depth::UpTo(limit) => usize::from(limit),
            Depth::Unlimited => length.max(1),
        }
    }
}
