//! An allowance: what somebody has left of something, which fills up again as time passes. What it counts, acts or
//! seconds of a search, is the caller's affair.

use std::time::Instant;

/// How much somebody may have.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Budget {
    /// So much in a second, on the average.
    pub a_second: f64,
    /// So much at once, after having been quiet.
    pub at_once: f64,
}

/// What is left to somebody, and when that was reckoned.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Allowance {
    budget: Budget,
    left: f64,
    at: Instant,
}

impl Allowance {
    pub(crate) fn full(budget: Budget, now: Instant) -> Allowance {
        Allowance { budget, left: budget.at_once, at: now }
    }

    pub(crate) fn left(&self, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * self.budget.a_second).min(self.budget.at_once)
    }

    pub(crate) fn is_full(&self, now: Instant) -> bool {
        self.left(now) >= self.budget.at_once
    }

    /// What is left, if it is at least so much; else the whole seconds to wait until it is.
    pub(crate) fn at_least(&self, least: f64, now: Instant) -> Result<f64, u64> {
        let left = self.left(now);
        if left < least {
            return Err(((least - left) / self.budget.a_second).ceil().max(1.0) as u64);
        }
        Ok(left)
    }

    /// Takes so much away, or all that is left.
    pub(crate) fn spend(&mut self, much: f64, now: Instant) {
        self.left = (self.left(now) - much).max(0.0);
        self.at = now;
    }
}
