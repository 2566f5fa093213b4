//! Whether the lines of players agree with each other, and points with results.

use std::collections::BTreeMap;

use damier_rules::Color;

use super::cell::{Code, RoundCell};
use super::document::Document;
use super::fault::{TrfFault, TrfFaultKind};
use super::header::Header;
use super::player_line::{PlayerLine, columns_of};
use super::points::{Scoring, Tenths};

/// The players of a file, by number.
pub(super) struct Field<'a> {
    pub(super) players: BTreeMap<u32, (usize, &'a PlayerLine)>,
    /// How many rounds have been paired; columns behind them tell of absences to come.
    pub(super) rounds: usize,
    /// What results are worth.
    pub(super) scoring: Scoring,
}

impl<'a> Field<'a> {
    /// Puts the players together; faults go onto the list.
    pub(super) fn new(document: &'a Document, header: &Header, faults: &mut Vec<TrfFault>) -> Field<'a> {
        let mut players: BTreeMap<u32, (usize, &PlayerLine)> = BTreeMap::new();
        for (line, player) in document.players() {
            if let Some((earlier, _)) = players.get(&player.number) {
                let what = TrfFaultKind::NumberTwice { number: player.number, earlier: *earlier };
                faults.push(TrfFault { line, column: Some(5), what });
            } else {
                players.insert(player.number, (line, player));
            }
        }
        let mut field = Field { players, rounds: 0, scoring: header.scoring.unwrap_or(Scoring::DEFAULT) };
        field.rounds = match header.paired_started {
            Some((_, paired, _)) => usize::from(paired),
            None => field.rounds_told(),
        };
        field.check_cells(faults);
        field.check_points(header.scoring.is_some(), faults);
        field
    }

    /// The cell of a player in a round, from 0.
    pub(super) fn cell(&self, number: u32, round: usize) -> RoundCell {
        let player = self.players.get(&number).map(|(_, player)| *player);
        player.and_then(|player| player.rounds.get(round).copied()).unwrap_or(RoundCell::BLANK)
    }

    /// The pairs of a round, from 0, that the lines of players show: White first, or the smaller number.
    pub(super) fn pairs(&self, at: usize) -> Vec<(u32, u32)> {
        let mut pairs = Vec::new();
        for number in self.players.keys().copied() {
            let cell = self.cell(number, at);
            let Some(opponent) = cell.opponent else { continue };
            match cell.color {
                Some(Color::White) => pairs.push((number, opponent)),
                None if number < opponent => pairs.push((number, opponent)),
                _ => {}
            }
        }
        pairs
    }

    /// The last round in which anybody was paired or free by the draw.
    pub(super) fn rounds_told(&self) -> usize {
        let is_told = |cell: &RoundCell| {
            cell.opponent.is_some() || matches!(cell.code, Code::PairingBye | Code::ForfeitWin)
        };
        let last = |player: &PlayerLine| player.rounds.iter().rposition(is_told).map_or(0, |at| at + 1);
        self.players.values().map(|(_, player)| last(player)).max().unwrap_or(0)
    }

    fn check_cells(&self, faults: &mut Vec<TrfFault>) {
        for (line, player) in self.players.values() {
            for (at, cell) in player.rounds.iter().enumerate() {
                if let Some((column, what)) = self.check_cell(player, at, *cell) {
                    faults.push(TrfFault { line: *line, column: Some(column), what });
                }
            }
        }
    }

    fn check_cell(&self, player: &PlayerLine, at: usize, cell: RoundCell) -> Option<(usize, TrfFaultKind)> {
        let round = at + 1;
        let [first, colour_at, code_at] = columns_of(at);
        let with_opponent = cell.opponent.is_some();
        if cell.code.wants_opponent().is_some_and(|wants| wants != with_opponent) && !cell.is_half_bye() {
            let code = cell.code.letter();
            return Some((code_at, TrfFaultKind::ResultPlace { round, code, with_opponent }));
        }
        let opponent = cell.opponent?;
        if opponent == player.number {
            return Some((first, TrfFaultKind::OwnOpponent { round }));
        }
        let Some((_, other)) = self.players.get(&opponent) else {
            return Some((first, TrfFaultKind::NoOpponent { round, opponent }));
        };
        let theirs = other.rounds.get(at).copied().unwrap_or(RoundCell::BLANK);
        let contradiction = || {
            let (own, theirs) = (cell.text().trim().to_owned(), theirs.text().trim().to_owned());
            TrfFaultKind::Contradiction { round, opponent, own, theirs }
        };
        if theirs.opponent != Some(player.number) {
            return Some((first, contradiction()));
        }
        // A pair without play may have no colours.
        let colours_agree = match (cell.color, theirs.color) {
            (Some(own), Some(other)) => own != other,
            (None, None) => matches!(cell.code, Code::ForfeitWin | Code::ForfeitLoss),
            _ => false,
        };
        if !colours_agree {
            return Some((colour_at, contradiction()));
        }
        (!cell.code.agrees_with(theirs.code)).then(|| (code_at, contradiction()))
    }

    /// Points against results. Where nothing is said of what they are worth, both usual ways may be meant.
    fn check_points(&mut self, is_said: bool, faults: &mut Vec<TrfFault>) {
        let wrong = self.wrong_points(&self.scoring);
        if !is_said && !wrong.is_empty() && self.wrong_points(&Scoring::DRAUGHTS).is_empty() {
            self.scoring = Scoring::DRAUGHTS;
            return;
        }
        faults.extend(wrong);
        let Scoring { win, draw, loss, absent, bye } = self.scoring;
        if !self.scoring.is_ours() {
            let what = TrfFaultKind::Scoring { win, draw, loss, absent, bye };
            faults.push(TrfFault { line: 0, column: None, what });
        }
    }

    fn wrong_points(&self, scoring: &Scoring) -> Vec<TrfFault> {
        let sum = |cells: &[RoundCell]| cells.iter().fold(Tenths(0), |sum, cell| sum + scoring.of(cell.code));
        let mut faults = Vec::new();
        for (line, player) in self.players.values() {
            let (all, played) =
                (sum(&player.rounds), sum(&player.rounds[..player.rounds.len().min(self.rounds)]));
            // Points of a bye to come may be counted already.
            if let Some(said) = player.points.filter(|said| *said != played && *said != all) {
                let what = TrfFaultKind::Points { said, made: played };
                faults.push(TrfFault { line: *line, column: Some(81), what });
            }
        }
        faults
    }
}
