//! The course of a contest: its panel, its regulation, closing, publication, what is taken back.

use damier_contests::composing::{Composing, Fact};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::actor::official;
use super::super::{Draft, long, office, regulation};
use super::Decided;
use crate::typed;

/// Somebody gets an office.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Appoint {
    /// His account, at a site; where none is given, the name is that of the account.
    pub account: String,
    /// His name on papers.
    pub name: String,
    pub office: String,
    /// The sections that he judges, from 1; none: all of them.
    #[serde(deserialize_with = "typed::numbers")]
    pub section: Vec<u16>,
}

impl Appoint {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let (panel, office) = (&draft.state().panel, office(&self.office)?);
        let official = official(panel, draft.actor.meant(), &self.name, office, self.section.clone());
        Ok(vec![Fact::Appointed(official)])
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
    pub(super) fn decide(&self, _: &Draft<'_, Composing>) -> Decided {
        Ok(vec![Fact::Relieved { name: long(&self.name), reason: long(&self.text) }])
    }
}

/// The regulation is changed while works are sent in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Change {
    /// As it is now: TOML, or an object.
    pub regulation: Value,
    pub text: String,
}

impl Change {
    pub(super) fn decide(&self, _: &Draft<'_, Composing>) -> Decided {
        let regulation = Box::new(regulation(&self.regulation)?);
        Ok(vec![Fact::RegulationChanged { regulation, reason: long(&self.text) }])
    }
}

/// Nothing is taken in any more; works get their code numbers by lot.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Close {
    /// The seed of the lots, where it was drawn in public.
    pub seed: Option<u64>,
}

impl Close {
    pub(super) fn decide(self, draft: &Draft<'_, Composing>) -> Decided {
        Ok(vec![Fact::Closed { seed: self.seed.unwrap_or(draft.given.seed) }])
    }
}

/// The preliminary results are published.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Preliminary {}

impl Preliminary {
    pub(super) fn decide(self, _: &Draft<'_, Composing>) -> Decided {
        Ok(vec![Fact::PreliminaryPublished])
    }
}

/// The final results are published.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Final {}

impl Final {
    pub(super) fn decide(self, _: &Draft<'_, Composing>) -> Decided {
        Ok(vec![Fact::FinalPublished])
    }
}

/// The award is cancelled; another panel marks anew.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cancel {
    pub text: String,
}

impl Cancel {
    pub(super) fn decide(&self, _: &Draft<'_, Composing>) -> Decided {
        Ok(vec![Fact::AwardCancelled { reason: long(&self.text) }])
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
    pub(super) fn decide(&self, _: &Draft<'_, Composing>) -> Decided {
        Ok(vec![Fact::Undone { seq: self.number, reason: long(&self.text) }])
    }
}
