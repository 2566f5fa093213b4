//! The regulation of a contest of composing: what its code demands.

use damier_compose::Code;
use damier_rules::Variant;
use damier_rules::rulebook::Clause;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::terms::check_terms;
use crate::code_text;
use crate::items::{Item, Missing, Texts, check_stated, composing_items, is_told};
use crate::{Genre, MarkScale, Refused};

/// What the organiser lays down before the contest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulation {
    /// The name of the contest.
    pub name: String,
    #[serde(with = "code_text::code")]
    pub code: Code,
    /// What kind of competition it is.
    #[serde(default)]
    pub kind: Kind,
    /// How far it reaches.
    #[serde(default)]
    pub level: Level,
    /// Closed: the judges do not know the authors (UA13-VI.5.2, UA-VIII.Comp.2, COL-5.5.2b).
    #[serde(default = "yes")]
    pub closed: bool,
    /// The theme that is set; without one it is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// When the conditions are published.
    pub published: Date,
    /// The last day for sending, replacing and withdrawing works.
    pub closing: Date,
    /// The last day for publishing the works and the preliminary results.
    pub preliminary: Date,
    /// The day on which the results take effect.
    pub effect: Date,
    pub sections: Vec<Section>,
    /// The compulsory points that are told in words, by their names.
    #[serde(default, skip_serializing_if = "Texts::is_empty")]
    pub texts: Texts,
    /// So many works of an author count in each section; without a number all do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counting: Option<u16>,
    /// How the marks of several judges become one.
    #[serde(default)]
    pub combine: Combine,
    /// What a joint work brings each of its authors.
    #[serde(default)]
    pub joint: Joint,
    /// How many prizes there are in a section.
    #[serde(default)]
    pub prizes: u16,
    /// Staff of the newspaper or magazine that holds the contest, who may not enter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub staff: Vec<String>,
    /// Whether secretary, deputies and coordinator may enter.
    #[serde(default = "yes")]
    pub officials_may_enter: bool,
    /// Whether the chief judge marks works too (UA13-VI.6.3.3, UA-VIII.Judge.3, COL-5.7.2b).
    #[serde(default)]
    pub chief_marks: bool,
    /// Held or approved by the FMJD, so that places give points for titles (FMJD-X.10.2).
    #[serde(default)]
    pub titles: bool,
    /// The scale of marks, where it is not that of the code (D-79).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark_scale: Option<MarkScale>,
    /// How many works a team has (UA13-VI.5.4.2, UA-VIII.Comp.5.1).
    #[serde(default = "fifteen")]
    pub team_works: u16,
}

const fn yes() -> bool {
    true
}

const fn fifteen() -> u16 {
    15
}

/// A section: a variant, a genre, perhaps a theme of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// What it is called.
    pub name: String,
    #[serde(with = "code_text::variant")]
    pub variant: Variant,
    pub genre: Genre,
    /// The category by theme.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// How many works an author may send.
    pub per_author: u16,
}

/// What kind of competition it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A contest: the best works (UA13-VI.5.2, UA-VIII.Comp.1.1, COL-5.5.2a).
    #[default]
    Contest,
    /// A championship: the best composers of a period (UA13-VI.5.3, UA-VIII.Comp.1.2, COL-5.5.3a).
    Championship,
    /// A championship with a standing of regions from the best works of their authors (UA13-VI.5.4.3,
    /// UA-VIII.Comp.5.2).
    ChampionshipWithRegions,
    /// A championship of teams with works shared among their authors (UA13-VI.5.4.2, UA-VIII.Comp.5.1).
    TeamChampionship,
    /// A match of teams by the sum of marks (UA13-VI.5.4.1, UA-VIII.Comp.5.3, COL-5.5.4c).
    TeamMatch,
    /// A match of two teams, work against work (COL-5.5.4b).
    MatchByPairs,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 6] = [
        Kind::Contest,
        Kind::Championship,
        Kind::ChampionshipWithRegions,
        Kind::TeamChampionship,
        Kind::TeamMatch,
        Kind::MatchByPairs,
    ];

    /// Whether it determines champions.
    pub const fn is_championship(self) -> bool {
        matches!(self, Kind::Championship | Kind::ChampionshipWithRegions | Kind::TeamChampionship)
    }

    /// Whether authors enter for a team.
    pub const fn has_teams(self) -> bool {
        !matches!(self, Kind::Contest | Kind::Championship)
    }
}

