//! Tables of other programs as rows of text, whatever file they come in, and back.

use rust_xlsxwriter::{Format, Workbook, XlsxError};

pub use crate::entries::FileFault;
use crate::entries::table;

/// The rows of a workbook or of separated text in any usual encoding, each with its number from 1.
pub fn rows(file: &[u8]) -> Result<Vec<(u64, Vec<String>)>, FileFault> {
    let table = table::read(file)?;
    if let Some(open) = table.rows.iter().find(|row| row.open_quote) {
        return Err(FileFault::OpenQuote { row: open.number });
    }
    let cells = |row: &table::Row| row.cells.iter().map(table::Cell::text).collect();
    Ok(table.rows.iter().map(|row| (u64::from(row.number), cells(row))).collect())
}

/// Rows as a workbook, the first one as headings. Every cell is text, so that nothing in it is computed.
pub fn write_xlsx(rows: &[Vec<String>]) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    let head = Format::new().set_bold();
    for (number, row) in (0..).zip(rows) {
        for (at, cell) in (0..).zip(row) {
            if number == 0 {
                sheet.write_with_format(number, at, cell.as_str(), &head)?;
            } else {
                sheet.write_string(number, at, cell.as_str())?;
            }
        }
    }
    sheet.set_freeze_panes(1, 0)?;
    book.save_to_buffer()
}
