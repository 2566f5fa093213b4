//! Lists of people in and out, as separated text.
//!
//! The columns have the names of [`Person`]'s fields; private ones are only written where they are asked for.
//! Either a list is read as a whole, or every fault is told with its row.

use damier_compete::event::Sex;
use jiff::civil::Date;

use super::{Person, Private};
use crate::PersonId;

const PUBLIC: [&str; 9] =
    ["id", "family", "given", "former", "sex", "federation", "club", "category", "licence"];
const PRIVATE: [&str; 7] = ["born", "birthplace", "address", "email", "phone", "profession", "languages"];

/// What was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PeopleList {
    /// People with the number they have in the books, where the list names one.
    pub people: Vec<(Option<PersonId>, Person)>,
    /// Columns that were passed over.
    pub unknown: Vec<String>,
}

/// What is wrong with a list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ListFault {
    /// The separated text itself.
    #[error("row {row}: {why}")]
    Unreadable {
        /// Which row, from 1.
        row: u64,
        /// What is wrong.
        why: String,
    },
    /// No column of names.
    #[error("row 1: there is no column \"family\"; the columns are {columns}")]
    NoNames {
        /// The columns there may be.
        columns: String,
    },
    /// No family name.
    #[error("row {row}: the family name is missing")]
    Nameless {
        /// Which row, from 1.
        row: u64,
    },
    /// A value.
    #[error("row {row}, {column}: \"{value}\" is not {expected}")]
    Value {
        /// Which row, from 1.
        row: u64,
        /// Which column.
        column: &'static str,
        /// What stands there.
        value: String,
        /// What may stand there.
        expected: &'static str,
    },
}

/// Reads a list of people; semicolons, tabs or commas stand between the columns.
pub fn read_people(text: &str) -> Result<PeopleList, Vec<ListFault>> {
    let head = text.lines().next().unwrap_or_default();
    let sign =
        [b';', b'\t', b','].into_iter().max_by_key(|sign| head.bytes().filter(|own| own == sign).count());
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(sign.unwrap_or(b','))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let headers: Vec<String> =
        reader.headers().map(|own| own.iter().map(str::to_lowercase).collect()).unwrap_or_default();
    let known = || PUBLIC.into_iter().chain(PRIVATE);
    if !headers.iter().any(|own| own == "family") {
        return Err(vec![ListFault::NoNames { columns: known().collect::<Vec<_>>().join(", ") }]);
    }
    let unknown = headers.iter().filter(|own| !known().any(|name| name == own.as_str())).cloned().collect();
    let (mut people, mut faults) = (Vec::new(), Vec::new());
    for (row, record) in (2..).zip(reader.records()) {
        let read = record
            .map_err(|error| vec![ListFault::Unreadable { row, why: error.to_string() }])
            .and_then(|record| Row { row, headers: &headers, record: &record }.person());
        match read {
            Ok(person) => people.push(person),
            Err(more) => faults.extend(more),
        }
    }
    if faults.is_empty() { Ok(PeopleList { people, unknown }) } else { Err(faults) }
}

struct Row<'a> {
    row: u64,
    headers: &'a [String],
    record: &'a csv::StringRecord,
}

