//! The cross-table of a stage: everybody against everybody, with all their games in one cell
//! (UA13-IV.18.8.6, FMJD-IX.F1.back).
//!
//! Games that a leaver never played are there once all rounds are, as the minus and plus that they count
//! for; games that count no longer are shown with what they were (FMJD-III.5.9.A.a).

use std::collections::BTreeMap;

use damier_rules::Color;
use serde::Serialize;

use super::encounter::{Encounter, Game};
use super::ids::StageId;
use super::regulation::ScoreScale;
use super::standings::{NoStandings, StageStandings};
use super::state::{StageState, State};
use super::table::StageTable;
use damier_pairing::schedule::Side;
use damier_pairing::standings::{Entry, How, Place};
use damier_pairing::{Cell, Entrant, Mark, Points, Round};

/// In which order lines stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TableOrder {
    /// By their numbers, as the table was drawn.
    Number,
    /// By their places, those without one at the end.
    Place,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CrossTable {
    pub stage: StageId,
    /// What people call it.
    pub name: String,
    /// The scale of printing (D-59a).
    pub scale: ScoreScale,
    pub lines: Vec<CrossLine>,
}

/// A line of the cross-table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CrossLine {
    pub entrant: Entrant,
    /// The number of the table.
    pub number: u32,
    pub name: String,
    /// A cell for every line it has met, in the order of the lines.
    pub cells: Vec<CrossCell>,
    /// Points; match points of a team.
    pub points: Points,
    /// Points of all boards of a team.
    pub board_points: Option<Points>,
    /// The place; none for those who are not classified.
    pub place: Option<Place>,
    /// Whether it has left.
    pub left: bool,
}

/// What a line did against another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CrossCell {
    /// The other line, as an index into the lines of the table.
    pub line: usize,
    /// Their games, micro-matches or team matches, one after the other.
    pub games: Vec<CrossGame>,
}

impl CrossLine {
    /// The games against the line of an index; none if they have not met, and on the diagonal.
    pub fn against(&self, line: usize) -> &[CrossGame] {
        let found = self.cells.binary_search_by_key(&line, |cell| cell.line);
        found.map_or(&[], |at| &self.cells[at].games)
    }
}

/// One meeting of two lines, as this line sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CrossGame {
    /// The round; `None` for a game that was never paired because somebody left, or was played in an earlier stage.
    pub round: Option<Round>,
    /// The colour, on board 1 and in the first game.
    pub color: Option<Color>,
    /// How it counts.
    pub mark: Mark,
    /// How it ended, where it counts no longer.
    pub was: Option<Mark>,
    /// Of a draw with a durable advantage, whether it was this line's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<bool>,
    /// The single games of a micro-match.
    pub parts: Vec<Mark>,
    /// Points on all boards of a team match.
    pub board_points: Option<Points>,
}

impl State {
    /// The cross-table of a stage with its places as they stand. It grows with the games, not with the square
    /// of the field.
    pub fn cross_table(
        &self,
        standings: &StageStandings,
        order: TableOrder,
    ) -> Result<CrossTable, NoStandings> {
        let (id, stages) = (standings.stage, self.stages.len());
        let no_stage = NoStandings::NoSuchStage { stage: id, stages };
        let (Some(stage), Some(table)) = (self.stages.get(id.index()), self.table(id)) else {
            return Err(no_stage);
        };
        let mut lines = empty_lines(standings);
        if order == TableOrder::Number {
            lines.sort_by_key(|line| line.number);
        }
        let crossing = Crossing {
            stage,
            sheet_line: table.entrants.iter().copied().zip((0..).map(Entrant)).collect(),
            table,
            line_of: lines.iter().enumerate().map(|(at, line)| (line.entrant, at)).collect(),
            teams: self.pairs_teams(),
        };
        for (line, cells) in lines.iter_mut().zip(crossing.cells(standings)) {
            line.cells = cells.into_iter().map(|(line, games)| CrossCell { line, games }).collect();
        }
        let scale = self.regulation.as_ref().map(|regulation| regulation.scale).unwrap_or_default();
        Ok(CrossTable { stage: id, name: standings.name.clone(), scale, lines })
    }
}

