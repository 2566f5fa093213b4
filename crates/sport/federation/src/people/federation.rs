//! National federations and clubs.
//!
//! Players of a federation that is not affiliated, or suspended, are deleted from the table of an event before
//! it is rated and do not count for norms (FMJD-IX.5.2, FMJD-IX.F2.n1). So their standing has dates.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A national federation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Federation {
    /// Its code, such as `UKR`.
    pub code: String,
    pub name: String,
    /// Its standing from a day on, the oldest first.
    pub standing: Vec<(Date, Affiliation)>,
    /// Who sends the rating data (FMJD-IX.4.6).
    pub coordinator: Option<String>,
}

/// Whether a federation belongs to the one that keeps the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Affiliation {
    Affiliated,
    /// Its rights are suspended.
    Suspended,
    /// It does not.
    Outside,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Club {
    pub name: String,
    /// The code of its federation.
    pub federation: String,
    /// Where it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub town: Option<String>,
}

impl Federation {
    /// Its standing on a day; before the first one said it is affiliated.
    pub fn on(&self, day: Date) -> Affiliation {
        let later = self.standing.partition_point(|own| own.0 <= day);
        later.checked_sub(1).map_or(Affiliation::Affiliated, |at| self.standing[at].1)
    }
}
