//! From rows of cells to players and teams.

use damier_compete::event::{PlayerEntry, Sex, Squad, TeamEntry};

use super::column::{Column, HeaderLanguage};
use super::fault::{EntryFault, EntryFaultKind, FileFault};
use super::table::{self, Cell, Row, Table};
use super::{EntryList, Headers, ListedPlayer, ListedTeam, value};
use crate::text;

/// A header stands within so many rows from the top.
const HEADER_WITHIN: usize = 30;

impl EntryList {
    /// Reads a file, whatever kind it is.
    pub fn read(file: &[u8]) -> Result<EntryList, FileFault> {
        let table = table::read(file)?;
        let (at, header) = header(&table)?;
        let mut list = EntryList { headers: header.names, encoding: table.encoding, ..EntryList::default() };
        list.unknown_headers = header.unknown;
        for row in table.rows[at + 1..].iter().filter(|row| !row.is_empty()) {
            list.take(&Seen { row, places: &header.places, width: header.width });
        }
        if list.players.is_empty() && list.teams.is_empty() && list.faults.is_empty() {
            return Err(FileFault::NoEntries { row: table.rows[at].number });
        }
        list.teams.sort_by_key(|team| team.row);
        Ok(list)
    }

    fn take(&mut self, seen: &Seen<'_>) {
        let before = self.faults.len();
        if seen.row.open_quote {
            return self.fault(seen, None, EntryFaultKind::OpenQuote);
        }
        if let Some(headers) = seen.width.filter(|width| *width < seen.row.width()) {
            let cells = seen.row.width();
            self.fault(seen, None, EntryFaultKind::TooManyCells { cells, headers });
        }
        let mut player = PlayerEntry::default();
        let names =
            [Column::Name, Column::FirstName, Column::Patronymic].map(|column| self.text(seen, column));
        player.name = names.into_iter().flatten().collect::<Vec<_>>().join(" ");
        player.title = self.text(seen, Column::Title);
        player.federation = self.text(seen, Column::Federation);
        player.club = self.text(seen, Column::Club);
        player.id = self.text(seen, Column::Id);
        player.rating = self.value(seen, Column::Rating, value::rating).flatten();
        player.born = self.value(seen, Column::Born, value::born).flatten();
        player.born_year_only =
            player.born.is_some() && self.value(seen, Column::Born, value::is_year).unwrap_or_default();
        player.sex = self.sex(seen);
        player.squad = self.value(seen, Column::Board, value::squad).unwrap_or_default();
        let team = self.team(seen);
        if player.squad != Squad::Unordered && team.is_none() {
            self.fault(seen, Some(Column::Board), EntryFaultKind::NoTeam);
        }
        // A row may enter a team without players.
        let is_team_only = player == PlayerEntry::default() && team.is_some();
        if player.name.is_empty() && !is_team_only && self.faults.len() == before {
            self.fault(seen, Some(Column::Name), EntryFaultKind::NoName);
        }
        if !is_team_only {
            let is_faulty = self.faults.len() > before;
            self.players.push(ListedPlayer { row: seen.row.number, entry: player, team, is_faulty });
        }
    }

    /// The team of a row, which joins the list or says the same as before.
    fn team(&mut self, seen: &Seen<'_>) -> Option<String> {
        let name = self.text(seen, Column::Team)?;
        let said = TeamEntry {
            name: name.clone(),
            captain: self.text(seen, Column::Captain),
            federation: self.text(seen, Column::TeamFederation),
            rating: self.value(seen, Column::TeamRating, value::rating).flatten(),
        };
        let Some(at) = self.teams.iter().position(|team| team.entry.name == name) else {
            self.teams.push(ListedTeam { row: seen.row.number, entry: said });
            return Some(name);
        };
        let (known, other_row) = (self.teams[at].entry.clone(), self.teams[at].row);
        let rating = |entry: &TeamEntry| entry.rating.map(|rating| rating.to_string());
        for (column, value, other) in [
            (Column::Captain, said.captain.clone(), known.captain.clone()),
            (Column::TeamFederation, said.federation.clone(), known.federation.clone()),
            (Column::TeamRating, rating(&said), rating(&known)),
        ] {
            if let (Some(value), Some(other)) = (value, other)
                && value != other
            {
                let what = EntryFaultKind::TeamDiffers { team: name.clone(), value, other, other_row };
                self.fault(seen, Some(column), what);
            }
        }
        let entry = &mut self.teams[at].entry;
        entry.captain = entry.captain.take().or(said.captain);
        entry.federation = entry.federation.take().or(said.federation);
        entry.rating = entry.rating.or(said.rating);
        Some(name)
    }

    fn sex(&mut self, seen: &Seen<'_>) -> Option<Sex> {
        let header = self.headers.of(Column::Sex).unwrap_or_default();
        let in_lithuanian = Column::Sex.is_named_in(HeaderLanguage::Lithuanian, &header);
        self.value(seen, Column::Sex, |cell| value::sex(cell, in_lithuanian)).flatten()
    }

