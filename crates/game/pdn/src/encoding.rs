//! Text that should be UTF-8 and often is not.
//!
//! Old game files carry Latin-1 or Windows-1251 bytes. Which of the two is a guess from the
//! company the bytes keep: Cyrillic words are runs of them, in western languages they stand alone
//! among plain letters.

use std::borrow::Cow;

/// What bytes that are not UTF-8 are taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// ISO 8859-1 with the Windows additions.
    Western,
    /// Windows-1251.
    Cyrillic,
}

impl Encoding {
    /// The usual name.
    pub const fn name(self) -> &'static str {
        match self {
            Encoding::Western => "Windows-1252",
            Encoding::Cyrillic => "Windows-1251",
        }
    }

    /// The character a byte stands for.
    pub fn decode(self, byte: u8) -> char {
        match (self, byte) {
            (_, 0..=0x7f) => char::from(byte),
            (Encoding::Western, 0x80..=0x9f) => WESTERN[usize::from(byte - 0x80)],
            (Encoding::Western, _) => char::from(byte),
            (Encoding::Cyrillic, 0x80..=0xbf) => CYRILLIC[usize::from(byte - 0x80)],
            (Encoding::Cyrillic, _) => {
                char::from_u32(u32::from(byte) - 0xc0 + 0x410).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
        }
    }
}

/// The signs of Windows-1252 from 0x80 to 0x9f; unused bytes stay what they are.
const WESTERN: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The signs of Windows-1251 from 0x80 to 0xbf.
const CYRILLIC: [char; 64] = [
    'Ђ', 'Ѓ', '‚', 'ѓ', '„', '…', '†', '‡', '€', '‰', 'Љ', '‹', 'Њ', 'Ќ', 'Ћ', 'Џ', 'ђ', '‘', '’', '“', '”',
    '•', '–', '—', '\u{98}', '™', 'љ', '›', 'њ', 'ќ', 'ћ', 'џ', '\u{a0}', 'Ў', 'ў', 'Ј', '¤', 'Ґ', '¦', '§',
    'Ё', '©', 'Є', '«', '¬', '\u{ad}', '®', 'Ї', '°', '±', 'І', 'і', 'ґ', 'µ', '¶', '·', 'ё', '№', 'є', '»',
    'ј', 'Ѕ', 'ѕ', 'ї',
];

/// Counts of what speaks for one encoding or the other, gathered over as much text as there is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Evidence {
    cyrillic: u64,
    western: u64,
}

impl Evidence {
    /// Weighs the bytes of one text.
    pub fn weigh(&mut self, bytes: &[u8]) {
        for (i, byte) in bytes.iter().enumerate().filter(|(_, byte)| is_letter(**byte)) {
            let before = i.checked_sub(1).map_or(b' ', |i| bytes[i]);
            let after = bytes.get(i + 1).copied().unwrap_or(b' ');
            if is_letter(before) || is_letter(after) {
                self.cyrillic += 1;
            } else if before.is_ascii_alphabetic() || after.is_ascii_alphabetic() {
                self.western += 1;
            }
            // Capitals are rare inside western words and the rule in none: `É` begins a word.
            if before.is_ascii_lowercase() && (0xc0..=0xde).contains(byte) {
                self.cyrillic += 1;
            }
        }
    }

    /// The better guess.
    pub fn verdict(self) -> Encoding {
        if self.cyrillic > self.western { Encoding::Cyrillic } else { Encoding::Western }
    }
}

/// Bytes that are letters in at least one of the two encodings.
fn is_letter(byte: u8) -> bool {
    matches!(byte, 0xc0..=0xff | 0xa5 | 0xa8 | 0xaa | 0xaf | 0xb2..=0xb4 | 0xb8 | 0xba | 0xbf)
}

/// The text of some bytes: UTF-8 if they are, otherwise the better guess for them alone.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => {
            let mut evidence = Evidence::default();
            evidence.weigh(bytes);
            Cow::Owned(decode_as(bytes, evidence.verdict()))
        }
    }
}

/// The text of bytes of an encoding in which each byte is a character.
fn decode_as(bytes: &[u8], encoding: Encoding) -> String {
    bytes.iter().map(|byte| encoding.decode(*byte)).collect()
}

/// Where bytes of unknown encoding wait in the private area of Unicode until the whole game is known.
const WAITING: u32 = 0xf700;

/// Texts of one game whose encoding is settled only when all of them have been seen.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Undecided {
    evidence: Evidence,
    waiting: bool,
}

impl Undecided {
    /// The text, complete if it is UTF-8; otherwise with bytes waiting for [`Undecided::settle`].
    pub(crate) fn take(&mut self, bytes: &[u8]) -> String {
        if let Ok(text) = std::str::from_utf8(bytes) {
            return text.to_owned();
        }
        self.waiting = true;
        self.evidence.weigh(bytes);
        bytes.iter().map(|byte| if byte.is_ascii() { char::from(*byte) } else { waiting(*byte) }).collect()
    }

    /// The encoding to settle on; `None` if every text was UTF-8.
    pub(crate) fn verdict(&self) -> Option<Encoding> {
        self.waiting.then(|| self.evidence.verdict())
    }

    /// Puts the characters in the place of the waiting bytes.
    pub(crate) fn settle(text: &mut String, encoding: Encoding) {
        if text.contains(is_waiting) {
            *text = text
                .chars()
                .map(|c| if is_waiting(c) { encoding.decode((u32::from(c) - WAITING) as u8) } else { c })
                .collect();
        }
    }
}

fn waiting(byte: u8) -> char {
    char::from_u32(WAITING + u32::from(byte)).unwrap_or(char::REPLACEMENT_CHARACTER)
}

fn is_waiting(c: char) -> bool {
    (WAITING + 0x80..=WAITING + 0xff).contains(&u32::from(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf8_stays_as_it_is() {
        assert_eq!(decode("Čižik – Иванов".as_bytes()), "Čižik – Иванов");
    }

    #[test]
    fn cyrillic_words_are_runs() {
        // "Иванов, Пётр" in Windows-1251.
        let bytes = b"\xc8\xe2\xe0\xed\xee\xe2, \xcf\xb8\xf2\xf0";
        assert_eq!(decode(bytes), "Иванов, Пётр");
        // "Київ", with letters that Russian lacks.
        assert_eq!(decode(b"\xca\xe8\xbf\xe2"), "Київ");
    }

    #[test]
    fn western_letters_stand_alone() {
        assert_eq!(decode(b"Andr\xe9 Fran\xe7ois, \xc9tienne"), "André François, Étienne");
        assert_eq!(decode(b"\x93K\xf6nig\x94 \x96 Z\xfcrich"), "“König” – Zürich");
    }

    #[test]
    fn a_game_decides_as_a_whole() {
        let mut undecided = Undecided::default();
        let mut short = undecided.take(b"\xdf"); // "Я"; alone it would be taken for "ß"
        let _ = undecided.take(b"\xcf\xe0\xf0\xf2\xe8\xff");
        let verdict = undecided.verdict().unwrap();
        Undecided::settle(&mut short, verdict);
        assert_eq!(short, "Я");
    }
}
