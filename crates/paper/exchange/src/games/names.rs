//! Whether two names may be one person's: other alphabets, initials, a letter more or less.

/// From here on two names are taken for one person's.
pub(super) const ALIKE: f64 = 0.8;

/// How alike two names are, from 0 to 1.
///
/// Cyrillic is compared by its sound, case, punctuation and the order of the parts make no difference, and an
/// initial stands for any name that begins with it.
///
/// ```
/// use damier_exchange::games::likeness;
///
/// assert!(likeness("Іваненко Ольга", "Ivanenko, O.") > 0.9);
/// assert!(likeness("Шевченко Ольга", "Shevchenko, Olha") > 0.9);
/// assert!(likeness("Коваль Ірина", "Bondar, Oleh") < 0.7);
/// ```
pub fn likeness(first: &str, second: &str) -> f64 {
    let (first, second) = (parts(first), parts(second));
    let (fewer, more) = if first.len() <= second.len() { (first, second) } else { (second, first) };
    let weight = |part: &str| part.chars().count() as f64;
    let whole: f64 = fewer.iter().map(|part| weight(part)).sum();
    if whole == 0.0 {
        return 0.0;
    }
    let best = |part: &String| more.iter().map(|other| part_likeness(part, other)).fold(0.0, f64::max);
    fewer.iter().map(|part| best(part) * weight(part)).sum::<f64>() / whole
}

/// No part of a name that anybody bears is longer, in bytes.
const LONGEST_PART: usize = 100;

fn part_likeness(first: &str, second: &str) -> f64 {
    let [short, long] = if first.len() <= second.len() { [first, second] } else { [second, first] };
    if short.chars().count() == 1 {
        return if long.starts_with(short) { 0.95 } else { 0.0 };
    }
    // To compare takes room and time as both are long together; longer ones are the same or not.
    if first.len().max(second.len()) > LONGEST_PART {
        return if first == second { 1.0 } else { 0.0 };
    }
    strsim::normalized_damerau_levenshtein(first, second)
}

/// The words of a name in small Latin letters.
fn parts(name: &str) -> Vec<String> {
    let sounds: String = name.chars().flat_map(char::to_lowercase).map(sound).collect();
    let words = sounds.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// A letter as it sounds in Latin; where Ukrainian and Russian differ, something between.
fn sound(letter: char) -> String {
    let latin = match letter {
        'а' => "a",
        'б' => "b",
        'в' => "v",
        // Olha and Olga should stay near each other.
        'г' | 'ґ' => "h",
        'g' => "h",
        'д' => "d",
        'е' | 'ё' | 'э' => "e",
        'є' => "ie",
        'ж' => "zh",
        'з' => "z",
        'и' | 'і' | 'ї' | 'й' | 'ы' | 'y' | 'j' => "i",
        'к' | 'c' => "k",
        'л' => "l",
        'м' => "m",
        'н' => "n",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "kh",
        'ц' => "ts",
        'ч' => "kh",
        'ш' => "sh",
        'щ' => "shch",
        'ю' => "iu",
        'я' => "ia",
        'ь' | 'ъ' | '\'' | '’' | 'ʼ' | '`' => "",
        'w' => "v",
        'x' => "ks",
        other => return other.to_string(),
    };
    latin.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_as_long_as_a_book_takes_no_time() {
        let (long, longer) = ("ab".repeat(1_000_000), "abc".repeat(1_000_000));
        let begun = std::time::Instant::now();
        assert!(likeness(&long, &longer) < ALIKE && likeness(&long, "Koval, Iryna") < ALIKE);
        assert!(likeness(&long, &long) >= ALIKE);
        assert!(begun.elapsed().as_secs() < 10, "{:?}", begun.elapsed());
    }

    #[test]
    fn one_person_and_another() {
        for (first, second) in [
            ("Чижов Алексей", "Chizhov, Alexei"),
            ("Щербань", "Shcherban"),
            ("Мар'яна Знак'янко", "Marjana Znakjanko"),
            ("Georgiev, Alexander", "GEORGIEV A."),
            ("Іваненко Ольга Петрівна", "Ivanenko Olga"),
            ("Schwarzman", "Schwartzman, A."),
        ] {
            assert!(likeness(first, second) >= ALIKE, "{first} and {second}: {}", likeness(first, second));
        }
        for (first, second) in
            [("Petrenko, Ivan", "Ivanenko, Petro"), ("A", ""), ("Koval", "Bilyk"), ("?", "Koval")]
        {
            assert!(likeness(first, second) < ALIKE, "{first} and {second}: {}", likeness(first, second));
        }
    }
}
