//! From the state of an event to a TRF file.

use std::collections::BTreeMap;

use damier_compete::event::{
    GameKey, Regulation, ScoreScale, StageId, StageState, StageTable, State, System,
};
use damier_compete::{Absence, Cell, Entrant, Mark, Round, SideResult};

use super::cell::{Code, RoundCell};
use super::columns::columns;
use super::directive::Directive;
use super::document::{Document, Line};
use super::kept;
use super::player_line::PlayerLine;
use super::points::{Scoring, Tenths};
use super::prohibited;

/// Which edition of the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Edition {
    /// TRF16, with the usual `XX` and `BB` extensions.
    Trf16,
    #[default]
    Trf26,
}

/// Why an event cannot be written as TRF.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NotInTrf {
    /// No such stage.
    #[error("{stage} does not exist; there are {stages}")]
    NoSuchStage {
        stage: StageId,
        /// How many there are.
        stages: usize,
    },
    /// Teams are paired.
    #[error("teams are paired in this event; TRF is written for individual events")]
    Teams,
    /// Nobody has entered.
    #[error("nobody has entered")]
    NobodyEntered,
    /// More than four digits can tell.
    #[error("TRF has numbers up to 9999, not {number}")]
    TooMany {
        /// The largest number.
        number: u32,
    },
}

/// The file of a stage.
pub fn export(state: &State, id: StageId, edition: Edition) -> Result<Document, NotInTrf> {
    let no_stage = NotInTrf::NoSuchStage { stage: id, stages: state.stages.len() };
    let (Some(stage), Some(table)) = (state.stages.get(id.index()), state.table(id)) else {
        return Err(no_stage);
    };
    let regulation = state.regulation.as_ref().ok_or(no_stage)?;
    if state.pairs_teams() {
        return Err(NotInTrf::Teams);
    }
    let last = table.sheet.lines.iter().map(|line| line.number).max().ok_or(NotInTrf::NobodyEntered)?;
    if last > 9999 {
        return Err(NotInTrf::TooMany { number: last });
    }
    let export = Export { state, id, stage, table: &table, regulation, edition };
    Ok(export.document())
}

/// What goes into the file.
pub(super) struct Export<'a> {
    pub(super) state: &'a State,
    pub(super) id: StageId,
    pub(super) stage: &'a StageState,
    pub(super) table: &'a StageTable,
    pub(super) regulation: &'a Regulation,
    pub(super) edition: Edition,
}

