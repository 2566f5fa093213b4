//! Whether the scale drifts: the studies of the rating officer (FMJD-IX.7.2 to FMJD-IX.7.5).
//!
//! | study | clause |
//! | --- | --- |
//! | established players of 25 to 40: the change of their mean | FMJD-IX.7.5 |
//! | the best fifty: the change of their mean | FMJD-IX.7.5 |
//! | how ratings are distributed over the whole pool | FMJD-IX.7.5 |

use std::collections::BTreeMap;

use serde::Serialize;

use super::event::mean;
use super::history::RatingList;
use super::list::{Class, listed};
use super::rules::RatingRules;

/// What a list shows of the scale.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Drift {
    /// Players of the ages with many games, who were on the list before too: how many.
    pub group: usize,
    /// The mean of their ratings now.
    pub group_mean: Option<f64>,
    /// The change of their mean since the list before.
    pub group_change: Option<f64>,
    /// The mean of the best.
    pub top_mean: Option<f64>,
    /// Its change since the list before.
    pub top_change: Option<f64>,
    /// How many ratings lie in each band, by its lower end.
    pub distribution: BTreeMap<u32, usize>,
    /// All that are listed.
    pub players: usize,
    pub mean: Option<f64>,
}

/// Studies a list and the one before it; `born` tells the year of birth of somebody.
pub fn study(
    rules: &RatingRules,
    list: &RatingList,
    before: Option<&RatingList>,
    born: impl Fn(u32) -> Option<i16>,
) -> Drift {
    let drift = &rules.numbers.drift;
    let lines = listed(&rules.numbers.lists, list);
    let year = list.closes.year();
    let old = |person: u32| before?.known.get(&person)?.rating;
    let [from, to] = drift.ages;
    let in_group = |person: u32| born(person).is_some_and(|born| (from..=to).contains(&(year - born)));
    let group: Vec<(f64, f64)> = lines
        .iter()
        .filter(|own| own.class == Class::A && in_group(own.person))
        .filter_map(|own| Some((own.rating, old(own.person)?)))
        .collect();
    let group_mean = mean(group.iter().map(|own| own.0));
    let group_before = mean(group.iter().map(|own| own.1));
    let top_of = |lines: &[super::list::Listed]| mean(lines.iter().take(drift.top).map(|own| own.rating));
    let top_mean = top_of(&lines);
    let top_before = before.and_then(|before| top_of(&listed(&rules.numbers.lists, before)));
    let mut distribution = BTreeMap::new();
    for line in &lines {
        let band = (line.rating.max(0.0) as u32) / drift.band * drift.band;
        *distribution.entry(band).or_insert(0) += 1;
    }
    Drift {
        group: group.len(),
        group_mean,
        group_change: group_mean.zip(group_before).map(|(now, then)| now - then),
        top_mean,
        top_change: top_mean.zip(top_before).map(|(now, then)| now - then),
        distribution,
        players: lines.len(),
        mean: mean(lines.iter().map(|own| own.rating)),
    }
}
