//! A board of an event: where the game belongs, and what the regulation chooses otherwise than the code.

use damier_clock::Span;
use damier_rules::SwitchError;
use damier_rules::rulebook::Counter;
use serde::{Deserialize, Serialize};

/// A board of an event. A game at one is started by the arbiter, who may stop its clocks, give and take time and
/// decide it; nobody calls it off and nothing is taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBoard {
    /// The event by its name in addresses.
    pub event: String,
    /// Stage, round, table, and where there are several the board and the game: `1.3.5`, `1.3.5.2`, `1.3.5.0.1`.
    pub board: String,
    /// Readings that the regulation chooses, by the names of their switches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub switches: Vec<(String, String)>,
    /// Counted draws of a later edition of the code, by their names, with how many moves or occurrences make them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<(String, u16)>,
}

impl EventBoard {
    /// Between the two games of a micro-match (D-41, UA13-IV.9.5.6, UA-III.5.5.6).
    pub const PAUSE: Span = Span::minutes(5);

    /// Sets every switch that a chapter knows; the others belong to another chapter.
    pub(crate) fn choose(&self, mut set: impl FnMut(&str, &str) -> Result<(), SwitchError>) {
        for (name, value) in &self.switches {
            // A name that this chapter does not know is another chapter's.
            let _ = set(name, value);
        }
    }

    /// Sets the counts of a later edition.
    pub(crate) fn count(&self, counters: &mut [Counter]) {
        for counter in counters {
            let own = self.draws.iter().find(|(name, _)| name == counter.code.name());
            counter.limit = own.map_or(counter.limit, |(_, limit)| *limit);
        }
    }

    /// The same board, the second game of the micro-match.
    pub(crate) fn second(&self) -> EventBoard {
        let board = match self.board.strip_suffix(".1") {
            Some(rest) if rest.split('.').count() == 4 => format!("{rest}.2"),
            _ => self.board.clone(),
        };
        EventBoard { board, ..self.clone() }
    }
}
