//! A list of entries as rows of cells, whatever file it came from.

use std::io::Cursor;

use calamine::{Data, Reader, open_workbook_auto_from_rs};
use jiff::civil::Date;

use super::fault::FileFault;
use crate::text;

/// A row with its number in the file, from 1.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Row {
    pub(super) number: u32,
    pub(super) cells: Vec<Cell>,
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

impl Cell {
    fn of_text(text: &str) -> Cell {
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

    pub(super) fn is_empty(&self) -> bool {
        matches!(self, Cell::Empty)
    }
}

/// The rows of a file: a workbook if it is one, separated text otherwise.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Row>, FileFault> {
    if is_workbook(bytes) { workbook(bytes) } else { separated(&text::decode(bytes)) }
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
            .map(|(cells, number)| Row { number, cells: cells.iter().map(cell).collect() })
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

/// Text separated by whichever of the usual signs it uses.
fn separated(text: &str) -> Result<Vec<Row>, FileFault> {
    let text: String = text::lines(text).flat_map(|(_, line)| [line, "\n"]).collect();
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator(&text))
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    let (mut seen, mut number) = (0, 1);
    for record in reader.records() {
        let record = record.map_err(|why| FileFault::Separated { why: why.to_string() })?;
        // The place of a record is where the one before it ended; empty lines may lie between.
        let end = record.position().map_or(0, |place| place.byte() as usize).min(text.len());
        let blank = text[end..].bytes().take_while(|byte| *byte == b'\n').count();
        number += text[seen..end + blank].bytes().filter(|byte| *byte == b'\n').count() as u32;
        seen = end + blank;
        rows.push(Row { number, cells: record.iter().map(Cell::of_text).collect() });
    }
    Ok(rows)
}

/// The sign that cuts the first lines into the most cells, equally often if possible.
fn separator(text: &str) -> u8 {
    let head: Vec<&str> =
        text::lines(text).map(|(_, line)| line).filter(|line| !line.is_empty()).take(20).collect();
    let count = |sign: u8| {
        let per_line = head.iter().map(|line| outside_quotes(line, sign));
        (per_line.clone().filter(|count| *count > 0).count(), per_line.sum::<usize>())
    };
    [b';', b'\t', b',', b'|'].into_iter().rev().max_by_key(|sign| count(*sign)).unwrap_or(b',')
}

fn outside_quotes(line: &str, sign: u8) -> usize {
    let mut quoted = false;
    let mut count = 0;
    for byte in line.bytes() {
        match byte {
            b'"' => quoted = !quoted,
            byte if byte == sign && !quoted => count += 1,
            _ => {}
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_separator_is_found() {
        assert_eq!(separator("Name;Club\n\"Ivanov, Petr\";Dnipro, club\n"), b';');
        assert_eq!(separator("Name,Club\nA,B"), b',');
        assert_eq!(separator("Name\tClub\nA, B\tC"), b'\t');
        assert_eq!(separator("Name\nA"), b';');
    }

    #[test]
    fn rows_know_their_lines() {
        let rows = separated("Name;Club\r\n\r\n\"A\r\nB\";C\r\nD;E\r\n").expect("text");
        let numbers: Vec<u32> = rows.iter().map(|row| row.number).collect();
        assert_eq!(numbers, [1, 3, 5]);
    }
}
