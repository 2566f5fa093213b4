//! People with one identity across events, the federations they belong to, and their clubs.
//!
//! Birth dates, addresses and telephone numbers are kept apart in [`Private`], which no list, page or export
//! for others ever shows; [`Public`] is what may be told.

mod amending;
mod csv_list;
mod federation;
mod find;
mod given_names;
mod headings;
mod names;

use damier_compete::event::Sex;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use amending::TwiceAmended;
pub(crate) use amending::amended_in_both;
pub use csv_list::{
    ListFault, PeopleList, people_rows, read_people, read_people_rows, rows_as_csv, write_people,
};
pub use federation::{Affiliation, Club, Federation};
pub use find::{Found, Likeness, duplicates, is_same_person};
pub use given_names::across_languages;
pub use names::{fold_name, latin_name, skeleton, sort_name};

/// Somebody as the federation keeps him.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub family: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub given: String,
    /// Names he had before, such as by marriage (FMJD-IX.4.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub former: Vec<String>,
    /// Woman or man.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The code of the national federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// Club or society.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Sports category or rank of the country.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// The number on the list of a federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub licence: Option<String>,
    /// What is never published.
    #[serde(default, skip_serializing_if = "Private::is_empty")]
    pub private: Private,
}

/// What is never published.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Private {
    /// Date of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<Date>,
    /// Only the year is known; the date is then its first day.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub born_year_only: bool,
    /// Place of birth (FMJD-X.F3).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub birthplace: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub address: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub email: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub phone: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub profession: String,
    /// Languages spoken (FMJD-X.F5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub languages: Vec<String>,
}

impl Private {
    fn is_empty(&self) -> bool {
        *self == Private::default()
    }
}

/// What may be told of somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Public<'a> {
    pub family: &'a str,
    pub given: &'a str,
    /// Woman or man.
    pub sex: Option<Sex>,
    /// The code of the national federation.
    pub federation: Option<&'a str>,
    /// Club or society.
    pub club: Option<&'a str>,
    /// Sports category or rank.
    pub category: Option<&'a str>,
}

impl Person {
    /// Family name and given names.
    pub fn name(&self) -> String {
        if self.given.is_empty() { self.family.clone() } else { format!("{} {}", self.family, self.given) }
    }

    /// Whether everything that this record says stands in another one, so that it tells of nobody new.
    pub fn is_within(&self, other: &Person) -> bool {
        let none = Private::default();
        let said = |own: &Option<String>, there: &Option<String>| {
            own.as_ref()
                .is_none_or(|own| there.as_ref().is_some_and(|there| fold_name(own) == fold_name(there)))
        };
        let text = |own: &str, there: &str| own.is_empty() || own == there;
        let (own, there) = (&self.private, &other.private);
        fold_name(&self.name()) == fold_name(&other.name())
            && self.former.iter().all(|name| other.former.contains(name))
            && self.sex.is_none_or(|sex| other.sex == Some(sex))
            && said(&self.federation, &other.federation)
            && said(&self.club, &other.club)
            && said(&self.category, &other.category)
            && said(&self.licence, &other.licence)
            && (own.born.is_none() || (own.born, own.born_year_only) == (there.born, there.born_year_only))
            && text(&own.birthplace, &there.birthplace)
            && text(&own.address, &there.address)
            && text(&own.email, &there.email)
            && text(&own.phone, &there.phone)
            && text(&own.profession, &there.profession)
            && (own.languages == none.languages || own.languages == there.languages)
    }

    /// What may be told of him.
    pub fn public(&self) -> Public<'_> {
        Public {
            family: &self.family,
            given: &self.given,
            sex: self.sex,
            federation: self.federation.as_deref(),
            club: self.club.as_deref(),
            category: self.category.as_deref(),
        }
    }
}
