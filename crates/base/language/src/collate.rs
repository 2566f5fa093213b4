//! The order of names.

use icu_collator::CollatorBorrowed;
use icu_collator::options::{AlternateHandling, CollatorOptions};
use icu_locale_core::Locale;

use crate::Language;

/// The alphabet of a language; its own letters come first.
pub(crate) fn collator(language: Language) -> Option<CollatorBorrowed<'static>> {
    let locale: Locale = language.code().parse().ok()?;
    let mut options = CollatorOptions::default();
    // A space ends the family name, so it must count: `Ли Юн` before `Лиана`.
    options.alternate_handling = Some(AlternateHandling::NonIgnorable);
    CollatorBorrowed::try_new((&locale).into(), options).ok()
}

#[cfg(test)]
mod tests {
    use crate::{Language, Words};

    fn sorted(language: Language, mut names: Vec<&str>) -> Vec<&str> {
        names.sort_by(|a, b| Words::of(language).compare(a, b));
        names
    }

    #[test]
    fn ukrainian_names_stand_by_the_ukrainian_alphabet() {
        let alphabet = "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ь Ю Я";
        let letters: Vec<&str> = alphabet.split(' ').collect();
        let mut shuffled = letters.clone();
        shuffled.reverse();
        assert_eq!(sorted(Language::UK, shuffled), letters);
    }

    #[test]
    fn own_letters_come_before_others_and_a_space_before_letters() {
        assert_eq!(
            sorted(Language::UK, vec!["Smith", "Яценко", "Ґудзь", "Гуменюк", "Ли Юн", "Лиана"]),
            ["Гуменюк", "Ґудзь", "Ли Юн", "Лиана", "Яценко", "Smith"]
        );
        assert_eq!(
            sorted(Language::RU, vec!["Жуков", "Ёлкин", "Ельцов", "Елкина"]),
            ["Ёлкин", "Елкина", "Ельцов", "Жуков"]
        );
        assert_eq!(
            sorted(
                Language::LT,
                vec!["Jonas", "Žukas", "Zabiela", "Ycas", "Ivanauskas", "Šimkus", "Sakas", "Čepas"]
            ),
            ["Čepas", "Ycas", "Ivanauskas", "Jonas", "Sakas", "Šimkus", "Zabiela", "Žukas"]
        );
        assert_eq!(
            sorted(
                Language::FR,
                vec!["Leclerc", "Le Goff", "Évrard", "Evrard", "Étienne", "Œuvrard", "Odin", "Яценко"]
            ),
            ["Étienne", "Evrard", "Évrard", "Le Goff", "Leclerc", "Odin", "Œuvrard", "Яценко"]
        );
        assert_eq!(
            sorted(Language::EN, vec!["Яценко", "Šarūnas", "Smith", "de Vries"]),
            ["de Vries", "Šarūnas", "Smith", "Яценко"]
        );
    }
}
