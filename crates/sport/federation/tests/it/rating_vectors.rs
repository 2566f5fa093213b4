//! The vectors of annex IX, reckoned by hand.

use damier_federation::rating::{
    Before, Change, Class, Editions, Game, How, Kind, Known, RatedEvent, RatingRules, Seeded, Why, rate,
    recompute,
};
use jiff::civil::date;

fn rules() -> RatingRules {
    RatingRules::fmjd().expect("built in")
}

fn near(found: f64, wanted: f64, by: f64) {
    assert!((found - wanted).abs() < by, "{found} is not {wanted}");
}

fn player(rating: f64, games: u32) -> Before {
    Before { listed: Some(rating), rating: Some(rating), games, ..Before::default() }
}

fn unrated() -> Before {
    Before::default()
}

/// Games of the first player against the others, one after another.
fn against(points: &[u32]) -> Vec<Game> {
    points.iter().enumerate().map(|(at, points)| Game { first: 0, second: at + 1, points: *points }).collect()
}

fn changed(change: &Change) -> f64 {
    match change.how {
        How::Expected { change, .. } => change,
        other => panic!("{other:?}"),
    }
}

// Vectors TV-IX.1 of FMJD-IX.2.3.1 and TV-IX.2 of FMJD-IX.2.4.1, FMJD-IX.2.4.2; both directions.
#[test]
fn the_tables_in_both_directions() {
    let rules = rules();
    assert_eq!(rules.differences.difference(61.5), Some(83.5));
    assert_eq!(rules.differences.difference(38.5), Some(-83.5));
    near(rules.interpolated(100.0), 63.714, 0.001);
    near(rules.interpolated(-100.0), 36.286, 0.001);
    assert_eq!((rules.expectations.expected(100.0), rules.expectations.expected(-100.0)), (64.0, 36.0));
    // FMJD-IX.2.3.2, R1: the ends.
    assert_eq!(rules.differences.difference(99.0), Some(677.0));
    assert_eq!(rules.differences.difference(99.5), None);
    assert_eq!(rules.differences.difference(0.5), None);
    for (difference, percent) in [(677.0, 99.0), (735.0, 99.0), (736.0, 100.0), (-736.0, 0.0), (0.0, 50.0)] {
        assert_eq!(rules.interpolated(difference), percent, "{difference}");
    }
    // FMJD-IX.2.4.2, R9: rounded half up.
    for (difference, percent) in
        [(3.4, 50.0), (3.5, 51.0), (-3.5, 50.0), (-3.6, 49.0), (735.4, 99.0), (735.5, 100.0)]
    {
        assert_eq!(rules.expectations.expected(difference), percent, "{difference}");
    }
}

// FMJD-IX.2.1: there and back again.
#[test]
fn what_is_expected_is_what_was_scored() {
    let rules = rules();
    for tenths in 10..=990 {
        let percent = f64::from(tenths) / 10.0;
        let difference = rules.differences.difference(percent).expect("inside the table");
        near(rules.interpolated(difference), percent, 1e-9);
    }
}

// Vector TV-IX.6 of FMJD-IX.3.2.1, FMJD-IX.3.2.2: 12 of 18 against a mean of 2150; D-65, D-67b.
#[test]
fn a_change_against_nine_opponents() {
    let mut field = vec![player(2250.0, 40)];
    field.extend((0..9).map(|_| player(2150.0, 40)));
    let games = against(&[2, 2, 2, 2, 1, 1, 1, 1, 0]);
    let change = rate(&rules(), Kind::Swiss, &field, &games)[0];
    near(changed(&change), 3.99, 0.005);
    assert_eq!((change.games, change.points), (9, 12));
    // FMJD-IX.3.1.1: Rc + D(66.67 %).
    near(change.performance.expect("there is one"), 2150.0 + 122.333, 0.01);
    let mut other = rules();
    other.numbers.expected_by = damier_federation::rating::ExpectedBy::Table;
    near(changed(&rate(&other, Kind::Swiss, &field, &games)[0]), 3.60, 0.005);
    other.numbers.points_per_win = 2;
    near(changed(&rate(&other, Kind::Swiss, &field, &games)[0]), 7.20, 0.005);
}

// FMJD-IX.7.1: only differences have meaning, so the same games move everybody alike on any part of the scale.
#[test]
fn the_scale_has_no_fixed_points() {
    let games = against(&[2, 2, 1, 1, 0, 2, 1, 0, 2]);
    let changes = |shift: f64| {
        let mut field = vec![player(1900.0 + shift, 40)];
        field.extend((0..9).map(|own| player(1850.0 + 20.0 * f64::from(own) + shift, 40)));
        rate(&rules(), Kind::Swiss, &field, &games).iter().map(changed).collect::<Vec<_>>()
    };
    for shift in [-300.0, 17.5, 200.0] {
        for (here, there) in changes(0.0).into_iter().zip(changes(shift)) {
            near(there, here, 1e-9);
        }
    }
}

