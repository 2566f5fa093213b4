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
                let text = bare(text);
                let results = if by_rounds { result_part(text) } else { text };
                wanted.iter().any(|sign| results.contains(sign))
            })
        };
        if has(&["½", ".5", ",5", "1/2"]) || has(&["="]) && !has(&["2"]) { Scale::One } else { Scale::Two }
    }

    fn outcome(self, sign: char) -> Option<SideResult> {
        match (self, sign) {
            (Scale::Two, '2') | (Scale::One, '1') => Some(SideResult::Win),
            (Scale::Two, '1') | (_, '=' | '½') => Some(SideResult::Draw),
            (_, '0') => Some(SideResult::Loss),
            _ => None,
        }
    }

    /// One result: `2`, `½`, `+`, `+2` without play, `1+` with an advantage, `x` annulled, `(1)` that counts no longer.
    fn result(self, text: &str) -> Option<GameResult> {
        if let Some(inner) = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            return match self.result(inner.trim())? {
                GameResult::Played(outcome) => Some(GameResult::Uncounted(outcome)),
                GameResult::Forfeit { .. } => Some(GameResult::Annulled),
                _ => None,
            };
        }
        let mut signs = text.chars();
        let first = signs.next()?;
        let rest = signs.as_str();
        let after = |wanted: SideResult| {
            let mut signs = rest.chars();
            signs.next().is_some_and(|sign| self.outcome(sign) == Some(wanted)) && signs.as_str().is_empty()
        };
        let result = match (first, self.outcome(first), rest) {
            ('+', ..) if rest.is_empty() || after(SideResult::Win) => GameResult::Forfeit { won: true },
            ('-' | '−', ..) if rest.is_empty() || after(SideResult::Loss) => {
                GameResult::Forfeit { won: false }
            }
            ('x' | 'X' | 'х' | 'Х', _, "") => GameResult::Annulled,
            (_, Some(outcome), "") => GameResult::Played(outcome),
            (_, Some(SideResult::Draw), "+") => GameResult::Lead { own: true },
            (_, Some(SideResult::Draw), "-" | "−") => GameResult::Lead { own: false },
            (_, Some(SideResult::Win), "F" | "f" | "k") => GameResult::Forfeit { won: true },
            (_, Some(SideResult::Loss), "F" | "f" | "k") => GameResult::Forfeit { won: false },
            _ => return None,
        };
        Some(result)
    }
}

/// The points of a result as the codes count.
pub(super) const fn points(result: GameResult) -> u32 {
    match result {
        GameResult::Played(SideResult::Win) | GameResult::Forfeit { won: true } => 2,
        GameResult::Played(SideResult::Draw) | GameResult::Lead { .. } => 1,
        GameResult::Played(SideResult::Loss)
        | GameResult::Forfeit { won: false }
        | GameResult::NeitherCame
        | GameResult::Annulled
        | GameResult::Uncounted(_) => 0,
    }
}

/// Whether cells name opponents: most of those that say anything have a number and then a colour, or a sign first.
pub(super) fn names_opponents(texts: &[&str]) -> bool {
    let full = texts.iter().filter(|text| !text.trim().is_empty()).count();
    let named = texts.iter().map(|text| bare(text)).filter(|text| names_somebody(text)).count();
    full > 0 && named * 2 > full
}

/// A cell without the apostrophe by which spreadsheets are kept from reading a formula.
fn bare(text: &str) -> &str {
    let text = text.trim();
    let kept = text.strip_prefix('\'').filter(|rest| rest.starts_with(['+', '-', '−', '=', '@']));
    kept.unwrap_or(text)
}

/// Letters and signs of colours as programs print them, Latin and Cyrillic.
const COLOURS: [char; 12] = ['w', 'b', 'z', 'c', 'n', 's', 'j', 'r', 'б', 'ч', '○', '●'];

fn colour_of(letter: char) -> Option<char> {
    letter.to_lowercase().next().filter(|own| COLOURS.contains(own))
}

/// `12w2`, `12 w 2`, `7○ +2`: the number, the colour, the result.
fn number_first(text: &str) -> Option<(u32, char, &str)> {
    let digits = text.find(|own: char| !own.is_ascii_digit())?;
    let number = text[..digits].parse().ok()?;
    let rest = text[digits..].trim_start();
    let letter = rest.chars().next()?;
    Some((number, colour_of(letter)?, rest[letter.len_utf8()..].trim()))
}

