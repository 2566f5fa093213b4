//! The course of the event: its regulation, its schedule, what is taken back, its end.

use std::collections::BTreeMap;

use damier_compete::Round;
use damier_compete::event::{
    Fact, GameKey, LaterEdition, Regulation, RegulationFileFaults, RoundState, StageId,
};
use damier_language::{Args, Words};
use serde::{Deserialize, Serialize};

use super::rounds::close_all_complete;
use super::{again, counting, past, typed};
use crate::draft::{Draft, Refusal};
use crate::{ActReport, RefusalText, moment, prepare, results};

/// Change the regulation.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ChangeRegulation {
    /// The changed regulation, as TOML.
    pub regulation: String,
    /// What the text is called, where a fault of it is told.
    pub name: Option<String>,
    pub reason: String,
}

impl ChangeRegulation {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let name = self.name.clone().unwrap_or_else(|| draft.words.text("desk-regulation"));
        let regulation = read_regulation(draft.words, &name, &self.regulation)?;
        counting::replace(draft, regulation, &self.reason)?;
        Ok(ActReport::new())
    }
}

/// Reads a regulation, or names everything that is wrong with it; `name` is what the text is called.
pub fn read_regulation(words: &Words, name: &str, text: &str) -> Result<Regulation, RefusalText> {
    Regulation::from_toml(text).map_err(|faults| unreadable(words, name, &faults))
}

/// The same for a later edition of a code.
pub fn read_edition(words: &Words, name: &str, text: &str) -> Result<LaterEdition, RefusalText> {
    LaterEdition::from_toml(text).map_err(|faults| unreadable(words, name, &faults))
}

fn unreadable(words: &Words, name: &str, faults: &RegulationFileFaults) -> RefusalText {
    let what = words.translate("event-regulation-file", &Args::new().with("file", name));
    let told = faults.0.iter().map(|fault| words.describe("regulation-file-fault", fault));
    RefusalText::new(what).faults(told.collect())
}

/// Say when rounds start, by the clocks of the hall.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SetStart {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    pub round: Option<Round>,
    /// When: `2026-05-01 10:00`, or `10:00` for today.
    pub starts: String,
    /// Several rounds at once, each by its number with its time; a round whose time stays as it is can stand among them.
    pub rounds: BTreeMap<String, String>,
}

impl SetStart {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let mut facts = Vec::new();
        for (number, starts) in self.rounds.iter().filter(|(_, starts)| !starts.trim().is_empty()) {
            let round = number.trim().parse().ok().and_then(Round::new);
            let round = round.ok_or_else(|| draft.not_a("event-not-a-number", number))?;
            facts.extend(scheduled(draft, stage, round, starts, true)?);
        }
        if self.rounds.is_empty() || self.round.is_some() {
            let Some(round) = self.round else { return Err(draft.not_a("event-not-a-number", "")) };
            facts.extend(scheduled(draft, stage, round, &self.starts, false)?);
        }
        facts.sort_by_key(|(round, _)| *round);
        draft.append_all(facts.into_iter().map(|(_, fact)| fact))?;
        Ok(ActReport::new())
    }
}

/// That a round starts at a time as it is typed; nothing where only changes count and it does so already.
fn scheduled(
    draft: &Draft<'_>,
    stage: StageId,
    round: Round,
    typed: &str,
    only_changes: bool,
) -> Result<Option<(Round, Fact)>, Refusal> {
    let at = moment::read(typed, moment::civil(draft.at, &draft.zone));
    let at = at.ok_or_else(|| draft.not_a("event-not-a-time", typed))?;
    let starts = moment::moment(at, &draft.zone);
    let known = draft.state().stages.get(stage.index()).and_then(|own| own.schedule.get(&round)).copied();
    // Forms know minutes only.
    let same = known.is_some_and(|known| {
        moment::civil(known, &draft.zone).strftime("%F %H:%M").to_string()
            == at.strftime("%F %H:%M").to_string()
    });
    Ok((!(only_changes && same)).then_some((round, Fact::Scheduled { stage, round, starts })))
}

/// The competent organisation approves the regulation.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ApproveRegulation {
    /// Which organisation, and who for it.
    pub by: String,
    /// On which day: `2026-03-01`; today where nobody says.
    pub on: String,
}

