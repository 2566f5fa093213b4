//! Where the event is held, as far as the regulation tells.

use damier_clock::rules::Code;

use super::clerk::Clerk;

impl Clerk<'_> {
    /// The place as written: the section of the regulation that names it, or the item of the technical
    /// regulation (FMJD-II.3, UA-II.2.2, UA13-IV.18.8.3.1, COL-3.2.1b).
    pub(super) fn venue(&self) -> Option<String> {
        let section = |number: u8| self.regulation.section(number);
        let item = |number: u8| {
            let items = &self.state.technical.as_ref()?.items;
            items.iter().find(|(own, _)| *own == number).map(|(_, text)| text.as_str())
        };
        let text = match self.code {
            Code::Fmjd100 | Code::Fmjd64 => section(3),
            Code::Ua2013 | Code::Ua2023 => item(1).or_else(|| section(2)),
            Code::Columns => section(2),
            Code::Wcdf => None,
        };
        let line = text?.lines().map(str::trim).find(|line| !line.is_empty())?;
        Some(line.to_owned())
    }

    /// Place and days.
    pub(super) fn venue_and_dates(&self) -> String {
        let parts: Vec<String> = self.venue().into_iter().chain(self.dates()).collect();
        parts.join(", ")
    }
}
