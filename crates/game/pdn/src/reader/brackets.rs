//! Tokens with an end mark, and what to do when it is missing.

use std::ops::Range;

use memchr::{memchr2, memchr3, memrchr};

use super::lexer::{end_of, is_blank, token};
use super::token::{Kind, Lexed, Tag};

/// How long a set-up may be.
const LONGEST_SETUP: usize = 500;

/// `{…}`. Braces inside are counted. Where that leads nowhere, up to the next header or to the end of
/// the input, the comment ends as the standard says, at the first closing brace; without one it ends
/// before the header.
pub(crate) fn comment(buffer: &[u8], start: usize, ended: bool) -> Lexed {
    let mut depth = 1;
    let mut nested = false;
    let mut first_close = None;
    let mut i = start + 1;
    let mut next_brace = 0;
    let done = |text: Range<usize>, end: usize, closed: bool, nested: bool| {
        token((Kind::Comment { text, closed, nested }, end), start)
    };
    while let Some(length) = memchr3(b'{', b'}', b'[', &buffer[i..]) {
        let at = i + length;
        i = at + 1;
        match buffer[at] {
            b'{' => {
                depth += 1;
                nested = true;
            }
            b'}' => {
                depth -= 1;
                first_close.get_or_insert(at);
                if depth == 0 {
                    return done(start + 1..at, at + 1, true, nested);
                }
            }
            _ if begins_header(buffer, at) => {
                if let Some(close) = first_close {
                    return done(start + 1..close, close + 1, true, true);
                }
                // A header inside a comment is text if the comment is closed after it.
                if next_brace < at {
                    match memchr2(b'{', b'}', &buffer[at..]) {
                        Some(length) => next_brace = at + length,
                        None if ended => next_brace = buffer.len(),
                        None => return Lexed::NeedMore { keep: start },
                    }
                }
                if depth > 1 || buffer.get(next_brace) != Some(&b'}') {
                    return done(start + 1..at, at, false, nested);
                }
            }
            _ => {}
        }
    }
    if !ended {
        return Lexed::NeedMore { keep: start };
    }
    match first_close {
        Some(close) => done(start + 1..close, close + 1, true, true),
        None => done(start + 1..buffer.len(), buffer.len(), false, nested),
    }
}

