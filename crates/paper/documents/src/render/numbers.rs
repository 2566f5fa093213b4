//! Numbers as people write them.

/// The number that words say: `12`, `-3`, `−3`, `+2`, `4.5`, `4,5`, `4½`; nothing where they say more.
pub(super) fn number(words: &str) -> Option<f64> {
    let words = words.trim();
    let (sign, digits) = match words.strip_prefix(['-', '−', '–']) {
        Some(rest) => (-1.0, rest),
        None => (1.0, words.strip_prefix('+').unwrap_or(words)),
    };
    let (digits, part) = match digits.char_indices().last().and_then(|(at, c)| Some((at, vulgar(c)?))) {
        Some((at, part)) => (&digits[..at], Some(part)),
        None => (digits, None),
    };
    if part.is_some() && digits.is_empty() {
        return part.map(|part| sign * part);
    }
    let plain = |c: char| c.is_ascii_digit() || (part.is_none() && matches!(c, '.' | ','));
    let points = digits.matches(['.', ',']).count();
    // Fifteen figures are what a spreadsheet keeps exactly; longer ones are names, not numbers.
    let figures = digits.len() - points;
    if !digits.chars().all(plain) || points > 1 || !(1..=15).contains(&figures) {
        return None;
    }
    let whole: f64 = digits.replace(',', ".").parse().ok()?;
    Some(sign * (whole + part.unwrap_or(0.0)))
}

fn vulgar(c: char) -> Option<f64> {
    match c {
        '½' => Some(0.5),
        '¼' => Some(0.25),
        '¾' => Some(0.75),
        '⅓' => Some(1.0 / 3.0),
        '⅔' => Some(2.0 / 3.0),
        _ => None,
    }
}

/// Where the fraction of a number begins, its point included.
pub(super) fn fraction_at(words: &str) -> Option<usize> {
    words.rfind(['.', ',']).or_else(|| words.find(|c| vulgar(c).is_some()))
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (words, value) in [
            ("12", 12.0),
            ("-3", -3.0),
            ("−3", -3.0),
            ("+2", 2.0),
            ("4.5", 4.5),
            ("4,5", 4.5),
            ("4½", 4.5),
            ("½", 0.5),
        ] {
            assert_eq!(number(words), Some(value), "{words}");
        }
    }

    #[test]
    fn words_are_no_numbers() {
        for words in [
            "",
            "-",
            "=",
            "1-0",
            "1.5.2",
            "1e9",
            "2 4",
            "inf",
            "NaN",
            "4w",
            "½½",
            "1,000.5",
            ".",
            "1234567890123456",
        ] {
            assert_eq!(number(words), None, "{words}");
        }
    }
}
