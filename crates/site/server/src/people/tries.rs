//! Passwords are not guessed by trying: after a few failures each next one has to wait longer. They are counted for
//! the name that is tried, and for the address from which somebody tries many names. The store counts them, so a
//! restart forgives nobody.

use damier_clock::{Moment, Span};
use damier_store::{Database, Failures, Fault};

/// The longest wait, after which the failures are forgotten too.
const LONGEST: Span = Span::minutes(15);

/// What failures are counted by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Subject {
    key: String,
    /// So many failures cost nothing.
    free: u32,
}

/// What an attempt is counted by: the name, and from where it comes if that is known.
pub(crate) fn subjects(name: Option<&str>, from: Option<&str>) -> Vec<Subject> {
    let name = name.map(|name| Subject { key: format!("sign-in/{}", name.to_lowercase()), free: 5 });
    // A whole club may sit behind one address.
    let from = from.map(|from| Subject { key: format!("sign-in-from/{from}"), free: 30 });
    name.into_iter().chain(from).collect()
}

/// How long the next try has to wait, if it has to.
pub(crate) async fn wait(database: &Database, by: &[Subject], now: Moment) -> Result<Option<Span>, Fault> {
    let mut longest = None;
    for subject in by {
        let failures = database.failures(&subject.key).await?;
        longest = longest.max(left(&failures, subject.free, now));
    }
    Ok(longest)
}

/// Counts a failure.
pub(crate) async fn failed(database: &Database, by: &[Subject], now: Moment) -> Result<(), Fault> {
    for subject in by {
        database.count_failure(&subject.key, now, LONGEST).await?;
    }
    Ok(())
}

/// Forgets the failures of a name, because it went well. Those of an address stay: whoever knows one password may
/// still be guessing others.
pub(crate) async fn succeeded(database: &Database, name: &str) -> Result<(), Fault> {
    for subject in subjects(Some(name), None) {
        database.clear_failures(&subject.key).await?;
    }
    Ok(())
}

/// Ten seconds after the first failure that counts, twice as long after each next one.
fn left(failures: &Failures, free: u32, now: Moment) -> Option<Span> {
    let doubled = failures.count.checked_sub(free + 1)?;
    let whole = Span::seconds(10 << doubled.min(20)).min(LONGEST);
    let waited = now.since(failures.last);
    (waited < whole).then(|| Span::millis(whole.as_millis() - waited.as_millis()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guessing_becomes_slow() {
        let last = Moment::from_millis(1_000_000);
        let after = |count, waited| left(&Failures { count, last }, 5, last + Span::seconds(waited));
        assert_eq!(after(0, 0), None);
        assert_eq!(after(5, 0), None);
        assert_eq!(after(6, 0), Some(Span::seconds(10)));
        assert_eq!(after(6, 10), None);
        assert_eq!(after(9, 30), Some(Span::seconds(50)));
        assert_eq!(after(u32::MAX, 0), Some(LONGEST));
    }
}
