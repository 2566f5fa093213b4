//! Record 001: a player, his data in fixed columns, ten columns for each round.
//!
//! | columns | what |
//! | --- | --- |
//! | 5-8 | number |
//! | 10 | sex, `m` or `w` |
//! | 11-13 | title |
//! | 15-47 | name |
//! | 49-52 | rating |
//! | 54-56 | federation |
//! | 58-68 | number on the list of a federation |
//! | 70-79 | date of birth, `1999/05/12` |
//! | 81-84 | points |
//! | 86-89 | place |
//! | 92-95, 97, 99 | opponent, colour and result of round 1; of round 2 ten further on |

use damier_rules::Color;

use super::cell::{Code, RoundCell};
use super::fault::{TrfFault, TrfFaultKind};
use super::points::Tenths;

/// The first column of round 1.
const FIRST_ROUND: usize = 92;
/// More rounds than this are a slip.
const MOST_ROUNDS: usize = 999;

/// A player's record. Texts are as written, without blanks around them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerLine {
    /// The number, from 1 to 9999.
    pub number: u32,
    /// `m`, `w` or nothing.
    pub sex: Option<char>,
    pub title: String,
    pub name: String,
    pub rating: Option<u32>,
    pub federation: String,
    /// Number on the list of a federation.
    pub id: String,
    /// Date of birth as written.
    pub born: String,
    pub points: Option<Tenths>,
    pub rank: Option<u32>,
    /// Round by round.
    pub rounds: Vec<RoundCell>,
}

/// The columns of a round's opponent, colour and result, the round counted from 0.
pub(super) const fn columns_of(round: usize) -> [usize; 3] {
    let first = FIRST_ROUND + 10 * round;
    [first, first + 5, first + 7]
}

impl PlayerLine {
    /// Reads a line; faults go onto the list, and what can be read is read.
    pub(super) fn read(text: &str, line: usize, faults: &mut Vec<TrfFault>) -> PlayerLine {
        let columns: Vec<char> = text.chars().collect();
        let mut reader = Reader { columns: &columns, line, faults };
        let mut player = PlayerLine {
            number: reader.number(5, 8, "a number of a player from 1 to 9999").unwrap_or(0),
            sex: reader.text(10, 10).chars().next(),
            title: reader.text(11, 13),
            name: reader.text(15, 47),
            rating: reader.number(49, 52, "a rating"),
            federation: reader.text(54, 56),
            id: reader.text(58, 68),
            born: reader.text(70, 79),
            points: reader.points(),
            rank: reader.number(86, 89, "a place"),
            rounds: Vec::new(),
        };
        if player.number == 0 {
            let value = reader.text(5, 8);
            if value.is_empty() || value.bytes().all(|byte| byte == b'0') {
                reader.fault(5, value, "a number of a player from 1 to 9999");
            }
        }
        let rounds = columns.len().saturating_sub(FIRST_ROUND - 1).div_ceil(10);
        for round in 0..rounds.min(MOST_ROUNDS) {
            player.rounds.push(reader.round(round));
        }
        while player.rounds.last() == Some(&RoundCell::BLANK) {
            player.rounds.pop();
        }
        player
    }

    /// The line as it is written, without its end.
    pub(super) fn text(&self) -> String {
        let number = |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
        let mut text = format!(
            "001 {:>4} {:1}{:>3} {} {:>4} {} {:>11} {} {:>4} {:>4}",
            self.number,
            self.sex.unwrap_or(' '),
            cut(&self.title, 3),
            padded(&self.name, 33),
            number(self.rating),
            padded(&self.federation, 3),
            cut(&self.id, 11),
            padded(&self.born, 10),
            self.points.map_or(String::new(), |points| points.to_string()),
            number(self.rank),
        );
        for cell in &self.rounds {
            text += "  ";
            text += &cell.text();
        }
        text.truncate(text.trim_end().len());
        text
    }
}

/// The first characters of a text.
pub(super) fn cut(text: &str, length: usize) -> String {
    text.chars().take(length).collect()
}

fn padded(text: &str, length: usize) -> String {
    let text = cut(text, length);
    let missing = length - text.chars().count();
    text + &" ".repeat(missing)
}

struct Reader<'a> {
    columns: &'a [char],
    line: usize,
    faults: &'a mut Vec<TrfFault>,
}

impl Reader<'_> {
    /// The characters from one column to another, without blanks around them.
    fn text(&self, from: usize, to: usize) -> String {
        let to = to.min(self.columns.len());
        let text: String = self.columns.get(from - 1..to).unwrap_or_default().iter().collect();
        text.trim().to_owned()
    }

    fn at(&self, column: usize) -> char {
        self.columns.get(column - 1).copied().unwrap_or(' ')
    }

    fn fault(&mut self, column: usize, value: String, expected: &'static str) {
        let what = TrfFaultKind::Field { value, expected };
        self.faults.push(TrfFault { line: self.line, column: Some(column), what });
    }

    fn number(&mut self, from: usize, to: usize, expected: &'static str) -> Option<u32> {
        let text = self.text(from, to);
        if text.is_empty() {
            return None;
        }
        match text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit())) {
            Some(0) => None,
            Some(number) => Some(number),
            None => {
                self.fault(from, text, expected);
                None
            }
        }
    }

    fn points(&mut self) -> Option<Tenths> {
        let text = self.text(81, 84);
        if text.is_empty() {
            return None;
        }
        let points = Tenths::read(&text);
        if points.is_none() {
            self.fault(81, text, "points such as 4.5");
        }
        points
    }

    fn round(&mut self, round: usize) -> RoundCell {
        let [first, color_at, code_at] = columns_of(round);
        let opponent = self.number(first, first + 3, "the number of an opponent, or 0000");
        let color = match self.at(color_at).to_ascii_lowercase() {
            'w' => Some(Color::White),
            'b' => Some(Color::Black),
            '-' | ' ' => None,
            other => {
                self.fault(color_at, other.to_string(), "a colour: w, b, - or a blank");
                None
            }
        };
        let letter = self.at(code_at);
        let code = Code::of(letter).unwrap_or_else(|| {
            self.fault(code_at, letter.to_string(), "a result: 1 = 0 + - W D L H F U Z or a blank");
            Code::None
        });
        for between in [first - 2, first - 1, first + 4, first + 6] {
            if self.at(between) != ' ' {
                self.fault(between, self.at(between).to_string(), "a blank between the columns of rounds");
            }
        }
        // Four zeros and a blank or a line say that somebody was absent.
        let said_zero = opponent.is_none() && !self.text(first, first + 3).is_empty();
        let said_line = self.at(color_at) == '-';
        if code == Code::None && opponent.is_none() && (said_zero || said_line) {
            return RoundCell::free(Code::ZeroBye);
        }
        RoundCell { opponent, color, code }
    }
}
