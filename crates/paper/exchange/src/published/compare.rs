//! A published table against the standings of an event, cell by cell.

use std::collections::BTreeMap;

use damier_compete::event::{StageStandings, StandingLine};
use damier_compete::standings::Place;
use serde::Serialize;

use super::{Line, PublishedTable};

/// What is told otherwise of somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The row of the file.
    pub row: u64,
    /// Who, as the file names him.
    pub name: String,
    pub differs: Differs,
}

/// What is told otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Differs {
    /// Nobody of that name is in the event.
    Nobody,
    Place {
        /// As it is printed.
        printed: String,
        /// As the event has it.
        own: String,
    },
    /// The points, two for a win.
    Points {
        /// As they are printed.
        printed: u32,
        /// As the event has them.
        own: u32,
    },
    Coefficient {
        /// The header of its column.
        column: String,
        /// As it is printed.
        printed: String,
        /// As the event has it.
        own: String,
    },
}

/// Headers of coefficients by the criterion of ours that they name; written small.
const COLUMNS: &[(&str, &[&str])] = &[
    (
        "wins",
        &["wins", "won", "w", "victories", "побед", "победы", "перемог", "pergalės", "выигр", "виграші"],
    ),
    ("solkoff", &["solkoff", "sol", "buchholz", "bhlz", "sumpoints", "солкофф"]),
    ("truncated", &["truncated", "solkoff tr", "tr solkoff", "sol tr", "bhlz-1", "buch cut1", "усеч"]),
    ("median", &["median", "med", "медиан", "медіан"]),
    ("sonneborn-berger", &["sb", "s-b", "sonneborn-berger"]),
    ("berger", &["berger", "бергер"]),
];

/// Everything that a table tells otherwise than the event, in the order of its rows; and the headers of columns that
/// were not compared because nobody knows what they are.
pub fn compare(table: &PublishedTable, standings: &StageStandings) -> (Vec<Difference>, Vec<String>) {
    let by_name: BTreeMap<String, &StandingLine> =
        standings.lines.iter().map(|line| (folded(&line.name), line)).collect();
    let criteria: Vec<Option<usize>> =
        table.others.iter().map(|header| criterion(header, standings)).collect();
    let mut found = Vec::new();
    for line in &table.lines {
        let mut tell = |differs| found.push(Difference { row: line.row, name: line.name.clone(), differs });
        let Some(own) = by_name.get(&folded(&line.name)) else {
            tell(Differs::Nobody);
            continue;
        };
        points(line, own).into_iter().for_each(&mut tell);
        place(line, own).into_iter().for_each(&mut tell);
        for ((column, at), printed) in table.others.iter().zip(&criteria).zip(&line.others) {
            let worked = at.and_then(|at| own.coefficients.get(at)).and_then(|own| own.working.as_ref());
            let Some(value) = worked.and_then(|working| working.values.first()) else { continue };
            let value = value.to_string();
            if !printed.is_empty() && !same_number(printed, &value) {
                let (column, printed) = (column.clone(), printed.clone());
                tell(Differs::Coefficient { column, printed, own: value });
            }
        }
    }
    let unknown = table.others.iter().zip(&criteria).filter(|(_, known)| known.is_none());
    (found, unknown.map(|(header, _)| header.clone()).collect())
}

fn points(line: &Line, own: &StandingLine) -> Option<Differs> {
    let printed = line.points?;
    (printed != own.score.0).then_some(Differs::Points { printed, own: own.score.0 })
}

fn place(line: &Line, own: &StandingLine) -> Option<Differs> {
    let (first, last) = line.place?;
    let Place { first: own_first, last: own_last } = own.place;
    // A table may leave a place shared that a criterion decides, and print a shared one as its first or in some order.
    let same = first <= own_first && own_last <= last || own_first <= first && last <= own_last;
    let range =
        |first: u32, last: u32| if first == last { first.to_string() } else { format!("{first}-{last}") };
    (!same).then(|| Differs::Place { printed: range(first, last), own: range(own_first, own_last) })
}

/// The column of ours that a header names.
fn criterion(header: &str, standings: &StageStandings) -> Option<usize> {
    let small = header.to_lowercase().replace('.', " ");
    let small = small.split_whitespace().collect::<Vec<_>>().join(" ");
    let known = COLUMNS.iter().find(|(_, words)| words.contains(&small.as_str())).map(|(name, _)| *name);
    standings.criteria.iter().position(|column| {
        let own = column.name.to_lowercase();
        own == small || known.is_some_and(|known| own == known || own.starts_with(&format!("{known}:")))
    })
}

/// A name without marks of writing: case, dots, commas and the order of its parts say nothing.
fn folded(name: &str) -> String {
    let small = name.to_lowercase();
    let mut parts: Vec<&str> =
        small.split(|sign: char| !sign.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
    parts.sort_unstable();
    parts.join(" ")
}

fn same_number(printed: &str, own: &str) -> bool {
    let number = |text: &str| {
        let text = text.trim().replace(',', ".").replace('½', ".5");
        match text.split_once('/') {
            Some((over, under)) => Some(over.parse::<f64>().ok()? / under.parse::<f64>().ok()?),
            None => text.parse::<f64>().ok(),
        }
    };
    match (number(printed), number(own)) {
        (Some(printed), Some(own)) => (printed - own).abs() < 0.005,
        _ => printed.trim() == own.trim(),
    }
}
