//! Who has which place in a stage, and why: from the state to a table that papers and pages print.
//!
//! The sheet of the stage, the criteria the regulation names (or its code prints) and the readings it
//! chooses make the [`Reckoning`](damier_pairing::standings::Reckoning); [`StageStandings`] tells the outcome in the
//! entrants of the event. Works in the middle of an event, and for any round before
//! ([`State::standings_after`]).
//!
//! | file | question |
//! | --- | --- |
//! | `line` | what a line of the table says |
//! | `why` | what parts a line from its neighbours |
//! | `reckon` | from the state to the places |
//! | `elimination` | places by the bracket or the match |
//! | `play_offs` | which later stages decide about places of this one |
//! | `finals` | the places of an event of several stages |
//! | `boards` | the best on each board of a team event (UA13-IV.3.3.3, UA-II.3.5.3) |
//! | `category` | tables of a part of the field |
//! | `prizes`, `awards` | who receives what, and which rights |
//! | `team_scoring` | teams in an individual event (UA-II.3.5.4) |

mod awards;
mod boards;
mod category;
mod elimination;
mod finals;
mod line;
mod play_offs;
mod prizes;
mod reckon;
mod sharers;
mod team_scoring;
mod why;

pub use awards::{Awards, CategoryTable, PrizeGiven, RightGiven};
pub use boards::{BoardPlace, BoardStandings};
pub(super) use category::CATEGORIES;
pub use category::{Category, NotACategory};
pub use finals::{FinalLine, FinalStandings};
pub use line::{Coefficient, StandingLine, Tally, Unclassified};
pub use prizes::{Prize, Sharing, prizes};
pub(super) use reckon::standings_system;
pub use sharers::Sharers;
pub use team_scoring::TeamScoringLine;
pub use why::{Neighbour, PartedBy};

use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::ids::StageId;
use super::regulation::{OrderFrom, RegulationFault};
use damier_pairing::standings::{Criterion, Score, StandingsError};
use damier_pairing::{Entrant, Round};

/// The table of places of a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StageStandings {
    pub stage: StageId,
    /// What people call it.
    pub name: String,
    /// How many rounds it shows.
    pub after: u16,
    /// How many it will have.
    pub rounds: u16,
    /// Whether teams are placed.
    pub teams: bool,
    /// What is added up first.
    pub score: Score,
    /// The clauses that say so.
    pub score_clauses: &'static [Clause],
    /// The criteria for equal scores, in their order.
    pub criteria: Vec<CriterionColumn>,
    /// Where that order comes from.
    pub order_from: OrderFrom,
    /// Everybody with a place, the best first.
    pub lines: Vec<StandingLine>,
    /// Those without a place, in the order of their numbers.
    pub unclassified: Vec<Unclassified>,
    /// The best on each board, in an event of teams.
    pub boards: Vec<BoardStandings>,
    /// The teams of an individual event with team scoring.
    pub team_scoring: Vec<TeamScoringLine>,
    /// The tables of the parts of the field that the regulation names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<CategoryTable>,
    /// What a reader should know.
    pub notes: Vec<StandingsNote>,
}

/// A criterion of the order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CriterionColumn {
    /// What is compared.
    pub criterion: Criterion,
    /// As a regulation under this code names it.
    pub name: String,
    /// The clauses that put it there.
    pub clauses: &'static [Clause],
    /// Whether everybody has a value, so that it makes a column; otherwise only those have one whom it was
    /// asked about.
    pub for_everybody: bool,
}

/// What a reader of the table should know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StandingsNote {
    /// Results are missing: the places are those of the moment.
    Unfinished {
        /// Encounters without a result.
        open: usize,
    },
    /// Adjourned games are counted as they stand (FMJD-V.8.8).
    Adjourned {
        /// How many encounters.
        games: usize,
    },
    /// Rounds are still to be played.
    RoundsLeft { rounds: u16 },
    /// Nobody has won yet: the places are those of the moment.
    Undecided,
    /// Neither the code nor the regulation has an order of places: points decide, equal points share
    /// their places, and inside a shared place lines stand in the order of their numbers.
    NoOrder,
    /// The chief arbiter has changed the order of criteria after the start (FMJD-IV.2.2, UA-III.8.6).
    OrderChanged { reason: String },
    /// Places come from the bracket, not from points (UA13-IV.3.4.2, UA-II.3.6.2.a, COL-3.8a).
    ByBracket,
    /// Places come from the match (UA13-IV.14.9, UA-III.9.9).
    ByMatch,
    /// Games of earlier stages count, and are not played again.
    CarriedGames,
    /// Points of earlier stages count.
    CarriedPoints,
}

/// Why there is no table of places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoStandings {
    /// No such stage.
    #[error("{stage} does not exist; there are {stages}")]
    NoSuchStage {
        stage: StageId,
        /// How many there are.
        stages: usize,
    },
    /// No regulation yet.
    #[error("there is no regulation yet")]
    NoRegulation,
    /// The round has not been paired.
    #[error("round {round} has not been paired; there are {paired}")]
    NotPaired {
        round: Round,
        /// How many have been.
        paired: usize,
    },
    /// The regulation names criteria or switches that there are not.
    #[error("the regulation cannot be used: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Faulty(Vec<RegulationFault>),
    /// The sheet contradicts itself.
    #[error(transparent)]
    Sheet(#[from] StandingsError),
}

impl StageStandings {
    /// The line of an entrant.
    pub fn line(&self, entrant: Entrant) -> Option<&StandingLine> {
        self.lines.iter().find(|line| line.entrant == entrant)
    }
}
