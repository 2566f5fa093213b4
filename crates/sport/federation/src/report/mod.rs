//! An event as it is reported to the federation: who played whom, when, and how it ended.
//!
//! The fields are those of Form 1 (FMJD-IX.F1, FMJD-IX.4.1, FMJD-IX.4.2); an event file makes one by itself
//! ([`of_event`]).

mod differences;
mod from_event;
mod identity;
mod places;

use damier_compete::event::{Role, Score};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use differences::{Difference, differences};
pub use from_event::{NotReportable, Reported, of_event};
pub use identity::{Identity, Sameness};

use crate::{PersonId, Pool};

/// An event as reported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventReport {
    /// Which event it is, whatever it is called and however often its file was copied; none in old books.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub identity: Option<Identity>,
    /// Name or kind of the competition.
    pub name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// In which pool it is rated.
    pub pool: Pool,
    /// How it was played.
    pub system: PlayedBy,
    pub starts: Date,
    pub ends: Date,
    /// When the report came (FMJD-IX.4.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub received: Option<Date>,
    /// Why a late report is taken all the same (FMJD-IX.4.7, FMJD-X.4.4.3.7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_because: Option<String>,
    /// Why an event is taken that is not finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unfinished_because: Option<String>,
    /// What kind of event it is for titles (FMJD-X.4.4.1).
    #[serde(default)]
    pub standing: EventStanding,
    /// The code of the organising federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// Rounds that were planned.
    pub rounds: u16,
    /// The day of each round, as far as they are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub days: Vec<Date>,
    /// Whether it was played at the official rate (FMJD-X.4.4.3.6).
    #[serde(default = "yes")]
    pub official_rate: bool,
    /// Arbiters and others with an office.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub officials: Vec<Officiated>,
    pub players: Vec<Player>,
    pub games: Vec<ReportedGame>,
}

const fn yes() -> bool {
    true
}

/// How an event was played, as far as ratings and norms are concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PlayedBy {
    /// Everybody met everybody, so many times.
    RoundRobin {
        cycles: u8,
    },
    /// Swiss, and what is rated like it: knockout, groups.
    Swiss,
    /// Teams on boards.
    Teams,
    Match,
}

/// What an event is for titles (FMJD-X.4.4.1, FMJD-X.4.4.3, FMJD-X.4.4.3.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventStanding {
    /// An official event of the FMJD.
    Official,
    /// An international title tournament (TIT).
    Title,
    /// An FMJD-approved international tournament (TIH).
    Approved,
    /// A national championship or its semi-final.
    National,
    /// Rated, but of no consequence for titles.
    #[default]
    Other,
}

/// Somebody who held an office.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Officiated {
    /// Who, where he is in the books.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// The name as it was written.
    pub name: String,
    pub role: Role,
}

/// Somebody who played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub person: PersonId,
    /// For which federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The title he had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The final place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
    /// The best place of those with whom he had to play deciding games (FMJD-X.13).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<u32>,
}

/// A game: round, first, second, result. The players are places in [`EventReport::players`], from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportedGame(pub u16, pub u32, pub u32, pub Score);

impl ReportedGame {
    /// The two, from 0.
    pub const fn seats(&self) -> (usize, usize) {
        ((self.1 as usize).wrapping_sub(1), (self.2 as usize).wrapping_sub(1))
    }
}

impl EventStanding {
    pub const ALL: [EventStanding; 5] = [
        EventStanding::Official,
        EventStanding::Title,
        EventStanding::Approved,
        EventStanding::National,
        EventStanding::Other,
    ];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            EventStanding::Official => "official",
            EventStanding::Title => "title",
            EventStanding::Approved => "approved",
            EventStanding::National => "national",
            EventStanding::Other => "other",
        }
    }
}

impl Player {
    /// Somebody of the federation that keeps the books, without a title.
    pub const fn of(person: PersonId) -> Player {
        Player { person, federation: None, title: None, place: None, shared: None }
    }
}

impl EventReport {
    /// A report with nothing but what every event has: nobody has played yet.
    pub fn new(name: &str, pool: Pool, system: PlayedBy, [starts, ends]: [Date; 2]) -> EventReport {
        EventReport {
            identity: None,
            name: name.to_owned(),
            place: String::new(),
            pool,
            system,
            starts,
            ends,
            received: None,
            late_because: None,
            unfinished_because: None,
            standing: EventStanding::default(),
            host: None,
            rounds: 0,
            days: Vec::new(),
            official_rate: true,
            officials: Vec::new(),
            players: Vec::new(),
            games: Vec::new(),
        }
    }

    /// Days between the end and the coming of the report.
    pub fn days_late(&self) -> Option<i32> {
        let span = self.ends.until(self.received?).ok()?;
        Some(span.get_days())
    }
}
