//! Runs `tests/cases/zones.cases`: days across zones and on the nights when clocks are changed.

use std::collections::BTreeMap;

use damier_correspondence::{Control, Entry, Party, PostalGame, Side, Stamp, Terms, days_between};
use jiff::Timestamp;
use jiff::civil::date;
use jiff::tz::TimeZone;

const CASES: &str = include_str!("../cases/zones.cases");

fn at(text: &str) -> Timestamp {
    text.parse().unwrap_or_else(|_| panic!("{text} is no instant"))
}

/// White plays after the start, Black receives at one instant and answers at another: what it costs him.
fn cost(control: &str, zone: &TimeZone, received: &str, sent: &str) -> String {
    let mut terms = Terms::new("ua2013-russian", "ua2013", date(2026, 1, 1)).on_server();
    terms.control = Some(control.parse::<Control>().expect("a control"));
    let start = Stamp::day(date(2026, 1, 1));
    let mut game = PostalGame::begin(terms, Party::named("A"), Party::named("B"), start).expect("terms");
    let (came, went) = (Stamp::of(at(received), zone), Stamp::of(at(sent), zone));
    for (side, from, to, mv) in [(Side::White, came, came, "c3-d4"), (Side::Black, came, went, "b6-a5")] {
        let fact = game.move_now(side, mv, Some(from), to, false);
        game.apply(&Entry { on: to, fact }).expect("a move");
    }
    // The next move is not counted yet, so an increment is already there.
    format!("{} {}", game.account(Side::Black).used, game.left(Side::Black, went))
}

fn overstep(zone: &TimeZone, start: &str, now: &str) -> String {
    let start = Stamp::of(at(start), zone);
    let terms = Terms::new("ua2013-russian", "ua2013", start.date).on_server();
    let game = PostalGame::begin(terms, Party::named("A"), Party::named("B"), start).expect("terms");
    let over = game.claimable(Side::White, Stamp::of(at(now), zone)).overstep();
    over.map_or("none".to_owned(), |days| days.to_string())
}

#[test]
fn days_are_those_of_the_players_calendar() {
    let mut zones: BTreeMap<&str, TimeZone> = BTreeMap::new();
    let mut faults = Vec::new();
    for (number, line) in
        (1..).zip(CASES.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    {
        if let Some((name, rule)) = line.strip_prefix("zone ").and_then(|rest| rest.split_once(' ')) {
            zones.insert(name, TimeZone::posix(rule).unwrap_or_else(|why| panic!("line {number}: {why}")));
            continue;
        }
        let (asked, wanted) = line.split_once("=>").unwrap_or_else(|| panic!("line {number} has no =>"));
        let found = match asked.split_whitespace().collect::<Vec<_>>()[..] {
            ["overstep", zone, start, now] => overstep(&zones[zone], start, now),
            [control, zone, received, sent] => cost(control, &zones[zone], received, sent),
            _ => panic!("line {number}: {line}"),
        };
        if found != wanted.trim() {
            faults.push(format!("line {number}: {line}\n    found: {found}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Two zones at the ends of the world: each counts by his own calendar, and nobody ever gains a day.
#[test]
fn dates_of_two_calendars_are_never_mixed() {
    let (east, west) =
        (TimeZone::posix("<+14>-14").expect("a zone"), TimeZone::posix("<-10>10").expect("a zone"));
    let mut terms = Terms::new("ua2013-russian", "ua2013", date(2026, 5, 1)).on_server();
    terms.control = None;
    let start = Stamp::day(date(2026, 5, 1));
    let mut game = PostalGame::begin(terms, Party::named("A"), Party::named("B"), start).expect("terms");
    // White moves in Kiritimati on the 2nd, which is still the 1st in Honolulu; Black answers an hour later.
    let moved = at("2026-05-02T09:30:00Z");
    let white = Stamp::of(moved, &east);
    assert_eq!((white.date, Stamp::of(moved, &west).date), (date(2026, 5, 2), date(2026, 5, 1)));
    let fact = game.move_now(Side::White, "c3-d4", None, white, false);
    game.apply(&Entry { on: white, fact }).expect("a move");
    let answer = Stamp::of(at("2026-05-02T10:30:00Z"), &west);
    let fact = game.move_now(Side::Black, "b6-a5", Some(white.in_zone(&west)), answer, false);
    game.apply(&Entry { on: answer, fact }).expect("an answer");
    assert_eq!((game.account(Side::White).used, game.account(Side::Black).used), (1, 1));
    assert_eq!(days_between(date(2026, 5, 1), answer.date), 1);
}
