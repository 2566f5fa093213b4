//! People with one identity across events, the federations they belong to, and their clubs.
//!
//! Birth dates, addresses and telephone numbers are kept apart in [`Private`], which no list, page or export
//! for others ever shows; [`Public`] is what may be told.

mod csv_list;
mod federation;
mod find;
mod names;

use damier_compete::event::Sex;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use csv_list::{ListFault, PeopleList, read_people, write_people};
pub use federation::{Affiliation, Club, Federation};
pub use find::{Found, Likeness, duplicates};
pub use names::{fold_name, latin_name, sort_name};

/// Somebody as the federation keeps him.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Family name.
    pub family: String,
    /// Given names.
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
    /// Address.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub address: String,
    /// Mail.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub email: String,
    /// Telephone.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub phone: String,
    /// Profession (FMJD-X.F3).
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
    /// Family name.
    pub family: &'a str,
    /// Given names.
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
