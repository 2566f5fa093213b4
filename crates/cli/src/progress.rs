//! Progress bars: on standard error, for people at a terminal, and only for work that takes a while.

use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that appears when the work takes longer than a moment and goes away when it is done.
/// Copies move the same bar.
#[derive(Clone)]
pub(crate) struct Progress {
    bar: ProgressBar,
    begun: Instant,
    shown: Arc<Once>,
}

impl Progress {
    /// A bar for so many units of work, with a template as indicatif has them. Without a length it
    /// only counts.
    pub(crate) fn new(length: Option<u64>, template: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Progress { bar, begun: Instant::now(), shown: Arc::new(Once::new()) }
    }

    /// So many more units are done.
    pub(crate) fn advance(&self, units: u64) {
        self.bar.inc(units);
        if self.begun.elapsed() > PATIENCE {
            self.shown.call_once(|| self.bar.set_draw_target(ProgressDrawTarget::stderr()));
        }
    }

    /// The work has this length after all.
    pub(crate) fn set_length(&self, length: u64) {
        self.bar.set_length(length);
    }

    /// What is being worked on, where the template has `{msg}`.
    pub(crate) fn message(&self, what: String) {
        self.bar.set_message(what);
    }

    /// Whether a person can see the bar now.
    pub(crate) fn is_shown(&self) -> bool {
        !self.bar.is_hidden()
    }

    /// Takes the bar away while something else is printed, which must not ask the bar anything.
    pub(crate) fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// The work is done.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
