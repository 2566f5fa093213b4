//! Tables beside the main one: every player at his boards, and teams by the sum of their best players.

use damier_rules::Color;

use super::ids::{PlayerId, Side, StageId, TeamId};
use super::regulation::Character;
use super::score::{Reason, Score};
use super::state::State;
use crate::{Entrant, Mark, Points, Round};

/// One player's games in a team event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardLine {
    /// Who.
    pub player: PlayerId,
    /// His games.
    pub games: Vec<BoardGame>,
    /// Points in them.
    pub points: Points,
}

/// A game of a player on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardGame {
    /// The round.
    pub round: Round,
    /// The board, from 1.
    pub board: u8,
    /// Against whom, if somebody sat there.
    pub opponent: Option<PlayerId>,
    /// With which colour, in the first game.
    pub color: Color,
    /// How it stands.
    pub mark: Mark,
}

/// The sum of a team in an individual event (UA-II.3.5.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamTotal {
    /// Which.
    pub team: TeamId,
    /// The sum.
    pub points: Points,
    /// Whose results count.
    pub counted: Vec<PlayerId>,
}

impl State {
    /// Every player's games on the boards of team matches (UA13-IV.3.3.3, UA-II.3.5.3). Games on a board
    /// without the right to play there are left out (UA13-IV.14.6, UA-III.9.6).
    pub fn board_table(&self, id: StageId) -> Vec<BoardLine> {
        let mut lines: Vec<BoardLine> = (0..self.players.len() as u32)
            .map(|at| BoardLine { player: PlayerId(at), games: Vec::new(), points: Points::ZERO })
            .collect();
        let Some(stage) = self.stages.get(id.index()) else { return lines };
        for (at, round) in stage.rounds.iter().enumerate() {
            for encounter in round.encounters.iter().filter(|encounter| encounter.shape.teams) {
                for board in 0..encounter.shape.boards {
                    let seats = encounter.seats[usize::from(board)];
                    let score = encounter.board_score(board);
                    let void = encounter.games[encounter.index(board, 0)].reason == Some(Reason::WrongBoard);
                    for side in Side::BOTH {
                        let (own, other) = (seats[side.index()], seats[side.other().index()]);
                        let is_culprit = void && score == Some(Score::minus(side));
                        let Some(player) = own.filter(|_| !is_culprit) else { continue };
                        let mark = score.map_or(Mark::Open, |score| score.mark(side));
                        let color = encounter.color(side, board, 0);
                        let line = &mut lines[player.index()];
                        line.points += mark.points();
                        let round = Round::at(at);
                        line.games.push(BoardGame { round, board: board + 1, opponent: other, color, mark });
                    }
                }
            }
        }
        lines
    }

    /// Board points of an entrant in a stage: the second level of a team table (UA13-IV.14.7.2.2,
    /// UA-III.9.7.2, FMJD-III.5.11.2.2.1).
    pub fn board_points(&self, id: StageId, entrant: Entrant) -> Points {
        let Some(stage) = self.stages.get(id.index()) else { return Points::ZERO };
        let encounters = stage.rounds.iter().flat_map(|round| &round.encounters);
        encounters
            .filter_map(|encounter| encounter.side_of(entrant).map(|side| encounter.board_points(side)))
            .sum()
    }

    /// Teams by the sum of their best players, in the order of entry (UA-II.3.5.4).
    pub fn team_totals(&self, id: StageId) -> Vec<TeamTotal> {
        let character = self.regulation.as_ref().map(|regulation| regulation.character);
        let Some(Character::IndividualWithTeamScoring { counting }) = character else { return Vec::new() };
        let Some(table) = self.table(id) else { return Vec::new() };
        let total = |at: u32| {
            let team = TeamId(at);
            let mut results: Vec<(Points, PlayerId)> = self
                .members(team)
                .filter_map(|(player, _)| {
                    let line = table.line_of(Entrant(player.0))?;
                    Some((table.sheet.line(line).points(), player))
                })
                .collect();
            results.sort_by_key(|(points, player)| (std::cmp::Reverse(*points), *player));
            results.truncate(usize::from(counting));
            let points = results.iter().map(|(points, _)| *points).sum();
            TeamTotal { team, points, counted: results.into_iter().map(|(_, player)| player).collect() }
        };
        (0..self.teams.len() as u32).map(total).collect()
    }
}
