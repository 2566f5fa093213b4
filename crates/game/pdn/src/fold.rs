//! Look-alike characters, folded where a square, a sign or a numeral is expected (D-10a).
//!
//! Printed sources mix Cyrillic and Latin letters freely: `аЗ`, `сЗ`, `еЗ` are Cyrillic throughout,
//! and files typed with a Cyrillic keyboard use its own letters for the columns. One character
//! becomes one character, so places in the folded text are places in the original.

/// The ASCII character that is meant; other characters stay as they are.
pub fn fold(c: char) -> char {
    if c.is_ascii() {
        return c;
    }
    match c {
        'а' | 'А' => 'a',
        // Ve and the soft sign look like b; be is its sound.
        'в' | 'В' | 'б' | 'ь' | 'Ь' => 'b',
        'с' | 'С' | 'ц' | 'Ц' => 'c',
        'д' | 'Д' => 'd',
        'е' | 'Е' | 'ё' | 'Ё' | 'є' => 'e',
        'ф' | 'Ф' => 'f',
        'г' | 'Г' | 'ж' | 'Ж' => 'g',
        'н' | 'Н' | 'һ' | 'Һ' => 'h',
        'к' | 'К' => 'k',
        'х' | 'Х' | '×' | '✕' | '✖' | '⨯' => 'x',
        'З' | 'з' => '3',
        'О' | 'о' => '0',
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '﹣' => '-',
        '∶' | '꞉' => ':',
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        c if c.is_whitespace() => ' ',
        '\u{200B}' | '\u{200C}' | '\u{200D}' | '\u{2060}' | '\u{FEFF}' => ' ',
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::fold;

    /// D-10a: the spellings found in the column code (test vector T-8).
    #[test]
    fn the_column_code_mixes_alphabets() {
        let folded: String = "аЗ сЗ еЗ Н8 В2 ×–—−：".chars().map(fold).collect();
        assert_eq!(folded, "a3 c3 e3 h8 b2 x---:");
    }
}
