//! Who meets whom where the whole course is known beforehand: round robins, knockouts, Scheveningen
//! groups, matches and micro-matches. Swiss rounds are in [`swiss`](crate::swiss).
//!
//! | system | clauses | file |
//! | --- | --- | --- |
//! | round robin | UA13-IV.3.4.1, UA-II.3.6.1.a, FMJD-III.3.11, COL-App1.1 | `round_robin.rs` |
//! | numbers that bring compatriots together early | FMJD-II.3.b | `compatriots.rs` |
//! | knockout, also for all places | UA13-IV.3.4.2, UA-II.3.6.2.a, COL-3.8a | `knockout.rs` |
//! | knockout in which one loss is forgiven | the same | `double_elimination.rs` |
//! | knockout by lost points | the same | `lost_points.rs` |
//! | level meetings of a knockout | UA-II.3.6.2.b, COL-3.8b | `tie_method.rs` |
//! | Scheveningen | UA13-IV.3.4.4, UA-II.3.6.4 | `scheveningen.rs` |
//! | matches | UA13-IV.14.9, UA-III.9.9, FMJD-VII.1.1, FMJD-VII.2.1 | `matches.rs`, `match_sets.rs`, `match_paces.rs`, `tie_break.rs` |
//! | deciding games of more than two | FMJD-VII.2.3.2 | `barrage.rs` |
//! | games of a play-off | FMJD-III.5.11.1.1, UA13-IV.8.8, UA-III.4.8 | `play_off.rs` |
//! | micro-matches | UA13-IV.9.5.1, UA-III.5.5.1 | `micro_match.rs` |
//! | boards of a team | UA13-IV.14.3, UA-III.9.3 | `team_boards.rs` |
//!
//! ```
//! use damier_pairing::schedule::RoundRobin;
//!
//! let table = RoundRobin::once(5)?.rounds();
//! let free: Vec<_> = table.iter().filter_map(|round| round.free).collect();
//! assert_eq!(free, [1, 4, 2, 5, 3]);
//! assert_eq!((table[0].pairs[0].white, table[0].pairs[0].black), (2, 5));
//! # Ok::<(), damier_pairing::schedule::ScheduleError>(())
//! ```

use serde::{Deserialize, Serialize};

mod barrage;
mod compatriots;
mod double_elimination;
mod knockout;
mod lost_points;
mod match_paces;
mod match_sets;
mod matches;
mod micro_match;
mod play_off;
mod round_robin;
mod scheveningen;
mod team_boards;
mod tie_break;
mod tie_method;

pub use barrage::{BarrageError, BarrageStep, barrage};
pub use compatriots::{LateMeeting, NumberChoice, choose_numbers};
pub use knockout::{Knockout, KnockoutError, KnockoutPlaces, Meeting, knockout_places};
pub use lost_points::{LostPoints, LostPointsRound};
pub use match_paces::{MOST_PACES, Paces, SetWorth};
pub use matches::{Aim, IfLevel, MatchError, MatchGame, MatchRules, MatchState, MatchStep, Stage, Verdict};
pub use micro_match::{MicroGame, MicroMatch, MicroStep};
pub use play_off::{GameKind, play_off_games};
pub use round_robin::{RoundRobin, RowOrder, TablePair, TableRound, meeting_round, table_clauses};
pub use scheveningen::{Scheveningen, ScheveningenGame, ScheveningenRound};
pub use team_boards::board_color;
pub use tie_break::{LadderStep, Rate, ladder};
pub use tie_method::{TieEvidence, TieMethod, TieStep, settle_tie};

/// One of two opponents: the first-named or the second-named. On a pairing sheet the first-named has White,
/// in the first game and on board 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side that was named first.
    First,
    /// The side that was named second.
    Second,
}

impl Side {
    /// Both, the first-named first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// 0 for the first-named, 1 for the second-named.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Side::First => "first",
            Side::Second => "second",
        })
    }
}

impl std::ops::Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// Why there is no schedule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum ScheduleError {
    /// Nobody to play against.
    #[error("a schedule needs at least two participants, not {0}")]
    TooFew(usize),
    /// More than the tables can number.
    #[error("a schedule can have at most {most} participants, not {given}")]
    TooMany {
        /// How many there are.
        given: usize,
        /// How many there may be.
        most: usize,
    },
    /// A round robin without a cycle.
    #[error("a round robin is played at least once")]
    NoCycle,
}
