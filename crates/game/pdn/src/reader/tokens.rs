//! Words of the move text that are not plain numeric moves.

use super::lexer::{end_of, is_blank, number, token};
use super::token::{Kind, Lexed};
use crate::{GameEnd, encoding, fold};

/// Longer words are cut; no move comes near.
const LONGEST: usize = 256;

/// The longest move in UTF-8: twenty captures take some sixty characters.
const LONGEST_MOVE: usize = 128;

/// Whether a byte goes on with a word; the others begin something of their own.
pub(crate) fn belongs(byte: u8) -> bool {
    !is_blank(byte)
        && !matches!(
            byte,
            b'{' | b'}'
                | b'('
                | b')'
                | b'['
                | b']'
                | b'"'
                | b'/'
                | b';'
                | b'%'
                | b'*'
                | b'!'
                | b'?'
                | b'$'
                | b'.'
                | b'\\'
        )
}

/// An algebraic move; `start` is at a file letter.
pub(crate) fn algebraic(buffer: &[u8], start: usize) -> Lexed {
    let plain = |i: usize| {
        matches!(buffer.get(i), Some(b'a'..=b'h')) && matches!(buffer.get(i + 1), Some(b'1'..=b'8'))
    };
    let mut i = start;
    let mut squares = 0;
    while plain(i) {
        squares += 1;
        i += 2;
        if matches!(buffer.get(i), Some(b'-' | b':' | b'x')) && plain(i + 1) {
            i += 1;
        }
    }
    if squares >= 2 && !buffer.get(i).is_some_and(|byte| belongs(*byte)) {
        token((Kind::Move { spaced: false }, i), start)
    } else {
        word(buffer, start)
    }
}

/// Any other word.
pub(crate) fn word(buffer: &[u8], start: usize) -> Lexed {
    let ahead = &buffer[start..buffer.len().min(start + LONGEST)];
    if let Some((outcome, length)) = half_points(ahead) {
        return token((Kind::Result(outcome), start + length), start);
    }
    if let Some(length) = spaced(ahead) {
        let kind = match GameEnd::from_text(&encoding::decode(&ahead[..length])) {
            Some(outcome) => Kind::Result(outcome),
            None => Kind::Move { spaced: true },
        };
        return token((kind, start + length), start);
    }
    let length = end_of(ahead, 0, belongs).max(1);
    let word = &ahead[..length];
    let kind = classify(word);
    if kind != Kind::Unknown {
        return token((kind, start + length), start);
    }
    if let Some(core) = before_prose(word).or_else(|| before_punctuation(word)) {
        return token((classify(&word[..core]), start + core), start);
    }
    let kind = if word.iter().all(|byte| matches!(byte, b',' | b':' | b'-')) {
        Kind::Filler
    } else if is_sign(&encoding::decode(word)) {
        Kind::LooseComment { text: start..start + length }
    } else {
        Kind::Unknown
    };
    token((kind, start + length), start)
}

/// Where a move ends that prose follows without a space: `8-11White overstepped the time`.
fn before_prose(word: &[u8]) -> Option<usize> {
    let mut end = square(word, 0)?;
    let mut squares = 1;
    while matches!(word.get(end), Some(b'-' | b'x' | b'X' | b':'))
        && let Some(next) = square(word, end + 1)
    {
        end = next;
        squares += 1;
    }
    let prose = word.get(end).is_some_and(u8::is_ascii_alphabetic);
    (squares >= 2 && prose).then_some(end)
}

/// Where a move ends that punctuation or a sign follows without a space: `32-28,`, `19-23+`.
fn before_punctuation(word: &[u8]) -> Option<usize> {
    let behind = |byte: &u8| matches!(byte, b',' | b':' | b'-' | b'+' | b'=');
    let end = word.iter().rposition(|byte| !behind(byte))? + 1;
    (end < word.len() && classify(&word[..end]) == (Kind::Move { spaced: false })).then_some(end)
}

/// A sign of the codes for who stands better, which PDN has no token for: it is kept as a comment.
fn is_sign(word: &str) -> bool {
    word.chars().all(|c| matches!(c, '+' | '=' | '-' | '±' | '∓' | '∞'))
}

