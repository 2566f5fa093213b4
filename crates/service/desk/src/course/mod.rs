//! The course for arbiters: incidents at a board to be decided under each code, each with the ruling and its clause.
//!
//! An incident is a list of lines as the log of a board has them, with what is asked about the last one. The answers
//! are data in `cases.toml`; [`Case::ruling`] is what the rules make of the same lines, and a test compares the two.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use damier_board::{Board, Terms, View};
use damier_clock::Span;
use damier_language::Words;
use damier_rules::game::{Outcome, Prompt};
use damier_rules::rulebook::Clause;
use damier_rules::{Color, Rulebook};
use serde::Deserialize;

use crate::acts::{board_lines, not_written};
use crate::board_log::{line_text, of_side};

/// An incident to be decided.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// By what it is known in addresses.
    pub name: String,
    /// The rulebook by name.
    pub rulebook: String,
    /// What has happened at the board; the last line is the incident.
    pub lines: Vec<String>,
    /// What is asked: `result`, `penalty`, or a rule of the rulebook by its name.
    pub asks: String,
    /// The right answer, one of [`Case::options`].
    pub answer: String,
    /// The clause that says so.
    pub clause: String,
}

/// What the rules make of an incident.
#[derive(Debug, Clone)]
pub struct Ruling {
    /// One of the options.
    pub answer: String,
    pub clauses: Vec<Clause>,
    /// What stands at the board.
    pub view: View,
    /// Why the last line is refused, if it is.
    refused: Option<damier_board::NotWritten>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Book {
    case: Vec<Case>,
}

static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let read = toml::from_str::<Book>(include_str!("cases.toml"));
    read.map(|book| book.case).unwrap_or_default()
});

/// All incidents, code by code.
pub fn cases() -> &'static [Case] {
    &CASES
}

/// How a game can end, or not.
const RESULTS: [&str; 5] = ["goes-on", "white", "black", "draw", "both-lose"];
const YES_OR_NO: [&str; 2] = ["yes", "no"];

impl Case {
    /// The incident of a name.
    pub fn named(name: &str) -> Option<&'static Case> {
        cases().iter().find(|own| own.name == name)
    }

    /// Its place among those of all codes.
    pub fn place(&self) -> Option<usize> {
        cases().iter().position(|own| own.name == self.name)
    }

    /// What can be answered: with a rule, everything that any code says.
    pub fn options(&self) -> Vec<String> {
        let owned = |all: &[&str]| all.iter().map(|own| (*own).to_owned()).collect();
        match self.asks.as_str() {
            "result" => owned(&RESULTS),
            "penalty" => owned(&YES_OR_NO),
            rule => {
                let readings = Rulebook::all().into_iter().flat_map(|book| book.switches.list());
                let readings = readings.filter(|own| own.name == rule).map(|own| own.value);
                readings.collect::<BTreeSet<String>>().into_iter().collect()
            }
        }
    }

    /// What the rules say; none where the lines cannot be read, which a test forbids.
    pub fn ruling(&self) -> Option<Ruling> {
        let mut board = Board::open(Terms::new(&self.rulebook).ok()?).ok()?;
        let (last, before) = self.lines.split_last()?;
        for line in before {
            board.write(Span::ZERO, line).ok()?;
        }
        let refused = board.write(Span::ZERO, last).err();
        let view = board.view(Span::ZERO);
        let (answer, clauses) = match self.asks.as_str() {
            "result" => result(&board, refused.as_ref()),
            "penalty" => penalty(&board),
            rule => {
                let demand = view.demands.iter().find(|demand| demand.rule == rule)?;
                (demand.reading.clone()?, demand.clauses.clone())
            }
        };
        Some(Ruling { answer, clauses, view, refused })
    }

    /// What has happened, line by line, in words.
    pub fn story(&self, words: &Words) -> Vec<String> {
        let told = |line: &String| match line.split_once(' ') {
            Some(("absent", "both")) => words.text("course-absent-both"),
            Some(("absent", side)) => of_side(words, side, &words.text("course-absent")),
            _ => line_text(words, line),
        };
        self.lines.iter().map(told).collect()
    }

    /// What is asked, in words.
    pub fn question(&self, words: &Words) -> String {
        match self.asks.as_str() {
            "result" | "penalty" => words.text(&format!("course-{}", self.asks)),
            rule => words.text(&format!("rulebook-{rule}")),
        }
    }

    /// Whether the side that begins is called Red (WCDF-1.13, UA-VII.Inv.9).
    fn has_red(&self) -> bool {
        Rulebook::named(&self.rulebook).is_ok_and(|book| book.sides.contains(&"Red"))
    }

    /// An answer, in words.
    pub fn option(&self, words: &Words, option: &str) -> String {
        match self.asks.as_str() {
            "result" if option == "black" && self.has_red() => words.text("course-result-red"),
            "result" | "penalty" => words.text(&format!("course-{}-{option}", self.asks)),
            rule => words.text(&format!("rulebook-{rule}-{option}")),
        }
    }
}

