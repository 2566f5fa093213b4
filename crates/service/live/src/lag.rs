//! How much of the way a move took over the network is given back.
//!
//! The server measures the way of each connection itself; what a client says about it counts for nothing. But a client
//! can answer late on purpose, and then its way looks long. So each player has a budget for the whole game: a sixtieth
//! of the time he has, at least half a second and at most three, and a tenth of a second more with every move. A move
//! is credited what its way took, but no more than half a second, no more than the budget holds and no more than the
//! move took in all. In n moves nobody gains more than three seconds and n tenths of a second, and whoever always
//! claims half a second a move is down to a tenth after the first few.
//!
//! An ordinary way is made good to the millisecond from the first move to the last, a slow one for as long as the
//! budget lasts.

use damier_clock::{Control, Span};

/// What one player has left of his budget.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bucket {
    left: Span,
}

impl Bucket {
    /// The most that one move is credited.
    pub const A_MOVE: Span = Span::millis(500);

    /// What each move adds.
    pub const BACK: Span = Span::millis(100);

    /// The least and the most with which a game begins; no more is ever saved.
    pub const LEAST: Span = Span::millis(500);
    pub const MOST: Span = Span::seconds(3);

    /// The budget of a game in which a player has so much time.
    pub fn new(time: Span) -> Bucket {
        Bucket { left: Span::millis(time.as_millis() / 60).max(Bucket::LEAST).min(Bucket::MOST) }
    }

    /// The budget under a control.
    pub fn of(control: &Control) -> Bucket {
        Bucket::new(control.periods().first().map_or(Span::ZERO, |period| period.time))
    }

    /// What could be credited now.
    pub fn saved(self) -> Span {
        self.left.min(Bucket::A_MOVE)
    }

    /// What a move is credited whose way took `lag` and which took `spent` in all.
    pub fn credit(self, lag: Span, spent: Span) -> Span {
        lag.min(self.saved()).min(spent)
    }

    /// The budget after a move that was credited so much.
    #[must_use]
    pub fn after(self, credit: Span) -> Bucket {
        Bucket { left: (self.left.less(credit) + Bucket::BACK).min(Bucket::MOST) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is given in so many moves to somebody whose way seems to take so long.
    fn given(time: Span, lag: Span, moves: u32) -> Vec<Span> {
        let mut bucket = Bucket::new(time);
        let mut credits = Vec::new();
        for _ in 0..moves {
            let credit = bucket.credit(lag, Span::seconds(5));
            credits.push(credit);
            bucket = bucket.after(credit);
        }
        credits
    }

    #[test]
    fn an_ordinary_way_is_made_good_for_ever() {
        let credits = given(Span::minutes(1), Span::millis(95), 300);
        assert!(credits.iter().all(|credit| *credit == Span::millis(95)));
    }

    #[test]
    fn a_slow_way_is_made_good_through_a_usual_game() {
        let credits = given(Span::minutes(5), Span::millis(170), 40);
        assert!(credits.iter().all(|credit| *credit == Span::millis(170)));
    }

    #[test]
    fn who_always_answers_late_runs_out_of_budget() {
        for minutes in [1_u64, 3, 10, 90] {
            let credits = given(Span::minutes(minutes), Span::seconds(4), 60);
            let all = credits.iter().fold(Span::ZERO, |all, credit| all + *credit);
            assert!(all <= Bucket::MOST + Bucket::BACK.times(60), "{minutes} minutes gave {all}");
            assert!(credits.iter().all(|credit| *credit <= Bucket::A_MOVE));
            assert!(credits[10..].iter().all(|credit| *credit <= Bucket::BACK), "{credits:?}");
        }
    }

    #[test]
    fn no_move_is_credited_more_than_it_took() {
        assert_eq!(
            Bucket::new(Span::minutes(5)).credit(Span::seconds(4), Span::millis(20)),
            Span::millis(20)
        );
    }
}
