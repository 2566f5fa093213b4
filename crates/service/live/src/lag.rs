//! How much of the way a move took over the network is given back.
//!
//! The server measures the way of each connection itself; what a client says about it counts for nothing. Each
//! player has a bucket of credit: every move of his adds half a second, at most a second and a half is saved. A
//! move is credited what its way took, but no more than the bucket holds and no more than the move took in all.
//! A steady connection is made good to the millisecond, a single delay up to what was saved, and somebody who
//! slows his connection down on purpose gains nothing beyond half a second a move.

use damier_clock::Span;

/// What one player has saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bucket {
    saved: Span,
}

impl Bucket {
    /// What each move adds.
    pub const PER_MOVE: Span = Span::millis(500);

    /// The most that is saved.
    pub const MOST: Span = Span::millis(1500);

    /// Before the first move.
    pub const fn new() -> Bucket {
        Bucket { saved: Bucket::PER_MOVE }
    }

    /// What could be credited now.
    pub const fn saved(self) -> Span {
        self.saved
    }

    /// What a move is credited whose way took `lag` and which took `spent` in all.
    pub fn credit(self, lag: Span, spent: Span) -> Span {
        lag.min(self.saved).min(spent)
    }

    /// The bucket after a move that was credited so much.
    #[must_use]
    pub fn after(self, credit: Span) -> Bucket {
        Bucket { saved: (self.saved.less(credit) + Bucket::PER_MOVE).min(Bucket::MOST) }
    }
}

impl Default for Bucket {
    fn default() -> Bucket {
        Bucket::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_steady_way_is_made_good() {
        let mut bucket = Bucket::new();
        for _ in 0..100 {
            let credit = bucket.credit(Span::millis(180), Span::seconds(3));
            assert_eq!(credit, Span::millis(180));
            bucket = bucket.after(credit);
        }
    }

    #[test]
    fn a_slow_way_gains_half_a_second_a_move() {
        let mut bucket = Bucket::new();
        let mut given = Span::ZERO;
        for _ in 0..10 {
            let credit = bucket.credit(Span::seconds(4), Span::seconds(5));
            given += credit;
            bucket = bucket.after(credit);
        }
        assert_eq!(given, Bucket::PER_MOVE.times(10));
    }

    #[test]
    fn one_delay_is_made_good_up_to_what_was_saved() {
        let rested = (0..9).fold(Bucket::new(), |bucket, _| bucket.after(Span::ZERO));
        assert_eq!(rested.credit(Span::seconds(4), Span::seconds(5)), Bucket::MOST);
        assert_eq!(rested.credit(Span::seconds(4), Span::millis(20)), Span::millis(20));
    }
}
