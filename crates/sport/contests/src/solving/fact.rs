//! All that can be said about a contest of solving.

use damier_facts::Undo;
use damier_pdn::read_fen;
use damier_rules::Variant;
use serde::{Deserialize, Serialize};

use super::regulation::Regulation;
use super::rights;
use crate::code_text;
use crate::journal::ContestFact;
use crate::office::{Office, Official};
use crate::{Genre, Identity, Mark, PositionId, SolverId};

/// A position to be solved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionEntry {
    #[serde(with = "code_text::variant")]
    pub variant: Variant,
    pub genre: Genre,
    /// The position in FEN.
    pub position: String,
    pub task: String,
    /// Who made it; solvers are told afterwards (COL-5.6.5).
    #[serde(default)]
    pub author: String,
    /// Where it was published.
    #[serde(default)]
    pub source: String,
    /// The whole solution, for the judges.
    pub solution: String,
    /// What brings points.
    pub keys: Vec<Key>,
    /// How many thematic variations must be given to get points at all; by the genre where nothing is said
    /// (UA-VIII.Solve.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<u8>,
    /// Whether it is known to be unsolvable or to have side solutions (UA-VIII.Solve.6).
    #[serde(default)]
    pub defective: bool,
}

impl PositionEntry {
    /// Whether another one shows the same pieces: whoever has solved it once has its points.
    pub fn is_same_as(&self, other: &PositionEntry) -> bool {
        let placed = |own: &PositionEntry| {
            let mut placed = read_fen(own.variant, &own.position).ok()?.setup.placed;
            placed.sort_by_key(|(square, _)| *square);
            Some((own.variant, placed))
        };
        placed(self).is_some_and(|own| placed(other) == Some(own))
    }

    /// How many thematic variations must be given.
    pub fn least_variations(&self) -> usize {
        usize::from(self.least.unwrap_or(self.genre.least_variations()))
    }

    /// The points that solvers are told.
    pub fn public_points(&self) -> Mark {
        self.sum(|key| key.kind == KeyKind::Variation)
    }

    /// All points that can be had.
    pub fn all_points(&self) -> Mark {
        self.sum(|_| true)
    }

    pub(crate) fn sum(&self, counts: impl Fn(&Key) -> bool) -> Mark {
        let quarters = self.keys.iter().filter(|key| counts(key)).map(|key| key.points.in_quarters()).sum();
        Mark::quarters(quarters)
    }
}

/// Something that brings points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Key {
    /// What it is.
    pub kind: KeyKind,
    /// The line in short notation, or what must be said.
    pub text: String,
    pub points: Mark,
}

/// What brings points (UA13-VI.7.2.2, UA-VIII.Solve.4, COL-5.6.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyKind {
    /// A thematic variation of the solution. Its points are known to solvers.
    Variation,
    /// A false way, an inaccuracy, a further variation: completeness, sealed until the end.
    Completeness,
    /// A side solution that the author did not know.
    SideSolution,
    /// That the task cannot be carried out.
    Refutation,
}

/// What can be said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// The contest is held under this regulation.
    Regulation(Box<Regulation>),
    /// Somebody has an office.
    Appointed(Official),
    /// Somebody has it no longer.
    Relieved { name: String, reason: String },
    /// A position is put into the set.
    PositionSet(Box<PositionEntry>),
    /// A position is taken out.
    PositionDropped { position: PositionId },
    /// The chief judge approves the set with all its points (UA-VIII.Solve.4, UA-VIII.SolveJudge.2).
    SetApproved,
    /// A solver takes part.
    SolverEntered {
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        team: Option<String>,
        /// The account by which he signs in, at a contest on a site; papers print the name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<Identity>,
        /// City, region or country.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
    /// The clock runs.
    Started,
    /// A solver gives a solution of a position; a later one takes its place.
    Answered {
        solver: SolverId,
        /// Of which position.
        position: PositionId,
        /// What he wrote.
        text: String,
    },
    /// A solver hands in before the time is over.
    HandedIn { solver: SolverId },
    /// A judge says what of a solution counts.
    Judged {
        solver: SolverId,
        /// Of which position.
        position: PositionId,
        /// The numbers of what was given, counted from 1.
        ticks: Vec<usize>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        remark: String,
    },
    /// The results are published; protests may be lodged.
    ResultsPublished,
    /// A solver protests against his points (UA-VIII.SolveJudge.5).
    Protested {
        solver: SolverId,
        /// About which position.
        position: PositionId,
        /// What is said.
        text: String,
    },
    /// The chief judge rules on a protest.
    ProtestRuled {
        /// The number of the protest: its fact.
        protest: u32,
        /// Whether it is upheld.
        upheld: bool,
        /// What is decided.
        ruling: String,
        /// What counts from now on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ticks: Option<Vec<usize>>,
    },
    /// The results are approved.
    Approved,
    /// A fact counts no longer.
    Undone { seq: u32, reason: String },
}

impl Undo for Fact {
    fn undoes(&self) -> Option<u32> {
        self.takes_back().map(|(seq, _)| seq)
    }
}

impl ContestFact for Fact {
    fn name(&self) -> &'static str {
        match self {
            Fact::Regulation(_) => "regulation",
            Fact::Appointed(_) => "appointed",
            Fact::Relieved { .. } => "relieved",
            Fact::PositionSet(_) => "position-set",
            Fact::PositionDropped { .. } => "position-dropped",
            Fact::SetApproved => "set-approved",
            Fact::SolverEntered { .. } => "solver-entered",
            Fact::Started => "started",
            Fact::Answered { .. } => "answered",
            Fact::HandedIn { .. } => "handed-in",
            Fact::Judged { .. } => "judged",
            Fact::ResultsPublished => "results-published",
            Fact::Protested { .. } => "protested",
            Fact::ProtestRuled { .. } => "protest-ruled",
            Fact::Approved => "approved",
            Fact::Undone { .. } => "undone",
        }
    }

    fn takes_back(&self) -> Option<(u32, &str)> {
        match self {
            Fact::Undone { seq, reason } => Some((*seq, reason)),
            _ => None,
        }
    }

    fn offices(&self) -> &'static [Office] {
        match self {
            Fact::Regulation(_) => rights::REGULATION,
            Fact::Appointed(_) | Fact::Relieved { .. } => rights::PANEL,
            Fact::PositionSet(_) | Fact::PositionDropped { .. } | Fact::SetApproved => rights::SET,
            Fact::SolverEntered { .. } => rights::ENTRIES,
            Fact::Started => rights::START,
            Fact::Answered { .. } | Fact::HandedIn { .. } => rights::ANSWERS,
            Fact::Judged { .. } => rights::JUDGES,
            Fact::ResultsPublished => rights::PUBLICATION,
            Fact::Protested { .. } => rights::PROTESTS,
            Fact::ProtestRuled { .. } => rights::RULINGS,
            Fact::Approved => rights::APPROVAL,
            Fact::Undone { .. } => &Office::ALL,
        }
    }
}
