//! What the regulation gives for places: prize funds and rights (FMJD-II.3, UA-II.2.2, UA13-IV.2.4, COL-3.2.1h).

use serde::{Deserialize, Serialize};

use super::super::standings::{Category, Sharing};
use super::Regulation;
use super::check::RegulationReport;
use super::fault::RegulationFault;

/// Money for the first, the second and so on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeFund {
    /// For whom: `women`, `u20`; empty for everybody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub category: String,
    /// For each place.
    pub amounts: Vec<u64>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub currency: String,
    /// How those with equal points share.
    #[serde(default)]
    pub sharing: Sharing,
}

/// A right that places bring: to play in another event, to a title.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceRight {
    /// Of whom: `women`, `u20`; empty for everybody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub category: String,
    /// Which places: `1`, `1-3`.
    pub places: String,
    pub right: String,
}

impl PlaceRight {
    /// The places as numbers.
    pub fn range(&self) -> Option<(u32, u32)> {
        let number = |text: &str| text.trim().parse::<u32>().ok().filter(|number| *number > 0);
        let (first, last) = match self.places.trim().split_once('-') {
            Some((first, last)) => (number(first)?, number(last)?),
            None => (number(&self.places)?, number(&self.places)?),
        };
        (first <= last).then_some((first, last))
    }
}

/// So many categories, funds, rights, and prizes in a fund are enough for any event.
pub(super) const MOST_AWARDS: usize = 200;

/// No prize is larger.
pub(super) const LARGEST_PRIZE: u64 = 1_000_000_000_000;

impl Regulation {
    /// Whether tables, prizes and rights can be given.
    pub(super) fn check_awards(&self, report: &mut RegulationReport) {
        let funds = self.prizes.iter().map(|own| &own.category);
        let named =
            funds.chain(self.rights.iter().map(|own| &own.category)).filter(|own| !own.trim().is_empty());
        for text in self.categories.iter().chain(named) {
            if text.parse::<Category>().is_err() {
                report.faults.push(RegulationFault::no_category(text));
            }
        }
        let good = |fund: &PrizeFund| {
            (1..=MOST_AWARDS).contains(&fund.amounts.len())
                && fund.amounts.iter().all(|amount| (1..=LARGEST_PRIZE).contains(amount))
        };
        let many = [self.categories.len(), self.prizes.len(), self.rights.len()];
        if !self.prizes.iter().all(good) || many.iter().any(|own| *own > MOST_AWARDS) {
            report.faults.push(RegulationFault::Prizes { most: MOST_AWARDS, largest: LARGEST_PRIZE });
        }
        for own in &self.rights {
            if own.range().is_none() || own.right.trim().is_empty() {
                report
                    .faults
                    .push(RegulationFault::Right { places: own.places.clone(), right: own.right.clone() });
            }
        }
    }
}
