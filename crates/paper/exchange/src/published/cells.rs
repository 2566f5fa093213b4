//! What the cells of a published table say.

use damier_compete::SideResult;

use super::{GameResult, Line, TableFault, cut, tell};

/// What a cell says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Cell {
    Empty,
    /// A round without an opponent that brought points.
    Bye,
    /// Results against the player of this column.
    Results(Vec<GameResult>),
    /// A game of this round.
    Against {
        /// The number of the opponent.
        number: u32,
        /// Whether the line had White.
        white: Option<bool>,
        /// How it ended.
        result: GameResult,
    },
}

/// On which scale results are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scale {
    /// 2, 1, 0.
    Two,
    /// 1, ½, 0.
    One,
}

impl Scale {
    /// A 2 as a result tells; without one, a half does.
    pub(super) fn of(texts: &[&str]) -> Scale {
        let by_rounds = names_opponents(texts);
        let has = |wanted: &[&str]| {
            texts.iter().any(|text| {
                let results = if by_rounds { split(text).map_or("", |(_, _, result)| result) } else { text };
                wanted.iter().any(|sign| results.contains(sign))
            })
        };
        if has(&["½", "0.5", "0,5", "1/2"]) || has(&["="]) && !has(&["2"]) { Scale::One } else { Scale::Two }
    }

    fn outcome(self, sign: char) -> Option<SideResult> {
        match (self, sign) {
            (Scale::Two, '2') | (Scale::One, '1') => Some(SideResult::Win),
            (Scale::Two, '1') | (_, '=' | '½') => Some(SideResult::Draw),
            (_, '0') => Some(SideResult::Loss),
            _ => None,
        }
    }
}

/// The points of a result as the codes count.
pub(super) const fn points(result: GameResult) -> u32 {
    match result {
        GameResult::Played(SideResult::Win) | GameResult::Forfeit { won: true } => 2,
        GameResult::Played(SideResult::Draw) | GameResult::Lead { .. } => 1,
        GameResult::Played(SideResult::Loss) | GameResult::Forfeit { won: false } => 0,
    }
}

/// Whether cells name opponents: most of those that say anything have a number and then a colour, or a sign first.
pub(super) fn names_opponents(texts: &[&str]) -> bool {
    let full = texts.iter().filter(|text| !text.trim().is_empty()).count();
    full > 0 && texts.iter().filter(|text| split(text).is_some()).count() * 2 > full
}

/// Letters of colours: Latin and Cyrillic, as programs print them.
const COLOURS: [char; 8] = ['w', 'b', 'z', 'c', 'n', 'б', 'ч', 's'];

/// `12w2`, `12 w 2`, `+12b`, `=7`: the number, the colour, the result.
fn split(text: &str) -> Option<(u32, Option<char>, &str)> {
    let text = text.trim();
    if let Some(sign) = text.chars().next().filter(|sign| matches!(sign, '+' | '=' | '-' | '−')) {
        let rest = text[sign.len_utf8()..].trim();
        let digits = rest.find(|own: char| !own.is_ascii_digit()).unwrap_or(rest.len());
        let number = rest[..digits].parse().ok()?;
        let colour = rest[digits..].trim().to_lowercase().chars().next();
        if colour.is_some_and(|colour| !COLOURS.contains(&colour)) {
            return None;
        }
        return Some((number, colour, &text[..sign.len_utf8()]));
    }
    let digits = text.find(|own: char| !own.is_ascii_digit())?;
    let number = text[..digits].parse().ok()?;
    let rest = text[digits..].trim_start();
    let letter = rest.chars().next()?;
    let colour = letter.to_lowercase().next().filter(|own| COLOURS.contains(own))?;
    Some((number, Some(colour), rest[letter.len_utf8()..].trim()))
}

/// Which of the letters of a table means White: `w` of `w` and `b`, `b` of `b` and `c` or `n`, `б` of `б` and `ч`.
fn white_letter(lines: &[(Line, Vec<String>)]) -> char {
    let mut seen: Vec<char> = Vec::new();
    for colour in lines.iter().flat_map(|(_, cells)| cells).filter_map(|text| split(text)?.1) {
        if !seen.contains(&colour) {
            seen.push(colour);
        }
    }
    match () {
        () if seen.contains(&'w') => 'w',
        () if seen.contains(&'б') => 'б',
        () => 'b',
    }
}

/// Reads all cells, and names those that say nothing that is known.
pub(super) fn read(
    lines: &[(Line, Vec<String>)],
    scale: Scale,
    by_rounds: bool,
) -> (Vec<Vec<Cell>>, Vec<TableFault>) {
    let white = white_letter(lines);
    let mut faults = Vec::new();
    let mut all = Vec::with_capacity(lines.len());
    for (at, (line, texts)) in lines.iter().enumerate() {
        let mut cells = Vec::with_capacity(texts.len());
        for (column, text) in texts.iter().enumerate() {
            let read = match by_rounds {
                true => round_cell(text, scale, white),
                // Whatever stands on the diagonal says nothing.
                false if at == column => Some(Cell::Empty),
                false => cross_cell(text, scale),
            };
            if read.is_none() {
                tell(&mut faults, || TableFault::Cell { row: line.row, column: column + 1, text: cut(text) });
            }
            cells.push(read.unwrap_or(Cell::Empty));
        }
        all.push(cells);
    }
    (all, faults)
}

