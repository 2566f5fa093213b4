//! The table of a stage: the sheet that pairing and standings read.
//!
//! Here the facts about leavers take effect (see `leave`): what they left unfinished is lost, as played
//! where the game had begun and by a minus where it had not; where nothing of theirs counts, games that
//! were played are shown as annulled and the others do not exist.

use std::collections::BTreeMap;

use damier_rules::Color;
use serde::Serialize;

use super::encounter::{Encounter, team_match};
use super::ids::StageId;
use super::leave::LeavingEffect;
use super::rounds::RoundState;
use super::score::Score;
use super::state::{StageState, State};
use damier_pairing::schedule::Side;
use damier_pairing::standings::TeamBoards;
use damier_pairing::{Absence, Cell, Entrant, Line, Mark, Round, Sheet};

/// The sheet of a stage, with who stands on which line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StageTable {
    /// The sheet. Its entrants are lines: `Entrant(0)` is the first of [`entrants`](Self::entrants).
    pub sheet: Sheet,
    /// Who stands on each line, as the event knows him; the same where everybody plays.
    pub entrants: Vec<Entrant>,
    /// Lines that are not classified (UA13-IV.10.1.2, UA-III.6.1.2, FMJD-III.5.9.A.a).
    pub unclassified: Vec<Entrant>,
}

impl StageTable {
    /// The line of an entrant of the event.
    pub fn line_of(&self, entrant: Entrant) -> Option<Entrant> {
        self.entrants.iter().position(|own| *own == entrant).map(|at| Entrant(at as u32))
    }
}

impl State {
    /// The table of a stage.
    pub fn table(&self, id: StageId) -> Option<StageTable> {
        let stage = self.stages.get(id.index())?;
        let entrants = self.field(stage);
        let mut line_of = vec![None; self.entrants()];
        entrants.iter().zip(0..).for_each(|(entrant, at)| line_of[entrant.index()] = Some(Entrant(at)));
        let annulled = self.annulled(id, &entrants);
        let view = View { stage, annulled: &annulled, line_of: &line_of };
        let mut cells: Vec<Vec<Cell>> = vec![Vec::with_capacity(stage.rounds.len()); entrants.len()];
        for (at, round) in stage.rounds.iter().enumerate() {
            view.round(at, round, &entrants, &mut cells);
        }
        let mut next = stage.numbers.values().max().copied().unwrap_or(0);
        let lines = entrants.iter().zip(cells).map(|(entrant, cells)| Line {
            number: stage.numbers.get(entrant).copied().unwrap_or_else(|| {
                next += 1;
                next
            }),
            rating: self.rating_of(*entrant),
            federation: self.federation_of(*entrant),
            cells,
            withdrawn_after: stage.left.get(entrant).map(|leaving| leaving.after),
        });
        let sheet = Sheet {
            lines: lines.collect(),
            rounds_total: stage.plan.rounds,
            scale: self.point_scale(),
            leads: leads(stage, &line_of),
            carried: self.carried(stage, &entrants),
        };
        let unclassified = annulled.iter().filter_map(|own| line_of[own.index()]).collect();
        Some(StageTable { sheet, entrants, unclassified })
    }

    /// Of whom nothing counts.
    fn annulled(&self, id: StageId, entrants: &[Entrant]) -> Vec<Entrant> {
        let is_annulled = |own: &Entrant| {
            let ruling = self.leaving_ruling(id, *own);
            ruling.is_some_and(|ruling| ruling.effect == LeavingEffect::Annulled)
        };
        entrants.iter().copied().filter(is_annulled).collect()
    }

    /// The results of single boards, line by line, for the standings of teams.
    pub fn team_boards(&self, id: StageId) -> Option<TeamBoards> {
        let stage = self.stages.get(id.index()).filter(|_| self.pairs_teams())?;
        let entrants = self.field(stage);
        let annulled = self.annulled(id, &entrants);
        let view = View { stage, annulled: &annulled, line_of: &[] };
        let rounds = |entrant: &Entrant| {
            let boards = |(at, round): (usize, &RoundState)| {
                let (_, encounter) = round.encounter_of(*entrant)?;
                Some(view.boards(at, encounter, encounter.side_of(*entrant)?))
            };
            stage.rounds.iter().enumerate().map(|round| boards(round).unwrap_or_default()).collect()
        };
        let marks = entrants.iter().map(rounds).collect();
        Some(TeamBoards { boards: usize::from(self.shape(stage).boards), marks })
    }

    /// The sheet of a stage.
    pub fn sheet(&self, id: StageId) -> Option<Sheet> {
        self.table(id).map(|table| table.sheet)
    }

    /// The colours of the games an entrant played in a stage, round by round (FMJD-V.7.1.8).
    pub fn colour_history(&self, id: StageId, entrant: Entrant) -> Vec<Option<Color>> {
        let Some(table) = self.table(id) else { return Vec::new() };
        let Some(line) = table.line_of(entrant) else { return Vec::new() };
        table.sheet.line(line).cells.iter().map(|cell| cell.played_color()).collect()
    }

