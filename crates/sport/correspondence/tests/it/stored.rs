//! The stored form of facts never changes its meaning.

use damier_correspondence::Entry;

const FACTS: &str = include_str!("../cases/facts.jsonl");

#[test]
fn facts_are_read_and_written_as_the_file_has_them() {
    for (number, line) in (1..).zip(FACTS.lines()) {
        let entry: Entry =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("line {number}: {error}"));
        assert_eq!(serde_json::to_string(&entry).expect("JSON"), line, "line {number}");
    }
}
