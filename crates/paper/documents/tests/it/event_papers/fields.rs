//! What the clauses want to see on papers of events: `tests/cases/papers.cases`.

use damier_documents::papers::Kind;
use damier_language::Language;

use super::{paper, samples};

/// So wide that no cell is broken into lines.
const WIDE: usize = 320;

#[test]
fn papers_show_what_their_clauses_ask_for() {
    let mut text = String::new();
    let mut seen = 0;
    for (line, number) in include_str!("../../cases/papers.cases").lines().zip(1..) {
        let line = line.split_once("    #").map_or(line, |(line, _)| line).trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        let value = plain(value);
        match key {
            "case" => seen = 0,
            "paper" => text = plain(&of(&value)),
            "shows" => match text[seen..].find(&value) {
                Some(at) => seen += at + value.len(),
                None => {
                    panic!("line {number}: \"{value}\" does not stand after\n{}\nin\n{text}", &text[..seen])
                }
            },
            "hides" => assert!(!text.contains(&value), "line {number}: \"{value}\" stands in\n{text}"),
            other => panic!("line {number}: \"{other}\" is no line of such a file"),
        }
    }
}

/// `form-1 of swiss`.
fn of(wanted: &str) -> String {
    let (kind, event) = wanted.split_once(" of ").expect("a paper of an event");
    let kind: Kind = kind.parse().expect("a paper");
    let event = match event {
        "swiss" => samples::swiss(),
        "round-robin" => samples::round_robin(),
        "teams" => samples::teams(),
        other => panic!("there is no sample event \"{other}\""),
    };
    paper(kind, &event, Language::EN).text(WIDE)
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
