//! Editions of regulations and tables, and taking a fact back.

use damier_federation::{Fact, Pool};
use serde::{Deserialize, Serialize};

use super::{Draft, Refusal, needed};

/// Load a new edition of the rating regulations.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LoadRegulations {
    /// The text of its file.
    pub text: String,
    /// For these pools; none: all.
    pub pools: Vec<Pool>,
    /// Another Table I: lines of percentage, tab, difference.
    pub table_1: Option<String>,
    /// Another Table II: lines of difference, tab, percentage.
    pub table_2: Option<String>,
}

impl LoadRegulations {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let pools = if self.pools.is_empty() { Pool::ALL.to_vec() } else { self.pools.clone() };
        let (numbers, table_1, table_2) = (whole(&self.text)?, self.table_1.clone(), self.table_2.clone());
        Ok(vec![Fact::Regulations { pools, numbers, table_1, table_2 }])
    }
}

/// Load a table of norms.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LoadNorms {
    /// The text of its file.
    pub text: String,
}

impl LoadNorms {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        Ok(vec![Fact::NormTable { text: whole(&self.text)? }])
    }
}

/// Load a table of national ranks.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LoadRanks {
    /// The text of its file.
    pub text: String,
}

impl LoadRanks {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        Ok(vec![Fact::RankTable { text: whole(&self.text)? }])
    }
}

/// Load another edition of the conditions of titles.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LoadTitleRules {
    /// The text of its file.
    pub text: String,
}

impl LoadTitleRules {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        Ok(vec![Fact::TitleRules { text: whole(&self.text)? }])
    }
}

/// A text with its last line as it was sent.
fn whole(text: &str) -> Result<String, Refusal> {
    needed(text, "text").map(|_| text.to_owned())
}

/// Take back a fact.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Undo {
    /// Its number in the record.
    pub number: u32,
    pub reason: String,
}

impl Undo {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        Ok(vec![Fact::Undone { seq: self.number, reason: self.reason.clone() }])
    }
}
