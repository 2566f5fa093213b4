//! Numbers for a Swiss event, given once and kept to the end.
//!
//! | system | order | clause |
//! | --- | --- | --- |
//! | F1, F3, F4 | rating, equal ones by lot; the unrated by their estimate, or as a block | FMJD-V.3.1.1, FMJD-V.3.1.2, FMJD-V.3.1.4 |
//! | F1, F3, F4, teams | number of rated members, then their mean | FMJD-V.3.1.3 |
//! | U1 | rating, equal ones by lot; then the unrated by lot | UA-III.10.9.3, UA13-IV.15.9.3 |
//! | F2, U0, U2, C | lot | FMJD-V.3.2.1, UA-III.10.9.5, UA13-IV.15.9.5, COL-3.9.2 |

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::system::System;
use crate::Lots;

/// How strong somebody is taken to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seeding {
    /// The published rating, or an estimate of the organisers (FMJD-V.3.1.1). For a team the sum of
    /// the ratings of its rated members.
    pub rating: Option<u32>,
    /// For a team, how many of its members are rated (FMJD-V.3.1.3); 1 for a rated player.
    pub rated_members: u32,
}

impl Seeding {
    /// The seeding of a player, by rating where there is one.
    pub const fn player(rating: Option<u32>) -> Seeding {
        Seeding { rating, rated_members: rating.is_some() as u32 }
    }

    /// A team's, from the ratings of its members.
    pub fn team(members: &[Option<u32>]) -> Seeding {
        let rated: Vec<u32> = members.iter().copied().flatten().collect();
        let rating = (!rated.is_empty()).then(|| rated.iter().sum());
        Seeding { rating, rated_members: rated.len() as u32 }
    }
}

/// Where entrants without a rating stand (FMJD-V.3.1.2; D-48a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unrated {
    /// After everybody else.
    #[default]
    Last,
    /// As a block directly below the mean of the rated.
    BelowMean,
    /// As a block at the top of the last fifth of the list.
    LastFifth,
}

/// The number of each entrant, from 1, in the order in which they were given.
pub fn numbers(system: System, entrants: &[Seeding], unrated: Unrated, lots: &mut Lots) -> Vec<u32> {
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    // The lot comes first: sorting keeps the order of equals.
    lots.shuffle(&mut order);
    let by_rating =
        matches!(system, System::Classified | System::Quarter | System::Haley | System::MedianRated);
    if by_rating {
        order.sort_by(|a, b| compare(&entrants[*a], &entrants[*b]));
        if system != System::MedianRated {
            place_unrated(&mut order, entrants, unrated);
        }
    }
    let mut numbers = vec![0; entrants.len()];
    order.iter().zip(1..).for_each(|(entrant, number)| numbers[*entrant] = number);
    numbers
}

/// More rated members first, then the higher mean; the unrated last.
fn compare(a: &Seeding, b: &Seeding) -> std::cmp::Ordering {
    let count = |strength: &Seeding| strength.rating.map_or(0, |_| strength.rated_members.max(1));
    let sum = |strength: &Seeding| u64::from(strength.rating.unwrap_or(0));
    let mean = |mine: &Seeding, theirs: &Seeding| sum(mine) * u64::from(count(theirs));
    Reverse(count(a)).cmp(&Reverse(count(b))).then_with(|| mean(b, a).cmp(&mean(a, b)))
}

fn place_unrated(order: &mut Vec<usize>, entrants: &[Seeding], unrated: Unrated) {
    let rated = order.iter().take_while(|entrant| entrants[**entrant].rating.is_some()).count();
    let at = match unrated {
        Unrated::Last => return,
        Unrated::BelowMean => {
            let ratings =
                || order[..rated].iter().filter_map(|entrant| entrants[*entrant].rating).map(u64::from);
            let sum: u64 = ratings().sum();
            ratings().take_while(|rating| rating * rated as u64 >= sum).count()
        }
        Unrated::LastFifth => (order.len() * 4 / 5).min(rated),
    };
    let block = order.split_off(rated);
    order.splice(at..at, block);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(ratings: &[Option<u32>]) -> Vec<Seeding> {
        ratings.iter().map(|rating| Seeding::player(*rating)).collect()
    }

    #[test]
    fn ratings_descend_and_the_unrated_follow() {
        // UA-III.10.9.3, FMJD-V.3.1.1: the highest rating first.
        let field = players(&[Some(2100), None, Some(2300), Some(2200)]);
        for system in [System::Classified, System::MedianRated] {
            assert_eq!(numbers(system, &field, Unrated::Last, &mut Lots::new(1)), [3, 4, 1, 2]);
        }
    }

    #[test]
    fn equals_are_drawn() {
        // FMJD-V.3.1.4, UA13-IV.15.9.3.
        let field = players(&[Some(2000); 6]);
        let draw = |seed| numbers(System::MedianRated, &field, Unrated::Last, &mut Lots::new(seed));
        assert_eq!(draw(5), draw(5));
        assert!((0..20).any(|seed| draw(seed) != draw(5)), "another seed gives another order");
    }

    #[test]
    fn without_a_classification_everybody_is_drawn() {
        // FMJD-V.3.2.1: ratings mean nothing.
        let field = players(&[Some(2400), Some(2300), Some(2200), Some(2100)]);
        let draw = |seed| numbers(System::ByLots, &field, Unrated::Last, &mut Lots::new(seed));
        let mut drawn = draw(3);
        assert_eq!(drawn, draw(3));
        assert!((0..20).any(|seed| draw(seed) != [1, 2, 3, 4]));
        drawn.sort_unstable();
        assert_eq!(drawn, [1, 2, 3, 4]);
    }

    #[test]
    fn the_unrated_as_a_block() {
        // FMJD-V.3.1.2: mean 2200, so the block stands third; the last fifth of five begins at 5.
        let field = players(&[Some(2400), Some(2200), None, Some(2100), Some(2100)]);
        let below = numbers(System::Classified, &field, Unrated::BelowMean, &mut Lots::new(1));
        assert_eq!(below[..3], [1, 2, 3]);
        let fifth = numbers(System::Classified, &field, Unrated::LastFifth, &mut Lots::new(1));
        assert_eq!(fifth[2], 5);
    }

    #[test]
    fn teams_by_rated_members_then_mean() {
        // FMJD-V.3.1.3, FMJD-V.0.
        let field = [
            Seeding::team(&[Some(2400), None]),
            Seeding::team(&[Some(2000), Some(2000)]),
            Seeding::team(&[Some(2100), Some(2000)]),
        ];
        assert_eq!(numbers(System::Classified, &field, Unrated::Last, &mut Lots::new(1)), [3, 2, 1]);
    }
}
