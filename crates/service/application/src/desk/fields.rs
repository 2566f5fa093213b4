//! What a form has sent: texts by name, and files.

use damier_acts::Texts;
use damier_compete::Round;
use damier_compete::event::StageId;
use damier_desk::acts::ReadTable;
use damier_exchange::entries::{EntryList, FileFault};
use damier_store::AccountId;
use jiff::civil::Date;

use crate::sent::Sent;

/// What a form has sent.
#[derive(Debug, Clone, Default)]
pub struct Fields {
    texts: Vec<(String, String)>,
    files: Vec<(String, Sent)>,
    /// The account that the field `account` names, once somebody has looked it up.
    pub account: Option<(AccountId, String)>,
    /// The list of entries in the file `list`, once somebody has read it.
    pub list: Option<Result<EntryList, FileFault>>,
    /// The published table in the file `table`, once somebody has read it.
    pub table: Option<ReadTable>,
    /// The text of the file `regulation`, once somebody has read it.
    pub regulation: Option<String>,
}

impl damier_desk::acts::Form for Fields {
    fn texts(&self, name: &str) -> Vec<&str> {
        let own = self.texts.iter().filter(|(own, _)| own == name);
        own.map(|(_, text)| text.trim()).collect()
    }

    fn beginning(&self, beginning: &str) -> Vec<(&str, &str)> {
        let rest = |name: &'_ str| name.strip_prefix(beginning).map(str::len);
        let own = self.texts.iter().filter_map(|(name, text)| Some((rest(name)?, name, text)));
        own.map(|(rest, name, text)| (&name[name.len() - rest..], text.trim())).collect()
    }

    fn file(&self, name: &str) -> Option<&[u8]> {
        // Lists are read before, when their turn comes.
        self.regulation.as_deref().filter(|_| name == "regulation").map(str::as_bytes)
    }
}

impl Fields {
    /// Texts by name.
    pub fn of(texts: Vec<(String, String)>) -> Fields {
        Fields { texts, ..Fields::default() }
    }

    /// Texts by their names, and files by theirs.
    pub fn new(texts: Vec<(String, String)>, files: Vec<(String, Sent)>) -> Fields {
        Fields { texts, files, ..Fields::default() }
    }

    /// A text without spaces around it; empty if it was not sent.
    pub fn text(&self, name: &str) -> &str {
        self.texts.iter().find(|(own, _)| own == name).map_or("", |(_, text)| text.trim())
    }

    /// A text, if something was written.
    pub fn some(&self, name: &str) -> Option<String> {
        Some(self.text(name)).filter(|text| !text.is_empty()).map(str::to_owned)
    }

    /// Whether a box was ticked.
    pub fn has(&self, name: &str) -> bool {
        self.texts.iter().any(|(own, _)| own == name)
    }

    /// A number, if one was written.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.text(name).parse().ok()
    }

    /// A date, if one was written.
    pub fn date(&self, name: &str) -> Option<Date> {
        self.number(name)
    }

    /// A file that was sent.
    pub fn file(&self, name: &str) -> Option<&Sent> {
        self.files.iter().find(|(own, _)| own == name).map(|(_, sent)| sent)
    }

    /// All texts and the bytes of all files, none of which is larger than so many bytes.
    pub fn all(&self, largest: usize) -> Texts {
        let file = |(name, sent): &(String, Sent)| Some((name.clone(), sent.read(largest)?));
        Texts { texts: self.texts.clone(), files: self.files.iter().filter_map(file).collect() }
    }

    /// The stage by its number from 1.
    pub fn stage(&self) -> Option<StageId> {
        self.number::<u8>("stage").and_then(|number| number.checked_sub(1)).map(StageId)
    }

    /// The round by its number.
    pub fn round(&self) -> Option<Round> {
        self.number::<u16>("round").and_then(Round::new)
    }
}

#[cfg(test)]
mod tests {
    use damier_desk::acts::Form;

    use super::*;

    fn fields(texts: &[(&str, &str)]) -> Fields {
        let own = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        Fields::new(texts.iter().map(own).collect(), Vec::new())
    }

    #[test]
    fn fields_are_read() {
        let fields = fields(&[("a", " x "), ("b", "7"), ("c", ""), ("b", "8"), ("t-1", "2-0")]);
        assert_eq!((fields.text("a"), fields.text("z"), fields.some("c")), ("x", "", None));
        assert_eq!(fields.number::<u16>("b"), Some(7));
        assert_eq!(Form::texts(&fields, "b"), ["7", "8"]);
        assert_eq!(Form::beginning(&fields, "t-"), [("1", "2-0")]);
        assert!(fields.has("c") && !fields.has("d"));
    }
}
