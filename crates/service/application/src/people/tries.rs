//! Passwords are not guessed by trying: after a few failures each next one has to wait longer. They are counted for
//! the name that is tried, and for the address from which somebody tries many names. Whoever comes from a browser that
//! is known to the account is counted by that browser alone, so that no stranger can keep him out. The store counts
//! them, so a restart forgives nobody; of names it keeps only what cannot be read back.

use damier_clock::{Moment, Span};
use damier_store::{AccountId, Database, Failures, Fault, NameKey, SecretHash};

/// The longest wait, after which the failures are forgotten too.
const LONGEST: Span = Span::minutes(15);

/// What failures are counted by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject {
    key: String,
    /// So many failures cost nothing.
    free: u32,
}

#[derive(Debug, Clone, Copy)]
pub enum Trier<'a> {
    /// Anybody who says a name, from an address if one is known.
    Anybody(&'a NameKey, Option<&'a str>),
    /// Somebody at a browser that is known to the account.
    Known(&'a SecretHash, AccountId),
    /// Somebody who says no name.
    Nameless(Option<&'a str>),
}

impl Trier<'_> {
    /// What the attempt is counted by.
    pub fn subjects(&self) -> Vec<Subject> {
        // However a name is spelt, it is one name; however long it is, so is its hash.
        let named = |name: &NameKey| Subject {
            key: format!("sign-in/{}", SecretHash::of(name.as_str()).as_str()),
            free: 5,
        };
        // A whole club may sit behind one address.
        let from = |from: &str| Subject { key: format!("sign-in-from/{from}"), free: 30 };
        match self {
            Trier::Anybody(name, address) => std::iter::once(named(name)).chain(address.map(from)).collect(),
            Trier::Known(device, account) => {
                vec![Subject { key: format!("sign-in-at/{}/{}", device.as_str(), account.0), free: 5 }]
            }
            Trier::Nameless(address) => address.map(from).into_iter().collect(),
        }
    }

    /// What is forgotten when it went well. What was counted by an address stays: whoever knows one password may
    /// still be guessing others.
    fn forgiven(&self) -> Vec<Subject> {
        match self {
            Trier::Anybody(name, _) => Trier::Anybody(name, None).subjects(),
            Trier::Known(..) => self.subjects(),
            Trier::Nameless(_) => Vec::new(),
        }
    }
}

/// How long the next try has to wait, if it has to.
pub async fn wait(database: &Database, by: Trier<'_>, now: Moment) -> Result<Option<Span>, Fault> {
    let mut longest = None;
    for subject in by.subjects() {
        let failures = database.failures(&subject.key).await?;
        longest = longest.max(left(&failures, subject.free, now));
    }
    Ok(longest)
}

/// Counts a failure.
pub async fn failed(database: &Database, by: Trier<'_>, now: Moment) -> Result<(), Fault> {
    for subject in by.subjects() {
        database.count_failure(&subject.key, now, LONGEST).await?;
    }
    Ok(())
}

/// Forgets failures, because it went well.
pub async fn succeeded(database: &Database, by: Trier<'_>) -> Result<(), Fault> {
    for subject in by.forgiven() {
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

    #[test]
    fn every_spelling_of_a_name_is_counted_together() {
        let subjects = |name: &str| Trier::Anybody(&NameKey::of(name), None).subjects();
        for spelt in ["OLENA", "Ｏlena", "oＬena", "𝕆lena", "ⓄLENA", "Olena"] {
            assert_eq!(subjects(spelt), subjects("olena"), "{spelt}");
        }
        assert_ne!(subjects("olga"), subjects("olena"));
        assert!(subjects(&"x".repeat(60_000))[0].key.len() < 100, "a long name takes no more room");
    }
}
