//! The panel of arbiters and the appeals committee.
//!
//! Organiser and arbiter are incompatible (FMJD-IV.5). The committee is there before round 1, has no
//! arbiter of the event in it and replaces whoever has an interest (UA13-IV.18.8.4.1, UA13-IV.18.8.4.2,
//! UA-IV.8.4.a, UA-IV.8.4.b; FMJD-II.2.11; WCDF-7.1).

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::by_code::ByCode;
use super::naming::check_name;
use super::permission::Role;
use super::refused::Refused;
use super::state::State;
use super::warning::Warning;

/// Somebody with an office.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Official {
    pub name: String,
    pub role: Role,
    /// Category or title as an arbiter: `national`, `International Arbiter` (UA13-IV.18.6, COL-3.2.2e).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Federation, branch or town.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<String>,
    /// Relieved of the office (UA13-IV.18.9.4, UA-IV.9).
    #[serde(default)]
    pub relieved: bool,
}

/// A member of the appeals committee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Juror {
    pub name: String,
    /// Federation or branch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<String>,
    /// Appointed by the executive committee of the FMJD (FMJD-II.2.11).
    #[serde(default)]
    pub by_executive: bool,
}

/// The appeals committee: the chair first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Committee {
    /// Chair and members.
    pub members: Vec<Juror>,
    /// Those who step in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserves: Vec<Juror>,
}

/// How large the committee must be.
struct Size {
    members: usize,
    more_members: bool,
    reserves: usize,
}

const COMMITTEE: ByCode = ByCode {
    ua13: &["UA13-IV.18.8.4.1"],
    ua23: &["UA-IV.8.4.a"],
    fmjd: &["FMJD-II.2.11"],
    wcdf: &["WCDF-7.1"],
    col: &[],
};
const CONFLICT: ByCode =
    ByCode { ua13: &["UA13-IV.18.8.4.2"], ua23: &["UA-IV.8.4.b"], wcdf: &["WCDF-7.1"], ..ByCode::SILENT };

const fn size(code: Code) -> Size {
    match code {
        Code::Ua2013 | Code::Ua2023 => Size { members: 3, more_members: false, reserves: 2 },
        Code::Fmjd100 | Code::Fmjd64 => Size { members: 3, more_members: false, reserves: 0 },
        Code::Wcdf => Size { members: 3, more_members: true, reserves: 0 },
        Code::Columns => Size { members: 1, more_members: true, reserves: 0 },
    }
}

/// Where a code speaks of the committee.
pub(super) const fn committee_clauses(code: Code) -> &'static [Clause] {
    COMMITTEE.of(code)
}

impl Committee {
    /// Everybody, members first.
    pub fn everybody(&self) -> impl Iterator<Item = &Juror> {
        self.members.iter().chain(&self.reserves)
    }

    /// Who sits when these have an interest in the matter: reserves replace them.
    pub fn sitting(&self, code: Code, interested: &[String]) -> Result<Vec<String>, Refused> {
        let is_free = |juror: &&Juror| !interested.contains(&juror.name);
        let seats = self.members.len();
        let mut sitting: Vec<String> =
            self.members.iter().filter(is_free).map(|juror| juror.name.clone()).collect();
        let missing = seats - sitting.len();
        sitting.extend(self.reserves.iter().filter(is_free).take(missing).map(|juror| juror.name.clone()));
        if sitting.len() < seats {
            let clauses = CONFLICT.of(code);
            return Err(Refused::NoQuorum { sitting: sitting.len(), needed: seats, clauses });
        }
        Ok(sitting)
    }
}

impl State {
    pub(super) fn appoint(&mut self, official: &Official) -> Result<(), Refused> {
        check_name(&official.name)?;
        let others = || self.officials.iter().filter(|other| !other.relieved);
        if official.role == Role::ChiefArbiter
            && let Some(chief) = others().find(|other| other.role == Role::ChiefArbiter)
        {
            return Err(Refused::ChiefAlready { name: chief.name.clone() });
        }
        let clashes = |other: &&Official| {
            other.name == official.name
                && (other.role == Role::Organiser) != (official.role == Role::Organiser)
                && (other.role.is_panel() || official.role.is_panel())
        };
        if others().any(|other| clashes(&other)) {
            return Err(Refused::OrganiserIsArbiter { name: official.name.clone() });
        }
        let on_committee = |name: &str| {
            self.committee.as_ref().is_some_and(|set| set.everybody().any(|juror| juror.name == name))
        };
        if official.role.is_panel() && on_committee(&official.name) {
            let clauses = self.code().map_or(&[] as &[Clause], |code| COMMITTEE.of(code));
            return Err(Refused::ArbiterOnCommittee { name: official.name.clone(), clauses });
        }
        let is_international = official.category.as_deref().is_some_and(|own| own == "International Arbiter");
        if official.role == Role::ChiefArbiter && self.is_official_fmjd() && !is_international {
            self.warnings.push(Warning::NotInternationalArbiter);
        }
        self.officials.push(official.clone());
        Ok(())
    }

    pub(super) fn relieve(&mut self, name: &str) -> Result<(), Refused> {
        let found = self.officials.iter_mut().find(|official| official.name == name && !official.relieved);
        let official = found.ok_or_else(|| Refused::NoOfficial { name: name.to_owned() })?;
        official.relieved = true;
        Ok(())
    }

    pub(super) fn form_committee(&mut self, committee: &Committee) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        let (size, clauses) = (size(code), COMMITTEE.of(code));
        let (members, reserves) = (committee.members.len(), committee.reserves.len());
        let wrong = members < size.members || (!size.more_members && members > size.members);
        if wrong || reserves < size.reserves {
            let (needed, needed_reserves) = (size.members, size.reserves);
            return Err(Refused::CommitteeSize { members, needed, reserves, needed_reserves, clauses });
        }
        committee.everybody().try_for_each(|juror| check_name(&juror.name))?;
        let is_arbiter = |name: &str| {
            self.officials.iter().any(|own| own.name == name && own.role.is_panel() && !own.relieved)
        };
        if let Some(juror) = committee.everybody().find(|juror| is_arbiter(&juror.name)) {
            return Err(Refused::ArbiterOnCommittee { name: juror.name.clone(), clauses });
        }
        if let Some(name) = twice(committee) {
            return Err(Refused::TwiceOnCommittee { name });
        }
        let is_fmjd = matches!(code, Code::Fmjd100 | Code::Fmjd64);
        if is_fmjd && !committee.members.iter().any(|juror| juror.by_executive) {
            return Err(Refused::NobodyOfExecutive);
        }
        if matches!(code, Code::Ua2013 | Code::Ua2023)
            && let Some(branch) = shared_branch(committee)
        {
            self.warnings.push(Warning::SameBranch { branch, clauses });
        }
        if self.has_begun() {
            self.warnings.push(Warning::AfterRoundOne { what: "the appeals committee", clauses });
        }
        self.committee = Some(committee.clone());
        Ok(())
    }
}

fn twice(committee: &Committee) -> Option<String> {
    let names: Vec<&String> = committee.everybody().map(|juror| &juror.name).collect();
    let found = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name));
    found.map(|(_, name)| (*name).clone())
}

fn shared_branch(committee: &Committee) -> Option<String> {
    let branches: Vec<&String> = committee.everybody().filter_map(|juror| juror.branch.as_ref()).collect();
    let found = branches.iter().enumerate().find(|(at, branch)| branches[..*at].contains(branch));
    found.map(|(_, branch)| (*branch).clone())
}
