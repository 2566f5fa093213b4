//! All that can be said about a contest of composing.
//!
//! Facts are stored as they are: their JSON is laid down in `tests/cases/composing.jsonl` and never changes
//! its meaning.

use damier_facts::Undo;
use damier_rules::Variant;
use serde::{Deserialize, Serialize};

use super::author::AuthorEntry;
use super::origin::Origin;
use super::regulation::Regulation;
use super::rights;
use crate::code_text;
use crate::journal::ContestFact;
use crate::office::{Office, Official};
use crate::{AuthorId, Identity, Mark, WorkId};

/// A work as it is sent in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkEntry {
    /// The section, counted from 1.
    pub section: u16,
    /// Who made it.
    pub authors: Vec<AuthorId>,
    #[serde(with = "code_text::variant")]
    pub variant: Variant,
    /// The position in FEN.
    pub position: String,
    /// The task: `win`, `draw`, `lock 1K+2M`.
    pub task: String,
    /// The author's solution; only it counts (UA13-VI.6.5.2, UA-VIII.Judge.6, COL-5.7.2d).
    pub solution: String,
    /// Variations that prove uniqueness and solvability, where that may be disputed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<String>,
    /// Where it comes from.
    #[serde(default)]
    pub origin: Origin,
}

/// How an appeal is decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Whether it is upheld.
    pub upheld: bool,
    /// What is decided, and why.
    pub text: String,
    /// The mark that the work has from now on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
}

/// What can be said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// The contest is held under this regulation.
    Regulation(Box<Regulation>),
    /// The regulation is changed.
    RegulationChanged {
        /// As it is now.
        regulation: Box<Regulation>,
        reason: String,
    },
    /// Somebody has an office.
    Appointed(Official),
    /// Somebody has it no longer.
    Relieved { name: String, reason: String },
    /// A team or region takes part.
    TeamEntered {
        name: String,
        /// Its captain, who speaks for it (UA13-VI.5.4.1, UA-VIII.Comp.5.3, COL-5.5.4e).
        captain: String,
        /// The account by which the captain signs in, at a contest on a site.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<Identity>,
    },
    /// An author takes part.
    AuthorEntered(AuthorEntry),
    /// A work has been sent in.
    Sent(Box<WorkEntry>),
    /// A work is corrected or replaced.
    Replaced { work: WorkId, by: Box<WorkEntry> },
    /// A work is taken back.
    Withdrawn { work: WorkId },
    /// Nothing is taken in any more; works get their code numbers by lot.
    Closed {
        /// The seed of the lots.
        seed: u64,
    },
    /// A work breaks a formal requirement and scores zero (UA-VIII.Def.1b, UA13-VI.1.1/b, COL-5.1.2d).
    Breached {
        work: WorkId,
        /// What is wrong, with the refutation or the second solution.
        reason: String,
    },
    /// A judge marks a work.
    Marked {
        work: WorkId,
        judge: String,
        mark: Mark,
        /// What he says about it (UA13-VI.6.5.2, UA-VIII.Judge.6).
        #[serde(default, skip_serializing_if = "String::is_empty")]
        characterisation: String,
    },
    /// The chief judge revises a mark that he finds unfounded (UA13-VI.6.6, UA-VIII.Judge.8).
    Revised {
        work: WorkId,
        mark: Mark,
        /// Why; authors are told (UA13-VI.6.5.6, UA-VIII.Judge.6).
        reason: String,
    },
    /// The works and the preliminary results are published.
    PreliminaryPublished,
    /// A remark on the preliminary results: a forerunner, a defect.
    Remarked {
        from: String,
        /// On which work.
        work: WorkId,
        /// What is said.
        text: String,
    },
    /// An author appeals to the chief judge.
    Appealed {
        author: AuthorId,
        /// About which work.
        work: WorkId,
        /// What is said.
        text: String,
    },
    /// The chief judge rules.
    AppealRuled {
        /// The number of the appeal: its fact.
        appeal: u32,
        ruling: Ruling,
    },
    /// The author goes on to the commission.
    AppealedFurther {
        /// The number of the appeal.
        appeal: u32,
    },
    /// The commission decides.
    CommissionRuled {
        /// The number of the appeal.
        appeal: u32,
        ruling: Ruling,
    },
    /// The commission cancels the award and hands the works to another panel (UA13-VI.6.6/b,
    /// UA-VIII.Judge.8).
    AwardCancelled { reason: String },
    /// The results are approved and announced.
    FinalPublished,
    /// A defect found later: award and place stay, but a correction may not compete (UA13-VI.5.5.5,
    /// UA-VIII.Judge.11, COL-5.5.5e).
    DefectFound {
        /// In which work.
        work: WorkId,
        /// What is wrong.
        text: String,
    },
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
            Fact::RegulationChanged { .. } => "regulation-changed",
            Fact::Appointed(_) => "appointed",
            Fact::Relieved { .. } => "relieved",
            Fact::TeamEntered { .. } => "team-entered",
            Fact::AuthorEntered(_) => "author-entered",
            Fact::Sent(_) => "sent",
            Fact::Replaced { .. } => "replaced",
            Fact::Withdrawn { .. } => "withdrawn",
            Fact::Closed { .. } => "closed",
            Fact::Breached { .. } => "breached",
            Fact::Marked { .. } => "marked",
            Fact::Revised { .. } => "revised",
            Fact::PreliminaryPublished => "preliminary-published",
            Fact::Remarked { .. } => "remarked",
            Fact::Appealed { .. } => "appealed",
            Fact::AppealRuled { .. } => "appeal-ruled",
            Fact::AppealedFurther { .. } => "appealed-further",
            Fact::CommissionRuled { .. } => "commission-ruled",
            Fact::AwardCancelled { .. } => "award-cancelled",
            Fact::FinalPublished => "final-published",
            Fact::DefectFound { .. } => "defect-found",
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
            Fact::Regulation(_) | Fact::RegulationChanged { .. } => rights::REGULATION,
            Fact::Appointed(_) | Fact::Relieved { .. } => rights::PANEL,
            Fact::TeamEntered { .. }
            | Fact::AuthorEntered(_)
            | Fact::Sent(_)
            | Fact::Replaced { .. }
            | Fact::Withdrawn { .. } => rights::ENTRIES,
            Fact::Closed { .. } => rights::CLOSING,
            Fact::Breached { .. } => rights::BREACHES,
            Fact::Marked { .. } => rights::MARKS,
            Fact::Revised { .. } => rights::REVISIONS,
            Fact::AppealRuled { .. } => rights::RULINGS,
            Fact::PreliminaryPublished => rights::PRELIMINARY,
            Fact::Remarked { .. } => rights::REMARKS,
            Fact::Appealed { .. } | Fact::AppealedFurther { .. } => rights::APPEALS,
            Fact::CommissionRuled { .. } | Fact::AwardCancelled { .. } => rights::COMMISSION,
            Fact::FinalPublished => rights::FINAL,
            Fact::DefectFound { .. } => rights::DEFECTS,
            Fact::Undone { .. } => &Office::ALL,
        }
    }
}