/// A round robin in which the first made 12 of 18 and everybody else drew.
fn ten() -> (Vec<Before>, Vec<Game>) {
    let mut field = vec![player(2250.0, 40)];
    field.extend((0..9).map(|_| player(19_750.0 / 9.0, 40)));
    let mut games = against(&[2, 2, 2, 1, 1, 1, 1, 1, 1]);
    for first in 1..10 {
        games.extend((first + 1..10).map(|second| Game { first, second, points: 1 }));
    }
    (field, games)
}

// Vectors TV-IX.4 of FMJD-IX.3.1.2 and TV-IX.7 of FMJD-IX.3.2.2.
#[test]
fn a_round_robin_of_ten() {
    let (field, games) = ten();
    let change = rate(&rules(), Kind::RoundRobin { cycles: 1 }, &field, &games)[0];
    near(changed(&change), 12.0, 0.001);
    near(change.performance.expect("there is one"), 2310.1, 0.01);
    let twice: Vec<Game> = games.iter().chain(&games).copied().collect();
    let change = rate(&rules(), Kind::RoundRobin { cycles: 2 }, &field, &twice)[0];
    let How::Expected { expected, .. } = change.how else { panic!("{change:?}") };
    near(expected, 10.40, 0.001);
}

// R2 of FMJD-IX.3.2.2: a game that was not played makes it a matter of the opponents he played.
#[test]
fn a_round_robin_with_an_unplayed_game() {
    let (field, mut games) = ten();
    games.remove(0);
    let change = rate(&rules(), Kind::RoundRobin { cycles: 1 }, &field, &games)[0];
    let How::Expected { expected, .. } = change.how else { panic!("{change:?}") };
    near(expected, 8.0 * rules().interpolated(2250.0 - (19_750.0 / 9.0)) / 100.0, 1e-9);
}

// Vector TV-IX.5 of FMJD-IX.3.1.3.
#[test]
fn a_match_of_two_rated_players() {
    let field = [player(2300.0, 60), player(2200.0, 60)];
    let games: Vec<Game> =
        [2, 1, 1, 1, 1].iter().map(|points| Game { first: 0, second: 1, points: *points }).collect();
    let changes = rate(&rules(), Kind::Match, &field, &games);
    near(changes[0].performance.expect("there is one"), 2286.0, 1e-9);
    // FMJD-IX.3.1.3, R10: against an unrated player the rated one keeps his rating.
    let field = [player(2300.0, 60), unrated()];
    let changes = rate(&rules(), Kind::Match, &field, &games);
    assert_eq!(changes[0].how, How::Nothing { why: Why::OnlyRated });
    near(changes[1].after.expect("rated now"), 2300.0 - 72.0, 1e-9);
}

// Vector TV-IX.8 of FMJD-IX.3.3.2.
#[test]
fn newcomers_have_the_mean_of_their_performances() {
    let rules = rules();
    let before = Before { listed: Some(2150.0), rating: Some(2150.0), games: 9, ..Before::default() };
    let mut field = vec![before];
    field.extend((0..7).map(|_| player(2230.0, 40)));
    let change = rate(&rules, Kind::Swiss, &field, &against(&[1; 7]))[0];
    near(change.after.expect("rated"), 2185.0, 1e-9);
    for (points, rating) in [(0, 1900.0), (2, 2400.0)] {
        let mut field = vec![unrated()];
        field.extend((0..9).map(|_| player(2150.0, 40)));
        let change = rate(&rules, Kind::Swiss, &field, &against(&[points; 9]))[0];
        assert_eq!(change.after, Some(rating));
    }
}

// Vector TV-IX.9 of FMJD-IX.3.3.3, FMJD-IX.5.3, D-67a: six rated players with 54 % on average.
#[test]
fn not_all_are_rated() {
    let mut field: Vec<Before> = (0..6).map(|_| player(2200.0, 40)).collect();
    field.extend([unrated(), unrated()]);
    let mut games = Vec::new();
    for first in 0..8 {
        games.extend((first + 1..8).map(|second| Game { first, second, points: 1 }));
    }
    // Both unrated players lose to the first two rated ones.
    for game in &mut games {
        if game.second >= 6 && game.first < 2 {
            game.points = 2;
        }
    }
    let rules = rules();
    let changes = rate(&rules, Kind::RoundRobin { cycles: 1 }, &field, &games);
    // 9 of 14 twice, 7 of 14 four times; the mean of the differences, seven eighths of it.
    let high = rules.differences.difference(900.0 / 14.0).expect("inside");
    let whole = 2200.0 - (2.0 * high / 6.0) * 7.0 / 8.0;
    let How::Expected { mean, .. } = changes[2].how else { panic!("{:?}", changes[2]) };
    near(mean, whole, 1e-9);
    let low = rules.differences.difference(500.0 / 14.0).expect("inside");
    near(changes[6].after.expect("rated now"), whole + low * 7.0 / 8.0, 1e-9);
}

