//! Tables in columns. What does not fit beside each other follows below, under the same first columns.

use super::super::decimals;
use super::layout::{self, Layout};
use super::wrap::{flatten, pad, width_of, wrap};
use crate::paper::{Align, Column, Row, Ruling, Table, Text};

/// The lines of a table, caption and notes included.
pub(super) fn lines(table: &Table, width: usize) -> Vec<String> {
    let cells = Cells::of(table);
    let mut lines = Vec::new();
    if !table.caption.is_empty() {
        lines.extend(wrap(&flatten(&table.caption), width));
    }
    for (at, layout) in layout::blocks(table, &cells, width).iter().enumerate() {
        if at > 0 {
            lines.push(String::new());
        }
        block(table, &cells, layout, width, &mut lines);
    }
    lines.extend(table.notes.iter().flat_map(|note| wrap(&flatten(note), width)));
    lines
}

/// The head and the rows of some columns.
fn block(table: &Table, cells: &Cells, layout: &Layout, width: usize, lines: &mut Vec<String>) {
    if table.has_head() {
        lines.extend(row(layout, &cells.head, |_| false));
        lines.push(rule(layout));
    }
    for printed in &cells.rows {
        match printed {
            Printed::Cells(cells) => {
                lines.extend(row(layout, cells, |cell| table.ruling == Ruling::Writing && cell.is_empty()));
            }
            Printed::Group(words) => lines.extend(wrap(&format!("─ {words}"), width)),
        }
    }
}

/// The lines of one row; `blank` says which cells get a dotted line to write on.
fn row(layout: &Layout, cells: &[String], blank: impl Fn(&str) -> bool) -> Vec<String> {
    let cell = |at: usize| cells.get(at).map(String::as_str).unwrap_or_default();
    let wrapped: Vec<Vec<String>> = layout
        .columns
        .iter()
        .map(
            |own| if blank(cell(own.at)) { vec![".".repeat(own.wide)] } else { wrap(cell(own.at), own.wide) },
        )
        .collect();
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| {
        let padded = layout.columns.iter().zip(&wrapped).map(|(own, lines)| {
            pad(lines.get(at).map(String::as_str).unwrap_or_default(), own.wide, own.align)
        });
        padded.collect::<Vec<_>>().join(&" ".repeat(layout.gap))
    };
    (0..height).map(line).collect()
}

fn rule(layout: &Layout) -> String {
    let lines: Vec<String> = layout.columns.iter().map(|own| "─".repeat(own.wide)).collect();
    lines.join(&" ".repeat(layout.gap))
}

/// The words of a table, decimals already brought below each other.
pub(super) struct Cells {
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

    /// The cells of a column, its head included.
    pub(super) fn column(&self, at: usize) -> impl Iterator<Item = &str> {
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
