//! One table of a file: what is read from it, and at the end what nobody knows.

use std::cell::RefCell;
use std::ops::Range;

use jiff::civil::Date;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault::{FileFault, FileProblem};
use damier_pairing::standings::nearest;

/// The text of a file and what is wrong with it.
pub(super) struct Source<'a> {
    text: &'a str,
    faults: RefCell<Vec<FileFault>>,
}

impl<'a> Source<'a> {
    pub(super) fn new(text: &'a str) -> Source<'a> {
        Source { text, faults: RefCell::new(Vec::new()) }
    }

    pub(super) fn fault(&self, at: &Range<usize>, key: &str, problem: FileProblem) {
        let before = self.text.get(..at.start).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        self.faults.borrow_mut().push(FileFault { line, key: key.to_owned(), problem });
    }

    /// What is wrong, in the order of the lines.
    pub(super) fn into_faults(self) -> Vec<FileFault> {
        let mut faults = self.faults.into_inner();
        faults.sort_by_key(|fault| fault.line);
        faults
    }
}

/// A text with its place.
pub(super) type Placed = (String, Range<usize>);

/// A table of the file.
pub(super) struct Keys<'a> {
    source: &'a Source<'a>,
    /// What stands before its keys when they are named: `stages.`.
    path: &'static str,
    table: &'a DeTable<'a>,
    span: Range<usize>,
    known: Vec<&'static str>,
}

