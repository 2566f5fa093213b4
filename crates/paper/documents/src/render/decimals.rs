//! Decimal points below each other, where the form has no such alignment of its own: a shorter fraction
//! is followed by what it lacks, unseen.

use super::flat;
use super::numbers::fraction_at;
use crate::paper::{Align, Row, Table};

/// The longest fraction of each column that aligns them; nothing for the others.
pub fn widest(table: &Table) -> Vec<String> {
    let column = |at: usize| {
        let cells = table.rows.iter().filter_map(|row| match row {
            Row::Cells { cells, .. } => cells.get(at).map(flat),
            Row::Group(_) => None,
        });
        let fractions = cells.filter_map(|words| fraction_at(&words).map(|at| words[at..].to_owned()));
        fractions.max_by_key(|fraction| fraction.chars().count()).unwrap_or_default()
    };
    let columns = table.columns.iter().enumerate();
    columns.map(|(at, head)| if head.align == Align::Decimal { column(at) } else { String::new() }).collect()
}

/// What a cell lacks to the longest fraction of its column.
pub fn lacking(words: &str, widest: &str) -> String {
    let own = fraction_at(words).map_or(0, |at| words[at..].chars().count());
    widest.chars().skip(own).collect()
}

#[cfg(test)]
mod tests {
    use super::lacking;

    #[test]
    fn a_short_fraction_lacks_the_rest_of_a_long_one() {
        assert_eq!(lacking("7", ".25"), ".25");
        assert_eq!(lacking("7.5", ".25"), "5");
        assert_eq!(lacking("7½", "½"), "");
        assert_eq!(lacking("7", "½"), "½");
        assert_eq!(lacking("7.125", ".25"), "");
    }
}
