use super::*;
use crate::SwitchError;

#[test]
fn names_and_values_agree() {
    let names: Vec<&str> = Rulebook::all().iter().map(|book| book.name).collect();
    assert_eq!(names, Rulebook::NAMES);
    for name in Rulebook::NAMES {
        assert_eq!(Rulebook::named(name).unwrap().name, name);
    }
}

#[test]
fn unknown_name_lists_the_known_ones() {
    let message = Rulebook::named("fide").unwrap_err().to_string();
    assert!(message.contains("fmjd-100") && message.contains("columns-lasca"), "{message}");
}

#[test]
fn every_counter_and_special_draw_cites_its_own_code() {
    for book in Rulebook::all() {
        let special = book.instant.iter().map(|rule| rule.clause);
        let last = book.last_minute.iter().map(|rule| rule.clause);
        for clause in book.counters.iter().map(|counter| counter.clause).chain(special).chain(last) {
            assert!(book.cites(clause), "{} cites {clause}", book.name);
        }
    }
}

#[test]
fn chapters_of_one_code_do_not_mix() {
    let book = Rulebook::named("ua2023-russian").unwrap();
    assert!(book.cites("UA-VI.Draw.1.5") && book.cites("UA-III.7.3"));
    assert!(!book.cites("UA-V.Draw.2") && !book.cites("UA-VII.Draw.1.2") && !book.cites("UA13-IV.6.2"));
}

#[test]
fn switches_are_set_by_word() {
    let mut book = Rulebook::named("ua2013-russian").unwrap();
    book.switches.set("road_change", "pause").unwrap();
    assert_eq!(book.switches.road_change, RoadChange::Pause);
    assert!(matches!(book.switches.set("road_change", "never"), Err(SwitchError::NoSuchValue { .. })));
    assert!(matches!(book.switches.set("colour", "red"), Err(SwitchError::NoSuchSwitch { .. })));
    for switch in book.switches.list() {
        let name = switch.name;
        book.switches.set(name, &switch.value).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// The table of draw limits as one reads it in the codes.
#[test]
fn limits() {
    let limits = |name: &str| -> Vec<(&'static str, u16)> {
        let book = Rulebook::named(name).unwrap();
        book.counters.iter().map(|counter| (counter.code.name(), counter.limit)).collect()
    };
    let hundred = [("DR-KQ", 25), ("DR-31", 16), ("DR-21", 5), ("DR-REP", 3)];
    assert_eq!(limits("fmjd-100"), hundred);
    assert_eq!(limits("ua2023-100"), hundred);
    assert_eq!(limits("fmjd-64"), [("DR-KQ", 15), ("DR-21", 5), ("DR-REP", 3)]);
    assert_eq!(limits("wcdf-checkers"), [("DR-40", 40), ("DR-REP", 3)]);
    assert_eq!(limits("columns-lasca"), [("DR-MAT15", 15), ("DR-REP", 3)]);
}
