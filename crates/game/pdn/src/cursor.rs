//! Walking through a short text, character by character, with look-alikes folded and places kept.

use std::fmt;

use crate::fold::fold;

/// A place in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// In bytes, from 0.
    pub offset: usize,
    /// In characters, from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}", self.column)
    }
}

/// The rest of a text that is being read.
#[derive(Debug, Clone)]
pub(crate) struct Cursor<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { rest: text, place: Place { offset: 0, column: 1 } }
    }

    /// Where the next character stands.
    pub(crate) fn place(&self) -> Place {
        self.place
    }

    /// The text not yet read.
    pub(crate) fn rest(&self) -> &'a str {
        self.rest
    }

    /// The next character as written.
    pub(crate) fn raw(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The next character, folded.
    pub(crate) fn peek(&self) -> Option<char> {
        self.raw().map(fold)
    }

    /// The folded character after `skip` others.
    pub(crate) fn peek_at(&self, skip: usize) -> Option<char> {
        self.rest.chars().nth(skip).map(fold)
    }

    /// Takes the next character, folded.
    pub(crate) fn next(&mut self) -> Option<char> {
        let c = self.raw()?;
        self.rest = &self.rest[c.len_utf8()..];
        self.place.offset += c.len_utf8();
        self.place.column += 1;
        Some(fold(c))
    }

    /// Takes the next character if it is this one.
    pub(crate) fn take(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        if there {
            self.next();
        }
        there
    }

    /// Takes blanks; whether there were any.
    pub(crate) fn skip_blanks(&mut self) -> bool {
        let start = self.place.offset;
        while self.peek().is_some_and(|c| c.is_ascii_whitespace()) {
            self.next();
        }
        self.place.offset > start
    }

    /// Takes a run of digits, blanks not among them.
    pub(crate) fn digits(&mut self) -> String {
        let mut digits = String::new();
        while let Some(c) = self.peek().filter(char::is_ascii_digit) {
            digits.push(c);
            self.next();
        }
        digits
    }

    /// Takes this word if the text goes on with it, in upper or lower case.
    pub(crate) fn take_word(&mut self, word: &str) -> bool {
        let mut ahead = self.clone();
        for wanted in word.chars() {
            let found = ahead.raw();
            if !found.is_some_and(|c| c.to_lowercase().eq(wanted.to_lowercase())) {
                return false;
            }
            ahead.next();
        }
        *self = ahead;
        true
    }
}
