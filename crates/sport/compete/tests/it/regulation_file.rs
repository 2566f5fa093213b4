//! Regulations as files: every template is written and read back, every mistake is told with its line.

use damier_clock::named::Class;
use damier_compete::event::{Regulation, RegulationFileFaults, TechnicalRegulation, templates};

#[test]
fn every_template_is_read_back_as_it_was() {
    for template in templates() {
        let mut regulation = template.regulation("Cup of \"Kyiv\"", &|text| format!("{text:?}"));
        regulation.starts = Some(jiff::civil::date(2026, 5, 2));
        regulation.sex = Some(damier_compete::event::Sex::Female);
        regulation.late_limit = Some(15);
        regulation.switches = vec![("bye_virtual".to_owned(), "lowest".to_owned())];
        let file = regulation.to_toml();
        let read = Regulation::from_toml(&file).map_err(|faults| faults.to_string());
        assert_eq!(read.as_ref(), Ok(&regulation), "{}\n{file}", template.name);
        let code = regulation.code().expect("a rulebook");
        let technical = template.technical(&regulation, &|text| format!("{text:?}"));
        let read = TechnicalRegulation::from_toml(&technical.to_toml(code), code);
        assert_eq!(read, Ok(technical));
    }
}

const GOOD: &str = r#"
name = "Cup"
rulebook = "ua2023-russian"
starts = 2026-05-02
control = "ua23-64-c 45"
tie_breaks = ["encounter", "truncated"]

[[stages]]
name = "group A"
system = "round-robin"
rounds = 5
from = "group 1 of 2"

[[stages]]
name = "group B"
system = "round-robin"
rounds = 5
from = "group 2 of 2"

[[stages]]
name = "final"
system = "knockout"
rounds = 2
ties = ["replay:1", "lot"]
from = ["1-2 of group A", "1-2 of group B"]

[sections]
1 = "To play."
dates-and-place = "In spring."

[switches]
forfeit_is_meeting = false
agree_min_moves = 7
"#;

#[test]
fn a_file_in_the_words_of_an_arbiter() {
    let regulation = Regulation::from_toml(GOOD).expect("a good file");
    assert_eq!(regulation.stages.len(), 3);
    assert_eq!(regulation.section(2), Some("In spring."));
    let readings = regulation.readings().expect("switches");
    assert!(!readings.swiss.forfeit_is_meeting);
    assert_eq!(readings.rulebook.switches.agree_min_moves, 7);
    assert_eq!(Regulation::from_toml(&regulation.to_toml()), Ok(regulation));
}

/// What is told when a line of the good file is written otherwise.
fn told(line: &str, instead: &str) -> String {
    assert!(GOOD.contains(line), "{line}");
    match Regulation::from_toml(&GOOD.replacen(line, instead, 1)) {
        Ok(_) => String::new(),
        Err(RegulationFileFaults(faults)) => {
            faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        }
    }
}

#[test]
fn every_mistake_is_told_with_its_line() {
    let told_of = [
        (
            r#"system = "knockout""#,
            r#"system = "knokout""#,
            "line 22, stages.system: it cannot be \"knokout\", did you mean \"knockout\"?; it can be swiss, \
             round-robin, knockout, lost-points, scheveningen, match, barrage",
        ),
        (
            r#"rulebook = "ua2023-russian""#,
            r#"rulebook = "ua2023-rusian""#,
            "line 3, rulebook: it cannot be \"ua2023-rusian\", did you mean \"ua2023-russian\"?; it can be",
        ),
        (
            r#""truncated"]"#,
            r#""truncatd"]"#,
            "line 6, tie_breaks: no tie-break is called \"truncatd\", did you mean \"truncated\"?; there are",
        ),
        ("rounds = 2", "rounds = 0", "line 23, stages.rounds: 0 is not between 1 and 65535"),
        ("rounds = 2", "rouds = 2", "line 20, stages.rounds: this has to be there"),
        ("rounds = 2", "rounds = \"two\"", "line 23, stages.rounds: this should be a whole number"),
        ("2026-05-02", "\"spring\"", "line 4, starts: this should be a date such as 2026-05-02"),
        ("lot\"]", "coin\"]", "line 24, stages.ties: it cannot be \"coin\"; it can be replay:1"),
        ("1-2 of group B", "1-2 of final", "line 25, stages.from: it cannot be \"1-2 of final\""),
        ("1 = \"To play.\"", "11 = \"x\"", "line 28, sections.11: nobody knows this key; there are 1 (aim"),
        ("1 = \"To play.\"", "2 = \"x\"", "line 29, sections.dates-and-place: this section is there twice"),
        (
            "agree_min_moves = 7",
            "agree_min_move = 7",
            "line 33, switches.agree_min_move: no switch is called \"agree_min_move\", did you mean",
        ),
        (
            "agree_min_moves = 7",
            "agree_min_moves = \"few\"",
            "line 33, switches.agree_min_moves: the switch agree_min_moves cannot be \"few\"; it can be a number",
        ),
        ("[sections]", "[sektions]", "line 27, sektions: nobody knows this key, did you mean \"sections\"?"),
        (
            "rounds = 2",
            "rounds = 2\nengine = \"U1\"",
            "line 24, stages.engine: this is only for system = \"swiss\"",
        ),
        ("name = \"Cup\"", "name = \"Cup", "line 2: "),
        ("ua23-64-c 45", "ua23-64-c 44", "line 5, control: the time control \"ua23-64-c 44\" cannot be read"),
    ];
    for (line, instead, wanted) in told_of {
        let found = told(line, instead);
        assert!(found.contains(wanted), "{instead}:\nfound  {found}\nwanted {wanted}");
    }
}

#[test]
fn all_mistakes_are_told_at_once() {
    let faults = Regulation::from_toml("nme = 1").expect_err("nothing is right");
    let keys: Vec<&str> = faults.0.iter().map(|fault| fault.key.as_str()).collect();
    assert_eq!(keys, ["name", "rulebook", "stages", "nme"]);
}

/// The example of the guide can be used as it stands.
#[test]
fn the_example_of_the_guide_is_a_good_regulation() {
    let guide = include_str!("../../../../../docs/guides/regulation.md");
    let example =
        guide.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let regulation = Regulation::from_toml(example).expect("a good file");
    let report = regulation.check();
    assert!(report.is_good() && report.warnings.is_empty(), "{report:?}");
    for word in damier_compete::standings::CRITERIA {
        assert!(guide.contains(&format!("`{word}`")), "the guide does not name {word}");
    }
}

/// Classic, rapid and blitz are disciplines of their own, and classic is meant where nothing is said (UA13-IV.3.6,
/// UA13-IV.3.6.1, UA13-IV.3.6.2, UA13-IV.3.6.3, UA-II.3.2).
#[test]
fn the_class_of_play_is_read() {
    let class = |line: &str| Regulation::from_toml(&format!("{line}\n{GOOD}")).map(|read| read.class);
    assert_eq!(class(""), Ok(Class::Classic));
    for (word, expected) in [("classic", Class::Classic), ("rapid", Class::Rapid), ("blitz", Class::Blitz)] {
        assert_eq!(class(&format!("class = \"{word}\"")), Ok(expected), "{word}");
    }
    assert!(class("class = \"slow\"").is_err());
}
