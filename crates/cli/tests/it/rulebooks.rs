//! `damier rulebooks`.

use damier_rules::Rulebook;

use crate::command::{damier, run};

#[test]
fn the_table_lists_all() {
    insta::assert_snapshot!("table", damier(&["rulebooks"]));
}

#[test]
fn one_rulebook_shows_its_clauses() {
    let printed = damier(&["rulebooks", "columns-lasca"]);
    for row in Rulebook::named("columns-lasca").unwrap().rows() {
        assert!(printed.contains(&row.value), "{} is missing", row.topic);
        assert!(row.clauses.iter().all(|clause| printed.contains(clause)));
    }
}

#[test]
fn json_for_programs() {
    let all = run(&["rulebooks", "--json"], b"");
    assert_eq!(String::from_utf8(all.stdout).unwrap().lines().count(), 13);
    let one = run(&["rulebooks", "wcdf-checkers", "--json"], b"");
    let value: serde_json::Value = serde_json::from_slice(&one.stdout).unwrap();
    assert_eq!(value["variant"], "english");
    assert_eq!(
        value["rows"].as_array().unwrap().len(),
        Rulebook::named("wcdf-checkers").unwrap().rows().count()
    );
}

#[test]
fn unknown_names_are_refused() {
    insta::assert_snapshot!("unknown", damier(&["rulebooks", "fide"]));
}
