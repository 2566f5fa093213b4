//! Passwords are not guessed by trying: after a few failures each next one has to wait longer. The store counts
//! them, so a restart forgives nobody.

use damier_clock::{Moment, Span};
use damier_store::Failures;

/// So many failures cost nothing.
const FREE: u32 = 5;

/// The longest wait, after which the failures are forgotten too.
pub(crate) const LONGEST: Span = Span::minutes(15);

/// Under which name the failures for an account are counted.
pub(crate) fn subject(name: &str) -> String {
    format!("sign-in/{}", name.to_lowercase())
}

/// How long the next try has to wait, if it has to: ten seconds after the first failure that counts, twice as
/// long after each next one.
pub(crate) fn wait(failures: &Failures, now: Moment) -> Option<Span> {
    let doubled = failures.count.checked_sub(FREE + 1)?;
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
        let after = |count, waited| wait(&Failures { count, last }, last + Span::seconds(waited));
        assert_eq!(after(0, 0), None);
        assert_eq!(after(FREE, 0), None);
        assert_eq!(after(FREE + 1, 0), Some(Span::seconds(10)));
        assert_eq!(after(FREE + 1, 10), None);
        assert_eq!(after(FREE + 4, 30), Some(Span::seconds(50)));
        assert_eq!(after(u32::MAX, 0), Some(LONGEST));
    }
}
