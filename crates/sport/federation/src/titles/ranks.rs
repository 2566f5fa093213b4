//! National ranks: norms of the classification by the federation's own table.
//!
//! The Ukrainian and column codes speak of such norms (UA13-IV.18.5.7, UA-IV.5, COL-3.6b) and leave the tables to the
//! federation, so they are a data set. What was won without play counts for no norm (UA-III.7.2.b, COL-3.6b).

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::rules::BadTitles;
use crate::arbiters::Category;
use crate::report::EventStanding;
use crate::{PersonId, Pool};

/// The table of a federation (`data/titles/ranks.example.toml`).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RankTable {
    pub name: String,
    /// Whether its numbers are made up to show the form; papers and lists say so.
    #[serde(default)]
    pub example: bool,
    /// Events that begin on this day or later.
    pub valid_from: Date,
    /// Of which pools; none: of all for which no other table is loaded.
    #[serde(default)]
    pub pools: Vec<Pool>,
    /// Fewer games that were played fulfil nothing.
    pub least_games: u32,
    /// The ranks, the lowest first.
    pub rank: Vec<Rank>,
    /// What fulfils them.
    #[serde(default)]
    pub norm: Vec<RankNorm>,
    /// Which category a chief arbiter needs (UA13-IV.18.6, UA-IV.6).
    #[serde(default)]
    pub chief: Vec<ChiefNeeds>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    /// Its name, as it stands in the category of a player.
    pub name: String,
    /// What a holder adds to the mean of a field.
    pub worth: f64,
}

/// What fulfils a rank in a field of some mean.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RankNorm {
    pub rank: String,
    /// The mean from here.
    pub from: f64,
    /// The mean below here.
    pub below: f64,
    /// So many percent of the points.
    pub percent: f64,
}

/// The category that a chief arbiter needs.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChiefNeeds {
    /// In events of this standing.
    pub standing: EventStanding,
    /// At least this one.
    pub category: Category,
}

/// A player as ranks see him.
#[derive(Debug, Clone, PartialEq)]
pub struct Ranked {
    pub person: PersonId,
    /// The rank he has, as written.
    pub rank: Option<String>,
    /// Games that he played.
    pub games: u32,
    /// Points in them, win 2, draw 1.
    pub points: u32,
}

/// What somebody fulfilled.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RankCheck {
    pub person: PersonId,
    /// The rank he had.
    pub had: Option<String>,
    /// Games that were played.
    pub games: u32,
    /// Points in them.
    pub points: u32,
    pub percent: f64,
    /// The highest rank whose norm he fulfilled.
    pub fulfilled: Option<String>,
    /// Whether that is higher than what he had.
    pub rises: bool,
    /// The points that the next higher norm would have asked, with its rank.
    pub next: Option<(String, u32)>,
}

impl RankTable {
    /// How a table looks; not that of any federation.
    pub const EXAMPLE: &str = include_str!("../../data/titles/ranks.example.toml");

    /// Reads a table.
    pub fn read(text: &str) -> Result<RankTable, BadTitles> {
        let table: RankTable =
            toml::from_str(text).map_err(|error| BadTitles::Unreadable(error.to_string()))?;
        for norm in &table.norm {
            if table.place(&norm.rank).is_none() {
                return Err(BadTitles::NoRank(norm.rank.clone()));
            }
            if !(norm.below > norm.from && (0.0..=100.0).contains(&norm.percent)) {
                return Err(BadTitles::Band(norm.rank.clone()));
            }
        }
        match table.rank.iter().find(|own| !own.worth.is_finite()) {
            Some(own) => Err(BadTitles::Band(own.name.clone())),
            None => Ok(table),
        }
    }

    /// The place of a rank, the lowest being 0.
    pub fn place(&self, name: &str) -> Option<usize> {
        let same = |own: &Rank| own.name.to_lowercase() == name.trim().to_lowercase();
        self.rank.iter().position(same)
    }

