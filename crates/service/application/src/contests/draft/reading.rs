//! Reading a form: every field that is wrong is told, not the first one only.

use std::ops::RangeInclusive;
use std::str::FromStr;

use damier_language::{Args, Words};
use jiff::civil::Date;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::typed::Typed;

/// What is wrong with a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The identifier of the field on the page.
    pub field: String,
    /// What is wrong, in words.
    pub text: String,
}

/// A form that is being read. What is wrong is noted, and something harmless put in its place.
pub(super) struct Reading<'a> {
    pub(super) typed: &'a Typed,
    words: &'a Words,
    wrong: Vec<Wrong>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(typed: &'a Typed, words: &'a Words) -> Reading<'a> {
        Reading { typed, words, wrong: Vec::new() }
    }

    /// Notes what is wrong with a field.
    pub(super) fn note(&mut self, field: &str, message: &str, args: &Args<'_>) {
        self.wrong.push(Wrong { field: field.to_owned(), text: self.words.translate(message, args) });
    }

    /// A text that must be there.
    pub(super) fn needed(&mut self, field: &str) -> String {
        let text = self.typed.text(field).to_owned();
        if text.is_empty() {
            self.note(field, "announcing-needed", &Args::new());
        }
        text
    }

    /// A text, if there is any.
    pub(super) fn some(&self, field: &str) -> Option<String> {
        Some(self.typed.text(field).to_owned()).filter(|text| !text.is_empty())
    }

    /// A day that must be there.
    pub(super) fn day(&mut self, field: &str) -> Date {
        self.some_day(field).unwrap_or_else(|| {
            if self.typed.text(field).is_empty() {
                self.note(field, "announcing-needed", &Args::new());
            }
            Date::default()
        })
    }

    /// A day, if there is one.
    pub(super) fn some_day(&mut self, field: &str) -> Option<Date> {
        let text = self.some(field)?;
        let day = text.parse().ok();
        if day.is_none() {
            self.note(field, "announcing-not-a-day", &Args::new().with("text", text));
        }
        day
    }

    /// A number, if there is one.
    pub(super) fn number<T: FromStr>(&mut self, field: &str, range: RangeInclusive<u32>) -> Option<T> {
        let text = self.some(field)?;
        self.number_in(field, &text, range)
    }

    /// A number that stands in a field of a row.
    pub(super) fn number_in<T: FromStr>(
        &mut self,
        field: &str,
        text: &str,
        range: RangeInclusive<u32>,
    ) -> Option<T> {
        let number = text.parse::<u32>().ok().filter(|number| range.contains(number));
        let read = number.and_then(|number| number.to_string().parse().ok());
        if read.is_none() {
            let args =
                Args::new().with("text", text).with("least", *range.start()).with("most", *range.end());
            self.note(field, "announcing-not-a-number", &args);
        }
        read
    }

    /// One of several things by the word that files use.
    pub(super) fn choice<T: DeserializeOwned + Default>(&mut self, field: &str) -> T {
        self.choice_in(field, self.typed.text(field)).unwrap_or_default()
    }

    /// The same in a field of a row; an empty word is the usual choice.
    pub(super) fn choice_in<T: DeserializeOwned>(&mut self, field: &str, word: &str) -> Option<T> {
        if word.is_empty() {
            return None;
        }
        let found = serde_json::from_value(Value::String(word.to_owned())).ok();
        if found.is_none() {
            self.note(field, "announcing-no-choice", &Args::new().with("text", word));
        }
        found
    }

    /// One of several things by the word that its type knows.
    pub(super) fn named<T: FromStr>(&mut self, field: &str, word: &str) -> Option<T> {
        let found = word.parse().ok();
        if found.is_none() {
            self.note(field, "announcing-no-choice", &Args::new().with("text", word));
        }
        found
    }

    /// What was read, if nothing is wrong.
    pub(super) fn done<T>(self, value: T) -> Result<T, Vec<Wrong>> {
        if self.wrong.is_empty() { Ok(value) } else { Err(self.wrong) }
    }
}
