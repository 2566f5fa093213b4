//! Teams at the boards: line-ups, reserves, and players on a board that is not theirs.
//!
//! | point | clauses |
//! | --- | --- |
//! | a main player plays on his own board only, a reserve on any | UA13-IV.14.4, UA-III.9.4 |
//! | a composition is fixed and signed by the captain, whoever sits where | FMJD-II.3.c |
//! | the line-up comes ten minutes before the round, else the main one plays | UA13-IV.14.4, UA-III.9.4 |
//! | free order: ten minutes before, else as in the round before | UA13-IV.14.5, UA-III.9.5 |
//! | no order in the entry: round 1 makes it | UA13-IV.14.2, UA-III.9.2 |
//! | who sits where he may not: the game is void, the board lost | UA13-IV.14.6, UA-III.9.6 |

use damier_clock::{Moment, Span};

use super::by_code::ByCode;
use super::encounter::Encounter;
use super::entry::Squad;
use super::ids::{GameKey, PlayerId, StageId, TeamId};
use super::pairing::Proposal;
use super::refused::Refused;
use super::score::{Reason, Score};
use super::stage::System;
use super::state::State;
use damier_pairing::schedule::Side;
use damier_pairing::{Entrant, Round};

/// A line-up is handed in so many minutes before the round.
pub const LINE_UP_MINUTES: u64 = 10;

/// Where a code ties main players to their boards. The world federation wants a composition fixed and signed
/// (FMJD-II.3.c) and says nothing about boards: players may move up when a reserve comes in.
const OWN_BOARD: ByCode = ByCode { ua13: &["UA13-IV.14.4"], ua23: &["UA-III.9.4"], ..ByCode::SILENT };

const LINE_UP: ByCode = ByCode {
    ua13: &["UA13-IV.14.4", "UA13-IV.14.5"],
    ua23: &["UA-III.9.4", "UA-III.9.5"],
    fmjd: &["FMJD-II.3.c"],
    ..ByCode::SILENT
};

/// A line-up that a captain hands in.
pub(super) struct HandedIn<'a> {
    pub(super) stage: StageId,
    pub(super) round: Round,
    pub(super) team: TeamId,
    pub(super) boards: &'a [PlayerId],
    pub(super) at: Moment,
}

impl State {
    pub(super) fn hand_in(&mut self, line_up: &HandedIn<'_>) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        let rules = self.team_rules().filter(|_| self.pairs_teams()).ok_or(Refused::NoTeamEvent)?;
        let stage = self.stage(line_up.stage)?;
        self.team(line_up.team)?;
        let clauses = LINE_UP.of(code);
        if stage.round(line_up.round).is_some_and(super::rounds::RoundState::has_started) {
            return Err(Refused::LineUpLate { minutes: 0, needed: LINE_UP_MINUTES, clauses });
        }
        if let Some(starts) = stage.schedule.get(&line_up.round) {
            let before = starts.since(line_up.at);
            if before < Span::minutes(LINE_UP_MINUTES) {
                let minutes = before.as_millis() / 60_000;
                return Err(Refused::LineUpLate { minutes, needed: LINE_UP_MINUTES, clauses });
            }
        }
        if line_up.boards.len() != usize::from(rules.boards) {
            let (given, boards) = (line_up.boards.len(), rules.boards);
            return Err(Refused::LineUpSize { given, boards });
        }
        for (at, player) in line_up.boards.iter().enumerate() {
            if line_up.boards[..at].contains(player) {
                return Err(Refused::TwiceInLineUp { player: *player });
            }
            let board = at as u8 + 1;
            if !self.may_sit(line_up.team, *player, board)? {
                return Err(Refused::NotHisBoard { player: *player, board, clauses });
            }
        }
        let (round, team) = (line_up.round, line_up.team);
        let side = (line_up.stage, line_up.round);
        let boards = line_up.boards.to_vec();
        self.stage_mut(line_up.stage)?.line_ups.insert((round, team), boards.clone());
        // The round may be paired already: then the new ones sit there.
        if let Ok(found) = self.paired_round_mut(side.0, side.1) {
            for encounter in &mut found.encounters {
                if let Some(own) = encounter.side_of(Entrant(team.0)) {
                    let seats = encounter.seats.iter_mut().zip(&boards);
                    seats.for_each(|(seat, player)| seat[own.index()] = Some(*player));
                }
            }
        }
        Ok(())
    }

    /// Whether a player may play on a board of his team, from 1.
    fn may_sit(&self, team: TeamId, player: PlayerId, board: u8) -> Result<bool, Refused> {
        let entry = self.player(player)?;
        if entry.team != Some(team) {
            return Ok(false);
        }
        let free_order = self.team_rules().is_some_and(|rules| rules.free_order);
        let tied = self.code().is_some_and(|code| !OWN_BOARD.of(code).is_empty());
        Ok(match entry.squad {
            _ if free_order || !tied => true,
            Squad::Reserve => true,
            Squad::Board(own) => own == board,
            // Without an order in the entry anybody may, until round 1 has made one.
            Squad::Unordered => self.main_player(team, board).is_none_or(|main| main == player),
        })
    }

