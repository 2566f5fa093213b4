//! The plain part of a game file, without tokens: numbers such as `12.` and moves such as `32-28` or
//! `c3:e5` with white space between them. Everything else is left to the lexer.

use std::ops::Range;

use super::lexer::{LOOKAHEAD, is_blank};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Plain {
    Number(u32, Range<usize>),
    Move(Range<usize>),
}

/// The next plain thing at or after `from`, if that is what comes next.
#[inline]
pub(super) fn plain(window: &[u8], from: usize) -> Option<Plain> {
    let mut start = from;
    while is_blank(*window.get(start)?) {
        start += 1;
    }
    let ahead: &[u8; 16] = window.get(start..)?.first_chunk()?;
    if start + LOOKAHEAD > window.len() {
        return None;
    }
    match ahead[0] {
        b'1'..=b'9' => numeric(ahead, start),
        b'a'..=b'h' => algebraic(ahead, start),
        _ => None,
    }
}

#[inline]
fn numeric(ahead: &[u8; 16], start: usize) -> Option<Plain> {
    let mut value = u32::from(ahead[0] - b'0');
    let mut i = 1;
    while i < 4 && ahead[i].is_ascii_digit() {
        value = value * 10 + u32::from(ahead[i] - b'0');
        i += 1;
    }
    match ahead[i] {
        b'.' if ahead[i + 1] != b'.' => Some(Plain::Number(value, start..start + i + 1)),
        // A result has a first number below 3; such moves go the long way.
        b'-' | b'x' | b':' if value >= 3 && ahead[i + 1].is_ascii_digit() => {
            let end = i + 2 + usize::from(ahead[i + 2].is_ascii_digit());
            is_blank(ahead[end]).then_some(Plain::Move(start..start + end))
        }
        _ => None,
    }
}

#[inline]
fn algebraic(ahead: &[u8; 16], start: usize) -> Option<Plain> {
    let [_, b'1'..=b'8', b'-' | b':' | b'x', b'a'..=b'h', b'1'..=b'8', after, ..] = ahead else {
        return None;
    };
    is_blank(*after).then_some(Plain::Move(start..start + 5))
}

#[cfg(test)]
mod tests {
    use super::super::lexer;
    use super::super::token::{Kind, Lexed, Token};
    use super::*;

    /// Whatever goes the fast way must be what the lexer would say.
    #[test]
    fn agrees_with_the_lexer() {
        let pieces =
            ["1", "2", "12", "32", "0", ".", "..", "-", "x", ":", "a1", "c3", "h", " ", "\n", "!", "*"];
        let mut plain_ones = 0;
        for code in 0..pieces.len().pow(4) {
            let index = |place: u32| code / pieces.len().pow(place) % pieces.len();
            let mut text: String = (0..4).map(|place| pieces[index(place)]).collect();
            text.push_str(&" ".repeat(LOOKAHEAD + 16));
            let Some(plain) = plain(text.as_bytes(), 0) else { continue };
            plain_ones += 1;
            let expected = match (lexer::next(text.as_bytes(), 0, true), &plain) {
                (
                    Lexed::Token(Token {
                        kind: Kind::Number { value, second: false, dotted: true },
                        start,
                        end,
                    }),
                    _,
                ) => Plain::Number(value, start..end),
                (Lexed::Token(Token { kind: Kind::Move { spaced: false }, start, end }), _) => {
                    Plain::Move(start..end)
                }
                (other, plain) => panic!("{plain:?} should be {other:?} in {text:?}"),
            };
            assert_eq!(plain, expected, "{text:?}");
        }
        assert!(plain_ones > 1000);
    }
}
