//! Text from bytes: UTF-8 and UTF-16 with or without a mark at the start, an encoding of one byte for
//! each letter otherwise.
//!
//! A file that is UTF-8 or UTF-16 but for a few bytes is read as such: what is broken becomes `�`, so that
//! whoever reads the text can name the place, and the rest is not read as something else.

use std::borrow::Cow;

use damier_pdn::{Encoding as OneByte, Evidence};

/// How the characters of a file are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Encoding {
    /// UTF-8, with or without a mark at the start.
    #[default]
    Utf8,
    /// UTF-16, of either order of bytes.
    Utf16,
    /// Windows-1251, for Cyrillic letters.
    Cyrillic,
    /// Windows-1252, for Western letters.
    Western,
    /// Windows-1257, for Lithuanian letters.
    Baltic,
    /// KOI8-R, for Cyrillic letters.
    Koi8,
    /// Code page 866 of DOS, for Cyrillic letters.
    Dos,
}

impl Encoding {
    /// The usual name.
    pub const fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 => "UTF-8",
            Encoding::Utf16 => "UTF-16",
            Encoding::Cyrillic => "Windows-1251",
            Encoding::Western => "Windows-1252",
            Encoding::Baltic => "Windows-1257",
            Encoding::Koi8 => "KOI8-R",
            Encoding::Dos => "CP866",
        }
    }
}

/// Signs with which a spreadsheet begins a formula. Blanks before them make no difference to some.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

/// Whether a spreadsheet would compute a cell of separated text instead of showing it. A number is a number.
fn is_formula(text: &str) -> bool {
    let start = text.trim_start_matches([' ', '\u{a0}']);
    start.starts_with(FORMULA) && start.chars().count() > 1 && start.trim().parse::<f64>().is_err()
}

/// A cell of separated text that no spreadsheet takes for a formula: an apostrophe stands before it. One that begins so
/// already gets another, so that [`meant`] gives back every text.
pub(crate) fn guarded(text: String) -> String {
    if is_formula(text.trim_start_matches('\'')) { format!("'{text}") } else { text }
}

/// What was meant by a cell of separated text, without the apostrophe that kept it from being a formula.
pub(crate) fn meant(text: &str) -> &str {
    match text.strip_prefix('\'') {
        Some(rest) if is_formula(rest.trim_start_matches('\'')) => rest,
        _ => text,
    }
}

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
    read(bytes).0
}

/// The text of a file, and how its characters are written.
pub fn read(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    if let Some(rest) = bytes.strip_prefix(b"\xef\xbb\xbf") {
        return (String::from_utf8_lossy(rest), Encoding::Utf8);
    }
    if let Some(rest) = bytes.strip_prefix(b"\xff\xfe") {
        return (Cow::Owned(utf16(rest, u16::from_le_bytes)), Encoding::Utf16);
    }
    if let Some(rest) = bytes.strip_prefix(b"\xfe\xff") {
        return (Cow::Owned(utf16(rest, u16::from_be_bytes)), Encoding::Utf16);
    }
    if let Some(text) = unmarked_utf16(bytes) {
        return (Cow::Owned(text), Encoding::Utf16);
    }
    if is_nearly_utf8(bytes) {
        return (String::from_utf8_lossy(bytes), Encoding::Utf8);
    }
    if is_lithuanian(bytes) {
        return (Cow::Owned(bytes.iter().map(|byte| baltic(*byte)).collect()), Encoding::Baltic);
    }
    let mut evidence = Evidence::default();
    evidence.weigh(bytes);
    let found = evidence.verdict();
    let text = bytes.iter().map(|byte| found.decode(*byte)).collect();
    let encoding = match found {
        OneByte::Cyrillic => Encoding::Cyrillic,
        OneByte::Western => Encoding::Western,
        OneByte::Koi8 => Encoding::Koi8,
        OneByte::Dos => Encoding::Dos,
    };
    (Cow::Owned(text), encoding)
}

/// The letters of Lithuanian in Windows-1257.
const LITHUANIAN: [(u8, char); 18] = [
    (0xc0, 'Ą'),
    (0xe0, 'ą'),
    (0xc8, 'Č'),
    (0xe8, 'č'),
    (0xc6, 'Ę'),
    (0xe6, 'ę'),
    (0xcb, 'Ė'),
    (0xeb, 'ė'),
    (0xc1, 'Į'),
    (0xe1, 'į'),
    (0xd0, 'Š'),
    (0xf0, 'š'),
    (0xd8, 'Ų'),
    (0xf8, 'ų'),
    (0xdb, 'Ū'),
    (0xfb, 'ū'),
    (0xde, 'Ž'),
    (0xfe, 'ž'),
];

