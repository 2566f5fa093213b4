//! The regulation of an event and its technical regulation, as data that can be checked.

mod awards;
mod check;
mod edition;
mod fault;
mod file;
mod plans;
mod readings;
mod sections;
mod technical;
mod tie_breaks;

pub use awards::{PlaceRight, PrizeFund};
pub use check::{Missing, RegulationReport};
pub use edition::{COUNTED_DRAWS, LaterEdition};
pub use fault::RegulationFault;
pub use file::{FileFault, FileProblem, RegulationFileFaults};
pub(in crate::event) use readings::standings_code;
pub use readings::{Chapter, Readings};
pub use sections::{Section, sections};
pub use technical::{TechnicalItem, TechnicalRegulation, technical_items};
pub use tie_breaks::OrderFrom;

use damier_clock::named::{Class, Device};
use damier_clock::rules::Code;
use damier_rules::Rulebook;
use damier_rules::rulebook::UnknownRulebook;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::ages::Sex;
use super::named_texts;
use super::stage::StagePlan;
use damier_pairing::PointScale;

/// What the organiser lays down before the event. May be incomplete: [`Regulation::check`] tells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulation {
    /// The name of the event.
    pub name: String,
    /// The rulebook, such as `ua2023-100`.
    pub rulebook: String,
    /// A later edition of that code than the one built in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Box<LaterEdition>>,
    /// Where it is held, in a line for the head of a paper.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The compulsory sections by number, with their text.
    #[serde(default, with = "named_texts", skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<(u8, String)>,
    /// When it was approved (UA-II.2.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub approved: Option<Date>,
    /// The first day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<Date>,
    /// The last day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Date>,
    /// How high the event stands.
    #[serde(default)]
    pub level: Level,
    /// An official event of the FMJD (FMJD-II.1.1.1 ff.): at least seven rounds, an International Arbiter.
    #[serde(default)]
    pub official: bool,
    /// A title is at stake, so a play-off must be laid down (FMJD-II.3.d).
    #[serde(default)]
    pub for_a_title: bool,
    /// Classic, rapid, blitz (UA13-IV.3.6.1, UA-II.3.2).
    #[serde(default = "classic")]
    pub class: Class,
    /// The clocks in use.
    #[serde(default = "electronic")]
    pub device: Device,
    /// The time control: a name or written out.
    #[serde(default)]
    pub control: String,
    /// Whose places are determined.
    #[serde(default)]
    pub character: Character,
    /// Teams: boards, reserves, order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<TeamRules>,
    /// The stages, one or more.
    pub stages: Vec<StagePlan>,
    /// The criteria for equal points, by name, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<String>,
    /// The scale on which points are printed (D-59a).
    #[serde(default)]
    pub scale: ScoreScale,
    /// What games are worth, where it is not as the codes count: `3-1-0`, `delft`, `4-2-0 lead 3-1`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub points: String,
    /// Why they are worth that.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub points_reason: String,
    /// Parts of the field that have tables of their own: `women`, `u20`, `50+`, `club:NAME`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<PrizeFund>,
    /// Nobody has more than one prize: the largest.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_prize_each: bool,
    /// Rights that places bring.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rights: Vec<PlaceRight>,
    /// The age group, by its name in the code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age_group: Option<String>,
    /// For women or for men only; women may play among men (UA-III.1.1.c).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// A shorter permitted lateness in minutes (UA13-IV.9.4.2, UA-III.5.4.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_limit: Option<u32>,
    /// Protests are taken so many minutes after what they are about (UA13-IV.18.8.4.3, UA-IV.8.4.c).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protest_minutes: Option<u32>,
    /// Whether entrants may join a Swiss that has begun (FMJD-V.3.1.6).
    #[serde(default = "yes")]
    pub late_entries: bool,
    /// For a qualifier: so many places lead to the next event (UA-IV.8.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub qualifying_places: Option<u16>,
    /// The form of a play-off (FMJD-II.3.d).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play_off: Option<String>,
    /// Whether play stops once the result is settled (FMJD-II.3.e, D-60a).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub early_stop: Option<bool>,
    /// Readings chosen by the organiser, by the names of their switches.
    #[serde(default, with = "named_texts", skip_serializing_if = "Vec::is_empty")]
    pub switches: Vec<(String, String)>,
}

