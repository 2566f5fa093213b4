//! A list of entries as rows of cells, whatever file it came from.

use std::io::Cursor;

use calamine::{Data, Reader, open_workbook_auto_from_rs};
use jiff::civil::Date;

use super::fault::FileFault;
use super::separated;
use crate::text::{self, Encoding};

/// All rows of a file.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Table {
    pub(super) rows: Vec<Row>,
    /// How separated text is written; `None` for a workbook.
    pub(super) encoding: Option<Encoding>,
}

/// A row with its number in the file, from 1.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Row {
    pub(super) number: u32,
    pub(super) cells: Vec<Cell>,
    /// A quotation mark in it is not closed, so that nobody knows where its cells end.
    pub(super) open_quote: bool,
}

/// What stands in a cell.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) enum Cell {
    /// Nothing.
    #[default]
    Empty,
    /// Text, without blanks around it.
    Text(String),
    /// A number.
    Number(f64),
    /// A day.
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
    pub(super) fn text(&self) -> String {
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

/// The rows of a file: a workbook if it is one, separated text otherwise.
pub(super) fn read(bytes: &[u8]) -> Result<Table, FileFault> {
    if is_workbook(bytes) {
        return Ok(Table { rows: workbook(bytes)?, encoding: None });
    }
    let (text, encoding) = text::read(bytes);
    Ok(Table { rows: separated::rows(&text), encoding: Some(encoding) })
}

/// XLSX and ODS are archives, XLS is a compound file.
fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
}

/// The first sheet of a workbook that holds anything.
fn workbook(bytes: &[u8]) -> Result<Vec<Row>, FileFault> {
    let broken = |why: calamine::Error| FileFault::Workbook { why: why.to_string() };
    let mut book = open_workbook_auto_from_rs(Cursor::new(bytes)).map_err(broken)?;
    for name in book.sheet_names() {
        let range = book.worksheet_range(&name).map_err(broken)?;
        let Some((top, _)) = range.start() else { continue };
        let rows = range.rows().zip(top + 1..);
        return Ok(rows
            .map(|(cells, number)| Row { number, cells: cells.iter().map(cell).collect(), open_quote: false })
            .collect());
    }
    Err(FileFault::Empty)
}

fn cell(data: &Data) -> Cell {
    match data {
        Data::Int(number) => Cell::Number(*number as f64),
        Data::Float(number) => Cell::Number(*number),
        Data::DateTime(moment) => {
            let (year, month, day, ..) = moment.to_ymd_hms_milli();
            match (i16::try_from(year), i8::try_from(month), i8::try_from(day)) {
                (Ok(year), Ok(month), Ok(day)) => {
                    Date::new(year, month, day).map_or(Cell::Number(moment.as_f64()), Cell::Day)
                }
                _ => Cell::Number(moment.as_f64()),
            }
        }
        Data::DateTimeIso(text) | Data::String(text) | Data::DurationIso(text) => Cell::of_text(text),
        Data::Bool(value) => Cell::of_text(if *value { "yes" } else { "no" }),
        Data::Error(error) => Cell::Text(error.to_string()),
        Data::Empty => Cell::Empty,
    }
}
