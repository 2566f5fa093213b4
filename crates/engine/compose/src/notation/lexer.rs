//! The words of a written solution, before they are played on a board.

use damier_pdn::{MoveTextError, fold};

use crate::{Claim, Label};

/// No solution needs more text.
const LONGEST: usize = 64 * 1024;

/// A word of a solution.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    Move(Played),
    /// A name, of a branch that follows or of one that is told later.
    Label {
        label: Label,
        /// Whether it stands behind a move in brackets, and so tells of another defence.
        behind: bool,
    },
    /// The result at the end of a line.
    Claim(Claim),
    /// The end of a line of text, or a semicolon.
    End,
}

/// A move as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Its text without signs.
    pub text: String,
    /// The signs behind it.
    pub sign: String,
    /// Whether it stands in brackets, as moves of Black do.
    pub black: bool,
}

/// Why a text is no solution.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SolutionTextError {
    /// Longer than any solution.
    #[error("the text has {length} bytes; no solution needs more than {LONGEST}")]
    TooLong { length: usize },
    /// Brackets do not match.
    #[error("a bracket is opened or closed in the wrong place, at word {word}")]
    Brackets {
        /// The number of the word, from 1.
        word: usize,
    },
    /// A move cannot be played.
    #[error("word {word}, \"{text}\": {reason}")]
    BadMove {
        /// The number of the word, from 1.
        word: usize,
        /// The move as written.
        text: String,
        reason: MoveTextError,
    },
    /// A move of the wrong side, and no forced capture that was left out explains it.
    #[error("word {word}, \"{text}\": it is the other side's turn, and no capture was left out")]
    WrongSide {
        /// The number of the word, from 1.
        word: usize,
        /// The move as written.
        text: String,
    },
    /// A line goes on for too long.
    #[error("a line of the solution is too long")]
    LineTooLong,
}

/// Reads the words of a solution.
///
/// ```
/// use damier_compose::notation::{Item, read_items};
/// let items = read_items("bc3 (a3 A Б)").expect("a solution");
/// assert_eq!(items.len(), 4);
/// assert!(matches!(&items[1], Item::Move(played) if played.black && played.text == "a3"));
/// ```
pub fn read_items(text: &str) -> Result<Vec<Item>, SolutionTextError> {
    if text.len() > LONGEST {
        return Err(SolutionTextError::TooLong { length: text.len() });
    }
    let mut items = Vec::new();
    let mut black = false;
    let mut word = String::new();
    let mut moved_inside = false;
    for c in text.chars().chain(std::iter::once('\n')) {
        match c {
            '(' | '[' => {
                push_word(&mut items, &mut word, black, &mut moved_inside);
                if black {
                    return Err(SolutionTextError::Brackets { word: items.len() + 1 });
                }
                (black, moved_inside) = (true, false);
            }
            ')' | ']' => {
                push_word(&mut items, &mut word, black, &mut moved_inside);
                if !black {
                    return Err(SolutionTextError::Brackets { word: items.len() + 1 });
                }
                black = false;
            }
            '\n' | ';' => {
                push_word(&mut items, &mut word, black, &mut moved_inside);
                if black {
                    return Err(SolutionTextError::Brackets { word: items.len() + 1 });
                }
                if !matches!(items.last(), None | Some(Item::End)) {
                    items.push(Item::End);
                }
            }
            ',' => push_word(&mut items, &mut word, black, &mut moved_inside),
            // A number of a move ends with a dot; between squares it separates nothing.
            '.' if !word.is_empty() && word.chars().all(|c| c.is_ascii_digit()) => word.clear(),
            '.' => push_word(&mut items, &mut word, black, &mut moved_inside),
            c if c.is_whitespace() => push_word(&mut items, &mut word, black, &mut moved_inside),
            c => word.push(c),
        }
    }
    if matches!(items.last(), Some(Item::End)) {
        items.pop();
    }
    Ok(items)
}

