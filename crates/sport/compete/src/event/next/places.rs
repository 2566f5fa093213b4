//! The order of a stage, for those who go on from it: from the bracket, the match, the deciding games, or
//! the table of places.

use super::super::ids::StageId;
use super::super::stage::System;
use super::super::state::State;
use super::cannot::StageOver;
use super::stage_over;
use super::turn::Turn;
use damier_pairing::Entrant;
use damier_pairing::schedule::{Knockout, knockout_places};
use damier_pairing::standings::Place;

/// Who has which place in a stage, the best first; those who share one stand together. Empty if nothing
/// can be said yet.
pub fn places_of(state: &State, stage: StageId) -> Vec<(Place, Entrant)> {
    let by_winner = || match (state.stages.get(stage.index())?.plan.system, stage_over(state, stage)?) {
        (_, StageOver::MatchOver { winner: None, .. } | StageOver::AllRounds { .. }) => None,
        (_, StageOver::MatchOver { winner: Some(winner), .. }) => Some(winner),
        (System::Barrage | System::LostPoints(_), StageOver::Won { winner, .. }) => Some(winner),
        _ => None,
    };
    if let Some(places) = bracket_places(state, stage) {
        return places;
    }
    let mut places = table_places(state, stage);
    if let Some(winner) = by_winner() {
        places.sort_by_key(|(_, entrant)| *entrant != winner);
        places = places_without_first(&places);
    }
    places
}

/// As the bracket stands (UA13-IV.3.4.2, UA-II.3.6.2.a, UA-II.3.6.2.c, COL-3.8a).
fn bracket_places(state: &State, stage: StageId) -> Option<Vec<(Place, Entrant)>> {
    let System::Knockout(places) = state.stages.get(stage.index())?.plan.system else { return None };
    let turn = Turn::bare(state, stage, 0).ok()?;
    let knockout = Knockout::new(&turn.numbered().ok()?, places).ok()?;
    knockout_places(&knockout, &turn.course(&knockout).ok()?.winners).ok()
}

fn table_places(state: &State, stage: StageId) -> Vec<(Place, Entrant)> {
    let lines = state.points_standings(stage).map_or(Vec::new(), |standings| standings.lines);
    lines.into_iter().map(|line| (line.place, line.entrant)).collect()
}

/// The first of the list has won; the others keep their order behind him.
fn places_without_first(order: &[(Place, Entrant)]) -> Vec<(Place, Entrant)> {
    let mut places: Vec<(Place, Entrant)> = Vec::with_capacity(order.len());
    let mut at = 0;
    while at < order.len() {
        let same = if at == 0 {
            1
        } else {
            order[at..].iter().take_while(|(place, _)| *place == order[at].0).count()
        };
        let place = Place { first: at as u32 + 1, last: (at + same) as u32 };
        places.extend(order[at..at + same].iter().map(|(_, entrant)| (place, *entrant)));
        at += same;
    }
    places
}
