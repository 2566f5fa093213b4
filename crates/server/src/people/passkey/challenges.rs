//! What devices have been asked to sign: kept here only, each for one answer and five minutes.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use damier_clock::{Moment, Span};
use damier_store::AccountId;

use crate::secret;

/// How long an answer is waited for.
const PATIENCE: Span = Span::minutes(5);

/// So many questions may be open at once.
const MOST: usize = 10_000;

/// Why a device was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// A new key for an account.
    Key(AccountId),
    /// To sign in.
    SignIn,
}

struct Open {
    wanted: Wanted,
    /// Which browser was asked, by its secret.
    browser: String,
    until: Moment,
}

/// The open questions.
#[derive(Default)]
pub(crate) struct Challenges(Mutex<HashMap<Vec<u8>, Open>>);

impl Challenges {
    /// Asks a browser; the bytes to be signed. None if too many are asked already.
    pub(crate) fn ask(&self, wanted: Wanted, browser: &str, now: Moment) -> Option<[u8; 32]> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, own| own.until > now);
        if open.len() >= MOST {
            return None;
        }
        let challenge: [u8; 32] = secret::random();
        let question = Open { wanted, browser: browser.to_owned(), until: now + PATIENCE };
        open.insert(challenge.to_vec(), question);
        Some(challenge)
    }

    /// Whether a browser was asked this; from now on it was not.
    pub(crate) fn answered(&self, challenge: &[u8], wanted: Wanted, browser: &str, now: Moment) -> bool {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let asked = open.remove(challenge);
        asked.is_some_and(|own| own.wanted == wanted && own.browser == browser && own.until > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_answered_once_in_time_and_by_whom_was_asked() {
        let (open, now) = (Challenges::default(), Moment::from_millis(0));
        let ask = || open.ask(Wanted::SignIn, "browser", now).expect("a challenge");
        let first = ask();
        assert!(open.answered(&first, Wanted::SignIn, "browser", now));
        assert!(!open.answered(&first, Wanted::SignIn, "browser", now), "once");
        assert!(!open.answered(&ask(), Wanted::SignIn, "other", now));
        assert!(!open.answered(&ask(), Wanted::Key(AccountId(1)), "browser", now));
        assert!(!open.answered(&ask(), Wanted::SignIn, "browser", now + PATIENCE));
        assert!(!open.answered(b"invented", Wanted::SignIn, "browser", now));
    }
}
