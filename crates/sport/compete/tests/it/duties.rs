//! The duties that codes lay on officials: each is on the list, at its time, for its official.

use damier_compete::event::{CHECKLIST, DutyWhen, Role};

const CASES: &str = include_str!("../cases/duties.cases");

#[test]
fn duties_of_the_codes_are_on_the_list() {
    for line in CASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [mark, when, who, words] = columns[..] else { panic!("{line}") };
        let listed = CHECKLIST.iter().find(|listed| listed.marks.contains(&mark));
        let listed = listed.unwrap_or_else(|| panic!("{mark} is on no list"));
        let when = match when {
            "before" => DutyWhen::Before,
            "during" => DutyWhen::During,
            "after" => DutyWhen::After,
            _ => panic!("{line}"),
        };
        let who = Role::ALL.into_iter().find(|role| role.name() == who).unwrap_or_else(|| panic!("{line}"));
        assert_eq!((listed.when, listed.who), (when, who), "{mark}");
        assert!(listed.text.contains(words), "{mark}: {}", listed.text);
    }
}
