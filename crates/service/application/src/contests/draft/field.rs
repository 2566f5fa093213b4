//! A field as a page shows it.

use damier_language::Words;
use serde::Serialize;

use super::reading::Wrong;
use super::typed::{Typed, word};

/// A field with what was typed into it, what it is for, and what is wrong with it.
pub struct Field {
    /// The identifier on the page; in rows it ends with the number of the row.
    pub id: String,
    /// The name under which it is sent.
    pub name: String,
    pub label: String,
    pub hint: String,
    /// The clause that asks for it.
    pub clause: Option<&'static str>,
    pub value: String,
    /// `line`, `text`, `date`, `number`, `choice` or `tick`.
    pub kind: &'static str,
    /// The words of a choice and what they mean.
    pub options: Vec<(String, String)>,
    pub wrong: Option<String>,
}

impl Field {
    /// A field of one line with what was typed into it.
    pub fn new(name: &str, label: String, typed: &Typed) -> Field {
        Field {
            id: name.to_owned(),
            name: name.to_owned(),
            label,
            hint: String::new(),
            clause: None,
            value: typed.text(name).to_owned(),
            kind: "line",
            options: Vec::new(),
            wrong: None,
        }
    }

    /// The same field in a row, counted from 1.
    pub fn in_row(name: &str, row: usize, label: String, value: &str) -> Field {
        Field { id: row_id(name, row), value: value.to_owned(), ..Field::new(name, label, &Typed::default()) }
    }

    pub fn kind(self, kind: &'static str) -> Field {
        Field { kind, ..self }
    }

    pub fn hint(self, hint: String) -> Field {
        Field { hint, ..self }
    }

    pub fn clause(self, clause: Option<&'static str>) -> Field {
        Field { clause, ..self }
    }

    /// A choice between these words.
    pub fn options(self, options: Vec<(String, String)>) -> Field {
        Field { options, kind: "choice", ..self }
    }

    /// A choice between all values of a kind, told as `family` says.
    pub fn choice<T: Serialize>(self, all: &[T], family: &str, words: &Words) -> Field {
        let options = all.iter().map(|own| (word(own), capital(&words.describe(family, own))));
        self.options(options.collect())
    }

    /// With what is wrong with it.
    pub fn checked(self, wrong: &[Wrong]) -> Field {
        let own = wrong.iter().find(|own| own.field == self.id);
        Field { wrong: own.map(|own| own.text.clone()), ..self }
    }
}

/// The identifier of a field in a row, counted from 1.
pub(crate) fn row_id(name: &str, row: usize) -> String {
    format!("{name}-{row}")
}

/// With a capital in front.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
