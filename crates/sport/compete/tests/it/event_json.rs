//! Facts as they are stored: `tests/cases/facts.jsonl` pins the JSON of every one of them.

use damier_compete::event::{Entry, Event, Fact};
use serde::de::DeserializeOwned;

const FACTS: &str = include_str!("../cases/facts.jsonl");

/// Each line is read, and written back as it was.
#[test]
fn every_fact_has_its_form() {
    for line in FACTS.lines() {
        let entry: Entry = serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        assert_eq!(serde_json::to_string(&entry).unwrap(), line);
    }
}

/// The names that serde would have accepted in place of a wrong one.
fn names<T: DeserializeOwned>(wrong: &str) -> Vec<String> {
    let Err(why) = serde_json::from_str::<T>(wrong) else { panic!("{wrong} was accepted") };
    let why = why.to_string();
    let (_, list) = why.split_once("expected one of").unwrap_or_else(|| panic!("{why}"));
    list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_file_has_every_fact() {
    let names = names::<Fact>("\"nonsense\"");
    assert!(names.len() > 40, "{names:?}");
    for name in names {
        let (said, plain) = (format!("\"fact\":{{\"{name}\":"), format!("\"fact\":\"{name}\""));
        assert!(FACTS.contains(&said) || FACTS.contains(&plain), "{name} has no line in facts.jsonl");
    }
}

/// What nobody has thought of is refused, not dropped.
#[test]
fn unknown_things_are_refused() {
    for (fact, why) in [
        (r#"{"duty_done":"tea"}"#, "the checklist has no duty tea"),
        (r#"{"started":{"stage":0,"round":0}}"#, "there is no round 0"),
        (r#"{"started":{"stage":0,"round":1,"hall":2}}"#, "unknown field `hall`"),
        (r#"{"entered":{"name":"Anna","elo":2000}}"#, "unknown field `elo`"),
        (r#"{"entered":{}}"#, "missing field `name`"),
        (
            r#"{"result_corrected":{"key":{"stage":0,"round":1,"table":1},"score":"3-0","reason":""}}"#,
            "\"3-0\" is no result",
        ),
        (r#"{"technical":{"items":{"one":"here"}}}"#, "\"one\" names nothing here"),
        (r#"{"scheduled":{"stage":0,"round":1,"starts":"noon"}}"#, "\"noon\" is no moment"),
    ] {
        let found = serde_json::from_str::<Fact>(fact).expect_err(fact).to_string();
        assert!(found.contains(why), "{fact}: {found}");
    }
}

/// A regulation written by hand may be short.
#[test]
fn a_short_regulation_is_enough() {
    let short = r#"{"regulation":{"name":"Cup","rulebook":"wcdf-checkers",
        "stages":[{"name":"final","system":{"round_robin":{"cycles":1}},"rounds":3}]}}"#;
    let Fact::Regulation(regulation) = serde_json::from_str(short).unwrap() else { panic!("a regulation") };
    let stages = regulation.stages.clone();
    assert_eq!(*regulation, damier_compete::event::Regulation::new("Cup", "wcdf-checkers", stages));
}

/// Stores an event as text and loads it again.
pub(crate) fn survives(event: &Event) {
    let stored: Vec<String> =
        event.entries().iter().map(|entry| serde_json::to_string(entry).expect("a form")).collect();
    let loaded = stored.iter().map(|line| serde_json::from_str(line).expect("the form"));
    assert_eq!(Event::replay(loaded).expect("the same facts"), *event);
}
