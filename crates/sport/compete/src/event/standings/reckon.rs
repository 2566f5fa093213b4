//! From the state of a stage to its places.

use std::sync::Arc;

use super::line::{Coefficient, StandingLine, Tally, Unclassified};
use super::sharers::Sharers;
use super::{CriterionColumn, NoStandings, StageStandings, StandingsNote, why};
use crate::event::carry::Carry;
use crate::event::ids::StageId;
use crate::event::regulation::{OrderFrom, Regulation, standings_code};
use crate::event::stage::System;
use crate::event::state::{StageState, State};
use crate::event::table::StageTable;
use damier_pairing::standings::{
    self, Contest, Entry, Reckoning, Row, Source, Standings, Term, Working, columns, standings,
};
use damier_pairing::{Cell, Entrant, Mark, Points, Round};

impl State {
    /// The places of a stage by points and criteria, whatever its system.
    pub(in crate::event) fn points_standings(&self, id: StageId) -> Result<StageStandings, NoStandings> {
        let stages = self.stages.len();
        let stage = self.stages.get(id.index()).ok_or(NoStandings::NoSuchStage { stage: id, stages })?;
        let regulation = self.regulation.as_ref().ok_or(NoStandings::NoRegulation)?;
        let mut table = self.table(id).ok_or(NoStandings::NoSuchStage { stage: id, stages })?;
        table.sheet.rounds_total = self.rounds_planned(stage);
        let system = standings_system(stage.plan.system);
        let (reckoning, order_from) = regulation.reckoning(system).map_err(NoStandings::Faulty)?;
        let boards = self.team_boards(id);
        let play_offs = self.play_offs(id, &table);
        let contest = Contest {
            sheet: &table.sheet,
            boards: boards.as_ref(),
            play_offs: &play_offs,
            annulled: Some(&table.unclassified),
        };
        let placed = standings(&contest, &reckoning)?;
        let columns = columns(&contest, &reckoning, &placed)?;
        let view = View { state: self, id, stage, table: &table, reckoning: &reckoning };
        let teams = self.pairs_teams();
        let mut shown = StageStandings {
            stage: id,
            name: stage.plan.name.clone(),
            after: stage.rounds.len() as u16,
            rounds: table.sheet.rounds_total,
            teams,
            score: reckoning.score,
            score_clauses: reckoning.score_clauses,
            criteria: view.criteria(regulation),
            order_from,
            lines: view.lines(&placed, &columns),
            unclassified: view.unclassified(&placed),
            boards: self.board_standings(id)?,
            team_scoring: self.team_scoring(&table, &placed),
            categories: Vec::new(),
            notes: view.notes(order_from),
        };
        shown.categories = self.category_tables(&shown);
        Ok(shown)
    }

    /// The places of a stage as they stand, with the reason for each.
    pub fn standings(&self, id: StageId) -> Result<StageStandings, NoStandings> {
        let standings = self.points_standings(id)?;
        match self.stages.get(id.index()).map(|stage| stage.plan.system) {
            Some(system) if system.goes_on_until_won() => Ok(self.by_elimination(standings, system)),
            _ => Ok(standings),
        }
    }

    /// The places of a stage as they stood after a round, with the results known now. Who left later was
    /// still there, who came later was not; what was known at that time is
    /// [`Event::state_at_round`](crate::event::Event::state_at_round).
    pub fn standings_after(&self, id: StageId, round: Round) -> Result<StageStandings, NoStandings> {
        self.cut_after(id, round)?.standings(id)
    }

    /// How many rounds a stage has: of a table no more than it has rows, and never fewer than are paired,
    /// since level meetings are played again.
    pub fn rounds_planned(&self, stage: &StageState) -> u16 {
        let field = self.field(stage).len();
        let rows = match (stage.plan.system, &stage.groups) {
            (System::RoundRobin { cycles }, _) => {
                let all = (field - usize::from(field > 0 && field.is_multiple_of(2))) * usize::from(cycles);
                all.saturating_sub(self.rows_spared(stage))
            }
            (System::Scheveningen, Some(groups)) if !self.pairs_teams() => {
                groups.iter().map(Vec::len).max().unwrap_or(0)
            }
            _ => usize::from(stage.plan.rounds),
        };
        let planned = rows.min(usize::from(stage.plan.rounds)).max(stage.rounds.len());
        u16::try_from(planned).unwrap_or(stage.plan.rounds)
    }

