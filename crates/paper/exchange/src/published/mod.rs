//! Tables of results as federations and other programs publish them: CSV, spreadsheets, and HTML tables pasted from
//! a page. Read to enter an event again, and to compare it cell by cell.
//!
//! Two kinds are told apart by what stands in the numbered columns: a cross-table, where column 3 has the results
//! against the player of line 3 (`2`, `1 1`, `½`, `1+` for a draw with an advantage), and a table by rounds, where
//! column 3 is round 3 and a cell names the opponent, the colour and the result (`12w2`, `+12b`, `2/12b`). What our own papers
//! print as CSV in any of the languages is read as well.
//!
//! | file | about |
//! | --- | --- |
//! | `html` | rows of the largest table of a page |
//! | `columns` | which column is the name, the place, the points |
//! | `cells` | what a cell says |
//! | `compare` | a table against the standings of an event |
//!
//! ```
//! use damier_exchange::published::{Kind, PublishedTable};
//!
//! let table = PublishedTable::read(b"Place;Name;1;2;Points\n1;Baba Sy;;2;2\n2;Smith;0;;0\n").expect("a table");
//! assert_eq!(table.kind, Kind::CrossTable { cycles: 1 });
//! assert_eq!(table.lines[0].games[1][0].opponent, 1);
//! ```

mod cells;
mod columns;
mod compare;
mod html;

pub use compare::{Difference, Differs, EventGames, compare};

use std::collections::BTreeMap;

use damier_compete::SideResult;
use serde::Serialize;

use crate::entries::{FileFault, check_size};
use crate::{sheet, text};
use cells::{Cell, Scale};
use columns::Columns;

/// A published table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublishedTable {
    /// What its numbered columns are.
    pub kind: Kind,
    /// Its lines; the opponent of a cell is a place in this list.
    pub lines: Vec<Line>,
    /// The headers of columns that are neither names nor results: coefficients for the most part.
    pub others: Vec<String>,
}

/// What the numbered columns of a table are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Opponents: everybody has met everybody so many times.
    CrossTable {
        cycles: usize,
    },
    ByRounds {
        rounds: usize,
    },
}

/// A line of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The row of the file, from 1.
    pub row: u64,
    /// The number by which other lines name this one.
    pub number: u32,
    /// The place, or the places that are shared.
    pub place: Option<(u32, u32)>,
    pub name: String,
    pub federation: Option<String>,
    pub rating: Option<u32>,
    /// The points as the codes count: two for a win, so that a printed `4½` is 9.
    pub points: Option<u32>,
    /// What stands in the other columns.
    pub others: Vec<String>,
    /// By opponent or by round, the games; nothing where there was none.
    pub games: Vec<Vec<Game>>,
    /// Rounds without an opponent that brought points, from 0.
    pub byes: Vec<usize>,
}

/// A game as a line tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// The opponent's place in the list.
    pub opponent: usize,
    /// Whether this line had White; nobody says in a cross-table.
    pub white: Option<bool>,
    /// How it ended for this line.
    pub result: GameResult,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameResult {
    /// At the board.
    Played(SideResult),
    /// Drawn, with an advantage for one of them.
    Lead {
        /// Whether this line had it.
        own: bool,
    },
    Forfeit {
        /// Whether this line has the point.
        won: bool,
    },
    /// Nobody came: a minus for both.
    NeitherCame,
    /// It counts for nobody.
    Annulled,
    /// So it ended, and it counts no longer because one of the two has left (FMJD-III.5.9.A.a).
    Uncounted(SideResult),
}

impl GameResult {
    /// The same for the other.
    pub const fn reversed(self) -> GameResult {
        match self {
            GameResult::Played(outcome) => GameResult::Played(outcome.reversed()),
            GameResult::Lead { own } => GameResult::Lead { own: !own },
            GameResult::Forfeit { won } => GameResult::Forfeit { won: !won },
            GameResult::NeitherCame => GameResult::NeitherCame,
            GameResult::Annulled => GameResult::Annulled,
            GameResult::Uncounted(outcome) => GameResult::Uncounted(outcome.reversed()),
        }
    }
}

/// Why a table cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum TableFault {
    /// The file cannot be.
    #[error(transparent)]
    File(#[from] FileFault),
    /// No row has columns that are numbered 1, 2, 3 and so on.
    #[error("no row has columns numbered 1, 2, 3 and so on")]
    NoNumberedColumns,
    /// No column has names.
    #[error("no column has names")]
    NoNames,
    /// A cell says nothing that is known.
    #[error("row {row}, column {column}: {text:?} is no result")]
    Cell {
        /// The row of the file.
        row: u64,
        /// The numbered column.
        column: usize,
        /// What stands there.
        text: String,
    },
    /// A cell names nobody.
    #[error("row {row}, column {column}: there is no number {number}")]
    Nobody {
        /// The row of the file.
        row: u64,
        /// The numbered column.
        column: usize,
        /// As it stands there.
        number: u32,
    },
    /// Two lines tell a game otherwise.
    #[error("row {row}, column {column}: {own} and {other} tell their game otherwise")]
    Contradiction {
        /// The row of the file.
        row: u64,
        /// The numbered column.
        column: usize,
        /// The name of the line.
        own: String,
        /// The other name.
        other: String,
    },
    /// The results do not add up to the points.
    #[error("row {row}: the results of {name} bring {found}, and {printed} is printed")]
    Points {
        /// The row of the file.
        row: u64,
        /// The name of the line.
        name: String,
        /// What the results bring, two for a win.
        found: u32,
        /// What is printed, counted so.
        printed: u32,
    },
}

