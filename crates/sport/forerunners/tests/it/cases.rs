//! `tests/cases/likeness.cases`: what is found, and why.

use damier_forerunners::{Likeness, Query, Register, Work};
use damier_pdn::read_fen;
use damier_rules::{Setup, Variant};

#[derive(Debug, Default)]
struct Case {
    name: String,
    variant: Option<Variant>,
    kept: String,
    asked: String,
    expected: String,
}

fn setup(variant: Variant, fen: &str) -> Setup {
    read_fen(variant, fen).expect("a position").setup
}

fn cases() -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let text = include_str!("../cases/likeness.cases");
    for line in text.lines().map(|line| line.split(" #").next().unwrap_or_default().trim()) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, value) = line.split_once(' ').expect("a key and a value");
        let value = value.trim().to_owned();
        if key == "case" {
            cases.push(Case { name: value, ..Case::default() });
            continue;
        }
        let case = cases.last_mut().expect("a case begins with its name");
        match key {
            "rules" => case.variant = Some(value.parse().expect("a variant")),
            "kept" => case.kept = value,
            "asked" => case.asked = value,
            "like" => case.expected = value,
            _ => panic!("{}: {key}?", case.name),
        }
    }
    cases
}

/// The likeness in the words of the case file.
fn told(likeness: Option<Likeness>) -> String {
    let Some(Likeness::Position { motion, changes, .. }) = likeness else { return "nothing".to_owned() };
    let mut words = vec!["same".to_owned()];
    let flags =
        [("turned", motion.turned), ("reflected", motion.reflected), ("main-road", motion.in_main_road)];
    words.extend(flags.into_iter().filter(|(_, is)| *is).map(|(name, _)| name.to_owned()));
    if (motion.files, motion.rows) != (0, 0) {
        words.push(format!("shift {} {}", motion.files, motion.rows));
    }
    let counts = [
        ("moved", changes.moved),
        ("added", changes.added),
        ("removed", changes.removed),
        ("promoted", changes.promoted),
        ("rebuilt", changes.rebuilt),
    ];
    words.extend(counts.into_iter().filter(|(_, n)| *n > 0).map(|(name, n)| format!("{name} {n}")));
    words.join(", ")
}

#[test]
fn likeness() {
    for case in cases() {
        let variant = case.variant.expect("a variant");
        let mut register = Register::new();
        let work = Work {
            setup: setup(variant, &case.kept),
            finals: vec![],
            author: "A".into(),
            source: String::new(),
            priority: None,
        };
        register.push(&work).expect("room");
        let query = Query { setup: setup(variant, &case.asked), finals: vec![], changes: None, limit: 5 };
        let found = register.search(&query).first().map(|found| found.likeness);
        assert_eq!(told(found), case.expected, "{}", case.name);
    }
}
