//! A list of entries as rows of cells, whatever file it came from.

use jiff::civil::Date;

use super::archive::{self, Kind};
use super::fault::FileFault;
use super::limits::MOST_BYTES;
use super::{ods, separated, xlsx};
use crate::text::{self, Encoding};

/// How archives begin, such as XLSX and ODS.
const ARCHIVE: &[u8] = b"PK\x03\x04";

/// How compound files begin, such as XLS: their chains of sectors may run in circles, and what reads them believes
/// them.
const COMPOUND: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

/// All rows of a file.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Table {
    pub(crate) rows: Vec<Row>,
    /// How separated text is written; `None` for a workbook.
    pub(super) encoding: Option<Encoding>,
}

/// A row with its number in the file, from 1.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Row {
    pub(crate) number: u32,
    pub(crate) cells: Vec<Cell>,
    /// A quotation mark in it is not closed, so that nobody knows where its cells end.
    pub(crate) open_quote: bool,
}

/// What stands in a cell.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) enum Cell {
    #[default]
    Empty,
    /// Text, without blanks around it.
    Text(String),
    Number(f64),
    Day(Date),
}

impl Row {
    pub(super) fn is_empty(&self) -> bool {
        self.cells.iter().all(Cell::is_empty)
    }

    /// How many cells there are up to the last that is not empty.
    pub(super) fn width(&self) -> usize {
        self.cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1)
    }
}

impl Cell {
    pub(super) fn of_text(text: &str) -> Cell {
        let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if text.is_empty() { Cell::Empty } else { Cell::Text(text.to_owned()) }
    }

    /// As a person reads it.
    pub(crate) fn text(&self) -> String {
        match self {
            Cell::Empty => String::new(),
            Cell::Text(text) => text.clone(),
            Cell::Number(number) => number.to_string(),
            Cell::Day(day) => day.to_string(),
        }
    }

    /// The first character that cannot be printed; line breaks and tabs inside a cell are blanks.
    pub(super) fn unprintable(&self) -> Option<char> {
        let Cell::Text(text) = self else { return None };
        text.chars().find(|c| text::is_unreadable(*c) && !c.is_whitespace())
    }

    pub(super) fn is_empty(&self) -> bool {
        matches!(self, Cell::Empty)
    }
}

/// Whether a file is no larger than any list or table.
pub(crate) fn check_size(bytes: &[u8]) -> Result<(), FileFault> {
    if bytes.len() > MOST_BYTES { Err(FileFault::TooLarge { megabytes: MOST_BYTES >> 20 }) } else { Ok(()) }
}

/// The rows of a file: a workbook if it is one, separated text otherwise.
pub(crate) fn read(bytes: &[u8]) -> Result<Table, FileFault> {
    check_size(bytes)?;
    if bytes.starts_with(COMPOUND) {
        return Err(FileFault::OldWorkbook);
    }
    if bytes.starts_with(ARCHIVE) {
        let rows = match archive::check(bytes)? {
            (Kind::Xlsx, _) => xlsx::rows(bytes)?,
            (Kind::Ods, mut archive) => ods::rows(&mut archive)?,
        };
        return Ok(Table { rows, encoding: None });
    }
    let (text, encoding) = text::read(bytes);
    Ok(Table { rows: separated::rows(&text)?, encoding: Some(encoding) })
}
