//! Days across zones and on the nights when clocks are changed.

use damier_correspondence::{Control, Entry, Party, PostalGame, Side, Stamp, Terms, days_between};
use jiff::Timestamp;
use jiff::civil::date;
use jiff::tz::TimeZone;

fn zone(posix: &str) -> TimeZone {
    TimeZone::posix(posix).expect("a zone")
}

fn kyiv() -> TimeZone {
    zone("EET-2EEST,M3.5.0/3,M10.5.0/4")
}

fn at(text: &str) -> Timestamp {
    text.parse().expect("an instant")
}

/// White plays after the start, Black receives at one instant and answers at another: what it costs him.
fn cost(control: &str, zone: &TimeZone, received: &str, sent: &str) -> (i64, i64) {
    let mut terms = Terms::new("ua2013-russian", "ua2013", date(2026, 1, 1)).on_server();
    terms.control = Some(control.parse::<Control>().expect("a control"));
    let start = Stamp::day(date(2026, 1, 1));
    let mut game = PostalGame::begin(terms, Party::named("A"), Party::named("B"), start).expect("terms");
    let came = Stamp::of(at(received), zone);
    let went = Stamp::of(at(sent), zone);
    for (side, from, to, mv) in [(Side::White, came, came, "c3-d4"), (Side::Black, came, went, "b6-a5")] {
        let fact = game.move_now(side, mv, Some(from), to, false);
        game.apply(&Entry { on: to, fact }).expect("a move");
    }
    (game.account(Side::Black).used, game.left(Side::Black, went))
}

#[test]
fn a_minute_over_midnight_is_a_day_and_a_whole_day_is_none_before_it() {
    let utc = TimeZone::UTC;
    assert_eq!(cost("30d/10", &utc, "2026-03-01T23:59:30Z", "2026-03-02T00:00:10Z").0, 1);
    assert_eq!(cost("30d/10", &utc, "2026-03-01T00:00:00Z", "2026-03-01T23:59:59Z").0, 0);
}

#[test]
fn the_day_is_that_of_the_players_own_calendar() {
    let (received, sent) = ("2026-06-01T20:30:00Z", "2026-06-01T21:30:00Z");
    assert_eq!(cost("30d/10", &TimeZone::UTC, received, sent).0, 0);
    // In Kyiv midnight in summer is 21:00 in Greenwich.
    assert_eq!(cost("30d/10", &kyiv(), received, sent).0, 1);
    assert_eq!(cost("30d/10", &zone("<-10>10"), received, sent).0, 0);
}

#[test]
fn days_of_23_and_25_hours_are_days() {
    // Clocks go forward on 29 March 2026 at three, back on 25 October at four.
    assert_eq!(cost("30d/10", &kyiv(), "2026-03-28T22:30:00Z", "2026-03-29T20:30:00Z").0, 0);
    assert_eq!(cost("30d/10", &kyiv(), "2026-03-28T21:30:00Z", "2026-03-29T21:30:00Z").0, 2);
    assert_eq!(cost("30d/10", &kyiv(), "2026-10-24T21:30:00Z", "2026-10-25T21:30:00Z").0, 0);
    assert_eq!(cost("30d/10", &kyiv(), "2026-10-24T20:30:00Z", "2026-10-25T22:30:00Z").0, 2);
}

#[test]
fn banks_count_hours_whatever_the_calendar_says() {
    let day = 86_400;
    let (_, left) = cost("5d+1d", &kyiv(), "2026-03-28T21:30:00Z", "2026-03-29T21:30:00Z");
    assert_eq!(left, 5 * day - day + day);
    let (_, left) = cost("5d+0d", &kyiv(), "2026-10-24T20:30:00Z", "2026-10-25T22:30:00Z");
    assert_eq!(left, 5 * day - 26 * 3600);
    let (_, left) = cost("5d+0d", &TimeZone::UTC, "2026-03-01T10:00:00Z", "2026-03-01T11:00:00Z");
    assert_eq!(left, 5 * day - 3600);
}

#[test]
fn an_overstep_begins_with_the_first_second_of_the_day() {
    let zone = kyiv();
    let terms = Terms::new("ua2013-russian", "ua2013", date(2026, 3, 1)).on_server();
    let start = Stamp::of(at("2026-03-01T08:00:00Z"), &zone);
    let game = PostalGame::begin(terms, Party::named("A"), Party::named("B"), start).expect("terms");
    // Thirty days from 1 March are over with 31 March; the night of the change lies between.
    let last = Stamp::of(at("2026-03-31T20:59:59Z"), &zone);
    assert_eq!(days_between(start.date, last.date), 30);
    assert_eq!(game.claimable(Side::White, last).overstep(), None);
    let first = Stamp::of(at("2026-03-31T21:00:00Z"), &zone);
    assert_eq!(game.claimable(Side::White, first).overstep(), Some(1));
}
