//! Lists of people in and out, as rows of cells.
//!
//! The columns have the names of [`Person`]'s fields, or what they are called in our languages; private ones are only
//! written where they are asked for. Either a list is read as a whole, or every fault is told with its row.

use damier_compete::event::Sex;
use damier_compete::plain_heading;
use jiff::civil::Date;

use super::headings::column;
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
    /// In which row each of them stands.
    pub rows: Vec<u64>,
    /// The columns that the list has.
    pub columns: Vec<&'static str>,
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
    #[error("there is no column \"family\" or \"name\"; the columns are {columns}")]
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
    #[error("row {row}, {column}: \"{value}\" is not {expected}")]
    Value {
        /// Which row, from 1.
        row: u64,
        column: &'static str,
        /// What stands there.
        value: String,
        /// What may stand there.
        expected: &'static str,
    },
}

/// A heading stands within so many rows from the top.
const HEADING_WITHIN: usize = 30;

/// Reads a list of people as separated text; semicolons, tabs or commas stand between the columns.
pub fn read_people(text: &str) -> Result<PeopleList, Vec<ListFault>> {
    let head = text.lines().next().unwrap_or_default();
    let sign =
        [b';', b'\t', b','].into_iter().max_by_key(|sign| head.bytes().filter(|own| own == sign).count());
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(sign.unwrap_or(b','))
        .flexible(true)
        .has_headers(false)
        .trim(csv::Trim::All)
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let mut rows = Vec::new();
    for (row, record) in (1..).zip(reader.records()) {
        let record = record.map_err(|error| vec![ListFault::Unreadable { row, why: error.to_string() }])?;
        rows.push((row, record.iter().map(str::to_owned).collect()));
    }
    read_people_rows(&rows)
}

/// Reads a list of people from the rows of a file, each with its number from 1.
pub fn read_people_rows(rows: &[(u64, Vec<String>)]) -> Result<PeopleList, Vec<ListFault>> {
    let named =
        |cells: &[String]| -> Vec<Option<&'static str>> { cells.iter().map(|own| column(own)).collect() };
    let has_names =
        |columns: &[Option<&str>]| columns.iter().flatten().any(|own| *own == "family" || *own == "name");
    let top = rows.iter().take(HEADING_WITHIN).position(|(_, cells)| has_names(&named(cells)));
    let Some(top) = top else {
        let columns = PUBLIC.into_iter().chain(PRIVATE).collect::<Vec<_>>().join(", ");
        return Err(vec![ListFault::NoNames { columns }]);
    };
    let columns = named(&rows[top].1);
    let strange =
        rows[top].1.iter().zip(&columns).filter(|(own, known)| known.is_none() && !own.trim().is_empty());
    let unknown = strange.map(|(own, _)| own.trim().to_lowercase()).collect();
    let in_lithuanian = rows[top].1.iter().any(|own| plain_heading(own) == "lytis");
    let (mut people, mut rows_of, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    for (row, cells) in &rows[top + 1..] {
        if cells.iter().all(|own| own.trim().is_empty()) {
            continue;
        }
        match (Row { row: *row, in_lithuanian, columns: &columns, cells }).person() {
            Ok(person) => {
                people.push(person);
                rows_of.push(*row);
            }
            Err(more) => faults.extend(more),
        }
    }
    let columns = columns.into_iter().flatten().collect();
    if faults.is_empty() { Ok(PeopleList { people, rows: rows_of, columns, unknown }) } else { Err(faults) }
}

impl PeopleList {
    /// A record of the books with what a row of this list says of it: what the list has no column for stays as it is.
    pub fn written_over(&self, record: &Person, row: &Person) -> Person {
        let has = |names: &[&str]| names.iter().any(|name| self.columns.contains(name));
        let mut person = record.clone();
        let (own, new) = (&mut person.private, &row.private);
        for (column, own, new) in [
            ("birthplace", &mut own.birthplace, &new.birthplace),
            ("address", &mut own.address, &new.address),
            ("email", &mut own.email, &new.email),
            ("phone", &mut own.phone, &new.phone),
            ("profession", &mut own.profession, &new.profession),
        ] {
            if has(&[column]) {
                own.clone_from(new);
            }
        }
        if has(&["born"]) {
            (own.born, own.born_year_only) = (new.born, new.born_year_only);
        }
        if has(&["languages"]) {
            own.languages.clone_from(&new.languages);
        }
        for (column, own, new) in [
            ("federation", &mut person.federation, &row.federation),
            ("club", &mut person.club, &row.club),
            ("category", &mut person.category, &row.category),
            ("licence", &mut person.licence, &row.licence),
        ] {
            if has(&[column]) {
                own.clone_from(new);
            }
        }
        if has(&["former"]) {
            person.former.clone_from(&row.former);
        }
        if has(&["sex"]) {
            person.sex = row.sex;
        }
        person.family.clone_from(&row.family);
        if has(&["given", "name", "patronymic"]) {
            person.given.clone_from(&row.given);
        }
        person
    }
}

struct Row<'a> {
    row: u64,
    /// The column of women and men is headed in Lithuanian, where `m` says either.
    in_lithuanian: bool,
    columns: &'a [Option<&'static str>],
    cells: &'a [String],
}

