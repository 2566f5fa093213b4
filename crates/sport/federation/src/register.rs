//! What a federation keeps of its members besides play: licences, fees, transfers between clubs, sanctions.
//!
//! Everything has its days, so that the books answer how things stood on any of them.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::PersonId;

/// The right to play in the events of the federation, for a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Licence {
    pub person: PersonId,
    pub number: String,
    /// From this day.
    pub from: Date,
    /// Up to this day, where it ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Date>,
}

impl Licence {
    /// Whether it holds on a day.
    pub fn holds(&self, day: Date) -> bool {
        within(day, self.from, self.until)
    }
}

/// A dated change of club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Transfer {
    pub person: PersonId,
    /// To which club; none: he leaves and joins no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// From this day.
    pub on: Date,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// Money that is due to the federation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fee {
    /// Who owes it.
    pub of: Payer,
    pub purpose: String,
    /// How much, in hundredths of the unit.
    pub amount: u64,
    /// The unit, such as `UAH`.
    pub currency: String,
    pub due: Date,
}

/// Who owes a fee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payer {
    Person(PersonId),
    /// A club of the books, by its name.
    Club(String),
    /// A national federation, by its code.
    Federation(String),
}

impl Fee {
    /// The amount as people write it.
    pub fn money(&self) -> String {
        format!("{}.{:02} {}", self.amount / 100, self.amount % 100, self.currency)
    }

    /// Hundredths of an amount as people write it: `50`, `12.5` or `12,50`.
    pub fn read_amount(text: &str) -> Option<u64> {
        let text = text.trim().replace(',', ".");
        let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
        let digits = |own: &str| own.chars().all(|sign| sign.is_ascii_digit());
        if whole.is_empty() || !digits(whole) || !digits(part) || part.len() > 2 {
            return None;
        }
        let hundredths: u64 = format!("{part:0<2}").parse().ok()?;
        whole.parse::<u64>().ok()?.checked_mul(100)?.checked_add(hundredths)
    }
}

/// A punishment with its term.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sanction {
    pub person: PersonId,
    /// What it is.
    pub kind: SanctionKind,
    /// From this day.
    pub from: Date,
    /// Up to this day; none: for good, or at once where it has no term.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Date>,
    pub grounds: String,
    /// The clauses that were broken (COL-4.1.10).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
}

/// What a punishment is (COL-4.1.9, COL-4.1.14, UA13-V.3.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    Remark,
    Reprimand,
    /// Barred from play for the term.
    Suspension,
}

impl SanctionKind {
    pub const ALL: [SanctionKind; 3] =
        [SanctionKind::Remark, SanctionKind::Reprimand, SanctionKind::Suspension];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            SanctionKind::Remark => "remark",
            SanctionKind::Reprimand => "reprimand",
            SanctionKind::Suspension => "suspension",
        }
    }
}

impl Sanction {
    /// Whether it bars somebody from play on a day.
    pub fn bars(&self, day: Date) -> bool {
        self.kind == SanctionKind::Suspension && within(day, self.from, self.until)
    }
}

fn within(day: Date, from: Date, until: Option<Date>) -> bool {
    from <= day && until.is_none_or(|until| day <= until)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_as_people_write_them() {
        for (text, read) in [
            ("50", Some(5000)),
            ("12.5", Some(1250)),
            ("12,50", Some(1250)),
            ("0.01", Some(1)),
            ("12.505", None),
            ("-3", None),
            ("", None),
            (".5", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(Fee::read_amount(text), read, "{text}");
        }
    }
}
