//! Tables in columns.

use super::super::decimals;
use super::wrap::{flatten, pad, width_of, wrap};
use crate::paper::{Align, Column, Row, Ruling, Table, Text, Width};

/// A column of words is not made narrower than this.
const NARROW: usize = 8;

/// The lines of a table, caption and notes included.
pub(super) fn lines(table: &Table, width: usize) -> Vec<String> {
    let cells = Cells::of(table);
    let layout = Layout::of(table, &cells, width);
    let mut lines = Vec::new();
    if !table.caption.is_empty() {
        lines.extend(wrap(&flatten(&table.caption), width));
    }
    if table.has_head() {
        lines.extend(layout.row(&cells.head, |_| false));
        lines.push(layout.rule());
    }
    for row in &cells.rows {
        match row {
            Printed::Cells(cells) => {
                lines.extend(layout.row(cells, |cell| table.ruling == Ruling::Writing && cell.is_empty()));
            }
            Printed::Group(words) => lines.extend(wrap(&format!("─ {words}"), width)),
        }
    }
    lines.extend(table.notes.iter().flat_map(|note| wrap(&flatten(note), width)));
    lines
}

/// The words of a table, decimals already brought below each other.
struct Cells {
    head: Vec<String>,
    rows: Vec<Printed>,
}

enum Printed {
    Cells(Vec<String>),
    Group(String),
}

impl Cells {
    fn of(table: &Table) -> Cells {
        let fractions = decimals::widest(table);
        let print = |cells: &[Text]| {
            let cell = |(at, column): (usize, &Column)| {
                let words = cells.get(at).map(flatten).unwrap_or_default();
                if column.align == Align::Decimal { level(words, &fractions[at]) } else { words }
            };
            table.columns.iter().enumerate().map(cell).collect()
        };
        let rows = table.rows.iter().map(|row| match row {
            Row::Cells { cells, .. } => Printed::Cells(print(cells)),
            Row::Group(words) => Printed::Group(flatten(words)),
        });
        Cells {
            head: table.columns.iter().map(|column| flatten(&column.head)).collect(),
            rows: rows.collect(),
        }
    }

    fn column(&self, at: usize) -> impl Iterator<Item = &str> {
        let rows = self.rows.iter().filter_map(move |row| match row {
            Printed::Cells(cells) => cells.get(at).map(String::as_str),
            Printed::Group(_) => None,
        });
        self.head.get(at).map(String::as_str).into_iter().chain(rows)
    }
}

/// Words with room on the right for what their fraction lacks. A no-break space, so that it survives
/// wrapping.
fn level(words: String, widest: &str) -> String {
    if words.is_empty() {
        return words;
    }
    let room = width_of(&decimals::lacking(&words, widest));
    words + &"\u{a0}".repeat(room)
}

/// The columns as they stand on the screen.
struct Layout {
    columns: Vec<(usize, Align)>,
    gap: usize,
}

impl Layout {
    fn of(table: &Table, cells: &Cells, width: usize) -> Layout {
        let count = table.columns.len();
        let mut widths: Vec<usize> =
            table.columns.iter().enumerate().map(|(at, column)| natural(column, cells.column(at))).collect();
        let total =
            |widths: &[usize], gap: usize| widths.iter().sum::<usize>() + gap * count.saturating_sub(1);
        let gap = if total(&widths, 2) <= width { 2 } else { 1 };
        while total(&widths, gap) > width {
            let widest = (0..count)
                .filter(|at| table.columns[*at].align == Align::Left && widths[*at] > NARROW)
                .max_by_key(|at| widths[*at]);
            let Some(widest) = widest else { break };
            widths[widest] -= 1;
        }
        let columns = widths.into_iter().zip(&table.columns).map(|(wide, column)| (wide, column.align));
        Layout { columns: columns.collect(), gap }
    }

    /// The lines of one row; `blank` says which cells get a dotted line to write on.
    fn row(&self, cells: &[String], blank: impl Fn(&str) -> bool) -> Vec<String> {
        let wrapped: Vec<Vec<String>> = self
            .columns
            .iter()
            .zip(cells)
            .map(|((wide, _), cell)| if blank(cell) { vec![".".repeat(*wide)] } else { wrap(cell, *wide) })
            .collect();
        let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
        let line = |at: usize| {
            let padded = self.columns.iter().zip(&wrapped).map(|((wide, align), lines)| {
                pad(lines.get(at).map(String::as_str).unwrap_or_default(), *wide, *align)
            });
            padded.collect::<Vec<_>>().join(&" ".repeat(self.gap))
        };
        (0..height).map(line).collect()
    }

    fn rule(&self) -> String {
        let lines: Vec<String> = self.columns.iter().map(|(wide, _)| "─".repeat(*wide)).collect();
        lines.join(&" ".repeat(self.gap))
    }
}

/// The room a column asks for.
fn natural<'a>(column: &Column, cells: impl Iterator<Item = &'a str>) -> usize {
    let widest = cells.flat_map(|cell| cell.split('\n')).map(width_of).max().unwrap_or(0);
    match column.width {
        // Two millimetres of paper are about one character.
        Width::Fixed(millimetres) => widest.max(usize::from(millimetres) / 2),
        Width::Fit | Width::Share(_) => widest.max(1),
    }
}
