//! Blocks as calls.

use std::fmt::Write;

use super::super::{bare, described};
use super::{array, literal, marked, table};
use crate::paper::{Block, Fields, Figure, Grid, Group, List, Signature, Table};

/// Writes the call of a block as one statement.
pub(super) fn write(out: &mut String, block: &Block, depth: usize) {
    let indent = "  ".repeat(depth);
    let _ = match block {
        Block::Heading(heading) => {
            writeln!(out, "{indent}head({}, {})", heading.level.clamp(1, 5), marked(&heading.words))
        }
        Block::Paragraph(words) => writeln!(out, "{indent}paragraph({})", marked(words)),
        Block::Moves(words) => writeln!(out, "{indent}moves({})", marked(words)),
        Block::List(list) => writeln!(out, "{indent}{}", self::list(list)),
        Block::Fields(fields) => writeln!(out, "{indent}{}", self::fields(fields)),
        Block::Table(table) => writeln!(out, "{indent}{}", table::calls(table, &indent, "none")),
        Block::Figure(figure) => writeln!(out, "{indent}{}", self::figure(figure)),
        Block::Code(code) => {
            let (address, picture) = (literal(&code.address), literal(&code.svg()));
            writeln!(out, "{indent}board({}mm, {address}, none, {picture})", code.width)
        }
        Block::Signature(signature) => writeln!(out, "{indent}{}", self::signature(signature)),
        Block::Writing(writing) => {
            writeln!(out, "{indent}writing({}, {})", marked(&writing.label), writing.lines)
        }
        Block::PageBreak => writeln!(out, "{indent}pagebreak(weak: true)"),
        Block::Group(group, blocks) => {
            let open = match group {
                Group::Together => "together({".to_owned(),
                Group::Columns(count) => format!("in-columns({}, {{", (*count).max(1)),
                Group::Framed => "framed({".to_owned(),
                Group::Centred => "centred({".to_owned(),
            };
            let _ = writeln!(out, "{indent}{open}");
            write_all(out, blocks, depth + 1);
            writeln!(out, "{indent}}})")
        }
        Block::Grid(grid) => {
            self::grid(out, grid, depth);
            Ok(())
        }
    };
}

/// Writes the call of a table that ends with signatures: its last rows stay with them.
pub(super) fn write_table(out: &mut String, table: &Table, signatures: &[Block], depth: usize) {
    let indent = "  ".repeat(depth);
    let mut signed = String::from("[#{\n");
    write_all(&mut signed, signatures, depth + 1);
    let _ = write!(signed, "{indent}}}]");
    let _ = writeln!(out, "{indent}{}", table::calls(table, &indent, &signed));
}

fn write_all(out: &mut String, blocks: &[Block], depth: usize) {
    for block in blocks {
        write(out, block, depth);
    }
}

fn list(list: &List) -> String {
    let kind = if list.numbered { "numbered" } else { "dashed" };
    format!("{kind}({})", array(list.items.iter().map(marked)))
}

fn fields(fields: &Fields) -> String {
    let items = fields.items.iter().map(|field| {
        let value = if field.value.is_empty() { "none".to_owned() } else { marked(&field.value) };
        format!("({}, {value})", marked(&field.label))
    });
    format!("fields({}, {})", fields.across.max(1), array(items))
}

fn figure(figure: &Figure) -> String {
    let caption = figure
        .diagram
        .caption
        .as_deref()
        .map_or("none".to_owned(), |caption| format!("t({})", literal(caption)));
    format!(
        "board({}mm, {}, {caption}, {})",
        figure.width,
        literal(&described(&figure.diagram)),
        literal(&bare(&figure.diagram).svg()),
    )
}

fn signature(signature: &Signature) -> String {
    let name = if signature.name.is_empty() { "none".to_owned() } else { marked(&signature.name) };
    let date = signature.date.as_ref().map_or("none".to_owned(), marked);
    format!("signature({}, {name}, {date})", marked(&signature.role))
}

fn grid(out: &mut String, grid: &Grid, depth: usize) {
    let indent = "  ".repeat(depth);
    let call = if grid.cut { "cards" } else { "beside" };
    let _ = writeln!(out, "{indent}{call}({}, (", grid.across.max(1));
    for cell in &grid.cells {
        let _ = writeln!(out, "{indent}  [#{{");
        write_all(out, cell, depth + 2);
        let _ = writeln!(out, "{indent}  }}],");
    }
    let _ = writeln!(out, "{indent}))");
}
