//! Why the next round cannot be paired, and what to do about it; or how the stage ended.

use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::super::ids::StageId;
use damier_pairing::schedule::{MatchError, ScheduleError};
use damier_pairing::swiss::{NoPairing, RequestFault};
use damier_pairing::{Entrant, Points, Round};

/// Why the next round of a stage cannot be paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum CannotPair {
    #[error("there is no regulation yet")]
    NoRegulation,
    #[error("the event is over since fact {seq}")]
    EventOver { seq: u32 },
    #[error("{stage} does not exist; there are {stages}")]
    NoSuchStage { stage: StageId, stages: usize },
    #[error("{stage} is over: {over}")]
    StageOver { stage: StageId, over: StageOver },
    #[error("nobody has said who plays in {stage}")]
    NoField { stage: StageId },
    #[error("{stage} waits for the places of {until}")]
    Waits { stage: StageId, until: StageId },
    #[error("a place of {of} that leads to {stage} is shared by {}", list(entrants))]
    PlaceShared { stage: StageId, of: StageId, entrants: Vec<Entrant> },
    #[error("{stage} has {field} entrants and needs at least 2")]
    TooFew { stage: StageId, field: usize },
    #[error("a match is played by two, {stage} has {field} entrants")]
    NotTwo { stage: StageId, field: usize },
    #[error("{field} meet in {needed} rounds, and the regulation gives {stage} {planned}")]
    RoundsDoNotFit { stage: StageId, field: usize, planned: u16, needed: u16 },
    #[error("no numbers have been given in {stage}")]
    NoNumbers { stage: StageId },
    #[error("nobody has said who belongs to which of the two groups of {stage}")]
    NoGroups { stage: StageId },
    #[error("round {round} has not started")]
    NotStarted { stage: StageId, round: Round },
    #[error("round {round} lacks the results of tables {}", list(tables))]
    ResultsMissing { stage: StageId, round: Round, tables: Vec<u16> },
    #[error("round {round} has adjourned games on tables {}", list(tables))]
    Adjourned { stage: StageId, round: Round, tables: Vec<u16> },
    #[error("the lot decides between the two at table {table} of round {round}")]
    LotsFirst { stage: StageId, round: Round, table: u16 },
    #[error("{first} and {second} are level, and the regulation names nothing that could decide")]
    StillLevel { stage: StageId, first: Entrant, second: Entrant },
    #[error("round {round} was paired by hand in a way that the system cannot go on from")]
    OffCourse { stage: StageId, round: Round },
    #[error(transparent)]
    NoPairing(Box<NoPairing>),
    #[error("the search was stopped")]
    Stopped,
    #[error(transparent)]
    Contradiction(#[from] RequestFault),
    #[error(transparent)]
    Schedule(#[from] ScheduleError),
    #[error(transparent)]
    Match(#[from] MatchError),
}

fn list<T: std::fmt::Display>(things: &[T]) -> String {
    things.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

impl CannotPair {
    /// What to do first, where there is something.
    pub fn next_step(&self) -> Option<&'static str> {
        Some(match self {
            CannotPair::NoRegulation => "approve a regulation first",
            CannotPair::NoField { .. } => "name those who play in the stage",
            CannotPair::Waits { .. } => "finish the earlier stage, then name those who play on",
            CannotPair::PlaceShared { .. } => "hold a play-off, or name those who play on by decision",
            CannotPair::TooFew { .. } => "enter more players or teams",
            CannotPair::NotTwo { .. } => "name the two who play the match",
            CannotPair::RoundsDoNotFit { .. } => "change the number of rounds in the regulation",
            CannotPair::NoNumbers { .. } => "draw or give the numbers first",
            CannotPair::NoGroups { .. } => "name the two groups first",
            CannotPair::NotStarted { .. } => "start the round first",
            CannotPair::ResultsMissing { .. } => "enter the missing results",
            CannotPair::Adjourned { .. } => "finish the adjourned games",
            CannotPair::LotsFirst { .. } => "draw the lot first",
            CannotPair::StillLevel { .. } => {
                "add a method to the regulation, or pair by decision with a reason"
            }
            CannotPair::OffCourse { .. } => "pair by hand, or by decision with a reason",
            CannotPair::NoPairing(no) if no.relaxations.is_empty() => {
                "end with the rounds that were played, or pair by hand, with a reason"
            }
            CannotPair::NoPairing(_) => "relax one of the rules named, by decision with a reason",
            CannotPair::EventOver { .. } => "take back the end of the event first",
            CannotPair::NoSuchStage { .. }
            | CannotPair::StageOver { .. }
            | CannotPair::Stopped
            | CannotPair::Contradiction(_)
            | CannotPair::Schedule(_)
            | CannotPair::Match(_) => return None,
        })
    }
}

/// How a stage ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum StageOver {
    /// Every round has been played.
    #[error("all {rounds} rounds have been played")]
    AllRounds { rounds: u16 },
    /// One is left.
    #[error("{winner} has won")]
    Won {
        winner: Entrant,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// All went out together.
    #[error("nobody is left")]
    NobodyLeft {
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// A match has been decided, or drawn.
    #[error("{} with {}-{}", match winner {
        Some(winner) => format!("{winner} has won"),
        None => "the match is drawn".to_owned(),
    }, points.0, points.1)]
    MatchOver {
        /// Who won; nobody in a drawn match.
        winner: Option<Entrant>,
        /// Points of the regular games, of number 1 first.
        points: (Points, Points),
        /// Whether it ended before its last game.
        early: bool,
        /// Where it is said.
        clauses: &'static [Clause],
    },
}