    /// The state with nothing of a stage after a round: with the results known now, without who came later.
    pub fn cut_after(&self, id: StageId, round: Round) -> Result<State, NoStandings> {
        let stages = self.stages.len();
        let stage = self.stages.get(id.index()).ok_or(NoStandings::NoSuchStage { stage: id, stages })?;
        let (paired, rounds) = (stage.rounds.len(), round.number());
        if usize::from(rounds) > paired {
            return Err(NoStandings::NotPaired { round, paired });
        }
        let mut state = self.clone();
        if usize::from(rounds) == paired {
            return Ok(state);
        }
        let mut field = self.field(stage);
        field.retain(|entrant| stage.joined_after.get(entrant).is_none_or(|joined| *joined < rounds));
        if let Some(cut) = state.stages.get_mut(id.index()) {
            cut.rounds.truncate(usize::from(rounds));
            cut.left.retain(|_, leaving| leaving.after <= rounds);
            cut.field = Some(field);
        }
        Ok(state)
    }
}

/// The systems between which coefficients differ. In a match or a Scheveningen nobody is paired by a table
/// of all against all, so there are no games to be filled in for leavers.
pub(in crate::event) const fn standings_system(system: System) -> standings::System {
    match system {
        System::RoundRobin { cycles } => standings::System::RoundRobin { cycles: cycles as u16 },
        System::Swiss(_) => standings::System::Swiss,
        System::Knockout(_)
        | System::LostPoints(_)
        | System::Scheveningen
        | System::Match(_)
        | System::Barrage => standings::System::RoundRobin { cycles: 0 },
    }
}

/// What a table of places is made from.
struct View<'a> {
    state: &'a State,
    id: StageId,
    stage: &'a StageState,
    table: &'a StageTable,
    reckoning: &'a Reckoning,
}