    fn text(&mut self, seen: &Seen<'_>, column: Column) -> Option<String> {
        self.value(seen, column, value::text).flatten()
    }

    fn value<T>(
        &mut self,
        seen: &Seen<'_>,
        column: Column,
        read: impl Fn(&Cell) -> Result<T, ()>,
    ) -> Option<T> {
        let cell = seen.cell(column)?;
        if let Some(sign) = cell.unprintable() {
            let (value, sign) = (printable(&cell.text()), text::code_point(sign));
            self.fault_once(seen, column, EntryFaultKind::Unprintable { value, sign });
            return None;
        }
        match read(cell) {
            Ok(value) => Some(value),
            Err(()) => {
                let value = printable(&cell.text());
                self.fault_once(seen, column, EntryFaultKind::Value { column, value });
                None
            }
        }
    }

    /// A fault of a cell, which may be looked at more than once.
    fn fault_once(&mut self, seen: &Seen<'_>, column: Column, what: EntryFaultKind) {
        let header = self.headers.of(column);
        let fault = EntryFault { row: seen.row.number, header, what };
        if self.faults.last() != Some(&fault) {
            self.faults.push(fault);
        }
    }

    fn fault(&mut self, seen: &Seen<'_>, column: Option<Column>, what: EntryFaultKind) {
        let header = column.and_then(|column| self.headers.of(column));
        self.faults.push(EntryFault { row: seen.row.number, header, what });
    }
}

/// A row, with what its cells are.
struct Seen<'a> {
    row: &'a Row,
    places: &'a [(Column, usize)],
    /// How many headers separated text has.
    width: Option<usize>,
}

/// A value as it is shown: not too long, and signs in the place of what cannot be printed.
fn printable(text: &str) -> String {
    let sign = |c: char| match c {
        '\0'..='\u{1f}' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(c),
        c if text::is_unreadable(c) => char::REPLACEMENT_CHARACTER,
        c => c,
    };
    text.chars().map(sign).take(60).collect()
}

impl Seen<'_> {
    fn cell(&self, column: Column) -> Option<&Cell> {
        let (_, at) = self.places.iter().find(|(own, _)| *own == column)?;
        self.row.cells.get(*at)
    }
}

struct Header {
    places: Vec<(Column, usize)>,
    names: Headers,
    unknown: Vec<String>,
    width: Option<usize>,
}

/// The first row that names a column of names, with what its other cells name.
fn header(table: &Table) -> Result<(usize, Header), FileFault> {
    let rows = &table.rows;
    let names_names =
        |cell: &Cell| matches!(cell, Cell::Text(text) if Column::named(text) == Some(Column::Name));
    let mut near = rows.iter().take(HEADER_WITHIN);
    let found = near.position(|row| !row.open_quote && row.cells.iter().any(names_names));
    check_top(&rows[..found.map_or(rows.len().min(HEADER_WITHIN), |at| at + 1)])?;
    let Some(at) = found else {
        let first = rows.iter().find(|row| !row.is_empty()).ok_or(FileFault::Empty)?;
        let found: Vec<String> = first.cells.iter().map(Cell::text).filter(|text| !text.is_empty()).collect();
        let found = found.join(", ").chars().take(120).collect();
        let expected = HeaderLanguage::ALL.map(|language| Column::Name.header(language)).join(", ");
        return Err(FileFault::NoHeader { found, expected });
    };
    let row = &rows[at];
    let width = table.encoding.map(|_| row.width());
    let mut header = Header { places: Vec::new(), names: Headers::default(), unknown: Vec::new(), width };
    for (place, cell) in row.cells.iter().enumerate() {
        let text = cell.text();
        match Column::named(&text) {
            Some(column) => {
                if let Some(first) = header.names.of(column) {
                    return Err(FileFault::ColumnTwice { row: row.number, first, second: cut(&text) });
                }
                header.places.push((column, place));
                header.names.0.push((column, cut(&text)));
            }
            None if text.chars().any(char::is_alphabetic) => header.unknown.push(cut(&text)),
            None => {}
        }
    }
    Ok((at, header))
}

/// As much of a header as is repeated: it stands in every fault of its column.
fn cut(header: &str) -> String {
    const LONGEST: usize = 100;
    header.chars().take(LONGEST).collect()
}

/// Rows down to the header, in which nothing can be told by column.
fn check_top(rows: &[Row]) -> Result<(), FileFault> {
    for Row { number, cells, open_quote } in rows {
        if let Some(sign) = cells.iter().find_map(Cell::unprintable) {
            return Err(FileFault::NotText { row: *number, sign: text::code_point(sign) });
        }
        if *open_quote {
            return Err(FileFault::OpenQuote { row: *number });
        }
    }
    Ok(())
}
