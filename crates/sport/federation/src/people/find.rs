//! Who is meant by a name, and who might be the same person twice.

use std::collections::HashMap;

use serde::Serialize;

use super::{Person, across_languages, fold_name, skeleton};
use crate::PersonId;

/// Who is meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// Nobody of this name.
    Nobody,
    One(PersonId),
    Several(Vec<PersonId>),
}

/// Two records that may be of one person.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Likeness {
    /// The older record.
    pub one: PersonId,
    /// The newer one.
    pub other: PersonId,
    /// Whether nothing but the spelling of the name differs from being the same.
    pub same_birth: bool,
    /// How alike the names are, from 0 to 1.
    pub names: f64,
}

/// Names less alike than this are taken for different ones.
const ALIKE: f64 = 0.92;

/// The same in two alphabets, for people born on the same day: there are several ways to spell a name abroad.
const ALIKE_ABROAD: f64 = 0.85;

/// Records that may be of one person, the likeliest first: names alike, nothing that contradicts.
///
/// Only people whose folded family names share their first two letters or their date of birth are compared, so
/// that a hundred thousand records take a moment.
pub fn duplicates<'a>(people: impl Iterator<Item = (PersonId, &'a Person)>) -> Vec<Likeness> {
    let mut groups: HashMap<String, Vec<Compared<'_>>> = HashMap::new();
    for (id, person) in people {
        let folded = fold_name(&person.name());
        let own = Compared { id, person, abroad: across_languages(&folded), folded };
        // A whole name may have been entered as a family name, so each of its words counts.
        for word in fold_name(&person.family).split_whitespace() {
            let start: String = skeleton(word).chars().take(2).collect();
            groups.entry(start).or_default().push(own.clone());
        }
        if let Some(born) = person.private.born.filter(|_| !person.private.born_year_only) {
            groups.entry(born.to_string()).or_default().push(own);
        }
    }
    let mut found: Vec<Likeness> = Vec::new();
    for group in groups.values() {
        for (at, one) in group.iter().enumerate() {
            for other in &group[at + 1..] {
                found.extend(alike(one, other));
            }
        }
    }
    found.sort_by(|a, b| {
        b.same_birth
            .cmp(&a.same_birth)
            .then(b.names.total_cmp(&a.names))
            .then((a.one, a.other).cmp(&(b.one, b.other)))
    });
    found.dedup_by_key(|own| (own.one, own.other));
    found
}

/// Somebody as he is compared with others.
#[derive(Clone)]
struct Compared<'a> {
    id: PersonId,
    person: &'a Person,
    folded: String,
    /// His name whatever the alphabet and the language.
    abroad: String,
}

fn alike(one: &Compared<'_>, other: &Compared<'_>) -> Option<Likeness> {
    let (a, b) = if one.id <= other.id { (one, other) } else { (other, one) };
    let (first, second) = (a.person, b.person);
    let differ = |x: &Option<String>, y: &Option<String>| x.is_some() && y.is_some() && x != y;
    let sexes = first.sex.zip(second.sex).is_some_and(|(x, y)| x != y);
    if a.id == b.id || sexes || differ(&first.licence, &second.licence) {
        return None;
    }
    let births = first.private.born.zip(second.private.born);
    let exact = !first.private.born_year_only && !second.private.born_year_only;
    let contradicts = births.is_some_and(|(x, y)| if exact { x != y } else { x.year() != y.year() });
    if contradicts {
        return None;
    }
    let former = |person: &Person, name: &str| person.former.iter().any(|own| fold_name(own) == name);
    let mut names = strsim::jaro_winkler(&a.folded, &b.folded);
    if former(first, &b.folded) || former(second, &a.folded) {
        names = 1.0;
    } else if names < ALIKE {
        // Two alphabets or languages may hold one person, whether or not his birth is known.
        names = names.max(strsim::jaro_winkler(&a.abroad, &b.abroad));
    }
    let two_alphabets = is_cyrillic(&a.folded) != is_cyrillic(&b.folded);
    let least = if exact && births.is_some() && two_alphabets { ALIKE_ABROAD } else { ALIKE };
    (names >= least).then(|| Likeness { one: a.id, other: b.id, same_birth: births.is_some(), names })
}

/// Whether a row of a list may speak of somebody of the books by his number: by the same licence, the same day of birth
/// with a part of the name, or a name that is alike. Another person under the number comes of a list of other books.
pub fn is_same_person(record: &Person, row: &Person) -> bool {
    let both = |one: &Option<String>, other: &Option<String>| one.is_some() && one == other;
    let [own, new] = [record, row].map(|person| fold_name(&person.name()));
    if both(&record.licence, &row.licence) || record.former.iter().any(|name| fold_name(name) == new) {
        return true;
    }
    let births = record.private.born.zip(row.private.born);
    let exact = !record.private.born_year_only && !row.private.born_year_only;
    let part = |one: &str, other: &str| !one.is_empty() && fold_name(one) == fold_name(other);
    if exact && births.is_some_and(|(one, other)| one == other) {
        return part(&record.family, &row.family) || part(&record.given, &row.given);
    }
    let differs = births.is_some_and(|(one, other)| one.year() != other.year());
    let abroad = || strsim::jaro_winkler(&across_languages(&own), &across_languages(&new));
    !differs && (strsim::jaro_winkler(&own, &new) >= ALIKE || abroad() >= ALIKE)
}

fn is_cyrillic(folded: &str) -> bool {
    folded.chars().any(|letter| ('а'..='џ').contains(&letter) || letter == 'ґ')
}
