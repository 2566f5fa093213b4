//! Passwords are not guessed by trying: after a few failures each next one has to wait longer.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So many failures cost nothing.
const FREE: u32 = 5;

/// The longest wait.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// At most so many names are remembered; those whose wait is over are forgotten first.
const MOST: usize = 10_000;

struct Failures {
    count: u32,
    until: Instant,
}

/// Failures by name.
#[derive(Default)]
pub(crate) struct Tries(Mutex<HashMap<String, Failures>>);

impl Tries {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Failures>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long the next try for a name has to wait.
    pub(crate) fn wait(&self, name: &str) -> Option<Duration> {
        let all = self.all();
        let own = all.get(&name.to_lowercase())?;
        own.until.checked_duration_since(Instant::now()).filter(|_| own.count > FREE)
    }

    /// A try has failed. The first that counts costs `first`, each next one twice as much.
    pub(crate) fn failed(&self, name: &str, first: Duration) {
        let mut all = self.all();
        if all.len() >= MOST {
            let now = Instant::now();
            all.retain(|_, own| own.until > now);
        }
        let own = all.entry(name.to_lowercase()).or_insert(Failures { count: 0, until: Instant::now() });
        own.count += 1;
        let doubled = own.count.saturating_sub(FREE + 1).min(16);
        own.until = Instant::now() + (first * 2u32.pow(doubled)).min(LONGEST);
    }

    /// A try has succeeded.
    pub(crate) fn forget(&self, name: &str) {
        self.all().remove(&name.to_lowercase());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guessing_becomes_slow() {
        let tries = Tries::default();
        for _ in 0..FREE {
            tries.failed("Olena", Duration::from_secs(1));
            assert_eq!(tries.wait("olena"), None);
        }
        for _ in 0..4 {
            tries.failed("olena", Duration::from_secs(1));
        }
        assert!(tries.wait("OLENA").is_some_and(|wait| wait > Duration::from_secs(6)));
        assert_eq!(tries.wait("ivan"), None);
        tries.forget("olena");
        assert_eq!(tries.wait("olena"), None);
    }
}
