//! Bytes in front of the lexer: a window that slides over the input.
//!
//! The window holds the token being read and little more, so memory does not grow with the file.
//! UTF-16 (with its mark, or recognised by the zero bytes around an opening bracket) is turned into
//! UTF-8 on the way in.

use std::io::{self, Cursor, Read};

use super::lines::Lines;
use crate::Location;

/// The window for a short input.
const FIRST_WINDOW: usize = 8 * 1024;

/// The window for a long one.
const WINDOW: usize = 256 * 1024;

/// The sliding window.
#[derive(Debug)]
pub(crate) struct Source<R> {
    input: Input<R>,
    buffer: Vec<u8>,
    filled: usize,
    /// Whether the input has ended: what is in the window is all there is.
    ended: bool,
    discarded: u64,
    lines: Lines,
}

impl<R: Read> Source<R> {
    pub(crate) fn new(input: R) -> Source<R> {
        Source {
            input: Input::Unseen(Some(input)),
            buffer: Vec::new(),
            filled: 0,
            ended: false,
            discarded: 0,
            lines: Lines::new(),
        }
    }

    /// What is in the window.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.buffer[..self.filled]
    }

    /// Whether the window reaches to the end of the input.
    pub(crate) fn ended(&self) -> bool {
        self.ended
    }

    pub(crate) fn lines(&self) -> &Lines {
        &self.lines
    }

    /// The place of a byte of the window.
    pub(crate) fn location(&self, position: usize) -> Location {
        self.lines.location(self.bytes(), position)
    }

    /// How far from the start of the input a byte of the window is.
    pub(crate) fn offset(&self, position: usize) -> u64 {
        self.discarded + position as u64
    }

    /// Reads on. Bytes before `keep` leave the window; if that makes no room, the window is doubled.
    pub(crate) fn read_on(&mut self, keep: usize) -> io::Result<()> {
        self.lines.discard(&self.buffer[..self.filled], keep);
        self.buffer.copy_within(keep..self.filled, 0);
        self.filled -= keep;
        self.discarded += keep as u64;
        if self.filled * 2 > self.buffer.len() || self.buffer.len() < WINDOW {
            let size = (self.buffer.len() * 2).max(FIRST_WINDOW);
            self.buffer.resize(size, 0);
        } else if self.buffer.len() > WINDOW && self.filled < WINDOW / 2 {
            self.buffer.truncate(WINDOW);
            self.buffer.shrink_to_fit();
        }
        while self.filled < self.buffer.len() {
            match self.input.read(&mut self.buffer[self.filled..]) {
                Ok(0) => {
                    self.ended = true;
                    break;
                }
                Ok(count) => self.filled += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// The input, once its first bytes have told what it is.
#[derive(Debug)]
enum Input<R> {
    Unseen(Option<R>),
    Bytes(io::Chain<Cursor<Vec<u8>>, R>),
    Wide(Wide<io::Chain<Cursor<Vec<u8>>, R>>),
}

impl<R: Read> Input<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            match self {
                Input::Bytes(input) => return input.read(into),
                Input::Wide(input) => return input.read(into),
                Input::Unseen(input) => match input.take() {
                    Some(input) => *self = Input::look(input)?,
                    None => return Ok(0),
                },
            }
        }
    }

    fn look(mut input: R) -> io::Result<Input<R>> {
        let mut first = Vec::new();
        input.by_ref().take(4).read_to_end(&mut first)?;
        let (mark, order) = match first[..] {
            [0xef, 0xbb, 0xbf, ..] => (3, None),
            [0xff, 0xfe, ..] => (2, Some(Order::Little)),
            [0xfe, 0xff, ..] => (2, Some(Order::Big)),
            [b'[', 0, ..] => (0, Some(Order::Little)),
            [0, b'[', ..] => (0, Some(Order::Big)),
            _ => (0, None),
        };
        let input = Cursor::new(first.split_off(mark)).chain(input);
        Ok(match order {
            Some(order) => Input::Wide(Wide::new(input, order)),
            None => Input::Bytes(input),
        })
    }
}

