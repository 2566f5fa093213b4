//! Applications for titles: every field of Forms 3, 4 and 5, and their way to the Assembly.
//!
//! FMJD-X.15.1 to FMJD-X.15.4, FMJD-X.F3, FMJD-X.F4, FMJD-X.F5, FMJD-IV.4.proc.

use jiff::Span;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::rules::ApplicationNeeds;
use super::title::Title;
use crate::{PersonId, Pool};

/// An application.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Application {
    /// For whom.
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
    /// Refused.
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
