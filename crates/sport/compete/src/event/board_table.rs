//! A table beside the main one: every player at his boards.

use damier_rules::Color;
use serde::Serialize;

use super::ids::{PlayerId, StageId};
use super::score::{Reason, Score};
use super::state::State;
use damier_pairing::schedule::Side;
use damier_pairing::{Mark, Points, Round};

/// One player's games in a team event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BoardLine {
    pub player: PlayerId,
    pub games: Vec<BoardGame>,
    /// Points in them.
    pub points: Points,
}

/// A game of a player on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct BoardGame {
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
                        let (own, other) = (seats[side.index()], seats[(!side).index()]);
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
}
