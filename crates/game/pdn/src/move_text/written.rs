//! The parts of a move as written, before it is known which legal move is meant.

use damier_rules::{Board, Square};

use super::MoveTextError;
use crate::cursor::{Cursor, Place};
use crate::{Corner, Numbering};

/// The longest text that is read. A printed move may hold remarks in brackets (COL-1.10.12).
pub(super) const LIMIT: usize = 1024;

/// More squares than any move names.
const MOST_SQUARES: usize = 64;

/// A move as written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Written {
    /// The column of departure, named alone by a letter.
    pub(super) column: Option<u8>,
    /// The squares in the order written.
    pub(super) squares: Vec<Square>,
    /// Whether a sign of capture was written.
    pub(super) capture: bool,
}

/// What the text may say. Usually it is one thing; a run of digits without a separator can be several,
/// the likeliest first.
pub(super) fn parse(text: &str, board: Board, from: Corner) -> Result<Vec<Written>, MoveTextError> {
    Parser { cursor: Cursor::new(text), board, from, readings: vec![Written::default()] }.parse()
}

struct Parser<'a> {
    cursor: Cursor<'a>,
    board: Board,
    from: Corner,
    readings: Vec<Written>,
}

impl Parser<'_> {
    fn parse(mut self) -> Result<Vec<Written>, MoveTextError> {
        self.skip_number();
        self.cursor.skip_blanks();
        if self.cursor.peek().is_none() {
            return Err(MoveTextError::Empty);
        }
        let mut separated = false;
        while let Some(c) = self.cursor.peek() {
            match c {
                '-' | 'x' | 'X' | ':' | '*' if !separated => {
                    self.cursor.next();
                    if c != '-' {
                        self.readings.iter_mut().for_each(|reading| reading.capture = true);
                    }
                    separated = true;
                }
                '(' if self.named() > 0 => self.skip_remark()?,
                c if c.is_ascii_alphabetic() => {
                    self.letter(c.to_ascii_lowercase(), separated)?;
                    separated = false;
                }
                c if c.is_ascii_digit() => {
                    self.number()?;
                    separated = false;
                }
                _ => return Err(self.not_a_move("a square")),
            }
            self.cursor.skip_blanks();
            if self.named() > MOST_SQUARES {
                return Err(self.not_a_move("the end of the move"));
            }
        }
        if separated || self.named() == 0 {
            return Err(self.not_a_move("a square"));
        }
        Ok(self.readings)
    }

    /// The number before a move, `12.` or `12...`.
    fn skip_number(&mut self) {
        let mut ahead = self.cursor.clone();
        ahead.skip_blanks();
        if !ahead.digits().is_empty() && ahead.take('.') {
            while ahead.take('.') {}
            self.cursor = ahead;
        }
    }

    /// A remark in brackets after a jump (COL-1.10.12).
    fn skip_remark(&mut self) -> Result<(), MoveTextError> {
        while let Some(c) = self.cursor.next() {
            if c == ')' {
                return Ok(());
            }
        }
        Err(self.not_a_move("a closing bracket"))
    }

    /// A square by its algebraic name, the column of departure, or the mark of coronation.
    fn letter(&mut self, letter: char, separated: bool) -> Result<(), MoveTextError> {
        let row = self.cursor.peek_at(1).filter(char::is_ascii_digit);
        if letter == 'd' && row.is_none() && self.named() > 0 && !separated {
            self.cursor.next();
            return Ok(());
        }
        let place = self.cursor.place();
        let column = (letter as u8).wrapping_sub(b'a');
        if column >= self.board.size() {
            return Err(self.not_a_move("a square"));
        }
        let Some(row) = row else {
            let alone = self.named() == 0 && self.readings.iter().all(|r| r.column.is_none() && !r.capture);
            if !alone {
                return Err(self.not_a_move("a square"));
            }
            self.cursor.next();
            self.readings.iter_mut().for_each(|reading| reading.column = Some(column));
            return Ok(());
        };
        let mut name = format!("{letter}{row}");
        self.cursor.next();
        self.cursor.next();
        if self.board == Board::Hundred && row == '1' && self.cursor.take('0') {
            name.push('0');
        }
        self.named_square(place, Numbering::Algebraic, name)
    }

    /// A square by its number, or several run together as in `3228`.
    fn number(&mut self) -> Result<(), MoveTextError> {
        let place = self.cursor.place();
        let mut digits = String::new();
        while let Some(c) = self.cursor.peek() {
            match c {
                '0'..='9' => digits.push(c),
                'O' | 'o' => digits.push('0'),
                _ => break,
            }
            self.cursor.next();
        }
        let numbers = Numbering::Numbers(self.from);
        match digits.len() {
            1 => self.named_square(place, numbers, digits),
            2 if self.named() == 0 && self.cursor.rest().trim().is_empty() => {
                let split = [&digits[..1], &digits[1..]];
                self.alternatives(place, &[vec![&digits], split.to_vec()])
            }
            2 => self.named_square(place, numbers, digits),
            3 => self
                .alternatives(place, &[vec![&digits[..2], &digits[2..]], vec![&digits[..1], &digits[1..]]]),
            n if n % 2 == 0 && n <= 2 * MOST_SQUARES => {
                let pairs = (0..n / 2).map(|i| &digits[2 * i..2 * i + 2]).collect();
                self.alternatives(place, &[pairs])
            }
            _ => Err(MoveTextError::NotAMove { place, found: digits, expected: "a square" }),
        }
    }

    fn named_square(&mut self, place: Place, names: Numbering, name: String) -> Result<(), MoveTextError> {
        let square = self.square(place, names, name)?;
        self.readings.iter_mut().for_each(|reading| reading.squares.push(square));
        Ok(())
    }

    /// Follows up every way of cutting a run of digits of which all squares exist.
    fn alternatives(&mut self, place: Place, ways: &[Vec<&str>]) -> Result<(), MoveTextError> {
        let numbers = Numbering::Numbers(self.from);
        let mut readings = Vec::new();
        let mut first_error = None;
        for way in ways {
            let squares: Result<Vec<Square>, _> =
                way.iter().map(|name| self.square(place, numbers, (*name).to_owned())).collect();
            match squares {
                Ok(squares) => readings.extend(self.readings.iter().map(|reading| {
                    let mut reading = reading.clone();
                    reading.squares.extend(&squares);
                    reading
                })),
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        match first_error {
            Some(error) if readings.is_empty() => Err(error),
            _ => {
                readings.truncate(4);
                self.readings = readings;
                Ok(())
            }
        }
    }

    fn square(&self, place: Place, names: Numbering, name: String) -> Result<Square, MoveTextError> {
        names.square(self.board, &name).ok_or(MoveTextError::NoSuchSquare {
            place,
            name,
            squares: self.board.len(),
        })
    }

    fn named(&self) -> usize {
        self.readings.first().map_or(0, |reading| reading.squares.len())
    }

    fn not_a_move(&self, expected: &'static str) -> MoveTextError {
        let found = match self.cursor.raw() {
            Some(c) => format!("\"{}\"", c.escape_debug()),
            None => "the end of the text".to_owned(),
        };
        MoveTextError::NotAMove { place: self.cursor.place(), found, expected }
    }
}