impl ApproveRegulation {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let today = moment::civil(draft.at, &draft.zone).date();
        let on = match self.on.trim() {
            "" => today,
            typed => typed.parse().map_err(|_| draft.not_a("hall-not-a-day", typed))?,
        };
        draft.append(Fact::RegulationApproved { by: self.by.clone(), on })?;
        Ok(ActReport::new())
    }
}

/// Say when an adjourned game goes on, by the clocks of the hall.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Resume {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    /// The game: `3`, `3.2`, or the name of a player; all adjourned games of the round where nobody says.
    #[serde(deserialize_with = "typed::text")]
    pub at: String,
    /// When: `2026-05-01 10:00`, or `10:00` for today.
    pub starts: String,
}

impl Resume {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let round = draft.round(stage, self.round)?;
        let at = moment::read(&self.starts, moment::civil(draft.at, &draft.zone));
        let at = at.ok_or_else(|| draft.not_a("event-not-a-time", &self.starts))?;
        let starts = moment::moment(at, &draft.zone);
        let keys = match self.at.trim() {
            "" => {
                let found = draft.state().stages.get(stage.index()).and_then(|own| own.round(round));
                let tables = found.map(RoundState::adjourned).unwrap_or_default();
                tables.into_iter().map(|table| GameKey::table(stage, round, table)).collect()
            }
            at => vec![results::game(&draft.hall(), stage, round, at)?],
        };
        if keys.is_empty() {
            return Err(draft.refusal("hall-nothing-adjourned", &Args::new().with("round", round.number())));
        }
        draft.append_all(keys.into_iter().map(|key| Fact::Resumption { key, starts }))?;
        Ok(ActReport::new())
    }
}

/// Approve the final results; early, if not everything could be played.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Finish {
    /// Though not everything has been played.
    pub early: bool,
    pub reason: String,
}

impl Finish {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        close_all_complete(draft)?;
        // What has been played to its end is finished in time, whatever was typed.
        let early = self.early && draft.state().check_finished().is_err();
        let reason = self.reason.clone();
        draft.append(if early { Fact::FinishedEarly { reason } } else { Fact::Finished })?;
        Ok(ActReport::new())
    }
}

/// Cancel the event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cancel {
    pub reason: String,
}

impl Cancel {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        draft.append(Fact::Cancelled { reason: self.reason.clone() })?;
        Ok(ActReport::new())
    }
}

/// Take back one fact of the log, or all that was decided together last.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Undo {
    /// The number of the fact in the log.
    pub number: Option<u32>,
    pub reason: String,
    /// What changes in rounds that were paired since is known, and it is done.
    pub confirmed: bool,
}

impl Undo {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let numbers = match self.number {
            Some(number) => vec![number],
            None => prepare::said_last(draft.event),
        };
        if numbers.is_empty() {
            return Err(draft.refusal("event-nothing-to-undo", &Args::new()));
        }
        let before = draft.event.clone();
        let first = numbers.iter().copied().min().unwrap_or_default();
        let took_back = |seq: &u32| {
            let at = (*seq as usize).wrapping_sub(1);
            before.entries().get(at).is_some_and(|entry| matches!(entry.fact, Fact::Undone { .. }))
        };
        if numbers.len() > 1 && numbers.iter().any(took_back) {
            // A round that was paired again: what was taken back can only come back as a whole.
            again::undo(draft, &numbers, &self.reason)?;
        } else {
            for seq in numbers {
                let undone = draft.append(Fact::Undone { seq, reason: self.reason.clone() });
                undone.map_err(|refusal| gone_on_without(draft, seq, refusal))?;
            }
        }
        counting::still_counts_so(draft, &before)?;
        let mut answer = ActReport::new();
        past::shown_first(draft, &before, first, self.confirmed, &mut answer)?;
        Ok(answer)
    }
}

/// Rounds that were paired without somebody stand; he comes back by another act.
fn gone_on_without(draft: &Draft<'_>, seq: u32, refusal: Refusal) -> Refusal {
    let undone = draft.event.entries().get((seq as usize).wrapping_sub(1)).map(|entry| &entry.fact);
    match (undone, refusal) {
        (Some(Fact::Withdrawn { .. }), Refusal::Refused(text)) => {
            text.next(draft.words.text("desk-paired-without")).into()
        }
        (_, refusal) => refusal,
    }
}
