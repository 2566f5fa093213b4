//! The rating regulations as a data set with a date (`data/rating/fmjd.toml`).
//!
//! A later edition is a new file: [`Editions`] picks by the closing date of a period, so that what was
//! rated once stays as it was.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::tables::{BadTable, Differences, Expectations};

/// One edition of the regulations.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingRules {
    /// Numbers and readings.
    pub numbers: Numbers,
    /// Table I (FMJD-IX.2.3.2).
    pub differences: Differences,
    /// Table II (FMJD-IX.2.4.2).
    pub expectations: Expectations,
}

/// The numbers of an edition, as they stand in its file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    pub name: String,
    /// The first closing date to which it applies.
    pub valid_from: Date,
    /// The file of Table I.
    pub table_1: String,
    /// The file of Table II.
    pub table_2: String,
    /// What a win counts in the change: 1, or 2 (D-65).
    pub points_per_win: u8,
    /// Where the expected percentage comes from (D-67b).
    pub expected_by: ExpectedBy,
    /// How M' is taken (D-67a).
    pub mean_of_the_rated: MeanOfTheRated,
    /// Below so many games a rating is the mean of performances (FMJD-IX.3.3.2).
    pub newcomer_games: u32,
    /// No performance of a newcomer is lower.
    pub least_performance: f64,
    pub most_performance: f64,
    /// Who has no rating counts as this for the category of an event (FMJD-IX.5.2).
    pub unrated: f64,
    /// The development coefficient (FMJD-IX.3.2.3).
    pub k: Development,
    /// Conditions of Swiss and correspondence events (FMJD-IX.5.7).
    pub swiss: SwissConditions,
    /// The lists (FMJD-IX.4.3, FMJD-IX.4.4, FMJD-IX.6.1).
    pub lists: ListRules,
    /// When a national championship counts (FMJD-X.4.4.3.5).
    #[serde(default)]
    pub national: NationalConditions,
    /// What titled players without a rating count as (FMJD-IX.5.2).
    pub titled: TitledRatings,
    /// The studies of the rating officer (FMJD-IX.7.5).
    pub drift: DriftRules,
}

/// Where the expected percentage comes from (D-67b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExpectedBy {
    /// Interpolated on Table I (FMJD-IX.2.4.1).
    Interpolate,
    /// Read from Table II (FMJD-IX.2.4.2).
    Table,
}

/// How M' is taken in a field in which not all are rated (FMJD-IX.3.3.3, D-67a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MeanOfTheRated {
    /// The mean of D(P)a of the rated players.
    MeanOfDifferences,
    /// D(P)a of their mean percentage.
    DifferenceOfMean,
}

/// The development coefficient (FMJD-IX.3.2.3).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Development {
    /// In the first games.
    pub newcomer: f64,
    pub newcomer_games: u32,
    pub usual: f64,
    /// For life once a list showed the next figure.
    pub strong: f64,
    pub strong_from: f64,
}

/// Conditions of Swiss and correspondence events (FMJD-IX.5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwissConditions {
    /// Games against rated players that a first rating needs.
    pub least_games: u32,
    /// For so many further periods earlier games may be added.
    pub following_periods: i32,
}

/// When a national championship or its semi-final counts: so many must be rated before it begins (FMJD-X.4.4.3.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NationalConditions {
    /// Rated players of a round robin.
    pub round_robin: u32,
    /// Rated players of a Swiss, in percent of all.
    pub swiss_percent: u32,
}

impl Default for NationalConditions {
    fn default() -> NationalConditions {
        NationalConditions { round_robin: 3, swiss_percent: 50 }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListRules {
    /// Above this a player stands on the list in descending order (FMJD-IX.6.1).
    pub published_over: f64,
    /// Or was above it at one of so many closing dates before (FMJD-IX.6.2).
    #[serde(default)]
    pub published_closings: usize,
    /// Nobody is listed with fewer games (FMJD-IX.6.3).
    pub least_games: u32,
    /// From here the first number holds, below it the second (FMJD-IX.6.3, D-66b).
    pub strong_from: f64,
    /// List A above so many games.
    pub strong_games_over: u32,
    /// List A above so many games.
    pub usual_games_over: u32,
    /// Without play for so many years: list B (FMJD-IX.6.4).
    pub inactive_years: i16,
    /// Without play for so many years: list C (FMJD-IX.6.4).
    pub removed_years: i16,
    /// A report comes within so many days (FMJD-IX.4.5, FMJD-IX.4.7).
    pub report_days: i32,
    /// When periods close and lists start, in the order of the year.
    pub closing: Vec<Closing>,
}

/// A period closes and a list starts; days of the year such as `05-31`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// The last day of the period.
    pub closes: String,
    /// The first day of the list.
    pub starts: String,
}

/// What titled players without a rating count as (FMJD-IX.5.2, FMJD-IX.6.5).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitledRatings {
    /// An International Grandmaster.
    pub gmi: f64,
    /// An International Master.
    pub mi: f64,
    /// An FMJD Master.
    pub mf: f64,
}