impl Row<'_> {
    fn cell(&self, column: &str) -> &str {
        let at = self.columns.iter().position(|own| *own == Some(column));
        meant(at.and_then(|at| self.cells.get(at)).map_or("", |own| own.trim()))
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
        let (family, given) = self.names();
        if family.is_empty() {
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
        let sex = self.sex().unwrap_or_else(|fault| {
            faults.push(fault);
            None
        });
        let (born, born_year_only) = self.born().unwrap_or_else(|fault| {
            faults.push(fault);
            (None, false)
        });
        let person = Person {
            family,
            given,
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

    fn sex(&self) -> Result<Option<Sex>, ListFault> {
        match self.cell("sex") {
            "" | "-" | "—" => Ok(None),
            word => Sex::of_word(word, self.in_lithuanian)
                .map(Some)
                .ok_or_else(|| self.wrong("sex", if self.in_lithuanian { "vyr. or mot." } else { "f or m" })),
        }
    }

    /// Family name and given names: from columns of their own, or from one that holds the whole name.
    fn names(&self) -> (String, String) {
        let (mut family, mut given) = (self.text("family"), self.text("given"));
        if family.is_empty() {
            let whole = self.cell("name");
            let (first, rest) = whole.split_once([',', ' ']).unwrap_or((whole, ""));
            family = first.trim().to_owned();
            if given.is_empty() {
                rest.trim().clone_into(&mut given);
            }
        }
        let patronymic = self.cell("patronymic");
        if !patronymic.is_empty() {
            given = format!("{given} {patronymic}").trim().to_owned();
        }
        (family, given)
    }

    /// `1990-05-01`, `01.05.1990`, or only the year.
    fn born(&self) -> Result<(Option<Date>, bool), ListFault> {
        let text = self.cell("born");
        if text.is_empty() {
            return Ok((None, false));
        }
        if let Some(date) = text.parse::<Date>().ok().or_else(|| day_first(text)) {
            return Ok((Some(date), false));
        }
        let year = text.parse::<i16>().ok().filter(|year| (1850..=2200).contains(year));
        let date = year.and_then(|year| Date::new(year, 1, 1).ok());
        date.map(|date| (Some(date), true))
            .ok_or_else(|| self.wrong("born", "a date such as 1990-05-01, or a year"))
    }
}

/// `01.05.1990` or `1/5/1990`: the day comes first.
fn day_first(text: &str) -> Option<Date> {
    let mut parts = text.split(['.', '/']).map(str::trim);
    let (day, month, year) = (parts.next()?, parts.next()?, parts.next()?);
    let whole = parts.next().is_none() && year.len() == 4;
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok().filter(|_| whole)
}

/// Writes a list of people; with `private` also what is never published.
pub fn write_people<'a>(people: impl Iterator<Item = (PersonId, &'a Person)>, private: bool) -> String {
    rows_as_csv(&people_rows(people, private))
}

/// Rows of cells as separated text; what a spreadsheet would compute is marked as text.
pub fn rows_as_csv(rows: &[Vec<String>]) -> String {
    let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
    for row in rows {
        // Writing into memory cannot fail.
        let _ = writer.write_record(row.iter().map(|cell| harmless(cell)));
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// A list of people as rows of cells, the headings first.
pub fn people_rows<'a>(
    people: impl Iterator<Item = (PersonId, &'a Person)>,
    private: bool,
) -> Vec<Vec<String>> {
    let columns = PUBLIC.into_iter().chain(PRIVATE.into_iter().filter(|_| private));
    let mut rows = vec![columns.map(str::to_owned).collect::<Vec<_>>()];
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
        rows.push(cells);
    }
    rows
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn women_and_men_in_every_language() {
        let sexes = |text: &str| {
            let list = read_people(text).expect("a list").people;
            list.into_iter().map(|(_, person)| person.sex).collect::<Vec<_>>()
        };
        let both = [Some(Sex::Male), Some(Sex::Female), None];
        assert_eq!(sexes("Прізвище;Стать\nА;чоловік\nБ;ж.\nВ;—"), both);
        assert_eq!(sexes("Pavardė;Lytis\nA;v\nB;mot.\nC;"), both);
        assert_eq!(sexes("Nom;Sexe\nA;homme\nB;F\nC;-"), both);
        // In Lithuanian `m` may be either.
        let fault = read_people("Pavardė;Lytis\nA;m").expect_err("either");
        assert_eq!(fault[0].to_string(), "row 2, sex: \"m\" is not vyr. or mot.");
    }
}
