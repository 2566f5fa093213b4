//! Which game somebody plays in a round.

use damier_compete::event::{Encounter, GameKey, PlayerId, StageId, State};
use damier_compete::schedule::Side;
use damier_compete::{Entrant, Round};

/// Where an entrant sits in a round.
pub fn table(state: &State, stage: StageId, round: Round, entrant: Entrant) -> Option<(GameKey, Side)> {
    let (table, encounter) = state.stages.get(stage.index())?.round(round)?.encounter_of(entrant)?;
    Some((GameKey::table(stage, round, table), encounter.side_of(entrant)?))
}

/// Where a player sits in a round.
pub fn seat(state: &State, stage: StageId, round: Round, player: PlayerId) -> Option<(GameKey, Side)> {
    if !state.pairs_teams() {
        return table(state, stage, round, Entrant(player.0));
    }
    let found = state.stages.get(stage.index())?.round(round)?;
    (1..).zip(&found.encounters).find_map(|(table, encounter)| {
        let (board, side) = board_of(encounter, player)?;
        Some((GameKey::table(stage, round, table).board(board), side))
    })
}

fn board_of(encounter: &Encounter, player: PlayerId) -> Option<(u8, Side)> {
    (1..).zip(&encounter.seats).find_map(|(board, seat)| {
        let side = Side::BOTH.into_iter().find(|side| seat[side.index()] == Some(player))?;
        Some((board, side))
    })
}