const fn classic() -> Class {
    Class::Classic
}

const fn electronic() -> Device {
    Device::Electronic
}

const fn yes() -> bool {
    true
}

/// How high an event stands (UA13-IV.18.1.1, UA-IV.1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    International,
    /// Of a country, a region or a city.
    #[default]
    NationalToCity,
    /// Of a district or below.
    District,
}

/// Whose places are determined (UA13-IV.3.3.*, UA-II.3.5.1 to UA-II.3.5.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Character {
    #[default]
    Individual,
    /// Of teams only.
    Team,
    /// Of players and of teams: teams are paired, boards have tables of their own.
    IndividualAndTeam,
    /// Players are paired; a team has the sum of its best ones (UA-II.3.5.4).
    IndividualWithTeamScoring {
        /// So many results count.
        counting: u8,
    },
}

impl Character {
    /// Whether teams are paired.
    pub const fn pairs_teams(self) -> bool {
        matches!(self, Character::Team | Character::IndividualAndTeam)
    }
}

/// What the regulation says about teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamRules {
    /// Boards in a match (UA13-IV.14.1, UA-III.9.1).
    pub boards: u8,
    /// Whether there are reserves (UA13-IV.14.4, UA-III.9.4).
    #[serde(default)]
    pub reserves: bool,
    /// Whether the order of boards may change from round to round (UA13-IV.14.5, UA-III.9.5).
    #[serde(default)]
    pub free_order: bool,
    /// Whether entries may change after the start of round 1 (UA13-IV.14.2, UA-III.9.2).
    #[serde(default)]
    pub entries_may_change: bool,
}

/// How points are printed (COL-3.6a, COL-3.6b, D-59a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreScale {
    /// 2, 1, 0.
    #[default]
    TwoOneZero,
    /// 1, 1/2, 0.
    OneHalfZero,
}

impl Regulation {
    /// A regulation with nothing but a name, a rulebook and stages.
    pub fn new(name: &str, rulebook: &str, stages: Vec<StagePlan>) -> Regulation {
        Regulation {
            name: name.to_owned(),
            rulebook: rulebook.to_owned(),
            edition: None,
            place: None,
            sections: Vec::new(),
            approved: None,
            starts: None,
            ends: None,
            level: Level::default(),
            official: false,
            for_a_title: false,
            class: classic(),
            device: electronic(),
            control: String::new(),
            character: Character::default(),
            teams: None,
            stages,
            tie_breaks: Vec::new(),
            scale: ScoreScale::default(),
            points: String::new(),
            points_reason: String::new(),
            categories: Vec::new(),
            prizes: Vec::new(),
            one_prize_each: false,
            rights: Vec::new(),
            age_group: None,
            sex: None,
            late_limit: None,
            protest_minutes: None,
            late_entries: yes(),
            qualifying_places: None,
            play_off: None,
            early_stop: None,
            switches: Vec::new(),
        }
    }

    /// The rulebook as it stands in the codes, or in the later edition.
    pub fn book(&self) -> Result<Rulebook, UnknownRulebook> {
        let book = Rulebook::named(&self.rulebook)?;
        Ok(match &self.edition {
            Some(edition) => edition.lay_over(book),
            None => book,
        })
    }

    /// The code of the rulebook.
    pub fn code(&self) -> Result<Code, UnknownRulebook> {
        Ok(Code::of(&self.book()?))
    }

    /// What games are worth; as the codes count where nothing else is laid down.
    pub fn point_scale(&self) -> PointScale {
        if self.points.trim().is_empty() {
            self.edition_points().unwrap_or(PointScale::CODES)
        } else {
            self.points.parse().unwrap_or_default()
        }
    }

    /// The text of a section, if there is any.
    pub fn section(&self, number: u8) -> Option<&str> {
        let found = self.sections.iter().find(|(own, text)| *own == number && !text.trim().is_empty());
        found.map(|(_, text)| text.as_str())
    }
}
