//! Words and numbers of a record beside those of players, with faults by line and column.

use jiff::civil::Date;

use super::fault::{TrfFault, TrfFaultKind};
use crate::dates::written_date;

/// A line that is being read.
pub(super) struct LineReader<'a> {
    pub(super) line: usize,
    pub(super) text: &'a str,
    pub(super) faults: &'a mut Vec<TrfFault>,
}

impl LineReader<'_> {
    pub(super) fn fault(&mut self, column: Option<usize>, what: TrfFaultKind) {
        self.faults.push(TrfFault { line: self.line, column, what });
    }

    pub(super) fn field(&mut self, column: usize, value: &str, expected: &'static str) {
        let value = value.chars().take(40).collect();
        self.fault(Some(column), TrfFaultKind::Field { value, expected });
    }

    /// A date, or nothing.
    pub(super) fn date(&mut self, text: &str) -> Option<Date> {
        let date = written_date(text);
        if date.is_none() && !text.is_empty() {
            self.field(5, text, "a date such as 2026/05/09");
        }
        date
    }

    /// A number of a round.
    pub(super) fn round(&mut self, text: &str) -> Option<u16> {
        let round = text.trim().parse().ok().filter(|round| (1..=999).contains(round));
        if round.is_none() {
            self.field(5, text, "a number of a round");
        }
        round
    }

    /// One player at least.
    pub(super) fn numbers(&mut self, text: &str, column: usize) -> Option<Vec<u32>> {
        let numbers = text.split_whitespace().map(|word| word.parse().ok()).collect::<Option<Vec<u32>>>();
        let numbers = numbers.filter(|numbers| !numbers.is_empty());
        if numbers.is_none() {
            self.field(column, text, "numbers of players");
        }
        numbers
    }

    /// Two players at least.
    pub(super) fn pair(&mut self, text: &str, column: usize) -> Option<Vec<u32>> {
        let numbers = self.numbers(text, column)?;
        if numbers.len() < 2 {
            self.field(column, text, "two numbers of players at least");
            return None;
        }
        Some(numbers)
    }
}
