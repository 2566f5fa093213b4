//! Marks, formal breaches, revisions, remarks, defects.

use damier_contests::composing::{Composing, Fact};
use damier_contests::{Journal, Refused, WorkId};
use serde::{Deserialize, Serialize};

use super::super::{Draft, Refusal, long, some};
use super::Decided;
use super::entries::called;
use crate::typed;

/// A judge marks a work.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Mark {
    /// The code number of the work.
    pub code: String,
    #[serde(deserialize_with = "typed::text")]
    pub mark: String,
    /// What he says about it.
    pub says: String,
    /// Who marks, where a file is kept.
    pub judge: Option<String>,
}

impl Mark {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let contest = draft.state();
        let named = draft.only_in_files(self.judge.as_deref())?.and_then(some);
        let judge = draft.account().map(|account| {
            let own = contest.panel.iter().find(|own| own.is_account(account.number));
            own.map_or_else(|| account.name.clone(), |own| own.name.clone())
        });
        Ok(vec![Fact::Marked {
            work: draft.coded(&self.code)?,
            judge: named.or(judge).ok_or(Refused::NoName)?,
            mark: contest.read_mark(&self.mark)?,
            characterisation: long(&self.says),
        }])
    }
}

/// A work breaks a formal requirement and scores zero.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Breach {
    /// The code number of the work.
    pub code: String,
    /// What is wrong.
    pub text: String,
}

impl Breach {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let work = draft.coded(&self.code)?;
        draft.judges(work)?;
        Ok(vec![Fact::Breached { work, reason: long(&self.text) }])
    }
}

/// That is taken back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BreachBack {
    /// The code number of the work.
    pub code: String,
    pub text: String,
}

impl BreachBack {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let work = draft.coded(&self.code)?;
        draft.judges(work)?;
        Ok(vec![Fact::Undone { seq: breached(draft.journal, work)?, reason: long(&self.text) }])
    }
}

/// The fact by which a work breaks a formal requirement.
fn breached(journal: &Journal<Composing>, work: WorkId) -> Result<u32, Refused> {
    let said = journal.entries().iter().rev().find(|entry| {
        matches!(&entry.fact, Fact::Breached { work: own, .. } if *own == work) && journal.counts(entry.seq)
    });
    said.map(|entry| entry.seq).ok_or(Refused::NoSuchFact { seq: 0 })
}

/// The chief judge revises a mark.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Revise {
    /// The code number of the work.
    pub code: String,
    /// Its mark from now on.
    #[serde(deserialize_with = "typed::text")]
    pub mark: String,
    pub text: String,
}

impl Revise {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let (work, mark) = (draft.coded(&self.code)?, draft.state().read_mark(&self.mark)?);
        Ok(vec![Fact::Revised { work, mark, reason: long(&self.text) }])
    }
}

/// Somebody remarks on the preliminary results.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Remark {
    /// The code number of the work.
    pub code: String,
    /// What he says.
    pub text: String,
    /// From whom it comes, where a file is kept.
    pub from: Option<String>,
}

impl Remark {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let named = draft.only_in_files(self.from.as_deref())?.and_then(some);
        let own = || draft.account().map(|account| called(draft.state(), account));
        let from = named.or_else(own).ok_or(Refusal::Refused(Refused::NoName))?;
        Ok(vec![Fact::Remarked { from, work: draft.coded(&self.code)?, text: long(&self.text) }])
    }
}

/// A defect was found after the final results.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Defect {
    /// The code number of the work.
    pub code: String,
    /// What is wrong.
    pub text: String,
}

impl Defect {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        Ok(vec![Fact::DefectFound { work: draft.coded(&self.code)?, text: long(&self.text) }])
    }
}
