//! What an arena is held under.

use damier_clock::named::{self, Class};
use damier_clock::{Moment, Span};
use damier_facts::stored;
use damier_rules::Rulebook;
use damier_rules::ballot::BallotTable;
use serde::{Deserialize, Serialize};

use crate::Refused;

/// What an arena is held under.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    pub name: String,
    /// The rulebook by its name.
    pub rulebook: String,
    /// The declared class of its games.
    pub class: Class,
    /// The control of its games.
    pub control: String,
    #[serde(with = "stored::millis")]
    pub begins: Moment,
    /// How long it lasts.
    pub minutes: u16,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Whether a player may give up half of his time for a point more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub berserk: bool,
    /// The table from which the opening of each game is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub openings: Option<String>,
    /// The teams that meet; none: everybody plays for himself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<String>,
    /// The clubs whose members make these teams, one for each, by their names in addresses; none: whoever joins chooses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clubs: Vec<String>,
    /// The points of how many players of a team are counted.
    #[serde(default = "five")]
    pub leaders: u8,
    /// The series to whose table it counts, by its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<String>,
}

const fn five() -> u8 {
    5
}

impl Terms {
    /// The longest name, in letters.
    pub const LONGEST_NAME: usize = 60;
    /// The shortest and the longest arena, in minutes.
    pub const SHORTEST: u16 = 5;
    pub const LONGEST: u16 = 720;
    /// What a player may have at the beginning of a game at most.
    pub const SLOWEST: Span = Span::minutes(30);
    /// So many teams meet at most.
    pub const MOST_TEAMS: usize = 20;
    /// The points of so many players of a team are counted at most.
    pub const MOST_LEADERS: u8 = 50;

    /// Terms of a usual arena: everybody for himself, not rated, nobody gives up time.
    pub fn new(
        name: &str,
        rulebook: &str,
        class: Class,
        control: &str,
        begins: Moment,
        minutes: u16,
    ) -> Terms {
        Terms {
            name: name.to_owned(),
            rulebook: rulebook.to_owned(),
            class,
            control: control.to_owned(),
            begins,
            minutes,
            rated: false,
            berserk: false,
            openings: None,
            teams: Vec::new(),
            clubs: Vec::new(),
            leaders: five(),
            series: None,
        }
    }

    /// When its time is over.
    pub fn ends(&self) -> Moment {
        self.begins + Span::minutes(u64::from(self.minutes))
    }

    /// Whether an arena can be held under these terms.
    pub fn check(&self) -> Result<(), Refused> {
        named_well(&self.name)?;
        self.series.as_deref().map_or(Ok(()), named_well)?;
        let unknown = |_| Refused::UnknownRulebook { name: self.rulebook.clone() };
        let book = Rulebook::named(&self.rulebook).map_err(unknown)?;
        self.check_control()?;
        if !(Terms::SHORTEST..=Terms::LONGEST).contains(&self.minutes) {
            let (least, most) = (Terms::SHORTEST, Terms::LONGEST);
            return Err(Refused::Minutes { minutes: self.minutes, least, most });
        }
        if let Some(table) = &self.openings {
            let unknown = |_| Refused::UnknownOpenings { name: table.clone() };
            BallotTable::named(table, book.variant).map_err(unknown)?;
        }
        self.check_teams()
    }

    fn check_control(&self) -> Result<(), Refused> {
        let no_control = || Refused::NotAControl { text: self.control.clone() };
        let control = named::read(&self.control).map_err(|_| no_control())?;
        let first = control.periods().first().filter(|_| control.uses_clock()).ok_or_else(no_control)?;
        if first.time <= Terms::SLOWEST {
            return Ok(());
        }
        let minutes = |span: Span| span.as_millis() / 60_000;
        Err(Refused::TooSlow { minutes: minutes(first.time), most: minutes(Terms::SLOWEST) })
    }

    fn check_teams(&self) -> Result<(), Refused> {
        if self.teams.len() == 1 || self.teams.len() > Terms::MOST_TEAMS {
            return Err(Refused::Teams { teams: self.teams.len(), most: Terms::MOST_TEAMS });
        }
        if !self.clubs.is_empty() && self.clubs.len() != self.teams.len() {
            return Err(Refused::Teams { teams: self.clubs.len(), most: Terms::MOST_TEAMS });
        }
        for (place, name) in self.teams.iter().enumerate() {
            named_well(name)?;
            if self.teams[..place].iter().any(|other| other.to_lowercase() == name.to_lowercase()) {
                return Err(Refused::TeamsAlike { name: name.clone() });
            }
        }
        if self.leaders == 0 || self.leaders > Terms::MOST_LEADERS {
            return Err(Refused::Leaders { leaders: self.leaders, most: Terms::MOST_LEADERS });
        }
        Ok(())
    }
}

fn named_well(name: &str) -> Result<(), Refused> {
    let letters = name.trim().chars().count();
    if name.chars().any(char::is_control) || !(1..=Terms::LONGEST_NAME).contains(&letters) {
        return Err(Refused::Name { letters, most: Terms::LONGEST_NAME });
    }
    Ok(())
}
