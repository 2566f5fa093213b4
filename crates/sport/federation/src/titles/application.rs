//! Applications for titles: every field of Forms 3, 4 and 5, and their way to the Assembly.
//!
//! FMJD-X.15.1 to FMJD-X.15.4, FMJD-X.F3, FMJD-X.F4, FMJD-X.F5, FMJD-IV.4.proc.

use jiff::Span;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::rules::ApplicationNeeds;
use super::title::Title;
use crate::{PersonId, Pool};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Application {
    pub person: PersonId,
    /// For which title.
    pub title: Title,
    /// In which pool; none for arbiters and composers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<Pool>,
    /// The title of women.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub women: bool,
    /// Who proposes: the candidate, his federation or a member of the committee (FMJD-X.15.1).
    pub proposer: String,
    /// Surname and office of the signatory.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub signatory: String,
    /// When it was sent.
    pub sent: Date,
    /// When it came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub received: Option<Date>,
    /// The Assembly at which it is to be examined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assembly: Option<Date>,
    /// Languages an arbiter speaks (FMJD-X.F5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub languages: Vec<String>,
    /// What else the forms say.
    #[serde(default, skip_serializing_if = "Details::is_empty")]
    pub details: Details,
}

/// What the forms say beside the books (FMJD-X.15.2, FMJD-X.F3, FMJD-X.F4, FMJD-X.F5). All of it is private.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Details {
    /// The profession of the candidate.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub profession: String,
    /// Where he lives.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub address: String,
    /// When he was born.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<Date>,
    /// Where he was born.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub birthplace: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// Results that are not in the books (FMJD-X.F4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dossier: Vec<DossierResult>,
    /// Further evidence (FMJD-X.15.2).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub evidence: String,
    /// Competitions of an arbiter as chief that are not in the books (FMJD-X.F5).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chief: Vec<String>,
    /// Competitions as an assistant.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assistant: Vec<String>,
    /// The proposer states that the candidate knows the rules of play and the regulations.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub knows_the_rules: bool,
    /// He states that the candidate has always been objective.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_objective: bool,
}

impl Details {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Details::default()
    }
}

/// A block of the dossier of results (FMJD-X.F4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DossierResult {
    pub competition: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub category: String,
    /// For which title the norm was fulfilled.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub norm: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub required: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
}

/// An application in the books with the steps that were taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Filed {
    /// What was filed.
    pub application: Application,
    /// Its steps, the first one first; there is always one.
    pub steps: Vec<Taken>,
}

/// A step that was taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Taken {
    pub step: Step,
    pub date: Date,
    /// What was said of it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Filed {
    /// How far it is.
    pub fn step(&self) -> Step {
        self.steps.last().map_or(Step::Proposed, |own| own.step)
    }

    /// Whether nothing has been decided yet.
    pub fn is_open(&self) -> bool {
        self.step() < Step::Granted
    }

    /// What may come next.
    pub fn next_steps(&self) -> impl Iterator<Item = Step> {
        let last = self.step();
        Step::ALL.into_iter().filter(move |step| step.may_follow(last))
    }
}

/// How far an application is (FMJD-IV.4.proc, FMJD-X.1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Proposed by the national federation.
    Proposed,
    /// Examined by the technical commission.
    Examined,
    /// Reported to the executive committee.
    Reported,
    /// Granted by the executive committee; the title is given.
    Granted,
    /// Ratified by the General Assembly.
    Ratified,
    /// The diploma was handed over.
    Handed,
    Refused,
}

impl Step {
    /// All, in their order.
    pub const ALL: [Step; 7] = [
        Step::Proposed,
        Step::Examined,
        Step::Reported,
        Step::Granted,
        Step::Ratified,
        Step::Handed,
        Step::Refused,
    ];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Step::Proposed => "proposed",
            Step::Examined => "examined",
            Step::Reported => "reported",
            Step::Granted => "granted",
            Step::Ratified => "ratified",
            Step::Handed => "handed",
            Step::Refused => "refused",
        }
    }

    /// What may come next: one step after the other, or a refusal before the award.
    pub fn may_follow(self, before: Step) -> bool {
        match self {
            Step::Refused => before < Step::Granted,
            _ => before < Step::Handed && self as u8 == before as u8 + 1,
        }
    }
}

/// Whether an application came in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum InTime {
    /// It did (FMJD-X.15.3).
    Yes,
    /// It was sent in time and came late: examined if there is time enough (FMJD-X.15.4).
    SentInTime,
    /// It did not.
    No,
    /// The Assembly is not known.
    Unknown,
}

impl Application {
    /// Whether it came so many days before the Assembly.
    pub fn in_time(&self, needs: ApplicationNeeds) -> InTime {
        let Some(assembly) = self.assembly else { return InTime::Unknown };
        let last = assembly.saturating_sub(Span::new().days(i64::from(needs.days_before_assembly)));
        if self.received.unwrap_or(self.sent) <= last {
            InTime::Yes
        } else if self.sent <= last {
            InTime::SentInTime
        } else {
            InTime::No
        }
    }
}
