//! Points and places of solvers (UA13-VI.7.2.2, UA-VIII.Solve.4, UA-VIII.Solve.5, COL-5.6.3b, COL-5.6.4).

use damier_clock::Moment;
use damier_facts::Rational;
use serde::Serialize;

use super::fact::{KeyKind, PositionEntry};
use super::regulation::TieBreak;
use super::state::{Answer, Solver, Solving};
use crate::places::ranked;
use crate::{Mark, PositionId, SolverId};

/// A solver in the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SolverPlace {
    /// The place; those whom nothing parts share it.
    pub place: u32,
    pub solver: SolverId,
    /// The points by position, in the order of the set; nothing where nothing was judged.
    pub points: Vec<Option<Mark>>,
    pub sum: Mark,
    /// Positions solved with all points that solvers know of.
    pub full: u32,
    /// Points for completeness.
    pub completeness: Mark,
    /// Minutes used, where a session was timed.
    pub minutes: Option<u64>,
}

/// What a solution brings: nothing unless the least number of thematic variations is given
/// (UA-VIII.Solve.5). Who shows that a task cannot be carried out, or finds a side solution, has the points
/// for that in any case (UA13-VI.7.2.2, COL-5.6.4).
pub fn points(position: &PositionEntry, ticks: &[usize]) -> Mark {
    let given = |at: usize| ticks.contains(&(at + 1));
    let variations = position.keys.iter().enumerate().filter(|(_, key)| key.kind == KeyKind::Variation);
    let enough = variations.filter(|(at, _)| given(*at)).count() >= position.least_variations();
    let counts = |kind: KeyKind| match kind {
        KeyKind::Variation | KeyKind::Completeness => enough,
        KeyKind::SideSolution | KeyKind::Refutation => true,
    };
    let quarters = position
        .keys
        .iter()
        .enumerate()
        .filter(|(at, key)| given(*at) && counts(key.kind))
        .map(|(_, key)| key.points.in_quarters())
        .sum();
    Mark::quarters(quarters)
}

impl Solving {
    /// The table, by the sum of points and then as the regulation says.
    pub fn table(&self) -> Vec<SolverPlace> {
        let lines: Vec<SolverPlace> =
            (1..).map(SolverId).zip(&self.solvers).map(|(id, solver)| self.line(id, solver)).collect();
        let ties = self.regulation.as_ref().map(|regulation| regulation.ties.clone()).unwrap_or_default();
        let key = |line: &SolverPlace| {
            let mut key = vec![line.sum.exact()];
            key.extend(ties.iter().map(|tie| match tie {
                TieBreak::FullSolutions => Rational::whole(i64::from(line.full)),
                TieBreak::Completeness => line.completeness.exact(),
                TieBreak::Time => Rational::whole(line.minutes.map_or(i64::MIN / 2, |used| -(used as i64))),
            }));
            key
        };
        let placed = ranked(lines, key);
        placed.into_iter().map(|(place, line)| SolverPlace { place, ..line }).collect()
    }

    fn line(&self, solver: SolverId, own: &Solver) -> SolverPlace {
        let judged = |id: &PositionId| own.answers.get(id).and_then(|answer| answer.ticks.as_deref());
        let mut line = SolverPlace {
            place: 0,
            solver,
            points: Vec::new(),
            sum: Mark::ZERO,
            full: 0,
            completeness: Mark::ZERO,
            minutes: self.minutes_of(own),
        };
        for (id, position) in self.set() {
            let Some(ticks) = judged(&id) else {
                line.points.push(None);
                continue;
            };
            let had = points(position, ticks);
            line.points.push(Some(had));
            line.sum = line.sum.plus(had);
            let public = position.keys.iter().enumerate().filter(|(_, key)| key.kind == KeyKind::Variation);
            line.full += u32::from(public.clone().all(|(at, _)| ticks.contains(&(at + 1))));
            let complete = public
                .filter(|(at, _)| ticks.contains(&(at + 1)))
                .map(|(_, key)| key.points.in_quarters())
                .sum();
            line.completeness = line.completeness.plus(had.less(Mark::quarters(complete)));
        }
        line
    }

    /// The minutes from the start until a solver handed in, or gave the last solution. What a judge found on paper was
    /// given at a time that nobody wrote down.
    fn minutes_of(&self, solver: &Solver) -> Option<u64> {
        let started = self.started?;
        let given = solver.answers.values().filter(|answer| !answer.text.is_empty());
        let last: Option<Moment> = given.map(|answer: &Answer| answer.at).max();
        Some(solver.handed_in.or(last)?.since(started).as_millis() / 60_000)
    }
}
