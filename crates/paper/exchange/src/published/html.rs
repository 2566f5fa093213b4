//! Rows of an HTML table that was pasted or saved from a page. Only what a table needs is looked at: rows, cells and
//! their text; nothing is fetched and nothing is run.

use crate::entries::FileFault;

/// More rows, cells in a row, cells in all or tables than this are no page with a table of an event.
const MOST_ROWS: usize = 10_000;
const MOST_CELLS: usize = 1_000;
const MOST_IN_ALL: usize = 400_000;
const MOST_TABLES: usize = 1_000;

/// The rows of the table with most rows; nothing where the text is no HTML with a table.
pub(super) fn rows(text: &str) -> Result<Option<Vec<Vec<String>>>, FileFault> {
    let mut tables: Vec<Vec<Vec<String>>> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = text;
    let mut cell: Option<String> = None;
    let mut room = MOST_IN_ALL;
    while let Some(start) = rest.find('<') {
        if let Some(cell) = &mut cell {
            cell.push_str(&rest[..start]);
        }
        rest = &rest[start + 1..];
        // A sign that nobody closes ends the page.
        let Some(end) = rest.find('>') else { break };
        let tag = &rest[..end];
        rest = &rest[end + 1..];
        let name: String =
            tag.chars().take_while(|sign| *sign == '/' || sign.is_ascii_alphanumeric()).take(12).collect();
        let current = open.last().copied();
        match name.to_ascii_lowercase().as_str() {
            "table" | "td" | "th" if tables.len() > MOST_TABLES || room == 0 => {
                return Err(FileFault::TooManyCells { most: MOST_IN_ALL });
            }
            "table" => {
                open.push(tables.len());
                tables.push(Vec::new());
                cell = None;
            }
            "/table" => {
                close(&mut tables, current, &mut cell);
                open.pop();
            }
            "tr" | "/tr" => {
                close(&mut tables, current, &mut cell);
                let table = current.and_then(|at| tables.get_mut(at));
                if let Some(table) = table.filter(|own| own.len() < MOST_ROWS && name.len() == 2) {
                    table.push(Vec::new());
                }
            }
            "td" | "th" => {
                room -= 1;
                close(&mut tables, current, &mut cell);
                cell = Some(String::new());
            }
            "/td" | "/th" => close(&mut tables, current, &mut cell),
            "br" | "/p" | "/div" => {
                if let Some(cell) = &mut cell {
                    cell.push(' ');
                }
            }
            _ => {}
        }
    }
    Ok(tables.into_iter().max_by_key(Vec::len).filter(|found| found.len() > 1))
}

/// Ends a cell.
fn close(tables: &mut [Vec<Vec<String>>], table: Option<usize>, cell: &mut Option<String>) {
    let Some(text) = cell.take() else { return };
    let row = table.and_then(|at| tables.get_mut(at)).and_then(|table| table.last_mut());
    if let Some(row) = row.filter(|row| row.len() < MOST_CELLS) {
        row.push(plain(&text));
    }
}

/// Text without entities and with single blanks.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        out.push_str(&rest[..start]);
        rest = &rest[start..];
        let end = rest.char_indices().take(10).find(|(_, sign)| *sign == ';').map(|(at, _)| at);
        let sign = end.and_then(|end| entity(&rest[1..end]));
        match (sign, end) {
            (Some(sign), Some(end)) => {
                out.push(sign);
                rest = &rest[end + 1..];
            }
            _ => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    out.split(|sign: char| sign.is_whitespace() || sign == '\u{a0}')
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn entity(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let number = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        return char::from_u32(number);
    }
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        "frac12" => '½',
        "minus" | "ndash" | "mdash" => '-',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_table_of_a_page() {
        let page = "<p>x<table><tr><td>menu</table><TABLE class=a><tr><th>Nr<th>Name</tr>\
                    <tr><td>1</td><td><a href='x'>M&auml;ggi</a><br>J&#246;rg</td></tr><tr><td>2<td>&frac12;</table>";
        let rows = rows(page).expect("a page").expect("a table");
        assert_eq!(rows, [vec!["Nr", "Name"], vec!["1", "M&auml;ggi Jörg"], vec!["2", "½"]]);
        assert_eq!(super::rows("a,b\n1,2"), Ok(None));
        assert_eq!(super::rows("<table><tr><td>1"), Ok(None));
    }
}
