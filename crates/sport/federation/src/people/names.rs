//! Names compared as people compare them: without case, accents of spacing, or the order of their parts.

/// A name for comparison: lower case, letters and digits only, its parts in the order of the alphabet.
pub fn fold_name(name: &str) -> String {
    let lower = name.to_lowercase();
    let mut parts: Vec<String> = lower
        .split(|c: char| !c.is_alphanumeric() && !matches!(c, '\'' | '’' | 'ʼ'))
        .map(|part| part.chars().filter(|c| c.is_alphanumeric()).map(plain).collect())
        .filter(|part: &String| !part.is_empty())
        .collect();
    parts.sort_unstable();
    parts.join(" ")
}

/// By what a name is sorted: family name first, without case.
pub fn sort_name(family: &str, given: &str) -> String {
    format!("{}\u{1}{}", family.to_lowercase(), given.to_lowercase()).chars().map(plain).collect()
}

/// The letter without the marks of the languages we print, so that `Žemaitis` stands beside `Zemaitis`.
fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ą' => 'a',
        'ç' | 'č' | 'ć' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ė' | 'ę' => 'e',
        'ì' | 'í' | 'î' | 'ï' | 'į' => 'i',
        'ñ' | 'ń' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => 'o',
        'š' | 'ś' => 's',
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        'ł' => 'l',
        'ё' => 'е',
        'ґ' => 'г',
        other => other,
    }
}

/// A folded name in Latin letters, as passports write it, so that `Коваль` stands beside `Koval`.
pub fn latin_name(folded: &str) -> String {
    let mut latin = String::with_capacity(folded.len());
    for letter in folded.chars() {
        match letter {
            'а' => latin.push('a'),
            'б' => latin.push('b'),
            'в' => latin.push('v'),
            'г' => latin.push('h'),
            'д' => latin.push('d'),
            'е' | 'э' => latin.push('e'),
            'є' => latin.push_str("ie"),
            'ж' => latin.push_str("zh"),
            'з' => latin.push('z'),
            'и' | 'ы' => latin.push('y'),
            'і' | 'ї' | 'й' => latin.push('i'),
            'к' => latin.push('k'),
            'л' => latin.push('l'),
            'м' => latin.push('m'),
            'н' => latin.push('n'),
            'о' => latin.push('o'),
            'п' => latin.push('p'),
            'р' => latin.push('r'),
            'с' => latin.push('s'),
            'т' => latin.push('t'),
            'у' => latin.push('u'),
            'ф' => latin.push('f'),
            'х' => latin.push_str("kh"),
            'ц' => latin.push_str("ts"),
            'ч' => latin.push_str("ch"),
            'ш' => latin.push_str("sh"),
            'щ' => latin.push_str("shch"),
            'ю' => latin.push_str("iu"),
            'я' => latin.push_str("ia"),
            'ь' | 'ъ' => {}
            other => latin.push(other),
        }
    }
    latin
}

/// What is left of a folded name when nobody minds how it is carried from one alphabet into another: `Григоренко`,
/// `Hryhorenko` and `Grigorenko` have one skeleton.
pub fn skeleton(folded: &str) -> String {
    let mut text = latin_name(folded);
    for (from, to) in [
        ("shch", "s"),
        ("tch", "c"),
        ("zh", "z"),
        ("kh", "g"),
        ("ts", "c"),
        ("ch", "c"),
        ("sh", "s"),
        ("ks", "x"),
        ("yo", "io"),
        ("ie", "e"),
        ("ye", "e"),
        ("je", "e"),
    ] {
        text = text.replace(from, to);
    }
    let mut found = String::with_capacity(text.len());
    for letter in text.chars() {
        let letter = match letter {
            'y' | 'j' => 'i',
            'h' => 'g',
            'w' => 'v',
            'q' => 'k',
            other => other,
        };
        if !found.ends_with(letter) {
            found.push(letter);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_in_two_alphabets() {
        assert_eq!(
            latin_name(&fold_name("Шевченко Наталія")),
            fold_name("Natalia Shevchenko").replace("natalia", "nataliia")
        );
        assert_eq!(latin_name("zemaitis jonas"), "zemaitis jonas");
    }

    #[test]
    fn names_keep_their_skeleton_in_any_alphabet() {
        for (one, other) in [
            ("Григоренко", "Hryhorenko"),
            ("Григоренко", "Grigorenko"),
            ("Жемайтис", "Žemaitis"),
            ("Юрий", "Iurii"),
        ] {
            assert_eq!(skeleton(&fold_name(one)), skeleton(&fold_name(other)), "{one} {other}");
        }
        assert_ne!(skeleton("koval"), skeleton("bondar"));
    }

    #[test]
    fn names_are_compared_as_people_do() {
        assert_eq!(fold_name("ŽEMAITIS, Jonas"), fold_name("Jonas Zemaitis"));
        assert_eq!(fold_name("О'Коннор"), fold_name("О’Коннор"));
        assert_ne!(fold_name("Koval Ivan"), fold_name("Koval Ivanna"));
        assert!(sort_name("Čepas", "A") < sort_name("Dargis", "A"));
    }
}