fn push_word(items: &mut Vec<Item>, word: &mut String, black: bool, moved_inside: &mut bool) {
    let text = std::mem::take(word);
    if text.is_empty() {
        return;
    }
    if let Some(claim) = claim(&text) {
        items.push(Item::Claim(claim));
        return;
    }
    // Two names may stand together: АБ.
    if let Some(labels) = labels(&text) {
        let behind = black && *moved_inside;
        items.extend(labels.into_iter().map(|label| Item::Label { label, behind }));
        return;
    }
    let signs = ['!', '?', '+', '=', '*'];
    let mut moved = text.trim_end_matches(signs);
    // A cross right behind a move says that it wins (UA13-VI.7.4.2/d); between squares it captures.
    let cross = moved.strip_suffix(CROSSES).map(|rest| rest.trim_end_matches(signs));
    let wins = cross.is_some_and(|rest| rest.ends_with(|c: char| c.is_ascii_digit()));
    if let Some(rest) = cross.filter(|_| wins) {
        moved = rest;
    }
    let sign: String = text[moved.len()..].chars().filter(|c| matches!(c, '!' | '?')).collect();
    let marks = text[moved.len()..].chars().rfind(|c| matches!(c, '+' | '=')).or(wins.then_some('+'));
    if !moved.is_empty() {
        items.push(Item::Move(Played { text: moved.to_owned(), sign, black }));
        *moved_inside = true;
    }
    items.extend(marks.map(|mark| Item::Claim(if mark == '=' { Claim::Draw } else { Claim::Win })));
}

/// The cross that ends a line, in either alphabet.
const CROSSES: [char; 5] = ['x', 'X', 'х', 'Х', '×'];

fn claim(text: &str) -> Option<Claim> {
    match text.to_lowercase().as_str() {
        "+" | "x" | "х" | "×" | "win" | "wins" | "виграш" | "выигрыш" | "gagne" | "laimi" => {
            Some(Claim::Win)
        }
        "=" | "draw" | "нічия" | "ничья" | "nulle" | "lygiosios" => Some(Claim::Draw),
        _ => None,
    }
}

/// One name, or several letters written together.
fn labels(text: &str) -> Option<Vec<Label>> {
    if let Some(label) = read_label(text) {
        return Some(vec![label]);
    }
    let letters = text.chars().all(is_capital);
    letters.then(|| text.chars().map(|letter| Label::Defence { letter, again: 0 }).collect())
}

fn is_capital(c: char) -> bool {
    c.is_ascii_uppercase() || ('А'..='Я').contains(&c) || matches!(c, 'Є' | 'І' | 'Ї' | 'Ґ')
}

/// Reads the name of a branch.
pub(crate) fn read_label(text: &str) -> Option<Label> {
    let text = text.trim().trim_end_matches([':', '.', ')']);
    let folded: String = text.chars().map(fold_numeral).collect();
    if let Some(number) = folded.strip_prefix("VP").and_then(|rest| rest.parse().ok()) {
        return Some(Label::Main(number));
    }
    let (head, tail) = folded.split_once('-').map_or((folded.as_str(), None), |(a, b)| (a, Some(b)));
    if let Some(number) = numeral(head) {
        return match tail {
            None => Some(Label::FalseWay { number, again: 0 }),
            Some(tail) if !tail.is_empty() && tail.chars().all(|c| c.is_ascii_digit()) => {
                Some(Label::FalseWay { number, again: tail.parse().ok()? })
            }
            Some(_) => {
                // The letter keeps its alphabet.
                let mut letters = text.chars().rev();
                let letter = letters.next().filter(|c| is_capital(*c))?;
                letters.next().filter(|c| fold(*c) == '-')?;
                Some(Label::Illusory { number, letter })
            }
        };
    }
    let mut rest = text.chars();
    let letter = rest.next().filter(|c| is_capital(*c))?;
    match rest.as_str() {
        "" => Some(Label::Defence { letter, again: 0 }),
        digits if digits.len() <= 2 && digits.chars().all(|c| c.is_ascii_digit()) => {
            // Squares in solutions have small letters, so this is a name.
            Some(Label::Defence { letter, again: digits.parse().ok()? })
        }
        _ => None,
    }
}

/// Cyrillic letters that stand for Roman numerals, and the dashes.
fn fold_numeral(c: char) -> char {
    match c {
        'І' | 'Ӏ' => 'I',
        'Х' => 'X',
        'Р' => 'P',
        '‐' | '‑' | '–' | '—' | '−' => '-',
        c => c,
    }
}

/// A Roman numeral up to 39.
fn numeral(text: &str) -> Option<u8> {
    (1..40).find(|number| crate::solution::roman(*number) == text)
}
