//! `tests/cases/*.jsonl`: facts in their order, and why some of them are refused.
//!
//! A line is `{"on": day or moment, "by": office, "fact": …}`, with `"refused": name` where it must not be
//! accepted; a line `{"case": …}` begins another contest. `"name"` says who speaks; else it is whoever holds the
//! office.

use damier_clock::Moment;
use damier_contests::composing::Composing;
use damier_contests::solving::Solving;
use damier_contests::{By, Course, Entry, Journal, Office};
use jiff::Timestamp;
use serde::de::DeserializeOwned;
use serde_json::Value;

fn moment(text: &str) -> Moment {
    let full = if text.contains('T') { text.to_owned() } else { format!("{text}T12:00:00Z") };
    Moment::from_millis(full.parse::<Timestamp>().expect("a moment").as_millisecond())
}

/// Tells the contests of a file one after the other.
pub(crate) fn run<C: Course>(text: &str) -> Vec<(String, Journal<C>)>
where
    C::Fact: DeserializeOwned,
{
    let mut told: Vec<(String, Journal<C>)> = Vec::new();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| line.starts_with('{')) {
        let value: Value = serde_json::from_str(line).unwrap_or_else(|why| panic!("line {number}: {why}"));
        if let Some(case) = value["case"].as_str() {
            told.push((case.to_owned(), Journal::new()));
            continue;
        }
        let (case, journal) = told.last_mut().expect("a case begins with its name");
        let office: Office = serde_json::from_value(value["by"].clone()).expect("an office");
        let fact = serde_json::from_value(value["fact"].clone())
            .unwrap_or_else(|why| panic!("line {number} of {case}: {why}"));
        let at = moment(value["on"].as_str().expect("a day"));
        let holder = journal.state().officials().iter().find(|official| official.office == office);
        let holder = || holder.map_or(office.name(), |official| official.name.as_str());
        let by = By::new(office, value["name"].as_str().unwrap_or_else(holder));
        let entry = Entry { seq: journal.next_seq(), at, by, fact };
        match (journal.apply(entry), value["refused"].as_str()) {
            (Ok(()), None) => {}
            (Ok(()), Some(refused)) => panic!("line {number} of {case}: accepted instead of {refused}"),
            (Err(why), None) => panic!("line {number} of {case}: {why}"),
            (Err(why), Some(refused)) => {
                let told = serde_json::to_value(&why).expect("a refusal");
                let variant = told
                    .as_str()
                    .map(str::to_owned)
                    .or_else(|| told.as_object().and_then(|object| object.keys().next().cloned()));
                assert_eq!(variant.as_deref(), Some(refused), "line {number} of {case}: {why}");
                if let Some(clause) = value["clause"].as_str() {
                    assert!(why.clauses().contains(&clause), "line {number} of {case}: {:?}", why.clauses());
                }
            }
        }
    }
    told
}

pub(crate) fn composing() -> Vec<(String, Journal<Composing>)> {
    run(include_str!("../cases/composing.jsonl"))
}

pub(crate) fn solving() -> Vec<(String, Journal<Solving>)> {
    run(include_str!("../cases/solving.jsonl"))
}

#[test]
fn contests_of_composing_go_as_the_codes_say() {
    assert!(!composing().is_empty());
}

#[test]
fn contests_of_solving_go_as_the_codes_say() {
    assert!(!solving().is_empty());
}

/// Told again from the beginning, the facts amount to the same.
#[test]
fn facts_can_be_told_again() {
    for (case, journal) in composing() {
        let again = Journal::<Composing>::replay(journal.entries().to_vec()).expect("the same facts");
        assert_eq!(again.state(), journal.state(), "{case}");
    }
    for (case, journal) in solving() {
        let again = Journal::<Solving>::replay(journal.entries().to_vec()).expect("the same facts");
        assert_eq!(again.state(), journal.state(), "{case}");
    }
}
