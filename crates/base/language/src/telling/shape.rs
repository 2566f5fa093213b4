//! A value as serde sees it, with the names of its types kept: a variant stays a variant, and the number of a
//! player does not become just any number.

use serde_json::{Map, Value};

/// A value with the names of its types.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Shape {
    /// An absent value, or a unit.
    Nothing,
    /// Yes or no.
    Truth(bool),
    /// A number small enough to count with.
    Number(f64),
    /// A text, or a number too large to count with.
    Text(String),
    /// Values in order.
    List(Vec<Shape>),
    /// Fields by name.
    Record { name: &'static str, fields: Vec<(String, Shape)> },
    /// A type around one value, such as the number of a player.
    Id {
        name: &'static str,
        /// What is in it.
        inner: Box<Shape>,
    },
    /// A variant of an enum.
    Variant {
        name: &'static str,
        variant: &'static str,
        /// What it carries.
        inner: Box<Shape>,
    },
}

/// A whole number beyond this is no longer exact as a float.
const EXACT: u64 = 1 << 53;

impl Shape {
    /// A number to count with, or its digits.
    pub(crate) fn whole(number: i128) -> Shape {
        if number.unsigned_abs() <= EXACT.into() {
            Shape::Number(number as f64)
        } else {
            Shape::Text(number.to_string())
        }
    }

    /// The type, where there is a name.
    pub(crate) const fn type_name(&self) -> Option<&'static str> {
        match self {
            Shape::Record { name, .. } | Shape::Id { name, .. } | Shape::Variant { name, .. } => Some(name),
            _ => None,
        }
    }

    /// The value without the names of its types, as JSON has it.
    pub(crate) fn json(&self) -> Value {
        match self {
            Shape::Nothing => Value::Null,
            Shape::Truth(truth) => Value::Bool(*truth),
            Shape::Number(number) if number.fract() == 0.0 => Value::from(*number as i64),
            Shape::Number(number) => Value::from(*number),
            Shape::Text(text) => Value::from(text.as_str()),
            Shape::List(items) => Value::Array(items.iter().map(Shape::json).collect()),
            Shape::Record { fields, .. } => {
                Value::Object(fields.iter().map(|(name, field)| (name.clone(), field.json())).collect())
            }
            Shape::Id { inner, .. } => inner.json(),
            Shape::Variant { variant, inner, .. } => match **inner {
                Shape::Nothing => Value::from(*variant),
                _ => Value::Object(Map::from_iter([((*variant).to_owned(), inner.json())])),
            },
        }
    }
}

/// `PlayerId`, `player_id` and `Player Id` as message names have it: `player-id`.
pub(crate) fn kebab(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    let mut before = None;
    for letter in name.chars() {
        if letter.is_alphanumeric() {
            let begins_word = letter.is_uppercase() && before.is_some_and(|old: char| !old.is_uppercase());
            if begins_word && !out.ends_with('-') {
                out.push('-');
            }
            out.extend(letter.to_lowercase());
        } else if !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
        before = Some(letter);
    }
    out.truncate(out.trim_end_matches('-').len());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_message_names() {
        for (name, id) in [
            ("PlayerId", "player-id"),
            ("NoSuchBoard", "no-such-board"),
            ("needed_reserves", "needed-reserves"),
            ("no-such-board", "no-such-board"),
            ("place, time and system", "place-time-and-system"),
            ("Fmjd100", "fmjd100"),
            ("the officials' list ", "the-officials-list"),
        ] {
            assert_eq!(kebab(name), id);
        }
    }
}
