//! Tables as calls.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use unicode_width::UnicodeWidthStr;

use super::super::parts::parts;
use super::super::{decimals, flat};
use super::{array, literal, marked};
use crate::paper::{Align, Column, Row, Ruling, Table, Text, Tone, Width};

/// More columns than this are too small to be read, or leave the page.
const MOST: usize = 40;

/// The calls of a table: one, or one for each part of a table that is too wide for a page.
///
/// `signed` is what is signed below the last one, or `none`.
pub(super) fn calls(table: &Table, indent: &str, signed: &str) -> String {
    let parts = parts(table, MOST);
    let last = parts.len().saturating_sub(1);
    let signed = |at: usize| if at == last { signed } else { "none" };
    let calls: Vec<String> =
        parts.iter().enumerate().map(|(at, part)| call(part, indent, signed(at))).collect();
    calls.join(&format!("\n{indent}"))
}

/// The call of a table, one line for each row.
fn call(table: &Table, indent: &str, signed: &str) -> String {
    let ruling = match table.ruling {
        Ruling::Rows => "rows",
        Ruling::Boxes => "boxes",
        Ruling::Writing => "writing",
    };
    let caption = if table.caption.is_empty() { "none".to_owned() } else { marked(&table.caption) };
    let head = if table.has_head() {
        array(table.columns.iter().map(|column| marked(&column.head)))
    } else {
        "()".to_owned()
    };
    let widest = decimals::widest(table);
    let mut rows = String::new();
    for row in &table.rows {
        rows += &format!("{indent}    {},\n", self::row(table, row, &widest));
    }
    format!(
        "data({ruling:?}, {caption},\n{indent}  columns: {},\n{indent}  align: {},\n{indent}  head: {head},\n\
         {indent}  rows: (\n{rows}{indent}  ),\n{indent}  widest: {},\n{indent}  signed: {signed},\n{indent}  notes: {})",
        array(table.columns.iter().map(|column| width(column.width))),
        array(table.columns.iter().map(|column| align(column.align).to_owned())),
        array(widest_rows(table).iter().map(usize::to_string)),
        array(table.notes.iter().map(marked)),
    )
}

/// The rows that hold the widest cell of a column: measuring them tells how much room the table needs.
fn widest_rows(table: &Table) -> BTreeSet<usize> {
    let widest = |column: usize| {
        let cells = table.rows.iter().enumerate().filter_map(|(at, row)| match row {
            Row::Cells { cells, .. } => Some((at, cells.get(column).map_or(0, |cell| flat(cell).width()))),
            Row::Group(_) => None,
        });
        cells.max_by_key(|(at, width)| (*width, Reverse(*at))).map(|(at, _)| at)
    };
    (0..table.columns.len()).filter_map(widest).collect()
}

fn row(table: &Table, row: &Row, widest: &[String]) -> String {
    match row {
        Row::Group(words) => format!("(\"group\", {})", marked(words)),
        Row::Cells { cells, tone } => {
            let tone = match tone {
                Tone::Plain => "plain",
                Tone::Strong => "strong",
                Tone::Soft => "soft",
            };
            let columns = table.columns.iter().zip(widest).enumerate();
            let cells = columns.map(|(at, (column, widest))| cell(column, cells.get(at), widest));
            format!("({tone:?}, {})", array(cells))
        }
    }
}

/// A cell; what its fraction lacks is set unseen.
fn cell(column: &Column, words: Option<&Text>, widest: &str) -> String {
    let Some(words) = words.filter(|words| !words.is_empty()) else { return "none".to_owned() };
    let lacking = match column.align {
        Align::Decimal => decimals::lacking(&flat(words), widest),
        _ => String::new(),
    };
    if lacking.is_empty() {
        marked(words)
    } else {
        format!("{{ {}; hide({}) }}", marked(words), literal(&lacking))
    }
}

fn width(width: Width) -> String {
    match width {
        Width::Fit => "auto".to_owned(),
        Width::Share(parts) => format!("{}fr", parts.max(1)),
        Width::Fixed(millimetres) => format!("{millimetres}mm"),
    }
}

fn align(align: Align) -> &'static str {
    match align {
        Align::Left => "left",
        Align::Centre => "center",
        Align::Right | Align::Decimal => "right",
    }
}
