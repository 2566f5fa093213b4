//! Which stage and which round are meant where nobody says.

use damier_compete::Round;
use damier_compete::event::{
    FieldFrom, Phase, RoundState, StageId, StageState, State, propose_fields, stage_over,
};

use crate::look_alike::skeleton;

/// The stage of a number from 1, or of a name.
pub fn named(state: &State, text: &str) -> Option<StageId> {
    let by_number = text.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_name = || {
        let sought = skeleton(text);
        state.stages.iter().position(|stage| skeleton(&stage.plan.name) == sought)
    };
    let found = by_number.filter(|at| *at < state.stages.len()).or_else(by_name);
    found.and_then(|at| u8::try_from(at).ok()).map(StageId)
}

/// The stage that is being played: the first that waits for results, else the last with a round that is not closed, or
/// the next to be paired.
pub fn current(state: &State) -> StageId {
    let ids = || (0..state.stages.len()).map(|at| StageId(at as u8));
    let waits = |id: &StageId| {
        let rounds = &state.stages[id.index()].rounds;
        let missing = state.missing_results(*id);
        missing.iter().any(|(round, _)| rounds.get(round.index()).is_some_and(RoundState::has_started))
    };
    let is_open = |id: &StageId| state.stages[id.index()].rounds.iter().any(|own| own.phase != Phase::Closed);
    ids().find(waits).or_else(|| ids().rfind(is_open)).unwrap_or_else(|| to_pair(state))
}

/// The stage whose next round is paired: of those that can begin and are not over the one with the fewest
/// rounds, so that groups go on side by side; or the last.
pub fn to_pair(state: &State) -> StageId {
    let ids = (0..state.stages.len()).map(|at| StageId(at as u8));
    let waits = |id: StageId| {
        let has_field = state.stages[id.index()].field.is_some() || id == StageId::FIRST;
        !has_field && propose_fields(state, id, 0).is_err()
    };
    let open = ids.filter(|id| stage_over(state, *id).is_none() && !waits(*id));
    let next = open.min_by_key(|id| state.stages[id.index()].rounds.len());
    next.unwrap_or(StageId(state.stages.len().saturating_sub(1) as u8))
}

/// The first stage of which nobody has said who plays; or the next to be paired.
pub fn without_field(state: &State) -> StageId {
    let has_none = |stage: &StageState| stage.field.is_none() && stage.plan.from != FieldFrom::Everybody;
    state.stages.iter().position(has_none).map_or_else(|| to_pair(state), |at| StageId(at as u8))
}

/// The round that results belong to: the first that is played and not complete, or the last one paired.
pub fn current_round(state: &State, stage: StageId) -> Option<Round> {
    let rounds = &state.stages.get(stage.index())?.rounds;
    let missing = state.missing_results(stage);
    let started = |round: &Round| rounds.get(round.index()).is_some_and(RoundState::has_started);
    let open = missing.iter().map(|(round, _)| *round).find(started);
    open.or_else(|| rounds.len().checked_sub(1).map(Round::at))
}