#[derive(Debug, Clone, Copy)]
enum Order {
    Little,
    Big,
}

/// UTF-16 on the way to UTF-8.
#[derive(Debug)]
struct Wide<R> {
    input: R,
    order: Order,
    /// Half a unit.
    odd: Option<u8>,
    /// The first half of a surrogate pair.
    high: Option<u16>,
    /// UTF-8 that is made, of which the first `given` bytes are handed out.
    ready: String,
    given: usize,
}

impl<R: Read> Wide<R> {
    fn new(input: R, order: Order) -> Wide<R> {
        Wide { input, order, odd: None, high: None, ready: String::new(), given: 0 }
    }

    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.given == self.ready.len() {
            self.ready.clear();
            self.given = 0;
            if !self.convert()? {
                break;
            }
        }
        let count = into.len().min(self.ready.len() - self.given);
        into[..count].copy_from_slice(&self.ready.as_bytes()[self.given..self.given + count]);
        self.given += count;
        Ok(count)
    }

    /// Converts the next chunk; false when there is nothing more to hand out.
    fn convert(&mut self) -> io::Result<bool> {
        let mut chunk = [0; 4096];
        let count = self.input.read(&mut chunk)?;
        if count == 0 {
            let cut = self.high.take().is_some() | self.odd.take().is_some();
            if cut {
                self.ready.push(char::REPLACEMENT_CHARACTER);
            }
            return Ok(cut);
        }
        for byte in &chunk[..count] {
            match self.odd.take() {
                None => self.odd = Some(*byte),
                Some(odd) => {
                    let unit = match self.order {
                        Order::Little => u16::from_le_bytes([odd, *byte]),
                        Order::Big => u16::from_be_bytes([odd, *byte]),
                    };
                    let characters = self.unit(unit);
                    self.ready.extend(characters.into_iter().flatten());
                }
            }
        }
        Ok(true)
    }

    /// The characters that a unit completes; an unpaired half becomes the replacement character.
    fn unit(&mut self, unit: u16) -> [Option<char>; 2] {
        let lost = self.high.is_some().then_some(char::REPLACEMENT_CHARACTER);
        match (self.high.take(), unit) {
            (Some(high), 0xdc00..=0xdfff) => {
                let code = 0x10000 + ((u32::from(high) - 0xd800) << 10) + (u32::from(unit) - 0xdc00);
                [char::from_u32(code), None]
            }
            (_, 0xd800..=0xdbff) => {
                self.high = Some(unit);
                [lost, None]
            }
            _ => [lost, Some(char::from_u32(u32::from(unit)).unwrap_or(char::REPLACEMENT_CHARACTER))],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> String {
        let mut source = Source::new(bytes);
        while !source.ended() {
            source.read_on(0).unwrap();
        }
        String::from_utf8(source.bytes().to_vec()).unwrap()
    }

    #[test]
    fn marks_are_taken_off() {
        assert_eq!(all(b"\xef\xbb\xbf[Event"), "[Event");
        assert_eq!(all(b"[Event"), "[Event");
        assert_eq!(all(b""), "");
    }

    #[test]
    fn wide_text_becomes_utf8() {
        let text = "[Event \"Київ 𝄞 €\"]".repeat(3000);
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(all(&little), text);
        assert_eq!(all(&big), text);
        assert_eq!(all(&[&[0xff, 0xfe], &little[..]].concat()), text);
        assert_eq!(all(&[&[0xfe, 0xff], &big[..]].concat()), text);
    }

    #[test]
    fn broken_wide_text_is_marked() {
        assert_eq!(all(b"\xff\xfea\0\x3d\xd8"), "a\u{fffd}");
        assert_eq!(all(b"\xff\xfea\0b"), "a\u{fffd}");
        assert_eq!(all(b"\xff\xfe\x00\xdca\0"), "\u{fffd}a");
    }
}
