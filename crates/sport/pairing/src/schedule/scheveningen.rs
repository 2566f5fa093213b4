//! Scheveningen: every member of one group or team meets every member of the other
//! (UA13-IV.3.4.4, UA-II.3.6.4).
//!
//! The codes print no table. Here everybody's colours differ by at most one, and between equal groups
//! each round has about as many Whites on both sides and nobody has one colour three times running:
//!
//! - even size: members in twos; the twos go round, inside a two the partner changes with the round, and
//!   member i of the first group has White against member j of the second if i + j is even;
//! - odd size: i meets i + r in round r, White if the remainder of i + j by the size is even;
//! - unequal groups of which the larger is odd: i meets 2i + r, White if i + j is even.

use damier_rules::Color;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::ScheduleError;

/// Two groups that meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scheveningen {
    first: usize,
    second: usize,
    color: Color,
}

/// One round of both teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScheveningenRound {
    /// The games of the round, table by table.
    pub games: Vec<ScheveningenGame>,
    /// Members of the larger group who are free, from 1.
    pub free: Vec<usize>,
}

/// A game between two groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct ScheveningenGame {
    /// Who plays for the first group, from 1.
    pub first: usize,
    /// Who plays for the second group, from 1.
    pub second: usize,
    /// The colour of the first group.
    pub color: Color,
}

impl Scheveningen {
    /// The clauses of the system.
    pub const CLAUSES: &'static [Clause] = &["UA13-IV.3.4.4", "UA-II.3.6.4"];

    /// Groups of these sizes; `color` is what the first of the first group has in round 1, by lot.
    pub fn new(first: usize, second: usize, color: Color) -> Result<Scheveningen, ScheduleError> {
        const MOST: usize = 1000;
        match first.min(second) {
            0 => Err(ScheduleError::TooFew(first + second)),
            _ if first.max(second) > MOST => {
                Err(ScheduleError::TooMany { given: first.max(second), most: MOST })
            }
            _ => Ok(Scheveningen { first, second, color }),
        }
    }

    /// All rounds, as many as the larger group has members.
    pub fn rounds(self) -> Vec<ScheveningenRound> {
        (0..self.first.max(self.second)).map(|round| self.round(round)).collect()
    }

    fn round(self, round: usize) -> ScheveningenRound {
        let mut games = Vec::new();
        let mut free = Vec::new();
        for i in 0..self.first.max(self.second) {
            let (j, has_first_color) = self.pair(round, i);
            match (i < self.first, j < self.second) {
                (true, true) => {
                    let color = if has_first_color { self.color } else { !self.color };
                    games.push(ScheveningenGame { first: i + 1, second: j + 1, color });
                }
                (true, false) => free.push(i + 1),
                (false, true) => free.push(j + 1),
                (false, false) => {}
            }
        }
        free.sort_unstable();
        ScheveningenRound { games, free }
    }

    /// Whom member i meets in a round, all counted from 0, and whether with the colour of the first game.
    fn pair(self, round: usize, i: usize) -> (usize, bool) {
        let size = self.first.max(self.second);
        if size.is_multiple_of(2) {
            let (two, member) = (i / 2, i % 2);
            let j = 2 * ((two + round / 2) % (size / 2)) + (member + two + round) % 2;
            (j, (i + j).is_multiple_of(2))
        } else if self.first == self.second {
            let j = (i + round) % size;
            (j, ((i + j) % size).is_multiple_of(2))
        } else {
            let j = (2 * i + round) % size;
            (j, (i + j).is_multiple_of(2))
        }
    }
}