    /// The rounds of a stage that lack results, with their tables.
    pub fn missing_results(&self, id: StageId) -> Vec<(Round, Vec<u16>)> {
        let Some(stage) = self.stages.get(id.index()) else { return Vec::new() };
        let rounds = stage.rounds.iter().enumerate();
        rounds
            .map(|(at, round)| (Round::at(at), self.undecided(stage, round)))
            .filter(|(_, tables)| !tables.is_empty())
            .collect()
    }

    pub(super) fn federation_of(&self, entrant: Entrant) -> Option<String> {
        if self.pairs_teams() {
            self.teams.get(entrant.index()).and_then(|team| team.federation.clone())
        } else {
            self.players.get(entrant.index()).and_then(|player| player.federation.clone())
        }
    }
}

/// The draws with a durable advantage, by line and round.
fn leads(stage: &StageState, line_of: &[Option<Entrant>]) -> BTreeMap<(Entrant, usize), bool> {
    let mut leads = BTreeMap::new();
    for (at, round) in stage.rounds.iter().enumerate() {
        for own in &round.encounters {
            for side in Side::BOTH {
                let line = line_of.get(own.entrant(side).index()).copied().flatten();
                if let (Some(line), Some(ahead)) = (line, own.score().and_then(|score| score.lead(side))) {
                    leads.insert((line, at), ahead);
                }
            }
        }
    }
    leads
}

impl StageState {
    /// How an encounter of a round, from 0, stands once leavers have lost what they did not finish.
    pub fn settled_score(&self, at: usize, encounter: &Encounter) -> Option<Score> {
        team_match(&View { stage: self, annulled: &[], line_of: &[] }.settled(at, encounter))
    }
}

/// A stage seen round by round.
struct View<'a> {
    stage: &'a StageState,
    annulled: &'a [Entrant],
    line_of: &'a [Option<Entrant>],
}

impl View<'_> {
    fn round(&self, at: usize, round: &RoundState, entrants: &[Entrant], cells: &mut [Vec<Cell>]) {
        let mut put = |entrant: Entrant, cell: Cell| {
            if let Some(line) = self.line_of.get(entrant.index()).copied().flatten() {
                cells[line.index()].push(cell);
            }
        };
        for encounter in &round.encounters {
            for side in Side::BOTH {
                put(encounter.entrant(side), self.cell(at, encounter, side));
            }
        }
        for seat in &round.free {
            put(seat.entrant, seat.kind.cell());
        }
        for entrant in entrants {
            let line = self.line_of.get(entrant.index()).copied().flatten();
            if let Some(line) = line.filter(|line| cells[line.index()].len() == at) {
                cells[line.index()].push(Cell::Absent(self.absence(at, *entrant)));
            }
        }
    }

    fn absence(&self, at: usize, entrant: Entrant) -> Absence {
        let joined = self.stage.joined_after.get(&entrant).copied().unwrap_or(0);
        if at < usize::from(joined) {
            Absence::NotYetEntered
        } else if self.stage.absences.contains(&(Round::at(at), entrant)) {
            Absence::Announced
        } else if self.stage.left.contains_key(&entrant) {
            Absence::Withdrawn
        } else {
            Absence::Free
        }
    }

    fn cell(&self, at: usize, encounter: &Encounter, side: Side) -> Cell {
        let other = encounter.entrant(!side);
        let score = team_match(&self.settled(at, encounter));
        let mark = score.map_or(Mark::Open, |score| score.mark(side));
        let struck_out = self.is_struck_out(encounter);
        if struck_out && !matches!(mark, Mark::Played(_) | Mark::Adjourned | Mark::Annulled) {
            let gone = self.annulled.contains(&encounter.entrant(side));
            return Cell::Absent(if gone { Absence::Withdrawn } else { Absence::Free });
        }
        let Some(opponent) = self.line_of.get(other.index()).copied().flatten() else {
            return Cell::Absent(Absence::Free);
        };
        let mark = if struck_out { Mark::Annulled } else { mark };
        Cell::Paired { opponent, color: encounter.color(side, 0, 0), mark }
    }

    fn is_struck_out(&self, encounter: &Encounter) -> bool {
        [encounter.first, encounter.second].iter().any(|own| self.annulled.contains(own))
    }

    /// The boards of an encounter once leavers have lost what they did not finish.
    fn settled(&self, at: usize, encounter: &Encounter) -> Vec<Option<Score>> {
        let left = |side| self.stage.left.get(&encounter.entrant(side));
        let gone = Side::BOTH.map(|side| left(side).map(|leaving| at < usize::from(leaving.after)));
        encounter.settled(gone)
    }

    /// The boards of a match as a side sees them.
    fn boards(&self, at: usize, encounter: &Encounter, side: Side) -> Vec<Mark> {
        let struck_out = self.is_struck_out(encounter);
        let mark = |score: Option<Score>| match score {
            _ if struck_out => Mark::Annulled,
            Some(score) => score.mark(side),
            None => Mark::Open,
        };
        self.settled(at, encounter).into_iter().map(mark).collect()
    }
}
