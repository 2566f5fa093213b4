//! What stands on a list, and what the officer learns from it.

use damier_federation::rating::{
    Editions, History, Listed, RatingRules, Seeded, listed, published, recompute, study,
};
use jiff::civil::{Date, date};

fn rules() -> RatingRules {
    RatingRules::fmjd().expect("built in")
}

/// Ratings as they were brought along: person, first day, rating, games.
fn history(seeds: &[(u32, Date, f64, u32)], today: Date) -> History {
    let seed = |(person, from, rating, games): &(u32, Date, f64, u32)| Seeded {
        person: *person,
        from: *from,
        rating: *rating,
        games: *games,
        was_strong: false,
        last_played: None,
    };
    let seeds: Vec<Seeded> = seeds.iter().map(seed).collect();
    recompute(&Editions::only(rules()), &seeds, &[], today)
}

fn shown(history: &History, day: Date) -> Vec<u32> {
    let numbers = rules().numbers.lists;
    let list = history.in_force(day).expect("a list");
    let lines = listed(&numbers, list);
    published(&numbers, history.before(list), &lines).map(|own: &Listed| own.person).collect()
}

// FMJD-IX.6.1: over 2200, the highest first, on 1 January and 1 July. FMJD-IX.6.2: so is who was over it at one of the
// last four closing dates.
#[test]
fn who_was_over_2200_is_shown_for_four_lists_more() {
    let (winter, summer) = (date(2020, 1, 1), date(2020, 7, 1));
    let seeds = [
        (1, winter, 2210.0, 40),
        (1, summer, 2190.0, 40),
        (2, winter, 2200.0, 40),
        (3, winter, 2300.0, 60),
        (4, winter, 2350.0, 8),
    ];
    let history = history(&seeds, date(2022, 8, 1));
    let starts: Vec<Date> = history.lists.iter().map(|own| own.starts).filter(|day| *day >= winter).collect();
    let halves = [winter, summer, date(2021, 1, 1), date(2021, 7, 1), date(2022, 1, 1), date(2022, 7, 1)];
    assert_eq!(starts, halves);
    assert_eq!(shown(&history, winter), [3, 1]);
    assert_eq!(shown(&history, date(2022, 6, 30)), [3, 1]);
    assert_eq!(shown(&history, date(2022, 7, 1)), [3]);
}

// FMJD-IX.7.5: the established of 25 to 40, the best fifty, and how all are spread.
#[test]
fn the_studies_of_the_rating_officer() {
    let (winter, summer) = (date(2025, 1, 1), date(2025, 7, 1));
    let mut seeds = Vec::new();
    for person in 1..=60 {
        let rating = 2000.0 + f64::from(person);
        seeds.push((person, winter, rating, 40));
        // Half a year later everybody has gained six points, the youngest one.
        seeds.push((person, summer, rating + if person <= 10 { 1.0 } else { 6.0 }, 40));
    }
    // Too few games to be established.
    seeds.push((61, winter, 2030.0, 20));
    seeds.push((61, summer, 2130.0, 20));
    let history = history(&seeds, date(2025, 8, 1));
    let (now, before) = (&history.lists[history.lists.len() - 1], &history.lists[history.lists.len() - 2]);
    // At the closing of May 2025: eleven to twenty are 25, twenty-one to thirty 40; the others 24 and 41.
    let born = |person: u32| match person {
        1..=10 => Some(2001),
        11..=20 | 61 => Some(2000),
        21..=30 => Some(1985),
        31..=40 => Some(1984),
        _ => None,
    };
    let found = study(&rules(), now, Some(before), born);
    assert_eq!((found.group, found.players), (20, 61));
    assert_eq!((found.group_mean, found.group_change), (Some(2020.5 + 6.0), Some(6.0)));
    let best = |ratings: &[f64]| ratings.iter().sum::<f64>() / 50.0;
    let then: Vec<f64> = (11..=60).map(|own| 2000.0 + f64::from(own)).collect();
    let mut later: Vec<f64> = (12..=60).map(|own| 2006.0 + f64::from(own)).collect();
    later.push(2130.0);
    let change = found.top_change.expect("two lists");
    assert!((found.top_mean.expect("players") - best(&later)).abs() < 1e-9);
    // On the first list number 61 stood at 2030 and pushed out nobody of the best fifty but the last.
    let then = best(&then) + (2030.0 - 2011.0) / 50.0;
    assert!((change - (best(&later) - then)).abs() < 1e-9, "{change}");
    assert_eq!(found.distribution.into_iter().collect::<Vec<_>>(), [(2000, 43), (2050, 17), (2100, 1)]);
}
