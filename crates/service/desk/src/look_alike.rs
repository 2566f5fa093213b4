//! Names as people type them: without regard to case, to accents of apostrophes, or to letters that look
//! the same in Latin and Cyrillic.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What is left of a name for comparison: words in small letters, look-alikes folded, one space between.
pub fn skeleton(text: &str) -> String {
    let folded: String = text.chars().flat_map(char::to_lowercase).filter_map(fold).collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// One letter for all that look like it; nothing for apostrophes and marks nobody types.
fn fold(c: char) -> Option<char> {
    Some(match c {
        'а' => 'a',
        'в' => 'b',
        'е' | 'ё' => 'e',
        'к' => 'k',
        'м' => 'm',
        'н' => 'h',
        'о' => 'o',
        'р' => 'p',
        'с' => 'c',
        'т' => 't',
        'у' => 'y',
        'х' => 'x',
        'і' | 'ї' => 'i',
        'ј' => 'j',
        'ѕ' => 's',
        '\'' | '’' | 'ʼ' | '‘' | '`' | '´' | '\u{301}' => return None,
        '-' | '‐' | '‑' | '–' | '—' | '.' | ',' => ' ',
        other => other,
    })
}

/// The ways in which somebody without the letters on the keyboard types a name: without the marks of Latin
/// letters (Ōtsuka as Otsuka), and with a second letter for them (Mäggi as Maeggi).
pub fn spellings(text: &str) -> Vec<String> {
    let spelled = |latin: fn(char) -> Option<&'static str>| {
        let letter = |c: char| match latin(c) {
            Some(plain) => plain.to_owned(),
            None => c.to_string(),
        };
        let whole: String =
            text.nfc().flat_map(char::to_lowercase).map(letter).map(|own| unmarked(&own)).collect();
        skeleton(&whole)
    };
    let mut all = vec![spelled(plainly), spelled(in_two)];
    all.dedup();
    all
}

/// Latin letters without their marks; marks of other alphabets make other letters and stay.
fn unmarked(letter: &str) -> String {
    let is_latin = letter.nfd().next().is_some_and(|first| first.is_ascii_alphabetic());
    if is_latin { letter.nfd().filter(|c| !is_combining_mark(*c)).collect() } else { letter.to_owned() }
}

/// Latin letters that are no letter with a mark, as one types them.
fn plainly(c: char) -> Option<&'static str> {
    Some(match c {
        'ł' => "l",
        'ø' => "o",
        'đ' | 'ð' => "d",
        'ħ' => "h",
        'ı' => "i",
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        _ => return None,
    })
}

/// Letters for which two are written in some languages.
fn in_two(c: char) -> Option<&'static str> {
    Some(match c {
        'ä' => "ae",
        'ö' | 'ø' => "oe",
        'ü' => "ue",
        'å' => "aa",
        'ō' => "ou",
        'ū' => "uu",
        _ => return plainly(c),
    })
}

#[cfg(test)]
mod tests {
    use super::{skeleton, spellings};

    #[test]
    fn marks_need_not_be_typed() {
        for (typed, meant) in [
            ("Otsuka", "Ōtsuka Jirō"),
            ("Maeggi", "Mäggi Janek"),
            ("Maggi", "Mäggi Janek"),
            ("Zukauskaite", "Žukauskaitė"),
            ("Mueller", "Müller"),
            ("Mäggi", "Maeggi"),
            ("Walesa", "Wałęsa"),
            ("Joergensen", "Jørgensen"),
            ("Strasse", "Straße"),
            ("O\u{304}tsuka", "Ōtsuka"),
        ] {
            let meant = spellings(meant);
            let found =
                spellings(typed).iter().any(|own| meant.iter().any(|name| name.starts_with(own.as_str())));
            assert!(found, "{typed}: {:?} among {meant:?}", spellings(typed));
        }
        // Marks of Cyrillic make other letters.
        assert_ne!(spellings("Зайчик"), spellings("Заичик"));
    }

    #[test]
    fn look_alikes_are_equal() {
        for (typed, meant) in [
            ("КОВАЛЬ", "коваль"),
            ("Kocтeнкo", "Костенко"), // Latin K, o, c, e, o among Cyrillic letters.
            ("Соловйов", "Соловйов"),
            ("Мар’яна", "Мар'яна"),
            ("Семёнов", "Семенов"),
            ("van-der  Meer", "Van der Meer"),
        ] {
            assert_eq!(skeleton(typed), skeleton(meant), "{typed}");
        }
        assert_ne!(skeleton("Anna"), skeleton("Hanna"));
    }
}
