//! The course of a contest: its panel, the session, publication, what is taken back.

use damier_contests::solving::{Fact, Solving};
use serde::{Deserialize, Serialize};

use super::super::actor::official;
use super::super::{Draft, long, office};
use super::Decided;

/// Somebody gets an office.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Appoint {
    /// His account, at a site; where none is given, the name is that of the account.
    pub account: String,
    /// His name on papers.
    pub name: String,
    pub office: String,
}

impl Appoint {
    pub(super) fn decide(&self, draft: &Draft<'_, Solving>) -> Decided {
        let (panel, office) = (&draft.state().panel, office(&self.office)?);
        Ok(vec![Fact::Appointed(official(panel, draft.actor.meant(), &self.name, office, Vec::new()))])
    }
}

/// Somebody loses his offices.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Relieve {
    pub name: String,
    pub text: String,
}

impl Relieve {
    pub(super) fn decide(&self, _: &Draft<'_, Solving>) -> Decided {
        Ok(vec![Fact::Relieved { name: long(&self.name), reason: long(&self.text) }])
    }
}

/// A fact is taken back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Undo {
    /// Its number in the record.
    pub number: u32,
    pub text: String,
}

impl Undo {
    pub(super) fn decide(&self, _: &Draft<'_, Solving>) -> Decided {
        Ok(vec![Fact::Undone { seq: self.number, reason: long(&self.text) }])
    }
}

/// Acts that say nothing more.
macro_rules! plain {
    ($($about:literal $act:ident $fact:ident;)*) => {$(
        #[doc = $about]
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $act {}

        impl $act {
            pub(super) fn decide(self, _: &Draft<'_, Solving>) -> Decided {
                Ok(vec![Fact::$fact])
            }
        }
    )*};
}

plain! {
    "The chief judge approves the set with all its points." ApproveSet SetApproved;
    "The clock runs." Start Started;
    "The results are published; protests may be lodged." Publish ResultsPublished;
    "The results are approved." Approve Approved;
}
