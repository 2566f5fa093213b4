//! The technical regulation (reglament): what the chief arbiter adds, made known before round 1.
//!
//! UA13-IV.18.8.3 (against signature), UA-IV.8.3, COL-3.2.2.

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::super::named_texts;
use super::Regulation;
use super::check::Missing;

/// The technical regulation as written: items by number, with their text.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechnicalRegulation {
    /// Items by their number in the code.
    #[serde(default, with = "named_texts")]
    pub items: Vec<(u8, String)>,
}

/// A compulsory item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TechnicalItem {
    /// Its number in the code.
    pub number: u8,
    /// What it states.
    pub title: &'static str,
    /// Only for events that qualify for a higher one.
    pub only_qualifier: bool,
    /// Where it is demanded.
    pub clause: Clause,
}

const fn item(number: u8, title: &'static str, clause: Clause) -> TechnicalItem {
    TechnicalItem { number, title, only_qualifier: number == 6, clause }
}

const UA13: &[TechnicalItem] = &[
    item(1, "place and dates", "UA13-IV.18.8.3.1"),
    item(2, "system of play", "UA13-IV.18.8.3.2"),
    item(3, "time control", "UA13-IV.18.8.3.3"),
    item(4, "places on equal points", "UA13-IV.18.8.3.4"),
    item(5, "awards", "UA13-IV.18.8.3.5"),
    item(6, "qualifying places", "UA13-IV.18.8.3.6"),
];

const UA23: &[TechnicalItem] = &[
    item(1, "place and dates", "UA-IV.8.3"),
    item(2, "system of play", "UA-IV.8.3"),
    item(3, "time control", "UA-IV.8.3"),
    item(4, "places on equal points", "UA-IV.8.3"),
    item(5, "awards", "UA-IV.8.3"),
    item(6, "qualifying places", "UA-IV.8.3"),
];

const COLUMNS: &[TechnicalItem] = &[
    item(1, "schedule of rounds and of unfinished and missed games", "COL-3.2.2a"),
    item(2, "time control of play and of resumption", "COL-3.2.2b"),
    item(3, "session for adjourned games", "COL-3.2.2c"),
    item(4, "awards", "COL-3.2.2d"),
    item(5, "arbiters with category and function", "COL-3.2.2e"),
];

/// The items a code demands.
pub fn technical_items(code: Code) -> &'static [TechnicalItem] {
    match code {
        Code::Ua2013 => UA13,
        Code::Ua2023 => UA23,
        Code::Columns => COLUMNS,
        Code::Fmjd100 | Code::Fmjd64 | Code::Wcdf => &[],
    }
}

impl TechnicalRegulation {
    /// Every item that is missing.
    pub fn missing(&self, regulation: &Regulation, code: Code) -> Vec<Missing> {
        let is_wanted =
            |item: &&TechnicalItem| !item.only_qualifier || regulation.qualifying_places.is_some();
        let has = |number| self.items.iter().any(|(own, text)| *own == number && !text.trim().is_empty());
        let items = technical_items(code).iter().filter(is_wanted).filter(|item| !has(item.number));
        items.map(|item| Missing { number: item.number, title: item.title, clause: item.clause }).collect()
    }
}
