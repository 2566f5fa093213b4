//! An author: what he tells of himself, the name that papers print, the account by which he acts.

use serde::{Deserialize, Serialize};

use crate::identity::Who;
use crate::text::name_with_place;
use crate::{Identity, TeamId};

/// An author as he enters (UA13-VI.5.6.5, UA-VIII.Judge.10).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AuthorEntry {
    /// Surname, first name and patronymic.
    pub name: String,
    /// The account by which he signs in, at a contest on a site; papers print the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account: Option<Identity>,
    /// The name of that account when he entered, blanked out where judges must not know him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// City, region or country, as results name it beside him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// Year of birth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<i16>,
    /// Category or title in composition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Category or title in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play_category: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub society: Option<String>,
    /// Place of work and position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub work: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coach: Option<String>,
    /// His number on the list of a federation, by which its books know him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The region or team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamId>,
}

impl AuthorEntry {
    /// Whether he signs in by the account with this number.
    pub fn is_account(&self, number: i64) -> bool {
        self.account.as_ref().is_some_and(|own| own.is_account(number))
    }

    /// His name as results print it, with the place where he told it.
    pub fn text(&self) -> String {
        name_with_place(&self.name, self.place.as_deref())
    }

    pub(crate) fn who(&self) -> Who<'_> {
        Who::new(&self.name, self.account.as_ref())
    }
}
