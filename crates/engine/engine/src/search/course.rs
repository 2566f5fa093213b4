//! How the depths of a search went, and what that says about the time a move deserves.

use crate::score::Value;

/// So many times the usual time is enough when the best move has been the same for so many depths.
const BY_STEADINESS: [f64; 6] = [1.7, 1.4, 1.2, 1.0, 0.9, 0.8];

/// So many times more when the score has fallen.
const FALLING: f64 = 1.5;

/// It has fallen if it is so much less than two depths before.
const FALL: Value = 12;

/// The best move and the score, depth after depth.
#[derive(Default)]
pub(super) struct Course {
    /// Depths in a row that had the best move of the one before.
    steady: usize,
    /// The scores of the last depth and the two before.
    scores: [Option<Value>; 3],
}

impl Course {
    /// Another depth has ended.
    pub(super) fn add(&mut self, same_move: bool, score: Value) {
        self.steady = if same_move { self.steady + 1 } else { 0 };
        self.scores = [Some(score), self.scores[0], self.scores[1]];
    }

    /// How much longer than usual the move is worth thinking about, or shorter.
    pub(super) fn patience(&self) -> f64 {
        let patience = BY_STEADINESS[self.steady.min(BY_STEADINESS.len() - 1)];
        match self.scores {
            [Some(last), _, Some(before)] if last < before - FALL => patience * FALLING,
            _ => patience,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_steady_move_takes_less_time_and_a_falling_score_more() {
        let mut course = Course::default();
        for _ in 0..10 {
            course.add(true, 40);
        }
        let calm = course.patience();
        course.add(true, 20);
        let falling = course.patience();
        course.add(false, 20);
        let changed = course.patience();
        assert!(calm < 1.0 && falling > calm && changed > falling, "{calm} {falling} {changed}");
    }
}
