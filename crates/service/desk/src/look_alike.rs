//! Names as people type them: without regard to case, to accents of apostrophes, or to letters that look
//! the same in Latin and Cyrillic.

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

#[cfg(test)]
mod tests {
    use super::skeleton;

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
