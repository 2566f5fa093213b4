//! Places of teams of solvers. The codes hold contests of teams (UA-VIII.Solve.1, COL-5.6.6) and leave it to the
//! regulation how they are ranked: the results of so many of their solvers are added.

use damier_facts::Rational;
use serde::Serialize;

use super::results::SolverPlace;
use super::state::Solving;
use crate::identity::same_person;
use crate::places::ranked;
use crate::{Mark, SolverId};

/// A team in the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SolverTeam {
    /// The place; equal sums share it.
    pub place: u32,
    pub team: String,
    /// The sum of the results that count.
    pub sum: Mark,
    /// The solvers whose results count, the best first.
    pub solvers: Vec<SolverId>,
}

impl Solving {
    /// The table of teams; empty where the regulation does not rank them.
    pub fn team_table(&self) -> Vec<SolverTeam> {
        let Some(best) = self.regulation.as_ref().and_then(|regulation| regulation.team_best) else {
            return Vec::new();
        };
        let mut teams: Vec<SolverTeam> = Vec::new();
        // The table has the best first, so the first of each team count.
        for SolverPlace { solver, sum, .. } in self.table() {
            let Some(name) = self.solver(solver).and_then(|own| own.team.as_deref()) else { continue };
            let at = teams.iter().position(|own| same_person(&own.team, name)).unwrap_or_else(|| {
                let team = name.trim().to_owned();
                teams.push(SolverTeam { place: 0, team, sum: Mark::ZERO, solvers: Vec::new() });
                teams.len() - 1
            });
            if teams[at].solvers.len() < usize::from(best) {
                teams[at].sum = teams[at].sum.plus(sum);
                teams[at].solvers.push(solver);
            }
        }
        let key = |team: &SolverTeam| -> Vec<Rational> { vec![team.sum.exact()] };
        ranked(teams, key).into_iter().map(|(place, team)| SolverTeam { place, ..team }).collect()
    }
}
