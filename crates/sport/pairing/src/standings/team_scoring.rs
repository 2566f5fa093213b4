//! Individual competitions with team scoring: the result of a team is the sum of the results of its
//! players; the regulation says how many and which of them count (UA-II.3.5.4).

use serde::Serialize;

use super::{Place, Standings};
use crate::{Entrant, Points};

/// Whose results count for a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Counting {
    /// All of its players.
    All,
    /// The best of them, so many.
    Best(usize),
}

/// The total of one team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TeamTotal {
    /// Its index in the list that was given.
    pub team: usize,
    /// Its place; equal sums share theirs, since the code names no criterion.
    pub place: Place,
    /// The sum that places go by.
    pub points: Points,
    /// Who counts, the best first.
    pub counted: Vec<Entrant>,
}

/// Teams by the results of their players, the best first. Players without a place do not count.
pub fn team_totals(standings: &Standings, teams: &[Vec<Entrant>], counting: Counting) -> Vec<TeamTotal> {
    let sums: Vec<(Points, Vec<Entrant>)> =
        teams.iter().map(|members| total(standings, members, counting)).collect();
    let better = |points: Points| sums.iter().filter(|(other, _)| *other > points).count() as u32;
    let equal = |points: Points| sums.iter().filter(|(other, _)| *other == points).count() as u32;
    let mut totals: Vec<TeamTotal> = sums
        .iter()
        .enumerate()
        .map(|(team, (points, counted))| TeamTotal {
            team,
            place: Place { first: better(*points) + 1, last: better(*points) + equal(*points) },
            points: *points,
            counted: counted.clone(),
        })
        .collect();
    totals.sort_by_key(|total| total.place.first);
    totals
}

fn total(standings: &Standings, members: &[Entrant], counting: Counting) -> (Points, Vec<Entrant>) {
    let number = match counting {
        Counting::All => members.len(),
        Counting::Best(number) => number,
    };
    let counted: Vec<_> =
        standings.rows.iter().filter(|row| members.contains(&row.entrant)).take(number).collect();
    (counted.iter().map(|row| row.points).sum(), counted.iter().map(|row| row.entrant).collect())
}
