//! How a level meeting of a knockout is decided: replayed, by the higher boards, by an extra game at a
//! shortened control, by lot (UA13-IV.3.4.2, UA-II.3.6.2.b), by coefficients of the boards (COL-3.8b).
//! The regulation names the methods and their order.

use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::Side;
use crate::{Lots, Points, SideResult};

/// One way to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieMethod {
    /// The meeting is played again, at most so many times.
    Replay(u16),
    /// The better result on board 1, then on board 2 …
    HigherBoards,
    /// The greater sum of board points, each times the number of boards from that one to the last: of
    /// four boards the first counts four times.
    BoardCoefficients,
    /// Extra games at a shortened control, at most so many.
    ExtraGames(u16),
    /// The smaller number of the two: whoever was placed or rated higher before goes on.
    HigherPlaced,
    /// The lot decides.
    Lot,
}

/// What is known about a level meeting.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TieEvidence {
    /// Points on each board, of the first-named and of the second-named team.
    pub boards: Vec<(Points, Points)>,
    /// Replays so far, as the first-named sees them.
    pub replays: Vec<SideResult>,
    /// Extra games so far, as the first-named sees them.
    pub extra_games: Vec<SideResult>,
    /// The numbers in the bracket, of the first-named and of the second-named.
    pub numbers: Option<(u32, u32)>,
}

/// What comes next to part the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TieStep {
    /// One of the two goes on.
    Decided {
        /// The side that goes on.
        winner: Side,
        /// The method that parted them.
        by: TieMethod,
        /// Where the codes name it.
        clauses: &'static [Clause],
    },
    /// The meeting is to be replayed.
    Replay,
    /// An extra game at a shortened control is to be played.
    ExtraGame,
    /// The methods of the regulation are used up.
    StillLevel,
}

/// Decides a level meeting, or says what is to be played next. Lots are drawn only when it comes to them.
pub fn settle_tie(methods: &[TieMethod], evidence: &TieEvidence, lots: &mut Lots) -> TieStep {
    for method in methods {
        let winner = match method {
            TieMethod::Replay(most) => match played(&evidence.replays, *most) {
                Played::Won(side) => Some(side),
                Played::GoesOn => return TieStep::Replay,
                Played::Level => None,
            },
            TieMethod::ExtraGames(most) => match played(&evidence.extra_games, *most) {
                Played::Won(side) => Some(side),
                Played::GoesOn => return TieStep::ExtraGame,
                Played::Level => None,
            },
            TieMethod::HigherBoards => {
                evidence.boards.iter().find_map(|(first, second)| greater(first.0.into(), second.0.into()))
            }
            TieMethod::BoardCoefficients => {
                let weighted = |points: &dyn Fn(&(Points, Points)) -> Points| -> u64 {
                    let weights = (1..=evidence.boards.len() as u64).rev();
                    weights
                        .zip(&evidence.boards)
                        .map(|(weight, board)| weight * u64::from(points(board).0))
                        .sum()
                };
                greater(weighted(&|board| board.0), weighted(&|board| board.1))
            }
            TieMethod::HigherPlaced => {
                evidence.numbers.and_then(|(first, second)| greater(second.into(), first.into()))
            }
            TieMethod::Lot => Some(if lots.coin() { Side::First } else { Side::Second }),
        };
        if let Some(winner) = winner {
            return TieStep::Decided { winner, by: *method, clauses: method.clauses() };
        }
    }
    TieStep::StillLevel
}

enum Played {
    Won(Side),
    GoesOn,
    Level,
}

/// The first decisive game wins.
fn played(games: &[SideResult], most: u16) -> Played {
    let decisive = games.iter().take(most.into()).find(|outcome| **outcome != SideResult::Draw);
    match decisive {
        Some(SideResult::Win) => Played::Won(Side::First),
        Some(_) => Played::Won(Side::Second),
        None if games.len() < usize::from(most) => Played::GoesOn,
        None => Played::Level,
    }
}

fn greater(first: u64, second: u64) -> Option<Side> {
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}

impl TieMethod {
    /// Where the codes name the method.
    pub const fn clauses(self) -> &'static [Clause] {
        match self {
            TieMethod::Replay(_) | TieMethod::Lot => &["UA13-IV.3.4.2", "UA-II.3.6.2.b", "COL-3.8b"],
            TieMethod::HigherBoards | TieMethod::ExtraGames(_) | TieMethod::HigherPlaced => {
                &["UA13-IV.3.4.2", "UA-II.3.6.2.b"]
            }
            TieMethod::BoardCoefficients => &["COL-3.8b"],
        }
    }
}
