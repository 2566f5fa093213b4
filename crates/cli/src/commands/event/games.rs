//! Which game somebody plays in a round.

use anyhow::Result;
use damier_compete::event::{Encounter, GameKey, PlayerId, StageId, State};
use damier_compete::schedule::Side;
use damier_compete::{Entrant, Round};
use damier_language::Args;

use super::desk::Desk;

/// The game of a player, or the match of a team, with the side.
pub(crate) fn of_player(desk: &Desk<'_>, stage: StageId, round: Round, who: &str) -> Result<(GameKey, Side)> {
    let found = match desk.player(stage, who) {
        Ok(player) => seat(desk.state(), stage, round, player),
        // In a team event the name may be that of a team.
        Err(nobody) => match desk.state().pairs_teams().then(|| desk.entrant(stage, who)) {
            Some(Ok(team)) => table(desk.state(), stage, round, team),
            _ => return Err(nobody),
        },
    };
    found.ok_or_else(|| {
        if desk.state().stages.get(stage.index()).is_none_or(|stage| stage.round(round).is_none()) {
            return desk.no_round(stage, round).into();
        }
        let args = Args::new().with("name", who).with("round", round.number());
        desk.complaint("event-no-game", &args).into()
    })
}

/// Where an entrant sits in a round.
pub(crate) fn table(
    state: &State,
    stage: StageId,
    round: Round,
    entrant: Entrant,
) -> Option<(GameKey, Side)> {
    let (table, encounter) = state.stages.get(stage.index())?.round(round)?.encounter_of(entrant)?;
    Some((GameKey::table(stage, round, table), encounter.side_of(entrant)?))
}

/// Where a player sits in a round.
pub(crate) fn seat(state: &State, stage: StageId, round: Round, player: PlayerId) -> Option<(GameKey, Side)> {
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
