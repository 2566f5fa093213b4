//! Small nasty files, each with a summary of what must be read from it.
//!
//! `UPDATE_CORPUS=1 cargo test -p damier-pdn corpus` writes the summaries anew; read the difference.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use damier_pdn::{Action, Line, Note, ReadGame, read_games};

/// The game in a form that shows everything that was read.
fn summary(number: usize, read: &ReadGame) -> String {
    let kind = if read.is_remnant() { "remnant" } else { "game" };
    let mut text =
        format!("{kind} {number} from {} to {} ended by {:?}\n", read.begin, read.end, read.terminator);
    for tag in &read.game.tags {
        writeln!(text, "  {tag}").unwrap();
    }
    let mut words = Vec::new();
    push_line(&read.game.line, &mut words);
    if !words.is_empty() {
        writeln!(text, "  {}", words.join(" ")).unwrap();
    }
    for fault in &read.faults {
        writeln!(text, "  {fault}").unwrap();
    }
    text
}

fn push_line(line: &Line, words: &mut Vec<String>) {
    push_notes(&line.before, words);
    for step in &line.steps {
        let number = if step.number.second { String::new() } else { step.number.to_string() };
        let action = match &step.action {
            Action::Move(text) => text.clone(),
            Action::Unknown => "unknown".to_owned(),
            Action::Setup(fen) => format!("/{fen}/"),
        };
        words.push(format!("{number}{action}{}", step.strength.as_deref().unwrap_or("")));
        push_notes(&step.notes, words);
    }
}

fn push_notes(notes: &[Note], words: &mut Vec<String>) {
    for note in notes {
        match note {
            Note::Nag(nag) => words.push(format!("${nag}")),
            Note::Comment(comment) => words.push(format!("{{{comment}}}")),
            Note::Variation(line) => {
                words.push("(".to_owned());
                push_line(line, words);
                words.push(")".to_owned());
            }
        }
    }
}

fn summaries(bytes: &[u8]) -> String {
    let games: Vec<ReadGame> = read_games(bytes).collect::<Result<_, _>>().unwrap();
    games.iter().enumerate().map(|(i, game)| summary(i + 1, game)).collect()
}

pub(crate) fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pdn"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_file_is_read_as_expected() {
    let mut wrong = Vec::new();
    for file in files() {
        let found = summaries(&std::fs::read(&file).unwrap());
        let expected = file.with_extension("expected");
        if std::env::var_os("UPDATE_CORPUS").is_some() {
            std::fs::write(&expected, &found).unwrap();
        } else if std::fs::read_to_string(&expected).unwrap_or_default() != found {
            wrong.push(format!("{}:\n{found}", file.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A window that moves between any two bytes must not change what is read.
#[test]
fn what_is_read_does_not_depend_on_where_the_window_ends() {
    for file in files() {
        let bytes = std::fs::read(&file).unwrap();
        if bytes.starts_with(&[0xff, 0xfe]) {
            continue;
        }
        // Blank lines in front move the file to the edge of the first window of 8 KiB.
        for shift in (0..bytes.len()).step_by(3) {
            let mut moved = vec![b'\n'; 8 * 1024 - shift];
            moved.extend_from_slice(&bytes);
            let plain: Vec<_> = read_games(&bytes[..]).map(|game| game.unwrap().game).collect();
            let edge: Vec<_> = read_games(&moved[..]).map(|game| game.unwrap().game).collect();
            assert_eq!(plain, edge, "{} at {shift}", file.display());
        }
    }
}