/// The studies of the rating officer (FMJD-IX.7.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DriftRules {
    /// The first and the last age of the group.
    pub ages: [i16; 2],
    /// How many of the best.
    pub top: usize,
    /// How wide a band of the distribution is.
    pub band: u32,
}

/// Why regulations cannot be used.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum BadRules {
    /// The file is no such data set.
    #[error("the rating regulations cannot be read: {0}")]
    Unreadable(String),
    /// A number makes no sense.
    #[error("the rating regulations cannot be used: {0}")]
    Senseless(&'static str),
    #[error("{file}: {why}")]
    Table {
        file: String,
        /// What is wrong with it.
        why: BadTable,
    },
}

const TABLE_1: &str = include_str!("../../data/rating/table1.tsv");
const TABLE_2: &str = include_str!("../../data/rating/table2.tsv");

impl RatingRules {
    /// The file of annex IX.
    pub const FMJD: &str = include_str!("../../data/rating/fmjd.toml");

    /// An edition from its three files.
    pub fn read(numbers: &str, table_1: &str, table_2: &str) -> Result<RatingRules, BadRules> {
        let numbers: Numbers =
            toml::from_str(numbers).map_err(|error| BadRules::Unreadable(error.to_string()))?;
        numbers.check()?;
        let in_file = |file: &str| {
            let file = file.to_owned();
            move |why| BadRules::Table { file, why }
        };
        let differences = Differences::read(table_1).map_err(in_file(&numbers.table_1))?;
        let expectations = Expectations::read(table_2).map_err(in_file(&numbers.table_2))?;
        Ok(RatingRules { numbers, differences, expectations })
    }

    /// Annex IX with the tables that are built in.
    pub fn fmjd() -> Result<RatingRules, BadRules> {
        RatingRules::read(RatingRules::FMJD, TABLE_1, TABLE_2)
    }

    /// Pe for a difference by interpolation on Table I (FMJD-IX.2.4.1).
    pub fn interpolated(&self, difference: f64) -> f64 {
        self.differences.expected(difference, self.expectations.end())
    }

    /// Another edition of the numbers, with the tables that are built in where none is given.
    pub fn with_tables(
        numbers: &str,
        table_1: Option<&str>,
        table_2: Option<&str>,
    ) -> Result<RatingRules, BadRules> {
        RatingRules::read(numbers, table_1.unwrap_or(TABLE_1), table_2.unwrap_or(TABLE_2))
    }
}

impl Numbers {
    fn check(&self) -> Result<(), BadRules> {
        if !matches!(self.points_per_win, 1 | 2) {
            return Err(BadRules::Senseless("points_per_win is 1 or 2"));
        }
        if self.lists.closing.is_empty() {
            return Err(BadRules::Senseless("no list is ever closed: [[lists.closing]] is missing"));
        }
        if self.least_performance > self.most_performance {
            return Err(BadRules::Senseless("least_performance is above most_performance"));
        }
        if self.drift.band == 0 {
            return Err(BadRules::Senseless("the band of the distribution has no width"));
        }
        let days = self.lists.closing.iter().flat_map(|own| [&own.closes, &own.starts]);
        for day in days {
            day_of_year(day).ok_or(BadRules::Senseless("a day of [[lists.closing]] is not like 05-31"))?;
        }
        Ok(())
    }
}

/// Month and day of `05-31`.
pub(super) fn day_of_year(text: &str) -> Option<(i8, i8)> {
    let (month, day) = text.split_once('-')?;
    let (month, day) = (month.parse().ok()?, day.parse().ok()?);
    Date::new(2023, month, day).ok().map(|_| (month, day))
}

/// Editions by the day from which they apply.
#[derive(Debug, Clone, PartialEq)]
pub struct Editions(Vec<RatingRules>);

impl Editions {
    /// One edition for all times.
    pub fn only(rules: RatingRules) -> Editions {
        Editions(vec![rules])
    }

    /// Adds an edition.
    pub fn add(&mut self, rules: RatingRules) {
        self.0.push(rules);
        self.0.sort_by_key(|own| own.numbers.valid_from);
    }

    /// The edition that applies to a period that closes on this day; the first one before any applies.
    pub fn on(&self, closing: Date) -> &RatingRules {
        let later = self.0.partition_point(|own| own.numbers.valid_from <= closing);
        &self.0[later.saturating_sub(1)]
    }
}
