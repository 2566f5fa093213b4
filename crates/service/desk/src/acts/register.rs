//! The register of the hall: leave, spectators, cameras, arbiters at tables, questions to the rules committee, reports.

use damier_compete::Round;
use damier_compete::event::{Fact, Leave, Refused, StageId};
use serde::{Deserialize, Serialize};

use super::typed::{self, Rounds};
use crate::draft::{Draft, Refusal};
use crate::{ActReport, results};

/// A player may leave, telephone or talk.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GiveLeave {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    /// What: `zone`, `seat`, `telephone`, `talk` or `break`; the zone where nobody says.
    pub what: String,
    pub reason: String,
    /// For a break: after so many moves.
    pub moves: Option<u16>,
}

impl GiveLeave {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let player = draft.hall().player(StageId::FIRST, &self.who)?;
        let what = match self.what.trim() {
            "" => Leave::Zone,
            text => {
                let found = Leave::ALL.into_iter().find(|own| own.name() == text);
                found.ok_or_else(|| draft.none_of(text, Leave::ALL.map(Leave::name)))?
            }
        };
        let (reason, moves) = (self.reason.clone(), self.moves);
        draft.append(Fact::LeaveGiven { player, what, reason, moves })?;
        Ok(ActReport::new())
    }
}

/// A player is back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Back {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
}

impl Back {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let player = draft.hall().player(StageId::FIRST, &self.who)?;
        draft.append(Fact::CameBack { player })?;
        Ok(ActReport::new())
    }
}

/// A spectator is sent out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Expel {
    /// Who, as far as it is known.
    pub name: String,
    pub reason: String,
}

impl Expel {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let (who, reason) = (self.name.trim().to_owned(), self.reason.clone());
        draft.append(Fact::SpectatorExpelled { who, reason })?;
        Ok(ActReport::new())
    }
}

/// Somebody may film or photograph.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cameras {
    pub name: String,
    /// When and how.
    pub terms: String,
}

impl Cameras {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let (who, terms) = (self.name.trim().to_owned(), self.terms.trim().to_owned());
        draft.append(Fact::CamerasPermitted { who, terms })?;
        Ok(ActReport::new())
    }
}

/// An arbiter looks after some tables.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Assign {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; every round where nobody says.
    pub round: Option<Round>,
    pub name: String,
    /// The tables: `1-4,7`; none takes his tables away.
    #[serde(deserialize_with = "typed::option")]
    pub tables: Option<String>,
}

impl Assign {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let typed = self.tables.as_deref().map(str::trim).filter(|text| !text.is_empty());
        let tables: Vec<u16> = match typed {
            None => Vec::new(),
            Some(text) => {
                let read: Rounds = text.parse().map_err(|_| draft.not_a("act-not-tables", text))?;
                read.0.iter().map(|table| table.number()).collect()
            }
        };
        let rounds = draft.state().stages.get(stage.index()).map_or(&[] as &[_], |own| own.rounds.as_slice());
        let paired = match self.round {
            Some(round) => rounds.get(usize::from(round.number()).saturating_sub(1)),
            None => rounds.last(),
        };
        if let Some(round) = paired
            && let Some(table) = tables.iter().find(|table| usize::from(**table) > round.encounters.len())
        {
            let tables = round.encounters.len();
            return Err(draft.refused(&Refused::NoSuchTable { table: *table, tables }));
        }
        let (name, round) = (self.arbiter(draft), self.round);
        draft.append(Fact::Assigned { name, stage, round, tables })?;
        Ok(ActReport::new())
    }

    /// The arbiter by a part of his name that only one has, as everybody is called; else as typed.
    fn arbiter(&self, draft: &Draft<'_>) -> String {
        let typed = self.name.trim();
        let wanted = typed.to_lowercase();
        let panel = || draft.state().officials.iter().filter(|own| own.role.is_panel() && !own.relieved);
        if typed.is_empty() || panel().any(|own| own.name == typed) {
            return typed.to_owned();
        }
        let mut called = panel().map(|own| &own.name).filter(|name| name.to_lowercase().contains(&wanted));
        match (called.next(), called.next()) {
            (Some(only), None) => only.clone(),
            _ => typed.to_owned(),
        }
    }
}

/// A question for the committee that interprets the rules; it is printed as a paper of its own.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AskCommittee {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round of the game in which it came up.
    pub round: Option<Round>,
    /// The board of that game: `3`, `3.2`, or the name of a player.
    #[serde(deserialize_with = "typed::option")]
    pub at: Option<String>,
    /// What is asked.
    pub question: String,
    /// What was decided meanwhile.
    pub meanwhile: String,
}

impl AskCommittee {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let game = match self.at.as_deref().map(str::trim).filter(|text| !text.is_empty()) {
            None => None,
            Some(at) => {
                let round = draft.round(stage, self.round)?;
                Some(results::game(&draft.hall(), stage, round, at)?)
            }
        };
        let (question, meanwhile) = (self.question.trim().to_owned(), self.meanwhile.trim().to_owned());
        draft.append(Fact::Asked { question, meanwhile, game })?;
        Ok(ActReport::new())
    }
}

/// The committee has answered.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CommitteeAnswers {
    /// The number of the question in the log.
    pub question: u32,
    /// What it answered.
    pub answer: String,
}

impl CommitteeAnswers {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        draft.append(Fact::Answered { question: self.question, answer: self.answer.clone() })?;
        Ok(ActReport::new())
    }
}

/// The report was sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ReportSent {
    pub to: String,
}

impl ReportSent {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        draft.append(Fact::Reported { to: self.to.trim().to_owned() })?;
        Ok(ActReport::new())
    }
}
