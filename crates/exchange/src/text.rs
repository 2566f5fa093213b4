//! Text from bytes: UTF-8 and UTF-16 with or without a mark at the start, Windows-1251 and Windows-1252
//! otherwise.

use std::borrow::Cow;

/// The text of a file, without the mark at its start.
///
/// ```
/// use damier_exchange::text::decode;
///
/// assert_eq!(decode("\u{feff}Ім'я;Клуб".as_bytes()), "Ім'я;Клуб");
/// // "Іван" in Windows-1251.
/// assert_eq!(decode(b"\xb2\xe2\xe0\xed"), "Іван");
/// assert_eq!(decode(b"\xff\xfeA\0\x06\x04"), "AІ");
/// ```
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some(rest) = bytes.strip_prefix(b"\xef\xbb\xbf") {
        return damier_pdn::decode(rest);
    }
    if let Some(rest) = bytes.strip_prefix(b"\xff\xfe") {
        return Cow::Owned(utf16(rest, u16::from_le_bytes));
    }
    if let Some(rest) = bytes.strip_prefix(b"\xfe\xff") {
        return Cow::Owned(utf16(rest, u16::from_be_bytes));
    }
    match zeros(bytes) {
        [0, 0] => damier_pdn::decode(bytes),
        // The high bytes of Latin letters, digits and separators are zeros.
        [even, odd] if odd > even => Cow::Owned(utf16(bytes, u16::from_le_bytes)),
        _ => Cow::Owned(utf16(bytes, u16::from_be_bytes)),
    }
}

/// How many zeros stand at even and at odd places near the start.
fn zeros(bytes: &[u8]) -> [usize; 2] {
    let mut found = [0, 0];
    for (at, _) in bytes.iter().take(4096).enumerate().filter(|(_, byte)| **byte == 0) {
        found[at % 2] += 1;
    }
    found
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// The lines of a text, whichever of CR, LF and CRLF ends them, numbered from 1.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = Some(text);
    let pieces = std::iter::from_fn(move || {
        let text = rest?;
        let Some(end) = text.find(['\r', '\n']) else {
            rest = None;
            return Some(text);
        };
        let after = &text[end..];
        rest = Some(after.strip_prefix("\r\n").unwrap_or(&after[1..]));
        Some(&text[..end])
    });
    (1..).zip(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_of_line() {
        let found: Vec<_> = lines("a\rb\nc\r\nd").collect();
        assert_eq!(found, [(1, "a"), (2, "b"), (3, "c"), (4, "d")]);
        assert_eq!(lines("a\r\n\r\n").collect::<Vec<_>>(), [(1, "a"), (2, ""), (3, "")]);
    }

    #[test]
    fn utf16_without_a_mark() {
        let little: Vec<u8> = "Name;Клуб".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = "Name;Клуб".encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(decode(&little), "Name;Клуб");
        assert_eq!(decode(&big), "Name;Клуб");
    }
}
