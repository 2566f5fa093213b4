//! What people write above the columns of a list of people, in our five languages.

use damier_compete::plain_heading;

/// A column by its own name, and what else it is called.
const HEADINGS: &[(&str, &[&str])] = &[
    (
        "id",
        &["number in the books", "номер у книгах", "номер в книгах", "numeris knygose", "numéro du registre"],
    ),
    (
        "family",
        &[
            "surname",
            "last name",
            "lastname",
            "family name",
            "прізвище",
            "фамилия",
            "pavardė",
            "nom",
            "nom de famille",
        ],
    ),
    (
        "name",
        &[
            "full name",
            "fullname",
            "player",
            "прізвище та ім'я",
            "прізвище ім'я",
            "прізвище, ім'я",
            "прізвище і ім'я",
            "прізвище ім'я по батькові",
            "прізвище, ім'я, по батькові",
            "піб",
            "учасник",
            "гравець",
            "фамилия, имя",
            "фамилия имя",
            "фамилия и имя",
            "фамилия имя отчество",
            "фамилия, имя, отчество",
            "фио",
            "участник",
            "игрок",
            "pavardė ir vardas",
            "pavardė, vardas",
            "pavardė vardas",
            "dalyvis",
            "žaidėjas",
            "nom et prénom",
            "nom, prénom",
            "nom prénom",
            "joueur",
        ],
    ),
    (
        "given",
        &[
            "first name",
            "firstname",
            "given name",
            "given names",
            "forename",
            "ім'я",
            "имя",
            "vardas",
            "prénom",
            "prénoms",
        ],
    ),
    ("patronymic", &["middle name", "по батькові", "отчество", "tėvavardis"]),
    (
        "former",
        &[
            "former name",
            "former names",
            "maiden name",
            "колишнє прізвище",
            "дівоче прізвище",
            "прежняя фамилия",
            "девичья фамилия",
            "ankstesnė pavardė",
            "mergautinė pavardė",
            "ancien nom",
            "nom de jeune fille",
        ],
    ),
    ("sex", &["gender", "стать", "пол", "lytis", "sexe", "genre"]),
    (
        "federation",
        &[
            "country",
            "fed",
            "nation",
            "федерація",
            "країна",
            "федерация",
            "страна",
            "federacija",
            "šalis",
            "valstybė",
            "fédération",
            "pays",
            "nation",
        ],
    ),
    ("club", &["society", "клуб", "товариство", "общество", "klubas", "draugija", "société"]),
    (
        "category",
        &[
            "title",
            "rank",
            "sports title",
            "звання",
            "розряд",
            "звання, розряд",
            "категорія",
            "звание",
            "разряд",
            "звание, разряд",
            "категория",
            "kategorija",
            "atskyris",
            "sporto vardas",
            "titre",
            "catégorie",
            "grade",
        ],
    ),
    (
        "licence",
        &[
            "license",
            "licence number",
            "license number",
            "fmjd id",
            "код",
            "ліцензія",
            "номер ліцензії",
            "посвідчення",
            "лицензия",
            "номер лицензии",
            "удостоверение",
            "kodas",
            "licencija",
            "licencijos numeris",
            "pažymėjimas",
            "numéro de licence",
            "n licence",
        ],
    ),
    (
        "born",
        &[
            "birth",
            "date of birth",
            "birth date",
            "birthdate",
            "birthday",
            "dob",
            "year of birth",
            "дата народження",
            "день народження",
            "рік народження",
            "народження",
            "дата рождения",
            "день рождения",
            "год рождения",
            "рождение",
            "gimimo data",
            "gimimo metai",
            "gimimas",
            "date de naissance",
            "année de naissance",
            "naissance",
            "né le",
            "née le",
        ],
    ),
    (
        "birthplace",
        &["place of birth", "місце народження", "место рождения", "gimimo vieta", "lieu de naissance"],
    ),
    ("address", &["адреса", "адрес", "adresas", "adresse"]),
    (
        "email",
        &[
            "e mail",
            "mail",
            "електронна пошта",
            "пошта",
            "ел пошта",
            "электронная почта",
            "почта",
            "эл почта",
            "el paštas",
            "elektroninis paštas",
            "courriel",
            "adresse électronique",
        ],
    ),
    ("phone", &["telephone", "tel", "mobile", "телефон", "тел", "telefonas", "téléphone", "tél", "portable"]),
    ("profession", &["occupation", "професія", "профессия", "profesija", "métier"]),
    ("languages", &["language", "мови", "языки", "kalbos", "langues"]),
];

/// The column that a heading names; none where nobody knows it.
pub(super) fn column(heading: &str) -> Option<&'static str> {
    let plain = plain_heading(heading);
    let bare = heading.split_once('(').map(|(before, _)| plain_heading(before));
    let found = |text: &str| HEADINGS.iter().find(|(name, others)| *name == text || others.contains(&text));
    found(&plain).or_else(|| bare.as_deref().and_then(found)).map(|(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_of_five_languages() {
        for (heading, found) in [
            ("Family", Some("family")),
            ("Прізвище", Some("family")),
            ("Прізвище та імʼя", Some("name")),
            ("Имя", Some("given")),
            ("Gimimo data", Some("born")),
            ("Né le", Some("born")),
            ("E-mail", Some("email")),
            ("Тел.", Some("phone")),
            ("Licence (2026)", Some("licence")),
            ("favourite opening", None),
        ] {
            assert_eq!(column(heading), found, "{heading}");
        }
    }

    #[test]
    fn no_heading_names_two_columns() {
        let mut seen = std::collections::BTreeMap::new();
        for (name, others) in HEADINGS {
            for word in others.iter().chain([name]) {
                let before = seen.insert(*word, *name);
                assert!(before.is_none_or(|before| before == *name), "{word}: {before:?} and {name}");
            }
        }
    }
}
