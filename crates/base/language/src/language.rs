//! The languages there are: the folders of `ftl/`.

use std::fmt;
use std::str::FromStr;

use crate::folder::FOLDERS;

/// A language in which Damier speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(&'static str);

/// Nobody has translated Damier into this language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no language \"{text}\"; there are {}", known())]
pub struct UnknownLanguage {
    pub text: String,
}

fn known() -> String {
    Language::all().map(Language::code).collect::<Vec<_>>().join(", ")
}

impl Language {
    /// English, which speaks where another language has no words yet.
    pub const EN: Language = Language("en");
    pub const UK: Language = Language("uk");
    pub const RU: Language = Language("ru");
    pub const LT: Language = Language("lt");
    pub const FR: Language = Language("fr");

    /// Every language, by code.
    pub fn all() -> impl Iterator<Item = Language> {
        FOLDERS.iter().map(|folder| Language(folder.code))
    }

    /// The code: `uk`.
    pub const fn code(self) -> &'static str {
        self.0
    }

    /// What its speakers call it: `українська`.
    pub fn own_name(self) -> String {
        crate::Words::of(self).text("language-name")
    }

    /// What the languages of a system mean: the first known one of `uk_UA.UTF-8`, of `nl:uk:en`, or none.
    pub fn of_locale(text: &str) -> Option<Language> {
        text.split([':', ',']).find_map(|one| one.parse().ok())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code with or without a country and an encoding: `uk`, `uk-UA`, `uk_UA.UTF-8`.
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let code = text.trim().split(['_', '-', '.', '@', ';']).next().unwrap_or_default().to_lowercase();
        let found = Language::all().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_read_as_systems_write_them() {
        for (text, language) in [
            ("en", Some(Language::EN)),
            ("en_GB.UTF-8", Some(Language::EN)),
            ("UK", Some(Language::UK)),
            ("uk-UA", Some(Language::UK)),
            ("ru_UA.KOI8-U@euro", Some(Language::RU)),
            ("lt_LT.UTF-8", Some(Language::LT)),
            ("fr-CA", Some(Language::FR)),
            ("xx:uk_UA:en", Some(Language::UK)),
            ("C", None),
            ("POSIX", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(text), language, "{text}");
        }
    }

    #[test]
    fn an_unknown_language_names_the_known_ones() {
        let refused = "klingon".parse::<Language>().expect_err("no such language");
        assert_eq!(refused.to_string(), "there is no language \"klingon\"; there are en, fr, lt, ru, uk");
    }

    #[test]
    fn every_name_is_that_of_its_folder() {
        let named = [Language::EN, Language::FR, Language::LT, Language::RU, Language::UK];
        assert!(Language::all().eq(named));
        let own: Vec<String> = named.map(Language::own_name).to_vec();
        assert_eq!(own, ["English", "français", "lietuvių", "русский", "українська"]);
    }
}
