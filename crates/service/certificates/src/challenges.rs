//! What an authority asks for to see that a name is ours: it fetches
//! `http://NAME/.well-known/acme-challenge/TOKEN` (RFC 8555, 8.3).

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The answers that are waited for now.
#[derive(Debug, Default)]
pub struct Challenges {
    waiting: Mutex<BTreeMap<String, String>>,
}

impl Challenges {
    /// Where authorities look.
    pub const PATH: &'static str = "/.well-known/acme-challenge/";

    /// The answer to a token, if it is waited for.
    pub fn answer(&self, token: &str) -> Option<String> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).get(token).cloned()
    }

    pub(crate) fn expect(&self, token: String, answer: String) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).insert(token, answer);
    }

    pub(crate) fn forget(&self) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
