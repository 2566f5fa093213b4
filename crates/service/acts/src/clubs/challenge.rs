//! Matches with other clubs.

use damier_facts::Moment;
use serde::{Deserialize, Serialize};

use super::{Deed, Draft, Refusal, check_terms, line, moment};

/// A match is played on so many boards at most.
const MOST_BOARDS: u32 = 50;

/// A match that is proposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// The other club: its name in addresses, or its name.
    pub away: String,
    pub rulebook: String,
    pub control: String,
    pub rated: bool,
    pub boards: u32,
    pub begins: Moment,
}

/// A leader proposes a match to another club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Challenge {
    pub club: String,
    pub rulebook: String,
    pub control: String,
    pub rated: bool,
    /// On so many boards at most.
    pub boards: u32,
    /// When the games begin, such as `2026-11-20T18:00:00Z`.
    pub begins: String,
}

impl Default for Challenge {
    fn default() -> Challenge {
        Challenge {
            club: String::new(),
            rulebook: "fmjd-100".to_owned(),
            control: "10m+5s".to_owned(),
            rated: false,
            boards: 5,
            begins: String::new(),
        }
    }
}

impl Challenge {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Deed, Refusal> {
        let shown = || self.club.chars().take(60).collect();
        let away = line(&self.club, 64).ok_or_else(|| Refusal::NoSuchClub { name: shown() })?;
        if away == draft.id {
            return Err(Refusal::OwnClub);
        }
        if !(1..=MOST_BOARDS).contains(&self.boards) {
            return Err(Refusal::Boards { most: MOST_BOARDS });
        }
        check_terms(&self.rulebook, &self.control)?;
        Ok(Deed::Propose(Proposal {
            away,
            rulebook: self.rulebook.clone(),
            control: self.control.trim().to_owned(),
            rated: self.rated,
            boards: self.boards,
            begins: moment(&self.begins, draft.at)?,
        }))
    }
}

/// A leader of the other club agrees or does not.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reply {
    pub id: String,
    pub agreed: bool,
}

impl Reply {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Deed, Refusal> {
        Ok(Deed::Answer { id: self.id.clone(), agreed: self.agreed })
    }
}

/// A member wants to play.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Enter {
    pub id: String,
}

impl Enter {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Deed, Refusal> {
        Ok(Deed::Enter { id: self.id.clone(), plays: true })
    }
}

/// He does not play after all.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Withdraw {
    pub id: String,
}

impl Withdraw {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Deed, Refusal> {
        Ok(Deed::Enter { id: self.id.clone(), plays: false })
    }
}

/// A leader of either club calls it off before it begins.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CallOff {
    pub id: String,
}

impl CallOff {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Deed, Refusal> {
        Ok(Deed::CallOff { id: self.id.clone() })
    }
}
