//! Which event a report is about, and which event of the books may be the same.
//!
//! The first fact of an event is said once, at one moment, by one person; every copy of its file begins with it. So its
//! digest names the event, and the number of the stage names what is rated apart.

use std::collections::BTreeSet;
use std::fmt;

use damier_compete::event::Entry;
use damier_compete::schedule::Side;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{EventReport, ReportedGame};
use crate::people::fold_name;
use crate::{EventId, PersonId, State};

/// The name of an event that no copy changes: 24 hexadecimal digits, a dot, and the stage.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Identity(String);

impl Identity {
    /// The longest that is read.
    const LONGEST: usize = 60;

    /// Of a stage of an event, by its first fact; none where nothing was said.
    pub fn of_event(entries: &[Entry], stage: u8) -> Option<Identity> {
        let first = entries.first()?;
        let fact = serde_json::to_string(&(&first.by, &first.fact)).ok()?;
        Some(Identity::of_beginning(&format!("{} {fact}", first.at.millis()), stage))
    }

    /// Of a stage of what began with this text.
    pub fn of_beginning(text: &str, stage: u8) -> Identity {
        let digest = Sha256::digest(text.as_bytes());
        let digits: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        Identity(format!("{digits}.{stage}"))
    }

    /// Of another event that began as a copy of this one: the number tells the copies apart.
    pub fn another(&self, number: u32) -> Identity {
        Identity(format!("{}~{number}", self.0))
    }

    /// Whether it can stand in the books.
    pub(crate) fn is_sound(&self) -> bool {
        let plain = |own: char| own.is_ascii_alphanumeric() || matches!(own, '.' | '~' | '-');
        !self.0.is_empty() && self.0.len() <= Identity::LONGEST && self.0.chars().all(plain)
    }
}

impl fmt::Display for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a report is taken to be of an event that the books have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sameness {
    /// It has the same identity.
    Identity,
    /// The same people played the same games on the same days.
    Games,
    /// The same people played the same games, so many that it is no chance, but on other days.
    GamesOnOtherDays,
    /// It has the same name and began on the same day.
    Name,
}

/// So many games of the same people end alike in the same rounds by no chance.
const NO_CHANCE: usize = 6;

impl State {
    /// The event of the books that a report is about, if they have it.
    pub fn same_event(&self, report: &EventReport) -> Option<(EventId, Sameness)> {
        let by = |sameness: Sameness, is: &dyn Fn(&EventReport) -> bool| {
            let mut events = self.events();
            events.find(|(_, own)| is(&own.report)).map(|(id, _)| (id, sameness))
        };
        let own = report.identity.as_ref();
        by(Sameness::Identity, &|other| own.is_some() && other.identity.as_ref() == own)
            .or_else(|| by(Sameness::Games, &|other| self.same_games(report, other)))
            .or_else(|| by(Sameness::GamesOnOtherDays, &|other| self.same_games_later(report, other)))
            .or_else(|| by(Sameness::Name, &|other| is_named_alike(report, other)))
    }

    fn same_games(&self, one: &EventReport, other: &EventReport) -> bool {
        (one.starts, one.ends) == (other.starts, other.ends) && self.played_alike(one, other, 1)
    }

    /// An event that came back as a report of rounds has no first fact, and whoever typed its days may have erred.
    fn same_games_later(&self, one: &EventReport, other: &EventReport) -> bool {
        self.played_alike(one, other, NO_CHANCE)
    }

    fn played_alike(&self, one: &EventReport, other: &EventReport, least: usize) -> bool {
        one.pool == other.pool
            && one.games.len() >= least
            && one.games.len() == other.games.len()
            && self.pairs(one) == self.pairs(other)
    }

    /// Who met whom in which round with which points.
    fn pairs(&self, report: &EventReport) -> BTreeSet<(u16, PersonId, PersonId, String)> {
        let person = |at: usize| {
            let own = report.players.get(at).map_or(PersonId(0), |own| own.person);
            self.resolve(own).unwrap_or(own)
        };
        let pair = |own: &ReportedGame| {
            let (first, second) = own.seats();
            (own.0, person(first), person(second), format!("{:?}", own.3.mark(Side::First)))
        };
        report.games.iter().map(pair).collect()
    }
}

/// Stages of one event have names of their own, so equal names on one day in one pool are of one event.
fn is_named_alike(one: &EventReport, other: &EventReport) -> bool {
    let known = |own: &EventReport| own.identity.is_some();
    let both = known(one) && known(other);
    !both
        && (one.pool, one.starts) == (other.pool, other.starts)
        && fold_name(&one.name) == fold_name(&other.name)
}
