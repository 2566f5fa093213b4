//! A record that was changed in two copies of the books: each field has its own history.

use serde::Serialize;

use super::{Person, Private};

/// A field that two copies changed differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct TwiceAmended {
    pub field: &'static str,
    /// Whether what the other copy says stands now.
    pub theirs: bool,
}

/// What becomes of our record by what the other copy changed in its own, and the fields that both changed differently.
///
/// A field that only one of them changed has what it says; of one that both changed ours stays, or theirs where
/// `theirs_first` says so.
pub(crate) fn amended_in_both(
    base: &Person,
    ours: &Person,
    theirs: &Person,
    theirs_first: bool,
) -> (Person, Vec<TwiceAmended>) {
    let mut take = Taking { theirs_first, twice: Vec::new() };
    let (old, own, other) = (&base.private, &ours.private, &theirs.private);
    let born = |of: &Private| (of.born, of.born_year_only);
    let name = |of: &Person| (of.family.clone(), of.given.clone());
    let (family, given) = take.field("name", &name(base), &name(ours), &name(theirs));
    let (day, year_only) = take.field("born", &born(old), &born(own), &born(other));
    let person = Person {
        family,
        given,
        former: take.field("former", &base.former, &ours.former, &theirs.former),
        sex: take.field("sex", &base.sex, &ours.sex, &theirs.sex),
        federation: take.field("federation", &base.federation, &ours.federation, &theirs.federation),
        club: take.field("club", &base.club, &ours.club, &theirs.club),
        category: take.field("category", &base.category, &ours.category, &theirs.category),
        licence: take.field("licence", &base.licence, &ours.licence, &theirs.licence),
        private: Private {
            born: day,
            born_year_only: year_only,
            birthplace: take.field("birthplace", &old.birthplace, &own.birthplace, &other.birthplace),
            address: take.field("address", &old.address, &own.address, &other.address),
            email: take.field("email", &old.email, &own.email, &other.email),
            phone: take.field("phone", &old.phone, &own.phone, &other.phone),
            profession: take.field("profession", &old.profession, &own.profession, &other.profession),
            languages: take.field("languages", &old.languages, &own.languages, &other.languages),
        },
    };
    (person, take.twice)
}

/// What is taken of each field.
struct Taking {
    theirs_first: bool,
    twice: Vec<TwiceAmended>,
}

impl Taking {
    fn field<T: Clone + PartialEq>(&mut self, field: &'static str, base: &T, ours: &T, theirs: &T) -> T {
        if ours == theirs || theirs == base {
            return ours.clone();
        }
        if ours == base {
            return theirs.clone();
        }
        self.twice.push(TwiceAmended { field, theirs: self.theirs_first });
        if self.theirs_first { theirs.clone() } else { ours.clone() }
    }
}
