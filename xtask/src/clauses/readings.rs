//! The readings of the codes, `D-05` or `O-1`, which have a row each in `docs/decisions/readings.md`.

use std::collections::BTreeSet;

/// Names of the rows of the table.
pub(super) fn rows(table: &str) -> BTreeSet<String> {
    table
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(' ').next())
        .filter(|cell| mentions(cell).next() == Some(*cell))
        .map(str::to_owned)
        .collect()
}

/// Readings named in a text, without the letter of an item: `D-07b` names `D-07`.
pub(super) fn mentions(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).filter_map(name)
}

fn name(word: &str) -> Option<&str> {
    let stem = word.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(word);
    let digits = |rest: &str| rest.bytes().all(|b| b.is_ascii_digit());
    let decision = stem.strip_prefix("D-").is_some_and(|rest| rest.len() == 2 && digits(rest));
    let outcome =
        stem.strip_prefix("O-").is_some_and(|rest| !rest.is_empty() && rest.len() <= 2 && digits(rest));
    (decision || outcome).then_some(stem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_whole_words() {
        let text = "D-05, (D-07b), `O-1`; O-12. TV-D-05 D-5 D-055 O-123 ID-05 D-05-1 D-0x";
        assert_eq!(mentions(text).collect::<Vec<_>>(), ["D-05", "D-07", "O-1", "O-12"]);
    }

    #[test]
    fn rows_begin_with_the_name() {
        let rows = rows("| name | question |\n| --- | --- |\n| D-05 | see D-06 |\n| O-1 | x |\nD-09\n");
        assert_eq!(rows.into_iter().collect::<Vec<_>>(), ["D-05", "O-1"]);
    }
}
