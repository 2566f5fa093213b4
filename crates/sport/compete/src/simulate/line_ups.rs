//! Line-ups: now and then a reserve plays (UA13-IV.14.4, UA-III.9.4).

use super::teller::Teller;
use crate::event::{Fact, PlayerId, Role, Squad, StageId, TeamId};
use damier_pairing::Round;

impl Teller {
    /// Captains hand in line-ups for the next round.
    pub(super) fn line_ups(&mut self, stage: StageId, round: Round) {
        let state = self.event.state();
        if !state.pairs_teams() || !state.team_rules().is_some_and(|rules| rules.reserves) {
            return;
        }
        for team in (0..state.teams.len() as u32).map(TeamId) {
            if !self.happens(5) {
                continue;
            }
            let state = self.event.state();
            let reserve = state.members(team).find(|(_, player)| player.squad == Squad::Reserve);
            let reserve = reserve.map(|(id, _)| id);
            let main: Option<Vec<PlayerId>> = state.line_up(stage, round, team).into_iter().collect();
            let (Some(reserve), Some(mut boards)) = (reserve, main) else { continue };
            let board = self.lots.below(boards.len().max(1) as u64) as usize;
            if let Some(seat) = boards.get_mut(board) {
                *seat = reserve;
            }
            // Somebody of the main squad may be the only one who is left.
            self.try_to_say(Role::Captain, Fact::LineUp { stage, round, team, boards });
        }
    }
}
