//! Separated text as rows of cells: semicolons, tabs, commas or bars, quotation marks as spreadsheets write
//! them.
//!
//! A cell in quotation marks may go over several lines. One that was never closed would swallow the rows below
//! it; such a row is told apart, and reading goes on with the next line.

use super::column::Column;
use super::fault::FileFault;
use super::limits::{MOST_COLUMNS, MOST_LINES, Measure};
use super::table::{Cell, Row};
use crate::text;

/// A cell goes over so many lines at most.
const LINES_OF_CELL: usize = 5;

/// The beginning of a line by which its separator is found, in bytes.
const HEAD: usize = 4096;

/// The rows of a text, by whichever of the usual signs it uses. Empty lines are passed over.
pub(super) fn rows(text: &str) -> Result<Vec<Row>, FileFault> {
    let sign = separator(text);
    let lines: Vec<&str> = text::lines(text).map(|(_, line)| line).take(MOST_LINES + 1).collect();
    if lines.len() > MOST_LINES {
        return Err(FileFault::TooManyRows { most: MOST_LINES });
    }
    let (mut rows, mut measure) = (Vec::new(), Measure::default());
    let mut at = 0;
    while at < lines.len() {
        if lines[at].is_empty() {
            at += 1;
            continue;
        }
        let number = at as u32 + 1;
        measure.row()?;
        let mut row = Row { number, cells: Vec::new(), open_quote: false };
        match record(&lines[at..], sign) {
            Some((cells, used)) => {
                for (place, cell) in cells.into_iter().enumerate() {
                    measure.put(&mut row, place, cell)?;
                }
                at += used;
            }
            None => {
                row.open_quote = true;
                measure.put(&mut row, 0, Cell::of_text(lines[at]))?;
                at += 1;
            }
        }
        rows.push(row);
    }
    Ok(rows)
}

/// The cells of the record at the top, and over how many lines it goes; `None` if a quotation mark in it is
/// not closed. What is wider than any list is cut off, one cell too late to pass for a list.
fn record(lines: &[&str], sign: char) -> Option<(Vec<Cell>, usize)> {
    let (mut cells, mut used) = (Vec::new(), 1);
    let mut rest = *lines.first()?;
    loop {
        let mut text = String::new();
        if let Some(inside) = rest.strip_prefix('"') {
            (text, rest) = quoted(inside, lines, &mut used)?;
            // A row that was swallowed shows itself by its separators, or by what follows the next mark.
            let goes_on = rest.split(sign).next().is_some_and(|more| !more.trim().is_empty());
            if goes_on || (text.contains('\n') && text.contains(sign)) {
                return None;
            }
        }
        let Some((more, after)) = rest.split_once(sign) else {
            cells.push(cell(&(text + rest)));
            return Some((cells, used));
        };
        cells.push(cell(&(text + more)));
        // Empty cells at the end of a line are no cells.
        if cells.len() > MOST_COLUMNS {
            let more = after.split(sign).any(|more| !more.trim().is_empty());
            if more || cells.iter().skip(MOST_COLUMNS).any(|cell| !cell.is_empty()) {
                return Some((cells, used));
            }
            cells.truncate(MOST_COLUMNS);
            return Some((cells, used));
        }
        rest = after;
    }
}

/// A cell of separated text, as it was meant by whoever wrote it.
fn cell(text: &str) -> Cell {
    match Cell::of_text(text) {
        Cell::Text(text) => Cell::of_text(text::meant(&text)),
        other => other,
    }
}

/// The text up to the closing mark, and what follows it on its line. Two marks stand for one.
fn quoted<'a>(inside: &'a str, lines: &[&'a str], used: &mut usize) -> Option<(String, &'a str)> {
    let (mut text, mut rest) = (String::new(), inside);
    loop {
        match rest.split_once('"') {
            Some((before, after)) => {
                text += before;
                match after.strip_prefix('"') {
                    Some(after) => {
                        text.push('"');
                        rest = after;
                    }
                    None => return Some((text, after)),
                }
            }
            None => {
                text += rest;
                text.push('\n');
                rest = lines.get(*used).filter(|_| *used < LINES_OF_CELL)?;
                *used += 1;
            }
        }
    }
}

/// The sign that cuts the header into the most columns that we know; without a header the one that cuts the
/// first lines into the most cells, equally often if possible.
fn separator(text: &str) -> char {
    let beginning = |line: &'_ str| line.floor_char_boundary(HEAD);
    let head: Vec<&str> = text::lines(text)
        .map(|(_, line)| &line[..beginning(line)])
        .filter(|line| !line.is_empty())
        .take(20)
        .collect();
    let known = |line: &str, sign| line.split(sign).filter(|cell| Column::named(cell).is_some()).count();
    let header = |sign: char| head.iter().map(|line| (known(line, sign), outside_quotes(line, sign))).max();
    let all = |sign: char| {
        let per_line = head.iter().map(|line| outside_quotes(line, sign));
        (per_line.clone().filter(|count| *count > 0).count(), per_line.sum::<usize>())
    };
    let signs = [';', '\t', ',', '|'].into_iter().rev();
    let has_header = signs.clone().any(|sign| header(sign).is_some_and(|(known, _)| known > 0));
    let best = match has_header {
        true => signs.max_by_key(|sign| header(*sign)),
        false => signs.max_by_key(|sign| all(*sign)),
    };
    best.unwrap_or(',')
}

fn outside_quotes(line: &str, sign: char) -> usize {
    let mut quoted = false;
    let mut count = 0;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            c if c == sign && !quoted => count += 1,
            _ => {}
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_separator_is_found() {
        assert_eq!(separator("Name;Club\n\"Ivanov, Petr\";Dnipro, club\n"), ';');
        assert_eq!(separator("Name,Club\nA,B"), ',');
        assert_eq!(separator("Name\tClub\nA, B\tC"), '\t');
        assert_eq!(separator("Name\nA"), ';');
        assert_eq!(separator("Name\nIvanov, Petr\nKoval, Iryna"), ';');
        assert_eq!(separator("Прізвище, ім'я;Рейтинг\nКоваль, Ірина;2100, 2150"), ';');
    }

    fn read(text: &str) -> Vec<(u32, Vec<String>, bool)> {
        let row = |row: Row| (row.number, row.cells.iter().map(Cell::text).collect(), row.open_quote);
        rows(text).expect("a list").into_iter().map(row).collect()
    }

    #[test]
    fn rows_know_their_lines() {
        let found = read("Name;Club\r\n\r\n\"A \"\"x\"\"\r\nB\" ;C\r\nD;\"\"\r\n");
        let row = |number, cells: [&str; 2]| (number, cells.map(str::to_owned).to_vec(), false);
        assert_eq!(found, [row(1, ["Name", "Club"]), row(3, ["A \"x\"\nB", "C"]), row(5, ["D", ""])]);
    }

    #[test]
    fn a_mark_that_nobody_closes_takes_one_line() {
        for text in [
            "Name;Club\n\"A;B\nC;D\n",
            "Name;Club\n\"A;B\n\"C\";D\n",
            "Name;Club\n\"A;\"B\"\nC;D\n",
            "Name;Club\nA;\"B\nC;D",
        ] {
            let found: Vec<(u32, bool)> = read(text).into_iter().map(|(row, _, open)| (row, open)).collect();
            assert_eq!(found, [(1, false), (2, true), (3, false)], "{text}");
        }
        assert_eq!(read("Name\n\"A\nB\nC\nD\nE\nF\"").iter().filter(|(.., open)| *open).count(), 1);
    }
}