    /// The mean of a field; who has no rank counts 0.
    pub fn mean(&self, field: &[Ranked]) -> f64 {
        let worth = |own: &Ranked| {
            let place = own.rank.as_deref().and_then(|name| self.place(name));
            place.map_or(0.0, |at| self.rank[at].worth)
        };
        field.iter().map(worth).sum::<f64>() / field.len().max(1) as f64
    }

    /// What everybody of a field fulfilled.
    pub fn check(&self, field: &[Ranked]) -> Vec<RankCheck> {
        let mean = self.mean(field);
        let mut norms: Vec<(usize, &RankNorm)> = self
            .norm
            .iter()
            .filter(|own| (own.from..own.below).contains(&mean))
            .filter_map(|own| Some((self.place(&own.rank)?, own)))
            .collect();
        norms.sort_by_key(|own| own.0);
        field.iter().map(|own| self.check_one(own, &norms)).collect()
    }

    fn check_one(&self, own: &Ranked, norms: &[(usize, &RankNorm)]) -> RankCheck {
        let most = f64::from(2 * own.games.max(1));
        let percent = f64::from(own.points) * 100.0 / most;
        let enough = own.games >= self.least_games;
        let met = |norm: &RankNorm| enough && percent >= norm.percent;
        let best = norms.iter().rev().find(|(_, norm)| met(norm));
        let had = own.rank.as_deref().and_then(|name| self.place(name));
        let next = norms.iter().find(|(place, norm)| Some(*place) > best.map(|own| own.0) && !met(norm));
        let points = |norm: &RankNorm| (norm.percent / 100.0 * most).ceil() as u32;
        RankCheck {
            person: own.person,
            had: own.rank.clone(),
            games: own.games,
            points: own.points,
            percent,
            fulfilled: best.map(|own| own.1.rank.clone()),
            rises: best.map(|own| own.0) > had,
            next: next.map(|(_, norm)| (norm.rank.clone(), points(norm))),
        }
    }

    /// The category that the chief arbiter of an event needs.
    pub fn chief(&self, standing: EventStanding) -> Option<Category> {
        self.chief.iter().find(|own| own.standing == standing).map(|own| own.category)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranked(id: u32, rank: Option<&str>, games: u32, points: u32) -> Ranked {
        Ranked { person: PersonId(id), rank: rank.map(str::to_owned), games, points }
    }

    // UA-III.7.2.b, UA13-IV.18.5.7: by the games that were played, the highest norm that was reached.
    #[test]
    fn norms_of_ranks() {
        let table = RankTable::read(RankTable::EXAMPLE).expect("the example");
        let mut field = vec![
            ranked(1, Some("First"), 9, 12),
            ranked(2, Some("second"), 9, 9),
            ranked(3, None, 6, 12),
            ranked(4, Some("master"), 9, 8),
        ];
        field.extend((5..=8).map(|id| ranked(id, Some("first"), 9, 4)));
        assert!((table.mean(&field) - 22.0 / 8.0).abs() < 1e-9);
        let found = table.check(&field);
        let of = |at: usize| (found[at].fulfilled.as_deref(), found[at].rises);
        assert_eq!(of(0), (Some("candidate master"), true));
        assert_eq!(of(1), (Some("first"), true));
        assert_eq!(of(2), (None, false), "too few games");
        assert_eq!(of(3), (None, false));
        assert_eq!(found[3].next, Some(("first".into(), 9)));
        assert_eq!(table.chief(EventStanding::National), Some(Category::National));
    }

    #[test]
    fn a_table_with_a_rank_that_is_not_there() {
        let text = RankTable::EXAMPLE.replace("rank = \"candidate master\"", "rank = \"baron\"");
        let refused = RankTable::read(&text).expect_err("no baron");
        assert_eq!(refused.to_string(), "a norm is given for the rank baron, which is not in the table");
    }
}
