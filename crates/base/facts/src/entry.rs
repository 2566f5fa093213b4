//! A fact in its place.

use serde::{Deserialize, Serialize};

use crate::{InPlace, Moment, Undo, Undoes, stored};

/// A fact in its place on a list, said by somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<F, B> {
    /// The place, from 1 without gaps.
    pub seq: u32,
    /// When it was said.
    #[serde(with = "stored::text")]
    pub at: Moment,
    pub by: B,
    pub fact: F,
}

impl<F, B> InPlace for Entry<F, B> {
    fn seq(&self) -> u32 {
        self.seq
    }
}

impl<F: Undo, B> Undoes for Entry<F, B> {
    fn undoes(&self) -> Option<u32> {
        self.fact.undoes()
    }
}

/// A fact and its moment, in milliseconds since the beginning that the caller keeps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timed<F> {
    #[serde(with = "stored::millis")]
    pub at: Moment,
    pub fact: F,
}

impl<F> Timed<F> {
    /// A fact at a moment.
    pub const fn new(at: Moment, fact: F) -> Timed<F> {
        Timed { at, fact }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_written_as_they_always_were() {
        let entry = Entry { seq: 2, at: Moment::from_millis(1_778_320_800_000), by: "Bila O.", fact: "said" };
        let text = r#"{"seq":2,"at":"2026-05-09T10:00:00Z","by":"Bila O.","fact":"said"}"#;
        assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        assert_eq!(serde_json::from_str::<Entry<&str, &str>>(text).unwrap(), entry);
        let timed = Timed::new(Moment::from_millis(-5), "moved");
        assert_eq!(serde_json::to_string(&timed).unwrap(), r#"{"at":-5,"fact":"moved"}"#);
        let more = r#"{"at":1,"fact":"moved","by":"me"}"#;
        assert!(serde_json::from_str::<Timed<&str>>(more).is_err(), "nobody knows what that would mean");
    }
}
