//! The columns of a list of entries and what people call them in each language.

use super::headers::{WORDS, Words};
use damier_compete::plain_heading;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Column {
    /// The whole name, or the family name where first names have a column of their own.
    Name,
    FirstName,
    Patronymic,
    /// Sports title or category.
    Title,
    Rating,
    /// Federation, country or region.
    Federation,
    /// Club or society.
    Club,
    /// Number on the list of a federation.
    Id,
    /// Date or year of birth.
    Born,
    /// Woman or man.
    Sex,
    Team,
    /// Board in the team, or reserve.
    Board,
    /// Captain of the team.
    Captain,
    /// Federation of the team.
    TeamFederation,
    /// Rating of the team.
    TeamRating,
}

/// The languages in which headers are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum HeaderLanguage {
    #[default]
    English,
    Ukrainian,
    Russian,
    Lithuanian,
    French,
}

impl HeaderLanguage {
    pub const ALL: [HeaderLanguage; 5] = [
        HeaderLanguage::English,
        HeaderLanguage::Ukrainian,
        HeaderLanguage::Russian,
        HeaderLanguage::Lithuanian,
        HeaderLanguage::French,
    ];

    /// The language of a tag such as `uk` or `ru-UA`; English for all others.
    pub fn of_tag(tag: &str) -> HeaderLanguage {
        match tag.split(['-', '_']).next() {
            Some("uk") => HeaderLanguage::Ukrainian,
            Some("ru") => HeaderLanguage::Russian,
            Some("lt") => HeaderLanguage::Lithuanian,
            Some("fr") => HeaderLanguage::French,
            _ => HeaderLanguage::English,
        }
    }
}

impl Column {
    /// All columns, in the order in which they are written.
    pub fn all() -> impl Iterator<Item = Column> {
        WORDS.iter().map(|words| words.column)
    }

    /// The column that a header names.
    ///
    /// ```
    /// use damier_exchange::entries::Column;
    ///
    /// assert_eq!(Column::named(" Прізвище, ім’я "), Some(Column::Name));
    /// assert_eq!(Column::named("Г.р."), Some(Column::Born));
    /// assert_eq!(Column::named("shoe size"), None);
    /// ```
    pub fn named(header: &str) -> Option<Column> {
        let whole = plain_heading(header);
        let bare = header.split_once('(').map(|(before, _)| plain_heading(before));
        [Some(whole), bare].into_iter().flatten().find_map(|header| Column::of_plain(&header))
    }

    fn of_plain(header: &str) -> Option<Column> {
        let holds = |words: &&Words| words.all().any(|word| word == header);
        WORDS.iter().find(holds).map(|words| words.column)
    }

    /// Whether a header names this column in one language.
    pub(super) fn is_named_in(self, language: HeaderLanguage, header: &str) -> bool {
        let header = plain_heading(header);
        WORDS.iter().any(|words| words.column == self && words.of(language).contains(&header.as_str()))
    }

    /// The header that is written.
    pub fn header(self, language: HeaderLanguage) -> &'static str {
        let words = WORDS.iter().find(|words| words.column == self).map(|words| words.of(language));
        words.and_then(|words| words.first()).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_written_header_is_read() {
        for column in Column::all() {
            for language in HeaderLanguage::ALL {
                assert_eq!(Column::named(column.header(language)), Some(column), "{column:?} {language:?}");
            }
        }
    }

    #[test]
    fn no_word_names_two_columns() {
        for words in WORDS {
            for word in words.all() {
                assert_eq!(Column::named(word), Some(words.column), "{word}");
                assert_eq!(plain_heading(word), word);
            }
        }
    }

    #[test]
    fn headers_as_people_write_them() {
        for (header, column) in [
            ("№ ID", Column::Id),
            ("\u{feff}Name", Column::Name),
            ("ФИО", Column::Name),
            ("Ф.И.О.", Column::Name),
            ("Дата нар.", Column::Born),
            ("Рейтинг (ELO)", Column::Rating),
            ("FED", Column::Federation),
            ("NOM, Prénom", Column::Name),
            ("Né(e) le", Column::Born),
            ("N° licence", Column::Id),
            ("Pavardė, vardas", Column::Name),
            ("Gim. metai", Column::Born),
        ] {
            assert_eq!(Column::named(header), Some(column), "{header}");
        }
    }
}
