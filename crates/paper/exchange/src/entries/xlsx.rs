//! Workbooks of Excel: cell by cell, so that only what is there takes room.

use std::collections::BTreeMap;
use std::io::Cursor;

use calamine::{DataRef, ExcelDateTime, Reader as _, Xlsx};
use jiff::civil::Date;

use super::archive::broken;
use super::fault::FileFault;
use super::limits::Measure;
use super::table::{Cell, Row};

/// The rows of the first sheet that holds anything.
///
/// Who reads workbooks for us reckons with places that no sheet has (`ZZZZZZZZ1`); what he stumbles over is a broken
/// workbook, not the end of the program.
pub(super) fn rows(bytes: &[u8]) -> Result<Vec<Row>, FileFault> {
    std::panic::catch_unwind(|| read(bytes)).unwrap_or_else(|_| {
        Err(FileFault::Workbook { why: "a cell stands where no sheet has one".to_owned() })
    })
}

fn read(bytes: &[u8]) -> Result<Vec<Row>, FileFault> {
    let mut book = Xlsx::new(Cursor::new(bytes)).map_err(broken)?;
    let mut measure = Measure::default();
    for name in book.sheet_names() {
        let mut found: BTreeMap<u32, Row> = BTreeMap::new();
        // A sheet may be a chart.
        let Ok(mut cells) = book.worksheet_cells_reader(&name) else { continue };
        while let Some(next) = cells.next_cell().map_err(broken)? {
            let (row, column) = next.get_position();
            let cell = cell(next.get_value());
            if cell.is_empty() {
                continue;
            }
            if !found.contains_key(&row) {
                measure.row()?;
            }
            let number = row.saturating_add(1);
            let row = found.entry(row).or_insert(Row { number, cells: Vec::new(), open_quote: false });
            measure.put(row, column as usize, cell)?;
        }
        if !found.is_empty() {
            return Ok(found.into_values().collect());
        }
    }
    Err(FileFault::Empty)
}

fn cell(data: &DataRef<'_>) -> Cell {
    match data {
        DataRef::Int(number) => Cell::Number(*number as f64),
        DataRef::Float(number) => Cell::Number(*number),
        DataRef::DateTime(moment) => day(moment),
        DataRef::DateTimeIso(text) | DataRef::String(text) | DataRef::DurationIso(text) => {
            Cell::of_text(text)
        }
        DataRef::SharedString(text) => Cell::of_text(text),
        DataRef::Bool(value) => Cell::of_text(if *value { "yes" } else { "no" }),
        DataRef::Error(error) => Cell::Text(error.to_string()),
        DataRef::Empty => Cell::Empty,
    }
}

/// A day, or the number that it is where the calendar has none.
fn day(moment: &ExcelDateTime) -> Cell {
    let number = Cell::Number(moment.as_f64());
    // Days of four digits: the arithmetic of the others is nobody's.
    if !(0.0..2_958_466.0).contains(&moment.as_f64()) {
        return number;
    }
    let (year, month, day, ..) = moment.to_ymd_hms_milli();
    match (i16::try_from(year), i8::try_from(month), i8::try_from(day)) {
        (Ok(year), Ok(month), Ok(day)) => Date::new(year, month, day).map_or(number, Cell::Day),
        _ => number,
    }
}
