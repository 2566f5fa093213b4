//! Who is meant by a name, and who might be the same person twice.

use std::collections::HashMap;

use serde::Serialize;

use super::{Person, fold_name, skeleton};
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
    let mut groups: HashMap<String, Vec<(PersonId, &Person, String)>> = HashMap::new();
    for (id, person) in people {
        let folded = fold_name(&person.name());
        let start: String = skeleton(&fold_name(&person.family)).chars().take(2).collect();
        groups.entry(start).or_default().push((id, person, folded.clone()));
        if let Some(born) = person.private.born.filter(|_| !person.private.born_year_only) {
            groups.entry(born.to_string()).or_default().push((id, person, folded));
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

fn alike(one: &(PersonId, &Person, String), other: &(PersonId, &Person, String)) -> Option<Likeness> {
    let (a, b) = if one.0 <= other.0 { (one, other) } else { (other, one) };
    let differ = |x: &Option<String>, y: &Option<String>| x.is_some() && y.is_some() && x != y;
    let sexes = a.1.sex.zip(b.1.sex).is_some_and(|(x, y)| x != y);
    if a.0 == b.0 || sexes || differ(&a.1.licence, &b.1.licence) {
        return None;
    }
    let births = a.1.private.born.zip(b.1.private.born);
    let exact = !a.1.private.born_year_only && !b.1.private.born_year_only;
    let contradicts = births.is_some_and(|(x, y)| if exact { x != y } else { x.year() != y.year() });
    if contradicts {
        return None;
    }
    let former = |person: &Person, name: &str| person.former.iter().any(|own| fold_name(own) == name);
    let names = if former(a.1, &b.2) || former(b.1, &a.2) { 1.0 } else { strsim::jaro_winkler(&a.2, &b.2) };
    // Two alphabets may hold one person, whether or not his birth is known.
    let two_alphabets = is_cyrillic(&a.2) != is_cyrillic(&b.2);
    let abroad = || strsim::jaro_winkler(&skeleton(&a.2), &skeleton(&b.2));
    let compared = two_alphabets || (exact && births.is_some());
    let names = if names < ALIKE && compared { abroad() } else { names };
    let least = if exact && births.is_some() && two_alphabets { ALIKE_ABROAD } else { ALIKE };
    (names >= least).then(|| Likeness { one: a.0, other: b.0, same_birth: births.is_some(), names })
}

fn is_cyrillic(folded: &str) -> bool {
    folded.chars().any(|letter| ('а'..='џ').contains(&letter) || letter == 'ґ')
}