/// `Š`, `š`, `Ž`, `ž`: their bytes stand for no letter of French or of a Scandinavian language but Icelandic.
const TELLING: [u8; 4] = [0xd0, 0xf0, 0xde, 0xfe];

/// Whether bytes are Lithuanian text of one byte a letter: Latin words with no other foreign letters than the
/// Lithuanian ones, `š` or `ž` among them, and hardly two side by side, as they are in Cyrillic.
fn is_lithuanian(bytes: &[u8]) -> bool {
    let foreign = |byte: &u8| *byte >= 0xc0;
    let own = |byte: &u8| LITHUANIAN.iter().any(|(own, _)| own == byte);
    let all = bytes.iter().filter(|byte| foreign(byte)).count();
    let side_by_side = bytes.windows(2).filter(|two| two.iter().all(foreign)).count();
    bytes.iter().filter(|byte| foreign(byte)).all(own)
        && bytes.iter().any(|byte| TELLING.contains(byte))
        && side_by_side * 4 <= all
}

fn baltic(byte: u8) -> char {
    let letter = LITHUANIAN.iter().find(|(own, _)| *own == byte).map(|(_, letter)| *letter);
    letter.unwrap_or_else(|| OneByte::Western.decode(byte))
}

/// UTF-16 without a mark: the high bytes of Latin letters, digits and separators are zeros, and what comes
/// out are letters that people here write. A stray zero in other text does not make it UTF-16.
fn unmarked_utf16(bytes: &[u8]) -> Option<String> {
    let unit: fn([u8; 2]) -> u16 = match zeros(bytes) {
        [0, 0] => return None,
        [even, odd] if odd > even => u16::from_le_bytes,
        _ => u16::from_be_bytes,
    };
    let text = utf16(bytes, unit);
    let (mut all, mut usual) = (0_usize, 0_usize);
    for c in text.chars() {
        all += 1;
        usual += usize::from(matches!(c, '\t' | '\n' | '\r' | ' '..'\u{600}' | '\u{2000}'..='\u{22ff}'));
    }
    (usual * 10 >= all * 9).then_some(text)
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
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units = pairs.iter().map(|pair| unit(*pair));
    let mut text: String =
        char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    // Half a character: the file was cut off.
    text.extend(rest.iter().map(|_| char::REPLACEMENT_CHARACTER));
    text
}

/// Whether bytes are UTF-8, but for a few at most. Text of one byte a letter is hardly ever.
fn is_nearly_utf8(bytes: &[u8]) -> bool {
    let (mut good, mut broken) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    broken == 0 || good > broken * 4
}

/// Whether a character is never seen on paper, so that it has no place in a list or a report: control
/// characters, and what stands for bytes that are no text.
pub(crate) fn is_unreadable(c: char) -> bool {
    c.is_control() || c == char::REPLACEMENT_CHARACTER
}

/// A character by its number: `U+0000`.
pub(crate) fn code_point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
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
        assert_eq!(decode(&[&little[..], b"x"].concat()), "Name;Клуб\u{fffd}");
    }

    #[test]
    fn a_broken_place_leaves_the_rest_readable() {
        let stray_zero = "Name;Club\nІва\0ненко;Спартак\n".as_bytes();
        assert_eq!(read(stray_zero), ("Name;Club\nІва\0ненко;Спартак\n".into(), Encoding::Utf8));
        let broken = [&b"\xef\xbb\xbf"[..], "Іваненко".as_bytes(), b"\xd0;", "Клуб".as_bytes()].concat();
        assert_eq!(read(&broken), ("Іваненко\u{fffd};Клуб".into(), Encoding::Utf8));
        assert_eq!(read(&broken[3..]), ("Іваненко\u{fffd};Клуб".into(), Encoding::Utf8));
        assert_eq!(read(b"\xcd\xb3\xea\xb3\xf2\xe0"), ("Нікіта".into(), Encoding::Cyrillic));
        assert_eq!(read(b"M\xfcller"), ("Müller".into(), Encoding::Western));
    }

    #[test]
    fn lithuanian_of_one_byte_a_letter() {
        let list = b"Pavard\xeb;Vardas\n\xdeukauskas;\xc0\xfeuolas\n";
        assert_eq!(read(list), ("Pavardė;Vardas\nŽukauskas;Ąžuolas\n".into(), Encoding::Baltic));
        assert_eq!(read(b"S\xf8rensen;\xc6gir;H\xf8yer"), ("Sørensen;Ægir;Høyer".into(), Encoding::Western));
        assert_eq!(read(b"Lef\xe8vre;Zo\xeb"), ("Lefèvre;Zoë".into(), Encoding::Western));
        assert_eq!(read(b"\xd8\xe0\xf8\xea\xe8").1, Encoding::Cyrillic);
    }
}