/// More lines than this are no table of an event.
const MOST_LINES: usize = 5000;

/// More lines times columns than this neither: a cross-table of six hundred.
const MOST_CELLS: usize = 400_000;

/// Nobody reads more faults.
const MOST_FAULTS: usize = 10_000;

/// So much of a text is repeated in a fault.
const LONGEST: usize = 100;

impl PublishedTable {
    /// Reads a file or a pasted page, or tells everything that is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<PublishedTable, Vec<TableFault>> {
        check_size(bytes).map_err(|fault| vec![fault.into()])?;
        let decoded = text::decode(bytes);
        let rows = match html::rows(&decoded).map_err(|fault| vec![fault.into()])? {
            Some(rows) => (1..).zip(rows).collect(),
            None => sheet::rows(bytes).map_err(|fault| vec![fault.into()])?,
        };
        let columns = Columns::find(&rows).ok_or_else(|| vec![TableFault::NoNumberedColumns])?;
        // Every line has a cell in every numbered column, whether the file writes it or not.
        if rows.len() * columns.numbered.len() > MOST_CELLS {
            return Err(vec![FileFault::TooManyCells { most: MOST_CELLS }.into()]);
        }
        let mut lines = columns.lines(&rows);
        lines.truncate(MOST_LINES);
        if lines.iter().all(|(line, _)| line.name.is_empty()) {
            return Err(vec![TableFault::NoNames]);
        }
        let texts: Vec<&str> = lines.iter().flat_map(|(_, cells)| cells.iter().map(String::as_str)).collect();
        let scale = Scale::of(&texts);
        let by_rounds = cells::names_opponents(&texts);
        let (read, unreadable) = cells::read(&lines, scale, by_rounds);
        let lines: Vec<Line> = lines.into_iter().map(|(line, _)| line).collect();
        let build = |lines: Vec<Line>| {
            let mut faults = unreadable.clone();
            let kind = Kind::ByRounds { rounds: columns.numbered.len() };
            let mut table = PublishedTable { kind, lines, others: columns.other_headers() };
            table.fill(&read, by_rounds, scale, &mut faults);
            table.neither_came(by_rounds);
            if by_rounds {
                table.both_sides(&mut faults);
            } else {
                table.kind = Kind::CrossTable { cycles: table.cycles() };
                table.mirrored(&mut faults);
            }
            table.add_up(&mut faults);
            (table, faults)
        };
        let (mut table, mut faults) = build(lines.clone());
        if by_rounds && !faults.is_empty() {
            // A column may have numbers of the draw although opponents are named by the lines on which they stand.
            let (other, left) = build(counted(lines));
            if left.len() < faults.len() {
                (table, faults) = (other, left);
            }
        }
        if faults.is_empty() { Ok(table) } else { Err(faults) }
    }

    /// The same table as a cross-table, where it goes by rounds and everybody meets everybody equally often.
    pub fn crossed(&self) -> Option<PublishedTable> {
        let count = self.lines.len();
        let Kind::ByRounds { .. } = self.kind else { return None };
        let mut lines = self.lines.clone();
        for (at, line) in lines.iter_mut().enumerate() {
            let mut games: Vec<Vec<Game>> = vec![Vec::new(); count];
            for game in line.games.iter().flatten() {
                games.get_mut(game.opponent)?.push(Game { white: None, ..*game });
            }
            line.games = games;
            if !line.games.get(at)?.is_empty() || !line.byes.is_empty() {
                return None;
            }
        }
        let cycles = lines.first()?.games.last()?.len();
        let met = |at: usize, other: usize| lines[at].games[other].len() == cycles || at == other;
        let all = (0..count).all(|at| (0..count).all(|other| met(at, other)));
        let kind = Kind::CrossTable { cycles };
        (all && cycles > 0).then(|| PublishedTable { kind, lines, others: self.others.clone() })
    }

    /// Puts the games in the lines.
    fn fill(&mut self, read: &[Vec<Cell>], by_rounds: bool, scale: Scale, faults: &mut Vec<TableFault>) {
        let mut numbers = BTreeMap::new();
        for (at, line) in self.lines.iter().enumerate() {
            numbers.entry(line.number).or_insert(at);
        }
        let count = self.lines.len();
        for (at, cells) in read.iter().enumerate() {
            let row = self.lines[at].row;
            for (column, cell) in cells.iter().enumerate() {
                let mut games = Vec::new();
                match cell {
                    Cell::Empty => {}
                    Cell::Bye => self.lines[at].byes.push(column),
                    Cell::Results(_) if by_rounds || column == at || column >= count => {}
                    Cell::Results(results) => {
                        let game = |result| Game { opponent: column, white: None, result };
                        games = results.iter().copied().map(game).collect();
                    }
                    &Cell::Against { number, white, result } => match numbers.get(&number) {
                        Some(opponent) => games.push(Game { opponent: *opponent, white, result }),
                        None => tell(faults, || TableFault::Nobody { row, column: column + 1, number }),
                    },
                }
                self.lines[at].games.push(games);
            }
        }
        // Points were read in halves of what is printed, which is how the codes count where a win is 1.
        if scale == Scale::Two {
            for line in &mut self.lines {
                line.points = line.points.map(|halves| halves / 2);
            }
        }
    }

    /// Where both lines of a game have a minus, nobody came.
    fn neither_came(&mut self, by_rounds: bool) {
        let lost = GameResult::Forfeit { won: false };
        let result = |lines: &[Line], line: usize, column: usize, at: usize| {
            lines.get(line)?.games.get(column)?.get(at).map(|game| game.result)
        };
        let mut both = Vec::new();
        for (at, line) in self.lines.iter().enumerate() {
            for (column, games) in line.games.iter().enumerate() {
                for (nth, game) in games.iter().enumerate() {
                    let (other, there) = (game.opponent, if by_rounds { column } else { at });
                    if game.result == lost && result(&self.lines, other, there, nth) == Some(lost) {
                        both.push((at, column, nth));
                    }
                }
            }
        }
        for (line, column, nth) in both {
            self.lines[line].games[column][nth].result = GameResult::NeitherCame;
        }
    }

    /// How often two have met at most.
    fn cycles(&self) -> usize {
        self.lines.iter().flat_map(|line| &line.games).map(Vec::len).max().unwrap_or(1).max(1)
    }

    /// In a cross-table every game stands twice.
    fn mirrored(&self, faults: &mut Vec<TableFault>) {
        for (at, line) in self.lines.iter().enumerate() {
            for (column, games) in line.games.iter().enumerate().skip(at + 1) {
                let Some(other) = self.lines.get(column) else { continue };
                let own: Vec<GameResult> = games.iter().map(|game| game.result.reversed()).collect();
                let theirs: Vec<GameResult> = other
                    .games
                    .get(at)
                    .map(|games| games.iter().map(|game| game.result).collect())
                    .unwrap_or_default();
                if own != theirs {
                    tell(faults, || contradiction(line, column, other));
                }
            }
        }
    }

    /// In a table by rounds the opponent tells the same game.
    fn both_sides(&self, faults: &mut Vec<TableFault>) {
        for (at, line) in self.lines.iter().enumerate() {
            for (round, game) in
                line.games.iter().enumerate().filter_map(|(round, own)| Some((round, own.first()?)))
            {
                let Some(other) = self.lines.get(game.opponent) else { continue };
                let theirs = other.games.get(round).and_then(|own| own.first());
                let same = theirs.is_some_and(|theirs| {
                    theirs.opponent == at
                        && theirs.result.reversed() == game.result
                        && theirs.white.zip(game.white).is_none_or(|(their, own)| their != own)
                });
                if !same && at < game.opponent {
                    tell(faults, || contradiction(line, round, other));
                }
            }
        }
    }

    /// The results bring the points that are printed.
    fn add_up(&self, faults: &mut Vec<TableFault>) {
        for line in &self.lines {
            let Some(printed) = line.points else { continue };
            let found: u32 = line.games.iter().flatten().map(|game| cells::points(game.result)).sum();
            // What a free round is worth is not known: it may bring up to a win.
            let most = found + 2 * u32::try_from(line.byes.len()).unwrap_or(u32::MAX);
            if !(found..=most).contains(&printed) {
                let row = line.row;
                tell(faults, || TableFault::Points { row, name: cut(&line.name), found, printed });
            }
        }
    }
}

/// The lines numbered as they stand.
fn counted(mut lines: Vec<Line>) -> Vec<Line> {
    lines.iter_mut().zip(1..).for_each(|(line, number)| line.number = number);
    lines
}

/// Adds a fault, unless there are more than anybody reads.
fn tell(faults: &mut Vec<TableFault>, fault: impl FnOnce() -> TableFault) {
    if faults.len() < MOST_FAULTS {
        faults.push(fault());
    }
}

/// As much of a text as is repeated in a fault: one long name would stand in many.
fn cut(text: &str) -> String {
    text.chars().take(LONGEST).collect()
}

fn contradiction(line: &Line, column: usize, other: &Line) -> TableFault {
    let (own, other) = (cut(&line.name), cut(&other.name));
    TableFault::Contradiction { row: line.row, column: column + 1, own, other }
}
