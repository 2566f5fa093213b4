//! Whole books against another program: `cases/periods.jsonl`.
//!
//! The file was made by `cases/periods.py`, which was written from the text of annex IX alone and reckons with
//! fractions. Each line is a federation: its facts, and every list that must come of them. `DAMIER_PERIODS` names a
//! longer file.

use std::collections::BTreeMap;

use damier_federation::rating::{Class, rules_of};
use damier_federation::{Book, Entry, Fact, Pool};
use jiff::civil::Date;
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    facts: Vec<Fact>,
    today: Date,
    left_out: Vec<u32>,
    /// By the first day of the list.
    lists: BTreeMap<Date, Expected>,
}

/// Of everybody his rating, his games, and his class.
type Expected = BTreeMap<u32, (f64, u32, Option<String>)>;

fn book(facts: Vec<Fact>) -> Book {
    let entry = |(fact, seq)| Entry { seq, at: Default::default(), by: "other".into(), fact };
    Book::replay(facts.into_iter().zip(1..).map(entry).collect()).expect("facts that can be")
}

// FMJD-IX.3.1.1 to FMJD-IX.3.3.3, FMJD-IX.4.3 to FMJD-IX.4.7, FMJD-IX.5.2 to FMJD-IX.5.7, FMJD-IX.6.3, FMJD-IX.6.4,
// FMJD-X.4.4.3.5, R1 to R10.
#[test]
fn every_list_is_that_of_the_other_program() {
    let longer =
        std::env::var("DAMIER_PERIODS").ok().map(|path| std::fs::read_to_string(path).expect("a file"));
    let text = longer.as_deref().unwrap_or(include_str!("../cases/periods.jsonl"));
    for (line, number) in text.lines().zip(1..) {
        let case: Case = serde_json::from_str(line).unwrap_or_else(|error| panic!("line {number}: {error}"));
        let found = book(case.facts).state().ratings(Pool::Hundred, case.today).expect("regulations");
        let left_out: Vec<u32> = found.left_out.iter().map(|(event, _)| event.0).collect();
        assert_eq!(left_out, case.left_out, "line {number}: reports that came too late");
        let lists: BTreeMap<Date, _> = found.history.lists.iter().map(|own| (own.starts, own)).collect();
        for (starts, wanted) in &case.lists {
            let list = lists[starts];
            let who: Vec<u32> = list.known.keys().copied().collect();
            assert_eq!(who, wanted.keys().copied().collect::<Vec<_>>(), "line {number}, list of {starts}");
            for (person, (rating, games, class)) in wanted {
                let at = format!("line {number}, list of {starts}, #{person}");
                let known = &list.known[person];
                let own = known.rating.expect("rated");
                assert!((own - rating).abs() < 1e-5, "{at}: {own}, not {rating}");
                assert_eq!(known.games, *games, "{at}: games");
                let rules = &rules_of(&found.editions, list).numbers.lists;
                let letter = Class::at(rules, known, list.closes).map(|own| own.letter().to_owned());
                assert_eq!(letter, *class, "{at}: class");
            }
        }
    }
}
