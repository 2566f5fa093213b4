//! Reads `.cases` files: blocks that begin with `case`, one `key value` per line, `#` begins a comment.

use std::fmt::{Debug, Display};
use std::path::Path;

use damier_rules::Rulebook;

use crate::{clock_lines, control_lines};

/// One block of a file.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) name: String,
    /// What stands behind `#` after the name.
    cited: String,
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
fn flags() {
    check("flags.cases", under_each);
}

#[test]
fn arbiters() {
    check("arbiter.cases", under_each);
}

#[test]
fn lateness() {
    check("lateness.cases", under_each);
}

#[test]
fn trouble() {
    check("trouble.cases", under_each);
}

#[test]
fn adjournments() {
    check("adjournment.cases", under_each);
}

/// Follows a case under each of its rulebooks; it cites clauses of these only.
fn under_each(case: &Case) -> Result<(), (usize, String)> {
    let at = case.lines.iter().position(|(_, key, _)| key == "rules").ok_or((0, "no rules".to_owned()))?;
    let (line, _, value) = &case.lines[at];
    let (names, rest) = value.split_once(' ').ok_or((*line, "books, class and device".to_owned()))?;
    let names: Vec<&str> = names.split(',').collect();
    let books = names.iter().map(|name| Rulebook::named(name).map_err(|error| (*line, error.to_string())));
    let books: Vec<Rulebook> = books.collect::<Result<_, _>>()?;
    let clauses = case.cited.split([' ', ',']).filter(|word| CODES.iter().any(|code| word.starts_with(code)));
    for clause in clauses {
        if !books.iter().any(|book| is_of(book, clause)) {
            return Err((*line, format!("{clause} is of none of its rulebooks")));
        }
    }
    for (name, book) in names.into_iter().zip(&books) {
        let mut one = case.clone();
        one.lines[at].2 = format!("{name} {rest}");
        for (_, _, value) in one.lines.iter_mut().filter(|(_, key, _)| key == "cites") {
            let own = value.split_whitespace().filter(|clause| is_of(book, clause));
            *value = own.collect::<Vec<_>>().join(" ");
        }
        clock_lines::follow(&one).map_err(|(line, fault)| (line, format!("{name}: {fault}")))?;
    }
    Ok(())
}

/// Whether a clause is of a rulebook; the annexes of the FMJD on events hold on both its boards.
fn is_of(book: &Rulebook, clause: &str) -> bool {
    let number = clause.strip_prefix("FMJD-").filter(|_| book.code == "FMJD");
    book.cites(clause) || number.is_some_and(|number| !number.starts_with('I'))
}

/// How clauses begin.
const CODES: [&str; 5] = ["UA13-", "UA-", "FMJD-", "WCDF-", "COL-"];
