//! What went wrong, where, and what to do next.

use std::fmt;

use serde::Serialize;
use serde_json::{Value, json};

/// A refusal in the language of the person, with the clauses and the next step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusalText {
    /// What is wrong.
    pub what: String,
    /// By which clauses.
    pub clauses: Vec<String>,
    /// What to do instead.
    pub next: Option<String>,
    /// Single faults, one a line.
    pub faults: Vec<String>,
    /// Rules that could be relaxed, each of which would help.
    pub ways: Box<[Way]>,
}

/// A rule that could be relaxed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Way {
    /// As it is typed, such as `rematch:1:4`.
    pub rule: String,
    pub text: String,
}

impl Way {
    /// In words, and what to type for it.
    pub fn typed(&self) -> String {
        format!("{}: --relax {}", self.text, self.rule)
    }
}

impl RefusalText {
    /// A refusal without more to say.
    pub fn new(what: impl Into<String>) -> RefusalText {
        RefusalText {
            what: what.into(),
            clauses: Vec::new(),
            next: None,
            faults: Vec::new(),
            ways: Box::default(),
        }
    }

    /// With what to do instead.
    pub fn next(self, step: impl Into<String>) -> RefusalText {
        RefusalText { next: Some(step.into()), ..self }
    }

    /// With single faults.
    pub fn faults(self, faults: Vec<String>) -> RefusalText {
        RefusalText { faults, ..self }
    }

    pub fn json(&self) -> Value {
        let RefusalText { what, clauses, next, faults, .. } = self;
        json!({ "error": what, "clauses": clauses, "next": next, "faults": faults })
    }
}

impl From<damier_acts::Unread> for RefusalText {
    fn from(unread: damier_acts::Unread) -> RefusalText {
        RefusalText::new(unread.what).faults(unread.faults)
    }
}

impl fmt::Display for RefusalText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)?;
        if !self.clauses.is_empty() {
            write!(f, " [{}]", self.clauses.join(", "))?;
        }
        for fault in &self.faults {
            write!(f, "\n  {fault}")?;
        }
        match &self.next {
            Some(next) => write!(f, "\n  → {next}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for RefusalText {}