    /// Who plays for a team in a round, board by board: as handed in, or else in free order as in the
    /// round before, or else the main squad.
    pub fn line_up(&self, stage: StageId, round: Round, team: TeamId) -> Vec<Option<PlayerId>> {
        let Some(rules) = self.team_rules() else { return Vec::new() };
        let main = || (1..=rules.boards).map(|board| self.main_player(team, board)).collect();
        let Ok(found) = self.stage(stage) else { return Vec::new() };
        let handed_in = |round: Round| found.line_ups.get(&(round, team));
        let own = handed_in(round).or_else(|| {
            let earlier = (0..round.index()).rev().map(Round::at);
            rules.free_order.then(|| earlier.filter_map(handed_in).next()).flatten()
        });
        own.map_or_else(main, |line_up| line_up.iter().copied().map(Some).collect())
    }

    /// Puts the line-ups of both teams at the boards.
    pub(super) fn seat(&self, proposal: &Proposal<'_>, encounter: &mut Encounter) -> Result<(), Refused> {
        for side in Side::BOTH {
            let team = TeamId(encounter.entrant(side).0);
            let mut players = self.line_up(proposal.stage, proposal.round, team);
            if self.moves_up(proposal, encounter.entrant(side))
                && let (Some(row), false) = (proposal.by.row(), players.is_empty())
            {
                let boards = players.len();
                players.rotate_left(usize::from(row.saturating_sub(1)) % boards);
            }
            encounter.seats.iter_mut().zip(players).for_each(|(seat, player)| seat[side.index()] = player);
        }
        Ok(())
    }

    /// Whether a team moves up one board from round to round: the second of a Scheveningen, so that
    /// everybody meets everybody (UA13-IV.3.4.4, UA-II.3.6.4).
    fn moves_up(&self, proposal: &Proposal<'_>, team: Entrant) -> bool {
        let stage = self.stages.get(proposal.stage.index());
        let field = stage.filter(|stage| stage.plan.system == System::Scheveningen);
        field.is_some_and(|stage| self.field(stage).get(1) == Some(&team))
    }

    /// Round 1 makes the order of boards where the entry has none (UA13-IV.14.2, UA-III.9.2).
    pub(super) fn fix_board_order(&mut self, stage: StageId, round: Round) -> Result<(), Refused> {
        if !self.pairs_teams() || stage != StageId::FIRST || round != Round::FIRST {
            return Ok(());
        }
        let found = self.stage(stage)?;
        let line_ups: Vec<(TeamId, Vec<PlayerId>)> = found
            .line_ups
            .iter()
            .filter(|((own, _), _)| *own == round)
            .map(|((_, team), boards)| (*team, boards.clone()))
            .collect();
        for (team, boards) in line_ups {
            let has_order = self.members(team).any(|(_, player)| player.squad != Squad::Unordered);
            if !has_order {
                for (player, board) in boards.into_iter().zip(1..) {
                    self.players[player.index()].squad = Squad::Board(board);
                }
            }
        }
        Ok(())
    }

    /// Somebody else has sat down. Where he may not, the game is void and the board lost.
    pub(super) fn sit(
        &mut self,
        key: GameKey,
        side: Side,
        player: PlayerId,
        at: Moment,
    ) -> Result<(), Refused> {
        let encounter = self.encounter(key)?;
        if !encounter.shape.teams {
            return Err(Refused::NoTeamEvent);
        }
        let boards = encounter.shape.boards;
        let board = key.board.filter(|board| (1..=boards).contains(board));
        let board = board.ok_or(Refused::NoSuchBoard { board: key.board.unwrap_or(0), boards })?;
        let team = TeamId(encounter.entrant(side).0);
        let elsewhere = |(other, seat): (u8, &[Option<PlayerId>; 2])| {
            other != board && seat[side.index()] == Some(player)
        };
        let is_elsewhere = (1..).zip(&encounter.seats).any(elsewhere);
        let entitled = self.may_sit(team, player, board)? && !is_elsewhere;
        let encounter = self.encounter_mut(key)?;
        encounter.seats[usize::from(board) - 1][side.index()] = Some(player);
        if !entitled {
            let from = encounter.index(board - 1, 0);
            for game in encounter.games.iter_mut().skip(from).take(usize::from(encounter.shape.games)) {
                game.score = Some(Score::minus(side));
                game.reason = Some(Reason::WrongBoard);
                game.at = Some(at);
            }
        }
        Ok(())
    }
}
