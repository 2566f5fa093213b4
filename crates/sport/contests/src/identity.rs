//! By what a contest knows people.

use serde::{Deserialize, Serialize};

/// By what somebody is known who takes part or has an office.
///
/// A site knows accounts by their numbers, which are never given twice. A file knows no accounts: there a person is a
/// name. Facts that an earlier Damier stored on a site name accounts; the site turns those into numbers where it can
/// tell whose they are, and the rest are nobody's there, whoever has the name today.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Identity {
    /// An account of a site, by its number.
    Account(i64),
    Name(String),
}

impl Identity {
    /// Whether it is the account with this number. A name is no account.
    pub fn is_account(&self, number: i64) -> bool {
        matches!(self, Identity::Account(own) if *own == number)
    }
}

/// Somebody by his name, and by what else is known of him.
#[derive(Debug, Clone)]
pub(crate) struct Who<'a> {
    pub(crate) name: &'a str,
    pub(crate) identity: Option<Identity>,
}

impl<'a> Who<'a> {
    pub(crate) fn new(name: &'a str, identity: Option<&Identity>) -> Who<'a> {
        Who { name, identity: identity.cloned() }
    }

    /// Whether both are one person: of two accounts the numbers tell, of others the names.
    pub(crate) fn is(&self, other: &Who<'_>) -> bool {
        match (&self.identity, &other.identity) {
            (Some(Identity::Account(own)), Some(Identity::Account(other))) => own == other,
            (own, other_identity) => {
                same_person(self.name, other.name) || (own.is_some() && own == other_identity)
            }
        }
    }
}

/// Whether two names are those of one person, however they are typed.
pub(crate) fn same_person(a: &str, b: &str) -> bool {
    let plain = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    plain(a) == plain(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_tells_namesakes_apart_and_a_name_is_no_account() {
        let of = |name, number| Who { name, identity: Some(Identity::Account(number)) };
        assert!(of("Koval I.", 3).is(&of("I. Koval", 3)));
        assert!(!of("Koval I.", 3).is(&of("Koval I.", 4)));
        let on_paper = Who { name: "koval  i.", identity: None };
        assert!(on_paper.is(&of("Koval I.", 4)), "nobody else can be meant");
        let read = |json: &str| serde_json::from_str::<Identity>(json).expect("an identity");
        assert!(read("12").is_account(12) && !read("\"12\"").is_account(12));
        assert_eq!(serde_json::to_string(&Identity::Account(12)).expect("JSON"), "12");
    }
}