/// Signs of the diagonal, of games that were not played, and of places that are left empty.
const NOTHING: [&str; 14] = ["", "x", "X", "*", "■", "•", "×", "#", "\\", "…", "...", "—", "–", "х"];

/// The results against one opponent, one after the other.
fn cross_cell(text: &str, scale: Scale) -> Option<Cell> {
    let text = text.trim();
    if NOTHING.contains(&text) {
        return Some(Cell::Empty);
    }
    let text = text.replace("1/2", "½").replace("0.5", "½").replace("0,5", "½");
    let mut results = Vec::new();
    let mut signs = text.chars().filter(|sign| !matches!(sign, ' ' | ',' | ';' | '/' | '|')).peekable();
    while let Some(sign) = signs.next() {
        let result = match (scale.outcome(sign), sign, signs.peek()) {
            (Some(SideResult::Draw), _, Some('+')) => {
                signs.next();
                GameResult::Lead { own: true }
            }
            (Some(SideResult::Draw), _, Some('-' | '−')) => {
                signs.next();
                GameResult::Lead { own: false }
            }
            (Some(outcome), ..) => GameResult::Played(outcome),
            (None, '+', _) => GameResult::Forfeit { won: true },
            (None, '-' | '−', _) => GameResult::Forfeit { won: false },
            _ => return None,
        };
        results.push(result);
    }
    Some(Cell::Results(results))
}

/// Words and signs of a round without an opponent: with points, and without.
const BYES: [&str; 9] = ["bye", "+", "+bye", "free", "vrij", "exempt", "u", "bay", "-1"];
const ABSENCES: [&str; 8] = ["-", "--", "0", "z", "abs", "afw", "-0", "−"];

fn round_cell(text: &str, scale: Scale, white: char) -> Option<Cell> {
    let text = text.trim();
    let small = text.to_lowercase();
    if NOTHING.contains(&text) || ABSENCES.contains(&small.as_str()) {
        return Some(Cell::Empty);
    }
    if BYES.contains(&small.as_str()) {
        return Some(Cell::Bye);
    }
    let (number, colour, result) = split(text)?;
    let white = colour.map(|own| own == white);
    let result = match result.trim() {
        "+" if colour.is_none() || text.starts_with('+') => GameResult::Played(SideResult::Win),
        "=" | "½" | "0.5" | "0,5" | "1/2" => GameResult::Played(SideResult::Draw),
        "-" | "−" if text.starts_with(['-', '−']) => GameResult::Played(SideResult::Loss),
        "+" => GameResult::Forfeit { won: true },
        "-" | "−" => GameResult::Forfeit { won: false },
        result => {
            let mut signs = result.chars();
            let outcome = scale.outcome(signs.next()?)?;
            match (signs.as_str(), outcome) {
                ("", outcome) => GameResult::Played(outcome),
                ("+", SideResult::Draw) => GameResult::Lead { own: true },
                ("-" | "−", SideResult::Draw) => GameResult::Lead { own: false },
                ("F" | "f" | "k", SideResult::Win) => GameResult::Forfeit { won: true },
                ("F" | "f" | "k", SideResult::Loss) => GameResult::Forfeit { won: false },
                _ => return None,
            }
        }
    };
    Some(Cell::Against { number, white, result })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_as_programs_print_them() {
        let won =
            |number, white| Cell::Against { number, white, result: GameResult::Played(SideResult::Win) };
        assert_eq!(round_cell("12w2", Scale::Two, 'w'), Some(won(12, Some(true))));
        assert_eq!(round_cell("12 b 2", Scale::Two, 'w'), Some(won(12, Some(false))));
        assert_eq!(round_cell("3c1", Scale::One, 'b'), Some(won(3, Some(false))));
        assert_eq!(round_cell("+7", Scale::One, 'w'), Some(won(7, None)));
        assert_eq!(round_cell("bye", Scale::Two, 'w'), Some(Cell::Bye));
        assert_eq!(round_cell("12w9", Scale::Two, 'w'), None);
        let played = |outcome| GameResult::Played(outcome);
        assert_eq!(
            cross_cell("1 2", Scale::Two),
            Some(Cell::Results(vec![played(SideResult::Draw), played(SideResult::Win)]))
        );
        assert_eq!(
            cross_cell("½0", Scale::One),
            Some(Cell::Results(vec![played(SideResult::Draw), played(SideResult::Loss)]))
        );
        assert_eq!(cross_cell("1+", Scale::Two), Some(Cell::Results(vec![GameResult::Lead { own: true }])));
        assert_eq!(cross_cell("win", Scale::Two), None);
    }
}
