//! Reads a control in its short form.

use std::num::NonZeroU16;
use std::str::FromStr;

use crate::control::NoControl;
use crate::{Control, Increment, Period, Span};

/// Why a text is no control. Positions count characters from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// Something else stands where a part of a control should.
    #[error("at character {position}: expected {expected}, found {found}")]
    Unexpected {
        /// The place in the text, counted in bytes.
        position: usize,
        /// What could stand there.
        expected: &'static str,
        /// What stands there instead.
        found: String,
    },
    /// A number is too large.
    #[error("at character {position}: {number} is too large")]
    TooLarge {
        /// Where it begins.
        position: usize,
        /// The number, as it was written.
        number: String,
    },
    /// The parts were read but do not fit together.
    #[error(transparent)]
    NoControl(#[from] NoControl),
}

impl FromStr for Control {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<Control, ControlError> {
        let chars: Vec<char> = text.chars().collect();
        let mut reader = Reader { chars: &chars, next: 0 };
        reader.control()
    }
}

struct Reader<'a> {
    chars: &'a [char],
    next: usize,
}

impl Reader<'_> {
    fn control(&mut self) -> Result<Control, ControlError> {
        self.blanks();
        if self.eat('-') {
            self.end()?;
            return Ok(Control::without_clock());
        }
        let mut periods = vec![self.period()?];
        let mut repeats = self.again();
        let mut increment = None;
        while !repeats {
            if self.eat(',') || (self.peek() == Some('+') && self.period_after_plus() && self.eat('+')) {
                periods.push(self.period()?);
                repeats = self.again();
            } else {
                break;
            }
        }
        if self.eat('+') {
            increment = Some(self.increment()?);
            if !repeats {
                repeats = self.again();
            }
        }
        self.end()?;
        Ok(Control::new(periods, repeats, increment)?)
    }

    fn period(&mut self) -> Result<Period, ControlError> {
        self.blanks();
        let start = self.next;
        if self.number()?.is_some() && self.eat('/') {
            let end = self.next;
            self.next = start;
            let moves = self.move_number()?;
            self.next = end;
            return Ok(Period { moves: Some(moves), time: self.time(Unit::Minutes)? });
        }
        self.next = start;
        Ok(Period { moves: None, time: self.time(Unit::Minutes)? })
    }

    fn increment(&mut self) -> Result<Increment, ControlError> {
        let each = self.time(Unit::Seconds)?;
        let from = if self.eat('@') { self.move_number()? } else { NonZeroU16::MIN };
        Ok(Increment { each, from })
    }

    /// Whether the `+` ahead joins a period: a number and a slash follow it.
    fn period_after_plus(&self) -> bool {
        let rest = &self.chars[self.next + 1..];
        let mut rest = rest.iter().skip_while(|c| c.is_whitespace()).skip_while(|c| c.is_ascii_digit());
        rest.find(|c| !c.is_whitespace()) == Some(&'/')
    }

    fn move_number(&mut self) -> Result<NonZeroU16, ControlError> {
        self.blanks();
        let start = self.next;
        let expected = "a number of moves from 1";
        let Some(number) = self.number()? else { return Err(self.unexpected(expected)) };
        let small = u16::try_from(number).map_err(|_| self.too_large(start))?;
        NonZeroU16::new(small).ok_or_else(|| {
            self.next = start;
            self.unexpected(expected)
        })
    }

    /// Numbers with units, or one number in the unit that goes without saying.
    fn time(&mut self, default: Unit) -> Result<Span, ControlError> {
        const EXPECTED: &str = "a time such as 90, 1h30m, 20m or 10s";
        self.blanks();
        let mut sum = Span::ZERO;
        let mut last = None;
        loop {
            let start = self.next;
            let Some(number) = self.number()? else {
                return if last.is_some() { Ok(sum) } else { Err(self.unexpected(EXPECTED)) };
            };
            let after_number = self.next;
            let (unit, bare) = match (self.unit(), last) {
                (Some(unit), _) => (unit, false),
                (None, None) => (default, true),
                (None, Some(before)) => (Unit::below(before), true),
            };
            if last.is_some_and(|before| unit >= before) {
                self.next = after_number;
                return Err(self.unexpected("a smaller unit than before"));
            }
            let part = unit.length().checked_mul(number).ok_or_else(|| self.too_large(start))?;
            sum += Span::millis(part);
            last = Some(unit);
            if bare {
                return Ok(sum);
            }
        }
    }

    fn unit(&mut self) -> Option<Unit> {
        let unit = match self.peek()?.to_ascii_lowercase() {
            'd' => Unit::Days,
            'h' => Unit::Hours,
            'm' if self.chars.get(self.next + 1).is_some_and(|c| c.eq_ignore_ascii_case(&'s')) => {
                self.next += 1;
                Unit::Millis
            }
            'm' | '\'' | '′' => Unit::Minutes,
            's' | '"' | '″' => Unit::Seconds,
            _ => return None,
        };
        self.next += 1;
        Some(unit)
    }

    fn again(&mut self) -> bool {
        self.blanks();
        if self.chars[self.next..].starts_with(&['.', '.', '.']) {
            self.next += 3;
            return true;
        }
        self.eat('*') || self.eat('…')
    }

    /// The digits ahead, if any.
    fn number(&mut self) -> Result<Option<u64>, ControlError> {
        let start = self.next;
        while self.chars.get(self.next).is_some_and(char::is_ascii_digit) {
            self.next += 1;
        }
        if start == self.next {
            return Ok(None);
        }
        let digits: String = self.chars[start..self.next].iter().collect();
        digits.parse().map(Some).map_err(|_| self.too_large(start))
    }

    fn peek(&self) -> Option<char> {
        self.chars.get(self.next).copied()
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.next += 1;
        }
    }

    fn eat(&mut self, wanted: char) -> bool {
        let before = self.next;
        self.blanks();
        let found = self.peek() == Some(wanted);
        self.next = if found { self.next + 1 } else { before };
        found
    }

    fn end(&mut self) -> Result<(), ControlError> {
        self.blanks();
        if self.peek().is_none() { Ok(()) } else { Err(self.unexpected("the end, ',', '+' or '*'")) }
    }

    fn unexpected(&self, expected: &'static str) -> ControlError {
        let found = self.peek().map_or_else(|| "the end".to_owned(), |c| format!("'{c}'"));
        ControlError::Unexpected { position: self.next + 1, expected, found }
    }

    fn too_large(&self, start: usize) -> ControlError {
        let number = self.chars[start..].iter().take_while(|c| c.is_ascii_digit()).collect();
        ControlError::TooLarge { position: start + 1, number }
    }
}

/// Units from short to long.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Millis,
    Seconds,
    Minutes,
    Hours,
    Days,
}

impl Unit {
    const fn length(self) -> u64 {
        match self {
            Unit::Millis => 1,
            Unit::Seconds => 1000,
            Unit::Minutes => 60_000,
            Unit::Hours => 3_600_000,
            Unit::Days => 86_400_000,
        }
    }

    const fn below(self) -> Unit {
        match self {
            Unit::Days => Unit::Hours,
            Unit::Hours => Unit::Minutes,
            Unit::Minutes => Unit::Seconds,
            Unit::Seconds | Unit::Millis => Unit::Millis,
        }
    }
}
