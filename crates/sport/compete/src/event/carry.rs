//! What those who play on bring along from earlier stages (UA13-IV.3.4.5, UA-II.3.6.5 leave it to the regulation):
//! nothing, all their points, or the games that they played against each other, which are not played again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ids::StageId;
use super::stage_field::FieldFrom;
use super::state::{StageState, State};
use damier_pairing::schedule::{RoundRobin, TableRound};
use damier_pairing::{Carried, Cell, Entrant, Mark, Sheet, SideResult};

/// What is brought along.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Carry {
    /// Everybody begins with nothing.
    #[default]
    Nothing,
    /// The games against those who play on too; they are not played again.
    Games,
    /// All points of the earlier stages.
    Points,
}

impl State {
    /// What everybody of a stage brings along, by the lines of its table.
    pub(super) fn carried(&self, stage: &StageState, field: &[Entrant]) -> BTreeMap<Entrant, Vec<Carried>> {
        let mut carried: BTreeMap<Entrant, Vec<Carried>> = BTreeMap::new();
        let sources = match (&stage.plan.from, stage.plan.carry) {
            (_, Carry::Nothing) => return carried,
            (FieldFrom::Places(places), _) => places,
            _ => return carried,
        };
        let line_of: BTreeMap<Entrant, Entrant> = field.iter().copied().zip((0..).map(Entrant)).collect();
        let mut stages: Vec<StageId> = sources.iter().map(|own| own.stage).collect();
        stages.sort();
        stages.dedup();
        for table in stages.into_iter().filter_map(|id| self.table(id)) {
            for (at, entrant) in table.entrants.iter().enumerate() {
                let (own, Some(line)) = (Entrant(at as u32), line_of.get(entrant)) else { continue };
                let brings = carried.entry(*line).or_default();
                if stage.plan.carry == Carry::Points {
                    let points = table.sheet.points_after(own, usize::MAX);
                    brings.push(Carried {
                        opponent: None,
                        outcome: SideResult::Draw,
                        forfeit: false,
                        points,
                    });
                    continue;
                }
                let rounds = 0..table.sheet.line(own).cells.len();
                let opponent = |line: Entrant| {
                    let other = table.entrants.get(line.index())?;
                    line_of.get(other).copied()
                };
                brings.extend(rounds.filter_map(|round| game(&table.sheet, own, round, &opponent)));
            }
        }
        carried.retain(|_, brings| !brings.is_empty());
        carried
    }

    /// How many rounds of a table have no game left, because all pairs of them met before.
    pub(super) fn rows_spared(&self, stage: &StageState) -> usize {
        let field = self.field(stage);
        if stage.plan.carry != Carry::Games || field.len() < 2 {
            return 0;
        }
        let numbers: Option<BTreeMap<u32, Entrant>> =
            field.iter().map(|own| Some((*stage.numbers.get(own)?, *own))).collect();
        let (Some(numbers), Ok(table)) = (numbers, RoundRobin::once(field.len())) else { return 0 };
        let line_of: BTreeMap<Entrant, Entrant> = field.iter().copied().zip((0..).map(Entrant)).collect();
        let numbered: Vec<Entrant> =
            numbers.into_values().filter_map(|own| line_of.get(&own).copied()).collect();
        let carried = self.carried(stage, &field);
        let met = |a: u32, b: u32| {
            let who = |number: u32| numbered.get(number as usize - 1).copied();
            let brings = who(a).and_then(|own| carried.get(&own));
            brings.is_some_and(|brings| brings.iter().any(|own| own.opponent == who(b)))
        };
        let is_spared = |row: &TableRound| row.pairs.iter().all(|pair| met(pair.white, pair.black));
        table.rounds().iter().filter(|row| is_spared(row)).count()
    }

    /// Whether two have a game against each other that counts in a stage and was played before it.
    pub(super) fn have_carried(&self, stage: &StageState, a: Entrant, b: Entrant) -> bool {
        if stage.plan.carry != Carry::Games {
            return false;
        }
        let field = self.field(stage);
        let line = |who: Entrant| field.iter().position(|own| *own == who).map(|at| Entrant(at as u32));
        let (Some(a), Some(b)) = (line(a), line(b)) else { return false };
        let carried = self.carried(stage, &field);
        carried.get(&a).is_some_and(|brings| brings.iter().any(|own| own.opponent == Some(b)))
    }
}

/// A game of an earlier stage that counts.
fn game(
    sheet: &Sheet,
    own: Entrant,
    round: usize,
    opponent: &dyn Fn(Entrant) -> Option<Entrant>,
) -> Option<Carried> {
    let Cell::Paired { opponent: other, mark, .. } = *sheet.line(own).cells.get(round)? else { return None };
    let (outcome, forfeit) = match mark {
        Mark::Played(outcome) => (outcome, false),
        Mark::Forfeit(outcome) => (outcome, true),
        Mark::Adjourned => (SideResult::Draw, false),
        Mark::Open | Mark::Annulled => return None,
    };
    Some(Carried { opponent: Some(opponent(other)?), outcome, forfeit, points: sheet.gained(own, round) })
}
