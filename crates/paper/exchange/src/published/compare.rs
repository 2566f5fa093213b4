//! A published table against an event, cell by cell: games, points, places, coefficients.

use std::collections::BTreeMap;

use damier_compete::event::{CrossTable, Progress, ProgressTable, StageStandings, StandingLine};
use damier_compete::standings::Place;
use damier_compete::{Mark, SideResult};
use damier_rules::Color;
use serde::Serialize;

use super::{GameResult, Line, PublishedTable};

/// The games of an event, as the table has them: by rounds, or by opponents.
#[derive(Debug, Clone, Copy)]
pub enum EventGames<'a> {
    /// Round by round, and the colour of whoever begins.
    ByRounds(&'a ProgressTable, Color),
    /// Everybody against everybody.
    Cross(&'a CrossTable),
}

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
    /// A game: against whom, with which colour, how it ended.
    Game {
        /// The numbered column.
        column: usize,
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
    ("solkoff-plus", &["solkoff plus", "solkoff+", "solk+", "solk +"]),
    (
        "truncated",
        &[
            "truncated",
            "solkoff tr",
            "tr solkoff",
            "sol tr",
            "ssolk",
            "s solk",
            "bhlz-1",
            "buch cut1",
            "усеч",
        ],
    ),
    ("median", &["median", "med", "медиан", "медіан"]),
    ("sonneborn-berger", &["sb", "s-b", "sonneborn-berger"]),
    ("berger", &["berger", "бергер"]),
];

/// Everything that a table tells otherwise than the event, in the order of its rows; and the headers of columns that
/// were not compared because nobody knows what they are.
pub fn compare(
    table: &PublishedTable,
    standings: &StageStandings,
    games: Option<EventGames<'_>>,
) -> (Vec<Difference>, Vec<String>) {
    let by_name: BTreeMap<String, &StandingLine> =
        standings.lines.iter().map(|line| (folded(&line.name), line)).collect();
    let criteria: Vec<Option<usize>> =
        table.others.iter().map(|header| criterion(header, standings)).collect();
    let mut found = Vec::new();
    for line in &table.lines {
        let mut tell = |differs| found.push(Difference { row: line.row, name: line.name.clone(), differs });
        let name = folded(&line.name);
        let own = by_name.get(&name);
        // Whoever left before his games count has no place, and his games stand all the same.
        if own.is_none() && !standings.unclassified.iter().any(|left| folded(&left.name) == name) {
            tell(Differs::Nobody);
            continue;
        }
        if let Some(games) = games {
            cells(table, line, games).into_iter().for_each(&mut tell);
        }
        let Some(own) = own else { continue };
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

/// What a cell shows: games with their opponents, or nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Shown {
    /// The name of the opponent; none for a round without one that brought points.
    opponent: Option<String>,
    white: Option<bool>,
    result: GameResult,
}

/// The games of a line that the event has otherwise.
fn cells(table: &PublishedTable, line: &Line, games: EventGames<'_>) -> Vec<Differs> {
    let mut found = Vec::new();
    for (column, printed) in line.games.iter().enumerate() {
        let bye = line.byes.contains(&column).then_some(Shown {
            opponent: None,
            white: None,
            result: GameResult::Forfeit { won: true },
        });
        let games_of = printed.iter().filter_map(|game| {
            let opponent = Some(table.lines.get(game.opponent)?.name.clone());
            Some(Shown { opponent, white: game.white, result: game.result })
        });
        let printed: Vec<Shown> = games_of.chain(bye).collect();
        let Some(own) = event_cell(table, line, column, games) else { continue };
        let same =
            printed.len() == own.len() && printed.iter().zip(&own).all(|(one, other)| same(one, other));
        if !same {
            found.push(Differs::Game { column: column + 1, printed: told(&printed), own: told(&own) });
        }
    }
    found
}

/// What the event has where the table has a cell; nothing where it is not known yet.
fn event_cell(
    table: &PublishedTable,
    line: &Line,
    column: usize,
    games: EventGames<'_>,
) -> Option<Vec<Shown>> {
    let name = folded(&line.name);
    match games {
        EventGames::ByRounds(progress, begins) => {
            let own = progress.lines.iter().find(|own| folded(&own.name) == name)?;
            let cell = own.cells.get(column)?;
            match cell.what {
                Progress::Met { opponent, color, mark, .. } => {
                    let met = progress.lines.iter().find(|other| other.entrant == opponent)?;
                    let white = Some((color == Color::White) == (begins == Color::White));
                    let result = of_mark(mark, cell.lead)?;
                    Some(vec![Shown { opponent: Some(met.name.clone()), white, result }])
                }
                Progress::Plus => {
                    let result = GameResult::Forfeit { won: true };
                    Some(vec![Shown { opponent: None, white: None, result }])
                }
                Progress::Absent { .. } => Some(Vec::new()),
            }
        }
        EventGames::Cross(cross) => {
            let other = folded(&table.lines.get(column)?.name);
            let line_of = |name: &str| cross.lines.iter().position(|own| folded(&own.name) == name);
            let (own, other) = (line_of(&name)?, line_of(&other)?);
            if own == other {
                return None;
            }
            let shown = cross.lines[own].against(other).iter().map(|game| {
                let result = match game.was {
                    Some(Mark::Played(outcome)) => GameResult::Uncounted(outcome),
                    Some(_) => GameResult::Annulled,
                    None => of_mark(game.mark, game.lead)?,
                };
                Some(Shown { opponent: Some(cross.lines[other].name.clone()), white: None, result })
            });
            shown.collect()
        }
    }
}

/// How a game ended, once it has.
fn of_mark(mark: Mark, lead: Option<bool>) -> Option<GameResult> {
    Some(match (mark, lead) {
        (Mark::Played(SideResult::Draw), Some(own)) => GameResult::Lead { own },
        (Mark::Played(outcome), _) => GameResult::Played(outcome),
        (Mark::Forfeit(outcome), _) => GameResult::Forfeit { won: outcome == SideResult::Win },
        (Mark::Annulled, _) => GameResult::Annulled,
        (Mark::Open | Mark::Adjourned, _) => return None,
    })
}

fn same(one: &Shown, other: &Shown) -> bool {
    // A minus is a minus, whatever the other has; a table need not tell draws apart, or print colours.
    let plain = |result: GameResult, beside: GameResult| match (result, beside) {
        (GameResult::NeitherCame, _) => GameResult::Forfeit { won: false },
        (GameResult::Lead { .. }, GameResult::Played(SideResult::Draw)) => beside,
        (result, _) => result,
    };
    let name = |own: &Shown| own.opponent.as_deref().map(folded);
    name(one) == name(other)
        && one.white.zip(other.white).is_none_or(|(one, other)| one == other)
        && plain(one.result, other.result) == plain(other.result, one.result)
}

/// Cells as tables print them, with names: `Baba Sy ○ 2`.
fn told(cells: &[Shown]) -> String {
    let cell = |shown: &Shown| {
        let sign = match shown.result {
            GameResult::Played(SideResult::Win) => "2",
            GameResult::Played(SideResult::Draw) => "1",
            GameResult::Played(SideResult::Loss) => "0",
            GameResult::Lead { own: true } => "1+",
            GameResult::Lead { own: false } => "1−",
            GameResult::Forfeit { won: true } => "+",
            GameResult::Forfeit { won: false } | GameResult::NeitherCame => "−",
            GameResult::Annulled => "x",
            GameResult::Uncounted(SideResult::Win) => "(2)",
            GameResult::Uncounted(SideResult::Draw) => "(1)",
            GameResult::Uncounted(SideResult::Loss) => "(0)",
        };
        let colour = shown.white.map(|white| if white { "○" } else { "●" });
        shown.opponent.as_deref().into_iter().chain(colour).chain([sign]).collect::<Vec<_>>().join(" ")
    };
    if cells.is_empty() { "–".to_owned() } else { cells.iter().map(cell).collect::<Vec<_>>().join(", ") }
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
