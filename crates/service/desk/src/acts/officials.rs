//! Offices: who has them; the appeals committee; the technical regulation.

use std::collections::BTreeMap;

use damier_compete::Entrant;
use damier_compete::event::{Committee, Fact, Juror, Official, Role, StageId, TechnicalRegulation};
use serde::{Deserialize, Serialize};

use super::typed;
use crate::ActReport;
use crate::draft::{Draft, Refusal};

/// The office of a name.
pub fn role(draft: &Draft<'_>, name: &str) -> Result<Role, Refusal> {
    let found = Role::ALL.into_iter().find(|role| role.name() == name.trim());
    found.ok_or_else(|| draft.none_of(name, Role::ALL.map(Role::name)))
}

/// Appoint somebody to an office.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Appoint {
    pub role: String,
    pub name: String,
    /// Category or title as an arbiter.
    pub category: Option<String>,
    /// Federation, branch or town.
    pub branch: Option<String>,
}

impl Appoint {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let role = role(draft, &self.role)?;
        let (name, category, branch) =
            (self.name.trim().to_owned(), self.category.clone(), self.branch.clone());
        draft.append(Fact::Appointed(Official { name, role, category, branch, relieved: false }))?;
        Ok(ActReport::new())
    }
}

/// Relieve somebody of his office.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Relieve {
    pub name: String,
    pub reason: String,
}

impl Relieve {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let (name, reason) = (self.name.trim().to_owned(), self.reason.clone());
        draft.append(Fact::Relieved { name, reason })?;
        Ok(ActReport::new())
    }
}

/// Appoint the appeals committee, the chair first; `NAME/BRANCH`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FormCommittee {
    pub members: Vec<String>,
    /// Those who step in.
    pub reserves: Vec<String>,
    /// Who of them is appointed by the executive committee of the FMJD.
    pub executive: Vec<String>,
}

impl FormCommittee {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let juror = |text: &String| {
            let (name, branch) = match text.split_once('/') {
                Some((name, branch)) => (name.trim(), Some(branch.trim().to_owned())),
                None => (text.trim(), None),
            };
            let by_executive = self.executive.iter().any(|own| own.trim() == name);
            Juror { name: name.to_owned(), branch, by_executive }
        };
        let members = self.members.iter().map(juror).collect();
        let reserves = self.reserves.iter().map(juror).collect();
        draft.append(Fact::Committee(Committee { members, reserves }))?;
        Ok(ActReport::new())
    }
}

/// Write the technical regulation. What was written before stays where nothing new is said; an empty text takes it away.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Technical {
    /// The items by their numbers.
    pub items: BTreeMap<String, String>,
}

impl Technical {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let mut new: BTreeMap<u8, &str> = BTreeMap::new();
        for (number, text) in &self.items {
            let read = number.trim().parse().map_err(|_| draft.not_a("event-not-a-number", number))?;
            new.insert(read, text.trim());
        }
        let mut items = draft.state().technical.clone().unwrap_or_default().items;
        items.retain(|(number, _)| !new.contains_key(number));
        let new = new.into_iter().filter(|(_, text)| !text.is_empty());
        items.extend(new.map(|(number, text)| (number, text.to_owned())));
        items.sort();
        draft.append(Fact::Technical(TechnicalRegulation { items }))?;
        Ok(ActReport::new())
    }
}

/// Those named, or all, have signed the technical regulation.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Signed {
    /// Who has signed.
    #[serde(deserialize_with = "typed::list")]
    pub who: Vec<String>,
    pub all: bool,
}

impl Signed {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let who: Vec<Entrant> = match self.all {
            true => (0..u32::try_from(draft.state().entrants()).unwrap_or(0)).map(Entrant).collect(),
            false => draft.entrants(StageId::FIRST, &self.who)?,
        };
        draft.append(Fact::TechnicalSigned(who))?;
        Ok(ActReport::new())
    }
}
