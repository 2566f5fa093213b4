//! How often somebody may ask: each has an allowance that fills up again as time passes.

mod act;
mod allowance;
mod lines;

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use damier_store::SecretHash;

pub(crate) use act::is_here;
pub use act::{API, Act};
pub(crate) use allowance::Allowance;
pub use allowance::Budget;
pub use lines::{HeldLine, Lines, TooManyLines};

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
        let own = all.entry((act, who)).or_insert_with(|| Allowance::full(budget, now));
        own.at_least(1.0, now)?;
        own.spend(1.0, now);
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
