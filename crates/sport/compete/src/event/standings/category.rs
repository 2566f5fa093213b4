//! Tables of a part of the field: women, juniors, veterans, a club. Places are those of the whole table, counted
//! anew among those who belong (UA-III.1.1.b, UA-III.1.1.c: the young and women may play among others).

use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;

use super::{StageStandings, StandingLine};
use crate::event::ages::Sex;
use crate::event::entry::PlayerEntry;
use crate::event::state::State;
use damier_pairing::Entrant;
use damier_pairing::standings::Place;

/// A part of the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Category {
    Women,
    Men,
    /// Who is younger than this, at the end of the year of the event (FMJD-II.3.f).
    Under(u16),
    /// Who is this old or older in that year.
    From(u16),
    /// Players of a club.
    Club(String),
    /// Players of a federation.
    Federation(String),
}

/// A word that names no category.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no category; there are women, men, u20, 50+, club:NAME and fed:NAME")]
pub struct NotACategory(pub String);

/// The words for categories, for a remark.
pub(in crate::event) const CATEGORIES: &str = "women, men, u20, 50+, club:NAME, fed:NAME";

/// Nobody is older.
const OLDEST: u16 = 150;

impl FromStr for Category {
    type Err = NotACategory;

    fn from_str(text: &str) -> Result<Category, NotACategory> {
        let written = text.trim();
        let lower = written.to_lowercase();
        let age = |digits: &str| digits.parse::<u16>().ok().filter(|age| (1..=OLDEST).contains(age));
        let named = |name: &str| Some(name.trim().to_owned()).filter(|name| !name.is_empty());
        let found = match lower.as_str() {
            "women" => Some(Category::Women),
            "men" => Some(Category::Men),
            _ => lower
                .strip_prefix('u')
                .and_then(age)
                .map(Category::Under)
                .or_else(|| lower.strip_suffix('+').and_then(age).map(Category::From))
                .or_else(|| written.strip_prefix("club:").and_then(named).map(Category::Club))
                .or_else(|| written.strip_prefix("fed:").and_then(named).map(Category::Federation)),
        };
        found.ok_or_else(|| NotACategory(written.to_owned()))
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Category::Women => f.write_str("women"),
            Category::Men => f.write_str("men"),
            Category::Under(age) => write!(f, "u{age}"),
            Category::From(age) => write!(f, "{age}+"),
            Category::Club(name) => write!(f, "club:{name}"),
            Category::Federation(name) => write!(f, "fed:{name}"),
        }
    }
}

impl Category {
    /// Whether a player belongs to it in an event that begins on this day; who has not said what is asked does not.
    fn has(&self, player: &PlayerEntry, day: Option<Date>) -> bool {
        let age = || Some(day?.year() - player.born?.year()).and_then(|age| u16::try_from(age).ok());
        let same = |own: Option<&String>, name: &str| {
            own.is_some_and(|own| own.trim().to_lowercase() == name.to_lowercase())
        };
        match self {
            Category::Women => player.sex == Some(Sex::Female),
            Category::Men => player.sex == Some(Sex::Male),
            Category::Under(limit) => age().is_some_and(|age| age < *limit),
            Category::From(limit) => age().is_some_and(|age| age >= *limit),
            Category::Club(name) => same(player.club.as_ref(), name),
            Category::Federation(name) => same(player.federation.as_ref(), name),
        }
    }
}

impl State {
    /// Whether somebody belongs to a part of the field; teams do not.
    pub(in crate::event) fn belongs(&self, entrant: Entrant, category: &Category) -> bool {
        let day = self.regulation.as_ref().and_then(|regulation| regulation.starts);
        let player = self.players.get(entrant.index()).filter(|_| !self.pairs_teams());
        player.is_some_and(|player| category.has(player, day))
    }

    /// The lines of a table that belong to a category, with their places in it.
    pub fn of_category(&self, standings: &StageStandings, category: &Category) -> Vec<StandingLine> {
        let belongs = |line: &&StandingLine| self.belongs(line.entrant, category);
        let mut lines: Vec<StandingLine> = standings.lines.iter().filter(belongs).cloned().collect();
        let places: Vec<Place> = lines.iter().map(|line| line.place).collect();
        for (line, own) in lines.iter_mut().zip(&places) {
            let better = places.iter().filter(|other| other.first < own.first).count() as u32;
            let equal = places.iter().filter(|other| *other == own).count() as u32;
            line.place = Place { first: better + 1, last: better + equal };
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_and_written() {
        for text in ["women", "men", "u20", "50+", "club:Damclub Huissen", "fed:NED"] {
            assert_eq!(text.parse::<Category>().map(|own| own.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "u", "u0", "+", "club:", "999+", "veterans"] {
            assert!(text.parse::<Category>().is_err(), "{text}");
        }
    }
}