impl Export<'_> {
    fn document(&self) -> Document {
        let mut lines = self.header();
        let generated = lines.iter().filter_map(|line| line.get(..3)).map(str::to_owned).collect::<Vec<_>>();
        let restored = kept::lines(self.state);
        lines.extend(
            restored.filter(|line| !generated.iter().any(|code| line.starts_with(code))).map(str::to_owned),
        );
        lines.extend(prohibited::lines(self));
        lines.extend(self.absences_to_come());
        let directives = self.directives();
        let mut document: Vec<Line> = lines.into_iter().map(Line::Other).collect();
        document.extend(self.players().into_iter().map(|player| Line::Player(Box::new(player))));
        document.extend(directives.iter().map(|directive| Line::Other(directive.to_string())));
        Document { lines: document }
    }

    pub(super) fn is_16(&self) -> bool {
        self.edition == Edition::Trf16
    }

    /// The number of an entrant.
    pub(super) fn number(&self, entrant: Entrant) -> u32 {
        self.table.line_of(entrant).map_or(0, |line| self.table.sheet.line(line).number)
    }

    pub(super) fn scoring(&self) -> Scoring {
        match self.regulation.scale {
            ScoreScale::TwoOneZero => Scoring::DRAUGHTS,
            ScoreScale::OneHalfZero => Scoring::DEFAULT,
        }
    }

    /// Places, as far as they are known; otherwise the order of points.
    fn ranks(&self) -> BTreeMap<u32, u32> {
        if let Ok(standings) = self.state.standings(self.id) {
            let placed = standings.lines.iter().map(|line| (line.number, line.place.first));
            let others = (standings.lines.len() as u32 + 1..).zip(&standings.unclassified);
            return placed.chain(others.map(|(place, line)| (line.number, place))).collect();
        }
        let mut order: Vec<_> = self.table.sheet.lines.iter().collect();
        order.sort_by_key(|line| (std::cmp::Reverse(line.points()), line.number));
        order.iter().zip(1..).map(|(line, place)| (line.number, place)).collect()
    }

    fn players(&self) -> Vec<PlayerLine> {
        let ranks = self.ranks();
        let sheet = &self.table.sheet;
        let mut players: Vec<PlayerLine> = (sheet.lines.iter())
            .zip(&self.table.entrants)
            .filter_map(|(line, entrant)| {
                let entry = self.state.players.get(entrant.index())?;
                let cells = (0..).map(Round::at).zip(&line.cells);
                let cells: Vec<RoundCell> =
                    cells.map(|(round, cell)| self.rated(round, *entrant, self.cell(*cell))).collect();
                let scoring = self.scoring();
                let points = cells.iter().fold(Tenths(0), |sum, cell| sum + scoring.of(cell.code));
                let mut player = columns(entry);
                player.number = line.number;
                player.points = Some(points);
                player.rank = ranks.get(&line.number).copied();
                player.rounds = cells;
                // TRF16 tells absences of the next round in its column.
                if self.is_16() && self.is_out_next(*entrant) {
                    player.rounds.push(RoundCell::free(Code::ZeroBye));
                }
                Some(player)
            })
            .collect();
        players.sort_by_key(|player| player.number);
        players
    }

    /// A game that is not rated stands with the letters of unrated games: blindfold, with odds or in consultation.
    fn rated(&self, round: Round, entrant: Entrant, cell: RoundCell) -> RoundCell {
        let found = self.stage.round(round).and_then(|round| round.encounter_of(entrant));
        let is_rated =
            found.is_none_or(|(table, _)| self.state.is_rated(GameKey::table(self.id, round, table)));
        if is_rated { cell } else { RoundCell { code: cell.code.unrated(), ..cell } }
    }

    fn cell(&self, cell: Cell) -> RoundCell {
        match cell {
            Cell::Paired { opponent, color, mark } => RoundCell {
                opponent: Some(self.table.sheet.line(opponent).number),
                color: Some(color),
                code: match mark {
                    Mark::Open => Code::None,
                    // 1-1 until it is finished (FMJD-V.8.8).
                    Mark::Adjourned | Mark::Played(SideResult::Draw) => Code::Draw,
                    Mark::Played(SideResult::Win) => Code::Win,
                    Mark::Played(SideResult::Loss) | Mark::Annulled => Code::Loss,
                    Mark::Forfeit(SideResult::Win) => Code::ForfeitWin,
                    Mark::Forfeit(SideResult::Draw | SideResult::Loss) => Code::ForfeitLoss,
                },
            },
            Cell::Bye => RoundCell::free(Code::PairingBye),
            Cell::PlusAfterWithdrawal => RoundCell::free(Code::FullBye),
            Cell::Absent(_) => RoundCell::free(Code::ZeroBye),
        }
    }

    /// How many rounds there are: of a table those of its field, not those for which the regulation leaves room.
    pub(super) fn rounds(&self) -> u16 {
        let plan = &self.stage.plan;
        if plan.system.is_by_table() { self.state.rounds_planned(self.stage) } else { plan.rounds }
    }

    /// Whether somebody will not be paired in the next round, if there is one.
    fn is_out_next(&self, entrant: Entrant) -> bool {
        let next = Round::at(self.stage.rounds.len());
        let has_left = self.stage.left.contains_key(&entrant);
        let absent = self.stage.absences.contains(&(next, entrant));
        next.number() <= self.rounds() && (absent || (has_left && self.stage.plan.system.is_swiss()))
    }

    /// Record 240 for rounds to come; leavers are absent from the next one.
    fn absences_to_come(&self) -> Vec<String> {
        let next = Round::at(self.stage.rounds.len());
        let mut rounds: BTreeMap<u16, Vec<u32>> = BTreeMap::new();
        for entrant in self.table.entrants.iter().filter(|entrant| self.is_out_next(**entrant)) {
            rounds.entry(next.number()).or_default().push(self.number(*entrant));
        }
        for (round, entrant) in self.stage.absences.iter().filter(|(round, _)| *round > next) {
            rounds.entry(round.number()).or_default().push(self.number(*entrant));
        }
        let mut lines = Vec::new();
        for (round, mut numbers) in rounds {
            numbers.sort_unstable();
            if !self.is_16() {
                let list: String = numbers.iter().map(|number| format!(" {number:>4}")).collect();
                lines.push(format!("240 Z {round:03}{list}"));
            } else if round > next.number() {
                lines.push(Directive::Absent { round, numbers }.to_string());
            }
        }
        lines
    }
}

/// What a player without an opponent is taken for unless something else is said; the round from 0.
pub(super) fn usual_absence(system: System, at: usize, joined: u16, withdrawn_after: Option<u16>) -> Absence {
    if at < usize::from(joined) {
        Absence::NotYetEntered
    } else if withdrawn_after.is_some_and(|after| at >= usize::from(after)) {
        Absence::Withdrawn
    } else if system.is_swiss() {
        Absence::Announced
    } else {
        Absence::Free
    }
}
