//! Blocks as lines.

use super::super::bare;
use super::wrap::{flatten, pad, width_of, wrap};
use super::{join, table};
use crate::paper::{
    Align, Block, Field, Fields, Figure, Grid, Group, Heading, List, Signature, Text, Writing,
};

/// The shortest dotted line.
const DOTS: usize = 12;
/// The line somebody signs on.
const SIGNATURE: usize = 28;

/// A block as lines of at most `width` columns.
pub(super) fn lines(block: &Block, width: usize) -> Vec<String> {
    match block {
        Block::Heading(heading) => self::heading(heading, width),
        Block::Paragraph(words) | Block::Moves(words) => wrap(&flatten(words), width),
        Block::List(list) => self::list(list, width),
        Block::Fields(fields) => self::fields(fields, width),
        Block::Table(table) => table::lines(table, width),
        Block::Figure(figure) => self::figure(figure, width),
        Block::Code(code) => wrap(&super::super::clean(&code.address), width),
        Block::Signature(signature) => self::signature(signature, width),
        Block::Writing(writing) => self::writing(writing, width),
        Block::Group(group, blocks) => self::group(*group, blocks, width),
        Block::Grid(grid) => self::grid(grid, width),
        Block::PageBreak => Vec::new(),
    }
}

fn heading(heading: &Heading, width: usize) -> Vec<String> {
    let mut lines = wrap(&flatten(&heading.words), width);
    if heading.level <= 1 {
        let longest = lines.iter().map(|line| width_of(line)).max().unwrap_or(0);
        lines.push("─".repeat(longest));
    }
    lines
}

/// Words behind a sign, the next lines under the words.
fn hanging(sign: &str, words: &Text, width: usize) -> Vec<String> {
    let indent = width_of(sign);
    let lines = wrap(&flatten(words), width.saturating_sub(indent)).into_iter().enumerate();
    lines
        .map(|(at, line)| if at == 0 { format!("{sign}{line}") } else { " ".repeat(indent) + &line })
        .collect()
}

fn list(list: &List, width: usize) -> Vec<String> {
    let digits = list.items.len().to_string().len();
    let items = list.items.iter().enumerate().flat_map(|(at, words)| {
        let sign = if list.numbered { format!("{:>digits$}. ", at + 1) } else { "– ".to_owned() };
        hanging(&sign, words, width)
    });
    items.collect()
}

fn fields(fields: &Fields, width: usize) -> Vec<String> {
    let across = usize::from(fields.across.max(1));
    let room = ((width + 2) / across).saturating_sub(2);
    // Fields that do not fit beside each other stand below each other.
    let (across, room) = if room < 2 * DOTS { (1, width) } else { (across, room) };
    let labels: Vec<usize> = (0..across)
        .map(|column| {
            let labels = fields.items.iter().skip(column).step_by(across);
            labels.map(|field| width_of(&flatten(&field.label))).max().unwrap_or(0).min(room / 2)
        })
        .collect();
    let mut lines = Vec::new();
    for row in fields.items.chunks(across) {
        let cells: Vec<Vec<String>> =
            row.iter().zip(&labels).map(|(field, label)| self::field(field, *label, room)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        lines.extend((0..height).map(|at| {
            let words = cells.iter().map(|cell| cell.get(at).map(String::as_str).unwrap_or_default());
            words.map(|words| pad(words, room, Align::Left)).collect::<Vec<_>>().join("  ")
        }));
    }
    lines
}

/// One field: the label in a column of its own, the value or a dotted line beside it.
fn field(field: &Field, label: usize, width: usize) -> Vec<String> {
    let room = width.saturating_sub(label + 2);
    let labels = wrap(&flatten(&field.label), label.max(1));
    let values =
        if field.value.is_empty() { vec![".".repeat(room)] } else { wrap(&flatten(&field.value), room) };
    let height = labels.len().max(values.len());
    let line = |at: usize| {
        let words = labels.get(at).map(String::as_str).unwrap_or_default();
        let value = values.get(at).map(String::as_str).unwrap_or_default();
        format!("{}  {value}", pad(words, label, Align::Left))
    };
    (0..height).map(line).collect()
}

fn figure(figure: &Figure, width: usize) -> Vec<String> {
    let diagram = crate::Diagram { turn: false, ..bare(&figure.diagram) };
    let mut lines: Vec<String> = diagram.text().lines().map(str::to_owned).collect();
    if let Some(caption) = &figure.diagram.caption {
        lines.extend(wrap(&super::super::clean(caption), width));
    }
    lines
}

fn signature(signature: &Signature, width: usize) -> Vec<String> {
    let mut words = flatten(&signature.role);
    let name = flatten(&signature.name);
    words += &format!(" {}", "_".repeat(SIGNATURE.min(width)));
    words += &if name.is_empty() { format!(" {}", ".".repeat(DOTS)) } else { format!(" {name}") };
    if let Some(date) = &signature.date {
        // The date and its line stay on one line.
        words += &format!(" {}\u{a0}{}", flatten(date), "_".repeat(DOTS));
    }
    wrap(&words, width)
}

fn writing(writing: &Writing, width: usize) -> Vec<String> {
    let mut lines = if writing.label.is_empty() { Vec::new() } else { wrap(&flatten(&writing.label), width) };
    lines.extend(std::iter::repeat_n(".".repeat(width), usize::from(writing.lines)));
    lines
}

fn inner(blocks: &[Block], width: usize) -> Vec<String> {
    let parts: Vec<Vec<String>> = blocks.iter().map(|block| lines(block, width)).collect();
    join(&parts).lines().map(str::to_owned).collect()
}

fn group(group: Group, blocks: &[Block], width: usize) -> Vec<String> {
    match group {
        Group::Together | Group::Columns(_) => inner(blocks, width),
        Group::Centred => inner(blocks, width).iter().map(|line| pad(line, width, Align::Centre)).collect(),
        Group::Framed => {
            let lines = inner(blocks, width.saturating_sub(4));
            let wide =
                lines.iter().map(|line| width_of(line)).max().unwrap_or(0).max(width.saturating_sub(4));
            let rule = "─".repeat(wide + 2);
            let inside = lines.iter().map(|line| format!("│ {} │", pad(line, wide, Align::Left)));
            [format!("┌{rule}┐")].into_iter().chain(inside).chain([format!("└{rule}┘")]).collect()
        }
    }
}

fn grid(grid: &Grid, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for cell in &grid.cells {
        if !lines.is_empty() {
            lines.push(if grid.cut { "- ".repeat(width / 2) } else { String::new() });
        }
        lines.extend(inner(cell, width));
    }
    lines
}
