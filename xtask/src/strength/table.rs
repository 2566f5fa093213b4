//! The one table of docs/strength.md.

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

/// What a match is known by: variant, opponent, openings and time.
fn conditions(row: &str) -> Vec<&str> {
    row.split('|').map(str::trim).skip(1).take(4).collect()
}

/// Puts rows into the table of the page: each in place of the one under the same conditions, new ones at the end of
/// their variant. Others stay.
pub(super) fn write(rows: &[String]) -> Result<()> {
    let path = crate::root().join("docs/strength.md");
    let page = std::fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    let page =
        placed(&page, rows).with_context(|| format!("{} has no place for the table", path.display()))?;
    std::fs::write(&path, page).with_context(|| format!("writing {}", path.display()))
}

/// The page with other rows.
fn placed(page: &str, rows: &[String]) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (old, after) = rest.split_once(END)?;
    let mut table: Vec<&str> = old.lines().skip_while(|line| !line.starts_with("| --- ")).skip(1).collect();
    for row in rows {
        let own = conditions(row);
        let same_variant = |line: &&str| conditions(line).first() == own.first();
        if let Some(line) = table.iter_mut().find(|line| conditions(line) == own) {
            *line = row;
        } else {
            let at = table.iter().rposition(same_variant).map_or(table.len(), |at| at + 1);
            table.insert(at, row);
        }
    }
    let table: String = table.iter().map(|line| format!("{line}\n")).collect();
    Some(format!("{before}{BEGIN}\n{HEAD}\n{table}{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_under_the_same_conditions_are_replaced_and_others_stay() {
        let old = "| english | Cake | english-3 | 1 s | old |";
        let kept = "| english | Cake | english-3 | 2 s | kept |";
        let last = "| russian | KestoG | russian | 1 s | last |";
        let page = |rows: &[&str]| format!("# Page\n\n{BEGIN}\n{HEAD}\n{}\n{END}\n\nrest\n", rows.join("\n"));
        let new = "| english | Cake | english-3 | 1 s | new |";
        let more = "| english | GuiNN | english-3 | 1 s | more |";
        let first = "| lasca | ourselves | random:4 | 1 s | first |";
        assert_eq!(
            placed(&page(&[old, kept, last]), &[new, more, first].map(str::to_owned)),
            Some(page(&[new, kept, more, last, first]))
        );
        assert_eq!(placed("# Page", &[]), None);
    }

    #[test]
    fn the_page_has_its_place() {
        let path = crate::root().join("docs/strength.md");
        let page = std::fs::read_to_string(path).expect("the page");
        assert_eq!(placed(&page, &[]), Some(page));
    }
}