impl<'a> Keys<'a> {
    pub(super) fn new(
        source: &'a Source<'a>,
        path: &'static str,
        table: &'a DeTable<'a>,
        span: Range<usize>,
    ) -> Keys<'a> {
        Keys { source, path, table, span, known: Vec::new() }
    }

    /// Where the table stands.
    pub(super) fn span(&self) -> &Range<usize> {
        &self.span
    }

    pub(super) fn fault(&self, at: &Range<usize>, key: &str, problem: FileProblem) {
        self.source.fault(at, &format!("{}{key}", self.path), problem);
    }

    fn get(&mut self, key: &'static str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.known.push(key);
        self.table.iter().find(|(own, _)| own.get_ref().as_ref() == key).map(|(_, value)| value)
    }

    fn wrong(&self, value: &Spanned<DeValue<'_>>, key: &str, wanted: &str) {
        self.fault(&value.span(), key, FileProblem::WrongKind { wanted: wanted.to_owned() });
    }

    pub(super) fn text(&mut self, key: &'static str) -> Option<Placed> {
        let value = self.get(key)?;
        match value.get_ref().as_str() {
            Some(text) => Some((text.to_owned(), value.span())),
            None => {
                self.wrong(value, key, "a text in quotes");
                None
            }
        }
    }

    /// A text, where it is one.
    pub(super) fn text_if(&mut self, key: &'static str) -> Option<Placed> {
        let value = self.get(key)?;
        value.get_ref().as_str().map(|text| (text.to_owned(), value.span()))
    }

    /// A text that has to be there.
    pub(super) fn needed(&mut self, key: &'static str) -> Option<Placed> {
        if self.get(key).is_none() {
            self.fault(&self.span.clone(), key, FileProblem::Missing);
        }
        self.text(key)
    }

    /// One of several words.
    pub(super) fn word<T: Copy>(&mut self, key: &'static str, words: &[(&'static str, T)]) -> Option<T> {
        let (text, span) = self.text(key)?;
        let written = text.trim().to_lowercase().replace(['_', ' '], "-");
        let found = words.iter().find(|(word, _)| *word == written).map(|(_, value)| *value);
        if found.is_none() {
            let all = || words.iter().map(|(word, _)| *word);
            let problem = FileProblem::NoSuchWord {
                nearest: nearest(&written, all()).map(str::to_owned),
                words: all().collect::<Vec<_>>().join(", "),
                value: text,
            };
            self.fault(&span, key, problem);
        }
        found
    }

    /// A whole number between two others.
    pub(super) fn number<N: TryFrom<i64>>(&mut self, key: &'static str, least: i64, most: i64) -> Option<N> {
        let value = self.get(key)?;
        let Some(integer) = value.get_ref().as_integer() else {
            self.wrong(value, key, "a whole number");
            return None;
        };
        let number = i64::from_str_radix(integer.as_str(), integer.radix()).ok();
        let found =
            number.filter(|number| (least..=most).contains(number)).and_then(|own| N::try_from(own).ok());
        if found.is_none() {
            let value_as_written = integer.as_str().to_owned();
            self.fault(&value.span(), key, FileProblem::OutOfRange { value: value_as_written, least, most });
        }
        found
    }

    /// True or false.
    pub(super) fn yes_no(&mut self, key: &'static str) -> Option<bool> {
        let value = self.get(key)?;
        let found = value.get_ref().as_bool();
        if found.is_none() {
            self.wrong(value, key, "true or false");
        }
        found
    }

    /// A date, with or without quotes.
    pub(super) fn date(&mut self, key: &'static str) -> Option<Date> {
        let value = self.get(key)?;
        let text = match value.get_ref() {
            DeValue::Datetime(date) => date.to_string(),
            DeValue::String(text) => text.trim().to_owned(),
            _ => String::new(),
        };
        let found = text.parse().ok();
        if found.is_none() {
            self.wrong(value, key, "a date such as 2026-05-02");
        }
        found
    }

    /// A list of texts, or a single one.
    pub(super) fn texts(&mut self, key: &'static str) -> Option<Vec<Placed>> {
        let value = self.get(key)?;
        let list = match value.get_ref() {
            DeValue::String(text) => return Some(vec![(text.to_string(), value.span())]),
            DeValue::Array(list) => list,
            _ => {
                self.wrong(value, key, "a list of texts in quotes");
                return None;
            }
        };
        let mut texts = Vec::new();
        for own in list {
            match own.get_ref().as_str() {
                Some(text) => texts.push((text.to_owned(), own.span())),
                None => self.wrong(own, key, "a text in quotes"),
            }
        }
        Some(texts)
    }

    /// A list of whole numbers between two others.
    pub(super) fn numbers(&mut self, key: &'static str, least: u64, most: u64) -> Option<Vec<u64>> {
        let value = self.get(key)?;
        let Some(list) = value.get_ref().as_array() else {
            self.wrong(value, key, "a list of whole numbers");
            return None;
        };
        let mut numbers = Vec::new();
        for own in list {
            let read = own.get_ref().as_integer();
            let number = read.and_then(|read| u64::from_str_radix(read.as_str(), read.radix()).ok());
            match number.filter(|number| (least..=most).contains(number)) {
                Some(number) => numbers.push(number),
                None => self.wrong(own, key, &format!("a whole number from {least} to {most}")),
            }
        }
        Some(numbers)
    }

    /// Every key of a table of its own with its value as a word: `[switches]`, `[sections]`.
    pub(super) fn words_of(&mut self, key: &'static str) -> Vec<(Placed, Placed)> {
        let Some(value) = self.get(key) else { return Vec::new() };
        let Some(table) = value.get_ref().as_table() else {
            self.wrong(value, key, &format!("a table: [{key}]"));
            return Vec::new();
        };
        let mut words = Vec::new();
        for (name, value) in table {
            let text = match value.get_ref() {
                DeValue::String(text) => text.to_string(),
                DeValue::Integer(number) => number.as_str().to_owned(),
                DeValue::Boolean(yes) => yes.to_string(),
                _ => {
                    self.wrong(value, key, "a text, a number, true or false");
                    continue;
                }
            };
            words.push(((name.get_ref().to_string(), name.span()), (text, value.span())));
        }
        words.sort_by_key(|((_, span), _)| span.start);
        words
    }

    /// A table inside this one.
    pub(super) fn table(&mut self, key: &'static str, path: &'static str) -> Option<Keys<'a>> {
        let value = self.get(key)?;
        match value.get_ref().as_table() {
            Some(table) => Some(Keys::new(self.source, path, table, value.span())),
            None => {
                self.wrong(value, key, &format!("a table: [{key}]"));
                None
            }
        }
    }

    /// The tables of a list: `[[stages]]`.
    pub(super) fn tables(&mut self, key: &'static str, path: &'static str) -> Vec<Keys<'a>> {
        let Some(value) = self.get(key) else { return Vec::new() };
        let wanted = format!("a list of tables: [[{key}]]");
        let Some(list) = value.get_ref().as_array() else {
            self.wrong(value, key, &wanted);
            return Vec::new();
        };
        let mut tables = Vec::new();
        for own in list {
            match own.get_ref().as_table() {
                Some(table) => tables.push(Keys::new(self.source, path, table, own.span())),
                None => self.wrong(own, key, &wanted),
            }
        }
        tables
    }

    /// A key that belongs to something else.
    pub(super) fn only_for(&mut self, key: &'static str, only_for: &str) {
        if let Some(value) = self.get(key) {
            self.fault(&value.span(), key, FileProblem::OnlyFor { only_for: only_for.to_owned() });
        }
    }

    /// Everything has been read: what is left nobody knows.
    pub(super) fn done(self) {
        for (key, _) in self.table {
            let name = key.get_ref().as_ref();
            if !self.known.contains(&name) {
                let problem = FileProblem::UnknownKey {
                    nearest: nearest(name, self.known.iter().copied()).map(str::to_owned),
                    known: self.known.join(", "),
                };
                self.fault(&key.span(), name, problem);
            }
        }
    }
}
