//! `damier trainer`.

use serde_json::Value;

use crate::command::{damier, run};

#[test]
fn exercises_are_shown_with_their_lines() {
    let listed = damier(&["trainer", "show", "russian"]);
    assert!(listed.starts_with("exit 0"), "{listed}");
    let shown = damier(&["trainer", "show", "russian", "1"]);
    assert!(shown.contains("White to move and win") && shown.contains("No. 1"), "{shown}");
    let solved = damier(&["trainer", "show", "russian", "1", "--solution"]);
    assert!(solved.len() > shown.len(), "{solved}");
    let told = run(&["trainer", "show", "russian", "1", "--json"], b"");
    let told: Value = serde_json::from_slice(&told.stdout).expect("JSON");
    let keys: Vec<&String> = told.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["number", "variant", "fen", "rating", "themes", "lines"]);
    assert_eq!(told["variant"], "russian");
    assert_eq!(told["lines"][0]["from"], 0);
}

#[test]
fn what_is_not_there_is_said() {
    let none = damier(&["trainer", "show", "russian", "1000000"]);
    assert!(none.contains("there is no such exercise"), "{none}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("other.tsv");
    std::fs::write(&file, "something else\n").expect("a file");
    let path = file.to_str().expect("a name");
    let refused = damier(&["trainer", "make", "russian", "--minutes", "1", "--out", path]);
    assert!(refused.contains("this is no exercise"), "{refused}");
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "something else\n");
}
