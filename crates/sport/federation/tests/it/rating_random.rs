//! Random histories against the plain reckoning of [`crate::oracle`].

use std::collections::BTreeMap;

use damier_federation::rating::{Editions, Game, Kind, RatedEvent, RatingRules, Seeded, recompute};
use jiff::civil::{Date, date};

use crate::oracle::{PlainEvent, plain};

/// Numbers that look random and are the same everywhere.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// The half-year of a list or period: list 0 is that of 1 January 2020, made of the period that closed on
/// 30 November 2019.
fn list_of(day: Date) -> i32 {
    (i32::from(day.year()) - 2020) * 2 + i32::from(day.month() >= 7)
}

fn period_of(day: Date) -> i32 {
    (i32::from(day.year()) - 2020) * 2
        + match day.month() {
            12 => 3,
            1..=5 => 1,
            _ => 2,
        }
}

fn events(chance: &mut Chance, people: u64) -> Vec<RatedEvent> {
    let count = 12 + chance.below(25);
    (1..=count as u32).map(|id| event(chance, people, id)).collect()
}

fn event(chance: &mut Chance, people: u64, id: u32) -> RatedEvent {
    let starts = date(2020, 1, 1).saturating_add(jiff::Span::new().days(chance.below(900) as i64));
    let ends = starts.saturating_add(jiff::Span::new().days(chance.below(40) as i64));
    let kind = match chance.below(5) {
        0 => Kind::Match,
        1 => Kind::RoundRobin { cycles: 2 },
        2 | 3 => Kind::RoundRobin { cycles: 1 },
        _ => Kind::Swiss,
    };
    let wanted = if kind == Kind::Match { 2 } else { 3 + chance.below(people.min(12) - 3) as usize };
    let mut players = Vec::new();
    while players.len() < wanted {
        let person = 1 + chance.below(people) as u32;
        if !players.contains(&person) {
            players.push(person);
        }
    }
    let mut games = Vec::new();
    let cycles = match kind {
        Kind::RoundRobin { cycles } => cycles,
        Kind::Match => 3,
        Kind::Swiss => 1,
    };
    let unplayed = chance.below(3) == 0;
    for _ in 0..cycles {
        for first in 0..wanted {
            for second in first + 1..wanted {
                if !(unplayed && chance.below(6) == 0) {
                    // Smaller numbers play better, so that there are clean scores.
                    let luck = chance.below(6) as usize;
                    let points = if luck < 3 {
                        2 * u32::from(players[first] < players[second])
                    } else {
                        luck as u32 - 3
                    };
                    games.push(Game { first, second, points });
                }
            }
        }
    }
    RatedEvent { id, starts, ends, kind, national: false, players, games }
}

fn plainly(event: &RatedEvent) -> PlainEvent {
    let who = |place: usize| event.players[place];
    PlainEvent {
        list: list_of(event.starts),
        period: period_of(event.ends),
        kind: match event.kind {
            Kind::RoundRobin { cycles } => ('r', cycles),
            Kind::Match => ('m', 1),
            Kind::Swiss => ('s', 1),
        },
        players: event.players.clone(),
        games: event.games.iter().map(|own| (who(own.first), who(own.second), own.points)).collect(),
    }
}

// FMJD-IX.3.1.1, FMJD-IX.3.1.2, FMJD-IX.3.1.3, FMJD-IX.3.2.1, FMJD-IX.3.2.2, FMJD-IX.3.2.3, FMJD-IX.3.3.1, FMJD-IX.3.3.2,
// FMJD-IX.3.3.3, FMJD-IX.4.3, FMJD-IX.4.4, FMJD-IX.5.3, FMJD-IX.5.4, FMJD-IX.5.5, FMJD-IX.5.7: six periods with all kinds of events,
// newcomers, kept games and unplayed ones.
#[test]
fn histories_agree_with_the_plain_reckoning() {
    let editions = Editions::only(RatingRules::fmjd().expect("built in"));
    for seed in 0..400 {
        let mut chance = Chance(seed * 7919 + 1);
        let people = 8 + chance.below(20);
        let mut known = BTreeMap::new();
        for person in 1..=people as u32 {
            if chance.below(3) == 0 {
                let games = [4, 20, 28, 60][chance.below(4) as usize];
                known.insert(person, (1950.0 + chance.below(450) as f64, games));
            }
        }
        let mut all = events(&mut chance, people);
        all.sort_by_key(|own| (own.ends, own.starts, own.id));
        let seeds: Vec<Seeded> = known
            .iter()
            .map(|(person, (rating, games))| Seeded {
                person: *person,
                from: date(2020, 1, 1),
                rating: *rating,
                games: *games,
                was_strong: *rating >= 2300.0,
                last_played: None,
            })
            .collect();
        let found = recompute(&editions, &seeds, &all, date(2022, 12, 15));
        let plain = plain(&all.iter().map(plainly).collect::<Vec<_>>(), &known, 0, 6);
        for list in found.lists.iter().filter(|own| own.starts >= date(2020, 1, 1)) {
            let wanted = &plain[&list_of(list.starts)];
            assert_eq!(list.known.len(), wanted.len(), "seed {seed}, list {}", list.starts);
            for (person, known) in &list.known {
                let (rating, games) = wanted[person];
                let own = known.rating.expect("rated");
                assert!(
                    (own - rating).abs() < 1e-6,
                    "seed {seed}, {}, #{person}: {own}, {rating}",
                    list.starts
                );
                assert_eq!(known.games, games, "seed {seed}, {}, #{person}", list.starts);
            }
        }
        assert_eq!(found.lists.last().map(|own| list_of(own.starts)), Some(6));
    }
}

// With everybody established, what one wins among equals the others lose.
#[test]
fn equals_win_what_the_others_lose() {
    let editions = Editions::only(RatingRules::fmjd().expect("built in"));
    let seeds: Vec<Seeded> = (1..=12)
        .map(|person| Seeded {
            person,
            from: date(2020, 1, 1),
            rating: 2100.0 + f64::from(person),
            games: 50,
            was_strong: false,
            last_played: None,
        })
        .collect();
    for seed in 0..50 {
        let mut one = event(&mut Chance(seed), 12, 1);
        one.kind = Kind::RoundRobin { cycles: 1 };
        one.games.retain(|own| own.first < own.second);
        let full = one.players.len() * (one.players.len() - 1) / 2;
        if one.games.len() != full {
            continue;
        }
        let found = recompute(&editions, &seeds, &[one], date(2023, 1, 1));
        let sum: f64 = found.events[&1].iter().filter_map(|(_, change)| change.moved()).sum();
        assert!(sum.abs() < 1.0, "{sum}");
    }
}
