//! Tables as calls.

use super::super::{decimals, flat};
use super::{array, literal, marked};
use crate::paper::{Align, Column, Row, Ruling, Table, Text, Tone, Width};

/// The call of a table, one line for each row.
pub(super) fn call(table: &Table, indent: &str) -> String {
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
         {indent}  rows: (\n{rows}{indent}  ),\n{indent}  notes: {})",
        array(table.columns.iter().map(|column| width(column.width))),
        array(table.columns.iter().map(|column| align(column.align).to_owned())),
        array(table.notes.iter().map(marked)),
    )
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
