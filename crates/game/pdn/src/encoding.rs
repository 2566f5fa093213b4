//! Text that should be UTF-8 and often is not.
//!
//! Old game files carry Latin-1 or Cyrillic bytes. Which of the two is a guess from the company the
//! bytes keep: Cyrillic words are runs of them, in western languages they stand alone among plain
//! letters. Which of the Cyrillic encodings it is tell the letters that would stand there: in the right
//! one they are common ones, small behind the first of a word.

use std::borrow::Cow;
use std::str::FromStr;

/// What bytes that are not UTF-8 are taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// ISO 8859-1 with the Windows additions.
    Western,
    /// Windows-1251, in which most files of Cyrillic texts are kept.
    Cyrillic,
    /// KOI8-R with the letters of KOI8-U.
    Koi8,
    /// Code page 866 of DOS.
    Dos,
}

/// No encoding is called so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no encoding \"{0}\"; there are {names}", names = Encoding::ALL.map(Encoding::name).join(", "))]
pub struct UnknownEncoding(pub String);

/// By its usual name, in capitals or not.
impl FromStr for Encoding {
    type Err = UnknownEncoding;

    fn from_str(name: &str) -> Result<Encoding, UnknownEncoding> {
        let found = Encoding::ALL.into_iter().find(|own| own.name().eq_ignore_ascii_case(name.trim()));
        found.ok_or_else(|| UnknownEncoding(name.chars().take(40).collect()))
    }
}

impl Encoding {
    /// All of them.
    pub const ALL: [Encoding; 4] = [Encoding::Western, Encoding::Cyrillic, Encoding::Koi8, Encoding::Dos];

    /// The usual name.
    pub const fn name(self) -> &'static str {
        match self {
            Encoding::Western => "Windows-1252",
            Encoding::Cyrillic => "Windows-1251",
            Encoding::Koi8 => "KOI8-R",
            Encoding::Dos => "CP866",
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
            (Encoding::Koi8, 0xc0..) => KOI8[usize::from(byte - 0xc0)],
            (Encoding::Koi8, _) => koi8_sign(byte),
            (Encoding::Dos, 0x80..=0xaf) => cyrillic(u32::from(byte) - 0x80),
            (Encoding::Dos, 0xe0..=0xef) => cyrillic(u32::from(byte) - 0xe0 + 0x30),
            (Encoding::Dos, _) => dos_sign(byte),
        }
    }
}

/// The letter so many places after `А`.
fn cyrillic(place: u32) -> char {
    char::from_u32(0x410 + place).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// The letters of KOI8-R from 0xc0.
const KOI8: [char; 64] = [
    'ю', 'а', 'б', 'ц', 'д', 'е', 'ф', 'г', 'х', 'и', 'й', 'к', 'л', 'м', 'н', 'о', 'п', 'я', 'р', 'с', 'т',
    'у', 'ж', 'в', 'ь', 'ы', 'з', 'ш', 'э', 'щ', 'ч', 'ъ', 'Ю', 'А', 'Б', 'Ц', 'Д', 'Е', 'Ф', 'Г', 'Х', 'И',
    'Й', 'К', 'Л', 'М', 'Н', 'О', 'П', 'Я', 'Р', 'С', 'Т', 'У', 'Ж', 'В', 'Ь', 'Ы', 'З', 'Ш', 'Э', 'Щ', 'Ч',
    'Ъ',
];

/// What else of KOI8-R and KOI8-U stands in texts; the frames of tables are no text.
const fn koi8_sign(byte: u8) -> char {
    match byte {
        0x9a => '\u{a0}',
        0xa3 => 'ё',
        0xb3 => 'Ё',
        0xa4 => 'є',
        0xb4 => 'Є',
        0xa6 => 'і',
        0xb6 => 'І',
        0xa7 => 'ї',
        0xb7 => 'Ї',
        0xad => 'ґ',
        0xbd => 'Ґ',
        0x9c => '°',
        0x9e => '·',
        0xbf => '©',
        _ => char::REPLACEMENT_CHARACTER,
    }
}

/// What else of code page 866 stands in texts.
const fn dos_sign(byte: u8) -> char {
    match byte {
        0xf0 => 'Ё',
        0xf1 => 'ё',
        0xf2 => 'Є',
        0xf3 => 'є',
        0xf4 => 'Ї',
        0xf5 => 'ї',
        0xf6 => 'Ў',
        0xf7 => 'ў',
        0xf8 => '°',
        0xfa => '·',
        0xfc => '№',
        0xff => '\u{a0}',
        _ => char::REPLACEMENT_CHARACTER,
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
    /// How well letters of Windows-1251, KOI8-R and CP866 would make words.
    words: [i64; 3],
}

/// The Cyrillic encodings in the order of [`Evidence::words`]; of equals the first.
const CYRILLIC_ONES: [Encoding; 3] = [Encoding::Cyrillic, Encoding::Koi8, Encoding::Dos];

/// Cyrillic letters, the common ones first.
const BY_FREQUENCY: &str = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъіїєґўё";

/// How well a character fits behind another one.
fn fits(before: char, here: char) -> i64 {
    let small = here.to_lowercase().next().unwrap_or(here);
    let Some(place) = BY_FREQUENCY.chars().position(|letter| letter == small) else { return -8 };
    let worth = 12 - place as i64 / 3;
    match (here.is_uppercase(), before.is_lowercase()) {
        (true, true) => -8,
        _ => worth,
    }
}

impl Evidence {
    /// Weighs the bytes of one text.
    pub fn weigh(&mut self, bytes: &[u8]) {
        for three in bytes.windows(3).filter(|three| three.iter().all(|byte| is_dos_letter(*byte))) {
            // In other encodings the lower of them are quotes and signs, never one behind the other.
            self.cyrillic += u64::from(three.iter().any(|byte| *byte < 0xb0));
        }
        let behind = |i: usize| i.checked_sub(1).map_or(b' ', |i| bytes[i]);
        // Where zeros stand there are no words.
        let is_text = !bytes.contains(&0);
        for (i, byte) in bytes.iter().enumerate().filter(|(_, byte)| is_text && !byte.is_ascii()) {
            for (worth, encoding) in self.words.iter_mut().zip(CYRILLIC_ONES) {
                *worth += fits(encoding.decode(behind(i)), encoding.decode(*byte));
            }
        }
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
        if self.cyrillic <= self.western {
            return Encoding::Western;
        }
        let best = self.words.iter().max().copied().unwrap_or_default();
        let found = self.words.iter().zip(CYRILLIC_ONES).find(|(worth, _)| **worth == best);
        found.map_or(Encoding::Cyrillic, |(_, encoding)| encoding)
    }
}

/// Bytes that are letters in code page 866.
const fn is_dos_letter(byte: u8) -> bool {
    matches!(byte, 0x80..=0xaf | 0xe0..=0xef)
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
    fn the_letters_tell_which_cyrillic_it_is() {
        let encoded = |text: &str, encoding: Encoding| -> Vec<u8> {
            let byte = |c: char| (0..=255_u8).find(|byte| encoding.decode(*byte) == c).expect("a letter");
            text.chars().map(byte).collect()
        };
        for text in
            ["Иванов, Пётр", "Кубок города, полуфинал", "ЧЕМПИОНАТ УКРАЇНИ", "Київ", "Партия не окончена"]
        {
            for encoding in CYRILLIC_ONES {
                assert_eq!(decode(&encoded(text, encoding)), text, "{}", encoding.name());
            }
        }
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
