//! What somebody typed into a form, field by field: kept as it is, so that it can be shown again.

use serde::Serialize;

/// The longest text of a field, in letters.
const LONGEST: usize = 8000;

/// The most rows of a kind.
pub(crate) const MOST_ROWS: usize = 40;

/// The fields of a form in their order; a field of rows stands there once for each row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Typed(Vec<(String, String)>);

impl Typed {
    /// The fields as they were sent.
    pub fn new(fields: Vec<(String, String)>) -> Typed {
        let cut = |text: String| text.trim().chars().take(LONGEST).collect();
        Typed(fields.into_iter().map(|(name, text)| (name, cut(text))).collect())
    }

    /// With a field more.
    #[must_use]
    pub fn with(self, name: &str, text: impl ToString) -> Typed {
        self.with_some(name, Some(text))
    }

    /// With a ticked box, or without.
    #[must_use]
    pub fn ticked(self, name: &str, yes: bool) -> Typed {
        if yes { self.with(name, true) } else { self }
    }

    /// With a field more, if there is something to put into it.
    #[must_use]
    pub fn with_some(mut self, name: &str, text: Option<impl ToString>) -> Typed {
        self.0.extend(text.map(|text| (name.to_owned(), text.to_string())));
        self
    }

    /// What stands in a field; nothing if it was not sent.
    pub fn text(&self, name: &str) -> &str {
        self.0.iter().find(|(own, _)| own == name).map(|(_, text)| text.as_str()).unwrap_or_default()
    }

    /// Whether the field was there, be it empty.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(own, _)| own == name)
    }

    /// Puts another text into a field of a row, counted from 1.
    pub fn put(&mut self, name: &str, row: usize, text: &str) {
        let mut fields = self.0.iter_mut().filter(|(own, _)| own == name);
        if let Some((_, old)) = fields.nth(row.saturating_sub(1)) {
            text.clone_into(old);
        }
    }

    /// Rows whose fields have these names, each row as it was sent.
    pub fn rows<const N: usize>(&self, names: [&str; N]) -> Vec<[&str; N]> {
        let of = |name: &str| {
            self.0.iter().filter(|(own, _)| own == name).map(|(_, text)| text.as_str()).collect()
        };
        let columns: [Vec<&str>; N] = names.map(of);
        let count = columns.iter().map(Vec::len).max().unwrap_or_default().min(MOST_ROWS);
        let row = |at: usize| columns.each_ref().map(|column| column.get(at).copied().unwrap_or_default());
        (0..count).map(row).collect()
    }
}

impl damier_acts::Form for Typed {
    fn texts(&self, name: &str) -> Vec<&str> {
        self.0.iter().filter(|(own, _)| own == name).map(|(_, text)| text.as_str()).collect()
    }

    fn beginning(&self, beginning: &str) -> Vec<(&str, &str)> {
        let found = self.0.iter().filter_map(|(name, text)| Some((name.strip_prefix(beginning)?, text)));
        found.map(|(rest, text)| (rest, text.as_str())).collect()
    }

    fn file(&self, _: &str) -> Option<&[u8]> {
        None
    }
}

/// The word by which a choice is known in files.
pub(crate) fn word(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().map(str::to_owned).unwrap_or_default()
}
