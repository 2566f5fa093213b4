//! How long a paper is, and the part of it that is wanted: a long table is cut between two rows, and everything else
//! of the paper stands on each part.

use damier_documents::paper::{Block, Paper, Row, Table, Text};

use super::NotSet;

/// Cells that are set at a time: a cross-table of 5,000 players after twenty rounds.
const MOST_CELLS: usize = 120_000;

/// Everything that is not a table, counted as cells.
const OF_BOARD: usize = 60;

/// A paper that can be set: the whole of it, or one of its parts.
pub(super) fn cut(paper: Paper, part: Option<usize>) -> Result<Paper, NotSet> {
    let cells = paper.blocks.iter().map(weight).sum::<usize>();
    if cells <= MOST_CELLS {
        return match part {
            None | Some(1) => Ok(paper),
            Some(_) => Err(NotSet::Parts { cells, most: MOST_CELLS, parts: 1 }),
        };
    }
    let too_long = NotSet::TooLong { cells, most: MOST_CELLS };
    let Some((at, longest)) = longest(&paper) else { return Err(too_long) };
    let (width, rest) = (longest.columns.len().max(1), cells - of_table(longest));
    let room = MOST_CELLS.saturating_sub(rest) / width;
    if room == 0 {
        return Err(too_long);
    }
    let parts = longest.rows.len().div_ceil(room);
    match part.and_then(|part| part.checked_sub(1)).filter(|part| *part < parts) {
        None => Err(NotSet::Parts { cells, most: MOST_CELLS, parts }),
        Some(part) => Ok(only(paper, at, part, room, parts)),
    }
}

/// A paper whose longest table has only the rows of a part.
fn only(mut paper: Paper, at: usize, part: usize, room: usize, parts: usize) -> Paper {
    if let Some(Block::Table(table)) = paper.blocks.get_mut(at) {
        let rows: Vec<Row> = table.rows.drain(..).skip(part * room).take(room).collect();
        table.rows = rows;
    }
    paper.title = format!("{} ({}/{parts})", paper.title, part + 1);
    paper
}

fn longest(paper: &Paper) -> Option<(usize, &Table)> {
    let tables = paper.blocks.iter().enumerate().filter_map(|(at, block)| match block {
        Block::Table(table) => Some((at, table)),
        _ => None,
    });
    tables.max_by_key(|(_, table)| of_table(table))
}

fn of_table(table: &Table) -> usize {
    (table.rows.len() + 1) * table.columns.len().max(1)
}

fn letters(text: &Text) -> usize {
    text.spans.iter().map(|span| span.words.len()).sum()
}

/// How much there is to set.
fn weight(block: &Block) -> usize {
    match block {
        Block::Table(table) => of_table(table),
        Block::Fields(fields) => fields.items.len() * 2,
        Block::List(list) => list.items.len(),
        Block::Figure(_) | Block::Code(_) => OF_BOARD,
        Block::Moves(text) | Block::Paragraph(text) => 1 + letters(text) / 100,
        Block::Group(_, blocks) => blocks.iter().map(weight).sum(),
        Block::Grid(grid) => grid.cells.iter().flatten().map(weight).sum(),
        Block::Heading(_) | Block::Signature(_) | Block::Writing(_) | Block::PageBreak => 1,
    }
}

#[cfg(test)]
mod tests {
    use damier_documents::paper::Column;

    use super::*;

    fn paper(rows: usize) -> Paper {
        let table = Table::new("t", (0..10).map(|_| Column::text("a")));
        let table = (0..rows).fold(table, |table, row| table.row(vec![row.to_string(); 10]));
        Paper::new("Table", "en").with(Block::paragraph("before")).with(table)
    }

    fn words(text: &Text) -> String {
        text.spans.iter().map(|span| span.words.as_str()).collect()
    }

    fn rows(paper: &Paper) -> Vec<String> {
        let Some(Block::Table(table)) = paper.blocks.last() else { return Vec::new() };
        let first = |row: &Row| match row {
            Row::Cells { cells, .. } => words(&cells[0]),
            Row::Group(text) => words(text),
        };
        table.rows.iter().map(first).collect()
    }

    #[test]
    fn a_long_table_is_had_in_parts() {
        assert_eq!(rows(&cut(paper(1000), None).expect("short")).len(), 1000);
        let Err(NotSet::Parts { parts, .. }) = cut(paper(40_000), None) else { panic!("it is too long") };
        let all: Vec<String> =
            (1..=parts).flat_map(|part| rows(&cut(paper(40_000), Some(part)).expect("a part"))).collect();
        assert_eq!(all, rows(&paper(40_000)));
        for wrong in [0, parts + 1] {
            assert!(matches!(cut(paper(40_000), Some(wrong)), Err(NotSet::Parts { .. })));
        }
        assert!(cut(paper(40_000), Some(2)).expect("a part").title.contains(&format!("2/{parts}")));
    }
}