impl Ruling {
    /// The ruling in words, with all that follows at the board.
    pub fn text(&self, words: &Words) -> Vec<String> {
        match &self.refused {
            Some(why) => vec![not_written(words, why)],
            None => board_lines(words, &self.view),
        }
    }
}

/// How the game stands, and by which clauses.
fn result(board: &Board, refused: Option<&damier_board::NotWritten>) -> (String, Vec<Clause>) {
    if let Some(why) = refused {
        return ("goes-on".to_owned(), why.clause().into_iter().collect());
    }
    let Some(result) = board.game().state().result() else { return ("goes-on".to_owned(), Vec::new()) };
    let answer = match result.outcome {
        Outcome::Win(Color::White) => "white",
        Outcome::Win(Color::Black) => "black",
        Outcome::Draw => "draw",
        Outcome::BothLose => "both-lose",
        Outcome::Annulled => "goes-on",
    };
    (answer.to_owned(), result.clauses.clone())
}

/// Whether a player's irregularities add up, and by which clauses.
fn penalty(board: &Board) -> (String, Vec<Clause>) {
    let due = board.game().state().prompts().into_iter().find_map(|prompt| match prompt {
        Prompt::Penalty { clauses, .. } => Some(clauses),
        _ => None,
    });
    match due {
        Some(clauses) => ("yes".to_owned(), clauses),
        None => {
            let demands = board.view(Span::ZERO).demands;
            ("no".to_owned(), demands.into_iter().flat_map(|demand| demand.clauses).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    #[test]
    fn every_incident_is_ruled_as_the_course_says() {
        assert!(cases().len() >= 40, "{}", cases().len());
        let names: BTreeSet<&str> = cases().iter().map(|own| own.name.as_str()).collect();
        assert_eq!(names.len(), cases().len(), "each has a name of its own");
        for case in cases() {
            let ruling = case.ruling().unwrap_or_else(|| panic!("{}: the lines cannot be read", case.name));
            assert_eq!(ruling.answer, case.answer, "{}", case.name);
            assert!(ruling.clauses.contains(&case.clause.as_str()), "{}: {:?}", case.name, ruling.clauses);
            let options = case.options();
            assert!(options.len() > 1 && options.contains(&case.answer), "{}: {options:?}", case.name);
        }
    }

    #[test]
    fn every_official_code_has_incidents() {
        let official = ["fmjd-", "ua2013-", "ua2023-", "wcdf-", "columns-"];
        for book in Rulebook::NAMES.iter().filter(|name| official.iter().any(|own| name.starts_with(own))) {
            let own = cases().iter().filter(|case| case.rulebook == *book).count();
            assert!(own > 0, "{book}: {own}");
        }
    }

    #[test]
    fn every_incident_is_told_in_every_language() {
        for language in Language::all() {
            let words = Words::of(language);
            for case in cases() {
                let options: Vec<String> =
                    case.options().iter().map(|option| case.option(words, option)).collect();
                let said: BTreeSet<&String> = options.iter().collect();
                assert_eq!(said.len(), options.len(), "{language} {}: {options:?}", case.name);
                let ruling = case.ruling().expect("a ruling").text(words);
                let told = [case.story(words), options, vec![case.question(words)], ruling].concat();
                assert!(told.iter().all(|text| !text.trim().is_empty()), "{language} {}", case.name);
                assert!(case.story(words) != case.lines, "{language} {}: {:?}", case.name, case.lines);
            }
        }
    }
}
