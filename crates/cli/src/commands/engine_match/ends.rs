//! How the games of a match ended: how many were adjudicated, and by what; how many are disputed.

use damier_arena::{EndedBy, Ending};
use serde_json::{Value, json};

/// The games that did not simply end by the rules.
#[derive(Debug, Default)]
pub(super) struct Ends {
    tables: u64,
    length: u64,
    agreement: u64,
    /// Games whose result a player disputes.
    pub(super) disputed: u64,
}

impl Ends {
    /// Adds a game.
    pub(super) fn add(&mut self, ending: &Ending) {
        match ending.by {
            EndedBy::Tables => self.tables += 1,
            EndedBy::Length => self.length += 1,
            EndedBy::Agreement => self.agreement += 1,
            EndedBy::Rules | EndedBy::Player => {}
        }
        self.disputed += u64::from(ending.dispute.is_some());
    }

    /// How many games were adjudicated.
    pub(super) const fn adjudicated(&self) -> u64 {
        self.tables + self.length + self.agreement
    }

    /// The lines of the summary; none where there is nothing to tell.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let kinds = [
            (self.tables, "by tables"),
            (self.length, "a draw by length"),
            (self.agreement, "a win by agreement"),
        ];
        let told: Vec<String> =
            kinds.iter().filter(|(n, _)| *n > 0).map(|(n, kind)| format!("{n} {kind}")).collect();
        if !told.is_empty() {
            lines.push(format!("adjudged  {} games: {}", self.adjudicated(), told.join(", ")));
        }
        if self.disputed > 0 {
            lines.push(format!("disputed  {} games", self.disputed));
        }
        lines
    }

    pub(super) fn json(&self) -> Value {
        json!({ "tables": self.tables, "length": self.length, "agreement": self.agreement })
    }
}
