//! Individual competitions with team scoring: the result of a team is the sum of the results of its
//! players; the regulation says how many and which of them count (UA-II.3.5.4).

use super::Standings;
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamTotal {
    /// Its index in the list that was given.
    pub team: usize,
    /// The sum that places go by.
    pub points: Points,
    /// The sum of places of those who count, which parts equal teams; smaller is better.
    pub places: u32,
    /// Who counts, the best first.
    pub counted: Vec<Entrant>,
}

/// Teams by the results of their players, the best first. Players without a place do not count.
pub fn team_totals(standings: &Standings, teams: &[Vec<Entrant>], counting: Counting) -> Vec<TeamTotal> {
    let mut totals: Vec<TeamTotal> =
        teams.iter().enumerate().map(|(team, members)| total(standings, team, members, counting)).collect();
    totals.sort_by_key(|total| (std::cmp::Reverse(total.points), total.places));
    totals
}

fn total(standings: &Standings, team: usize, members: &[Entrant], counting: Counting) -> TeamTotal {
    let rows = standings.rows.iter().filter(|row| members.contains(&row.entrant));
    let counted: Vec<_> = match counting {
        Counting::All => rows.collect(),
        Counting::Best(number) => rows.take(number).collect(),
    };
    TeamTotal {
        team,
        points: counted.iter().map(|row| row.points).sum(),
        places: counted.iter().map(|row| row.place.first).sum(),
        counted: counted.iter().map(|row| row.entrant).collect(),
    }
}
