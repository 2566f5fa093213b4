//! The places of a stage, and what those had shared who met in deciding games about them.

use damier_compete::Entrant;
use damier_compete::event::{FieldFrom, PlayerId, StageId, StageState, State, System};

/// The final place of each player, and the best place of those with whom he had to play deciding games (FMJD-X.13).
/// Teams have places, their players none.
pub(super) fn places(state: &State, id: StageId, players: &[PlayerId]) -> Vec<(Option<u32>, Option<u32>)> {
    let Ok(standings) = state.standings(id) else { return vec![(None, None); players.len()] };
    if state.pairs_teams() {
        return vec![(None, None); players.len()];
    }
    let place = |entrant: Entrant| standings.line(entrant).map(|own| own.place.first);
    let level: Vec<Vec<Entrant>> = deciding(state, id);
    let shared = |entrant: Entrant| {
        let own = level.iter().filter(|own| own.contains(&entrant));
        own.flatten().filter_map(|other| place(*other)).min()
    };
    players.iter().map(|player| Entrant(player.0)).map(|own| (place(own), shared(own))).collect()
}

/// Those who were level in a stage and met in deciding games about it, for each such contest that was played.
fn deciding(state: &State, id: StageId) -> Vec<Vec<Entrant>> {
    let provided = state.regulation.as_ref().is_some_and(|own| own.play_off.is_some());
    let decides = |stage: &&StageState| {
        let may_be = match stage.plan.system {
            System::Barrage => true,
            System::Match(_) => provided,
            _ => false,
        };
        let FieldFrom::Places(sources) = &stage.plan.from else { return false };
        may_be && !stage.rounds.is_empty() && sources.iter().any(|own| own.stage == id)
    };
    let later = state.stages.iter().skip(id.index() + 1).filter(decides);
    later.map(|stage| state.field(stage)).filter(|field| are_level(state, id, field)).collect()
}

/// Whether all of these have equal points in a stage.
fn are_level(state: &State, id: StageId, field: &[Entrant]) -> bool {
    let Some(table) = state.table(id) else { return false };
    let points = |own: &Entrant| Some(table.sheet.points_after(table.line_of(*own)?, usize::MAX));
    let points: Option<Vec<_>> = field.iter().map(points).collect();
    points.is_some_and(|points| points.windows(2).all(|two| two[0] == two[1]))
}
