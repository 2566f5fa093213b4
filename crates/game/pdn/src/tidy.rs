//! Small texts in the one spelling that the writer uses, so that what is read can be written and read
//! back the same.

use std::borrow::Cow;

use crate::reader::is_move;
use crate::{decode, fold};

/// A move without spaces, leading zeros, capitals, look-alikes and marks of coronation.
///
/// What the move means does not change; a text that would no longer be a move stays as it is.
pub(crate) fn tidy_move(text: &str) -> String {
    let tidy = without_ornament(text);
    if is_move(&tidy) { tidy } else { text.split_whitespace().collect() }
}

/// The same for bytes of a file; most moves are tidy as they are.
#[inline]
pub(crate) fn tidy_bytes(bytes: &[u8]) -> Cow<'_, [u8]> {
    let plain = |byte: &u8| matches!(byte, b'1'..=b'9' | b'a'..=b'h' | b'-' | b'x' | b':');
    // Zeros that do not lead, as in `20-10`, are plain too.
    let zero = |i: usize| bytes[i] == b'0' && i > 0 && matches!(bytes[i - 1], b'1'..=b'9');
    if bytes.len() <= 5 && (0..bytes.len()).all(|i| plain(&bytes[i]) || zero(i)) {
        Cow::Borrowed(bytes)
    } else {
        Cow::Owned(tidy_move(&decode(bytes)).into_bytes())
    }
}

fn without_ornament(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    let mut characters = text.chars().map(fold).filter(|c| !c.is_whitespace()).peekable();
    let mut before = '-';
    while let Some(c) = characters.next() {
        let next = characters.peek().copied().unwrap_or('-');
        let c = c.to_ascii_lowercase();
        let leading_zero = c == '0' && !before.is_ascii_alphanumeric() && next.is_ascii_digit();
        let crowning = matches!(c, 'd' | 'k') && before.is_ascii_digit() && !next.is_ascii_digit();
        if !leading_zero && !crowning {
            tidy.push(c);
            before = c;
        }
    }
    tidy
}

/// The FEN of a set-up: one word of ASCII without quotes and slashes.
pub(crate) fn tidy_fen(text: &str) -> String {
    let characters = text.chars().map(fold).filter(|c| !c.is_whitespace() && !matches!(c, '"' | '/'));
    characters.map(|c| if c.is_ascii_graphic() { c } else { '?' }).collect()
}

/// The value of a tag in one line.
pub(crate) fn tidy_value(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// The name of a tag with a capital first.
pub(crate) fn tidy_name(text: &str) -> String {
    let mut name: String = text.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_move_become_one() {
        for (text, tidy) in [
            ("32 - 28", "32-28"),
            ("05-10", "5-10"),
            ("28X19", "28x19"),
            ("40х29", "40x29"),
            ("46–41", "46-41"),
            ("C3:E5", "c3:e5"),
            ("17:3D", "17:3"),
            ("b2:d4:f6:d8D:a5", "b2:d4:f6:d8:a5"),
            ("e7d8", "e7d8"),
            ("3228", "3228"),
            ("a:a7", "a:a7"),
            ("10-05", "10-5"),
        ] {
            assert_eq!(tidy_move(text), tidy);
            assert_eq!(tidy_move(tidy), tidy);
        }
    }

    #[test]
    fn names_begin_with_a_capital() {
        assert_eq!(tidy_name("event"), "Event");
        assert_eq!(tidy_name("a b"), "Ab");
        assert_eq!(tidy_name(""), "");
    }
}