impl View<'_> {
    /// The entrant of the event on a line of the sheet.
    fn who(&self, line: Entrant) -> Entrant {
        self.table.entrants.get(line.index()).copied().unwrap_or(line)
    }

    fn name(&self, line: Entrant) -> String {
        self.state.name_of(self.who(line)).unwrap_or_default().to_owned()
    }

    fn criteria(&self, regulation: &Regulation) -> Vec<CriterionColumn> {
        let code = regulation.code().ok().and_then(standings_code);
        let column = |rule: &standings::Rule| CriterionColumn {
            criterion: rule.criterion,
            name: rule.criterion.name(code),
            clauses: rule.clauses,
            for_everybody: rule.criterion.stands_alone(),
        };
        self.reckoning.order.iter().map(column).collect()
    }

    /// The lines, block by block: those who share a place stand in the order of their numbers.
    fn lines(&self, placed: &Standings, columns: &[Option<Vec<Working>>]) -> Vec<StandingLine> {
        let mut blocks: Vec<Vec<(usize, &Row)>> = Vec::new();
        for (at, row) in placed.rows.iter().enumerate() {
            match blocks.last_mut() {
                Some(block) if block.first().is_some_and(|(_, first)| first.place == row.place) => {
                    block.push((at, row));
                }
                _ => blocks.push(vec![(at, row)]),
            }
        }
        let first_of = |block: &[(usize, &Row)]| block.iter().map(|(at, _)| *at).min().unwrap_or(0);
        let heads: Vec<usize> = blocks.iter().map(|block| first_of(block)).collect();
        for block in &mut blocks {
            block.sort_by_key(|(_, row)| self.table.sheet.line(row.entrant).number);
        }
        let mut lines = Vec::with_capacity(placed.rows.len());
        for (index, block) in blocks.iter().enumerate() {
            let head = &placed.rows[heads[index]];
            let upper = index.checked_sub(1).and_then(|above| blocks[above].last());
            let above = upper.and_then(|(_, upper)| why::above(head, upper, self.reckoning));
            let lower = blocks.get(index + 1).and_then(|below| below.first());
            let below = lower.zip(heads.get(index + 1)).and_then(|((_, lower), head)| {
                let found = why::below(&placed.rows[*head], self.reckoning)?;
                Some(why::Neighbour { entrant: lower.entrant, ..found })
            });
            let all: Arc<[Entrant]> = block.iter().map(|(_, row)| self.who(row.entrant)).collect();
            for (at, row) in block {
                let mut line = self.line(row, *at, columns);
                line.shares_with = Sharers::new(line.entrant, &all);
                line.above = above.map(|own| self.neighbour(own));
                line.below = below.map(|own| self.neighbour(own));
                lines.push(line);
            }
        }
        lines
    }

    fn neighbour(&self, neighbour: why::Neighbour) -> why::Neighbour {
        why::Neighbour { entrant: self.who(neighbour.entrant), ..neighbour }
    }

    fn line(&self, row: &Row, at: usize, columns: &[Option<Vec<Working>>]) -> StandingLine {
        let entrant = self.who(row.entrant);
        let coefficient = |(index, rule): (usize, &standings::Rule)| {
            let asked = row.workings.iter().rev().find(|(own, _)| *own == index).map(|(_, working)| working);
            let column = columns.get(index).and_then(Option::as_ref).and_then(|column| column.get(at));
            Coefficient {
                criterion: rule.criterion,
                asked: asked.is_some(),
                working: asked.or(column).filter(|own| !own.values.is_empty()).map(|own| self.in_event(own)),
            }
        };
        let board_points = || row.entries.iter().flat_map(|entry| &entry.boards).copied().sum::<Points>();
        StandingLine {
            place: row.place,
            entrant,
            number: self.table.sheet.line(row.entrant).number,
            name: self.name(row.entrant),
            score: row.score,
            points: row.points,
            board_points: self.state.pairs_teams().then(board_points),
            tally: Tally::of(&row.entries, &self.reckoning.switches),
            results: row.entries.iter().map(|entry| self.result(entry)).collect(),
            coefficients: self.reckoning.order.iter().enumerate().map(coefficient).collect(),
            above: None,
            below: None,
            shares_with: Sharers::none(entrant),
            left: self.stage.left.get(&entrant).cloned(),
        }
    }

    fn result(&self, entry: &Entry) -> Entry {
        Entry { opponent: entry.opponent.map(|line| self.who(line)), ..entry.clone() }
    }

    /// A working told in the entrants of the event.
    fn in_event(&self, working: &Working) -> Working {
        let term = |term: &Term| Term {
            opponent: term.opponent.map(|line| self.who(line)),
            source: match &term.source {
                Source::Withdrawn { own, average, group } => Source::Withdrawn {
                    own: *own,
                    average: *average,
                    group: group.iter().map(|line| self.who(*line)).collect(),
                },
                other => other.clone(),
            },
            ..term.clone()
        };
        Working { terms: working.terms.iter().map(term).collect(), ..working.clone() }
    }

    fn unclassified(&self, placed: &Standings) -> Vec<Unclassified> {
        let mut lines: Vec<Unclassified> = placed
            .unplaced
            .iter()
            .map(|unplaced| {
                let entrant = self.who(unplaced.entrant);
                let ruling = self.state.leaving_ruling(self.id, entrant);
                Unclassified {
                    entrant,
                    number: self.table.sheet.line(unplaced.entrant).number,
                    name: self.name(unplaced.entrant),
                    clauses: ruling.map_or(unplaced.clauses, |ruling| ruling.clauses),
                    ruling,
                }
            })
            .collect();
        lines.sort_by_key(|line| line.number);
        lines
    }

    fn notes(&self, from: OrderFrom) -> Vec<StandingsNote> {
        let cells = || self.table.sheet.lines.iter().flat_map(|line| &line.cells);
        let count = |wanted: Mark| {
            cells().filter(|cell| matches!(cell, Cell::Paired { mark, .. } if *mark == wanted)).count() / 2
        };
        let mut notes = Vec::new();
        if from == OrderFrom::Nobody {
            notes.push(StandingsNote::NoOrder);
        }
        let changes = self.state.order_changes.iter();
        notes.extend(changes.map(|own| StandingsNote::OrderChanged { reason: own.reason.clone() }));
        match count(Mark::Open) {
            0 => {}
            open => notes.push(StandingsNote::Unfinished { open }),
        }
        match count(Mark::Adjourned) {
            0 => {}
            games => notes.push(StandingsNote::Adjourned { games }),
        }
        let until_won = self.stage.plan.system.goes_on_until_won();
        match usize::from(self.table.sheet.rounds_total).saturating_sub(self.stage.rounds.len()) {
            0 => {}
            _ if until_won => {}
            rounds => notes.push(StandingsNote::RoundsLeft { rounds: rounds as u16 }),
        }
        match self.stage.plan.carry {
            Carry::Nothing => {}
            Carry::Games => notes.push(StandingsNote::CarriedGames),
            Carry::Points => notes.push(StandingsNote::CarriedPoints),
        }
        notes
    }
}
