//! Cuts bytes into tokens.
//!
//! The traps of the standard: `1-1` and `1-0` begin moves such as `1-18`, so a move is always taken
//! whole; `(?)` is a mark and `(` opens a variation; results may be written with spaces or `½`.
//! Nothing here fails: what fits nowhere is [`Kind::Unknown`].

use super::token::{Kind, Lexed, Token};
use super::{brackets, tokens};
use crate::GameEnd;

/// As far as the lexer looks ahead without asking for more; no short token is longer.
pub(crate) const LOOKAHEAD: usize = 512;

/// White space kept in the window when the rest is dropped, so that a blank line can still be seen.
pub(crate) const BLANKS_KEPT: usize = 64;

/// The next token at or after `from`. `ended` tells that the window reaches to the end of the input.
#[inline]
pub(crate) fn next(buffer: &[u8], from: usize, ended: bool) -> Lexed {
    let mut i = from;
    while let Some(byte) = buffer.get(i) {
        i += match *byte {
            byte if is_blank(byte) => 1,
            0x80.. | b'\\' => match tokens::unusual_blank(&buffer[i..]) {
                0 => break,
                width => width,
            },
            _ => break,
        };
    }
    if i + LOOKAHEAD > buffer.len() {
        if !ended {
            return Lexed::NeedMore { keep: i.saturating_sub(BLANKS_KEPT).max(from) };
        }
        if i >= buffer.len() {
            return Lexed::End;
        }
    }
    // Short tokens are looked for in a short piece: a run without end must not be scanned at every step.
    let near = &buffer[..buffer.len().min(i + LOOKAHEAD)];
    match buffer[i] {
        b'0'..=b'9' => digits(near, i),
        b'a'..=b'h' => tokens::algebraic(near, i),
        b'{' => brackets::comment(buffer, i, ended),
        b'[' => brackets::tag(buffer, i, ended),
        b'(' => token(parenthesis(near, i), i),
        b')' => token((Kind::Close, i + 1), i),
        b'!' | b'?' => token((Kind::Strength, end_of(near, i, |b| matches!(b, b'!' | b'?'))), i),
        b'$' => token(nag(near, i), i),
        b'*' => token((Kind::Star, i + 1), i),
        b'.' => token(dots(near, i), i),
        b';' => brackets::line_comment(buffer, i, ended),
        b'%' => brackets::escape(buffer, i, ended),
        b'/' => brackets::setup(near, i),
        b'}' => token((Kind::StrayBrace, i + 1), i),
        _ => tokens::word(near, i),
    }
}

/// White space, the end mark of old disk files included.
pub(crate) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r' | 0x1a)
}

pub(crate) fn token((kind, end): (Kind, usize), start: usize) -> Lexed {
    Lexed::Token(Token { kind, start, end })
}

/// Where a run of such bytes ends, not beyond the end of the slice.
pub(crate) fn end_of(buffer: &[u8], from: usize, belongs: impl Fn(u8) -> bool) -> usize {
    buffer[from..].iter().position(|byte| !belongs(*byte)).map_or(buffer.len(), |length| from + length)
}

/// A move number, a numeric move or a result.
#[inline]
fn digits(buffer: &[u8], start: usize) -> Lexed {
    let mut i = end_of(buffer, start, |byte| byte.is_ascii_digit());
    if buffer.get(i) == Some(&b'.') {
        let end = end_of(buffer, i, |byte| byte == b'.');
        let value = number(&buffer[start..i]);
        return token((Kind::Number { value, second: end - i > 1, dotted: true }, end), start);
    }
    let first = i;
    while is_separator(buffer.get(i)) && buffer.get(i + 1).is_some_and(u8::is_ascii_digit) {
        i = end_of(buffer, i + 1, |byte| byte.is_ascii_digit());
    }
    if i == first || buffer.get(i).is_some_and(|byte| tokens::belongs(*byte)) {
        return tokens::word(buffer, start);
    }
    if i - start == 3
        && let Some(outcome) = GameEnd::from_three(buffer[start], buffer[start + 2])
        && matches!(buffer[start + 1], b'-' | b':')
    {
        return token((Kind::Result(outcome), i), start);
    }
    token((Kind::Move { spaced: false }, i), start)
}

fn is_separator(byte: Option<&u8>) -> bool {
    matches!(byte, Some(b'-' | b'x' | b':' | b'X'))
}

/// The value of some digits, as far as it goes.
pub(crate) fn number(digits: &[u8]) -> u32 {
    digits.iter().fold(0_u32, |value, digit| value.saturating_mul(10).saturating_add(u32::from(digit - b'0')))
}

/// `(?)` is a mark, any other parenthesis opens a variation.
fn parenthesis(buffer: &[u8], start: usize) -> (Kind, usize) {
    let marks = end_of(buffer, start + 1, |byte| matches!(byte, b'!' | b'?'));
    if marks > start + 1 && buffer.get(marks) == Some(&b')') {
        (Kind::Strength, marks + 1)
    } else {
        (Kind::Open, start + 1)
    }
}

fn nag(buffer: &[u8], start: usize) -> (Kind, usize) {
    let end = end_of(buffer, start + 1, |byte| byte.is_ascii_digit());
    match u16::try_from(number(&buffer[start + 1..end])) {
        Ok(value) if end > start + 1 => (Kind::Nag(value), end),
        _ => (Kind::Unknown, end),
    }
}

fn dots(buffer: &[u8], start: usize) -> (Kind, usize) {
    let end = end_of(buffer, start, |byte| byte == b'.');
    (if end - start > 1 { Kind::Ellipsis } else { Kind::Filler }, end)
}
