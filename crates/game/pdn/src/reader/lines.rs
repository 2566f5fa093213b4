//! Lines and columns, counted only as far as somebody asks.

use std::cell::Cell;

use crate::Location;

/// Follows the place of a position that only ever grows.
///
/// A line ends at LF, CRLF or a lone CR; a column is a character of UTF-8. Counting is put off until
/// a place is wanted, so that games without faults cost nothing.
#[derive(Debug, Clone)]
pub(crate) struct Lines {
    upto: Cell<usize>,
    at: Cell<Location>,
}

impl Lines {
    pub(crate) fn new() -> Lines {
        Lines { upto: Cell::new(0), at: Cell::new(Location::START) }
    }

    /// The place of the byte at `position`. One before the last that was asked for gets its place.
    pub(crate) fn location(&self, buffer: &[u8], position: usize) -> Location {
        if position > self.upto.get() {
            self.at.set(advance(self.at.get(), buffer, self.upto.get(), position));
            self.upto.set(position);
        }
        self.at.get()
    }

    /// The first `count` bytes of the buffer are about to go.
    pub(crate) fn discard(&self, buffer: &[u8], count: usize) {
        self.location(buffer, count);
        self.upto.set(self.upto.get() - count);
    }
}

fn advance(location: Location, buffer: &[u8], from: usize, to: usize) -> Location {
    let passed = &buffer[from..to];
    let mut breaks = memchr::memchr_iter(b'\n', passed).count();
    let mut last_break = memchr::memrchr(b'\n', passed);
    for i in memchr::memchr_iter(b'\r', passed) {
        if buffer.get(from + i + 1) != Some(&b'\n') {
            breaks += 1;
            last_break = last_break.max(Some(i));
        }
    }
    let rest = last_break.map_or(passed, |i| &passed[i + 1..]);
    let characters = rest.iter().filter(|byte| **byte & 0xc0 != 0x80).count() as u64;
    match breaks {
        0 => Location { line: location.line, column: location.column + characters },
        _ => Location { line: location.line + breaks as u64, column: 1 + characters },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_line_ends_count_once() {
        let text = "a\nb\r\nc\rdé€x".as_bytes();
        let lines = Lines::new();
        let at = |letter: u8| {
            let position = memchr::memchr(letter, text).unwrap();
            let location = lines.location(text, position);
            (location.line, location.column)
        };
        assert_eq!(at(b'b'), (2, 1));
        assert_eq!(at(b'c'), (3, 1));
        assert_eq!(at(b'd'), (4, 1));
        assert_eq!(at(b'x'), (4, 4));
    }

    #[test]
    fn discarding_keeps_the_count() {
        let lines = Lines::new();
        let text = b"ab\r\ncd";
        lines.discard(text, 3);
        assert_eq!(lines.location(&text[3..], 2), Location { line: 2, column: 2 });
    }
}
