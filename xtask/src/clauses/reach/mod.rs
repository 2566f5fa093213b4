//! Whether what a test does can be done by a person.
//!
//! A *unit* is a test function of Rust, a case of a case file or a row of one. Words of cases are read by the tests of
//! their crate, each by the arm of a `match` that begins with it; the functions and variants that the arm names are what
//! the case uses. A unit is within reach if all that it uses is ([`graph`]). A clause that only rows of text name (the
//! lines `says` of rulebooks, the lists of duties and signs) is tried as a text.

mod graph;
mod items;
mod lex;
mod units;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::Context;

use graph::{Code, Graph};
use units::Tests;

/// How far the test of a clause is from people.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Reach {
    /// A row of text is compared.
    Text,
    /// It uses what no door sets in motion: these names.
    Library(Vec<String>),
    /// Whatever it does, a person can do.
    Doors,
}

/// How far each line of the tests is from people.
#[derive(Debug, Default)]
pub(super) struct Reaches {
    lines: BTreeMap<(String, usize), Reach>,
    /// Clauses that stand behind the name of a case, of which only rows of text in it speak.
    texts: BTreeSet<(String, usize, String)>,
}

impl Reaches {
    /// How far a citation in a test is from people. What is not measured is no code of the program.
    pub(super) fn of(&self, file: &str, line: usize, clause: &str) -> Reach {
        if self.texts.contains(&(file.to_owned(), line, clause.to_owned())) {
            return Reach::Text;
        }
        self.lines.get(&(file.to_owned(), line)).cloned().unwrap_or(Reach::Doors)
    }
}

/// Measures all test files among these.
pub(super) fn measure(root: &Path, files: &[String]) -> anyhow::Result<Reaches> {
    let mut sources = Vec::new();
    let mut tests = Vec::new();
    let mut cases = Vec::new();
    for file in files.iter().filter(|file| file.starts_with("crates/")) {
        let text = || {
            let bytes = fs::read(root.join(file)).with_context(|| format!("reading {file}"))?;
            anyhow::Ok(String::from_utf8_lossy(&bytes).into_owned())
        };
        let is_test = super::tree::part_of(file) == super::tree::Part::Test;
        if file.ends_with(".rs") {
            let text = text()?;
            let list = if is_test { &mut tests } else { &mut sources };
            list.push((Code::new(file, &text, is_test), text));
        } else if is_test {
            cases.push((file.clone(), text()?));
        }
    }
    let (codes, texts): (Vec<Code>, Vec<String>) = sources.into_iter().unzip();
    let graph = Graph::new(&codes);
    let mut out = Reaches::default();
    for (code, text) in codes.iter().zip(&texts) {
        Tests::new(&graph, &[code]).of_code(code, text, &mut out);
    }
    let (tests, texts): (Vec<Code>, Vec<String>) = tests.into_iter().unzip();
    let folders: BTreeSet<&str> = tests.iter().map(Code::crate_folder).collect();
    for folder in folders {
        let own: Vec<&Code> = tests.iter().filter(|code| code.crate_folder() == folder).collect();
        let own = Tests::new(&graph, &own);
        for (code, text) in tests.iter().zip(&texts).filter(|(code, _)| code.crate_folder() == folder) {
            own.of_code(code, text, &mut out);
        }
        for (file, text) in cases.iter().filter(|(file, _)| graph::crate_of(file) == folder) {
            own.of_cases(file, text, &mut out);
        }
    }
    Ok(out)
}