impl Row<'_> {
    fn cell(&self, column: &str) -> &str {
        let at = self.headers.iter().position(|own| own == column);
        meant(at.and_then(|at| self.record.get(at)).unwrap_or_default())
    }

    fn text(&self, column: &str) -> String {
        self.cell(column).to_owned()
    }

    fn some(&self, column: &str) -> Option<String> {
        Some(self.text(column)).filter(|own| !own.is_empty())
    }

    fn list(&self, column: &str) -> Vec<String> {
        let parts = self.cell(column).split('|').map(str::trim);
        parts.filter(|own| !own.is_empty()).map(str::to_owned).collect()
    }

    fn wrong(&self, column: &'static str, expected: &'static str) -> ListFault {
        ListFault::Value { row: self.row, column, value: self.text(column), expected }
    }

    fn person(&self) -> Result<(Option<PersonId>, Person), Vec<ListFault>> {
        let mut faults = Vec::new();
        if self.cell("family").is_empty() {
            faults.push(ListFault::Nameless { row: self.row });
        }
        let id = match self.cell("id").trim_start_matches('#') {
            "" => None,
            text => match text.parse() {
                Ok(number) => Some(PersonId(number)),
                Err(_) => {
                    faults.push(self.wrong("id", "a whole number"));
                    None
                }
            },
        };
        let sex = match self.cell("sex").to_lowercase().as_str() {
            "" => None,
            "f" | "w" | "female" | "ж" => Some(Sex::Female),
            "m" | "male" | "ч" | "м" => Some(Sex::Male),
            _ => {
                faults.push(self.wrong("sex", "f or m"));
                None
            }
        };
        let (born, born_year_only) = self.born().unwrap_or_else(|fault| {
            faults.push(fault);
            (None, false)
        });
        let person = Person {
            family: self.text("family"),
            given: self.text("given"),
            former: self.list("former"),
            sex,
            federation: self.some("federation").map(|code| code.to_uppercase()),
            club: self.some("club"),
            category: self.some("category"),
            licence: self.some("licence"),
            private: Private {
                born,
                born_year_only,
                birthplace: self.text("birthplace"),
                address: self.text("address"),
                email: self.text("email"),
                phone: self.text("phone"),
                profession: self.text("profession"),
                languages: self.list("languages"),
            },
        };
        if faults.is_empty() { Ok((id, person)) } else { Err(faults) }
    }

    /// `1990-05-01`, or only the year.
    fn born(&self) -> Result<(Option<Date>, bool), ListFault> {
        let text = self.cell("born");
        if text.is_empty() {
            return Ok((None, false));
        }
        if let Ok(date) = text.parse::<Date>() {
            return Ok((Some(date), false));
        }
        let year = text.parse::<i16>().ok().filter(|year| (1850..=2200).contains(year));
        let date = year.and_then(|year| Date::new(year, 1, 1).ok());
        date.map(|date| (Some(date), true))
            .ok_or_else(|| self.wrong("born", "a date such as 1990-05-01, or a year"))
    }
}

/// Writes a list of people; with `private` also what is never published.
pub fn write_people<'a>(people: impl Iterator<Item = (PersonId, &'a Person)>, private: bool) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let columns = PUBLIC.into_iter().chain(PRIVATE.into_iter().filter(|_| private));
    // Writing into memory cannot fail.
    let _ = writer.write_record(columns);
    for (id, person) in people {
        let of = |text: &Option<String>| text.clone().unwrap_or_default();
        let sex = person.sex.map(|sex| if sex == Sex::Female { "f" } else { "m" }).unwrap_or_default();
        let mut cells = vec![
            id.0.to_string(),
            person.family.clone(),
            person.given.clone(),
            person.former.join("|"),
            sex.to_owned(),
            of(&person.federation),
            of(&person.club),
            of(&person.category),
            of(&person.licence),
        ];
        if private {
            let own = &person.private;
            let born = own
                .born
                .map(|born| if own.born_year_only { born.year().to_string() } else { born.to_string() });
            cells.extend([
                born.unwrap_or_default(),
                own.birthplace.clone(),
                own.address.clone(),
                own.email.clone(),
                own.phone.clone(),
                own.profession.clone(),
                own.languages.join("|"),
            ]);
        }
        let _ = writer.write_record(cells.iter().map(|cell| harmless(cell)));
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// Whether a spreadsheet would compute a cell instead of showing it. A number is a number.
fn is_formula(cell: &str) -> bool {
    cell.trim_start_matches(' ').starts_with(['=', '+', '-', '@', '\t', '\r']) && cell.parse::<f64>().is_err()
}

/// A cell that a spreadsheet would take for a formula is marked as text by an apostrophe, one that begins so already by
/// another, so that every cell reads back as it was.
fn harmless(cell: &str) -> String {
    if is_formula(cell.trim_start_matches('\'')) { format!("'{cell}") } else { cell.to_owned() }
}

/// What was meant by a cell, without the apostrophe that kept it from being a formula.
fn meant(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if is_formula(rest.trim_start_matches('\'')) => rest,
        _ => cell,
    }
}
