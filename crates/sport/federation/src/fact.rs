//! All that can be said in the books. Facts are only ever added; a mistake is undone by another fact.
//!
//! Facts are the language in which the books are stored, so their JSON is laid down in `tests/cases/facts.jsonl`
//! and never changes its meaning; names that nobody knows are refused, later fields must have a default.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::arbiters::Appointed;
use crate::people::{Affiliation, Club, Person};
use crate::register::{Fee, Licence, Sanction, Transfer};
use crate::report::EventReport;
use crate::titles::{Application, Award, ContestPlace, Norm, Step, Title};
use crate::{EventId, PersonId, Pool};

/// A fact in its place on the list; who said it, by his name.
pub type Entry = damier_facts::Entry<Fact, String>;

impl damier_facts::Undo for Fact {
    fn undoes(&self) -> Option<u32> {
        match self {
            Fact::Undone { seq, .. } => Some(*seq),
            _ => None,
        }
    }
}

/// Something that is so.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// The books were opened.
    Opened {
        /// By which federation.
        name: String,
        code: String,
    },
    /// A national federation, new or under a new name.
    Federation {
        code: String,
        name: String,
        /// Who sends the rating data (FMJD-IX.4.6).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        coordinator: Option<String>,
    },
    /// The standing of a federation changed (FMJD-IX.5.2).
    Standing {
        code: String,
        /// From this day.
        from: Date,
        /// What it is now.
        standing: Affiliation,
    },
    Club(Club),
    /// Somebody new; his number is the next one.
    Person(Box<Person>),
    /// The record of somebody was replaced.
    Amended {
        id: PersonId,
        /// All that is known of him now.
        person: Box<Person>,
    },
    /// Two records are of one person.
    Merged {
        /// This one stays.
        kept: PersonId,
        /// This one is an alias from now on.
        gone: PersonId,
        /// How it is known.
        reason: String,
    },
    /// They are of two people after all.
    Unmerged {
        gone: PersonId,
        /// How it is known.
        reason: String,
    },
    /// Somebody has a licence.
    Licence(Licence),
    /// Somebody goes to another club.
    Transfer(Transfer),
    /// Money is due to the federation; fees count from 1.
    Fee(Fee),
    /// A fee was paid.
    Paid {
        fee: u32,
        on: Date,
    },
    /// Somebody is punished; sanctions count from 1.
    Sanction(Box<Sanction>),
    /// A sanction ends before its term.
    Lifted {
        sanction: u32,
        /// From this day.
        on: Date,
        reason: String,
    },
    /// Ratings that were brought along from an older list.
    Brought {
        /// In which pool.
        pool: Pool,
        /// The first day of that list.
        from: Date,
        ratings: Vec<BroughtRating>,
    },
    /// A new edition of the rating regulations.
    Regulations {
        /// In which pools.
        pools: Vec<Pool>,
        /// The text of its file.
        numbers: String,
        /// The text of Table I, if it is another one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table_1: Option<String>,
        /// The text of Table II, if it is another one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table_2: Option<String>,
    },
    /// An event was reported.
    Event(Box<EventReport>),
    /// An event of the books was reported again, otherwise: its number stays.
    Replaced {
        event: EventId,
        /// As it is reported now.
        report: Box<EventReport>,
        /// Why, where somebody said so.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// An event does not count, or counts after all (FMJD-IX.4.7, FMJD-X.4.4.3.8).
    Counted {
        event: EventId,
        /// Whether it counts.
        counts: bool,
        reason: String,
    },
    /// A table of norms was loaded (FMJD-X.table).
    NormTable {
        /// The text of its file.
        text: String,
    },
    /// A table of national ranks was loaded (UA13-IV.18.5.7, UA-IV.5).
    RankTable {
        /// The text of its file.
        text: String,
    },
    /// Another edition of the conditions of titles was loaded.
    TitleRules {
        /// The text of its file.
        text: String,
    },
    /// A norm was made.
    Norm(Box<Norm>),
    /// A title was awarded.
    Award(Box<Award>),
    /// A title was withdrawn by the General Assembly (FMJD-X.1.4).
    Withdrawn {
        person: PersonId,
        title: Title,
        /// In which pool.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pool: Option<Pool>,
        reason: String,
    },
    /// A composer won a place in a contest (FMJD-X.10.3).
    Place(Box<ContestPlace>),
    /// Somebody was proposed for a title; applications count from 1.
    Application(Box<Application>),
    /// An application went on.
    Step {
        application: u32,
        /// How far it is now.
        step: Step,
        date: Date,
        /// What is to be said of it; why, if it was refused.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// An arbiter was given a category (UA13-IV.18.6, UA-IV.6).
    Appointed(Appointed),
    /// Somebody is forgotten: the facts before this one are told without his name and what is private.
    Forgotten {
        /// Who, by one of his numbers.
        person: PersonId,
    },
    /// An earlier fact does not hold.
    Undone {
        seq: u32,
        reason: String,
    },
}

impl Fact {
    /// Whether ratings may change by it. Titles and applications leave them alone.
    pub const fn touches_ratings(&self) -> bool {
        !matches!(
            self,
            Fact::NormTable { .. }
                | Fact::RankTable { .. }
                | Fact::TitleRules { .. }
                | Fact::Norm(_)
                | Fact::Award(_)
                | Fact::Withdrawn { .. }
                | Fact::Place(_)
                | Fact::Application(_)
                | Fact::Step { .. }
                | Fact::Appointed(_)
                | Fact::Forgotten { .. }
                | Fact::Licence(_)
                | Fact::Transfer(_)
                | Fact::Fee(_)
                | Fact::Paid { .. }
                | Fact::Sanction(_)
                | Fact::Lifted { .. }
        )
    }
}

/// A rating that was brought along.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BroughtRating {
    pub person: PersonId,
    pub rating: f64,
    /// Games so far.
    pub games: u32,
    /// Whether he ever stood at 2300 (FMJD-IX.3.2.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub was_strong: bool,
    /// When he last played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_played: Option<Date>,
}
