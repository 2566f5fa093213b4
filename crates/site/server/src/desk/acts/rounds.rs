//! A round goes its way: published, started, closed.

use damier_compete::Round;
use damier_compete::event::{Fact, Phase, StageId};

use super::{Report, stage_of};
use crate::desk::draft::{Draft, Stop};
use crate::desk::fields::Fields;

/// The round that was named, the first in such a phase, or the last one, which is then refused.
fn find(draft: &Draft, fields: &Fields, fits: impl Fn(Phase) -> bool) -> (StageId, Round) {
    let stage = stage_of(draft, fields);
    let rounds = draft.state().stages.get(stage.index()).map_or(&[] as &[_], |stage| &stage.rounds[..]);
    let first = rounds.iter().position(|round| fits(round.phase)).map(Round::at);
    let last = rounds.len().checked_sub(1).map(Round::at);
    (stage, fields.round().or(first).or(last).unwrap_or(Round::FIRST))
}

/// The pairing hangs on the wall.
pub(super) fn publish(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let (stage, round) = find(draft, fields, |phase| phase == Phase::Paired);
    draft.say(Fact::Published { stage, round })?;
    Ok(None)
}

/// The signal to start. A pairing that nobody has published is published with it.
pub(super) fn start(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let (stage, round) = find(draft, fields, |phase| phase < Phase::Started);
    if !fields.has("ahead") {
        draft.state().check_not_ahead(stage, round).map_err(|missing| draft.refused(&missing))?;
    }
    let found = draft.state().stages.get(stage.index()).and_then(|own| own.round(round));
    if found.is_some_and(|own| own.phase == Phase::Paired) {
        draft.say(Fact::Published { stage, round })?;
    }
    draft.say(Fact::Started { stage, round })?;
    Ok(None)
}

/// All results are in.
pub(super) fn close(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let (stage, round) = find(draft, fields, |phase| phase == Phase::Started);
    draft.say(Fact::Closed { stage, round })?;
    Ok(None)
}
