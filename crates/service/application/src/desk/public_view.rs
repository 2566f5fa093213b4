//! What everybody may see: rounds that are published, and the places after them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use damier_compete::Round;
use damier_compete::event::{NoStandings, Phase, StageId, StageStandings, StageState, State};
use damier_desk::stage;

use super::Held;

/// How many rounds of a stage hang on the wall.
pub fn published(stage: &StageState) -> usize {
    stage.rounds.iter().take_while(|round| round.phase >= Phase::Published).count()
}

/// Places that have been reckoned, for as long as nothing new is said: many look at the same table.
#[derive(Default)]
pub struct Places(Mutex<HashMap<Asked, Found>>);

/// Of which event, as it stands after which fact, and of which stage after how many rounds.
type Asked = (String, u32, StageId, usize);

type Found = Result<Arc<StageStandings>, NoStandings>;

/// So many tables are kept.
const KEPT: usize = 64;

impl Places {
    /// The places of a stage after a round, or after all that are published.
    pub fn of(&self, held: &Held, id: StageId, after: Option<Round>) -> Found {
        let state = held.event.state();
        let shown = state.stages.get(id.index()).map_or(0, published);
        let rounds = after.map_or(shown, |round| (round.index() + 1).min(shown));
        let asked = (held.id.clone(), held.event.next_seq(), id, rounds);
        let kept = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = kept().get(&asked) {
            return found.clone();
        }
        let found = standings(state, id, after).map(Arc::new);
        let mut kept = kept();
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(asked, found.clone());
        found
    }
}

fn standings(state: &State, id: StageId, after: Option<Round>) -> Result<StageStandings, NoStandings> {
    let Some(stage) = state.stages.get(id.index()) else { return state.standings(id) };
    let shown = published(stage);
    let last = shown.checked_sub(1).map(Round::at);
    match after.filter(|round| round.index() < shown) {
        Some(round) => state.standings_after(id, round),
        None if shown == stage.rounds.len() => state.standings(id),
        None => match last {
            Some(last) => state.standings_after(id, last),
            None => Err(NoStandings::NotPaired { round: Round::FIRST, paired: 0 }),
        },
    }
}

/// The stage and round that are named by `1.3`, if the round is published.
pub fn named(state: &State, text: &str) -> Option<(StageId, Round)> {
    let (stage, round) = text.split_once('.')?;
    let id = StageId(stage.parse::<u8>().ok()?.checked_sub(1)?);
    let round = Round::new(round.parse().ok()?)?;
    let own = state.stages.get(id.index())?;
    (round.index() < published(own)).then_some((id, round))
}

/// How a round is named in addresses.
pub fn name(id: StageId, round: Round) -> String {
    format!("{}.{round}", u16::from(id.0) + 1)
}

/// The round that is shown to somebody who names none: the last published one of the stage being played, or else of
/// the last stage that has one.
pub fn last(state: &State) -> Option<(StageId, Round)> {
    let of = |id: StageId| {
        let shown = published(state.stages.get(id.index())?);
        shown.checked_sub(1).map(|at| (id, Round::at(at)))
    };
    let all = (0..state.stages.len()).rev().filter_map(|at| u8::try_from(at).ok()).map(StageId);
    of(stage::current(state)).or_else(|| all.into_iter().find_map(of))
}
