//! The next round of a round robin, by the rows of its table (UA13-IV.3.4.1, UA-II.3.6.1.a, COL-App1.1).
//!
//! Rows come in the printed order, or are drawn from those left (UA13-IV.3.4.1.2, UA-II.3.6.1.b): all at
//! once by lots on record, or one by one before each round. A round paired by hand uses up the row whose
//! pairs it has. Who would meet somebody of whom nothing counts is free.

use std::collections::{BTreeMap, BTreeSet};

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;

use super::super::carry::Carry;
use super::super::encounter::Encounter;
use super::super::leave::LeavingEffect;
use super::super::lots_drawn::LotsFor;
use super::super::rounds::{FreeKind, PairedBy, RoundState};
use super::super::stage::ROOM;
use super::NextRound;
use super::cannot::{CannotPair, StageOver};
use super::story::{Basis, FreeReason, FreeWhy, PairReason};
use super::turn::Turn;
use damier_pairing::schedule::{RoundRobin, RowOrder, TableRound, table_clauses};
use damier_pairing::{Entrant, Lots};

impl Turn<'_> {
    pub(super) fn round_robin(&self, cycles: u8) -> Result<NextRound, CannotPair> {
        let numbered = self.numbered()?;
        let table = RoundRobin::new(numbered.len(), u16::from(cycles))?;
        let rows = table.rounds_per_cycle() * u16::from(cycles);
        self.check_rows(cycles, rows)?;
        let left: Vec<u16> = self.rows_left(table, rows, &numbered);
        let first = left.first().ok_or_else(|| self.over(StageOver::AllRounds { rounds: rows }))?;
        let by = match (self.drawn_order(), self.stage.plan.rows) {
            (Some(order), _) => {
                let next = order.iter().filter_map(|row| u16::try_from(*row).ok());
                PairedBy::Table { row: next.into_iter().find(|row| left.contains(row)).unwrap_or(*first) }
            }
            (None, RowOrder::Printed) => PairedBy::Table { row: *first },
            (None, RowOrder::Drawn) => {
                let drawn = Lots::new(self.seed).below(left.len() as u64) as usize;
                PairedBy::DrawnTable { row: left[drawn], seed: self.seed }
            }
        };
        Ok(self.by_row(table, by, &numbered))
    }

    /// A table that is not begun has the rounds of the regulation, unless that leaves room for all who enter.
    fn check_rows(&self, cycles: u8, needed: u16) -> Result<(), CannotPair> {
        let planned = self.stage.plan.rounds;
        let is_room = planned == ROOM * u16::from(cycles) && needed < planned;
        if !self.stage.rounds.is_empty() || planned == needed || is_room {
            return Ok(());
        }
        Err(CannotPair::RoundsDoNotFit { stage: self.id, field: self.field.len(), planned, needed })
    }

    /// The round by a given row.
    pub(super) fn same_row(&self, cycles: u8, by: PairedBy) -> Result<NextRound, CannotPair> {
        let numbered = self.numbered()?;
        let table = RoundRobin::new(numbered.len(), u16::from(cycles))?;
        let rows = table.rounds_per_cycle() * u16::from(cycles);
        match by.row() {
            Some(row) if (1..=rows).contains(&row) => Ok(self.by_row(table, by, &numbered)),
            _ => Err(CannotPair::OffCourse { stage: self.id, round: self.round }),
        }
    }

    /// The round that a row makes.
    fn by_row(&self, table: RoundRobin, by: PairedBy, numbered: &[Entrant]) -> NextRound {
        let row = by.row().unwrap_or(1);
        let drawn = matches!(by, PairedBy::DrawnTable { .. }) || self.drawn_order().is_some();
        let clauses = self.row_clauses(numbered.len() as u32, drawn);
        let round = row_of(table, row);
        let who = |number: u32| numbered.get(number as usize - 1).copied();
        let mut pairs = Vec::with_capacity(round.pairs.len());
        let mut free: Vec<FreeReason> = Vec::new();
        let no_game = |entrant: Entrant, why: FreeWhy, clauses: &[Clause]| FreeReason {
            entrant,
            kind: FreeKind::NoGame,
            why,
            clauses: clauses.to_vec(),
            rejected: Vec::new(),
        };
        if let Some((number, entrant)) = round.free.and_then(|number| Some((number, who(number)?))) {
            free.push(no_game(entrant, FreeWhy::Bracketed { number }, &clauses));
        }
        for pair in &round.pairs {
            let (Some(white), Some(black)) = (who(pair.white), who(pair.black)) else { continue };
            if round.cycle == 1 && self.state.have_carried(self.stage, white, black) {
                free.push(no_game(white, FreeWhy::AlreadyMet { opponent: black }, &clauses));
                free.push(no_game(black, FreeWhy::AlreadyMet { opponent: white }, &clauses));
                continue;
            }
            match (self.counts_for_nothing(white), self.counts_for_nothing(black)) {
                (None, None) => pairs.push(PairReason {
                    white,
                    black,
                    basis: Basis::Table {
                        row,
                        cycle: round.cycle,
                        white: pair.white,
                        black: pair.black,
                        drawn,
                    },
                    clauses: clauses.clone(),
                    rejected: Vec::new(),
                    colour: None,
                }),
                (None, Some(gone)) => {
                    free.push(no_game(white, FreeWhy::OpponentLeft { opponent: black }, gone));
                }
                (Some(gone), None) => {
                    free.push(no_game(black, FreeWhy::OpponentLeft { opponent: white }, gone));
                }
                (Some(_), Some(_)) => {}
            }
        }
        free.retain(|seat| self.counts_for_nothing(seat.entrant).is_none());
        self.answer(by, pairs, free)
    }

    /// The clauses by which nothing of somebody who left counts.
    pub(super) fn counts_for_nothing(&self, entrant: Entrant) -> Option<&'static [Clause]> {
        let ruling = self.state.leaving_ruling(self.id, entrant)?;
        (ruling.effect == LeavingEffect::Annulled).then_some(ruling.clauses)
    }

    fn row_clauses(&self, players: u32, drawn: bool) -> Vec<Clause> {
        let mut clauses: Vec<Clause> = self
            .state
            .standings_code()
            .map_or(&[] as &[Clause], |code| table_clauses(code, players))
            .to_vec();
        if drawn {
            clauses.extend(match self.code {
                Code::Ua2013 => Some("UA13-IV.3.4.1.2"),
                Code::Ua2023 => Some("UA-II.3.6.1.b"),
                _ => None,
            });
        }
        clauses
    }

    /// The order of rounds as drawn for the whole stage, if it was.
    fn drawn_order(&self) -> Option<&[u32]> {
        let is_own = |purpose: &LotsFor| *purpose == LotsFor::OrderOfRounds { stage: self.id };
        let drawn = self.state.lots.iter().rev().find(|lots| is_own(&lots.purpose));
        drawn.map(|lots| lots.drawn.as_slice())
    }

    /// Rows that have not been played, in the printed order.
    fn rows_left(&self, table: RoundRobin, rows: u16, numbered: &[Entrant]) -> Vec<u16> {
        let mut used: BTreeSet<u16> = self.stage.rounds.iter().filter_map(|round| round.by.row()).collect();
        for round in self.stage.rounds.iter().filter(|round| round.by.row().is_none()) {
            let left = (1..=rows).filter(|row| !used.contains(row));
            let same = left.into_iter().find(|row| self.is_row(round, &row_of(table, *row), numbered));
            used.extend(same);
        }
        (1..=rows)
            .filter(|row| !used.contains(row) && self.has_game(&row_of(table, *row), numbered))
            .collect()
    }

    /// Whether somebody of a row has not met his opponent in an earlier stage.
    fn has_game(&self, row: &TableRound, numbered: &[Entrant]) -> bool {
        let who = |number: u32| numbered.get(number as usize - 1).copied();
        self.stage.plan.carry != Carry::Games
            || row.cycle > 1
            || row.pairs.iter().any(|pair| match (who(pair.white), who(pair.black)) {
                (Some(white), Some(black)) => !self.state.have_carried(self.stage, white, black),
                _ => true,
            })
    }

    /// Whether a round has the pairs of a row, whatever the colours; pairs with those who have left may be
    /// missing.
    fn is_row(&self, round: &RoundState, row: &TableRound, numbered: &[Entrant]) -> bool {
        let number: BTreeMap<Entrant, u32> = numbered.iter().copied().zip(1..).collect();
        let numbers = |own: &Encounter| Some((*number.get(&own.first)?, *number.get(&own.second)?));
        let played: Option<Vec<(u32, u32)>> = round.encounters.iter().map(numbers).collect();
        let Some(played) = played else { return false };
        let was_played = |a: u32, b: u32| played.iter().any(|own| *own == (a, b) || *own == (b, a));
        let has_left = |number: u32| {
            let who = numbered.get(number as usize - 1);
            who.is_some_and(|entrant| self.stage.left.contains_key(entrant))
        };
        let are_spared = |a: u32, b: u32| {
            let who = |number: u32| numbered.get(number as usize - 1).copied();
            row.cycle == 1
                && who(a).zip(who(b)).is_some_and(|(a, b)| self.state.have_carried(self.stage, a, b))
        };
        let met = row.pairs.iter().filter(|pair| was_played(pair.white, pair.black)).count();
        met == played.len()
            && row.pairs.iter().all(|pair| {
                was_played(pair.white, pair.black)
                    || has_left(pair.white)
                    || has_left(pair.black)
                    || are_spared(pair.white, pair.black)
            })
    }
}

/// A row through all cycles, from 1.
fn row_of(table: RoundRobin, row: u16) -> TableRound {
    let in_cycle = table.rounds_per_cycle();
    table.round((row - 1) / in_cycle + 1, (row - 1) % in_cycle + 1)
}
