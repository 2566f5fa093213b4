//! What of a paper is data: its tables, and its fields as one table of labels and values.

use std::collections::BTreeMap;

use super::flat;
use crate::paper::{Block, Column, Field, Paper, Table};

/// A table with a name that no other table of its paper has.
pub(super) struct Named<'a> {
    /// For programs: `round-2`.
    pub(super) name: String,
    /// For people: its caption, else the heading above it, else the title of the paper.
    pub(super) title: String,
    pub(super) table: &'a Table,
}

/// Every table of a paper in reading order. The second one of a name is numbered: `round-2`.
pub(super) fn tables(paper: &Paper) -> Vec<Named<'_>> {
    let mut seen = BTreeMap::new();
    let mut found = Vec::new();
    titled(&paper.blocks, &mut paper.title.clone(), &mut found);
    let named = found.into_iter().map(|(title, table)| {
        let times = seen.entry(table.id.as_str()).or_insert(0_u32);
        *times += 1;
        let name = if *times == 1 { table.id.clone() } else { format!("{}-{times}", table.id) };
        Named { name, title, table }
    });
    named.collect()
}

/// Tables with the words above each.
fn titled<'a>(blocks: &'a [Block], heading: &mut String, found: &mut Vec<(String, &'a Table)>) {
    for block in blocks {
        match block {
            Block::Heading(own) => *heading = flat(&own.words),
            Block::Table(table) => {
                let caption = flat(&table.caption);
                found.push((if caption.is_empty() { heading.clone() } else { caption }, table));
            }
            Block::Group(_, inner) => titled(inner, heading, found),
            Block::Grid(grid) => grid.cells.iter().for_each(|cell| titled(cell, heading, found)),
            _ => {}
        }
    }
}

/// All fields of a paper, one below the other, if it has any.
pub(super) fn fields(paper: &Paper) -> Option<Table> {
    let mut found = Vec::new();
    gather(&paper.blocks, &mut found);
    let table = Table::new("fields", [Column::text(""), Column::text("").wide()]);
    let with = |table: Table, field: &&Field| table.row([field.label.clone(), field.value.clone()]);
    (!found.is_empty()).then(|| found.iter().fold(table, with))
}

fn gather<'a>(blocks: &'a [Block], found: &mut Vec<&'a Field>) {
    for block in blocks {
        match block {
            Block::Fields(fields) => found.extend(&fields.items),
            Block::Group(_, inner) => gather(inner, found),
            Block::Grid(grid) => grid.cells.iter().for_each(|cell| gather(cell, found)),
            _ => {}
        }
    }
}
