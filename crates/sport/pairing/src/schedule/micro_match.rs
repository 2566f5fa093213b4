//! Micro-matches: two games with colours reversed and one ballot for both, counted as one result
//! (UA13-IV.9.5.1, UA13-IV.9.5.2, UA-III.5.5.1, UA-III.5.5.2, UA-VII.Inv.10, WCDF-1.12).

use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::Side;
use crate::{Points, SideResult};

/// What has happened in a micro-match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MicroMatch {
    /// Who has White in the first game, by lot or by the table (UA-VII.Inv.10, WCDF-N.i, D-54b).
    pub first_white: Side,
    /// Whether an opening is drawn for both games.
    pub with_ballot: bool,
    /// The number of the opening drawn, once it is (UA13-IV.9.5.3, UA-III.5.5.3).
    pub ballot: Option<u32>,
    /// The games so far.
    pub games: Vec<MicroGame>,
    /// Who was late by more than the control of the first game: not admitted to the second, and the
    /// match is lost (UA13-IV.9.5.7). Both may be.
    pub too_late: Vec<Side>,
}

/// The result of one of the two games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MicroGame {
    /// How it ended for the first-named.
    pub first: SideResult,
    /// How it ended for the second-named; both lose if neither came.
    pub second: SideResult,
}

/// What follows in a micro-match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MicroStep {
    /// The opening is drawn, both being present, at most ten minutes before play.
    DrawBallot {
        /// The clauses that say so.
        clauses: &'static [Clause],
    },
    /// A game is played.
    Play {
        /// Its number, 1 or 2.
        game: u8,
        /// Who has White.
        white: Side,
        /// The opening, the same in both games.
        ballot: Option<u32>,
        /// The pause before it, in minutes, from and to.
        pause: Option<(u8, u8)>,
        /// The clauses that say so.
        clauses: &'static [Clause],
    },
    /// The match is over.
    Over {
        /// For the first-named.
        first: SideResult,
        /// For the second-named.
        second: SideResult,
        /// Game points of both.
        game_points: (Points, Points),
        /// The clauses that say so.
        clauses: &'static [Clause],
    },
}

impl MicroMatch {
    /// What follows. Games after the second are not looked at.
    pub fn next(&self) -> MicroStep {
        let games = &self.games[..self.games.len().min(2)];
        let sum = |points: &dyn Fn(&MicroGame) -> Points| games.iter().map(points).sum::<Points>();
        let game_points = (sum(&|game| game.first.points()), sum(&|game| game.second.points()));
        if !self.too_late.is_empty() {
            let result =
                |side| if self.too_late.contains(&side) { SideResult::Loss } else { SideResult::Win };
            return MicroStep::Over {
                first: result(Side::First),
                second: result(Side::Second),
                game_points,
                clauses: &["UA13-IV.9.5.7", "UA-III.5.4.2"],
            };
        }
        match games.len() {
            0 if self.with_ballot && self.ballot.is_none() => {
                MicroStep::DrawBallot { clauses: &["UA13-IV.9.5.3", "UA-III.5.5.3"] }
            }
            0 => self.play(1, self.first_white, None, &["UA13-IV.9.5.1", "UA-III.5.5.1"]),
            1 => self.play(2, !self.first_white, Some((5, 10)), &["UA13-IV.9.5.6", "UA-III.5.5.6"]),
            _ => {
                let (first, second) = compare(game_points);
                MicroStep::Over {
                    first,
                    second,
                    game_points,
                    clauses: &["UA13-IV.9.5.1", "UA13-IV.11.1", "UA-III.5.5.1", "UA-III.7.1"],
                }
            }
        }
    }

    fn play(&self, game: u8, white: Side, pause: Option<(u8, u8)>, clauses: &'static [Clause]) -> MicroStep {
        MicroStep::Play { game, white, ballot: self.ballot, pause, clauses }
    }
}

/// 3:1 becomes 2:0, 2:2 becomes 1:1; 0:0 stays a loss for both.
fn compare((first, second): (Points, Points)) -> (SideResult, SideResult) {
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => (SideResult::Win, SideResult::Loss),
        std::cmp::Ordering::Less => (SideResult::Loss, SideResult::Win),
        std::cmp::Ordering::Equal if first == Points::ZERO => (SideResult::Loss, SideResult::Loss),
        std::cmp::Ordering::Equal => (SideResult::Draw, SideResult::Draw),
    }
}
