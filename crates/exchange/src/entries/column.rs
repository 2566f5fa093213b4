//! The columns of a list of entries and what people call them in English, Ukrainian and Russian.

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Column {
    /// The whole name, or the family name where first names have a column of their own.
    Name,
    /// First name.
    FirstName,
    /// Patronymic.
    Patronymic,
    /// Sports title or category.
    Title,
    /// Rating.
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
    /// Team.
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
    /// English.
    #[default]
    English,
    /// Ukrainian.
    Ukrainian,
    /// Russian.
    Russian,
}

impl HeaderLanguage {
    /// The language of a tag such as `uk` or `ru-UA`; English for all others.
    pub fn of_tag(tag: &str) -> HeaderLanguage {
        match tag.split(['-', '_']).next() {
            Some("uk") => HeaderLanguage::Ukrainian,
            Some("ru") => HeaderLanguage::Russian,
            _ => HeaderLanguage::English,
        }
    }
}

/// A column with its headers: the first of each language is the one that is written.
struct Words {
    column: Column,
    english: &'static [&'static str],
    ukrainian: &'static [&'static str],
    russian: &'static [&'static str],
}

/// Headers as [`plain`] leaves them.
const WORDS: &[Words] = &[
    Words {
        column: Column::Name,
        english: &[
            "name",
            "player",
            "full name",
            "surname",
            "last name",
            "lastname",
            "family name",
            "participant",
            "player name",
            "fullname",
        ],
        ukrainian: &[
            "прізвище та ім'я",
            "прізвище ім'я",
            "прізвище, ім'я",
            "прізвище і ім'я",
            "прізвище ім'я по батькові",
            "прізвище, ім'я, по батькові",
            "прізвище",
            "учасник",
            "учасниця",
            "гравець",
            "піб",
            "п і б",
        ],
        russian: &[
            "фамилия, имя",
            "фамилия имя",
            "фамилия и имя",
            "фамилия имя отчество",
            "фамилия, имя, отчество",
            "фамилия",
            "участник",
            "участница",
            "игрок",
            "фио",
            "ф и о",
            "фи",
        ],
    },
    Words {
        column: Column::FirstName,
        english: &["first name", "given name", "firstname", "forename"],
        ukrainian: &["ім'я"],
        russian: &["имя"],
    },
    Words {
        column: Column::Patronymic,
        english: &["patronymic", "middle name"],
        ukrainian: &["по батькові"],
        russian: &["отчество"],
    },
    Words {
        column: Column::Title,
        english: &["title", "category", "rank", "sports title", "sport title"],
        ukrainian: &["звання", "розряд", "спортивне звання", "звання, розряд", "звання розряд", "категорія"],
        russian: &["звание", "разряд", "спортивное звание", "звание, разряд", "звание разряд", "категория"],
    },
    Words {
        column: Column::Rating,
        english: &["rating", "elo", "rtg", "fmjd rating"],
        ukrainian: &["рейтинг", "рейт"],
        russian: &["рейтинг", "рейт"],
    },
    Words {
        column: Column::Federation,
        english: &["federation", "country", "fed", "nation", "region", "city", "province"],
        ukrainian: &["федерація", "країна", "область", "регіон", "місто", "територія", "осередок"],
        russian: &["федерация", "страна", "область", "регион", "город", "территория"],
    },
    Words {
        column: Column::Club,
        english: &["club", "society", "school"],
        ukrainian: &["клуб", "товариство", "дст", "фст", "школа", "дюсш"],
        russian: &["клуб", "общество", "дсо", "школа"],
    },
    Words {
        column: Column::Id,
        english: &["id", "fmjd id", "player id", "licence", "license", "code", "id number"],
        ukrainian: &["код", "ліцензія", "ідентифікатор", "посвідчення"],
        russian: &["код", "лицензия", "идентификатор", "удостоверение"],
    },
    Words {
        column: Column::Born,
        english: &[
            "born",
            "birth",
            "date of birth",
            "birth date",
            "birthdate",
            "dob",
            "year of birth",
            "birthday",
            "birth year",
            "yob",
        ],
        ukrainian: &[
            "дата народження",
            "рік народження",
            "народження",
            "дата нар",
            "рн",
            "р н",
            "дн",
            "д н",
            "рік",
        ],
        russian: &["дата рождения", "год рождения", "рождение", "дата рожд", "гр", "г р", "др", "д р", "год"],
    },
    Words {
        column: Column::Sex, english: &["sex", "gender"], ukrainian: &["стать"], russian: &["пол"]
    },
    Words {
        column: Column::Team, english: &["team"], ukrainian: &["команда"], russian: &["команда"]
    },
    Words {
        column: Column::Board,
        english: &["board", "place in team"],
        ukrainian: &["дошка", "шахівниця"],
        russian: &["доска"],
    },
    Words {
        column: Column::Captain,
        english: &["captain", "team captain", "representative"],
        ukrainian: &["капітан", "представник"],
        russian: &["капитан", "представитель"],
    },
    Words {
        column: Column::TeamFederation,
        english: &["team federation", "team country"],
        ukrainian: &["федерація команди", "країна команди"],
        russian: &["федерация команды", "страна команды"],
    },
    Words {
        column: Column::TeamRating,
        english: &["team rating"],
        ukrainian: &["рейтинг команди"],
        russian: &["рейтинг команды"],
    },
];

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
        let whole = plain(header);
        let bare = header.split_once('(').map(|(before, _)| plain(before));
        [Some(whole), bare].into_iter().flatten().find_map(|header| Column::of_plain(&header))
    }

    fn of_plain(header: &str) -> Option<Column> {
        let holds = |words: &&Words| {
            let mut all = words.english.iter().chain(words.ukrainian).chain(words.russian);
            all.any(|word| *word == header)
        };
        WORDS.iter().find(holds).map(|words| words.column)
    }

    /// The header that is written.
    pub fn header(self, language: HeaderLanguage) -> &'static str {
        let words = WORDS.iter().find(|words| words.column == self).map(|words| match language {
            HeaderLanguage::English => words.english,
            HeaderLanguage::Ukrainian => words.ukrainian,
            HeaderLanguage::Russian => words.russian,
        });
        words.and_then(|words| words.first()).copied().unwrap_or_default()
    }
}

/// A header as it is compared: small letters, one kind of apostrophe, no marks, single blanks.
fn plain(header: &str) -> String {
    let mut text = String::with_capacity(header.len());
    for c in header.chars().flat_map(char::to_lowercase) {
        match c {
            '’' | 'ʼ' | '`' | '‘' | '´' | '"' => text.push('\''),
            'ё' => text.push('е'),
            ',' => text.push(','),
            c if c.is_alphanumeric() || c == '\'' => text.push(c),
            _ => text.push(' '),
        }
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").trim_matches(['\'', ',', ' ']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_written_header_is_read() {
        for column in Column::all() {
            for language in [HeaderLanguage::English, HeaderLanguage::Ukrainian, HeaderLanguage::Russian] {
                assert_eq!(Column::named(column.header(language)), Some(column), "{column:?} {language:?}");
            }
        }
    }

    #[test]
    fn no_word_names_two_columns() {
        for words in WORDS {
            for word in words.english.iter().chain(words.ukrainian).chain(words.russian) {
                assert_eq!(Column::named(word), Some(words.column), "{word}");
                assert_eq!(plain(word), *word);
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
        ] {
            assert_eq!(Column::named(header), Some(column), "{header}");
        }
    }
}
