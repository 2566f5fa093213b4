//! The best on each board of a team event (UA13-IV.3.3.3, UA-II.3.5.3).
//!
//! A board is a competition of those who sat at it: its table is reckoned like that of single players
//! under the same code. Who played on two boards stands in both tables; games on a board without the right
//! to play there do not count (UA13-IV.14.6, UA-III.9.6).

use serde::Serialize;

use super::{NoStandings, reckon};
use crate::event::board_table::BoardLine;
use crate::event::ids::{PlayerId, StageId, TeamId};
use crate::event::state::State;
use damier_pairing::standings::{Contest, Place, Row, standings};
use damier_pairing::{Absence, Cell, Entrant, Line, Points, Sheet};

/// The table of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BoardStandings {
    /// The board, from 1.
    pub board: u8,
    /// The best first.
    pub lines: Vec<BoardPlace>,
}

/// A player at a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BoardPlace {
    pub place: Place,
    pub player: PlayerId,
    pub name: String,
    /// For whom he plays.
    pub team: Option<TeamId>,
    /// Games at this board.
    pub games: u32,
    /// Points in them.
    pub points: Points,
}

impl State {
    pub(super) fn board_standings(&self, id: StageId) -> Result<Vec<BoardStandings>, NoStandings> {
        let (Some(stage), true) = (self.stages.get(id.index()), self.pairs_teams()) else {
            return Ok(Vec::new());
        };
        let table = self.board_table(id);
        let boards = 1..=self.shape(stage).boards;
        boards.map(|board| self.board_places(id, board, &table)).collect()
    }

    fn board_places(
        &self,
        id: StageId,
        board: u8,
        table: &[BoardLine],
    ) -> Result<BoardStandings, NoStandings> {
        let regulation = self.regulation.as_ref().ok_or(NoStandings::NoRegulation)?;
        let stages = self.stages.len();
        let stage = self.stages.get(id.index()).ok_or(NoStandings::NoSuchStage { stage: id, stages })?;
        let sat_here = |line: &&BoardLine| line.games.iter().any(|game| game.board == board);
        let players: Vec<&BoardLine> = table.iter().filter(sat_here).collect();
        let sheet = board_sheet(&players, board, stage.rounds.len(), stage.plan.rounds);
        let system = reckon::standings_system(stage.plan.system);
        let switches = regulation.readings().map_err(NoStandings::Faulty)?.standings;
        let (reckoning, _) = regulation.reckoning_for(system, false, &[], switches);
        let placed = standings(&Contest { annulled: Some(&[]), ..Contest::new(&sheet) }, &reckoning)?;
        let mut lines = Vec::with_capacity(players.len());
        let rows = placed.rows.iter().filter_map(|row| Some((row, *players.get(row.entrant.index())?)));
        let rows: Vec<(&Row, &BoardLine)> = rows.collect();
        for block in rows.chunk_by(|(a, _), (b, _)| a.place == b.place) {
            let first = lines.len() as u32 + 1;
            let place = Place { first, last: first + block.len() as u32 - 1 };
            lines.extend(block.iter().map(|(row, line)| self.board_place(board, place, row, line)));
        }
        Ok(BoardStandings { board, lines })
    }

    fn board_place(&self, board: u8, place: Place, row: &Row, line: &BoardLine) -> BoardPlace {
        let entry = self.players.get(line.player.index());
        BoardPlace {
            place,
            player: line.player,
            name: entry.map(|entry| entry.name.clone()).unwrap_or_default(),
            team: entry.and_then(|entry| entry.team),
            games: line.games.iter().filter(|game| game.board == board).count() as u32,
            points: row.points,
        }
    }
}

/// The sheet of a board. Whoever had nobody opposite has met the empty chair, the last line.
fn board_sheet(players: &[&BoardLine], board: u8, rounds: usize, rounds_total: u16) -> Sheet {
    let chair = Entrant(players.len() as u32);
    let line_of = |player: PlayerId| {
        let at = players.iter().position(|line| line.player == player);
        at.map_or(chair, |at| Entrant(at as u32))
    };
    let line = |number, cells| Line { number, rating: None, federation: None, cells, withdrawn_after: None };
    let nobody = || vec![Cell::Absent(Absence::Free); rounds];
    let mut lines: Vec<Line> = Vec::with_capacity(players.len() + 1);
    for (player, number) in players.iter().zip(1..) {
        let mut cells = nobody();
        for game in player.games.iter().filter(|game| game.board == board) {
            let opponent = game.opponent.map_or(chair, line_of);
            if let Some(cell) = cells.get_mut(game.round.index()) {
                *cell = Cell::Paired { opponent, color: game.color, mark: game.mark };
            }
        }
        lines.push(line(number, cells));
    }
    lines.push(line(chair.0 + 1, nobody()));
    Sheet { lines, rounds_total, ..Sheet::default() }
}
