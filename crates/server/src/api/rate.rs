//! How often somebody may ask: each has an allowance that fills up again as time passes.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Requests in a second, on the average.
pub(crate) const A_SECOND: f64 = 20.0;

/// Requests that somebody who was quiet may make at once.
pub(crate) const AT_ONCE: f64 = 200.0;

/// So many are remembered before those with a full allowance are forgotten.
const REMEMBERED: usize = 10_000;

/// Who is counted.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    /// Whoever asks from an address; none: all of whom nothing is known, together.
    Address(Option<String>),
    /// Whoever asks by a token.
    Token(i64),
}

/// What is left to somebody, and when that was reckoned.
struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    fn now(&self, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * A_SECOND).min(AT_ONCE)
    }
}

/// The allowances of all.
#[derive(Default)]
pub(crate) struct Rates(Mutex<HashMap<Key, Allowance>>);

impl Rates {
    /// Counts one request; the seconds to wait if it is too many.
    pub(crate) fn count(&self, key: Key, now: Instant) -> Result<(), u64> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= REMEMBERED {
            all.retain(|_, own| own.now(now) < AT_ONCE);
        }
        let left = all.get(&key).map_or(AT_ONCE, |own| own.now(now));
        if left < 1.0 {
            return Err(((1.0 - left) / A_SECOND).ceil().max(1.0) as u64);
        }
        all.insert(key, Allowance { left: left - 1.0, at: now });
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
        for _ in 0..AT_ONCE as usize {
            assert_eq!(rates.count(Key::Token(1), begun), Ok(()));
        }
        assert_eq!(rates.count(Key::Token(1), begun), Err(1));
        assert_eq!(rates.count(Key::Token(2), begun), Ok(()), "others are not disturbed");
        assert_eq!(rates.count(Key::Token(1), begun + Duration::from_secs(1)), Ok(()));
    }
}
