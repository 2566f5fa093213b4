//! A table of more columns than a page can show, cut into several under the same first columns.

use crate::paper::{Column, Row, Table, Text, Width};

/// The table in parts of at most so many columns: usually one. The caption stands above the first, notes
/// below the last.
pub fn parts(table: &Table, most: usize) -> Vec<Table> {
    if table.columns.len() <= most {
        return vec![table.clone()];
    }
    let first = first_columns(table);
    let rest: Vec<usize> = (first..table.columns.len()).collect();
    let blocks: Vec<&[usize]> = rest.chunks(most.saturating_sub(first).max(1)).collect();
    let part = |(at, block): (usize, &&[usize])| {
        let chosen: Vec<usize> = (0..first).chain(block.iter().copied()).collect();
        let mut part = Table::new(table.id.clone(), pick(&table.columns, &chosen)).ruling(table.ruling);
        part.rows = table.rows.iter().map(|row| cut(row, &chosen)).collect();
        if at == 0 {
            part.caption = table.caption.clone();
        }
        if at + 1 == blocks.len() {
            part.notes = table.notes.clone();
        }
        part
    };
    blocks.iter().enumerate().map(part).collect()
}

/// How many columns name a line: those up to the first that takes what room there is.
pub(super) fn first_columns(table: &Table) -> usize {
    let wide = table.columns.iter().position(|own| matches!(own.width, Width::Share(_)));
    wide.map_or(1, |at| at + 1)
}

fn pick(columns: &[Column], chosen: &[usize]) -> Vec<Column> {
    chosen.iter().filter_map(|at| columns.get(*at)).cloned().collect()
}

fn cut(row: &Row, chosen: &[usize]) -> Row {
    match row {
        Row::Cells { cells, tone } => {
            let cell = |at: &usize| cells.get(*at).cloned().unwrap_or_else(Text::empty);
            Row::Cells { cells: chosen.iter().map(cell).collect(), tone: *tone }
        }
        group @ Row::Group(_) => group.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::parts;
    use crate::paper::{Column, Row, Table};

    #[test]
    fn every_column_stands_once_beside_the_names() {
        let numbers = (1..=7).map(|number| Column::centred(number.to_string()));
        let columns = [Column::number("No"), Column::text("Name").wide()].into_iter().chain(numbers);
        let cells = (0..9).map(|at| at.to_string());
        let table = Table::new("t", columns).caption("c").note("n").rows([Row::new(cells)]);
        let parts = parts(&table, 5);
        let heads: Vec<Vec<String>> = parts
            .iter()
            .map(|part| part.columns.iter().map(|own| super::super::flat(&own.head)).collect())
            .collect();
        assert_eq!(
            heads,
            [vec!["No", "Name", "1", "2", "3"], vec!["No", "Name", "4", "5", "6"], vec!["No", "Name", "7"]]
        );
        assert!(!parts[0].caption.is_empty() && parts[1].caption.is_empty());
        assert!(parts[0].notes.is_empty() && !parts[2].notes.is_empty());
    }
}