/// The lines without their cells, in the order of the places.
fn empty_lines(standings: &StageStandings) -> Vec<CrossLine> {
    let placed = standings.lines.iter().map(|line| CrossLine {
        entrant: line.entrant,
        number: line.number,
        name: line.name.clone(),
        cells: Vec::new(),
        points: line.points,
        board_points: line.board_points,
        place: Some(line.place),
        left: line.left.is_some(),
    });
    let unclassified = standings.unclassified.iter().map(|own| CrossLine {
        entrant: own.entrant,
        number: own.number,
        name: own.name.clone(),
        cells: Vec::new(),
        points: Points::ZERO,
        board_points: None,
        place: None,
        left: true,
    });
    placed.chain(unclassified).collect()
}

/// What cells are made from.
struct Crossing<'a> {
    stage: &'a StageState,
    table: StageTable,
    sheet_line: BTreeMap<Entrant, Entrant>,
    line_of: BTreeMap<Entrant, usize>,
    teams: bool,
}

/// The games of a line, by the lines it met.
type Met = BTreeMap<usize, Vec<CrossGame>>;

impl Crossing<'_> {
    /// The games of every line: round by round, then those that were never paired.
    fn cells(&self, standings: &StageStandings) -> Vec<Met> {
        let mut cells = vec![Met::new(); self.line_of.len()];
        let mut put = |own: Entrant, other: Entrant, game: CrossGame| {
            if let (Some(own), Some(other)) = (self.line_of.get(&own), self.line_of.get(&other)) {
                cells[*own].entry(*other).or_default().push(game);
            }
        };
        for (at, round) in self.stage.rounds.iter().enumerate() {
            for (encounter, side) in
                round.encounters.iter().flat_map(|own| Side::BOTH.map(|side| (own, side)))
            {
                // A game against somebody who counts no longer, and that was never played, does not exist.
                if let Some(seen) = self.seen(at, encounter.entrant(side)) {
                    let game = self.game(Round::at(at), encounter, side, seen);
                    put(encounter.entrant(side), encounter.entrant(!side), game);
                }
            }
        }
        for line in &standings.lines {
            for entry in line.results.iter().filter(|entry| entry.round.is_none()) {
                if let Some(opponent) = entry.opponent {
                    put(line.entrant, opponent, self.never_paired(entry));
                }
            }
        }
        cells
    }

    /// How the game of an entrant in a round, from 0, counts, and his colour.
    fn seen(&self, at: usize, entrant: Entrant) -> Option<(Mark, Color)> {
        let own = self.sheet_line.get(&entrant)?;
        match self.table.sheet.line(*own).cells.get(at)? {
            Cell::Paired { mark, color, .. } => Some((*mark, *color)),
            _ => None,
        }
    }

    fn game(
        &self,
        round: Round,
        encounter: &Encounter,
        side: Side,
        (mark, color): (Mark, Color),
    ) -> CrossGame {
        let was = encounter.score().map(|score| score.mark(side)).filter(|was| *was != mark);
        let is_micro = encounter.shape.games > 1 && !self.teams && encounter.whole.score.is_none();
        let part = |game: &Game| game.score.map_or(Mark::Open, |score| score.mark(side));
        CrossGame {
            round: Some(round),
            color: Some(color),
            mark,
            was: was.filter(|_| mark == Mark::Annulled),
            lead: encounter.score().and_then(|score| score.lead(side)).filter(|_| mark != Mark::Annulled),
            parts: if is_micro { encounter.games.iter().map(part).collect() } else { Vec::new() },
            board_points: (self.teams && mark != Mark::Annulled).then(|| encounter.board_points(side)),
        }
    }

    fn never_paired(&self, entry: &Entry) -> CrossGame {
        CrossGame {
            round: None,
            color: None,
            mark: match entry.how {
                How::Played | How::Adjourned => Mark::Played(entry.outcome),
                How::Forfeit | How::Free => Mark::Forfeit(entry.outcome),
            },
            was: None,
            lead: None,
            parts: Vec::new(),
            board_points: self.teams.then(|| entry.boards.iter().copied().sum()),
        }
    }
}