/// `+12b`, `+B12`, `=7`: the sign of the result, the number, perhaps the colour.
fn sign_first(text: &str) -> Option<(char, u32, Option<char>)> {
    let sign = text.chars().next().filter(|sign| matches!(sign, '+' | '=' | '-' | '−'))?;
    let mut rest = text[sign.len_utf8()..].trim();
    let mut colour = None;
    if let Some(letter) = rest.chars().next().filter(|letter| !letter.is_ascii_digit()) {
        colour = Some(colour_of(letter)?);
        rest = rest[letter.len_utf8()..].trim_start();
    }
    let digits = rest.find(|own: char| !own.is_ascii_digit()).unwrap_or(rest.len());
    let number = rest[..digits].parse().ok()?;
    if let Some(letter) = rest[digits..].trim().chars().next() {
        colour = Some(colour_of(letter)?);
    }
    Some((sign, number, colour))
}

/// `2/12w`, as the reports of the FMJD print it: the result, the number, the colour. Without a colour `1/2` is a draw.
fn result_first(text: &str) -> Option<(&str, u32, char)> {
    let (result, rest) = text.split_once('/')?;
    let digits = rest.find(|own: char| !own.is_ascii_digit())?;
    let letter = rest[digits..].trim_start().chars().next()?;
    Some((result.trim(), rest[..digits].parse().ok()?, colour_of(letter)?))
}

fn names_somebody(text: &str) -> bool {
    number_first(text).is_some() || sign_first(text).is_some() || result_first(text).is_some()
}

fn result_part(text: &str) -> &str {
    match (number_first(text), sign_first(text), result_first(text)) {
        (Some((.., result)), ..) | (None, None, Some((result, ..))) => result,
        (None, Some((sign, ..)), _) => &text[..sign.len_utf8()],
        (None, None, None) => "",
    }
}

/// How the cells of a table by rounds are written.
#[derive(Debug, Clone, Copy)]
struct Hand {
    scale: Scale,
    /// Which of the letters means White.
    white: char,
    /// Results stand before the number; elsewhere `+2` is a round without an opponent.
    signs_first: bool,
}

impl Hand {
    fn of(lines: &[(Line, Vec<String>)], scale: Scale) -> Hand {
        let texts = || lines.iter().flat_map(|(_, cells)| cells).map(|text| bare(text));
        let numbers = texts().filter(|text| number_first(text).is_some()).count();
        let signs = texts().filter(|text| sign_first(text).is_some()).count();
        let mut seen: Vec<char> = Vec::new();
        for text in texts() {
            let colour = number_first(text).map(|own| own.1).or_else(|| sign_first(text)?.2);
            let colour = colour.or_else(|| Some(result_first(text)?.2));
            seen.extend(colour.filter(|colour| !seen.contains(colour)));
        }
        // `w` of `w` and `b` or `r`, `○` of `○` and `●`, `б` of `б` and `ч`, `b` of `b` and `c`, `n` or `j`.
        let white = ['w', '○', 'б'].into_iter().find(|own| seen.contains(own)).unwrap_or('b');
        Hand { scale, white, signs_first: signs > numbers }
    }
}

