//! The progress table of a stage: round by round, with opponent, colour, result and the points so far
//! (COL-3.9.10, COL-App4.1, FMJD-IX.5.6).

use std::collections::BTreeMap;

use damier_rules::Color;
use serde::Serialize;

use super::cross_table::TableOrder;
use super::ids::StageId;
use super::regulation::ScoreScale;
use super::standings::{NoStandings, StageStandings, StandingLine};
use super::state::State;
use super::table::StageTable;
use damier_pairing::standings::Place;
use damier_pairing::{Absence, Cell, Entrant, Mark, Points, Round};

/// The progress table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ProgressTable {
    pub stage: StageId,
    /// What people call it.
    pub name: String,
    /// The scale of printing (D-59a).
    pub scale: ScoreScale,
    /// How many rounds it shows.
    pub rounds: u16,
    pub lines: Vec<ProgressLine>,
}

/// A line of the progress table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ProgressLine {
    pub entrant: Entrant,
    /// The number of the table.
    pub number: u32,
    pub name: String,
    /// Round by round.
    pub cells: Vec<ProgressCell>,
    /// Points; match points of a team.
    pub points: Points,
    /// The place; none for those who are not classified.
    pub place: Option<Place>,
    /// Whether it has left.
    pub left: bool,
}

/// One round of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ProgressCell {
    pub round: Round,
    pub what: Progress,
    /// Points after the round, as they count.
    pub running: Points,
    /// Of a draw with a durable advantage, whether it was this line's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<bool>,
    /// Points on the boards of a team match that counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board_points: Option<Points>,
}

/// What happened to a line in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// It met somebody.
    Met {
        opponent: Entrant,
        number: u32,
        /// With which colour, on board 1 and in the first game.
        color: Color,
        /// How it stands.
        mark: Mark,
    },
    /// Free with a plus.
    Plus,
    Absent {
        why: Absence,
    },
}

impl State {
    /// The progress table of a stage with its places as they stand.
    pub fn progress_table(
        &self,
        standings: &StageStandings,
        order: TableOrder,
    ) -> Result<ProgressTable, NoStandings> {
        let (id, stages) = (standings.stage, self.stages.len());
        let table = self.table(id).ok_or(NoStandings::NoSuchStage { stage: id, stages })?;
        let line_of: BTreeMap<Entrant, Entrant> =
            table.entrants.iter().copied().zip((0..).map(Entrant)).collect();
        let placed = standings.lines.iter().map(|line| ProgressLine {
            entrant: line.entrant,
            number: line.number,
            name: line.name.clone(),
            cells: cells(&table, line_of.get(&line.entrant), Some(line)),
            points: line.points,
            place: Some(line.place),
            left: line.left.is_some(),
        });
        let unclassified = standings.unclassified.iter().map(|line| ProgressLine {
            entrant: line.entrant,
            number: line.number,
            name: line.name.clone(),
            cells: cells(&table, line_of.get(&line.entrant), None),
            points: Points::ZERO,
            place: None,
            left: true,
        });
        let mut lines: Vec<ProgressLine> = placed.chain(unclassified).collect();
        if order == TableOrder::Number {
            lines.sort_by_key(|line| line.number);
        }
        let scale = self.regulation.as_ref().map(|regulation| regulation.scale).unwrap_or_default();
        Ok(ProgressTable { stage: id, name: standings.name.clone(), scale, rounds: standings.after, lines })
    }
}

fn cells(table: &StageTable, own: Option<&Entrant>, line: Option<&StandingLine>) -> Vec<ProgressCell> {
    let Some(own) = own else { return Vec::new() };
    let mut running = Points::ZERO;
    let mut shown = Vec::new();
    for (at, cell) in table.sheet.line(*own).cells.iter().enumerate() {
        let round = Round::at(at);
        let results = line.map_or(&[][..], |line| &line.results);
        let gained = || results.iter().filter(|entry| entry.round == Some(round));
        running += gained().map(|entry| entry.points).sum();
        let boards = gained().find(|entry| !entry.boards.is_empty());
        let board_points = boards.map(|entry| entry.boards.iter().copied().sum());
        let what = match *cell {
            Cell::Paired { opponent, color, mark } => Progress::Met {
                opponent: table.entrants.get(opponent.index()).copied().unwrap_or(opponent),
                number: table.sheet.line(opponent).number,
                color,
                mark,
            },
            Cell::Bye | Cell::PlusAfterWithdrawal => Progress::Plus,
            Cell::Absent(why) => Progress::Absent { why },
        };
        shown.push(ProgressCell {
            round,
            what,
            running,
            lead: gained().find_map(|entry| entry.lead),
            board_points,
        });
    }
    shown
}
