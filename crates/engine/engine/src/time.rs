//! How long to think with so much left on the clock.
//!
//! | control | what the clock says |
//! | --- | --- |
//! | sudden death | `left` only |
//! | increment | `increment` as well, already earned for this move or not: see [`TimeLeft::increment`] |
//! | periods | `moves_to_go` moves until the next period brings new time |
//!
//! ```
//! use std::time::Duration;
//! use damier_engine::TimeLeft;
//!
//! let clock = TimeLeft { left: Duration::from_secs(60), ..TimeLeft::default() };
//! let thinking = clock.thinking();
//! assert!(thinking.enough < thinking.most && thinking.most < Duration::from_secs(10));
//! ```

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crate::limits::Thinking;

/// So many more moves a game is taken to last when the clock does not say.
const EXPECTED_MOVES: u32 = 25;

/// A move never takes more than this part of what is left, the last of a period excepted.
const LARGEST_PART: f64 = 0.3;

/// A hard move may take so many times the share of a move.
const PATIENCE: f64 = 4.0;

/// No further depth is begun after this part of a move's share, since it takes longer than the one before.
const BEGIN_NO_MORE: f64 = 0.65;

/// The clock of the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeLeft {
    /// Time left for this move and the following ones.
    pub left: Duration,
    /// Time that each later move earns. What this move earns before it is made belongs to `left`.
    pub increment: Duration,
    /// Moves to make, this one included, before new time is added; `None` if the time is for all moves.
    pub moves_to_go: Option<u32>,
    /// Time lost between the clock and the engine with each move.
    pub overhead: Duration,
}

impl Default for TimeLeft {
    fn default() -> TimeLeft {
        TimeLeft {
            left: Duration::ZERO,
            increment: Duration::ZERO,
            moves_to_go: None,
            overhead: Duration::from_millis(30),
        }
    }
}

impl TimeLeft {
    /// How long to think about this move. The most is below the time left, unless nothing is left at all; then
    /// it is a millisecond.
    pub fn thinking(&self) -> Thinking {
        let moves = f64::from(self.moves_to_go.unwrap_or(EXPECTED_MOVES).clamp(1, 2 * EXPECTED_MOVES));
        let usable = self.usable(moves);
        let share = usable / moves + self.increment.as_secs_f64() * (moves - 1.0) / moves * 0.8;
        let largest = if self.moves_to_go == Some(1) { 1.0 } else { LARGEST_PART };
        // With little on the clock the increment alone may be more than a part of what is left.
        let most = (share * PATIENCE).min(usable * largest).max(share.min(usable * 0.8));
        let enough = (share * BEGIN_NO_MORE).min(most);
        Thinking { enough: seconds(enough), most: seconds(most) }
    }

    /// What is left when the time on the way is taken off for all moves to come, in seconds. A nearly empty clock
    /// is used up to a tenth.
    fn usable(&self, moves: f64) -> f64 {
        let left = self.left.as_secs_f64();
        (left - moves * self.overhead.as_secs_f64()).max(left * 0.1)
    }
}

impl Thinking {
    /// A fixed time for a move, less what is lost on the way.
    pub fn for_move(time: Duration, overhead: Duration) -> Thinking {
        let least = Duration::from_millis(1);
        Thinking::exactly(time.saturating_sub(overhead).max(time / 2).max(least))
    }
}

/// The time since the clock was looked at first.
pub(crate) fn since_the_first_look() -> Duration {
    static FIRST: OnceLock<Instant> = OnceLock::new();
    FIRST.get_or_init(Instant::now).elapsed()
}

fn seconds(time: f64) -> Duration {
    Duration::try_from_secs_f64(time).unwrap_or(Duration::MAX).max(Duration::from_millis(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left: u64, increment: u64, moves_to_go: Option<u32>) -> TimeLeft {
        let (left, increment) = (Duration::from_millis(left), Duration::from_millis(increment));
        TimeLeft { left, increment, moves_to_go, ..TimeLeft::default() }
    }

    /// Plays on with every move taking the most; the clock must never fall.
    fn survives(mut clock: TimeLeft, moves: u32) {
        for made in 0..moves {
            let most = clock.thinking().most + clock.overhead / 2;
            assert!(most <= clock.left, "move {made}: {most:?} of {:?}", clock.left);
            clock.left = clock.left - most + clock.increment;
            clock.moves_to_go = clock.moves_to_go.map(|moves| moves - 1);
            if clock.moves_to_go == Some(0) {
                return;
            }
        }
    }

    #[test]
    fn the_flag_never_falls_even_if_every_move_is_hard() {
        survives(clock(60_000, 0, None), 60);
        survives(clock(60_000, 0, Some(30)), 30);
        survives(clock(1_000, 100, None), 300);
        survives(clock(500, 1_000, None), 300);
        survives(clock(3_600_000, 0, Some(50)), 50);
        survives(clock(10_000, 0, Some(1)), 1);
    }

    #[test]
    fn usual_moves_share_the_clock() {
        let thinking = clock(50_000, 0, None).thinking();
        assert!((1_200..=1_300).contains(&thinking.enough.as_millis()), "{thinking:?}");
        assert!((7_500..=8_000).contains(&thinking.most.as_millis()), "{thinking:?}");
        let last = clock(10_000, 0, Some(1)).thinking();
        assert!(last.most > Duration::from_millis(9_900), "{last:?}");
        let earning = clock(10_000, 2_000, None).thinking();
        assert!(earning.enough > Duration::from_secs(1), "{earning:?}");
    }

    #[test]
    fn strange_clocks_have_an_answer() {
        for left in [0, 1, 5, u64::MAX / 4] {
            for increment in [0, 1, u64::MAX / 4] {
                for moves in [None, Some(0), Some(1), Some(u32::MAX)] {
                    let thinking = clock(left, increment, moves).thinking();
                    assert!(thinking.enough <= thinking.most);
                    assert!(thinking.most >= Duration::from_millis(1));
                }
            }
        }
        let long = TimeLeft { left: Duration::MAX, increment: Duration::MAX, ..TimeLeft::default() };
        assert!(long.thinking().most > Duration::from_secs(1));
    }

    #[test]
    fn a_fixed_time_loses_what_is_lost_on_the_way() {
        let ms = Duration::from_millis;
        assert_eq!(Thinking::for_move(ms(1_000), ms(20)), Thinking::exactly(ms(980)));
        assert_eq!(Thinking::for_move(ms(10), ms(20)), Thinking::exactly(ms(5)));
        assert_eq!(Thinking::for_move(ms(0), ms(20)), Thinking::exactly(ms(1)));
    }
}