/// Whether `[` begins a line and a tag.
pub(crate) fn begins_header(buffer: &[u8], at: usize) -> bool {
    let before = buffer[..at].iter().rev().find(|byte| !matches!(byte, b' ' | b'\t'));
    if !matches!(before, None | Some(b'\n' | b'\r')) {
        return false;
    }
    let name = end_of(buffer, at + 1, |byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let quote = end_of(buffer, name, |byte| matches!(byte, b' ' | b'\t'));
    buffer.get(at + 1).is_some_and(u8::is_ascii_uppercase) && buffer.get(quote) == Some(&b'"')
}

/// `[Name "value"]`, or what is left of it at the end of the line.
pub(crate) fn tag(buffer: &[u8], start: usize, ended: bool) -> Lexed {
    let blank = |byte| matches!(byte, b' ' | b'\t');
    let name_start = end_of(buffer, start + 1, blank);
    let name_end = end_of(buffer, name_start, |byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if !buffer.get(name_start).is_some_and(u8::is_ascii_alphabetic) {
        return match buffer.get(name_start) {
            Some(b'%') => command(buffer, start, ended),
            _ => token((Kind::Unknown, start + 1), start),
        };
    }
    let value_start = end_of(buffer, name_end, is_blank);
    if value_start == buffer.len() && !ended {
        return Lexed::NeedMore { keep: start };
    }
    let name = name_start..name_end;
    if buffer.get(value_start) != Some(&b'"') {
        return unquoted(buffer, start, name, ended);
    }
    let value_start = value_start + 1;
    let mut loose_quotes = false;
    let mut i = value_start;
    loop {
        match buffer.get(i) {
            Some(b'\\') if matches!(buffer.get(i + 1), Some(b'"' | b'\\')) => i += 1,
            Some(b'"') => {
                let after = end_of(buffer, i + 1, blank);
                match buffer.get(after) {
                    Some(b']') => {
                        let parts =
                            Tag { name, value: value_start..i, quoted: true, closed: true, loose_quotes };
                        return token((Kind::Tag(parts), after + 1), start);
                    }
                    None if !ended => return Lexed::NeedMore { keep: start },
                    _ => loose_quotes = true,
                }
            }
            Some(b'\n' | b'\r') => break,
            Some(_) => {}
            None if !ended => return Lexed::NeedMore { keep: start },
            None => break,
        }
        i += 1;
    }
    let line_end = i.min(buffer.len());
    token(broken(buffer, name, value_start..line_end), start)
}

/// A tag whose line ends before it is closed: the last quote of the line closes the value, or else
/// the last bracket, or else the line.
fn broken(buffer: &[u8], name: Range<usize>, line: Range<usize>) -> (Kind, usize) {
    let text = &buffer[line.clone()];
    let bracket = memrchr(b']', text);
    let quote = memrchr(b'"', text);
    let value_end = quote.or(bracket).unwrap_or(text.len());
    let closed = quote.is_some() && bracket > quote;
    let end = bracket.max(quote).map_or(text.len(), |last| last + 1);
    let loose_quotes = closed || text[..value_end].contains(&b'"');
    let value = line.start..line.start + value_end;
    (Kind::Tag(Tag { name, value, quoted: true, closed, loose_quotes }), line.start + end)
}

/// Reads a tag whose value has no quotes, `[Name value]`.
fn unquoted(buffer: &[u8], start: usize, name: Range<usize>, ended: bool) -> Lexed {
    let value_start = end_of(buffer, name.end, |byte| matches!(byte, b' ' | b'\t'));
    let Some(length) = memchr3(b']', b'\n', b'\r', &buffer[value_start..]) else {
        if !ended {
            return Lexed::NeedMore { keep: start };
        }
        let parts =
            Tag { name, value: value_start..buffer.len(), quoted: false, closed: false, loose_quotes: false };
        return token((Kind::Tag(parts), buffer.len()), start);
    };
    let value = value_start..value_start + length;
    let closed = buffer[value.end] == b']';
    let end = value.end + usize::from(closed);
    token((Kind::Tag(Tag { name, value, quoted: false, closed, loose_quotes: false }), end), start)
}

/// `[%clk 0:10:00]` that somebody left outside a comment.
fn command(buffer: &[u8], start: usize, ended: bool) -> Lexed {
    match memchr3(b']', b'\n', b'\r', &buffer[start..]) {
        Some(length) if buffer[start + length] == b']' => {
            let end = start + length + 1;
            token((Kind::LooseComment { text: start..end }, end), start)
        }
        None if !ended => Lexed::NeedMore { keep: start },
        _ => token((Kind::Unknown, start + 1), start),
    }
}

/// `; …` to the end of the line.
pub(crate) fn line_comment(buffer: &[u8], start: usize, ended: bool) -> Lexed {
    match line_end(buffer, start, ended) {
        Some(end) => token((Kind::LooseComment { text: start + 1..end }, end), start),
        None => Lexed::NeedMore { keep: start },
    }
}

/// `% …` to the end of the line.
pub(crate) fn escape(buffer: &[u8], start: usize, ended: bool) -> Lexed {
    match line_end(buffer, start, ended) {
        Some(end) => token((Kind::Escape, end), start),
        None => Lexed::NeedMore { keep: start },
    }
}

fn line_end(buffer: &[u8], start: usize, ended: bool) -> Option<usize> {
    memchr2(b'\n', b'\r', &buffer[start..]).map(|length| start + length).or(ended.then_some(buffer.len()))
}

/// `/FEN "…"/`. A slash that no FEN follows is nothing; without a closing slash the set-up ends with
/// its quotes or with the line.
pub(crate) fn setup(buffer: &[u8], start: usize) -> Lexed {
    let ahead = &buffer[start + 1..buffer.len().min(start + LONGEST_SETUP)];
    let labelled = end_of(ahead, 0, is_blank);
    let label = ahead[labelled..].get(..3).is_some_and(|word| word.eq_ignore_ascii_case(b"FEN"));
    let fen = end_of(ahead, labelled + if label { 3 } else { 0 }, is_blank);
    let fen_end = match ahead[fen..] {
        [b'"', ref rest @ ..] => {
            memchr3(b'"', b'\n', b'\r', rest).map_or(ahead.len(), |length| fen + 1 + length + 1)
        }
        [b'W' | b'B' | b'?', b':', ..] => end_of(ahead, fen, |byte| !matches!(byte, b'/' | b'\n' | b'\r')),
        _ if label => fen,
        _ => return token((Kind::Unknown, start + 1), start),
    };
    let slash = end_of(ahead, fen_end.min(ahead.len()), is_blank);
    let closed = ahead.get(slash) == Some(&b'/');
    let text_end = start + 1 + fen_end.min(ahead.len());
    let end = if closed { start + 1 + slash + 1 } else { text_end };
    token((Kind::Setup { text: start + 1..text_end, closed }, end), start)
}
