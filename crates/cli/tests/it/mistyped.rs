//! Command lines that cannot be read: told in the language of the person, and as one object for programs.

use crate::hall::Hall;

const WRONG: &str = "
    shw
    result --foo
    official
    official king X
    schedule x 10:00
    absent X --round 5-3
    new --dates tomorrow
    enter X --born yesterday --rating high
    further X
    further X --goes-on --out
    seat one 1 X
    explain
    late X 5 6
";

#[test]
fn in_every_language() {
    for language in ["en_GB.UTF-8", "uk_UA.UTF-8", "ru_RU.UTF-8", "lt_LT.UTF-8", "fr_FR.UTF-8"] {
        let hall = Hall::speaking(language);
        insta::assert_snapshot!(format!("mistyped_{}", &language[..2]), hall.course(WRONG));
    }
}

#[test]
fn the_language_that_was_typed() {
    let hall = Hall::speaking("ru_RU.UTF-8");
    assert!(hall.sh("damier event shw --lang uk").contains("немає команди"));
    assert!(hall.sh("damier event --lang=uk shw").contains("немає команди"));
    assert!(hall.sh("damier event shw --lang xx").contains("нет команды"));
    assert!(hall.sh("damier evnt").contains("нет команды"));
}

#[test]
fn for_programs() {
    let hall = Hall::new();
    for line in WRONG.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let printed = hall.sh(&format!("damier event {line} --json"));
        let (object, code) = printed.split_once('\n').unwrap();
        let object: serde_json::Value = serde_json::from_str(object).unwrap();
        assert!(!object["error"].as_str().unwrap().is_empty(), "{line}");
        assert!(object["next"].as_str().unwrap().contains("--help"), "{line}");
        assert!(object["clauses"].is_array() && object["faults"].is_array(), "{line}");
        assert_eq!(code, "[exit code 2]\n", "{line}");
    }
}

#[test]
fn help_is_no_mistake() {
    let hall = Hall::speaking("uk_UA.UTF-8");
    for line in ["event --help", "event show --help --json", "--version"] {
        assert!(!hall.sh(&format!("damier {line}")).contains("exit code"), "{line}");
    }
}

#[test]
fn papers_are_listed_without_an_event() {
    let hall = Hall::new();
    assert!(hall.sh("damier event paper --list").contains("standings"));
    let object: serde_json::Value =
        serde_json::from_str(&hall.sh("damier event paper --list --json")).unwrap();
    assert!(object["papers"].as_array().unwrap().len() > 10);
}
