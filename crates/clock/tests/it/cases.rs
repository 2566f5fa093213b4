//! Reads `.cases` files: blocks that begin with `case`, one `key value` per line, `#` begins a comment.

use std::fmt::{Debug, Display};
use std::path::Path;

use crate::{clock_lines, control_lines};

/// One block of a file.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) name: String,
    /// What stands behind `#` after the name.
    pub(crate) cited: String,
    /// Line number, key and value.
    pub(crate) lines: Vec<(usize, String, String)>,
}

fn read(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let (line, remark) = line.split_once('#').unwrap_or((line, ""));
        let line = line.trim();
        let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let value = value.trim().to_owned();
        match (key, cases.last_mut()) {
            ("", _) => {}
            ("case", _) => cases.push(Case { name: value, cited: remark.to_owned(), lines: Vec::new() }),
            (_, Some(case)) => case.lines.push((index + 1, key.to_owned(), value)),
            (_, None) => panic!("line {} stands before the first case", index + 1),
        }
    }
    cases
}

/// Equal as text, or a message with both.
pub(crate) fn same(found: &impl Display, expected: &str) -> Result<(), String> {
    let found = found.to_string();
    if found == expected { Ok(()) } else { Err(format!("found {found}, expected {expected}")) }
}

pub(crate) fn wrong(error: impl Debug) -> String {
    format!("{error:?}")
}

fn check(file: &str, follow: impl Fn(&Case) -> Result<(), (usize, String)>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(file);
    let cases = read(&std::fs::read_to_string(path).expect("the case file"));
    assert!(!cases.is_empty());
    let faults: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            follow(case).err().map(|(line, fault)| format!("{file}:{line}: {}: {fault}", case.name))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn controls() {
    for file in ["named.cases", "written.cases", "validation.cases", "dials.cases"] {
        check(file, control_lines::follow);
    }
}

#[test]
fn clocks() {
    for file in ["flags.cases", "arbiter.cases", "lateness.cases", "trouble.cases", "adjournment.cases"] {
        check(file, clock_lines::follow);
    }
}
