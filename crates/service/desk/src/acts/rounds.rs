//! A round goes its way: published, started, closed.

use damier_compete::Round;
use damier_compete::event::{Fact, Phase, StageId};
use damier_language::Args;
use serde::{Deserialize, Serialize};

use super::{pairing, typed};
use crate::draft::{Draft, Refusal};
use crate::{ActReport, prepare};

/// The pairing hangs on the wall.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Publish {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the first that waits where nobody says.
    pub round: Option<Round>,
}

/// The signal to start. A pairing that nobody has published is published with it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Start {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the first that waits where nobody says.
    pub round: Option<Round>,
    /// Though an earlier round lacks results.
    pub ahead: bool,
}

/// All results are in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Close {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the first that is played where nobody says.
    pub round: Option<Round>,
}

/// The round that was named, the first in such a phase, or the last one, which is then refused.
fn find(
    draft: &Draft<'_>,
    stage: Option<&str>,
    given: Option<Round>,
    fits: impl Fn(Phase) -> bool,
) -> Result<(StageId, Round), Refusal> {
    let stage = draft.stage(stage)?;
    let rounds = draft.state().stages.get(stage.index()).map_or(&[] as &[_], |stage| &stage.rounds[..]);
    let first = rounds.iter().position(|round| fits(round.phase)).map(Round::at);
    let last = rounds.len().checked_sub(1).map(Round::at);
    Ok((stage, given.or(first).or(last).unwrap_or(Round::FIRST)))
}

impl Publish {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let (stage, round) = find(draft, self.stage.as_deref(), self.round, |phase| phase == Phase::Paired)?;
        draft.append(Fact::Published { stage, round })?;
        Ok(ActReport::new())
    }
}

impl Start {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let (stage, round) = find(draft, self.stage.as_deref(), self.round, |phase| phase < Phase::Started)?;
        begin(draft, stage, round, self.ahead)?;
        Ok(ActReport::new())
    }
}

impl Close {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let (stage, round) = find(draft, self.stage.as_deref(), self.round, |phase| phase == Phase::Started)?;
        draft.append(Fact::Closed { stage, round })?;
        Ok(ActReport::new())
    }
}

/// A round has started; before that it is published.
pub(super) fn begin(draft: &mut Draft<'_>, stage: StageId, round: Round, ahead: bool) -> Result<(), Refusal> {
    if let (false, Err(missing)) = (ahead, draft.state().check_not_ahead(stage, round)) {
        let mut complaint = draft.refused(&missing).complaint();
        let id = if draft.manner.terminal { "event-or-ahead" } else { "act-or-ahead" };
        let or_ahead = |next: String| draft.words.translate(id, &Args::new().with("next", next));
        complaint.next = complaint.next.map(or_ahead);
        return Err(complaint.into());
    }
    let found = draft.state().stages.get(stage.index()).and_then(|own| own.round(round));
    if found.is_some_and(|own| own.phase == Phase::Paired) {
        draft.append(Fact::Published { stage, round })?;
    }
    // Openings that were not drawn yet are drawn with the signal (UA13-IV.9.5.3, UA-III.5.5.3).
    let is_last =
        draft.state().stages.get(stage.index()).is_some_and(|own| own.rounds.len() == round.index() + 1);
    if is_last {
        let seed = draft.seed(None);
        pairing::ballots(draft, stage, seed)?;
    }
    draft.append(Fact::Started { stage, round })?;
    Ok(())
}

/// Closes every round of a stage that has all its results.
pub fn close_complete(draft: &mut Draft<'_>, stage: StageId) -> Result<(), Refusal> {
    for round in prepare::complete_rounds(draft.state(), stage) {
        draft.append(Fact::Closed { stage, round })?;
    }
    Ok(())
}

/// Closes every complete round of the event.
pub(super) fn close_all_complete(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let stages = u8::try_from(draft.state().stages.len()).unwrap_or(u8::MAX);
    (0..stages).try_for_each(|stage| close_complete(draft, StageId(stage)))
}
