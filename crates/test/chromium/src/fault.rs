//! What can go wrong.

use std::fmt;
use std::time::Duration;

/// What can go wrong.
#[derive(thiserror::Error)]
pub enum Fault {
    /// There is no such program.
    #[error(
        "no Chromium is found: neither DAMIER_CHROMIUM names one, nor is one of {tried} in PATH; \
         install it (Debian and Ubuntu: apt-get install chromium)"
    )]
    Missing {
        /// The names that were tried.
        tried: String,
    },
    /// It does not start.
    #[error("Chromium does not start: {told}")]
    NotStarted {
        /// What it said.
        told: String,
    },
    /// The line to it is broken.
    #[error("the line to Chromium is broken: {why}")]
    Line { why: String },
    /// It refuses a command.
    #[error("Chromium refuses {command}: {why}")]
    Refused { command: &'static str, why: String },
    /// A script on the page fails.
    #[error("{script}: {why}")]
    Script {
        script: String,
        /// What it threw.
        why: String,
    },
    /// Something does not come.
    #[error("at {address} this did not come in {} s: {wanted}\nthe page says: {text}", waited.as_secs())]
    NotCome {
        /// What was waited for.
        wanted: String,
        waited: Duration,
        address: String,
        /// What is there instead.
        text: String,
    },
}

/// A test that fails prints this, so it is written for people.
impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
