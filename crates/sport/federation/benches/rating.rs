//! A million rated games, reckoned anew on one core: thirty years of Swiss events of a hundred players.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use damier_federation::rating::{Editions, Game, Kind, RatedEvent, RatingRules, Seeded, recompute};
use jiff::Span;
use jiff::civil::date;

const EVENTS: u32 = 2_223;
const PLAYERS: u32 = 100;
const ROUNDS: u32 = 9;
const PEOPLE: u32 = 20_000;

fn events() -> Vec<RatedEvent> {
    let mut state = 1u64;
    let mut below = |limit: u32| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % u64::from(limit)) as u32
    };
    (1..=EVENTS)
        .map(|id| {
            let starts = date(1990, 1, 1).saturating_add(Span::new().days(i64::from(id * 5)));
            let first = below(PEOPLE);
            let players = (0..PLAYERS).map(|at| (first + at * 7) % PEOPLE + 1).collect();
            let pairs = (0..ROUNDS).flat_map(|round| {
                (0..PLAYERS / 2).map(move |at| (at, PLAYERS / 2 + (at + round) % (PLAYERS / 2)))
            });
            let games = pairs
                .map(|(one, other)| Game { first: one as usize, second: other as usize, points: below(3) })
                .collect();
            let ends = starts.saturating_add(Span::new().days(9));
            RatedEvent { id, starts, ends, kind: Kind::Swiss, national: false, players, games }
        })
        .collect()
}

fn a_million_games(criterion: &mut Criterion) {
    let editions = Editions::only(RatingRules::fmjd().expect("built in"));
    let seeds: Vec<Seeded> = (1..=PEOPLE / 2)
        .map(|person| Seeded {
            person,
            from: date(1990, 1, 1),
            rating: 2000.0 + f64::from(person % 350),
            games: 40,
            was_strong: false,
            last_played: None,
        })
        .collect();
    let events = events();
    assert!(events.iter().map(|own| own.games.len()).sum::<usize>() >= 1_000_000);
    let mut group = criterion.benchmark_group("rating");
    group.sample_size(10);
    group.bench_function("a million games", |bencher| {
        bencher.iter(|| black_box(recompute(&editions, &seeds, &events, date(2021, 1, 1))));
    });
    group.finish();
}

criterion_group!(benches, a_million_games);
criterion_main!(benches);
