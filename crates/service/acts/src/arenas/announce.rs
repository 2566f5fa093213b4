//! What somebody says who announces an arena.

use damier_arenas::Terms;
use damier_clock::named::Class;
use damier_facts::{Moment, Span};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::Refusal;

/// An arena is announced so many days before it begins at most.
const EARLIEST_DAYS: u64 = 90;

/// What an arena is to be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Announce {
    pub name: String,
    /// The rulebook by its name.
    pub rulebook: String,
    pub control: String,
    /// When it begins, such as `2026-11-20T18:00:00Z`; none: after so many minutes.
    pub begins: Option<String>,
    /// After how many minutes it begins, where no moment is said.
    pub in_minutes: u32,
    /// How long it lasts.
    pub minutes: u16,
    pub rated: bool,
    /// Whether a player may give up half of his time for a point more.
    pub berserk: bool,
    /// The table from which the openings are drawn.
    pub openings: Option<String>,
    /// The teams that meet.
    pub teams: Vec<String>,
    /// The clubs that meet, in place of teams.
    pub clubs: Vec<String>,
    /// The points of how many players of a team are counted.
    pub leaders: u8,
    /// The series to whose table it counts.
    pub series: Option<String>,
}

impl Default for Announce {
    fn default() -> Announce {
        Announce {
            name: String::new(),
            rulebook: "fmjd-100".to_owned(),
            control: "3m+2s".to_owned(),
            begins: None,
            in_minutes: 5,
            minutes: 60,
            rated: false,
            berserk: false,
            openings: None,
            teams: Vec::new(),
            clubs: Vec::new(),
            leaders: 5,
            series: None,
        }
    }
}

impl Announce {
    /// The terms, checked; the class of the games is declared by the caller.
    pub fn terms(&self, class: Class, now: Moment) -> Result<Terms, Refusal> {
        let some = |text: &Option<String>| {
            text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
        };
        let begins = self.begins(now)?;
        let name = self.name.trim();
        let mut terms = Terms::new(name, &self.rulebook, class, &self.control, begins, self.minutes);
        terms.rated = self.rated;
        terms.berserk = self.berserk;
        terms.openings = some(&self.openings);
        terms.teams = self.teams.iter().map(|team| team.trim().to_owned()).collect();
        terms.leaders = self.leaders;
        terms.series = some(&self.series);
        terms.check()?;
        Ok(terms)
    }

    /// When it begins; never before now.
    fn begins(&self, now: Moment) -> Result<Moment, Refusal> {
        let latest = now + Span::days(EARLIEST_DAYS);
        let begins = match self.begins.as_deref().map(str::trim).filter(|text| !text.is_empty()) {
            None => now + Span::minutes(u64::from(self.in_minutes)),
            Some(text) => {
                moment(text).ok_or_else(|| Refusal::NotAMoment { text: text.chars().take(40).collect() })?
            }
        };
        if begins > latest {
            return Err(Refusal::TooEarly { days: EARLIEST_DAYS });
        }
        Ok(begins.max(now))
    }
}

/// A moment as programs and forms write it, in UTC; a form leaves out seconds and the zone.
fn moment(text: &str) -> Option<Moment> {
    let form = format!("{text}:00Z");
    let read = |text: &str| text.parse::<Timestamp>().ok().map(Moment::from);
    [text, form.as_str()].into_iter().find_map(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Moment = Moment::from_millis(1_700_000_000_000);

    #[test]
    fn an_arena_begins_when_it_is_said_and_never_before_now() {
        let begins = |announce: Announce| {
            let announce = Announce { name: "A".to_owned(), ..announce };
            announce.terms(Class::Blitz, NOW).map(|terms| terms.begins.millis() - NOW.millis())
        };
        let at = |text: &str| Announce { begins: Some(text.to_owned()), ..Announce::default() };
        assert_eq!(begins(Announce::default()), Ok(300_000));
        assert_eq!(begins(at("2023-11-14T23:13:20Z")), Ok(3_600_000));
        assert_eq!(begins(at("2023-11-14T23:14")), Ok(3_640_000));
        assert_eq!(begins(at("2001-01-01T00:00:00Z")), Ok(0));
        assert_eq!(begins(at("soon")), Err(Refusal::NotAMoment { text: "soon".to_owned() }));
        assert_eq!(begins(at("2033-01-01T00:00:00Z")), Err(Refusal::TooEarly { days: 90 }));
    }
}
