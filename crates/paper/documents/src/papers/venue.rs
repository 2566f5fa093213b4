//! Where the event is held.

use super::clerk::Clerk;

impl Clerk<'_> {
    /// The place as the regulation names it (FMJD-II.3, UA-II.2.2, UA13-IV.18.8.3.1, COL-3.2.1b).
    pub(super) fn venue(&self) -> Option<String> {
        self.regulation.place.clone()
    }

    /// Place and days.
    pub(super) fn venue_and_dates(&self) -> String {
        let parts: Vec<String> = self.venue().into_iter().chain(self.dates()).collect();
        parts.join(", ")
    }
}