fn classify(word: &[u8]) -> Kind {
    if word.iter().all(u8::is_ascii_digit) {
        return match word.len() {
            1..=3 => Kind::Number { value: number(word), second: false, dotted: false },
            4 => Kind::Move { spaced: false },
            _ => Kind::Unknown,
        };
    }
    if word.iter().all(|byte| *byte == b'-') {
        return Kind::Filler;
    }
    let text = encoding::decode(word);
    if matches!(&*text, "…" | "–" | "—") {
        return if text == "…" { Kind::Ellipsis } else { Kind::Filler };
    }
    if let Some(outcome) = GameEnd::from_text(&text) {
        return Kind::Result(outcome);
    }
    if looks_like_move(&text) { Kind::Move { spaced: false } } else { Kind::Unknown }
}

/// Squares and separators, in any of the spellings that a person may mean as a move. Which squares
/// there are, and whether letters of another alphabet stand for ours, is for the move reader to say.
fn looks_like_move(text: &str) -> bool {
    let mut digits = 0;
    let mut others = 0;
    for c in text.chars() {
        match c {
            '0'..='9' => digits += 1,
            'a'..='j' | 'A'..='J' | 'x' | 'X' | ':' | '-' | '×' | '–' | '—' | '−' | 'K' => others += 1,
            c if is_cyrillic(c) => others += 1,
            _ => return false,
        }
    }
    let edge = |c: char| matches!(fold(c), '-' | ':' | 'x' | 'X');
    let length = (3..=LONGEST_MOVE).contains(&text.len());
    digits > 0 && others > 0 && length && !text.starts_with(edge) && !text.ends_with(edge)
}

/// Letters that look like a file letter or a separator, or abbreviate "king".
fn is_cyrillic(c: char) -> bool {
    matches!(c, 'а'..='я' | 'А'..='Я')
}

/// The points of both in a draw: equal, or where who stood better has more, as in Delft scores and plus draws.
const DRAWS: [[&[u8]; 2]; 5] =
    [[b"1/2", b"1/2"], [b"1 1/2", b"1/2"], [b"1/2", b"1 1/2"], [b"1+", b"1-"], [b"1-", b"1+"]];

/// `1/2-1/2` and its like: the slash would otherwise begin a set-up.
fn half_points(ahead: &[u8]) -> Option<(GameEnd, usize)> {
    let length = |[first, other]: &[&[u8]; 2]| {
        let rest = ahead.strip_prefix(*first)?;
        let second = first.len() + end_of(rest, 0, |byte| matches!(byte, b'-' | b' ' | b':'));
        ahead[second..].starts_with(other).then_some(second + other.len())
    };
    let half = ahead.starts_with(b"1/2").then_some(3);
    DRAWS.iter().find_map(length).or(half).map(|length| (GameEnd::Drawn, length))
}

/// Squares and separators with spaces in between: `32 - 28`, `13: 5`, `c3 : e5`, `17: 3D`.
fn spaced(ahead: &[u8]) -> Option<usize> {
    let mut end = square(ahead, 0)?;
    let mut squares = 1;
    loop {
        let sign = end_of(ahead, end, |byte| byte == b' ');
        if !matches!(ahead.get(sign), Some(b'-' | b'x' | b'X' | b':')) {
            break;
        }
        let next = end_of(ahead, sign + 1, |byte| byte == b' ');
        match square(ahead, next) {
            Some(after) => end = after,
            None => break,
        }
        squares += 1;
    }
    end += usize::from(matches!(ahead.get(end), Some(b'D')));
    let free = !ahead.get(end).is_some_and(|byte| belongs(*byte) || *byte == b'.');
    (squares >= 2 && free && ahead[..end].contains(&b' ')).then_some(end)
}

/// Where a square ends that begins at `i`.
fn square(ahead: &[u8], i: usize) -> Option<usize> {
    match ahead.get(i)? {
        b'a'..=b'h' | b'A'..=b'H' => matches!(ahead.get(i + 1), Some(b'1'..=b'8')).then_some(i + 2),
        b'0'..=b'9' => {
            let end = end_of(ahead, i, |byte| byte.is_ascii_digit());
            (end - i <= 2).then_some(end)
        }
        _ => None,
    }
}

/// How many bytes of unusual white space stand here: a byte order mark inside the file, a non-breaking
/// space, a line break that some program wrote as `\n`.
pub(crate) fn unusual_blank(ahead: &[u8]) -> usize {
    match *ahead {
        [0xef, 0xbb, 0xbf, ..] => 3,
        [0xc2, 0xa0, ..] => 2,
        [0xa0, ..] => 1,
        [b'\\', b'n' | b'r' | b't', ..] => 2,
        _ => 0,
    }
}
