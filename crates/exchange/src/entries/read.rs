//! From rows of cells to players and teams.

use damier_compete::event::{PlayerEntry, Squad, TeamEntry};

use super::column::{Column, HeaderLanguage};
use super::fault::{EntryFault, EntryFaultKind, FileFault};
use super::table::{self, Cell, Row};
use super::{EntryList, Headers, ListedPlayer, ListedTeam, value};

/// A header stands within so many rows from the top.
const HEADER_WITHIN: usize = 30;

impl EntryList {
    /// Reads a file, whatever kind it is.
    pub fn read(file: &[u8]) -> Result<EntryList, FileFault> {
        let rows = table::read(file)?;
        let (at, header) = header(&rows)?;
        let mut list = EntryList { headers: header.names, ..EntryList::default() };
        list.unknown_headers = header.unknown;
        for row in &rows[at + 1..] {
            if row.cells.iter().any(|cell| !cell.is_empty()) {
                list.take(&Seen { row, places: &header.places });
            }
        }
        list.teams.sort_by_key(|team| team.row);
        Ok(list)
    }

    fn take(&mut self, seen: &Seen<'_>) {
        let before = self.faults.len();
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
        player.sex = self.value(seen, Column::Sex, value::sex).flatten();
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
        match read(cell) {
            Ok(value) => Some(value),
            Err(()) => {
                let value = cell.text().chars().take(60).collect();
                self.fault(seen, Some(column), EntryFaultKind::Value { column, value });
                None
            }
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
}

/// The first row that names a column of names, with what its other cells name.
fn header(rows: &[Row]) -> Result<(usize, Header), FileFault> {
    let names_names =
        |cell: &Cell| matches!(cell, Cell::Text(text) if Column::named(text) == Some(Column::Name));
    let mut near = rows.iter().take(HEADER_WITHIN);
    let Some(at) = near.position(|row| row.cells.iter().any(names_names)) else {
        let first = rows.iter().find(|row| row.cells.iter().any(|cell| !cell.is_empty()));
        let first = first.ok_or(FileFault::Empty)?;
        let found: Vec<String> = first.cells.iter().map(Cell::text).filter(|text| !text.is_empty()).collect();
        let found = found.join(", ").chars().take(120).collect();
        let languages = [HeaderLanguage::English, HeaderLanguage::Ukrainian, HeaderLanguage::Russian];
        let expected = languages.map(|language| Column::Name.header(language)).join(", ");
        return Err(FileFault::NoHeader { found, expected });
    };
    let row = &rows[at];
    let mut header = Header { places: Vec::new(), names: Headers::default(), unknown: Vec::new() };
    for (place, cell) in row.cells.iter().enumerate() {
        let text = cell.text();
        match Column::named(&text) {
            Some(column) => {
                if let Some(first) = header.names.of(column) {
                    return Err(FileFault::ColumnTwice { row: row.number, first, second: text });
                }
                header.places.push((column, place));
                header.names.0.push((column, text));
            }
            None if text.chars().any(char::is_alphabetic) => header.unknown.push(text),
            None => {}
        }
    }
    Ok((at, header))
}