// Vector TV-IX.10 of FMJD-IX.3.2.3; R5.
#[test]
fn the_development_coefficient() {
    let k = |rating: f64, games: u32, was_strong: bool| {
        let mut field = vec![Before { was_strong, ..player(rating, games) }];
        field.extend((0..9).map(|_| player(2200.0, 40)));
        match rate(&rules(), Kind::Swiss, &field, &against(&[1; 9]))[0].how {
            How::Expected { k, .. } => k,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(k(2180.0, 27, false), 25.0);
    assert_eq!(k(2310.0, 29, true), 25.0);
    assert_eq!(k(2180.0, 40, false), 15.0);
    assert_eq!(k(2240.0, 40, true), 10.0);
}

// FMJD-IX.5.7, R7: nine games against rated players, kept ones included; rated players by rated ones only.
#[test]
fn nine_games_make_a_first_rating() {
    let rules = rules();
    let mut field = vec![unrated()];
    field.extend((0..8).map(|_| player(2200.0, 40)));
    field.push(unrated());
    let changes = rate(&rules, Kind::Swiss, &field, &against(&[1, 1, 1, 1, 1, 1, 1, 1, 2]));
    assert_eq!(changes[0].how, How::Kept { so_far: 8, needed: 9 });
    assert_eq!(changes[0].after, None);
    assert_eq!(changes[1].how, How::Nothing { why: Why::NoGames });
    field[0].kept = vec![(2380.0, 1)];
    let change = rate(&rules, Kind::Swiss, &field, &against(&[1; 9]))[0];
    near(change.after.expect("rated"), 2220.0, 1e-9);
    assert_eq!(change.games, 8);
}

// Vector TV-IX.14 of FMJD-IX.6.3; FMJD-IX.6.4, R8, D-66b.
#[test]
fn classes_of_the_list() {
    let lists = rules().numbers.lists;
    let class = |rating: f64, games: u32, played| {
        let known = Known { rating: Some(rating), games, last_played: Some(played), ..Known::default() };
        Class::at(&lists, &known, date(2025, 11, 30))
    };
    let now = date(2025, 10, 1);
    assert_eq!(class(2310.0, 51, now), Some(Class::A));
    assert_eq!(class(2310.0, 45, now), Some(Class::B));
    assert_eq!(class(2300.0, 50, now), Some(Class::B));
    assert_eq!(class(2250.0, 31, now), Some(Class::A));
    assert_eq!(class(2250.0, 20, now), Some(Class::B));
    assert_eq!(class(2250.0, 8, now), None);
    assert_eq!(class(2250.0, 90, date(2022, 12, 1)), Some(Class::A));
    assert_eq!(class(2250.0, 90, date(2022, 11, 30)), Some(Class::B));
    assert_eq!(class(2250.0, 90, date(2020, 12, 1)), Some(Class::B));
    assert_eq!(class(2250.0, 90, date(2020, 11, 30)), Some(Class::C));
}

// FMJD-IX.4.3: a list that was brought along in the middle of its time is in force for events that begin in it.
#[test]
fn a_list_that_was_brought_along_late() {
    let editions = Editions::only(rules());
    let seed = |person, rating| Seeded {
        person,
        from: date(2024, 3, 1),
        rating,
        games: 50,
        was_strong: false,
        last_played: None,
    };
    let event = RatedEvent {
        id: 1,
        starts: date(2024, 4, 1),
        ends: date(2024, 4, 3),
        kind: Kind::Match,
        national: false,
        players: vec![1, 2],
        games: vec![Game { first: 0, second: 1, points: 2 }],
    };
    let found = recompute(&editions, &[seed(1, 2200.0), seed(2, 2200.0)], &[event], date(2029, 12, 15));
    near(changed(&found.events[&1][0].1), 7.5, 1e-9);
    let last = found.lists.last().expect("lists");
    assert_eq!(Class::at(&rules().numbers.lists, &last.known[&1], last.closes), Some(Class::C));
}
