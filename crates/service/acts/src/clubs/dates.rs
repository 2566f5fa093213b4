//! The calendar of a club.

use damier_facts::Moment;
use serde::{Deserialize, Serialize};

use super::{Deed, Draft, Refusal, line, moment};

/// The longest title of a date, in letters.
const LONGEST: usize = 80;

/// Something in the calendar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Date {
    pub title: String,
    pub begins: Moment,
    /// The event of the site that it is, by its name in addresses.
    pub event: Option<String>,
}

/// A leader puts something into the calendar.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    pub title: String,
    /// When it begins, such as `2026-11-20T18:00:00Z`.
    pub begins: String,
    /// The event of the site that it is, by its name in addresses.
    pub event: Option<String>,
}

impl Plan {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Deed, Refusal> {
        let title = line(&self.title, LONGEST).ok_or(Refusal::Title { most: LONGEST })?;
        let event = self.event.as_deref().map(str::trim).filter(|event| !event.is_empty());
        let event = event.map(|event| line(event, 64).ok_or(Refusal::NoSuchEvent)).transpose()?;
        Ok(Deed::Plan(Date { title, begins: moment(&self.begins, draft.at)?, event }))
    }
}

/// A leader takes something out of the calendar.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Strike {
    pub number: u32,
}

impl Strike {
    pub(super) fn decide(self, _: &Draft<'_>) -> Result<Deed, Refusal> {
        Ok(Deed::Strike(i64::from(self.number)))
    }
}
