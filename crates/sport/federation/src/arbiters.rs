//! Arbiters: categories, what they did, whether a title is due, and who may sit on an appeals committee.
//!
//! | question | clause |
//! | --- | --- |
//! | International Arbiter: a foreign language, two official events | FMJD-IV.4, FMJD-X.F5 (D-62a) |
//! | seniority | FMJD-IV.4.docs |
//! | a category that matches the rank of the event | UA13-IV.18.6, UA-IV.6, FMJD-IV.3 |
//! | nobody with an interest on an appeals committee | UA13-IV.18.8.4.2, UA-IV.8.4.b, WCDF-7.1, FMJD-II.2.11 |

use damier_compete::event::{Level, Role};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::people::{Person, fold_name};
use crate::report::{EventReport, EventStanding};
use crate::{EventId, PersonId};

/// A category of arbiters, the highest last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    Second,
    First,
    National,
    International,
}

impl Category {
    pub const ALL: [Category; 4] =
        [Category::Second, Category::First, Category::National, Category::International];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Category::Second => "second",
            Category::First => "first",
            Category::National => "national",
            Category::International => "international",
        }
    }

    /// The category that the chief arbiter of an event should have. The codes name no table (UA13-IV.18.6, UA-IV.6),
    /// only that an official event of the FMJD wants an International Arbiter (FMJD-IV.3).
    pub const fn wanted(level: Level, official_fmjd: bool) -> Category {
        match level {
            _ if official_fmjd => Category::International,
            Level::International => Category::National,
            Level::NationalToCity => Category::First,
            Level::District => Category::Second,
        }
    }
}

/// A category that somebody was given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Appointed {
    pub person: PersonId,
    pub category: Category,
    /// From this day.
    pub from: Date,
    /// Up to this day, where it ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Date>,
}

/// What somebody did as an arbiter.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct ArbiterRecord {
    /// Events as chief arbiter.
    pub chief: Vec<EventId>,
    /// Events as another arbiter.
    pub auxiliary: Vec<EventId>,
    /// Of both, official events of the FMJD.
    pub official: Vec<EventId>,
}

impl ArbiterRecord {
    /// Adds what somebody did at an event.
    pub fn add(&mut self, id: EventId, report: &EventReport, role: Role) {
        if !role.is_panel() {
            return;
        }
        if role == Role::ChiefArbiter {
            self.chief.push(id);
        } else {
            self.auxiliary.push(id);
        }
        if report.standing == EventStanding::Official {
            self.official.push(id);
        }
    }

    pub fn events(&self) -> usize {
        self.chief.len() + self.auxiliary.len()
    }
}

/// Whether the title of International Arbiter is due (FMJD-IV.4); what is only wished for is a remark (FMJD-X.F5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ArbiterDue {
    pub languages: usize,
    pub official: usize,
    /// Whether both suffice.
    pub is_due: bool,
    /// Whether two languages are spoken, as Form 5 wishes.
    pub two_languages: bool,
}

/// Judges a candidate.
pub fn arbiter_due(person: &Person, record: &ArbiterRecord) -> ArbiterDue {
    let (languages, official) = (person.private.languages.len(), record.official.len());
    ArbiterDue { languages, official, is_due: languages >= 1 && official >= 2, two_languages: languages >= 2 }
}

/// Why somebody should not sit on an appeals committee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "why")]
pub enum Conflict {
    Plays,
    /// He has an office among the arbiters.
    IsArbiter {
        role: Role,
    },
    /// He belongs to the club of a player.
    SameClub {
        player: PersonId,
    },
    /// He has the family name of a player.
    SameFamily {
        player: PersonId,
    },
    /// He comes from the same federation as another member.
    SameFederation {
        member: PersonId,
    },
}

impl Conflict {
    /// Whether it bars him altogether; the others are for the organiser to weigh.
    pub const fn is_bar(&self) -> bool {
        matches!(self, Conflict::Plays | Conflict::IsArbiter { .. })
    }
}

/// What speaks against a member of a committee, given everybody in the books and the others of the committee.
pub fn conflicts<'a>(
    report: &EventReport,
    juror: PersonId,
    others: &[PersonId],
    person: impl Fn(PersonId) -> Option<&'a Person>,
) -> Vec<Conflict> {
    let mut found = Vec::new();
    if report.players.iter().any(|own| own.person == juror) {
        found.push(Conflict::Plays);
    }
    let offices = report.officials.iter().filter(|own| own.person == Some(juror) && own.role.is_panel());
    found.extend(offices.map(|own| Conflict::IsArbiter { role: own.role }));
    let Some(own) = person(juror) else { return found };
    for player in report.players.iter().map(|player| player.person).filter(|player| *player != juror) {
        let Some(other) = person(player) else { continue };
        if own.club.is_some() && own.club == other.club {
            found.push(Conflict::SameClub { player });
        }
        if fold_name(&own.family) == fold_name(&other.family) {
            found.push(Conflict::SameFamily { player });
        }
    }
    for member in others.iter().copied().filter(|member| *member != juror) {
        let federation = |id| person(id).and_then(|own| own.federation.as_deref());
        if federation(juror).is_some() && federation(juror) == federation(member) {
            found.push(Conflict::SameFederation { member });
        }
    }
    found
}
