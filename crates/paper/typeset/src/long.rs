//! A long paper is set in parts. The typesetter keeps everything that it found out about a table until the table is
//! done, so that a table of thousands of rows took over a gigabyte; parts of some hundred rows let that go between them,
//! and several are set at a time. The feet of the pages are set apart, when it is known how many pages there are.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use damier_documents::paper::{Block, Paper, Row, Table};
use typst::layout::Point;
use typst_layout::{Page, PagedDocument};

use crate::{TypesetError, compile};

/// Cells of a table that are set together: some six pages.
const CELLS: usize = 3_000;

/// The papers into which a long one is cut, if it has a table that is long enough: what stands before the rows is on the
/// first, what stands behind them on the last.
pub(crate) fn parts(paper: &Paper) -> Option<Vec<Paper>> {
    let tables = paper.blocks.iter().enumerate().filter_map(|(at, block)| match block {
        Block::Table(table) => Some((at, table)),
        _ => None,
    });
    let (at, table) = tables.max_by_key(|(_, table)| cells(table))?;
    let room = (CELLS / table.columns.len().max(1)).max(1);
    if table.rows.len() <= 2 * room {
        return None;
    }
    let chunks: Vec<Vec<Row>> = table.rows.chunks(room).map(<[Row]>::to_vec).collect();
    let last = chunks.len() - 1;
    let part = |(number, rows): (usize, Vec<Row>)| {
        let mut own = table.clone();
        own.rows = rows;
        if number > 0 {
            own.caption = Default::default();
        }
        if number < last {
            own.notes.clear();
        }
        let mut blocks = Vec::new();
        if number == 0 {
            blocks.extend_from_slice(&paper.blocks[..at]);
        }
        blocks.push(Block::Table(own));
        if number == last {
            blocks.extend_from_slice(&paper.blocks[at + 1..]);
        }
        Paper { masthead: paper.masthead && number == 0, blocks, ..empty(paper) }
    };
    Some(chunks.into_iter().enumerate().map(part).collect())
}

fn cells(table: &Table) -> usize {
    table.rows.len() * table.columns.len()
}

/// A paper without anything on it.
fn empty(paper: &Paper) -> Paper {
    Paper {
        title: paper.title.clone(),
        masthead: false,
        lines: paper.lines.clone(),
        language: paper.language.clone(),
        shape: paper.shape,
        foot: paper.foot.clone(),
        blocks: Vec::new(),
    }
}

/// The pages of all parts, with their feet.
pub(crate) fn pages(paper: &Paper, parts: &[Paper]) -> Result<PagedDocument, TypesetError> {
    let all = set(parts)?;
    let mut info = None;
    let mut pages: Vec<Page> = Vec::new();
    for mut document in all {
        pages.extend_from_slice(document.pages());
        info.get_or_insert_with(|| std::mem::take(document.info_mut()));
    }
    let feet = compile(&empty(paper).typst_feet(pages.len()), paper)?;
    for (at, (page, foot)) in pages.iter_mut().zip(feet.pages()).enumerate() {
        page.frame.push_frame(Point::zero(), foot.frame.clone());
        page.number = at as u64 + 1;
    }
    Ok(PagedDocument::new(pages.into_iter().collect(), info.unwrap_or_default()))
}

/// Sets parts, as many at a time as there are processors, and lets go what was found out about each.
fn set(parts: &[Paper]) -> Result<Vec<PagedDocument>, TypesetError> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some((at, part)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| parts.get(at).map(|part| (at, part)))
        {
            let set = compile(&part.typst_without_feet(), part);
            typst::comemo::evict(0);
            done.lock().unwrap_or_else(PoisonError::into_inner).push((at, set));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get).min(4);
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, set)| set).collect()
}

#[cfg(test)]
mod tests {
    use damier_documents::paper::Column;

    use super::*;

    fn paper(rows: usize) -> Paper {
        let table = Table::new("t", (0..12).map(|_| Column::text("a")));
        let table = (0..rows).fold(table, |table, row| table.row(vec![row.to_string(); 12]));
        Paper::new("Table", "en")
            .with(Block::paragraph("before"))
            .with(table)
            .with(Block::paragraph("behind"))
    }

    #[test]
    fn only_long_tables_are_cut_and_nothing_is_lost() {
        assert!(parts(&paper(500)).is_none());
        let all = parts(&paper(600)).expect("parts");
        assert_eq!(all.len(), 3);
        let rows = |part: &Paper| {
            part.blocks
                .iter()
                .map(|block| if let Block::Table(own) = block { own.rows.len() } else { 0 })
                .sum()
        };
        let counts: Vec<usize> = all.iter().map(rows).collect();
        assert_eq!(counts, [250, 250, 100]);
        assert_eq!(all.iter().map(|part| part.blocks.len()).collect::<Vec<_>>(), [2, 1, 2]);
        assert_eq!(all.iter().map(|part| part.masthead).collect::<Vec<_>>(), [true, false, false]);
    }
}
