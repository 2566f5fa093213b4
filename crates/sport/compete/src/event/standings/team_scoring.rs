//! Teams in an individual event: the sum of the results of the players who count; the regulation says how
//! many of them (UA-II.3.5.4).

use serde::Serialize;

use crate::event::ids::{PlayerId, TeamId};
use crate::event::regulation::Character;
use crate::event::state::State;
use crate::event::table::StageTable;
use damier_pairing::standings::{Counting, Place, Standings, team_totals};
use damier_pairing::{Entrant, Points};

/// A team of an individual event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TeamScoringLine {
    /// The place; equal sums share theirs, since the code names no criterion.
    pub place: Place,
    pub team: TeamId,
    pub name: String,
    /// The sum that places go by.
    pub points: Points,
    /// Who counts, the best first, with his points.
    pub counted: Vec<(PlayerId, Points)>,
    /// Its other players.
    pub not_counted: Vec<PlayerId>,
}

impl State {
    pub(super) fn team_scoring(&self, table: &StageTable, placed: &Standings) -> Vec<TeamScoringLine> {
        let character = self.regulation.as_ref().map(|regulation| regulation.character);
        let Some(Character::IndividualWithTeamScoring { counting }) = character else { return Vec::new() };
        let mut teams: Vec<Vec<Entrant>> = vec![Vec::new(); self.teams.len()];
        for (line, entrant) in (0..).map(Entrant).zip(&table.entrants) {
            let team = self.players.get(entrant.index()).and_then(|player| player.team);
            if let Some(members) = team.and_then(|team| teams.get_mut(team.index())) {
                members.push(line);
            }
        }
        let player =
            |line: &Entrant| table.entrants.get(line.index()).map_or(PlayerId(line.0), |own| PlayerId(own.0));
        let points = |line: &Entrant| placed.row(*line).map_or(Points::ZERO, |row| row.points);
        team_totals(placed, &teams, Counting::Best(counting.into()))
            .into_iter()
            .map(|total| TeamScoringLine {
                place: total.place,
                team: TeamId(total.team as u32),
                name: self.teams[total.team].name.clone(),
                points: total.points,
                counted: total.counted.iter().map(|line| (player(line), points(line))).collect(),
                not_counted: teams[total.team]
                    .iter()
                    .filter(|line| !total.counted.contains(line))
                    .map(player)
                    .collect(),
            })
            .collect()
    }
}
