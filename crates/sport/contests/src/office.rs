//! Who does what at a contest.
//!
//! | office | duties |
//! | --- | --- |
//! | organiser | UA13-VI.5.2.10.*, UA-VIII.Comp.4, COL-5.5.2f |
//! | chief judge and deputies | UA13-VI.6.3, UA-VIII.Judge.3, UA-VIII.SolveJudge.2, COL-5.7.2b |
//! | chief secretary, coordinator | UA13-VI.6.4.*, UA-VIII.Judge.4, UA-VIII.Judge.5, UA-VIII.SolveJudge.3, COL-5.7.2c |
//! | senior judge of a section, judges | UA13-VI.6.5.*, UA-VIII.Judge.6, UA-VIII.Judge.7, COL-5.7.2d |
//! | commission of the federation | UA13-VI.6.1, UA-VIII.Judge.1, COL-5.7.1 |

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::identity::{Who, same_person};
use crate::text::{named, reasoned};
use crate::{Identity, Refused};

/// What somebody is at a contest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    Organiser,
    /// The chief judge.
    ChiefJudge,
    /// A deputy of the chief judge.
    Deputy,
    /// The chief secretary, the judge who organises.
    Secretary,
    /// The coordinator judge, who takes the entries in.
    Coordinator,
    /// The senior judge of a section.
    SeniorJudge,
    /// A judge of a section.
    Judge,
    /// The composition body of the federation.
    Commission,
    /// An author or a solver.
    Entrant,
}

impl Office {
    /// All of them.
    pub const ALL: [Office; 9] = [
        Office::Organiser,
        Office::ChiefJudge,
        Office::Deputy,
        Office::Secretary,
        Office::Coordinator,
        Office::SeniorJudge,
        Office::Judge,
        Office::Commission,
        Office::Entrant,
    ];

    /// The word used on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Office::Organiser => "organiser",
            Office::ChiefJudge => "chief-judge",
            Office::Deputy => "deputy",
            Office::Secretary => "secretary",
            Office::Coordinator => "coordinator",
            Office::SeniorJudge => "senior-judge",
            Office::Judge => "judge",
            Office::Commission => "commission",
            Office::Entrant => "entrant",
        }
    }

    /// Whether the office belongs to the panel of judges.
    pub const fn is_panel(self) -> bool {
        !matches!(self, Office::Organiser | Office::Commission | Office::Entrant)
    }

    /// The offices to which somebody is appointed at a contest of composing (UA13-VI.6.2, UA-VIII.Judge.2,
    /// COL-5.7.2a), the commission that hears appeals included.
    pub fn of_composing() -> impl Iterator<Item = Office> {
        Office::ALL.into_iter().filter(|office| office.is_panel() || *office == Office::Commission)
    }

    /// The offices to which somebody is appointed at a contest of solving (UA-VIII.SolveJudge.1).
    pub fn of_solving() -> impl Iterator<Item = Office> {
        Office::ALL.into_iter().filter(|office| office.is_panel() && *office != Office::Coordinator)
    }
}

/// A word that is no office.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no office is called \"{name}\"")]
pub struct UnknownOffice {
    name: String,
}

impl FromStr for Office {
    type Err = UnknownOffice;

    fn from_str(text: &str) -> Result<Office, UnknownOffice> {
        let name = text.trim();
        let found = Office::ALL.into_iter().find(|office| office.name() == name);
        found.ok_or_else(|| UnknownOffice { name: name.to_owned() })
    }
}

impl fmt::Display for Office {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Somebody with an office.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Official {
    pub name: String,
    pub office: Office,
    /// The sections that somebody judges, counted from 1; empty means all of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<u16>,
    /// The account by which he signs in, at a contest on a site; papers print the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<Identity>,
}

impl Official {
    /// Whether the account with this number holds the office.
    pub fn is_account(&self, number: i64) -> bool {
        self.account.as_ref().is_some_and(|own| own.is_account(number))
    }

    pub(crate) fn who(&self) -> Who<'_> {
        Who::new(&self.name, self.account.as_ref())
    }

    /// Whether somebody judges the works of a section, counted from 0.
    pub fn judges(&self, section: usize) -> bool {
        let is_judge = matches!(self.office, Office::SeniorJudge | Office::Judge);
        is_judge
            && (self.sections.is_empty() || self.sections.iter().any(|own| usize::from(*own) == section + 1))
    }
}

/// Whether somebody can be given an office beside those who have one: he has a name, and there is one chief
/// judge only.
pub(crate) fn may_be_appointed(official: &Official, panel: &[Official]) -> Result<(), Refused> {
    named(&official.name)?;
    let chief = panel.iter().find(|own| own.office == Office::ChiefJudge);
    match chief.filter(|_| official.office == Office::ChiefJudge) {
        Some(chief) => Err(Refused::ChiefAlready { name: chief.name.clone() }),
        None => Ok(()),
    }
}

/// Whether an office would be given again to somebody who has it, for the same sections, or to a namesake of somebody
/// who has one.
pub(crate) fn is_new(official: &Official, panel: &[Official]) -> Result<(), Refused> {
    let same = |own: &Official| (own.office, &own.sections) == (official.office, &official.sections);
    let is_he = |own: &Official| own.who().is(&official.who());
    // Marks are kept by the names of judges, so two of one name would share them.
    let namesake = |own: &Official| !is_he(own) && same_person(&own.name, &official.name);
    match panel.iter().find(|own| same(own) && is_he(own) || namesake(own)) {
        Some(own) => Err(Refused::HasOffice { name: own.name.clone(), office: own.office }),
        None => Ok(()),
    }
}

/// Takes somebody's offices away, for a reason; what he was is remembered.
pub(crate) fn relieve(
    panel: &mut Vec<Official>,
    former: &mut Vec<Official>,
    name: &str,
    reason: &str,
) -> Result<(), Refused> {
    reasoned(reason)?;
    let before = former.len();
    former.extend(panel.extract_if(.., |official| same_person(&official.name, name)));
    if former.len() == before { Err(Refused::NoOfficial { name: name.to_owned() }) } else { Ok(()) }
}
