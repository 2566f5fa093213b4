//! How large a list of entries may be. A file is measured before memory is taken for it, so that a few bytes cannot
//! ask for gigabytes; the largest open events of the world would fit several times.

use super::fault::FileFault;
use super::table::{Cell, Row};

/// Bytes of a file, as it comes.
pub(super) const MOST_BYTES: usize = 8 << 20;

/// Rows that hold anything.
pub(super) const MOST_ROWS: usize = 20_000;

/// Columns, up to the last that is not empty.
pub(super) const MOST_COLUMNS: usize = 256;

/// Cells in all, with the empty ones between others.
pub(super) const MOST_CELLS: usize = 400_000;

/// Bytes of text in all cells together.
pub(super) const MOST_TEXT: usize = 8 << 20;

/// Lines of separated text, with the empty ones.
pub(super) const MOST_LINES: usize = 200_000;

/// Counts what a list takes while it is read, and stops before it is too much.
#[derive(Debug, Default)]
pub(super) struct Measure {
    rows: usize,
    cells: usize,
    text: usize,
}

impl Measure {
    /// Counts a row.
    pub(super) fn row(&mut self) -> Result<(), FileFault> {
        self.rows += 1;
        if self.rows > MOST_ROWS { Err(FileFault::TooManyRows { most: MOST_ROWS }) } else { Ok(()) }
    }

    /// Counts a cell that is put at a place of its row, with the empty ones that come before it.
    pub(super) fn cell(&mut self, row: u32, new: usize, place: usize, cell: &Cell) -> Result<(), FileFault> {
        if place >= MOST_COLUMNS {
            return Err(FileFault::TooWide { row, most: MOST_COLUMNS });
        }
        self.cells += new;
        if self.cells > MOST_CELLS {
            return Err(FileFault::TooManyCells { most: MOST_CELLS });
        }
        if let Cell::Text(text) = cell {
            self.text += text.len();
        }
        if self.text > MOST_TEXT {
            return Err(FileFault::TooMuchText { megabytes: MOST_TEXT >> 20 });
        }
        Ok(())
    }

    /// Puts a cell at a place of a row, which grows as far as it has to.
    pub(super) fn put(&mut self, row: &mut Row, place: usize, cell: Cell) -> Result<(), FileFault> {
        let new = (place + 1).saturating_sub(row.cells.len());
        self.cell(row.number, new, place, &cell)?;
        if new > 0 {
            row.cells.resize(place + 1, Cell::Empty);
        }
        row.cells[place] = cell;
        Ok(())
    }
}
