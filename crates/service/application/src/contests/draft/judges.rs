//! Those who judge, as rows of a form: the account by which somebody signs in, the name that papers print, the office.

use damier_contests::{Office, Official};
use damier_language::Words;

use super::field::{Field, capital, row_id};
use super::reading::{Reading, Wrong};
use super::typed::Typed;

const ROW: [&str; 4] = ["judge-account", "judge-name", "judge-office", "judge-section"];

/// Rows that are shown where nobody is named yet.
const FIRST: usize = 2;

/// The rows, with so many empty ones more; sections are chosen where there are several.
pub fn rows(
    typed: &Typed,
    more: usize,
    sections: &[String],
    offices: &[Office],
    wrong: &[Wrong],
    words: &Words,
) -> Vec<Vec<Field>> {
    let mut rows = typed.rows(ROW);
    let count = rows.len().max(FIRST) + more;
    rows.resize(count, ["", "", Office::Judge.name(), ""]);
    let office = |office: &Office| (office.name().to_owned(), capital(&words.describe("office", office)));
    let offices: Vec<(String, String)> = offices.iter().map(office).collect();
    let all = (String::new(), words.text("contest-all-sections"));
    let numbered = (1..).zip(sections).map(|(at, name): (u16, _)| (at.to_string(), name.clone()));
    let sections: Vec<(String, String)> = [all].into_iter().chain(numbered).collect();
    let row = |(at, [account, name, office, section]): (usize, [&str; 4])| {
        let field = |at_name: &str, label: &str, value: &str| {
            Field::in_row(at_name, at, words.text(label), value).checked(wrong)
        };
        let mut fields = vec![
            field(ROW[0], "contests-account", account),
            field(ROW[1], "announcing-judge-name", name),
            field(ROW[2], "contests-office", office).options(offices.clone()),
        ];
        if sections.len() > 2 {
            fields.push(field(ROW[3], "contest-section", section).options(sections.clone()));
        }
        fields
    };
    (1..).zip(rows).map(row).collect()
}

/// Somebody who was named to judge.
pub(super) struct Named {
    /// The number of his row.
    pub(super) row: usize,
    /// The name of his account, as it was typed.
    pub(super) account: String,
    /// What he is to be.
    pub(super) official: Official,
}

/// Those who were named; a row without an account is left out.
pub(super) fn read(typed: &Typed, words: &Words) -> Result<Vec<Named>, Vec<Wrong>> {
    let mut form = Reading::new(typed, words);
    let mut all = Vec::new();
    for (at, [account, name, office, section]) in (1..).zip(typed.rows(ROW)) {
        if account.is_empty() && name.is_empty() {
            continue;
        }
        if account.is_empty() {
            form.note(&row_id(ROW[0], at), "announcing-needed", &damier_language::Args::new());
        }
        let office = form.named::<Office>(&row_id(ROW[2], at), office).unwrap_or(Office::Judge);
        let section: Option<u16> = match section {
            "" => None,
            number => form.number_in(&row_id(ROW[3], at), number, 1..=99),
        };
        let printed = if name.is_empty() { account } else { name };
        let (name, sections) = (printed.to_owned(), section.into_iter().collect());
        all.push(Named {
            row: at,
            account: account.to_owned(),
            official: Official { name, office, sections, account: None },
        });
    }
    form.done(all)
}

/// Writes the account of a row as it is spelt.
pub fn spell(typed: &mut Typed, row: usize, account: &str) {
    typed.put(ROW[0], row, account);
}

/// The field of a row at fault.
pub fn wrong(row: usize, text: String) -> Wrong {
    Wrong { field: row_id(ROW[0], row), text }
}

/// Those who are named, in words: what a regulation says of its panel where nothing else is written.
pub(super) fn text(typed: &Typed, words: &Words) -> Option<String> {
    let named = read(typed, words).ok()?;
    let told = named.iter().map(|Named { official, .. }| {
        format!("{}: {}", words.describe("office", &official.office), official.name)
    });
    let told = told.collect::<Vec<_>>().join("; ");
    Some(capital(&told)).filter(|told| !told.is_empty())
}
