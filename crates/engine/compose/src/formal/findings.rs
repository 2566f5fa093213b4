//! One line of a formal report.

use super::finding_text::FindingText;

/// What became of a requirement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// It is met.
    Met,
    /// It is broken: the composition is defective.
    Broken,
    /// It could not be decided within the budget.
    NotDecided,
    /// An artistic fault, or something to look at; it lowers a mark and does not break a requirement.
    Warning,
    Fact,
}

/// One requirement or fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What it is about, in a word or two.
    pub topic: &'static str,
    /// Where the code says so.
    pub clauses: Vec<&'static str>,
    /// What became of it.
    pub state: State,
    /// In English words.
    pub text: String,
    /// The same as data, for other languages and for programs.
    pub said: FindingText,
}

impl Finding {
    pub(super) fn new(topic: &'static str, clause: &'static str, state: State, said: FindingText) -> Finding {
        let clauses = if clause.is_empty() { Vec::new() } else { vec![clause] };
        Finding { topic, clauses, state, text: said.to_string(), said }
    }
}
