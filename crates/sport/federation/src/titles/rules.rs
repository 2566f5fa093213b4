//! The conditions of annex X as a data set, and the table of norms that a federation supplies.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::title::Title;

/// The conditions (`data/titles/fmjd.toml`).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitleRules {
    pub name: String,
    /// From which day it applies.
    pub valid_from: Date,
    /// So many years a norm counts (FMJD-X.4.5.6).
    pub years: i16,
    /// The rating may be reached on so many later lists (FMJD-X.5.1).
    pub lists_after: usize,
    /// Counts beside the titled (FMJD-X.4.4.1).
    pub strong: f64,
    /// How the norms of the second route are counted (D-68a).
    pub norm_counts: NormCounts,
    /// The two ways to a title.
    pub routes: Routes,
    /// What each title asks.
    pub titles: BTreeMap<Title, TitleNeeds>,
    /// What a title tournament asks.
    pub title_tournament: TournamentNeeds,
    /// What an approved tournament asks.
    pub approved_tournament: TournamentNeeds,
    /// Terms of applications.
    pub application: ApplicationNeeds,
    /// Titles of composition.
    pub composition: CompositionNeeds,
    /// Titles for places in championships, without norms.
    #[serde(default)]
    pub championship: Vec<Championship>,
}

/// A championship whose best get a title at once (FMJD-X.7.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Championship {
    /// By which name it is asked for.
    pub name: String,
    /// Up to which place.
    pub places: u32,
    pub title: Title,
    /// Where it says so.
    pub clause: String,
}

/// How the norms of the second route are counted (D-68a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NormCounts {
    /// Three in approved events, one in a title tournament and one in an official event.
    Literal,
    /// Three, at least one of them in a title tournament or an official event (FMJD-X.4.5.4).
    Light,
}

/// The two ways to a title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Routes {
    /// By official events and title tournaments.
    pub high: Route,
    /// By approved events.
    pub approved: Route,
}

/// How many norms and games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Route {
    pub norms: usize,
    /// Games in all of them.
    pub games: u32,
}

/// What a title asks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitleNeeds {
    pub rating: f64,
    /// One of these titles; none where anybody may.
    pub holders_of: Vec<Title>,
}

/// What a tournament asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentNeeds {
    pub rounds: u16,
    /// Days with two rounds at most (D-64a).
    pub double_days: usize,
    /// Federations besides the organising one.
    #[serde(default)]
    pub other_federations: usize,
}

/// Terms of applications.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApplicationNeeds {
    /// So many days before the Assembly (FMJD-X.15.3).
    pub days_before_assembly: i32,
}

/// Titles of composition (FMJD-X.10.3, FMJD-X.11.1, FMJD-X.11.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompositionNeeds {
    /// Points of the places, the first first.
    pub places: Vec<u32>,
    /// Points of an International Master.
    pub master: u32,
    /// Points of an International Grandmaster.
    pub grandmaster: u32,
    /// First prizes of an International Grandmaster.
    pub first_prizes: usize,
}

/// Why a data set cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadTitles {
    /// It cannot be read.
    #[error("the data set cannot be read: {0}")]
    Unreadable(String),
    /// A band ends before it begins, or two overlap.
    #[error("category {0}: its band is empty or overlaps another one")]
    Band(String),
    /// Points of a category that has no band.
    #[error("points are given for category {0}, which has no band")]
    NoBand(String),
    /// A norm of a rank that is not there.
    #[error("a norm is given for the rank {0}, which is not in the table")]
    NoRank(String),
}

impl TitleRules {
    /// The file of annex X.
    pub const FMJD: &str = include_str!("../../data/titles/fmjd.toml");

    pub fn read(text: &str) -> Result<TitleRules, BadTitles> {
        toml::from_str(text).map_err(|error| BadTitles::Unreadable(error.to_string()))
    }

    pub fn fmjd() -> Result<TitleRules, BadTitles> {
        TitleRules::read(TitleRules::FMJD)
    }
}

/// The table of norms: which points in which category and in how many games (FMJD-X.table).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NormTable {
    pub name: String,
    /// Whether its numbers are made up to show the form; papers and lists say so.
    #[serde(default)]
    pub example: bool,
    /// Events that begin on this day or later.
    pub valid_from: Date,
    /// Bands of the mean rating (FMJD-IX.5.2).
    pub category: Vec<Category>,
    #[serde(default)]
    pub points: Vec<NormPoints>,
}

/// A band of the mean rating.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    /// What it is called.
    pub name: String,
    pub from: f64,
    pub below: f64,
}

/// Points of a norm, win 2, draw 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NormPoints {
    pub category: String,
    pub games: u32,
    /// The title, of the FMJD or of a country.
    pub title: String,
    pub points: u32,
}

impl NormTable {
    /// How a table looks; not that of the FMJD, which is lost.
    pub const EXAMPLE: &str = include_str!("../../data/titles/norms.example.toml");

    /// Reads a table.
    pub fn read(text: &str) -> Result<NormTable, BadTitles> {
        let mut table: NormTable =
            toml::from_str(text).map_err(|error| BadTitles::Unreadable(error.to_string()))?;
        table.category.sort_by(|one, other| one.from.total_cmp(&other.from));
        for (at, own) in table.category.iter().enumerate() {
            let next = table.category.get(at + 1);
            if own.below <= own.from || next.is_some_and(|next| next.from < own.below) {
                return Err(BadTitles::Band(own.name.clone()));
            }
        }
        let has_band = |name: &str| table.category.iter().any(|own| own.name == name);
        match table.points.iter().find(|own| !has_band(&own.category)) {
            Some(own) => Err(BadTitles::NoBand(own.category.clone())),
            None => Ok(table),
        }
    }

    /// The category of a mean rating.
    pub fn category(&self, mean: f64) -> Option<&Category> {
        self.category.iter().find(|own| (own.from..own.below).contains(&mean))
    }

    /// The points of a norm.
    pub fn points(&self, category: &str, games: u32, title: &str) -> Option<u32> {
        let is_it = |own: &&NormPoints| {
            own.category == category && own.games == games && own.title.eq_ignore_ascii_case(title)
        };
        self.points.iter().find(is_it).map(|own| own.points)
    }
}
