//! The tables of a paper as CSV by RFC 4180: UTF-8, commas, lines that end in CR and LF, quotes where
//! they are needed.

use csv::{Terminator, Writer, WriterBuilder};

use super::data::{fields, tables};
use super::numbers::number;
use super::{clean, flat};
use crate::paper::{Kind, Paper, Row, Table, Text};

impl Paper {
    /// The tables of the paper as CSV; of a form without tables, its fields: label and value.
    ///
    /// One table is written alone, its heads as the first line. Several follow each other with an empty
    /// line between them, each under a line of its own that holds `#` and the name of the table. A line
    /// across all columns becomes a line with its words in the first. Numbers are written as programs
    /// read them (`4.5`, not `4½`). A cell that a spreadsheet would take for a formula begins with an
    /// apostrophe.
    ///
    /// ```
    /// use damier_documents::paper::{Column, Paper, Table};
    ///
    /// let table = Table::new("entries", [Column::number("No"), Column::text("Name")])
    ///     .row(["1", "Šarūnas \"Ace\" Budrys"])
    ///     .row(["2", "=cmd()"]);
    /// let csv = Paper::new("Entries", "en").with(table).csv();
    /// assert_eq!(csv, "No,Name\r\n1,\"Šarūnas \"\"Ace\"\" Budrys\"\r\n2,'=cmd()\r\n");
    /// ```
    pub fn csv(&self) -> String {
        let tables = tables(self);
        match tables.as_slice() {
            [] => fields(self).as_ref().map(lines).unwrap_or_default(),
            [only] => lines(only.table),
            several => {
                let parts = several.iter().map(|named| {
                    let name = clean(&named.name).replace('\n', " ");
                    format!("# {name}\r\n{}", lines(named.table))
                });
                parts.collect::<Vec<_>>().join("\r\n")
            }
        }
    }
}

fn lines(table: &Table) -> String {
    let mut csv = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(Vec::new());
    let count = table.columns.len();
    if table.has_head() {
        let heads = table.columns.iter().map(|column| guarded(flat(&column.head), Kind::Text));
        write(&mut csv, heads);
    }
    for row in &table.rows {
        match row {
            Row::Cells { cells, .. } => {
                let cell = |at: usize| cells.get(at).map(flat).unwrap_or_default();
                write(&mut csv, (0..count).map(|at| guarded(cell(at), table.columns[at].kind)));
            }
            Row::Group(words) => write(&mut csv, group(words, count)),
        }
    }
    csv.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

fn group(words: &Text, count: usize) -> impl Iterator<Item = String> {
    let first = guarded(flat(words), Kind::Text);
    std::iter::once(first).chain(std::iter::repeat_n(String::new(), count.saturating_sub(1)))
}

fn write(csv: &mut Writer<Vec<u8>>, cells: impl Iterator<Item = String>) {
    // Memory does not refuse a line, and each line has as many cells as the table has columns.
    let _ = csv.write_record(cells);
}

/// A number as programs read it, or words that no spreadsheet reads as a formula. The bare signs of
/// results pass.
fn guarded(words: String, kind: Kind) -> String {
    if let Some(value) = number(&words).filter(|_| kind == Kind::Number) {
        return value.to_string();
    }
    let start = words.trim_start();
    let risky =
        words.starts_with(['\t', '\r']) || start.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    if risky && start.chars().count() > 1 { format!("'{words}") } else { words }
}
