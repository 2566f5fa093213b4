//! The one table of docs/strength.md.

use std::fmt::Write as _;
use std::time::Duration;

use anyhow::{Context, Result};

use super::Measured;
use super::conditions::Condition;

/// Between these lines the table stands.
const BEGIN: &str = "<!-- measured -->";
const END: &str = "<!-- /measured -->";

const HEAD: &str = "\
| variant | opponent | openings | given a move | we took | they took | won, drawn, lost | Elo |
| --- | --- | --- | --- | --- | --- | --- | --- |";

/// A row of the table.
pub(super) fn row(condition: &Condition, given: Duration, measured: &Measured) -> String {
    let Measured { tally, own, other } = measured;
    let took = |spent: &damier_arena::Spent| {
        spent.seconds_a_move().map_or_else(|| "-".to_owned(), |seconds| format!("{seconds:.3} s"))
    };
    let elo = tally.elo();
    format!(
        "| {} | {} | {} | {} s | {} | {} | {tally} | {} [{}, {}] |",
        condition.variant,
        condition.name,
        condition.ballots,
        given.as_secs_f64(),
        took(own),
        took(other),
        points(elo.difference),
        points(elo.low),
        points(elo.high),
    )
}

fn points(elo: f64) -> String {
    if elo.is_finite() { format!("{elo:+.0}") } else { "unbounded".to_owned() }
}

/// The table with its head.
pub(super) fn whole(rows: &[String]) -> String {
    let mut told = HEAD.to_owned();
    for row in rows {
        // Writing to a text does not fail.
        let _ = write!(told, "\n{row}");
    }
    told
}

/// Puts the table into the page.
pub(super) fn write(table: &str) -> Result<()> {
    let path = crate::root().join("docs/strength.md");
    let page = std::fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    let page =
        placed(&page, table).with_context(|| format!("{} has no place for the table", path.display()))?;
    std::fs::write(&path, page).with_context(|| format!("writing {}", path.display()))
}

/// The page with another table.
fn placed(page: &str, table: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n{table}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_the_page_is_replaced_and_nothing_else() {
        let page = format!("# Page\n\n{BEGIN}\nold\n{END}\n\nrest\n");
        let new = format!("# Page\n\n{BEGIN}\nnew\n{END}\n\nrest\n");
        assert_eq!(placed(&page, "new"), Some(new));
        assert_eq!(placed("# Page", "new"), None);
    }

    #[test]
    fn the_page_has_its_place() {
        let path = crate::root().join("docs/strength.md");
        let page = std::fs::read_to_string(path).expect("the page");
        assert!(placed(&page, HEAD).is_some());
    }
}
