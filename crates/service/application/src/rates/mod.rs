//! How often somebody may ask: each has an allowance that fills up again as time passes.

mod act;

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use damier_store::SecretHash;

pub use act::{API, Act};

/// So many are remembered before those with a full allowance are forgotten.
const REMEMBERED: usize = 10_000;

/// Who is counted.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// Whoever asks from an address; none: all of whom nothing is known, together.
    Address(Option<String>),
    /// Whoever asks with the secret that a browser keeps.
    Session(SecretHash),
    /// Whoever asks by a token.
    Token(i64),
    /// Whoever asks at one place, such as a side of a board.
    Place(String),
}

/// How much somebody may do.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Budget {
    /// So often in a second, on the average.
    pub a_second: f64,
    /// So often at once, after having been quiet.
    pub at_once: f64,
}

/// What is left to somebody, and when that was reckoned.
struct Allowance {
    budget: Budget,
    left: f64,
    at: Instant,
}

impl Allowance {
    fn now(&self, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * self.budget.a_second).min(self.budget.at_once)
    }

    fn is_full(&self, now: Instant) -> bool {
        self.now(now) >= self.budget.at_once
    }
}

/// The allowances of all.
#[derive(Default)]
pub struct Rates(Mutex<HashMap<(Act, Who), Allowance>>);

impl Rates {
    /// Counts one act; the seconds to wait if it is too many.
    pub fn count(&self, act: Act, who: Who, now: Instant) -> Result<(), u64> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= REMEMBERED {
            all.retain(|_, own| !own.is_full(now));
        }
        let budget = act.budget(&who);
        let key = (act, who);
        let left = all.get(&key).map_or(budget.at_once, |own| own.now(now));
        if left < 1.0 {
            return Err(((1.0 - left) / budget.a_second).ceil().max(1.0) as u64);
        }
        all.insert(key, Allowance { budget, left: left - 1.0, at: now });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn who_asks_too_often_waits() {
        let (rates, begun) = (Rates::default(), Instant::now());
        let count = |token, at| rates.count(Act::Api, Who::Token(token), at);
        for _ in 0..API.at_once as usize {
            assert_eq!(count(1, begun), Ok(()));
        }
        assert_eq!(count(1, begun), Err(1));
        assert_eq!(count(2, begun), Ok(()), "others are not disturbed");
        assert_eq!(count(1, begun + Duration::from_secs(1)), Ok(()));
    }

    #[test]
    fn each_act_has_its_own_allowance() {
        let (rates, begun) = (Rates::default(), Instant::now());
        let from = || Who::Address(Some("203.0.113.9".to_owned()));
        let most = Act::Newcomer.budget(&from()).at_once as usize;
        for _ in 0..most {
            assert_eq!(rates.count(Act::Newcomer, from(), begun), Ok(()));
        }
        assert!(matches!(rates.count(Act::Newcomer, from(), begun), Err(30 | 31)));
        let later = rates.count(Act::Newcomer, from(), begun + Duration::from_secs(20));
        assert!(matches!(later, Err(10 | 11)), "{later:?}");
        assert_eq!(rates.count(Act::Form, from(), begun), Ok(()));
        assert_eq!(rates.count(Act::Newcomer, from(), begun + Duration::from_secs(31)), Ok(()));
    }
}