/// Reads all cells, and names those that say nothing that is known.
pub(super) fn read(
    lines: &[(Line, Vec<String>)],
    scale: Scale,
    by_rounds: bool,
) -> (Vec<Vec<Cell>>, Vec<TableFault>) {
    let hand = Hand::of(lines, scale);
    let mut faults = Vec::new();
    let mut all = Vec::with_capacity(lines.len());
    for (at, (line, texts)) in lines.iter().enumerate() {
        let mut cells = Vec::with_capacity(texts.len());
        for (column, text) in texts.iter().enumerate() {
            let read = match by_rounds {
                true => round_cell(text, hand),
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

/// Signs of games that were not played, and of places that are left empty.
const NOTHING: [&str; 11] = ["", "*", "■", "•", "×", "#", "\\", "…", "...", "—", "–"];

/// The results against one opponent, one after the other.
fn cross_cell(text: &str, scale: Scale) -> Option<Cell> {
    let text = bare(text);
    if NOTHING.contains(&text) {
        return Some(Cell::Empty);
    }
    let half = |text: String, sign: &str| text.replace(sign, "½");
    let text = ["1/2", "0.5", "0,5", ".5"].into_iter().fold(text.to_owned(), half).replace("(f)", "f");
    let mut results = Vec::new();
    let mut rest = next_result(&text);
    while !rest.is_empty() {
        let (result, length) = first_result(rest, scale)?;
        results.push(result);
        rest = next_result(&rest[length..]);
    }
    Some(Cell::Results(results))
}

fn next_result(text: &str) -> &str {
    text.trim_start_matches([' ', '\u{a0}', ',', ';', '/', '|'])
}

/// The first result of a text and how long it is: two signs where they belong together, or one.
fn first_result(text: &str, scale: Scale) -> Option<(GameResult, usize)> {
    if text.starts_with('(') {
        let length = text.find(')')? + 1;
        return Some((scale.result(&text[..length])?, length));
    }
    let ends = text.char_indices().map(|(at, sign)| at + sign.len_utf8());
    let ends: Vec<usize> = ends.take(2).collect();
    ends.into_iter().rev().find_map(|end| Some((scale.result(&text[..end])?, end)))
}

/// Words and signs of a round without an opponent: with points, and without.
const BYES: [&str; 11] = ["bye", "+", "+2", "+1", "+bye", "free", "vrij", "exempt", "u", "bay", "-1"];
const ABSENCES: [&str; 9] = ["-", "--", "---", "0", "z", "abs", "afw", "-0", "x"];

fn round_cell(text: &str, hand: Hand) -> Option<Cell> {
    let text = bare(text).replace('−', "-").replace("(f)", "f");
    let small = text.to_lowercase();
    if NOTHING.contains(&text.as_str()) || ABSENCES.contains(&small.as_str()) || small == "х" {
        return Some(Cell::Empty);
    }
    let white = |colour: Option<char>| colour.map(|own| own == hand.white);
    if let Some((sign, number, colour)) = sign_first(&text).filter(|_| hand.signs_first) {
        let outcome = match sign {
            '+' => SideResult::Win,
            '=' => SideResult::Draw,
            _ => SideResult::Loss,
        };
        return Some(Cell::Against { number, white: white(colour), result: GameResult::Played(outcome) });
    }
    if BYES.contains(&small.as_str()) {
        return Some(Cell::Bye);
    }
    let turned = || result_first(&text).map(|(result, number, colour)| (number, colour, result));
    let (number, colour, result) = number_first(&text).or_else(turned)?;
    let result = match result {
        "0.5" | "0,5" | ".5" | ",5" | "1/2" => GameResult::Played(SideResult::Draw),
        result => hand.scale.result(result.strip_suffix(".0").unwrap_or(result))?,
    };
    Some(Cell::Against { number, white: white(Some(colour)), result })
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn hand(scale: Scale, white: char, signs_first: bool) -> Hand {
        Hand { scale, white, signs_first }
    }

    #[test]
    fn cells_as_programs_print_them() {
        let won =
            |number, white| Cell::Against { number, white, result: GameResult::Played(SideResult::Win) };
        let two = hand(Scale::Two, 'w', false);
        assert_eq!(round_cell("12w2", two), Some(won(12, Some(true))));
        assert_eq!(round_cell("12 b 2", two), Some(won(12, Some(false))));
        assert_eq!(round_cell("3c1", hand(Scale::One, 'b', false)), Some(won(3, Some(false))));
        assert_eq!(round_cell("+7", hand(Scale::One, 'w', true)), Some(won(7, None)));
        assert_eq!(round_cell("+W12", hand(Scale::One, 'w', true)), Some(won(12, Some(true))));
        assert_eq!(round_cell("2/12w", two), Some(won(12, Some(true))));
        assert_eq!(round_cell("1/3b", hand(Scale::One, 'w', false)), Some(won(3, Some(false))));
        let drawn =
            Cell::Against { number: 3, white: Some(false), result: GameResult::Played(SideResult::Draw) };
        for text in ["3B.5", "3b0.5", "3 B ,5", "3b½", "3b="] {
            assert_eq!(round_cell(text, hand(Scale::One, 'w', false)), Some(drawn.clone()), "{text}");
        }
        assert_eq!(round_cell("3B1.0", hand(Scale::One, 'w', false)), Some(won(3, Some(false))));
        assert_eq!(cross_cell(".5 1", Scale::One), cross_cell("½1", Scale::One));
        assert_eq!(Scale::of(&["3B.5", "1W.5", "4W1", "3B1"]), Scale::One);
        assert_eq!(round_cell("bye", two), Some(Cell::Bye));
        assert_eq!(round_cell("'+2", two), Some(Cell::Bye));
        assert_eq!(round_cell("12w9", two), None);
        let against = |result| Some(Cell::Against { number: 9, white: Some(false), result });
        assert_eq!(round_cell("9b +2", two), against(GameResult::Forfeit { won: true }));
        assert_eq!(round_cell("9b −0", two), against(GameResult::Forfeit { won: false }));
        assert_eq!(round_cell("9b x", two), against(GameResult::Annulled));
        assert_eq!(round_cell("9b 0(f)", two), against(GameResult::Forfeit { won: false }));
        assert_eq!(round_cell("9● 2", hand(Scale::Two, '○', false)), Some(won(9, Some(false))));
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
        let forfeits = vec![GameResult::Forfeit { won: true }, GameResult::Forfeit { won: false }];
        assert_eq!(cross_cell("'+2 -0", Scale::Two), Some(Cell::Results(forfeits.clone())));
        assert_eq!(cross_cell("+ -", Scale::Two), Some(Cell::Results(forfeits)));
        let left = vec![GameResult::Uncounted(SideResult::Draw)];
        assert_eq!(cross_cell("(1)", Scale::Two), Some(Cell::Results(left)));
        assert_eq!(cross_cell("win", Scale::Two), None);
        assert_eq!(cross_cell("(", Scale::Two), None);
    }
}