/// How far a contest reaches (UA13-VI.5.2, UA-VIII.Comp.1.1, COL-5.5.2c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    International,
    /// Of a country.
    #[default]
    National,
    /// Of a region.
    Regional,
    /// Of a city or a district.
    Local,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 4] = [Level::International, Level::National, Level::Regional, Level::Local];
}

/// How the marks of several judges become one. No code says; the regulation must.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Combine {
    #[default]
    Mean,
    /// Their mean without the best and the worst, where there are three or more.
    WithoutExtremes,
}

impl Combine {
    /// All of them.
    pub const ALL: [Combine; 2] = [Combine::Mean, Combine::WithoutExtremes];
}

/// What a joint work brings each of its authors. No code says; the regulation must.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Joint {
    /// An equal share of the mark.
    #[default]
    Shared,
    /// The whole mark.
    Whole,
}

impl Joint {
    /// All of them.
    pub const ALL: [Joint; 2] = [Joint::Shared, Joint::Whole];
}

impl Regulation {
    /// The scale of marks.
    pub fn scale(&self) -> MarkScale {
        self.mark_scale.unwrap_or(MarkScale::of(self.code))
    }

    /// What the code demands and the regulation does not state.
    pub fn missing(&self) -> Vec<Missing> {
        let items = composing_items(self.code, self.kind.is_championship());
        let lacks = |item: Item| match item {
            Item::Sections => self.sections.is_empty(),
            Item::Works => self.sections.iter().any(|section| section.per_author == 0),
            // The days are there, or there would be no regulation.
            Item::Preliminary | Item::Effect => false,
            other => !is_told(&self.texts, other),
        };
        let missing = items.iter().filter(|(item, _)| lacks(*item));
        missing.map(|(item, clause)| Missing { item: *item, clause }).collect()
    }

    /// Whether a contest can be held under it.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        check_stated(&self.name, self.missing(), &self.texts)?;
        check_terms(self)?;
        self.check_sections()
    }

    /// Whether works can still be sent: a closing date that has passed is a slip of whoever wrote it. What the code
    /// demands of the terms is told first.
    pub(super) fn still_open(&self, on: Date) -> Result<(), Refused> {
        self.check()?;
        match self.closing < on {
            true => Err(Refused::ClosingPassed { closing: self.closing, on }),
            false => Ok(()),
        }
    }

    /// Whether deputies of the chief judge are the senior judges of sections (UA13-VI.6.2, COL-5.7.2a); elsewhere the
    /// two are different offices (UA-VIII.Judge.2).
    pub(super) const fn deputies_judge(&self) -> bool {
        !matches!(self.code, Code::Ukraine2023)
    }

    fn check_sections(&self) -> Result<(), Refused> {
        for section in &self.sections {
            if !self.code.covers(section.variant) {
                let (section, variant) = (section.name.clone(), section.variant.name());
                return Err(Refused::OtherVariant { section, variant });
            }
            // UA-VIII.Comp.1.2: championships have basic genres only.
            if self.code == Code::Ukraine2023 && self.kind.is_championship() && !section.genre.is_basic() {
                let clauses: &'static [Clause] = &["UA-VIII.Comp.1.2"];
                return Err(Refused::SpecialGenre { section: section.name.clone(), clauses });
            }
        }
        // UA-VIII.Comp.2: categories by theme only where there is one genre.
        let themes = self.sections.iter().any(|section| section.theme.is_some());
        let genres = self.sections.windows(2).any(|pair| pair[0].genre != pair[1].genre);
        if self.code == Code::Ukraine2023 && self.kind.is_championship() && themes && genres {
            return Err(Refused::ThemesInSeveralGenres { clauses: &["UA-VIII.Comp.2"] });
        }
        Ok(())
    }
}
